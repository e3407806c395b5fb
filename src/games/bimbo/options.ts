import {
  dealsOption,
  flagOption,
  named,
  numberOption,
  type OptionValues,
  playersOption,
  type ValuesOf,
  young,
} from '../../engine/options.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';

const TWO_PACKS_FROM = 7;
const VICE_FROM = 5;
const packsFor = ({ players }: OptionValues): number => (Number(players) >= TWO_PACKS_FROM ? 2 : 1);

export const options = {
  players: playersOption(3, 12, 4),
  group: named(
    text('equal cards together, at most', 'gleiche Karten zusammen, höchstens'),
    numberOption(
      2,
      8,
      2,
      text(
        'how many equal cards may be played together',
        'wie viele gleiche Karten zusammen gespielt werden dürfen',
      ),
    ),
  ),
  vice: named(
    text('Vize-König and Vize-Bimbo exchange', 'Vize-König und Vize-Bimbo tauschen'),
    flagOption(
      true,
      text(
        'with five or more, Vize-König and Vize-Bimbo exchange a card too',
        'ab fünf Spielern tauschen auch Vize-König und Vize-Bimbo eine Karte',
      ),
    ),
  ),
  packs: young(
    named(
      text('packs', 'Kartenspiele'),
      numberOption(
        1,
        2,
        packsFor,
        text(
          'packs of 32 cards; seven or more may play with one or two',
          'Kartenspiele zu 32 Blatt; ab sieben Spielern eines oder zwei',
        ),
      ),
    ),
  ),
  rounds: named(
    text('deals in a match', 'Spiele je Partie'),
    numberOption(1, 99, 5, text('deals in a match', 'Spiele in einer Partie')),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;

const TOO_MANY_PACKS = text(
  'two packs are for seven players or more',
  'zwei Kartenspiele sind für sieben Spieler und mehr',
);

export const check = ({ packs, players }: Options): Refusal | undefined =>
  packs > 1 && players < TWO_PACKS_FROM ? refuse('BIM-1', TOO_MANY_PACKS) : undefined;

/** BIM-7: with five or more, unless the option forbids it. */
export const exchangesVice = ({ vice, players }: Pick<Options, 'players' | 'vice'>): boolean =>
  vice && players >= VICE_FROM;

/** The most cards that can be played together: no more than there are of a rank. */
export const togetherAtMost = ({ group, packs }: Pick<Options, 'group' | 'packs'>): number =>
  Math.min(group, 4 * packs);
