/**
 * Numbers for the moves of a game, for programs that learn: the number of a move is its place in the list of all
 * texts that a move may have.
 */
import { possibleTexts } from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { text } from '../lang/text.ts';
import { engineOf, misuse } from './inside.ts';
import type { Game, Options } from './types.ts';

const TOO_MANY = text(
  'the moves of this game are too many for a list: choose among the legal ones',
  'dieses Spiel hat zu viele Züge für eine Liste: zu wählen ist unter den erlaubten',
);

/**
 * Every text that may be on a legal list of the game with these options, always in the same order. Refused
 * with `notation` for games whose moves are combinations of cards, which have `partsOf`, and with `options` as
 * `openMatch` does.
 */
export function actionsOf(game: Game, options: Options = {}): readonly string[] | Refusal {
  const engine = engineOf(game);
  const resolved = matchOptions(engine, options);
  if (isRefusal(resolved)) return resolved;
  return possibleTexts(engine, resolved) ?? refuse('notation', TOO_MANY);
}

/**
 * For each action 1 if it is among the legal moves, else 0. Throws a TypeError for anything but lists, such as a
 * refusal.
 */
export function maskOf(actions: readonly string[], legal: readonly string[]): Uint8Array {
  if (!Array.isArray(actions)) misuse('actions', 'the list that actionsOf returns', actions);
  if (!Array.isArray(legal)) misuse('legal', 'a list of legal moves', legal);
  return Uint8Array.from(actions, (action) => (legal.includes(action) ? 1 : 0));
}
