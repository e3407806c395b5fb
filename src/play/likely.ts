/**
 * The move a sensible player looks at first: what the game's heuristics favour without any search. A
 * pure function of the observation; no advice, only a place for the cursor to start from.
 */
import type { AnyGame, Seat } from '../engine/game.ts';
import { NOBODY } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { openQuickStream } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { sampleAssignment } from '../engine/sampler.ts';

/** The moves worth a look, the most favoured first. */
function favoured(
  game: AnyGame,
  observation: unknown,
  moves: readonly unknown[],
): readonly unknown[] {
  const { heuristics, notation } = game;
  const book = heuristics.bookMove?.(observation, moves);
  // A sure claim is on no legal list, and nobody starts by claiming.
  const agreed = book === undefined ? undefined : notation.write(book);
  const few = heuristics.candidates?.(observation) ?? moves;
  const weights = heuristics.policy?.(observation, few) ?? few.map(() => 1);
  const ordered = few
    .map((move, at) => ({ move, weight: weights[at] ?? 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ move }) => move);
  return [...moves.filter((move) => notation.write(move) === agreed), ...ordered];
}

/** Whether the move may be refused later, or loses the match on the spot. */
function isRash(game: AnyGame, world: unknown, move: unknown, seat: Seat): boolean {
  const { rules, extras } = game;
  if (extras.clock?.isRisky?.(world, move) === true) return true;
  const after = rules.apply(world, move);
  if (isRefusal(after) || rules.actor(after) !== NOBODY) return false;
  const { over, winners } = rules.outcome(after);
  return over && !winners.includes(seat);
}

/** What `seat`, the actor of the match, would look at first; undefined where nothing is legal. */
export function likelyMove({ game, state, seed, ply }: AnyMatch, seat: Seat): unknown {
  const moves = game.rules.legal(state);
  if (moves.length < 2) return moves[0];
  const observation = game.observer.observe(state, seat);
  const random = openQuickStream(`${seed}/likely/${seat}/${ply}`);
  const hidden = game.observer.hidden(observation);
  const world = game.observer.determinize(observation, sampleAssignment(hidden, random));
  const ordered = favoured(game, observation, moves);
  return ordered.find((move) => !isRash(game, world, move, seat)) ?? ordered[0];
}
