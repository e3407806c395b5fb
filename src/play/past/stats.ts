/**
 * Sums up the history of finished matches by game, by variant and by the opponents' level. Matches with
 * help are counted separately and excluded from the other figures. The sums are plain data to which each
 * match is added in turn, so that they can be kept.
 */
import { type Estimate, sum } from '../../engine/estimate.ts';
import type { AnyGame } from '../../engine/game.ts';
import { presetMet } from '../../engine/match-options.ts';
import type { FindGame } from '../../engine/replay.ts';
import { estimateOf, share } from '../../engine/sample.ts';
import type { Entry } from '../kept/entry.ts';

/** Matches won in a row: the current streak and the longest. */
interface Streaks {
  now: number;
  longest: number;
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

interface Part extends Results {
  readonly streaks: Readonly<Streaks>;
  /** The matches with the best and the worst mean per deal; absent without any. */
  readonly best?: Entry;
  readonly worst?: Entry;
  readonly variants: readonly Group[];
  readonly levels: readonly Group[];
  /** Points per deal of the matches in order, in groups of 1, 2, 4, 8 … matches, at most `COURSE` of them. */
  readonly course: readonly number[];
}

export interface GameStats extends Part {
  readonly game: string;
  readonly assisted: Part;
  /** Its last matches, with help or without, oldest first. */
  readonly newest: readonly Entry[];
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

/** Of options that match no preset. */
export const OWN = 'own';
/** Of a game without presets. */
const USUAL = 'usual';
/** Of opponents of several levels, people among them. */
const MIXED = 'mixed';

/** Estimates with independent errors, added up. */
interface Total {
  count: number;
  mean: number;
  /** Squares of their errors. */
  squares: number;
}

/** Sums of the matches of a name. */
interface Sums {
  readonly name: string;
  matches: number;
  wins: number;
  deals: number;
  points: number;
  squares: number;
  readonly luck: Total;
  readonly play: Total;
}

/** Sums of a stretch of the course. */
interface Stretch {
  matches: number;
  deals: number;
  points: number;
}

/** Sums of the matches of a game, with help or without. */
interface PartSums extends Sums {
  readonly streaks: Streaks;
  /** The matches with the most and the fewest points per deal. */
  most?: Entry;
  least?: Entry;
  readonly variants: Sums[];
  readonly levels: Sums[];
  /** Matches of a stretch. */
  size: number;
  course: Stretch[];
}

interface GameSums {
  readonly name: string;
  readonly counted: PartSums;
  readonly assisted: PartSums;
  newest: Entry[];
}

/** Everything that statistics say, as sums: JSON. */
export interface HistorySums {
  readonly streaks: Streaks;
  readonly games: GameSums[];
}

const newSums = (name: string): Sums => ({
  name,
  matches: 0,
  wins: 0,
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

function addEstimate(total: Total, one: Estimate | undefined): void {
  if (one === undefined) return;
  total.count++;
  total.mean += one.mean;
  total.squares += one.error ** 2;
}

function addTo(sums: Sums, { points, won, luck, play }: Entry): void {
  sums.matches++;
  if (won) sums.wins++;
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

/** Those of the name; new ones come to the end of the list. */
function named<T extends { readonly name: string }>(
  list: T[],
  name: string,
  make: (name: string) => T,
): T {
  const found = list.find((one) => one.name === name) ?? make(name);
  if (!list.includes(found)) list.push(found);
  return found;
}

const COURSE = 40;
const NOTHING: Stretch = { matches: 0, deals: 0, points: 0 };

/** Two stretches as one. */
const joined = (one: Stretch, other: Stretch = NOTHING): Stretch => ({
  matches: one.matches + other.matches,
  deals: one.deals + other.deals,
  points: one.points + other.points,
});

function addToCourse(sums: PartSums, { points }: Entry): void {
  const own = { matches: 1, deals: points.length, points: sum(points) };
  const last = sums.course.at(-1);
  if (last === undefined || last.matches === sums.size) sums.course.push(own);
  else sums.course[sums.course.length - 1] = joined(last, own);
  if (sums.course.length <= COURSE) return;
  sums.course = sums.course.flatMap((one, at, all) => (at % 2 ? [] : [joined(one, all[at + 1])]));
  sums.size *= 2;
}

/** Points per deal. */
export const perDeal = ({ points, total }: Entry): number =>
  points.length === 0 ? total : sum(points) / points.length;

/** Names the preset that options amount to; few combinations occur, and each is looked up once. */
function variantNamer(findGame: FindGame): (entry: Entry) => string {
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

/** The level of everybody else at the table, partners and those who sat down later too, if they all have one. */
export function levelOf({ seats, joined: later = [], seat }: Entry): string {
  const [one = '', ...others] = new Set([...seats.filter((_, at) => at !== seat), ...later]);
  if (others.length > 0 || one === 'human') return MIXED;
  return one.replace(/^ai:/, '');
}

function addToPart(sums: PartSums, entry: Entry, variant: string): void {
  addTo(sums, entry);
  addTo(named(sums.variants, variant, newSums), entry);
  addTo(named(sums.levels, levelOf(entry), newSums), entry);
  addToStreaks(sums.streaks, entry.won);
  addToCourse(sums, entry);
  if (sums.most === undefined || perDeal(entry) > perDeal(sums.most)) sums.most = entry;
  if (sums.least === undefined || perDeal(entry) <= perDeal(sums.least)) sums.least = entry;
}

const NEWEST = 8;

/** Adds matches, each no earlier than the one before. */
export function adderTo(sums: HistorySums, findGame: FindGame): (entry: Entry) => void {
  const variantOf = variantNamer(findGame);
  return (entry) => {
    const game = named(sums.games, entry.game, newGame);
    const isCounted = entry.assisted !== true;
    game.newest = [...game.newest, entry].slice(-NEWEST);
    addToPart(isCounted ? game.counted : game.assisted, entry, variantOf(entry));
    if (isCounted) addToStreaks(sums.streaks, entry.won);
  };
}

/** The mean of estimates. */
const averaged = ({ count, mean, squares }: Total): Estimate | undefined =>
  count === 0 ? undefined : { mean: mean / count, error: Math.sqrt(squares) / count };

function resultsOf({ matches, wins, deals, points, squares, ...sums }: Sums): Results {
  const [luck, play] = [averaged(sums.luck), averaged(sums.play)];
  return {
    matches,
    deals,
    wins,
    won: share(wins, matches),
    points: estimateOf(deals, points, squares),
    ...(luck && { luck }),
    ...(play && { play }),
  };
}

/** The largest group first. */
const groupsOf = (list: readonly Sums[]): readonly Group[] =>
  list
    .map((sums) => ({ name: sums.name, ...resultsOf(sums) }))
    .sort((one, two) => two.matches - one.matches);

function partOf(sums: PartSums, game: AnyGame | undefined): Part {
  const { most, least, streaks, variants, levels, course } = sums;
  const [best, worst] = game?.aim === 'least' ? [least, most] : [most, least];
  return {
    ...resultsOf(sums),
    streaks,
    ...(best && { best }),
    ...(worst && { worst }),
    variants: groupsOf(variants),
    levels: groupsOf(levels),
    course: course.map(({ deals, points }) => (deals === 0 ? 0 : points / deals)),
  };
}

const gameStats = (sums: GameSums, game: AnyGame | undefined): GameStats => ({
  game: sums.name,
  ...partOf(sums.counted, game),
  assisted: partOf(sums.assisted, game),
  newest: sums.newest,
});

/** What there is to tell of: the matches that count, or where none does, those with help. */
export const toldOf = (stats: GameStats): Part => (stats.matches > 0 ? stats : stats.assisted);

/** Of a game that nobody has finished. */
export const emptyGame = (id: string): GameStats => gameStats(newGame(id), undefined);

export function statsIn({ streaks, games }: HistorySums, findGame: FindGame): Stats {
  const ofAll = (part: 'counted' | 'assisted', key: 'matches' | 'wins'): number =>
    sum(games.map((one) => one[part][key]));
  const [matches, wins] = [ofAll('counted', 'matches'), ofAll('counted', 'wins')];
  return {
    matches,
    wins,
    won: share(wins, matches),
    assisted: { matches: ofAll('assisted', 'matches'), wins: ofAll('assisted', 'wins') },
    streaks,
    games: games
      .map((one) => gameStats(one, findGame(one.name)))
      .sort((one, two) => two.matches - one.matches || (one.game < two.game ? -1 : 1)),
  };
}

/** Sums up entries in the order of time. */
export function statsOf(all: readonly Entry[], findGame: FindGame): Stats {
  const sums = newHistorySums();
  all.forEach(adderTo(sums, findGame));
  return statsIn(sums, findGame);
}
