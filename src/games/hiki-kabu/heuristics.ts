/** What opponents know of Hiki-Kabu beyond its rules. */
import type { Heuristics, Seat } from '../../engine/game.ts';
import { countOf, isNineOne, NO_CARD } from './hand.ts';
import { hitShare, type Other, outlookOf, type Unseen } from './outlook.ts';
import { gainOfHitting, gainOfStanding, type Own } from './reckon.ts';
import type { Move, State } from './rules.ts';
import { dealerOf, stakesOf } from './showdown.ts';
import { unseenOf, type View } from './view.ts';

/** The rule of thumb, on the own count alone. */
function policy(view: View, moves: readonly Move[]): readonly number[] {
  if (moves.length === 1) return [1];
  const seat = view.order[view.place] ?? 0;
  const count = countOf(view.open[seat] ?? NO_CARD, view.down[seat] ?? NO_CARD);
  const hits = hitShare(count, view.order.length);
  return moves.map((move) => (move === 'hit' ? hits : 1 - hits));
}

function otherOf(view: View, seat: Seat, place: number, stake: number): Other {
  const third = view.third[seat] ?? NO_CARD;
  const done = third === NO_CARD ? 'stood' : 'hit';
  return {
    open: view.open[seat] ?? NO_CARD,
    act: place < view.place ? done : 'waits',
    third,
    isDealer: seat === dealerOf(view.order),
    stake,
  };
}

function gainOf(view: View, own: Own, others: readonly Other[], move: Move): number {
  const hands = view.order.length;
  if (own.isDealer && isNineOne(own.open, own.down))
    return others.reduce((pot, { stake }) => pot + stake, 0);
  const outlooks = (unseen: Unseen) => others.map((other) => outlookOf(other, unseen, hands));
  const gain = move === 'hit' ? gainOfHitting : gainOfStanding;
  return gain(own, unseenOf(view), outlooks);
}

/** Expected chips of each move, reckoned as `outlook.ts` and `reckon.ts` say. */
function solveObservation(view: View, moves: readonly Move[]): readonly number[] | undefined {
  const { order, observer } = view;
  if (view.phase !== 'play' || order[view.place] !== observer) return undefined;
  const stakes = stakesOf(order, view.open, view.options.dealerStakes);
  const own: Own = {
    open: view.open[observer] ?? NO_CARD,
    down: view.down[observer] ?? NO_CARD,
    isDealer: observer === dealerOf(order),
    stake: stakes[observer] ?? 0,
  };
  const others = order.flatMap((seat, place) =>
    seat === observer ? [] : [otherOf(view, seat, place, stakes[seat] ?? 0)],
  );
  return moves.map((move) => gainOf(view, own, others, move));
}

export const heuristics: Heuristics<State, Move, View> = {
  levels: ['easy', 'hard'],
  policy,
  solveObservation,
};
