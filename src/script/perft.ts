/**
 * Perft, as in chess engines: how many different lines of seat steps follow from a position. Two
 * programs that play by the same rules get the same counts. Claims are not on legal lists, so they are in
 * no line.
 */
import { type AnyMatch, makeMove, matchActor } from '../engine/match.ts';
import { isRefusal } from '../engine/refusal.ts';

function matchAfter(match: AnyMatch, move: unknown): AnyMatch {
  const after = makeMove(match, move);
  if (!isRefusal(after)) return after;
  throw new Error(`${match.game.id} lists ${match.game.notation.write(move)} and refuses it`);
}

/**
 * The number of sequences of `depth` seat steps, from 1. One that reaches a chance step or the end of
 * the match earlier counts once. Yields whenever other work may run.
 */
export function* perft(match: AnyMatch, depth: number): Generator<void, number> {
  if (matchActor(match) < 0) return 1;
  const moves = match.game.rules.legal(match.state);
  if (depth === 1) return moves.length;
  let lines = 0;
  for (const move of moves) {
    yield;
    lines += yield* perft(matchAfter(match, move), depth - 1);
  }
  return lines;
}
