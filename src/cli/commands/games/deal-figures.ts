/** `talon deal GAME --average QUANTITY --frequency QUANTITY`: quantities in many deals, with standard errors. */
import type { AnyGame } from '../../../engine/game.ts';
import type { Report, Section } from '../../../lang/report.ts';
import { fill, same } from '../../../lang/text.ts';
import { meanText, shareText } from '../../../report/figures.ts';
import { type FigureCourse, openFigureCourse } from '../../../script/sim/running-mean.ts';
import { QuantitySummary } from '../../../script/where/quantity-summary.ts';
import type { Sought } from '../../../script/where/search.ts';
import type { Call, Flags } from '../../call/call.ts';
import { dealsFound, quantitiesGiven } from '../../parse/where.ts';
import { answer, withProgress, writeLine } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

const COUNTS = { least: 1, most: 100_000_000, standard: 1000 };

/** Whether quantities are asked for instead of deals. */
export const asksFigures = (given: Flags): boolean =>
  given.list('average').length + given.list('frequency').length > 0;

interface DealFigures {
  readonly game: AnyGame;
  readonly seed: string;
  readonly where: readonly string[];
  /** The deals that meet the conditions, and all that were looked at. */
  readonly deals: number;
  readonly tried: number;
  readonly averages: readonly QuantitySummary[];
  readonly frequencies: readonly QuantitySummary[];
}

const frequencySection = (summary: QuantitySummary): Section => {
  const rows = summary.frequencies.map(({ value, count, share }) => [
    value,
    count,
    fill(same('$1 ± $2'), shareText(share.mean), shareText(share.error)),
  ]);
  const { value, deals, share } = texts.deal;
  return [same(summary.quantity.typed), { rows: [[value, deals, share], ...rows], side: 'right' }];
};

/**
 * How many deals were counted, the mean of each quantity with its error, then a table of frequencies for each. Where
 * deals had to meet conditions, the number of deals tried is given too.
 */
function figuresReport({ deals, tried, averages, frequencies }: DealFigures): Report {
  const head =
    tried === deals ? fill(texts.deal.counted, deals) : fill(texts.deal.ofTried, deals, tried);
  const rows = averages.map(({ quantity, average: { mean, error } }) => [
    quantity.typed,
    meanText(mean, error),
  ]);
  const means: readonly Section[] = rows.length === 0 ? [] : [[{ rows }]];
  return [[head], ...means, ...frequencies.map(frequencySection)];
}

/** The stable form for scripts. */
const figuresData = ({ game, averages, frequencies, ...rest }: DealFigures): object => ({
  game: game.id,
  ...rest,
  averages: averages.map(({ quantity, average }) => ({ quantity: quantity.typed, ...average })),
  frequencies: frequencies.map((summary) => ({
    quantity: summary.quantity.typed,
    values: summary.frequencies.map(({ value, count, share }) => ({
      value,
      count,
      share: share.mean,
      error: share.error,
    })),
  })),
});

/** A quantity that is drawn. */
interface Plotted {
  readonly summary: QuantitySummary;
  readonly course: FigureCourse;
}

/** Draws the distribution and the running mean of each quantity; the drawing code is loaded for this alone. */
async function drawPlots(plotted: readonly Plotted[], { lang }: Call): Promise<void> {
  const { plotText } = await import('../../print/plot.ts');
  for (const { summary, course } of plotted) {
    const plot = plotText(course, same(summary.quantity.typed), lang);
    if (plot !== '') await writeLine(`\n${plot}`);
  }
}

/** Looks at the deals of a series that meet the conditions, and prints the quantities in them. */
export async function printFigures(call: Call, sought: Sought, seed: string): Promise<void> {
  const { given } = call;
  const count = given.number('deals', '-n', COUNTS);
  const averages = quantitiesGiven(sought, given, 'average').map((one) => new QuantitySummary(one));
  const frequencies = quantitiesGiven(sought, given, 'frequency').map(
    (one) => new QuantitySummary(one),
  );
  const asked = [...averages, ...frequencies].map((summary) => ({
    summary,
    course: openFigureCourse(),
  }));
  const { wantsPlot } = await import('../../print/plot.ts');
  let deals = 0;
  let tried = 0;
  await withProgress(count, async (show) => {
    for await (const { deal, place } of dealsFound(sought, seed, given, count)) {
      for (const { summary, course } of asked) course.add(summary.add(deal));
      tried = place;
      show(++deals);
    }
  });
  const { game } = sought.scope;
  const figures = { game, seed, where: given.list('where'), deals, tried, averages, frequencies };
  await answer(call, figuresData(figures), figuresReport(figures));
  if (wantsPlot(given)) await drawPlots(asked, call);
}
