/** The rules of a game as text. */
import { unmarkedClauses } from '../engine/glossary.ts';
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { engineOf } from './inside.ts';
import type { Clause, Game, Options } from './types.ts';

/**
 * The clauses of a game's rules with these options in force; options left out take their defaults.
 * Refuses options that the game does not take.
 */
export function rulesOf(game: Game, options: Options = {}): readonly Clause[] | Refusal {
  const engine = engineOf(game);
  const resolved = matchOptions(engine, options);
  return isRefusal(resolved) ? resolved : unmarkedClauses(engine.clauses(resolved));
}
