/** The result of a simulation, for people and for scripts. */

import { proportion } from '../engine/estimate.ts';
import type { AnyGame } from '../engine/game.ts';
import { decimal, type Report, type ReportTable, type Section } from '../lang/report.ts';
import { fill, same, type Text } from '../lang/text.ts';
import { dealCount, matchCount } from '../play/advice/figures.ts';
import type { ProgramSummary } from '../script/sim/program-sim.ts';
import type { Plan } from '../script/sim/simulate.ts';
import { pointsPerDeal, type Summary } from '../script/sim/summary.ts';
import { meanText, rateText, shareText } from './figures.ts';
import texts from './run-texts.json' with { type: 'json' };

const { sim } = texts;

type Failures = Pick<ProgramSummary, 'faults' | 'forfeits'>;

export interface SimResult {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly summary: Summary;
  /** The matches in which programs failed; absent where none play. */
  readonly programs?: Failures;
}

/** How long matches took, which is no part of their result. */
export const timeTaken = (matches: number, seconds: number): Text =>
  fill(sim.time, decimal(seconds.toFixed(2)), rateText(matches / Math.max(seconds, 0.001)));

function seatTable({ plan, summary }: SimResult): ReportTable {
  const rows = pointsPerDeal(summary).map(({ mean, error }, seat) => {
    const wins = summary.wins[seat] ?? 0;
    const part = shareText(proportion(wins, summary.matches).mean);
    return [seat, plan.seats[seat] ?? '', wins, part, meanText(mean, error)];
  });
  return { rows: [[sim.seat, sim.who, sim.wins, sim.share, sim.points], ...rows] };
}

/** End reasons with their counts, in the order of the game's own list. */
const endReasonsOf = ({ game, summary }: SimResult): readonly (readonly [string, number])[] =>
  Object.keys(game.rules.endReasons).flatMap((word) => {
    const count = summary.why[word];
    return count === undefined ? [] : [[word, count] as const];
  });

/** How deals ended. */
function endReasonSection(result: SimResult): Section {
  const rows = endReasonsOf(result).map(([word, count]) => {
    const { mean, error } = proportion(count, result.summary.deals);
    const part = fill(same('$1 ± $2'), shareText(mean), shareText(error));
    return [word, count, part, result.game.rules.endReasons[word] ?? ''];
  });
  return [sim.ended, { rows }];
}

/** A line for each seat whose program failed. */
export const failures = ({ plan, programs }: SimResult): readonly Text[] =>
  (programs?.faults ?? []).flatMap((matches, seat) => {
    const forfeited = programs?.forfeits[seat] ?? 0;
    const who = plan.seats[seat] ?? '';
    return matches === 0 ? [] : [fill(sim.failed, seat, who, matches, forfeited)];
  });

/**
 * The result of a simulation: one line about the run, a table of the seats, how deals ended, and failures of programs.
 */
export function summaryReport(result: SimResult): Report {
  const { game, plan, summary } = result;
  const { matches, deals } = summary;
  const each = rateText(deals / matches);
  const head = fill(sim.head, game.names, plan.seed, matchCount(matches), dealCount(deals), each);
  return [[head], [seatTable(result)], [...endReasonSection(result), ...failures(result)]];
}

/**
 * The stable form for scripts: arrays by seat, points as means per deal with standard errors. JSON leaves out what is
 * undefined.
 */
export function summaryData(result: SimResult): object {
  const { game, plan, summary, programs } = result;
  const points = pointsPerDeal(summary);
  return {
    game: game.id,
    seed: plan.seed,
    rng: plan.rng,
    joins: plan.joins,
    options: plan.options,
    seats: plan.seats,
    matches: summary.matches,
    deals: summary.deals,
    steps: summary.steps,
    wins: summary.wins,
    points: points.map(({ mean }) => mean),
    pointsError: points.map(({ error }) => error),
    why: Object.fromEntries(endReasonsOf(result)),
    faults: programs?.faults,
    forfeits: programs?.forfeits,
  };
}
