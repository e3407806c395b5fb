/**
 * What a level may spend, the steps of a search that spend it, and what the end of a deal is worth to its seats. Strength is measured in positions
 * searched, never in seconds, so that a decision is the same on every machine. Costs are rough and all
 * figures judgement; what they come to is measured by `npm run ladder -- GAME`.
 */
import { CHANCE, type Level, type SearchedGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import type { Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';

export type Who = 'random' | Level;

export interface Effort {
  /** Positions a decision may search: states reached by a move or by chance. */
  readonly positions: number;
  /** Plays with an imperfect memory, where the game says how. */
  readonly forgets: boolean;
  /** Uses the exact solvers a game offers. */
  readonly solves: boolean;
  /** Positions that solving may take, where that is not as many as searching. */
  readonly solving?: number;
}

export const EFFORTS: Readonly<Record<Level, Effort>> = {
  easy: { positions: 100, forgets: true, solves: false },
  medium: { positions: 600, forgets: false, solves: true },
  hard: { positions: 20_000, forgets: false, solves: true },
};

/** What a level may spend where no more than so many positions may be searched. */
export function within(who: Who, positions: number): Who | Effort {
  if (who === 'random') return who;
  const effort = EFFORTS[who];
  return positions < effort.positions ? { ...effort, positions } : who;
}

/** Searches as one level does and solves as another. */
export const solvingAs = (solver: Level, searcher: Level): Effort => ({
  ...EFFORTS[searcher],
  solving: EFFORTS[solver].positions,
});

/** Sampling a world costs about as much as this many positions. */
export const WORLD_COST = 8;
/** Positions in a slice of a search: about eight milliseconds. */
export const SLICE = 1000;
/** The share of a level's positions that solving one endgame may take. */
export const ENDING_SHARE = 1 / 100;
/** Cost of a position of a solved endgame, which needs no observation and no policy, relative to one of a playout. */
export const SOLVED_COST = 0.3;

/** A game as opponents see it, whatever its states, moves and observations are. */
export type AGame<S, M, V> = SearchedGame<MatchOptions, S, M, V>;

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

/**
 * Each seat's points less the mean of the others', signed so that more is better. Partners carry
 * the same points and so get the same utility; parties need no special case.
 */
export function utilitiesOf(points: readonly number[], aim: 'most' | 'least'): readonly number[] {
  const sign = aim === 'most' ? 1 : -1;
  const others = points.length - 1;
  if (others === 0) return points.map((own) => sign * own);
  const total = points.reduce((sum, own) => sum + own, 0);
  return points.map((own) => sign * (own - (total - own) / others));
}

/** The utilities of a finished deal, by seat. */
export const utilitiesAtEnd = <S, M, V>(game: AGame<S, M, V>, finished: S): readonly number[] =>
  utilitiesOf(game.rules.outcome(finished).points, game.aim);
