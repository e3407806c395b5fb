/** What the calls made so far in the deal mean, and what the observer's own would mean. */
import type { Observer } from '../engine/game.ts';
import { matchActor, type ShownMatch } from '../engine/match.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Fact } from '../engine/table.ts';

export interface Meanings {
  readonly said: readonly Fact[];
  /** For the observer's own moves, while it is their turn. */
  readonly open: readonly Fact[];
}

/** Undefined where the game has no conventions. */
export function meaningsOf(match: ShownMatch, observer: Observer): Meanings | undefined {
  const { game, state } = match;
  if (game.extras.conventions === undefined) return undefined;
  const said = game.extras.conventions.meanings(game.observer.observe(state, observer));
  if (matchActor(match) !== observer) return { said, open: [] };
  const open = game.rules.legal(state).flatMap((move) => {
    const after = game.rules.apply(state, move);
    if (isRefusal(after)) return [];
    const told = game.extras.conventions?.meanings(game.observer.observe(after, observer)) ?? [];
    return told.slice(said.length);
  });
  return { said, open };
}
