/**
 * The deal of the day: the same deals for everybody, from the local date alone. What is fixed goes by the
 * edition: whatever changes the deals, the game of a day, the options or how opponents play, so that results
 * can no longer be compared, raises it.
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
import type { Entry } from '../kept/entry.ts';
import { readHistory } from '../kept/history.ts';
import { listUnfinished, type SaveEntry } from '../kept/listing.ts';
import {
  DAILY,
  homeSeatOf,
  type Occupant,
  standardOpponent,
  writeOccupant,
} from '../session/players.ts';

/** Raised whenever opponents or games change so that results could no longer be compared. */
export const EDITION = 2;
/** How long a match is: enough for luck to even out a little, few enough for a break. */
const DEALS = 3;

export interface Daily {
  /** `2026-11-22` */
  readonly date: string;
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  /** Where the player sits; opponents of one level have the other seats. */
  readonly seat: Seat;
  readonly occupants: readonly Occupant[];
  /** Opponents play the deals at a second table too. */
  readonly teams?: true;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The date on the calendar at this moment, where the computer is; dates end where years have five digits. */
export function localDate(now: Date): string {
  if (now.getFullYear() > 9999) return '9999-12-30';
  const year = String(now.getFullYear()).padStart(4, '0');
  return [year, two(now.getMonth() + 1), two(now.getDate())].join('-');
}

const DAY = 86_400_000;

/** Days since 1970 on the calendar, whatever clocks do; undefined if there is no such date. */
function dayNumber(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isReal ? time / DAY : undefined;
}

export const isDate = (typed: string): boolean => dayNumber(typed) !== undefined;

export const dateAfter = (date: string, days: number): string =>
  new Date(((dayNumber(date) ?? 0) + days) * DAY).toISOString().slice(0, 10);

/** Games in which opponents have decisions to make take turns: each comes once in this many days. */
const inTurn = (): readonly AnyGame[] =>
  games
    .filter((game) => game.heuristics.levels.length > 0 && !isFromOutside(game))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

const shuffled = (count: number, round: number): readonly number[] =>
  shuffle([...Array(count).keys()], openStream(`daily/${EDITION}/round/${round}`));

/** The order of a round; no game comes on two days running. */
function orderOf(count: number, round: number): readonly number[] {
  const [first = 0, second = 0, ...rest] = shuffled(count, round);
  const isRepeated = shuffled(count, round - 1).at(-1) === first;
  return isRepeated ? [second, first, ...rest] : [first, second, ...rest];
}

function gameOf(date: string): AnyGame {
  const list = inTurn();
  const day = dayNumber(date) ?? 0;
  const round = Math.floor(day / list.length);
  const game = list[orderOf(list.length, round)[day - round * list.length] ?? 0];
  if (game === undefined) throw new Error('no game has opponents');
  return game;
}

/** The deals of a date, in the game of the day unless another is named; in teams, as its players compare tables. */
export function dailyOf(date: string, game: AnyGame = gameOf(date), teams = false): Daily {
  const options = matchOptions(game, {
    ...(teams && duplicateOf(game)?.options),
    deals: DEALS,
  });
  if (isRefusal(options)) throw new Error(options.text.en);
  const seat = homeSeatOf(game);
  const opponent = standardOpponent(game);
  return {
    date,
    game,
    options,
    seed: `${DAILY}${EDITION}/${date}`,
    seat,
    ...(teams && { teams }),
    occupants: Array.from({ length: options.players }, (_, at) =>
      at === seat ? 'human' : opponent,
    ),
  };
}

/** Somebody's first try: only this one counts. */
export type Try =
  | { readonly kind: 'none' }
  | { readonly kind: 'going'; readonly save: SaveEntry }
  | { readonly kind: 'done'; readonly entry: Entry };

interface Played {
  readonly game: string;
  readonly seed: string;
  readonly options: OptionValues;
}

const byOf = ({ seats }: SaveEntry): readonly string[] => seats.map(({ by }) => by);

/** The same deals in the same seat against the same opponents: nothing else is a try. */
const isOf = (
  { game, seed, options, occupants }: Daily,
  played: Played,
  by: readonly string[],
): boolean =>
  played.game === game.id &&
  played.seed === seed &&
  isDeepStrictEqual(optionsSoFar(game, played.options), options) &&
  occupants.every((who, seat) => by[seat] === writeOccupant(who));

/** The earliest try: the names of records begin with game, date and time. */
export async function firstTry(
  daily: Daily,
  folders: Folders,
  entries?: readonly Entry[],
): Promise<Try> {
  const isTry = (entry: Entry): boolean => isOf(daily, entry, entry.seats);
  const tries = [
    ...(entries?.filter(isTry) ?? (await readHistory(folders, undefined, isTry))).map((entry) => ({
      id: entry.id,
      kind: 'done' as const,
      entry,
    })),
    ...(await listUnfinished(folders))
      .filter((save) => isOf(daily, save, byOf(save)))
      .map((save) => ({ id: save.id, kind: 'going' as const, save })),
  ];
  const [first] = tries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return first ?? { kind: 'none' };
}

/** Days in a row with the deal of the day played, up to this one or, while it is not played, the day before. */
export function streakOf(
  entries: readonly (Played & Pick<Entry, 'seats'>)[],
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
