/** What opponents know of Bakkarat beyond its rules. */
import type { Heuristics, Seat } from '../../engine/game.ts';
import { cardValue, countHand } from './count.ts';
import { edges } from './edge.ts';
import { type Act, playerDraws, STOOD } from './plan.ts';
import { reckon, type Situation } from './reckon.ts';
import { inPlay, type Move, type State } from './rules.ts';
import { unseenBut } from './shoe.ts';
import type { View } from './view.ts';

/** The rule of thumb, on the own count alone; all stakes are alike to it. */
function policy(view: View, moves: readonly Move[]): readonly number[] {
  const draws = playerDraws(countHand(view.open[view.turn] ?? []));
  return moves.map((move) => {
    if (move.verb === 'stake') return 1;
    return move.verb === 'hit' ? draws : 1 - draws;
  });
}

const playersIn = (view: View): readonly Seat[] =>
  inPlay(view).filter((seat) => seat !== view.bank);

/** Stakes by player; one not yet made is taken to be like the own. */
const stakesOf = (view: View, own: number): readonly number[] =>
  playersIn(view).map((seat) => {
    if (seat === view.turn) return own;
    return view.stakes[seat] || Math.min(own, view.chips[seat] ?? 0);
  });

/** A stake is worth what the deal is worth with it. */
function worthOfStaking(view: View, stake: number): number {
  const stakes = stakesOf(view, stake);
  return edges(stakes, view.options)[playersIn(view).indexOf(view.turn)] ?? 0;
}

/** What a player before the seat on turn did. */
function actOf(view: View, seat: Seat): Act {
  const third = view.open[seat]?.[0];
  return third === undefined ? STOOD : cardValue(third);
}

/** BAK-4: what the deal dealt again is worth to the seat on turn. */
function worthOfBak(view: View, stakes: readonly number[], me: number): number {
  const again = edges(stakes, view.options);
  return again[me] ?? -again.reduce((sum, gain) => sum + gain, 0);
}

/** The choice of the seat on turn, from what it sees. */
export function situationOf(view: View): Situation {
  const seats = inPlay(view);
  const stakes = playersIn(view).map((seat) => view.stakes[seat] ?? 0);
  const me = seats.indexOf(view.turn);
  return {
    options: view.options,
    stakes,
    before: seats.slice(0, me).map((seat) => actOf(view, seat)),
    count: countHand(view.open[view.turn] ?? []),
    unseen: unseenBut(view.open.flat()),
    voided: worthOfBak(view, stakes, me),
  };
}

/** Chips expected: of a third card as `reckon.ts` says, of a stake as `edge.ts` does. */
function solveObservation(view: View, moves: readonly Move[]): readonly number[] | undefined {
  if (view.turn !== view.observer) return undefined;
  if (view.phase === 'third') {
    const choice = reckon(situationOf(view));
    return moves.map(({ verb }) => (verb === 'hit' ? choice.hit : choice.stand));
  }
  return moves.map((move) => (move.verb === 'stake' ? worthOfStaking(view, move.amount) : 0));
}

export const heuristics: Heuristics<State, Move, View> = {
  levels: ['easy', 'hard'],
  policy,
  solveObservation,
};
