/**
 * The deal of the day: the same deals for everybody, which follow from the local date alone. The edition is raised
 * whenever the deals, the game of a day, the options or the play of opponents change, so that results can no longer be
 * compared.
 */
import { isDeepStrictEqual } from 'node:util';
import { duplicateOf } from '../../engine/contest.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { matchOptions, optionsSoFar } from '../../engine/match-options.ts';
import type { MatchOptions, OptionValues } from '../../engine/options.ts';
import { openStream, shuffle } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { games, isFromOutside } from '../../games/index.ts';
import type { Folders } from '../disk/paths.ts';
import type { HistoryEntry } from '../kept/entry.ts';
import { readHistory } from '../kept/history.ts';
import { listUnfinished, type SaveEntry } from '../kept/listing.ts';
import {
  DAILY,
  homeSeatOf,
  type Occupant,
  standardOpponent,
  writeOccupant,
} from '../session/players.ts';

/** The edition of the deals of the day. */
export const EDITION = 6;
/** The number of deals of a match: enough for luck to even out a little, few enough for a break. */
const DEALS = 3;

/** A deal of the day. */
export interface Daily {
  /** The date, such as `2026-11-22`. */
  readonly date: string;
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  /** The player's seat; opponents of one level have the other seats. */
  readonly seat: Seat;
  readonly occupants: readonly Occupant[];
  /** Opponents play the deals at a second table too. */
  readonly teams?: true;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The local date at a moment; from the year 10000 on, 9999-12-30. */
export function localDate(now: Date): string {
  if (now.getFullYear() > 9999) return '9999-12-30';
  const year = String(now.getFullYear()).padStart(4, '0');
  return [year, two(now.getMonth() + 1), two(now.getDate())].join('-');
}

const DAY = 86_400_000;

/** The number of days on the calendar from 1970 to a date; undefined if there is no such date. */
function dayNumber(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isReal ? time / DAY : undefined;
}

export const isDate = (typed: string): boolean => dayNumber(typed) !== undefined;

export const dateAfter = (date: string, days: number): string =>
  new Date(((dayNumber(date) ?? 0) + days) * DAY).toISOString().slice(0, 10);

/** The games that take turns as the game of the day: those in which opponents decide something, in a fixed order. */
const inTurn = (): readonly AnyGame[] =>
  games
    .filter((game) => game.heuristics.levels.length > 0 && !isFromOutside(game))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

const shuffled = (count: number, round: number): readonly number[] =>
  shuffle([...Array(count).keys()], openStream(`daily/${EDITION}/round/${round}`));

/** The order of the games in a round, such that no game comes on two days running. */
function gameOrder(count: number, round: number): readonly number[] {
  const [first = 0, second = 0, ...rest] = shuffled(count, round);
  const isRepeated = shuffled(count, round - 1).at(-1) === first;
  return isRepeated ? [second, first, ...rest] : [first, second, ...rest];
}

/** The game of a date. Every round takes all games once, in an order of its own, so that none comes twice soon. */
function gameOfDay(date: string): AnyGame {
  const list = inTurn();
  const day = dayNumber(date) ?? 0;
  const round = Math.floor(day / list.length);
  const game = list[gameOrder(list.length, round)[day - round * list.length] ?? 0];
  if (game === undefined) throw new Error('no game has opponents');
  return game;
}

/** The deals of a date, in the game of the day unless another is named; with `teams`, as its players compare tables. */
export function dailyOf(date: string, game: AnyGame = gameOfDay(date), teams = false): Daily {
  const contest = teams ? duplicateOf(game)?.options : undefined;
  const options = matchOptions(game, { ...contest, deals: DEALS });
  if (isRefusal(options)) throw new Error(options.text.en);
  const seat = homeSeatOf(game);
  const opponent = standardOpponent(game);
  const occupants = Array.from(
    { length: options.players },
    (_, at): Occupant => (at === seat ? 'human' : opponent),
  );
  const seed = `${DAILY}${EDITION}/${date}`;
  const daily = { date, game, options, seed, seat, occupants };
  return teams ? { ...daily, teams } : daily;
}

/** Whether a seed is that of a deal of the day, of whichever edition. */
export const isDailySeed = (seed: string): boolean => seed.startsWith(DAILY);

/** A player's first try at a deal of the day, the only one that counts. */
export type Try =
  | { readonly kind: 'none' }
  | { readonly kind: 'going'; readonly save: SaveEntry }
  | { readonly kind: 'done'; readonly entry: HistoryEntry };

interface PlayedMatch {
  readonly game: string;
  readonly seed: string;
  readonly options: OptionValues;
}

const occupantsIn = ({ seats }: SaveEntry): readonly string[] => seats.map(({ by }) => by);

/** Whether a match is a try: it has the deals of the day in the player's seat against the same opponents. */
const isOf = (
  { game, seed, options, occupants }: Daily,
  played: PlayedMatch,
  by: readonly string[],
): boolean =>
  played.game === game.id &&
  played.seed === seed &&
  isDeepStrictEqual(optionsSoFar(game, played.options), options) &&
  occupants.every((who, seat) => by[seat] === writeOccupant(who));

/** The earliest try. Ids of records begin with game, date and time, so the smallest id is the earliest. */
export async function firstTry(
  daily: Daily,
  folders: Folders,
  entries?: readonly HistoryEntry[],
): Promise<Try> {
  const isTry = (entry: HistoryEntry): boolean => isOf(daily, entry, entry.seats);
  const finished = entries?.filter(isTry) ?? (await readHistory(folders, undefined, isTry));
  const done = finished.map((entry) => ({ id: entry.id, kind: 'done' as const, entry }));
  const unfinished = await listUnfinished(folders);
  const going = unfinished
    .filter((save) => isOf(daily, save, occupantsIn(save)))
    .map((save) => ({ id: save.id, kind: 'going' as const, save }));
  const tries = [...done, ...going];
  const [first] = tries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return first ?? { kind: 'none' };
}

/** A day with its deal in the game of the day, and the first try at it that was finished. */
export interface DayPlayed {
  readonly date: string;
  readonly entry?: HistoryEntry;
}

/** Whether a match has the deals of some day. */
export const isOfSomeDay = ({ seed }: Pick<PlayedMatch, 'seed'>): boolean =>
  seed.startsWith(`${DAILY}${EDITION}/`);

/** The day with the earliest of the entries that is a try at its deal. */
function dayPlayed(entries: readonly HistoryEntry[], date: string): DayPlayed {
  const daily = dailyOf(date);
  const [entry] = entries
    .filter((one) => isOf(daily, one, one.seats))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return entry === undefined ? { date } : { date, entry };
}

/** The days from one date on, with what was played on each. */
export const daysPlayed = (
  entries: readonly HistoryEntry[],
  from: string,
  days: number,
): readonly DayPlayed[] =>
  Array.from({ length: days }, (_, at) => dayPlayed(entries, dateAfter(from, at)));

/** The number of days in a row with the deal of the day played, up to this day or, if not played yet, the day before. */
export function streakOf(
  entries: readonly (PlayedMatch & Pick<HistoryEntry, 'seats'>)[],
  date: string,
): number {
  const isPlayed = (day: string): boolean => {
    const daily = dailyOf(day);
    return entries.some((entry) => isOf(daily, entry, entry.seats));
  };
  let day = isPlayed(date) ? date : dateAfter(date, -1);
  let days = 0;
  for (; isPlayed(day); days++) day = dateAfter(day, -1);
  return days;
}
