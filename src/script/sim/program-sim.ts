/**
 * A simulation with programs at the table, on this thread: several matches at once, so that the programs
 * need not wait for each other, and results in match order, so that they do not depend on that number.
 */
import type { AnyGame, Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, type Text } from '../../lang/text.ts';
import type { BotFault } from '../../protocol/messages.ts';
import texts from '../texts.json' with { type: 'json' };
import {
  type ProgramMatch,
  type Programs,
  playWithPrograms,
  type SeatFault,
} from './program-match.ts';
import { type Batch, emit, type Outlet, type Plan, type WrittenLines } from './simulate.ts';
import {
  addTotals,
  noTotals,
  openCollector,
  type Summary,
  summaryOf,
  type Totals,
  totalsOf,
} from './summary.ts';

const { sim } = texts;

/** The results of the matches, and the failures of programs. Arrays by seat. */
export interface ProgramSummary {
  /** Forfeited matches are left out. */
  readonly summary: Summary;
  /** Matches in which the seat's program failed. */
  readonly faults: readonly number[];
  /** Matches that the seat's program forfeited. */
  readonly forfeits: readonly number[];
}

/** The programs of a simulation, and what it needs to know about them. */
export interface SeatedPrograms extends Programs {
  /** How many matches are played at once. */
  readonly inFlight: number;
  /** Called for every fault, in match order. */
  readonly onFaultSeen: (said: Text, seat: Seat, fault: BotFault) => void;
}

/** Matches that may be played before an earlier one has ended. */
const AHEAD = 64;

type PlayedMatch = ProgramMatch & Batch<string>;

/** Plays match number `index` of a plan, and keeps its lines and figures until all matches before it are done. */
async function playOne(
  game: AnyGame,
  plan: Plan,
  index: number,
  programs: SeatedPrograms,
): Promise<PlayedMatch> {
  const written: WrittenLines = { lines: [], seen: [] };
  const collector = openCollector(plan.options.players, plan.plotted);
  const onClosed = ({ closed }: AnyMatch): void => collector.deal(closed);
  const match = await playWithPrograms(game, plan, index, programs, { ...written, onClosed });
  if (!isRefusal(match.reached)) collector.match(match.reached.closed, match.reached.ply);
  return {
    ...match,
    summary: collector.summary(),
    lines: written.lines.join(''),
    observations: written.seen.join(''),
    plotted: collector.plotted,
  };
}

/** Runs up to `free` tasks at once; the rest wait in order. */
function openSlots(free: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let left = free;
  return async (task) => {
    if (left === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else left--;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) left++;
      else next();
    }
  };
}

/** The counts with one more for each of these seats. */
const countedAt = (counts: readonly number[], seats: readonly Seat[]): readonly number[] =>
  counts.map((count, seat) => count + (seats.includes(seat) ? 1 : 0));

/** The results so far as exact sums. */
type ProgramTotals = Omit<ProgramSummary, 'summary'> & { readonly totals: Totals };

/** The sums with one more match. */
function withMatch(sums: ProgramTotals, { summary, faults, broken }: PlayedMatch): ProgramTotals {
  return {
    totals: broken === undefined ? addTotals(sums.totals, totalsOf(summary)) : sums.totals,
    faults: countedAt(
      sums.faults,
      faults.map(({ seat }) => seat),
    ),
    forfeits: countedAt(sums.forfeits, broken === undefined ? [] : [broken.seat]),
  };
}

/** Why a match ends the run, if it does. */
function stopOf(
  { opening, reached, broken }: PlayedMatch,
  at: number,
  plan: Plan,
  { onFault }: SeatedPrograms,
): Refusal | undefined {
  if (isRefusal(reached))
    return refuse(reached.clause, fill(sim.inMatch, at, opening.seed, reached.text));
  if (broken === undefined || onFault !== 'stop') return undefined;
  return refuse(broken.fault.clause ?? 'conventions', faultText(broken, at, opening.seed, plan));
}

/** A program's fault and its place. */
const faultText = ({ seat, fault }: SeatFault, at: number, seed: string, plan: Plan): Text =>
  fill(sim.inMatch, at, seed, fill(sim.seat, seat, plan.seats[seat] ?? '', fault.text));

/**
 * Plays matches `from` up to, but not including, `to`.
 * @returns the sums, or the refusal of the first match that ends the run
 */
export async function simulateWithPrograms(
  game: AnyGame,
  plan: Plan,
  { from, to }: { readonly from: number; readonly to: number },
  programs: SeatedPrograms,
  outlet: Outlet = {},
): Promise<ProgramSummary | Refusal> {
  const { players } = plan.options;
  const zeros = Array.from({ length: players }, () => 0);
  let sums: ProgramTotals = { totals: noTotals(players), faults: zeros, forfeits: zeros };
  const slots = openSlots(programs.inFlight);
  const queue: Promise<PlayedMatch>[] = [];
  let next = from;
  let stopped: Refusal | undefined;
  const start = (index: number): Promise<PlayedMatch> => {
    const playing = slots(() => playOne(game, plan, index, programs));
    playing.catch(() => undefined);
    return playing;
  };
  for (let due = from; due < to && stopped === undefined; due++) {
    while (next < to && next < due + programs.inFlight * AHEAD) queue.push(start(next++));
    const played = await queue.shift();
    if (played === undefined) break;
    for (const one of played.faults)
      programs.onFaultSeen(faultText(one, due, played.opening.seed, plan), one.seat, one.fault);
    await emit(played.broken === undefined ? played : { ...played, plotted: [] }, outlet);
    stopped = stopOf(played, due, plan, programs);
    sums = withMatch(sums, played);
    outlet.onProgress?.(due + 1 - from);
  }
  const { totals, ...failures } = sums;
  return stopped ?? { summary: summaryOf(totals), ...failures };
}
