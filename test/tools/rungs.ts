/** The ladder: whether each level beats the one below, in a tournament of the two. */
import { isDeepStrictEqual } from 'node:util';
import type { Who } from '../../src/ai/index.ts';
import { duplicateOf } from '../../src/engine/contest.ts';
import { estimate } from '../../src/engine/estimate.ts';
import { type AnyGame, CHANCE, type Level } from '../../src/engine/game.ts';
import { openMatch } from '../../src/engine/match.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import { playMatch } from '../../src/script/sim/match-run.ts';
import { seatings } from '../../src/script/tournament/duplicate.ts';
import { dealsPerMatch, type TournamentPlan } from '../../src/script/tournament/tournament.ts';

/** A difference holds if it is this many times its standard error. */
const HOLDS_FROM = 3;
/** This many standard errors leave no doubt: unless a number of deals is given, a rung ends there. */
const CLEAR_FROM = 5;
const SMALLEST_BATCH = 24;
const BATCHES = 8;
/** Decisions a rung plays by default, and its minimum of deals. */
const DECISIONS = 12_000;
const FEWEST = 800;
/** Where a custom of scoring flattens differences, a rung takes this many times as many decisions. */
const LEVELLED = 2;
const MOST = 6000;

export interface Pair {
  readonly better: Who;
  readonly worse: Who;
}

export interface Rung extends Pair {
  readonly deals: number;
  /** The unit of the mean: points, or what the game compares by. */
  readonly unit: string;
  /** How much more the better level makes per deal than the worse in the same seats. */
  readonly mean: number;
  readonly error: number;
  /** Mean in standard errors; infinite if every deal gave the same difference. */
  readonly ratio: number;
  readonly holds: boolean;
}

/** Each level of a game with the one below it, `random` below the weakest. */
export const pairsOf = (game: AnyGame): readonly Pair[] =>
  game.heuristics.levels.map((better, i) => ({
    better,
    worse: game.heuristics.levels[i - 1] ?? 'random',
  }));

/** The tournament of two that a rung is. */
export const rungPlan = (
  game: AnyGame,
  options: MatchOptions,
  seed: string,
  { better, worse }: Pair,
): TournamentPlan => ({
  game: game.id,
  options,
  seed,
  entrants: [better, worse].map((who) => ({ name: who, who })),
  records: 'none',
});

/** The rung that the differences of a pair make. */
export function rungOf(pair: Pair, found: readonly number[], unit = 'points'): Rung {
  const { mean, error } = estimate(found);
  const ratio = mean === 0 ? 0 : mean / error;
  return { ...pair, deals: found.length, unit, mean, error, ratio, holds: ratio >= HOLDS_FROM };
}

/** Matches played between two checks whether a rung is clear. */
export const batchOf = (matches: number): number =>
  Math.max(SMALLEST_BATCH, Math.ceil(matches / BATCHES));

/** Whether more matches would change nothing. */
export const isClear = ({ ratio }: Rung): boolean => ratio >= CLEAR_FROM;

/** The real choices in a match of random players. */
function choicesIn(game: AnyGame, options: MatchOptions): number {
  const who = Array.from({ length: options.players }, (): Who => 'random');
  let choices = 0;
  const onStep = ({ before, by }: Made): void => {
    if (by !== CHANCE && game.rules.legal(before.state).length > 1) choices++;
  };
  playMatch(openMatch(game, options, 'length'), who, () => undefined, onStep);
  return choices;
}

/** The matches a rung plays by default: more where a match has few decisions. */
export function standardMatches(game: AnyGame, options: MatchOptions): number {
  const choices = choicesIn(game, options);
  const turns = seatings(options.players).length;
  const least = Math.ceil(FEWEST / dealsPerMatch(game, options));
  const decisions = duplicateOf(game) === undefined ? DECISIONS : DECISIONS * LEVELLED;
  return Math.min(MOST, Math.max(least, Math.round(decisions / (choices * turns + 1))));
}

/** The table of a ladder, one line per rung. */
export function ladderTable(rungs: readonly Rung[]): string {
  const head = ['pair', 'deals', `${rungs[0]?.unit ?? 'points'}/deal`, 'error', 'ratio', 'holds'];
  const rows = rungs.map((rung) => [
    `${rung.better} > ${rung.worse}`,
    `${rung.deals}`,
    rung.mean.toFixed(3),
    rung.error.toFixed(3),
    Number.isFinite(rung.ratio) ? rung.ratio.toFixed(1) : '∞',
    rung.holds ? 'yes' : 'no',
  ]);
  const lines = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The last ladder of a game as it is kept: what was played, and what came of it. */
export interface LadderRecord {
  readonly options: MatchOptions;
  readonly seed: string;
  readonly rungs: readonly Rung[];
}

/**
 * A record with rungs played anew in place of those of the same levels, lowest first; rungs of other
 * levels than these, of other options or another seed are not kept.
 */
export function withRungs(
  before: LadderRecord | undefined,
  played: LadderRecord,
  levels: readonly Level[],
): LadderRecord {
  const isSame = before?.seed === played.seed && isDeepStrictEqual(before.options, played.options);
  const all = [...played.rungs, ...(isSame ? before.rungs : [])];
  const rungs = levels.flatMap((level) => all.find(({ better }) => better === level) ?? []);
  return { ...played, rungs };
}

/** Levels that a recorded ladder shows to beat the one below them, `random` below the weakest. */
export function levelsProved({ rungs }: LadderRecord): readonly Who[] {
  const proved: Who[] = ['random'];
  for (const { better, worse, holds } of rungs)
    if (holds && worse === proved.at(-1)) proved.push(better);
  return proved.slice(1);
}
