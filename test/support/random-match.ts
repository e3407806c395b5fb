/** Matches played at random, step by step. */
import { type AnyMatch, makeMove, matchActor, settleChance } from '../../src/engine/match.ts';
import { openStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';

/** A random move: the match before it, and right after it, before any chance. */
interface RandomStep {
  readonly before: AnyMatch;
  readonly after: AnyMatch;
}

/** Up to so many random moves, drawn from the stream of this name; fewer where the match ends. Throws on a refused move. */
export function* playedAtRandom(
  match: AnyMatch,
  name: string,
  moves: number,
): Generator<RandomStep> {
  const random = openStream(name);
  let before = settleChance(match);
  for (let i = 0; i < moves && matchActor(before) >= 0; i++) {
    const legal = before.game.rules.legal(before.state);
    const after = makeMove(before, legal[Math.floor(random() * legal.length)]);
    if (isRefusal(after)) throw new Error(after.text.en);
    yield { before, after };
    before = settleChance(after);
  }
}
