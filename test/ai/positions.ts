/** Positions for tests of opponents: matches played at random from a seed. */
import { decide, playerStream, type Who } from '../../src/ai/index.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';

function opened(game: AnyGame, given: Readonly<Record<string, unknown>>, seed: string): AnyMatch {
  const options = resolveOptions(game.options, { ...given, deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  return settleChance(openMatch(game, options, seed));
}

/** The positions of one deal in which a seat has a choice, with random moves. */
export function* choicesOf(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  seed: string,
): Generator<AnyMatch> {
  const random = openQuickStream(`positions/${seed}`);
  let match = opened(game, given, seed);
  while (!match.ended) {
    const moves = game.rules.legal(match.state);
    if (moves.length > 1) yield match;
    const after = makeMove(match, moves[below(random, moves.length)]);
    if (isRefusal(after)) throw new Error(after.text.en);
    match = settleChance(after);
  }
}

/** What `who` decides in the position of a match. */
export function decisionIn(match: AnyMatch, who: Who) {
  const { game, state, seed, ply } = match;
  const seat = matchActor(match);
  const random = playerStream(seed, seat, ply);
  return decide(
    game,
    { observation: game.observer.observe(state, seat), seat, moves: game.rules.legal(state) },
    who,
    random,
  );
}

/** The text of that decision. */
export const textIn = (match: AnyMatch, who: Who): string =>
  match.game.notation.write(decisionIn(match, who).move);
