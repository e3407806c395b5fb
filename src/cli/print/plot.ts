/**
 * Plots in the terminal: a histogram of figures, and their running mean with its error. `talon sim --plot
 * [SEAT]` plots the points of one seat.
 */
import plot from 'simple-ascii-chart';
import type { Seat } from '../../engine/game.ts';
import { clean } from '../../lang/clean.ts';
import { decimal } from '../../lang/report.ts';
import { fill, type Lang, type Text } from '../../lang/text.ts';
import { type FigureCourse, openFigureCourse } from '../../script/sim/running-mean.ts';
import type { Flags } from '../call/call.ts';
import { misused } from '../call/exit-codes.ts';
import texts from '../call/texts.json' with { type: 'json' };
import { pageWidth, writeLine } from './output.ts';

const HEIGHT = 10;
const WIDTH = 60;
/** Columns beside a plot, for the figures of its axis. */
const AXIS = 12;
/** A running mean says little before this many figures, and before this share of them. */
const SETTLED = 5;
const EARLY = 1 / 20;

/** Evenly spaced figures from one end to the other. */
const ticks = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));

const rounded =
  (lang: Lang) =>
  (value: number): string =>
    decimal(`${Number(value.toPrecision(3))}`)[lang];

/** Bars for how often each figure occurred, one cell for each step of the figures. */
function histogram(course: FigureCourse, lang: Lang): string {
  const columns = course.columns();
  const from = columns[0]?.from ?? 0;
  const to = columns.at(-1)?.from ?? 0;
  const step = Math.min(...columns.slice(1).map((one, at) => one.from - (columns[at]?.from ?? 0)));
  const most = Math.max(...columns.map(({ count }) => count));
  return plot(
    columns.map(({ from: at, count }): [number, number] => [at, count]),
    {
      mode: 'bar',
      width: Math.round((to - from) / step) + 1,
      height: HEIGHT,
      yRange: [0, most],
      customXAxisTicks: [from, to],
      customYAxisTicks: [0, most],
      formatter: rounded(lang),
    },
  );
}

/**
 * How the mean settled as deals were added, between two lines one standard error away. The first deals are left out,
 * since their mean swings too far.
 */
function runningMean(course: FigureCourse, lang: Lang): string {
  const all = course.means();
  const least = Math.max(SETTLED, EARLY * (all.at(-1)?.count ?? 0));
  const means = all.filter(({ count }) => count >= least);
  const line = (errors: number): [number, number][] =>
    means.map(({ count, mean, error }) => [count, mean + errors * error]);
  const lines = [line(-1), line(1), line(0)];
  const values = lines.flat().map(([, value]) => value);
  return plot(lines, {
    width: Math.max(1, Math.min(pageWidth() - AXIS, WIDTH)),
    height: HEIGHT,
    customXAxisTicks: [means[0]?.count ?? 0, means.at(-1)?.count ?? 0],
    customYAxisTicks: ticks(Math.min(...values), Math.max(...values), 4),
    formatter: rounded(lang),
  });
}

/** The lines of a plot that are not blank. */
const plotLines = (title: Text, plotted: string, lang: Lang): string =>
  [
    title[lang],
    ...plotted
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== ''),
  ].join('\n');

/** Both plots of some figures; empty where they are too few or all alike. */
export function plotText(course: FigureCourse, what: Text, lang: Lang): string {
  if (course.columns().length < 2 || (course.means().at(-1)?.count ?? 0) <= SETTLED) return '';
  return [
    plotLines(fill(texts.plot.histogram, what), histogram(course, lang), lang),
    plotLines(fill(texts.plot.mean, what), runningMean(course, lang), lang),
  ].join('\n\n');
}

/** Where plots are wanted: on a terminal, and not beside data for scripts. */
export const wantsPlot = (given: Flags): boolean =>
  (given.has('plot') || given.text('plot') !== undefined) &&
  process.stdout.isTTY === true &&
  !given.has('json');

interface SimPlot {
  readonly seat: Seat;
  readonly course: FigureCourse;
}

/** The plot asked for; undefined without one, or where nobody would see it. */
export function openPlot(given: Flags, players: number): SimPlot | undefined {
  const typed = given.text('plot') ?? '0';
  const seat = /^\d{1,3}$/.test(typed) ? Number(typed) : players;
  if (seat >= players) return misused(fill(texts.plot.noSeat, clean(typed, 40), players - 1));
  return wantsPlot(given) ? { seat, course: openFigureCourse() } : undefined;
}

export async function drawPlot({ seat, course }: SimPlot, lang: Lang): Promise<void> {
  const plotLines = plotText(course, fill(texts.plot.points, seat), lang);
  if (plotLines !== '') await writeLine(`\n${plotLines}`);
}
