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
import texts from './texts.json' with { type: 'json' };

const { history, sums } = texts;

const NO_FIGURE = same('–');
const LEVELS: Readonly<Record<string, Text>> = sums.levels;

/** With an error where more than one deal gives one. */
const pointsText = ({ mean, error }: Estimate): Text =>
  error === 0 ? fixed(mean, 2) : estimateText({ mean, error });

/** The share won and the points per deal, for a table; dashes where only matches with help were played. */
export const sharesOf = ({ matches, won, points }: Results): readonly [Text, Text] =>
  matches === 0 ? [NO_FIGURE, NO_FIGURE] : [percent(won.mean), pointsText(points)];

/** Luck and play of a match for a table, dashes where they are not known. */
const luckAndPlayOf = ({ luck, play }: GameStats): readonly [Text, Text] =>
  luck && play ? [pointsText(luck), pointsText(play)] : [NO_FIGURE, NO_FIGURE];

/** The local day: `2026-11-22`. */
export const dayOf = (time: number): string => localDate(new Date(time));

const extreme = (entry: HistoryEntry): Text =>
  fill(sums.extreme, fixed(perDeal(entry), 2), dayOf(entry.time));

const groupText = ({ matches, wins, won, points }: Results): Text =>
  fill(sums.group, matches, wins, percent(won.mean), pointsText(points));

/** The name of a game, even one that no longer exists. */
export const gameText = (id: string): Text => findGame(id)?.names ?? same(clean(id, 24));

function variantText(game: string, name: string): Text {
  if (name === OWN) return sums.ownOptions;
  return findGame(game)?.extras.presets?.find(({ id }) => id === name)?.names ?? same(name);
}

export const levelText = (level: string): Text => LEVELS[level] ?? same(level);

const helped = ({ matches, wins }: Pick<Results, 'matches' | 'wins'>): readonly Text[] =>
  matches === 0 ? [] : [fill(sums.assisted, matches, wins)];

/** All games together. */
export function statsLines(stats: Stats): readonly Text[] {
  const { matches, wins, won, assisted } = stats;
  if (matches + assisted.matches === 0) return [history.none];
  if (matches === 0) return [sums.uncounted, ...helped(assisted)];
  return [fill(sums.all, matches, wins, percent(won.mean)), streakLine(stats), ...helped(assisted)];
}

/** Matches won in a row. */
export const streakLine = ({ streaks }: Pick<GameStats, 'streaks'>): Text =>
  fill(sums.streaks, streaks.now, streaks.longest);

/** Luck and play per match, where they are known. */
export const luckLine = ({ luck, play }: Results): Text | undefined =>
  luck && play && fill(sums.luckAndPlay, pointsText(luck), pointsText(play));

/** One game in full, without its course. */
export function gameLines(stats: GameStats): readonly Text[] {
  const told = countedPart(stats);
  const { matches, deals, wins, won, points, best, worst, variants, levels } = told;
  if (matches === 0) return [history.none];
  const luck = luckLine(told);
  const isVaried = variants.length > 1 || variants.some(({ name }) => name === OWN);
  return [
    ...(stats.matches === 0 ? [sums.helpedOnly] : []),
    fill(sums.game, matches, deals, wins, percent(won.mean)),
    fill(sums.points, pointsText(points)),
    ...(luck ? [luck] : []),
    streakLine(told),
    ...(best ? [fill(sums.best, extreme(best))] : []),
    ...(worst && matches > 1 ? [fill(sums.worst, extreme(worst))] : []),
    ...(stats.matches === 0 ? [] : helped(stats.assisted)),
    ...variants.flatMap((one) =>
      isVaried ? [fill(sums.variant, variantText(stats.game, one.name), groupText(one))] : [],
    ),
    ...levels.flatMap((one) =>
      one.name === '' ? [] : [fill(sums.against, levelText(one.name), groupText(one))],
    ),
  ];
}

/** The course in numbers. */
export const courseLines = ({ course }: GameStats): readonly Text[] =>
  course.length < 2
    ? []
    : [
        fill(
          sums.course,
          joinTexts(
            course.map((mean) => fixed(mean, 1)),
            ' ',
          ),
        ),
      ];

type Kind = Pick<HistoryEntry, 'game' | 'options' | 'seats'>;

/** How many compete: parties, or seats where each plays alone or the game is not known. */
function rivalsIn({ game: id, options: given, seats }: Kind): number {
  const game = findGame(id);
  const options = game && matchOptions(game, given);
  if (game === undefined || options === undefined || isRefusal(options)) return seats.length;
  const { state } = openMatch(game, options, id);
  const shown = game.display.table(game.observer.observe(state, SPECTATOR)).seats;
  return new Set(shown.map(({ seat, party = -1 - seat }) => party)).size;
}

const known = new Store<string, number>('parties', (_, key) => key.length);

/** The same, computed once for each game and its options. */
function rivalsOf(kind: Kind): number {
  const key = JSON.stringify([kind.game, kind.options, kind.seats.length]);
  return known.get(key) ?? known.set(key, rivalsIn(kind));
}

/** Records rank seats: two partners that lost to two others are third of four, but second of two. */
export function placingOf(
  entry: Kind & Pick<HistoryEntry, 'place'>,
): readonly [place: number, of: number] {
  const rivals = rivalsOf(entry);
  const better = (entry.place - 1) / (entry.seats.length / rivals);
  return [1 + Math.round(better), rivals];
}

/** All games together, then a row for each. */
export function statsReport(stats: Stats): Report {
  const { games } = stats;
  const hasLuck = games.some(({ luck }) => luck !== undefined);
  const rows = games.map((one) => [
    gameText(one.game),
    one.matches,
    one.wins,
    ...sharesOf(one),
    ...(hasLuck ? luckAndPlayOf(one) : []),
  ]);
  const table = {
    rows: [[...sums.heads, ...(hasLuck ? sums.luckHeads : [])], ...rows],
  };
  return [statsLines(stats), ...(games.length > 0 ? [[table]] : [])];
}

/** One game in full. The names of its variants and levels come from files, so they are made safe to print. */
export const gameReport = (stats: GameStats): Report => [
  [
    gameText(stats.game),
    ...[...gameLines(stats), ...courseLines(stats)].map((line) => cleanText(line)),
  ],
];
