/** Steps in a search, with every position counted. */
import { CHANCE, type SearchedGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import type { Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';

type AGame<S, M, V> = SearchedGame<MatchOptions, S, M, V>;

/** Counts the positions a search has made. */
export interface Meter {
  positions: number;
}

/** Generating a legal list of this many moves takes as long as a position. */
const LONG_LIST = 32;

/** The actor's moves: the game's candidates or the legal list; a long list is counted. */
export function list<S, M, V>(game: AGame<S, M, V>, state: S, meter: Meter): readonly M[] {
  const moves =
    game.heuristics.candidates?.(game.observer.observe(state, game.rules.actor(state))) ??
    game.rules.legal(state);
  meter.positions += Math.floor(moves.length / LONG_LIST);
  return moves;
}

/** The state after a legal move. */
export function make<S, M, V>(game: AGame<S, M, V>, state: S, move: M, meter: Meter): S {
  meter.positions++;
  const after = game.rules.apply(state, move);
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own ${game.notation.write(move)}`);
  return after;
}

/** Lets chance act until a seat has to or the deal is over. */
export function throughChance<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  random: Random,
  meter: Meter,
): S {
  let current = state;
  while (game.rules.actor(current) === CHANCE) {
    meter.positions++;
    const after = game.rules.applyChance(
      current,
      game.rules.chance(current, () => random),
    );
    if (isRefusal(after)) throw new Error(`${game.id} refuses its own chance`);
    current = after;
  }
  return current;
}
