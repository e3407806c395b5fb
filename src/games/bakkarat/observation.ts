/** What an observer may know of a deal, and its hidden cards. */
import { bagOf, difference } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, Observer, Seat } from '../../engine/game.ts';
import { isBak, pack } from './count.ts';
import type { State } from './rules.ts';

export interface Observation extends Omit<State, 'hands' | 'stock'> {
  readonly observer: Observer;
  /** Cards seen of each seat: the third alone where the first two are hidden. */
  readonly open: readonly (readonly Card[])[];
  /** How many cards of each seat lie face down for the observer. */
  readonly down: readonly number[];
  readonly stock: number;
}

/** How many cards of a hand lie face down. */
export const FACE_DOWN = 2;

/** BAK-4: at a Bak that hand alone is shown; at the comparison all are. */
function isShown(state: State, seat: Seat, observer: Observer): boolean {
  if (seat === observer) return true;
  if (state.phase !== 'over') return false;
  return state.why === 'comparison' || isBak(state.hands[seat] ?? []);
}

export function observe(state: State, observer: Observer): Observation {
  const shown = state.hands.map((_, seat) => isShown(state, seat, observer));
  return {
    observer,
    phase: state.phase,
    options: state.options,
    decided: state.decided,
    chips: state.chips,
    bank: state.bank,
    stakes: state.stakes,
    turn: state.turn,
    open: state.hands.map((hand, seat) => (shown[seat] ? hand : hand.slice(FACE_DOWN))),
    down: state.hands.map((hand, seat) => (shown[seat] ? 0 : Math.min(hand.length, FACE_DOWN))),
    stock: state.stock.length,
    stood: state.stood,
    why: state.why,
  };
}

/** The face-down pairs in seat order, then the stock. */
export function hidden(observation: Observation): Hidden {
  if (observation.phase === 'stake' || observation.phase === 'deal') return { pool: [], slots: [] };
  const pairs = observation.down.filter((count) => count > 0).map((size) => ({ size }));
  return {
    pool: difference(bagOf(pack.order), observation.open.flat()),
    slots: [...pairs, { size: observation.stock }],
  };
}

/** Whether a pair cannot lie here face down: it, or it with the third card, would have been Bak. */
const wouldVoid = (pair: readonly Card[], third: readonly Card[]): boolean =>
  isBak(pair) || (third.length > 0 && isBak([...pair, ...third]));

/** No slot can say that a pair is not Bak, so such a pair changes a card with the stock. */
function mend(pair: readonly Card[], third: readonly Card[], stock: Card[]): readonly Card[] {
  if (!wouldVoid(pair, third)) return pair;
  const [one = 0, two = 0] = pair;
  const at = stock.findIndex((card) => !wouldVoid([one, card], third));
  if (at < 0) return pair;
  const drawn = stock[at] ?? 0;
  stock[at] = two;
  return [one, drawn];
}

export function determinize(observation: Observation, assignment: Assignment): State {
  const pairs = [...assignment.slice(0, -1)];
  const stock = [...(assignment.at(-1) ?? [])];
  const hands = observation.open.map((open, seat) =>
    (observation.down[seat] ?? 0) === 0
      ? open
      : [...mend(pairs.shift() ?? [], open, stock), ...open],
  );
  return {
    phase: observation.phase,
    options: observation.options,
    decided: observation.decided,
    chips: observation.chips,
    bank: observation.bank,
    stakes: observation.stakes,
    turn: observation.turn,
    hands,
    stock,
    stood: observation.stood,
    why: observation.why,
  };
}
