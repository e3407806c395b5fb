/** What an observer may know of a deal, and its hidden cards. */
import * as p from '../../blocks/published.ts';
import { isVoid } from '../../blocks/trick.ts';
import type { Card } from '../../cards/pack.ts';
import {
  cardsOf,
  difference,
  EMPTY,
  size,
  union,
  type WideSet,
  wideSetOf,
} from '../../cards/wide-set.ts';
import type { Assignment, Hidden, Observer } from '../../engine/game.ts';
import words from './published.json' with { type: 'json' };
import { pack, pointsOf, RANKS, type State, SUIT_OF, stateOf } from './state.ts';

export interface Observation extends Omit<State, 'hands' | 'away' | 'stock'> {
  readonly observer: Observer;
  readonly hand: WideSet;
  /** The cards that the observer has put away. */
  readonly mine: WideSet;
  readonly sizes: readonly number[];
  readonly awaySizes: readonly number[];
  readonly stock: number;
}

const FULL = wideSetOf(pack.order, RANKS);

export const observe = (state: State, observer: Observer): Observation => ({
  observer,
  phase: state.phase,
  options: state.options,
  totals: state.totals,
  dealer: state.dealer,
  hand: state.hands[observer] ?? EMPTY,
  mine: state.away[observer] ?? EMPTY,
  sizes: state.hands.map(size),
  awaySizes: state.away.map(size),
  stock: state.stock.length,
  turned: state.turned,
  trump: state.trump,
  turn: state.turn,
  leader: state.leader,
  trick: state.trick,
  last: state.last,
  taken: state.taken,
  voids: state.voids,
  played: state.played,
  scored: state.scored,
  why: state.why,
});

const seenBy = (observation: Observation): WideSet =>
  [
    ...observation.taken,
    observation.mine,
    wideSetOf([...observation.turned, ...observation.trick], RANKS),
  ].reduce(union, observation.hand);

export const unseenSet = (observation: Observation): WideSet =>
  difference(FULL, seenBy(observation));

export const unseenBy = (observation: Observation): readonly Card[] =>
  cardsOf(unseenSet(observation), RANKS);

/** The hidden cards in slots: the other seats' hands, then the cards they put away, then the stock. */
export function hidden(observation: Observation): Hidden {
  if (observation.phase === 'dealer' || observation.phase === 'deal')
    return { pool: [], slots: [] };
  const others = [0, 1].filter((seat) => seat !== observation.observer);
  const { sizes, voids } = observation;
  const hands = others.map((seat) => {
    const hand = { size: sizes[seat] ?? 0 };
    if (voids === 0) return hand;
    return { ...hand, admits: (card: Card) => !isVoid(voids, seat, SUIT_OF[card] ?? 0) };
  });
  const away = others.map((seat) => ({ size: observation.awaySizes[seat] ?? 0 }));
  return { pool: unseenBy(observation), slots: [...hands, ...away, { size: observation.stock }] };
}

/**
 * A full state that the observer holds possible, for searches to play on. Both hands are hidden from a spectator, so
 * that the assignment has more than three slots; only the opponent's cards are hidden from a player.
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const { observer, hand, mine } = observation;
  if (assignment.length > 3) {
    const sets = assignment.map((cards) => wideSetOf(cards, RANKS));
    const stock = assignment[4] ?? [];
    return stateOf(observation, { hands: sets.slice(0, 2), away: sets.slice(2, 4), stock });
  }
  const [held = [], away = [], stock = []] = assignment;
  const both = (own: WideSet, cards: readonly Card[]): readonly WideSet[] =>
    observer === 0 ? [own, wideSetOf(cards, RANKS)] : [wideSetOf(cards, RANKS), own];
  return stateOf(observation, { hands: both(hand, held), away: both(mine, away), stock });
}

/** Four jacks turned, trump imposed, high, low, jack and game. */
const MOST_SCORED = 9;

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'offer', 'answer', 'away', 'play', 'over'),
    dealer: p.seatIfAny,
    turn: p.as('turn', p.seatIfAny, ({ phase, turn }) => (phase === 'over' ? null : turn)),
    hand: p.wideSet(pack),
    handSizes: p.as('sizes', p.bySeat(p.countTo(pack.order.length))),
    putAway: p.as('mine', p.wideSet(pack)),
    putAwaySizes: p.as('awaySizes', p.bySeat(p.countTo(pack.order.length))),
    stock: p.countTo(pack.order.length),
    turned: p.cards(pack),
    trump: p.suitIfAny(pack),
    ...p.tricks(pack),
    taken: p.bySeat(p.wideSet(pack)),
    played: p.bySeat(p.wideSet(pack)),
    voids: p.voidSuits(pack),
    scored: p.list(
      p.record<Observation['scored'][number]>()(
        {
          seat: p.seat,
          for: p.as('what', p.oneOf('turned', 'given', 'high', 'low', 'jack', 'game')),
        },
        words.scored,
      ),
      MOST_SCORED,
    ),
    points: p.from(p.bySeat(p.count), pointsOf),
    totals: p.bySeat(p.count),
  },
  words.told,
);

export const published = p.restored(
  told,
  (seen, one, options: State['options']): Observation => ({
    ...seen,
    ...p.readTricks(pack, one),
    options,
    voids: p.readVoids(pack, one.voids),
    why: 'played',
  }),
);
