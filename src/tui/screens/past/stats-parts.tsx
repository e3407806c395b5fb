/** Parts of the statistics of a game: its course as a curve, the last matches, luck beside play, and wins by opponent. */

import type { ReactNode } from 'react';
import { findGame } from '../../../games/index.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { figureText, percent, signedFigure } from '../../../play/advice/figures.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { countedPart, type GameStats, type Results } from '../../../play/past/stats.ts';
import { type Guest, guestName } from '../../../play/session/guests.ts';
import { levelName, levelText } from '../../../report/levels.ts';
import { gameText } from '../../../report/stats.ts';
import { shareBar, tile } from '../../components/bars.ts';
import { type Range, rangeOf } from '../../components/chart.ts';
import { curveRows, rowOfValue, stepBetween } from '../../components/curve.ts';
import {
  BrokenLines,
  Column,
  Fixed,
  fittedParts,
  Painted,
  Words,
} from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import { gridOf } from '../../surface/cells.ts';
import { BUST, Portrait } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import type { Surface } from '../../theme/palettes.ts';
import { type Runs, run } from '../../theme/theme.ts';

const STATS = texts.stats;
const ACCENT = { tone: 'accent', bold: true } as const;
const FAINT = { tone: 'faint' } as const;

interface PartProps {
  readonly stats: GameStats;
}

interface ShapedProps extends PartProps {
  readonly shape: Shape;
}

/** What the curve shows and which way is up for the player, as far as there is room. */
function courseHead(stage: Stage, { game }: GameStats, width: number): Runs {
  const aim = findGame(game)?.aim === 'least' ? STATS.lessIsBetter : STATS.moreIsBetter;
  const parts = [
    [run(say(stage, gameText(game)), ACCENT), run(`  ${say(stage, STATS.course)}`, FAINT)],
    [run(say(stage, aim), FAINT)],
  ];
  return fittedParts(parts, ' · ', width);
}

/** The figure that stands before each row of a graph, if one does. */
function scaleOf(stage: Stage, range: Range, height: number): readonly string[] {
  const { ascii } = stage.theme;
  const marks = new Map<number, string>();
  for (const value of [range.low, range.high, 0])
    marks.set(
      rowOfValue(value, range, height, ascii),
      say(stage, value < 0 ? signedFigure(value) : figureText(value)),
    );
  return Array.from({ length: height }, (_, row) => marks.get(row) ?? '');
}

/** A row of the curve; where it leaves blanks in the row of zero, these are dotted. */
function curveRun({ theme }: Stage, row: string, isZero: boolean): Runs {
  if (!isZero) return [run(row, { tone: 'accent' })];
  return row
    .split(/( +)/)
    .map((part) =>
      part.trim() === ''
        ? run(theme.glyphs.dash.repeat(part.length), FAINT)
        : run(part, { tone: 'accent' }),
    );
}

/** Whether a game has a curve: one match alone has none. */
export const hasCourse = (stats: GameStats): boolean => countedPart(stats).course.length > 1;

/** Points per deal from the first match to the last, with the last figure at the end of the curve. */
export function CourseCurve({ stats, shape }: ShapedProps): ReactNode {
  const stage = useStage();
  const { course } = countedPart(stats);
  if (course.length < 2) return null;
  const { ascii, glyphs } = stage.theme;
  const range = rangeOf(course);
  const rows = shape.height - 1;
  const scale = scaleOf(stage, range, rows);
  const last = course.at(-1) ?? 0;
  const newest = ` ${say(stage, last < 0 ? signedFigure(last) : figureText(last))}`;
  const gutter = Math.max(...scale.map(({ length }) => length));
  const width = shape.width - gutter - 2 - newest.length;
  const zero = rowOfValue(0, range, rows, ascii);
  const end = rowOfValue(last, range, rows, ascii);
  const lines = curveRows(course, range, { width, height: rows }, ascii).map((row, at) => [
    run(`${(scale[at] ?? '').padStart(gutter)} ${glyphs.down}`, FAINT),
    ...curveRun(stage, row, at === zero),
    run(at === end ? newest : '', { bold: true }),
  ]);
  return (
    <Column width={shape.width} height={shape.height}>
      <Words of={courseHead(stage, stats, shape.width)} />
      <BrokenLines of={lines} />
    </Column>
  );
}

/** Cells of a tile and the gap behind it. */
const TILE = 2;

/** The last matches as tiles, oldest first, as many as there is room for. */
export function LastMatches({ stats, width }: PartProps & { readonly width: number }): ReactNode {
  const stage = useStage();
  const title = say(stage, STATS.last);
  const room = Math.floor((width - title.length - 2 - COUNT) / (TILE + 1));
  const shown = stats.newest.slice(-Math.max(1, room));
  const won = shown.filter((one) => one.won).length;
  const sign = (one: HistoryEntry): string =>
    tile(stage, `${say(stage, one.won ? STATS.signs.won : STATS.signs.lost)} `, tileKind(one));
  return (
    <Fixed height={1}>
      <Words of={[run(`${title}  `, ACCENT)]} />
      <Painted rows={gridOf([shown.map((one) => `${sign(one)} `).join('')])} />
      <Words of={[run(say(stage, STATS.wonOf, won, shown.length), { bold: true })]} />
    </Fixed>
  );
}
/** Cells of the count behind the tiles. */
const COUNT = 9;

const tileKind = ({ won }: HistoryEntry): 'won' | 'lost' => (won ? 'won' : 'lost');

/** Luck and play of a match, and whether it was won. */
interface Fortune {
  readonly luck: number;
  readonly play: number;
  readonly won: boolean;
}

const fortunesOf = ({ newest }: GameStats): readonly Fortune[] =>
  newest.flatMap(({ luck, play, won }) =>
    luck && play ? [{ luck: luck.mean, play: play.mean, won }] : [],
  );

/** Fewer matches show no pattern. */
const ENOUGH = 3;
export const hasFortunes = (stats: GameStats): boolean => fortunesOf(stats).length >= ENOUGH;

/** As far to one side of zero as to the other. */
function balanced(values: readonly number[]): Range {
  const most = Math.max(1, ...values.map(Math.abs));
  return { low: -most, high: most };
}

/** The cloud of matches: luck from left to right, play from below to above, zero in the middle. */
function cloudRows({ theme }: Stage, all: readonly Fortune[], shape: Shape): readonly Runs[] {
  const { counters, dash } = theme.glyphs;
  const [won, , lost] = counters;
  const { width, height } = shape;
  const luck = balanced(all.map((one) => one.luck));
  const play = balanced(all.map((one) => one.play));
  const signs = new Map<string, Runs[number]>();
  for (const one of all.toSorted((a, b) => Number(a.won) - Number(b.won))) {
    const x = width - 1 - stepBetween(one.luck, luck, width);
    const y = stepBetween(one.play, play, height);
    signs.set(`${x}/${y}`, one.won ? run(won, { tone: 'accent' }) : run(lost, { tone: 'alarm' }));
  }
  const isAxis = (x: number, y: number): boolean =>
    x === Math.floor(width / 2) || y === Math.floor(height / 2);
  return Array.from({ length: height }, (_, y) =>
    Array.from(
      { length: width },
      (__, x) => signs.get(`${x}/${y}`) ?? run(isAxis(x, y) ? dash : ' ', FAINT),
    ),
  );
}

/** Luck beside play in the last matches of which both are known. */
export function LuckAndPlay({ stats, shape }: ShapedProps): ReactNode {
  const stage = useStage();
  const all = fortunesOf(stats);
  const { good, bad, well, badly, title, count } = STATS.fortune;
  const above = say(stage, well);
  const below = say(stage, badly);
  const side = Math.max(above.length, below.length) + 1;
  const width = shape.width - side;
  const rows = cloudRows(stage, all, { width, height: shape.height - 3 });
  const told = (row: number): string => {
    if (row === 0) return ` ${above}`;
    return row === rows.length - 1 ? ` ${below}` : '';
  };
  const right = say(stage, good);
  return (
    <Column width={shape.width} height={shape.height}>
      <Words
        of={fittedParts(
          [[run(say(stage, title), ACCENT)], [run(say(stage, count, all.length), FAINT)]],
          '  ',
          shape.width,
        )}
      />
      <BrokenLines of={rows.map((row, at) => [...row, run(told(at), FAINT)])} />
      <Words of={[run(say(stage, bad).padEnd(width - right.length) + right, FAINT)]} />
    </Column>
  );
}

interface WinBarProps {
  readonly name: string;
  readonly results: Pick<Results, 'matches' | 'wins' | 'won'>;
  /** The number of matches at which the track would take the whole width. */
  readonly most: number;
  readonly width: number;
  readonly on: Surface;
  readonly isChosen?: boolean;
}

/** A name with how many were won, and below it a bar: its length says how many were played. */
export function WinBar({
  name,
  results,
  most,
  width,
  on,
  isChosen = false,
}: WinBarProps): ReactNode {
  const stage = useStage();
  const { matches, wins } = results;
  const cells = Math.max(1, Math.round((width * matches) / Math.max(1, most)));
  const filled = Math.round((cells * wins) / Math.max(1, matches));
  const tone = isChosen ? ('accent' as const) : ('clubs' as const);
  const bar = shareBar(stage, { filled, rest: cells - filled, tone }, on);
  return (
    <Column width={width}>
      <WinWords {...{ name, results, width, isChosen }} />
      <Painted rows={gridOf([bar])} />
    </Column>
  );
}

/** A name with how many were won, where there is no row for a bar. */
export function WinWords({
  name,
  results,
  width,
  isChosen = false,
}: Omit<WinBarProps, 'most' | 'on'>): ReactNode {
  const stage = useStage();
  const { matches, wins } = results;
  const figures = say(stage, STATS.wonOf, wins, matches);
  return (
    <Fixed width={width} height={1} justifyContent="space-between">
      <Words of={[run(name, isChosen ? ACCENT : { bold: true })]} />
      <Words of={[run(figures)]} />
    </Fixed>
  );
}

/** Somebody whom one has played against: a guest at a level, or opponents of a level. */
interface Opponent {
  readonly name: Text;
  readonly results: Results;
  readonly face?: Guest;
}

/** The guests met most often; of matches without guests the levels of the others at the table. */
function opponentsIn(stats: GameStats): readonly Opponent[] {
  const { guests = [], levels } = countedPart(stats);
  if (guests.length === 0)
    return levels
      .filter(({ name }) => name !== '')
      .map((level) => ({ name: levelText(level.name), results: level }));
  const byMatches = guests.toSorted((a, b) => b.matches - a.matches);
  return byMatches.map(({ guest, level, ...results }) => ({
    name: fill(STATS.guestOf, guestName(guest), levelName(level)),
    results,
    face: guest,
  }));
}

/** Rows of an opponent with the blank row above. */
const EACH = BUST.height + 1;

/** Wins by opponent, with portraits where they are drawn, as many as there is room for. */
export function ByOpponent({ stats, shape }: ShapedProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const shown = opponentsIn(stats).slice(0, Math.floor((height - 1) / EACH));
  const most = Math.max(...shown.map(({ results }) => results.matches));
  const hasFaces = stage.cards.art && stage.theme.painted;
  if (shown.length === 0) return null;
  return (
    <Column width={width} rowGap={1}>
      <Words of={[run(say(stage, STATS.byOpponent), ACCENT)]} />
      {shown.map(({ name, results, face }) => {
        const isPortrayed = hasFaces && face !== undefined;
        const beside = isPortrayed ? BUST.width + 1 : 0;
        return (
          <Fixed key={name.en} columnGap={1}>
            {isPortrayed && <Portrait face={face} shape={BUST} />}
            <WinBar
              name={`${say(stage, name)}  ${say(stage, percent(results.won.mean))}`}
              on="felt"
              width={width - beside}
              {...{ results, most }}
            />
          </Fixed>
        );
      })}
    </Column>
  );
}
