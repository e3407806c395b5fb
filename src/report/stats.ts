/** The statistics in sentences, for line mode, pipes and the screen. */

import type { Estimate } from '../engine/estimate.ts';
import { SPECTATOR } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal } from '../engine/refusal.ts';
import { Store } from '../engine/store.ts';
import { findGame } from '../games/index.ts';
import { clean, cleanText } from '../lang/clean.ts';
import type { Report } from '../lang/report.ts';
import { fill, joinTexts, same, type Text } from '../lang/text.ts';
import { estimateText, fixed, percent } from '../play/advice/figures.ts';
import type { HistoryEntry } from '../play/kept/entry.ts';
import { localDate } from '../play/past/daily.ts';
import {
  countedPart,
  type GameStats,
  OWN,
  perDeal,
  type Results,
  type Stats,
} from '../play/past/stats.ts';
import { guestName } from '../play/session/guests.ts';
import { levelName, levelText } from './levels.ts';
import texts from './texts.json' with { type: 'json' };

const { history, sums } = texts;

const NO_FIGURE = same('–');

/** A mean with its error, which only more than one figure gives. */
const meanWithError = ({ mean, error }: Estimate): Text =>
  error === 0 ? fixed(mean, 2) : estimateText({ mean, error });

/** The share won and the points per deal, for a table; dashes where only matches with help were played. */
const sharesOf = ({ matches, won, points }: Results): readonly [Text, Text] =>
  matches === 0 ? [NO_FIGURE, NO_FIGURE] : [percent(won.mean), meanWithError(points)];

/** Luck and play of a match for a table, dashes where they are not known. */
const luckAndPlayOf = ({ luck, play }: GameStats): readonly [Text, Text] =>
  luck && play ? [meanWithError(luck), meanWithError(play)] : [NO_FIGURE, NO_FIGURE];

/** The local day: `2026-11-22`. */
export const dayOf = (time: number): string => localDate(new Date(time));

/** The best or the worst match: its points per deal, and its day. */
const extremeText = (entry: HistoryEntry): Text =>
  fill(sums.extreme, fixed(perDeal(entry), 2), dayOf(entry.time));

const groupText = ({ matches, wins, won, points }: Results): Text =>
  fill(sums.group, matches, wins, percent(won.mean), meanWithError(points));

/** The name of a game, even one that no longer exists. */
export const gameText = (id: string): Text => findGame(id)?.names ?? same(clean(id, 24));

/** The name of a variant of a game; options that no preset has are called custom. */
export function variantText(game: string, name: string): Text {
  if (name === OWN) return sums.ownOptions;
  return findGame(game)?.presets?.find(({ id }) => id === name)?.names ?? same(name);
}

/** The matches played with help, if there are any. */
const helpedLines = ({ matches, wins }: Pick<Results, 'matches' | 'wins'>): readonly Text[] =>
  matches === 0 ? [] : [fill(sums.assisted, matches, wins)];

/** All games together. */
export function statsLines(stats: Stats): readonly Text[] {
  const { matches, wins, won, assisted } = stats;
  if (matches + assisted.matches === 0) return [history.none];
  if (matches === 0) return [sums.uncounted, ...helpedLines(assisted)];
  const all = fill(sums.all, matches, wins, percent(won.mean));
  return [all, streakLine(stats), ...helpedLines(assisted)];
}

/** Matches won in a row. */
const streakLine = ({ streaks }: Pick<GameStats, 'streaks'>): Text =>
  fill(sums.streaks, streaks.now, streaks.longest);

/** Luck and play per match, where they are known. */
const luckLine = ({ luck, play }: Results): Text | undefined =>
  luck && play && fill(sums.luckAndPlay, meanWithError(luck), meanWithError(play));

/** One game in full, without its course and the opponents. */
function ownLines(stats: GameStats): readonly Text[] {
  const shown = countedPart(stats);
  const { matches, deals, wins, won, points, best, worst } = shown;
  if (matches === 0) return [history.none];
  const isAllHelped = stats.matches === 0;
  const luck = luckLine(shown);
  const lines: Text[] = [];
  if (isAllHelped) lines.push(sums.helpedOnly);
  lines.push(fill(sums.game, matches, deals, wins, percent(won.mean)));
  lines.push(fill(sums.points, meanWithError(points)));
  if (luck !== undefined) lines.push(luck);
  lines.push(streakLine(shown));
  if (best !== undefined) lines.push(fill(sums.best, extremeText(best)));
  if (worst !== undefined && matches > 1) lines.push(fill(sums.worst, extremeText(worst)));
  if (!isAllHelped) lines.push(...helpedLines(stats.assisted));
  return [...lines, ...variantLines(stats.game, shown)];
}

/** One game in full, without its course. */
export function gameLines(stats: GameStats): readonly Text[] {
  const shown = countedPart(stats);
  return [...ownLines(stats), ...levelLines(shown), ...guestLines(shown)];
}

/** A line for each variant, unless all matches had the usual options. */
function variantLines(game: string, { variants }: Pick<GameStats, 'variants'>): readonly Text[] {
  const isVaried = variants.length > 1 || variants.some(({ name }) => name === OWN);
  if (!isVaried) return [];
  return variants.map((variant) =>
    fill(sums.variant, variantText(game, variant.name), groupText(variant)),
  );
}

/** A line for each kind of opponents. */
const levelLines = ({ levels }: Pick<GameStats, 'levels'>): readonly Text[] =>
  levels
    .filter(({ name }) => name !== '')
    .map((level) => fill(sums.against, levelText(level.name), groupText(level)));

/** Guests told of, those met most often. */
const MOST_GUESTS = 6;

/** A line for each of the guests met most often, with how strong they played. */
const guestLines = ({ guests = [] }: Pick<GameStats, 'guests'>): readonly Text[] =>
  guests.slice(0, MOST_GUESTS).map((met) => {
    const who = fill(sums.guest, guestName(met.guest), levelName(met.level));
    return fill(sums.against, who, groupText(met));
  });

/** The course of the points per deal, in numbers; nothing where there is only one. */
export function courseLines({ course }: GameStats): readonly Text[] {
  if (course.length < 2) return [];
  const means = course.map((mean) => fixed(mean, 1));
  return [fill(sums.course, joinTexts(means, ' '))];
}

/** The part of a finished match that decides how many compete in it. */
type Competition = Pick<HistoryEntry, 'game' | 'options' | 'seats'>;

/** How many compete: parties, or seats where each plays alone or the game is not known. */
function rivalsIn({ game: id, options: given, seats }: Competition): number {
  const game = findGame(id);
  const options = game && matchOptions(game, given);
  if (game === undefined || options === undefined || isRefusal(options)) return seats.length;
  const { state } = openMatch(game, options, id);
  const shown = game.display.table(game.observer.observe(state, SPECTATOR)).seats;
  return new Set(shown.map(({ seat, party = -1 - seat }) => party)).size;
}

const known = new Store<string, number>('parties', (_, key) => key.length);

/** How many compete, computed once for each game and its options. */
function rivalsOf(match: Competition): number {
  const key = JSON.stringify([match.game, match.options, match.seats.length]);
  return known.get(key) ?? known.set(key, rivalsIn(match));
}

/** The place among those who compete. Records rank seats: two partners that lost to two others are third of four, but second of two. */
export function placingOf(
  entry: Competition & Pick<HistoryEntry, 'place'>,
): readonly [place: number, of: number] {
  const rivals = rivalsOf(entry);
  const better = (entry.place - 1) / (entry.seats.length / rivals);
  return [1 + Math.round(better), rivals];
}

/** All games together, then a row for each. */
export function statsReport(stats: Stats): Report {
  const { games } = stats;
  const hasLuck = games.some(({ luck }) => luck !== undefined);
  const heads = hasLuck ? [...sums.heads, ...sums.luckHeads] : sums.heads;
  const rows = games.map((game) => gameRow(game, hasLuck));
  const lines = statsLines(stats);
  return games.length === 0 ? [lines] : [lines, [{ rows: [heads, ...rows] }]];
}

function gameRow(stats: GameStats, hasLuck: boolean): readonly (Text | number)[] {
  const row = [gameText(stats.game), stats.matches, stats.wins, ...sharesOf(stats)];
  return hasLuck ? [...row, ...luckAndPlayOf(stats)] : row;
}

/** One game in full. The names of its variants and levels come from files, so they are made safe to print. */
export function gameReport(stats: GameStats): Report {
  const lines = [...gameLines(stats), ...courseLines(stats)];
  return [[gameText(stats.game), ...lines.map((line) => cleanText(line))]];
}
