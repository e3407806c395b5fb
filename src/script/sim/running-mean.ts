/**
 * The figures of a long run: how often each occurs, and how their mean settles. Little is kept, however
 * long the run, and what is kept depends only on the figures and their order.
 */
import { type Estimate, estimateOf } from '../../engine/estimate.ts';

/** The most samples of the mean to keep; at the limit every second one is dropped. */
const SAMPLES = 200;
/** The most columns of a histogram. */
const COLUMNS = 48;

interface Sample extends Estimate {
  readonly count: number;
}

interface Column {
  /** The figures from here up to, but not including, the next column. */
  readonly from: number;
  readonly count: number;
}

export interface FigureCourse {
  readonly add: (figure: number) => void;
  /** The running mean, evenly sampled. */
  readonly means: () => readonly Sample[];
  /** The non-empty columns, of equal width, in order. */
  readonly columns: () => readonly Column[];
}

/** 1, 2 or 5 times a power of ten, at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((step) => step * power >= least) ?? 10);
}

/** How often figures fall into columns of equal, round width; whole figures get columns at least one wide. */
function histogramColumns(counts: ReadonlyMap<number, number>): readonly Column[] {
  const figures = [...counts.keys()];
  if (figures.length === 0) return [];
  const span = Math.max(...figures) - Math.min(...figures);
  const isWhole = figures.every(Number.isInteger);
  const step = Math.max(isWhole ? 1 : 0, roundStep(Math.max(span, 1e-9) / (COLUMNS - 1)));
  const columns = new Map<number, number>();
  for (const [figure, count] of counts) {
    const at = Math.floor(figure / step);
    columns.set(at, (columns.get(at) ?? 0) + count);
  }
  return [...columns]
    .sort(([one], [other]) => one - other)
    .map(([at, count]) => ({ from: at * step, count }));
}

/**
 * Takes figures one by one and keeps a bounded number of samples of their mean: when there are too many, every other
 * one goes, and from then on they are taken half as often.
 */
export function openFigureCourse(): FigureCourse {
  const counts = new Map<number, number>();
  let samples: Sample[] = [];
  let every = 1;
  let count = 0;
  let sum = 0;
  let squares = 0;
  return {
    add(figure) {
      count++;
      sum += figure;
      squares += figure * figure;
      counts.set(figure, (counts.get(figure) ?? 0) + 1);
      if (count % every !== 0) return;
      samples.push({ count, ...estimateOf(count, sum, squares) });
      if (samples.length < SAMPLES) return;
      samples = samples.filter((_, at) => at % 2 === 1);
      every *= 2;
    },
    means: () => samples,
    columns: () => histogramColumns(counts),
  };
}
