/** What an observer may know of a deal, and its hidden cards. */
import * as p from '../../blocks/published.ts';
import { bagDifference, bagOf } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, Observer, Seat } from '../../engine/game.ts';
import words from './published.json' with { type: 'json' };
import type { State } from './rules.ts';
import { isBak, pack } from './shoe.ts';

export interface Observation extends Omit<State, 'hands' | 'stock'> {
  readonly observer: Observer;
  /** Cards seen of each seat: the third alone where the first two are hidden. */
  readonly open: readonly (readonly Card[])[];
  /** How many cards of each seat lie face down for the observer. */
  readonly down: readonly number[];
  readonly stock: number;
}

const FACE_DOWN = 2;

/** BAK-4: at a Bak that hand alone is shown; at the comparison all are. */
function isShown(state: State, seat: Seat, observer: Observer): boolean {
  if (seat === observer) return true;
  if (state.phase !== 'over') return false;
  return state.why === 'comparison' || isBak(state.hands[seat] ?? []);
}

/**
 * What a seat may know of the deal: of a hand that it does not see, the first two cards are counted (`down`) and the
 * third one is open.
 */
export function observe(state: State, observer: Observer): Observation {
  const { hands, stock, stood, why, ...seen } = state;
  const shown = hands.map((_, seat) => isShown(state, seat, observer));
  return {
    observer,
    ...seen,
    open: hands.map((hand, seat) => (shown[seat] ? hand : hand.slice(FACE_DOWN))),
    down: hands.map((hand, seat) => (shown[seat] ? 0 : Math.min(hand.length, FACE_DOWN))),
    stock: stock.length,
    stood,
    why,
  };
}

/** The face-down pairs in seat order, then the stock. */
export function hidden(observation: Observation): Hidden {
  if (observation.phase === 'stake' || observation.phase === 'deal') return { pool: [], slots: [] };
  const pairs = observation.down.filter((count) => count > 0).map((size) => ({ size }));
  return {
    pool: bagDifference(bagOf(pack.order), observation.open.flat()),
    slots: [...pairs, { size: observation.stock }],
  };
}

/** Whether a pair cannot lie face down, since alone or with the third card it would have been Bak. */
const wouldVoid = (pair: readonly Card[], third: readonly Card[]): boolean =>
  isBak(pair) || (third.length > 0 && isBak([...pair, ...third]));

/** The pair, or with a card exchanged for one of the stock if it would be Bak, which no hidden slot can rule out. */
function mend(pair: readonly Card[], third: readonly Card[], stock: Card[]): readonly Card[] {
  if (!wouldVoid(pair, third)) return pair;
  const [one = 0, two = 0] = pair;
  const at = stock.findIndex((card) => !wouldVoid([one, card], third));
  if (at < 0) return pair;
  const drawn = stock[at] ?? 0;
  stock[at] = two;
  return [one, drawn];
}

/**
 * A full state that the observer holds possible, for searches to play on. A pair that would have been Bak cannot lie
 * face down, so that it is exchanged (BAK-4).
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const { observer: _, open, down, ...seen } = observation;
  const pairs = [...assignment.slice(0, -1)];
  const stock = (assignment.at(-1) ?? []).slice();
  const hands = open.map((cards, seat) =>
    down[seat] === 0 ? cards : [...mend(pairs.shift() ?? [], cards, stock), ...cards],
  );
  return { ...seen, hands, stock };
}

/** The third card, which all see. */
const thirdOf = ({ open, down }: Observation, one: number): readonly Card[] =>
  (open[one] ?? []).slice(down[one] === 0 ? FACE_DOWN : 0);

/** The hand that a seat has shown at the end of a deal: all after a comparison, only a Bak in a void deal (BAK-4). */
function cardsShown({ phase, why, open, down }: Observation, one: number): readonly Card[] {
  const hand = open[one] ?? [];
  if (phase !== 'over' || down[one] !== 0) return [];
  if (why === 'comparison' || isBak(hand)) return hand;
  return [];
}

const handOf = p.cards(pack, FACE_DOWN + 1);

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('stake', 'deal', 'third', 'over'),
    decided: p.count,
    bank: p.seat,
    turn: p.as('turn', p.seatIfAny, ({ phase, turn }) => (phase === 'over' ? null : turn)),
    chips: p.bySeat(p.amount),
    stakes: p.bySeat(p.count),
    hand: p.from(handOf, ({ open, observer }) => open[observer] ?? []),
    handSizes: p.from(p.bySeat(p.countTo(FACE_DOWN + 1)), ({ open, down }) =>
      open.map((cards, one) => cards.length + (down[one] ?? 0)),
    ),
    thirdCards: p.from(p.bySeat(p.cardIfAny(pack)), (seen) =>
      seen.open.map((_, one) => thirdOf(seen, one)[0] ?? -1),
    ),
    stood: p.seats,
    shown: p.from(p.bySeat(handOf), (seen) => seen.open.map((_, one) => cardsShown(seen, one))),
    stock: p.countTo(pack.order.length),
    end: p.from(p.nullable(p.oneOf('comparison', 'bak')), ({ phase, why }) =>
      phase === 'over' ? why : null,
    ),
  },
  words.told,
);

export const published = p.restored(
  told,
  (seen, { hand, handSizes, thirdCards }, options: State['options']): Observation => ({
    ...seen,
    options,
    open: handSizes.map((_, one) => {
      if (one === seen.observer) return handOf.read(hand);
      const third = thirdCards[one] ?? null;
      return handOf.read(third === null ? [] : [third]);
    }),
    down: handSizes.map((size, one) => (one === seen.observer ? 0 : Math.min(size, FACE_DOWN))),
    why: 'comparison',
  }),
);
