/** What has been said in the deal and what it means, and what one's own words would mean. */
import type { Onlooker } from '../engine/game.ts';
import { type AnyMatch, matchActor } from '../engine/match.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Fact } from '../engine/table.ts';

export interface Meanings {
  readonly said: readonly Fact[];
  /** Of the onlooker's own moves, while he is on turn. */
  readonly open: readonly Fact[];
}

/** Undefined where the game knows no agreements. */
export function meaningsOf(match: AnyMatch, onlooker: Onlooker): Meanings | undefined {
  const { game, state } = match;
  if (game.meanings === undefined) return undefined;
  const said = game.meanings(game.view(state, onlooker));
  if (matchActor(match) !== onlooker) return { said, open: [] };
  const open = game.legal(state).flatMap((move) => {
    const after = game.apply(state, move);
    if (isRefusal(after)) return [];
    const told = game.meanings?.(game.view(after, onlooker)) ?? [];
    return told.slice(said.length);
  });
  return { said, open };
}
