/**
 * What hints and reviews may tell of a computed decision: opponents compute the best move and no more,
 * so moves that were left open are settled here one by one, as far as that goes.
 */
import type { SearchedGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import { gainPerUtility, type Side } from './rollouts.ts';
import type { Decision, Weighed } from './think.ts';

/** A computed decision, its utilities as gains of the seat's side. */
export interface Settled<M> extends Decision<M> {
  /** Moves nobody knows the exact result of; none of them is better than the best. */
  readonly open: readonly M[];
}

interface Computing<S, M, V> {
  readonly game: SearchedGame<MatchOptions, S, M, V>;
  readonly observation: V;
  readonly moves: readonly M[];
  readonly side: Side;
}

/** Settles what it can, pausing after every move. Where nothing can be, the rest was not worth computing. */
export function* settle<S, M, V>(
  { game, observation, moves, side }: Computing<S, M, V>,
  decision: Decision<M>,
): Generator<void, Settled<M>> {
  const { solveMove } = game.heuristics;
  const known = new Map(decision.weighed.map((one) => [game.notation.write(one.move), one]));
  const weighed: Weighed<M>[] = [];
  const open: M[] = [];
  const gain = gainPerUtility(side);
  for (const move of moves) {
    const one = known.get(game.notation.write(move));
    const utility = one?.utility ?? solveMove?.(observation, move);
    if (utility !== undefined)
      weighed.push({ move: one?.move ?? move, utility: utility * gain, visits: 0 });
    else if (solveMove !== undefined) open.push(move);
    if (one === undefined) yield;
  }
  return { ...decision, weighed, open };
}
