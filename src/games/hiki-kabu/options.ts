import {
  choiceOption,
  dealsOption,
  flagOption,
  named,
  numberAmong,
  numberOption,
  playersOption,
  rarely,
  type ValuesOf,
  young,
} from '../../engine/options.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 8, 4),
  rounds: named(
    text('rounds', 'Runden'),
    numberOption(1, 999, 12, text('rounds in a match', 'Runden in einer Partie')),
  ),
  chips: named(
    text('chips at the start', 'Chips zu Beginn'),
    numberOption(
      30,
      100_000,
      100,
      text('chips each player begins with', 'Chips, mit denen jeder beginnt'),
    ),
  ),
  ...rarely({
    dealerStakes: named(
      text('the dealer stakes too', 'auch der Geber setzt'),
      flagOption(
        true,
        text(
          'whether the dealer too puts in the value of their open card',
          'ob auch der Geber den Wert seiner offenen Karte setzt',
        ),
      ),
    ),
    fourthCard: young(
      named(
        text('a fourth card', 'eine vierte Karte'),
        flagOption(
          false,
          text(
            'whether the limits bind a hand of three cards too, so that it may need a fourth',
            'ob die Grenzen auch für drei Karten gelten, so dass eine vierte nötig sein kann',
          ),
        ),
      ),
    ),
    alikeStakes: young(
      named(
        text('stakes due to three alike', 'Einsätze bei drei Gleichen'),
        numberAmong(
          [3, 4],
          3,
          text(
            'what three alike cost the losers: three stakes in all, or three on top of the first',
            'was drei Gleiche die Verlierer kosten: insgesamt drei Einsätze oder drei zum ersten dazu',
          ),
        ),
      ),
    ),
    drawTies: young(
      named(
        text('draw again after a tie', 'bei Gleichstand neu ziehen'),
        choiceOption(
          {
            lowest: text('only if it is for the lowest card', 'nur um die niedrigste Karte'),
            highest: text('also if it is for the highest card', 'auch um die höchste Karte'),
          },
          'lowest',
          text(
            'which ties have everybody draw again for the deal',
            'bei welchem Gleichstand alle noch einmal um das Geben ziehen',
          ),
        ),
      ),
    ),
  }),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;

const HIGHEST_STAKE = 10;

/** HIK-10: with fewer chips, too few for the dearest loss, a player is out. */
export const entryOf = ({ alikeStakes }: Pick<Options, 'alikeStakes'>): number =>
  HIGHEST_STAKE * alikeStakes;

const TOO_FEW = text(
  'nobody with fewer than $1 chips may play, so each must begin with as many',
  'mit weniger als $1 Chips spielt niemand, also muss jeder mit so vielen beginnen',
);

export const check = (given: Options): Refusal | undefined =>
  given.chips < entryOf(given) ? refuse('HIK-10', fill(TOO_FEW, entryOf(given))) : undefined;
