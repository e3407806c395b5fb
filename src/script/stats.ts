/**
 * Sums up the history of finished matches by game, by variant and by the opponents' level. Matches with
 * help are counted separately and excluded from the other figures.
 */
import { type Estimate, estimate, groupedBy, sum } from '../engine/estimate.ts';
import type { AnyGame } from '../engine/game.ts';
import { presetMet } from '../engine/match-options.ts';
import type { FindGame } from '../engine/replay.ts';
import type { Entry } from '../play/past/history.ts';
import { share } from './sim/summary.ts';

/** Matches won in a row: the current streak and the longest. */
interface Streaks {
  readonly now: number;
  readonly longest: number;
}

/** Sums of some matches. Points are means per deal, with their standard errors. */
export interface Results {
  readonly matches: number;
  readonly deals: number;
  readonly wins: number;
  readonly won: Estimate;
  readonly points: Estimate;
  /** Absent until computed. */
  readonly luck?: Estimate;
  readonly play?: Estimate;
}

/** Matches that have something in common: the name of a preset, or a level. */
interface Group extends Results {
  readonly name: string;
}

interface Sums extends Results {
  readonly streaks: Streaks;
  /** The matches with the best and the worst mean per deal; absent without any. */
  readonly best?: Entry;
  readonly worst?: Entry;
  readonly variants: readonly Group[];
  readonly levels: readonly Group[];
  /** Points per deal of the matches in order, in groups of equal size, at most `COURSE` of them. */
  readonly course: readonly number[];
}

export interface GameStats extends Sums {
  readonly game: string;
  readonly assisted: Sums;
}

export interface Stats {
  readonly matches: number;
  readonly wins: number;
  readonly won: Estimate;
  readonly assisted: { readonly matches: number; readonly wins: number };
  readonly streaks: Streaks;
  /** The game played most first. */
  readonly games: readonly GameStats[];
}

/** Of options that match no preset. */
export const OWN = 'own';
/** Of a game without presets. */
const USUAL = 'usual';
/** Of opponents of several levels, people among them. */
const MIXED = 'mixed';

/** The mean of estimates with independent errors. */
function averaged(estimates: readonly (Estimate | undefined)[]): Estimate | undefined {
  const known = estimates.filter((one) => one !== undefined);
  if (known.length === 0) return undefined;
  const error = Math.hypot(...known.map((one) => one.error)) / known.length;
  return { mean: sum(known.map(({ mean }) => mean)) / known.length, error };
}

function resultsOf(entries: readonly Entry[]): Results {
  const wins = entries.filter(({ won }) => won).length;
  const points = entries.flatMap((entry) => entry.points);
  const luck = averaged(entries.map((entry) => entry.luck));
  const play = averaged(entries.map((entry) => entry.play));
  return {
    matches: entries.length,
    deals: points.length,
    wins,
    won: share(wins, entries.length),
    points: estimate(points),
    ...(luck && { luck }),
    ...(play && { play }),
  };
}

function streaksOf(entries: readonly Entry[]): Streaks {
  let now = 0;
  let longest = 0;
  for (const { won } of entries) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** The largest group first. */
const groupsOf = (entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly Group[] =>
  [...groupedBy(entries, keyOf)]
    .map(([name, group]) => ({ name, ...resultsOf(group) }))
    .sort((one, two) => two.matches - one.matches);

/** Names the preset that options amount to; few combinations occur, and each is looked up once. */
function variantNamer(game: AnyGame | undefined): (entry: Entry) => string {
  const known = new Map<string, string>();
  return ({ options }) => {
    if (game?.extras.presets === undefined) return USUAL;
    const key = JSON.stringify(options);
    const name = known.get(key) ?? presetMet(game, options)?.id ?? OWN;
    known.set(key, name);
    return name;
  };
}

/** The level of everybody else at the table, partners and those who sat down later too, if they all have one. */
export function levelOf({ seats, joined = [], seat }: Entry): string {
  const [one = '', ...others] = new Set([...seats.filter((_, at) => at !== seat), ...joined]);
  if (others.length > 0 || one === 'human') return MIXED;
  return one.replace(/^ai:/, '');
}

const COURSE = 40;

/** Points per deal in at most `COURSE` groups of matches, oldest first. */
function courseOf(entries: readonly Entry[]): readonly number[] {
  const size = Math.max(1, Math.ceil(entries.length / COURSE));
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, at) => {
    const points = entries.slice(at * size, (at + 1) * size).flatMap((entry) => entry.points);
    return points.length === 0 ? 0 : sum(points) / points.length;
  });
}

/** Points per deal. */
export const perDeal = ({ points, total }: Entry): number =>
  points.length === 0 ? total : sum(points) / points.length;

function sumsOf(entries: readonly Entry[], game: AnyGame | undefined): Sums {
  const ranked = entries.toSorted((one, two) => perDeal(two) - perDeal(one));
  const [most, least] = [ranked[0], ranked.at(-1)];
  const [best, worst] = game?.aim === 'least' ? [least, most] : [most, least];
  return {
    ...resultsOf(entries),
    streaks: streaksOf(entries),
    ...(best && { best }),
    ...(worst && { worst }),
    variants: groupsOf(entries, variantNamer(game)),
    levels: groupsOf(entries, levelOf),
    course: courseOf(entries),
  };
}

const countedIn = (all: readonly Entry[]) => all.filter(({ assisted }) => assisted !== true);
const helpedIn = (all: readonly Entry[]) => all.filter(({ assisted }) => assisted === true);

const gameStats = (id: string, all: readonly Entry[], game: AnyGame | undefined): GameStats => ({
  game: id,
  ...sumsOf(countedIn(all), game),
  assisted: sumsOf(helpedIn(all), game),
});

/** What there is to tell of: the matches that count, or where none does, those with help. */
export const toldOf = (stats: GameStats): Sums => (stats.matches > 0 ? stats : stats.assisted);

/** Of a game that nobody has finished. */
export const emptyGame = (id: string): GameStats => gameStats(id, [], undefined);

/** Sums up entries in the order of time. */
export function statsOf(all: readonly Entry[], findGame: FindGame): Stats {
  const entries = countedIn(all);
  const helped = helpedIn(all);
  const { matches, wins, won } = resultsOf(entries);
  return {
    matches,
    wins,
    won,
    assisted: { matches: helped.length, wins: helped.filter(({ won }) => won).length },
    streaks: streaksOf(entries),
    games: [...groupedBy(all, ({ game }) => game)]
      .map(([id, some]) => gameStats(id, some, findGame(id)))
      .sort((one, two) => two.matches - one.matches || (one.game < two.game ? -1 : 1)),
  };
}
