/** A deal with all cards open, as the solver takes it and answers. */
import { suitIn } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import { RANKS, SUIT_OF, winnerOf } from './cards.ts';
import { setBoard } from './solver/board.ts';
import { openSearch } from './solver/index.ts';
import { lead } from './solver/search.ts';
import type { State } from './state.ts';

export interface Position {
  readonly hands: readonly (readonly number[])[];
  readonly trump: number;
  readonly leader: number;
  readonly trick: readonly Card[];
}

/** The cards of a state as the solver takes them. */
export const positionOf = ({ hands, deal, leader, trick }: State): Position => ({
  hands: hands.map((hand) => [0, 1, 2, 3].map((suit) => suitIn(hand, suit, RANKS))),
  trump: deal.contract.strain,
  leader,
  trick,
});

let search: ReturnType<typeof openSearch> | undefined;

function complete(position: Position): number {
  const { hands, trump, leader } = position;
  const tricks = (hands[0] ?? []).reduce(
    (n, set) => n + set.toString(2).replaceAll('0', '').length,
    0,
  );
  search ??= openSearch();
  search.trump = trump;
  setBoard(search.board, hands);
  let goal = 0;
  while (goal < tricks && lead(search, tricks, leader, goal + 1)) goal++;
  return goal;
}

export function tricksOpen(position: Position): number {
  const { hands, trump, leader, trick } = position;
  if (trick.length === 0) return complete(position);
  if (trick.length === 4) {
    const winner = (leader + winnerOf(trick, trump)) & 3;
    return complete({ hands, trump, leader: winner, trick: [] }) + ((winner & 1) === 0 ? 1 : 0);
  }
  const seat = (leader + trick.length) & 3;
  const hand = hands[seat] ?? [];
  const led = SUIT_OF[trick[0] ?? 0] ?? 0;
  const suits = (hand[led] ?? 0) !== 0 ? [led] : [0, 1, 2, 3];
  const results: number[] = [];
  for (const suit of suits)
    for (let rest = hand[suit] ?? 0; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      const after = hands.map((h, s) =>
        s === seat ? h.map((set, i) => (i === suit ? set & ~(1 << rank) : set)) : h,
      );
      results.push(
        tricksOpen({ hands: after, trump, leader, trick: [...trick, suit * RANKS + rank] }),
      );
    }
  return (seat & 1) === 0 ? Math.max(...results) : Math.min(...results);
}

/** Tricks of the side on turn after each card it may play, by card; undefined where too many are left. */
export function tricksByCard(position: Position): Readonly<Record<number, number>> | undefined {
  const { hands, trump, leader, trick } = position;
  const seat = (leader + trick.length) & 3;
  const hand = hands[seat] ?? [];
  const count = hand.reduce((n, set) => n + set.toString(2).replaceAll('0', '').length, 0);
  if (count > 9) return undefined;
  const led = SUIT_OF[trick[0] ?? 0] ?? 0;
  const suits = trick.length > 0 && (hand[led] ?? 0) !== 0 ? [led] : [0, 1, 2, 3];
  const out: Record<number, number> = {};
  for (const suit of suits)
    for (let rest = hand[suit] ?? 0; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      const after = hands.map((h, s) =>
        s === seat ? h.map((set, i) => (i === suit ? set & ~(1 << rank) : set)) : h,
      );
      const card = suit * RANKS + rank;
      const ns = tricksOpen({ hands: after, trump, leader, trick: [...trick, card] });
      out[card] = (seat & 1) === 0 ? ns : count - ns;
    }
  return out;
}
