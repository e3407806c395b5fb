import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const options = {
  players: playersOption(2, 8, 4),
  rounds: {
    kind: 'number',
    isLength: true,
    range: [1, 999],
    default: 12,
    label: text('rounds', 'Runden'),
    meaning: text('rounds in a match', 'Runden in einer Partie'),
  },
  chips: {
    kind: 'number',
    range: [30, 100_000],
    default: 100,
    label: text('chips at the start', 'Chips zu Beginn'),
    meaning: text('chips each player begins with', 'Chips, mit denen jeder beginnt'),
  },
  dealerStakes: {
    kind: 'flag',
    default: true,
    rare: true,
    label: text('the dealer stakes too', 'auch der Geber setzt'),
    meaning: text(
      'whether the dealer too puts in the value of their open card',
      'ob auch der Geber den Wert seiner offenen Karte setzt',
    ),
  },
  fourthCard: {
    kind: 'flag',
    default: false,
    rare: true,
    young: true,
    label: text('a fourth card', 'eine vierte Karte'),
    meaning: text(
      'whether the limits bind a hand of three cards too, so that it may need a fourth',
      'ob die Grenzen auch für drei Karten gelten, so dass eine vierte nötig sein kann',
    ),
  },
  alikeStakes: {
    kind: 'number',
    among: [3, 4],
    default: 3,
    rare: true,
    young: true,
    label: text('stakes due to three alike', 'Einsätze bei drei Gleichen'),
    meaning: text(
      'what three alike cost the losers: three stakes in all, or three on top of the first',
      'was drei Gleiche die Verlierer kosten: insgesamt drei Einsätze oder drei zum ersten dazu',
    ),
  },
  drawTies: {
    kind: 'choice',
    rare: true,
    young: true,
    label: text('draw again after a tie', 'bei Gleichstand neu ziehen'),
    meaning: text(
      'which ties have everybody draw again for the deal',
      'bei welchem Gleichstand alle noch einmal um das Geben ziehen',
    ),
    choices: {
      lowest: text('only if it is for the lowest card', 'nur um die niedrigste Karte'),
      highest: text('also if it is for the highest card', 'auch um die höchste Karte'),
    },
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

const HIGHEST_STAKE = 10;

/** HIK-10: with fewer chips, too few for the dearest loss, a player is out. */
export const entryChips = ({ alikeStakes }: Pick<Options, 'alikeStakes'>): number =>
  HIGHEST_STAKE * alikeStakes;

export const check = (given: Options): Refusal | undefined =>
  given.chips < entryChips(given)
    ? refuse('HIK-10', fill(texts.refusals.tooFew, entryChips(given)))
    : undefined;
