/** Numbers for the moves of a game, for programs that learn: a move's number is its place in a list of all texts. */
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { text } from '../lang/text.ts';
import { engineOf } from './inside.ts';
import type { Game, Options } from './types.ts';

const TOO_MANY = text(
  'the moves of this game are too many for a list: choose among the legal ones',
  'dieses Spiel hat zu viele Züge für eine Liste: zu wählen ist unter den erlaubten',
);

const CARD = / C$/;

/**
 * Every text that may be on a legal list of the game with these options, always in the same order. Refused
 * with `notation` for games whose moves are combinations of cards, and with `options` as by `openMatch`.
 */
export function actionsOf(game: Game, options: Options = {}): readonly string[] | Refusal {
  const engine = engineOf(game);
  const resolved = matchOptions(engine, options);
  if (isRefusal(resolved)) return resolved;
  const forms = engine.notation.forms?.(resolved);
  if (forms === undefined) return refuse('notation', TOO_MANY);
  const { tokens } = engine.pack(resolved);
  return forms.flatMap((form) =>
    CARD.test(form) ? tokens.map((token) => form.replace(CARD, ` ${token}`)) : [form],
  );
}

/** For each action 1 if it is among the legal moves, else 0. */
export const maskOf = (actions: readonly string[], legal: readonly string[]): Uint8Array =>
  Uint8Array.from(actions, (action) => (legal.includes(action) ? 1 : 0));
