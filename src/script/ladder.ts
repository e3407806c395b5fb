/**
 * The ladder: whether each level beats the one below. Levels play duplicate deals: the same cards
 * several times with seats exchanged, so that both levels hold every hand.
 */
import type { Who } from '../ai/index.ts';
import { addTo } from '../blocks/scores.ts';
import type { AnyGame } from '../engine/game.ts';
import { type AnyMatch, makeMove, matchActor, openMatch, settleChance } from '../engine/match.ts';
import type { MatchOptions } from '../engine/options.ts';
import { isRefusal } from '../engine/refusal.ts';
import { moveOf } from '../play/choose-move.ts';

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

/**
 * Who sits where in each round of a duplicate deal: with an even number of players every other seat,
 * so that partners play the same level; with an odd number a single seat that moves round the table.
 */
export function seatings({ better, worse }: Pair, players: number): readonly (readonly Who[])[] {
  const even = players % 2 === 0;
  return Array.from({ length: even ? 2 : players }, (_, turn) =>
    Array.from({ length: players }, (_, seat) =>
      (even ? seat % 2 : seat) === turn ? better : worse,
    ),
  );
}

function moved(match: AnyMatch, who: Who): AnyMatch {
  const { game } = match;
  const move = moveOf(match, matchActor(match), who);
  const after = makeMove(match, move);
  if (isRefusal(after))
    throw new Error(`${game.id}: ${after.clause} refuses ${game.notation.write(move)}`);
  return after;
}

/** The points by seat of every deal of a match between these players, and the number of real choices. */
export function played(
  game: AnyGame,
  options: MatchOptions,
  seed: string,
  who: readonly Who[],
): { readonly deals: readonly (readonly number[])[]; readonly choices: number } {
  const deals: (readonly number[])[] = [];
  let choices = 0;
  const count = (after: AnyMatch): AnyMatch => {
    if (after.closed !== undefined) deals.push(after.closed.points);
    return after;
  };
  const settle = (match: AnyMatch) => settleChance(match, (_before, _text, after) => count(after));
  let match = settle(openMatch(game, options, seed));
  while (!match.ended) {
    if (game.rules.legal(match.state).length > 1) choices++;
    match = settle(count(moved(match, who[matchActor(match)] ?? 'random')));
  }
  return { deals, choices };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** The points by seat at one table. */
interface Score {
  readonly who: readonly Who[];
  readonly points: readonly number[];
}

/** How much more a seat of the better level made than one of the worse, over all tables. */
function lead(game: AnyGame, scores: readonly Score[], { better }: Pair): number {
  const of = (wanted: boolean): number =>
    meanOf(
      scores.flatMap(({ who, points }) =>
        points.filter((_, seat) => (who[seat] === better) === wanted),
      ),
    );
  return (of(true) - of(false)) * (game.aim === 'most' ? 1 : -1);
}

/**
 * How much more the better level makes in a duplicate match, as the mean over the tables; deal by
 * deal and across both tables where the game has a custom of comparing them.
 */
export function differences(
  game: AnyGame,
  options: MatchOptions,
  seed: string,
  pair: Pair,
): readonly number[] {
  const tables = seatings(pair, options.players).map((who) => ({
    who,
    deals: played(game, options, seed, who).deals,
  }));
  const { duplicate } = game.extras;
  if (duplicate === undefined) {
    const scores = tables.map(({ who, deals }) => ({ who, points: deals.reduce(addTo) }));
    return [lead(game, scores, pair)];
  }
  return (tables[0]?.deals ?? []).map((_, deal) => {
    const scores = tables.map(({ who, deals }) => ({ who, points: deals[deal] ?? [] }));
    return duplicate.compute(tables.length * lead(game, scores, pair));
  });
}

/** The rung that the differences of a pair make. */
export function rungOf(pair: Pair, found: readonly number[], unit = 'points'): Rung {
  const deals = found.length;
  const mean = meanOf(found);
  const spread = meanOf(found.map((one) => (one - mean) ** 2));
  const error = Math.sqrt(spread / Math.max(1, deals - 1));
  const ratio = mean === 0 ? 0 : mean / error;
  return { ...pair, deals, unit, mean, error, ratio, holds: ratio >= HOLDS_FROM };
}

/** Matches played between two checks whether a rung is clear. */
export const batchOf = (matches: number): number =>
  Math.max(SMALLEST_BATCH, Math.ceil(matches / BATCHES));

/** Whether more matches would change nothing. */
export const isClear = ({ ratio }: Rung): boolean => ratio >= CLEAR_FROM;

/** The deals of one duplicate match. */
export const dealsOf = (game: AnyGame, options: MatchOptions): number =>
  game.extras.duplicate === undefined ? 1 : Math.max(1, options.deals);

/** The matches a rung plays by default: more where a match has few decisions. */
export function standardMatches(game: AnyGame, options: MatchOptions): number {
  const players = options.players;
  const who = Array.from({ length: players }, (): Who => 'random');
  const { choices } = played(game, options, 'length', who);
  const turns = seatings({ better: 'easy', worse: 'random' }, players).length;
  const least = Math.ceil(FEWEST / dealsOf(game, options));
  const decisions = game.extras.duplicate === undefined ? DECISIONS : DECISIONS * LEVELLED;
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

/** Levels that a recorded ladder shows to beat the one below them, `random` below the weakest. */
export function levelsProved({ rungs }: LadderRecord): readonly Who[] {
  const proved: Who[] = ['random'];
  for (const { better, worse, holds } of rungs)
    if (holds && worse === proved.at(-1)) proved.push(better);
  return proved.slice(1);
}
