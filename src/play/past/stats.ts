/**
 * Statistics of finished matches by game, by variant and by the opponents' level. Matches with help are counted
 * separately and excluded from the other figures. The sums are plain data to which matches are added one by one, so that
 * they can be kept.
 */

import { type Estimate, estimateOf, proportion, sum } from '../../engine/estimate.ts';
import type { AnyGame } from '../../engine/game.ts';
import { presetMet } from '../../engine/match-options.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import type { FindGame } from '../../engine/replay.ts';
import type { HistoryEntry } from '../kept/entry.ts';
import { type Guest, readGuest } from '../session/guests.ts';

/** Matches won in a row: the current streak and the longest. */
interface Streaks {
  now: number;
  longest: number;
}

/** The results of some matches. Points are means per deal, with their standard errors. */
export interface Results {
  readonly matches: number;
  readonly deals: number;
  readonly wins: number;
  readonly draws: number;
  readonly won: Estimate;
  readonly points: Estimate;
  /** Points of luck; absent until computed. */
  readonly luck?: Estimate;
  readonly play?: Estimate;
}

/** The results of the matches of a preset or of a level, with its name. */
interface NamedResults extends Results {
  readonly name: string;
}

/** The results of the matches with a guest who played at a level. */
interface GuestResults extends Results {
  readonly guest: Guest;
  readonly level: string;
}

/** The results of a game, with help or without. */
interface StatsPart extends Results {
  readonly streaks: Readonly<Streaks>;
  /** The matches with the best and the worst mean per deal; absent without any. */
  readonly best?: HistoryEntry;
  readonly worst?: HistoryEntry;
  readonly variants: readonly NamedResults[];
  readonly levels: readonly NamedResults[];
  /** Absent where no guests played. */
  readonly guests?: readonly GuestResults[];
  /** Points per deal of the matches in order, in groups of 1, 2, 4, 8 … matches, at most `COURSE` of them. */
  readonly course: readonly number[];
}

export interface GameStats extends StatsPart {
  readonly game: string;
  readonly assisted: StatsPart;
  /** The last matches of the game, with help or without, oldest first. */
  readonly newest: readonly HistoryEntry[];
}

export interface Stats {
  readonly matches: number;
  readonly wins: number;
  readonly won: Estimate;
  readonly assisted: { readonly matches: number; readonly wins: number };
  readonly streaks: Readonly<Streaks>;
  /** The game played most first. */
  readonly games: readonly GameStats[];
}

/** The name of a variant whose options match no preset. */
export const OWN = 'own';
/** The name of the only variant of a game without presets. */
const USUAL = 'usual';
/** The level of opponents of several levels, or with people among them. */
const MIXED = 'mixed';

/** Estimates with independent errors, added up. */
interface EstimateSum {
  count: number;
  mean: number;
  /** The sum of the squares of the errors. */
  squares: number;
}

/** Sums of the matches of a name. */
interface ResultSums {
  readonly name: string;
  matches: number;
  wins: number;
  draws: number;
  deals: number;
  points: number;
  squares: number;
  readonly luck: EstimateSum;
  readonly play: EstimateSum;
}

/** Sums of a stretch of the course. */
interface Stretch {
  matches: number;
  deals: number;
  points: number;
}

/** Sums of the matches of a game, with help or without. */
interface PartSums extends ResultSums {
  readonly streaks: Streaks;
  /** The matches with the most and the fewest points per deal. */
  most?: HistoryEntry;
  least?: HistoryEntry;
  readonly variants: ResultSums[];
  readonly levels: ResultSums[];
  /** Guests with their levels, each as `fox medium`. */
  readonly guests: ResultSums[];
  /** Matches of a stretch. */
  size: number;
  course: Stretch[];
}

interface GameSums {
  readonly name: string;
  readonly counted: PartSums;
  readonly assisted: PartSums;
  newest: HistoryEntry[];
}

/** The sums from which all statistics follow, as data that survives JSON. */
export interface HistorySums {
  readonly streaks: Streaks;
  readonly games: GameSums[];
}

const newSums = (name: string): ResultSums => ({
  name,
  matches: 0,
  wins: 0,
  draws: 0,
  deals: 0,
  points: 0,
  squares: 0,
  luck: { count: 0, mean: 0, squares: 0 },
  play: { count: 0, mean: 0, squares: 0 },
});

const newPart = (name: string): PartSums => ({
  ...newSums(name),
  streaks: { now: 0, longest: 0 },
  variants: [],
  levels: [],
  guests: [],
  size: 1,
  course: [],
});

const newGame = (name: string): GameSums => ({
  name,
  counted: newPart(name),
  assisted: newPart(name),
  newest: [],
});

export const newHistorySums = (): HistorySums => ({
  streaks: { now: 0, longest: 0 },
  games: [],
});

function addEstimate(total: EstimateSum, one: Estimate | undefined): void {
  if (one === undefined) return;
  total.count++;
  total.mean += one.mean;
  total.squares += one.error ** 2;
}

/** Whether all players of a match were alike at its end. */
export const isDrawn = ({ seats, place, won }: HistoryEntry): boolean =>
  seats.length > 1 && place === 1 && !won;

/**
 * Adds a match to sums from which means and their errors are computed later; `squares` are those of points per deal.
 */
function addResult(sums: ResultSums, entry: HistoryEntry): void {
  const { points, won, luck, play } = entry;
  sums.matches++;
  if (won) sums.wins++;
  if (isDrawn(entry)) sums.draws++;
  sums.deals += points.length;
  sums.points += sum(points);
  sums.squares += sum(points.map((one) => one ** 2));
  addEstimate(sums.luck, luck);
  addEstimate(sums.play, play);
}

function addToStreaks(streaks: Streaks, won: boolean): void {
  streaks.now = won ? streaks.now + 1 : 0;
  streaks.longest = Math.max(streaks.longest, streaks.now);
}

/** The sums of this name in a list; if there are none, new ones are made and added at the end. */
function sumsNamed<T extends { readonly name: string }>(
  list: T[],
  name: string,
  make: (name: string) => T,
): T {
  const found = list.find((one) => one.name === name) ?? make(name);
  if (!list.includes(found)) list.push(found);
  return found;
}

/** The most stretches of a course. */
const COURSE = 40;
const NOTHING: Stretch = { matches: 0, deals: 0, points: 0 };

/** Two stretches as one. */
const joinedStretch = (one: Stretch, other: Stretch = NOTHING): Stretch => ({
  matches: one.matches + other.matches,
  deals: one.deals + other.deals,
  points: one.points + other.points,
});

/**
 * Adds a match to the curve of results, which has a bounded number of stretches: when there are too many, neighbours
 * are joined and every stretch is twice as long from then on.
 */
function addToCourse(sums: PartSums, { points }: HistoryEntry): void {
  const own = { matches: 1, deals: points.length, points: sum(points) };
  const last = sums.course.at(-1);
  if (last === undefined || last.matches === sums.size) sums.course.push(own);
  else sums.course[sums.course.length - 1] = joinedStretch(last, own);
  if (sums.course.length <= COURSE) return;
  sums.course = sums.course.flatMap((one, at, all) =>
    at % 2 ? [] : [joinedStretch(one, all[at + 1])],
  );
  sums.size *= 2;
}

/** The points per deal of a match. */
export const perDeal = ({ points, total }: HistoryEntry): number =>
  points.length === 0 ? total : sum(points) / points.length;

/** Names the preset that a match's options amount to; each combination of options is looked up once. */
function variantNamer(findGame: FindGame): (entry: HistoryEntry) => string {
  const known = new Map<string, string>();
  return ({ game: id, options }) => {
    const game = findGame(id);
    if (game?.presets === undefined) return USUAL;
    const key = JSON.stringify([id, options]);
    const name = known.get(key) ?? presetMet(game, options)?.id ?? OWN;
    known.set(key, name);
    return name;
  };
}

const levelNamed = (by: string): string => by.replace(/^ai:/, '');

/** The level of everybody else at the table, partners and those who sat down later too, if they all have one. */
export function levelOf({ seats, joined: later = [], seat }: HistoryEntry): string {
  const [one = '', ...others] = new Set([...seats.filter((_, at) => at !== seat), ...later]);
  if (others.length > 0 || one === 'human') return MIXED;
  return levelNamed(one);
}

/** Who else was at the table, each guest with the level at which they played, as `fox medium`. */
function guestsMet({ seats, joined = [], guests = [], seat }: HistoryEntry): readonly string[] {
  const met = [...seats, ...joined].flatMap((by, at) => {
    const guest = at === seat ? undefined : readGuest(guests[at]);
    return guest === undefined ? [] : [`${guest} ${levelNamed(by)}`];
  });
  return [...new Set(met)];
}

/** Adds a match to all sums kept of a game: in total, by variant, level and guest, streaks, curve, best and worst. */
function addToPart(sums: PartSums, entry: HistoryEntry, variant: string): void {
  addResult(sums, entry);
  addResult(sumsNamed(sums.variants, variant, newSums), entry);
  addResult(sumsNamed(sums.levels, levelOf(entry), newSums), entry);
  for (const met of guestsMet(entry)) addResult(sumsNamed(sums.guests, met, newSums), entry);
  addToStreaks(sums.streaks, entry.won);
  addToCourse(sums, entry);
  if (sums.most === undefined || perDeal(entry) > perDeal(sums.most)) sums.most = entry;
  if (sums.least === undefined || perDeal(entry) <= perDeal(sums.least)) sums.least = entry;
}

/** The number of last matches that are kept for each game. */
const NEWEST = 20;

/** Returns a function that adds matches to the sums, each no earlier than the match before. */
export function adderTo(sums: HistorySums, findGame: FindGame): (entry: HistoryEntry) => void {
  const variantOf = variantNamer(findGame);
  return (entry) => {
    const game = sumsNamed(sums.games, entry.game, newGame);
    const isCounted = entry.assisted !== true;
    game.newest = [...game.newest, entry].slice(-NEWEST);
    addToPart(isCounted ? game.counted : game.assisted, entry, variantOf(entry));
    if (isCounted) addToStreaks(sums.streaks, entry.won);
  };
}

/** The mean of estimates. */
const averaged = ({ count, mean, squares }: EstimateSum): Estimate | undefined =>
  count === 0 ? undefined : { mean: mean / count, error: Math.sqrt(squares) / count };

function resultsOf({ matches, wins, draws, deals, points, squares, ...sums }: ResultSums): Results {
  return omitUndefined({
    matches,
    deals,
    wins,
    draws,
    won: proportion(wins, matches),
    points: estimateOf(deals, points, squares),
    luck: averaged(sums.luck),
    play: averaged(sums.play),
  });
}

/** The results of each name, those with the most matches first. */
const namedResults = (list: readonly ResultSums[]): readonly NamedResults[] =>
  list
    .map((sums) => ({ name: sums.name, ...resultsOf(sums) }))
    .sort((one, two) => two.matches - one.matches);

/** The results with each guest, those met most often first; undefined if there were none. */
function guestResults(list: readonly ResultSums[]): readonly GuestResults[] | undefined {
  const met = namedResults(list).flatMap(({ name, ...results }) => {
    const [id = '', ...level] = name.split(' ');
    const guest = readGuest(id);
    return guest === undefined ? [] : [{ guest, level: level.join(' '), ...results }];
  });
  return met.length === 0 ? undefined : met;
}

/**
 * The statistics in a part’s sums. Which extreme was best depends on whether the game is won by most or by least
 * points.
 */
function partOf(sums: PartSums, game: AnyGame | undefined): StatsPart {
  const { most, least, streaks, variants, levels, guests, course } = sums;
  const isLeastBest = game?.aim === 'least';
  const best = isLeastBest ? least : most;
  const worst = isLeastBest ? most : least;
  return {
    ...resultsOf(sums),
    streaks,
    ...omitUndefined({ best, worst }),
    variants: namedResults(variants),
    levels: namedResults(levels),
    ...omitUndefined({ guests: guestResults(guests) }),
    course: course.map(({ deals, points }) => (deals === 0 ? 0 : points / deals)),
  };
}

const gameStats = (sums: GameSums, game: AnyGame | undefined): GameStats => ({
  game: sums.name,
  ...partOf(sums.counted, game),
  assisted: partOf(sums.assisted, game),
  newest: sums.newest,
});

/** The part of a game's statistics that is told: the matches that count, or if none does, those with help. */
export const countedPart = (stats: GameStats): StatsPart =>
  stats.matches > 0 ? stats : stats.assisted;

/** The statistics of a game that nobody has finished. */
export const emptyGame = (id: string): GameStats => gameStats(newGame(id), undefined);

/** The statistics of all games, the most played first. Matches with help are only counted. */
export function statsIn({ streaks, games }: HistorySums, findGame: FindGame): Stats {
  const ofAll = (part: 'counted' | 'assisted', key: 'matches' | 'wins'): number =>
    sum(games.map((one) => one[part][key]));
  const matches = ofAll('counted', 'matches');
  const wins = ofAll('counted', 'wins');
  return {
    matches,
    wins,
    won: proportion(wins, matches),
    assisted: { matches: ofAll('assisted', 'matches'), wins: ofAll('assisted', 'wins') },
    streaks,
    games: games
      .map((one) => gameStats(one, findGame(one.name)))
      .sort((one, two) => two.matches - one.matches || (one.game < two.game ? -1 : 1)),
  };
}

/** The statistics of entries, which must be in order of time. */
export function statsOf(all: readonly HistoryEntry[], findGame: FindGame): Stats {
  const sums = newHistorySums();
  all.forEach(adderTo(sums, findGame));
  return statsIn(sums, findGame);
}
