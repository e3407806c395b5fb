/** The statistics in sentences, for line mode, pipes and the screen. */
import type { Estimate } from '../engine/estimate.ts';
import { SPECTATOR } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import type { Report } from '../lang/report.ts';
import { fill, joinTexts, same, type Text, text } from '../lang/text.ts';
import { estimateText, fixed, percent } from '../play/advice/figures.ts';
import { localDate } from '../play/past/daily.ts';
import type { Entry } from '../play/past/history.ts';
import { clean, cleanText } from '../script/clean.ts';
import { type GameStats, MIXED, OWN, perDeal, type Results, type Stats } from '../script/stats.ts';

export const UNWRITABLE = text(
  'the history cannot be changed: $1',
  'die Geschichte der Partien lässt sich nicht ändern: $1',
);
export const BUSY = text(
  'another program is writing to the history; try again',
  'ein anderes Programm schreibt gerade in die Geschichte der Partien; versuche es noch einmal',
);
export const UNREADABLE = text(
  'the history cannot be read: $1',
  'die Geschichte der Partien ist nicht lesbar: $1',
);
export const NONE = text(
  'No match has been finished yet.',
  'Noch ist keine Partie zu Ende gespielt.',
);
const ALL = text('Matches: $1, won: $2 ($3).', 'Partien: $1, gewonnen: $2 ($3).');
const GAME = text(
  'Matches: $1, deals: $2, won: $3 ($4).',
  'Partien: $1, Spiele: $2, gewonnen: $3 ($4).',
);
const POINTS = text('Points per deal: $1.', 'Punkte je Spiel: $1.');
const LUCK_AND_PLAY = text(
  'Per match, in points above the rivals’ mean: luck $1, play $2.',
  'Je Partie, in Punkten über dem Mittel der Gegner: Glück $1, Können $2.',
);
const STREAKS = text(
  'Won in a row: now $1, at most $2.',
  'Hintereinander gewonnen: zurzeit $1, höchstens $2.',
);
const ASSISTED = text(
  'With help, not counted: $1, won $2.',
  'Mit Hilfe, nicht gezählt: $1, gewonnen $2.',
);
const BEST = text('Best match: $1.', 'Beste Partie: $1.');
const WORST = text('Worst match: $1.', 'Schlechteste Partie: $1.');
const EXTREME = text('$1 points per deal on $2', '$1 Punkte je Spiel am $2');
const VARIANT = text('Variant “$1”: $2.', 'Variante „$1“: $2.');
const AGAINST = text('Against $1: $2.', 'Gegen $1: $2.');
const GROUP = text(
  'won $2 of $1 ($3), $4 points per deal',
  '$2 von $1 gewonnen ($3), $4 Punkte je Spiel',
);
const COURSE = text('Points per deal, oldest first: $1.', 'Punkte je Spiel, alte zuerst: $1.');

const NO_FIGURE = same('–');
const OWN_OPTIONS = text('of your own', 'eigene');
const LEVELS: Readonly<Record<string, Text>> = {
  random: text('random moves', 'zufällige Züge'),
  easy: text('easy opponents', 'leichte Gegner'),
  medium: text('medium opponents', 'mittlere Gegner'),
  hard: text('hard opponents', 'starke Gegner'),
  [MIXED]: text('several kinds', 'verschiedene'),
  '': text('nobody', 'niemanden'),
};

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

const extreme = (entry: Entry): Text => fill(EXTREME, fixed(perDeal(entry), 2), dayOf(entry.time));

const groupText = ({ matches, wins, won, points }: Results): Text =>
  fill(GROUP, matches, wins, percent(won.mean), pointsText(points));

/** The name of a game, even one that no longer exists. */
export const gameText = (id: string): Text => findGame(id)?.names ?? same(clean(id, 24));

function variantText(game: string, name: string): Text {
  if (name === OWN) return OWN_OPTIONS;
  return findGame(game)?.extras.presets?.find(({ id }) => id === name)?.names ?? same(name);
}

export const levelText = (level: string): Text => LEVELS[level] ?? same(level);

const helped = ({ matches, wins }: Pick<Results, 'matches' | 'wins'>): readonly Text[] =>
  matches === 0 ? [] : [fill(ASSISTED, matches, wins)];

/** All games together. */
export function statsLines(stats: Stats): readonly Text[] {
  const { matches, wins, won, assisted } = stats;
  if (matches + assisted.matches === 0) return [NONE];
  return [fill(ALL, matches, wins, percent(won.mean)), streakLine(stats), ...helped(assisted)];
}

/** Matches won in a row. */
export const streakLine = ({ streaks }: Pick<GameStats, 'streaks'>): Text =>
  fill(STREAKS, streaks.now, streaks.longest);

/** Luck and play per match, where they are known. */
export const luckLine = ({ luck, play }: GameStats): Text | undefined =>
  luck && play && fill(LUCK_AND_PLAY, pointsText(luck), pointsText(play));

/** One game in full, without its course. */
export function gameLines(stats: GameStats): readonly Text[] {
  const { matches, deals, wins, won, points, assisted, best, worst } = stats;
  if (matches === 0) return assisted.matches === 0 ? [NONE] : helped(assisted);
  const luck = luckLine(stats);
  const isVaried = stats.variants.length > 1 || stats.variants.some(({ name }) => name === OWN);
  return [
    fill(GAME, matches, deals, wins, percent(won.mean)),
    fill(POINTS, pointsText(points)),
    ...(luck ? [luck] : []),
    streakLine(stats),
    ...(best ? [fill(BEST, extreme(best))] : []),
    ...(worst && matches > 1 ? [fill(WORST, extreme(worst))] : []),
    ...helped(assisted),
    ...stats.variants.flatMap((one) =>
      isVaried ? [fill(VARIANT, variantText(stats.game, one.name), groupText(one))] : [],
    ),
    ...stats.levels.flatMap((one) =>
      one.name === '' ? [] : [fill(AGAINST, levelText(one.name), groupText(one))],
    ),
  ];
}

/** The course in numbers. */
export const courseLines = ({ course }: GameStats): readonly Text[] =>
  course.length < 2
    ? []
    : [
        fill(
          COURSE,
          joinTexts(
            course.map((mean) => fixed(mean, 1)),
            ' ',
          ),
        ),
      ];

type Kind = Pick<Entry, 'game' | 'options' | 'seats'>;

/** How many compete: parties, or seats where each plays alone or the game is not known. */
function rivalsIn({ game: id, options: given, seats }: Kind): number {
  const game = findGame(id);
  const options = game && matchOptions(game, given);
  if (game === undefined || options === undefined || isRefusal(options)) return seats.length;
  const { state } = openMatch(game, options, id);
  const shown = game.display.table(game.observer.observe(state, SPECTATOR)).seats;
  return new Set(shown.map(({ seat, party = -1 - seat }) => party)).size;
}

const known = new Map<string, number>();

/** The same, looked up once for every game and its options. */
function rivalsOf(kind: Kind): number {
  const key = JSON.stringify([kind.game, kind.options, kind.seats.length]);
  const rivals = known.get(key) ?? rivalsIn(kind);
  known.set(key, rivals);
  return rivals;
}

/** Records rank seats: two partners that lost to two others are third of four, but second of two. */
export function placingOf(
  entry: Kind & Pick<Entry, 'place'>,
): readonly [place: number, of: number] {
  const rivals = rivalsOf(entry);
  const better = (entry.place - 1) / (entry.seats.length / rivals);
  return [1 + Math.round(better), rivals];
}

const HEADS = [
  text('game', 'Spiel'),
  text('matches', 'Partien'),
  text('won', 'gewonnen'),
  text('share', 'Anteil'),
  text('points per deal', 'Punkte je Spiel'),
];
const LUCK_HEADS = [text('luck per match', 'Glück je Partie'), text('play', 'Können')];

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
  const table = { rows: [[...HEADS, ...(hasLuck ? LUCK_HEADS : [])], ...rows] };
  return [statsLines(stats), ...(games.length > 0 ? [[table]] : [])];
}

/** One game in full: its variants and levels have names that come from files. */
export const gameReport = (stats: GameStats): Report => [
  [
    gameText(stats.game),
    ...[...gameLines(stats), ...courseLines(stats)].map((line) => cleanText(line)),
  ],
];
