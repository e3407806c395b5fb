/**
 * Matches among opponents. A plan is plain data, so that any worker can play any part of it: match i
 * plays with the seed `S/i`, whoever plays it. The matches can be written as records, and as data for
 * research: for every decision what the seat saw, its legal moves and its choice, then the results of
 * deal and match.
 */
import { type AnyGame, CHANCE, type Seat } from '../../engine/game.ts';
import { type AnyMatch, openMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { closingLines, headerOf, legalOf, type SeatEntry } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { jsonOf } from '../../lang/clean.ts';
import { fill } from '../../lang/text.ts';
import {
  type Automaton,
  namePlayers,
  seatEntries,
  seatNamesOf,
} from '../../play/session/players.ts';
import { type Made, recordLinesOf } from '../../play/steps/steps.ts';
import { rngOf } from '../../protocol/bot-answers.ts';
import texts from '../texts.json' with { type: 'json' };
import { type Joins, type OnStep, openJoins, playMatch } from './match-run.ts';
import { openCollector, type Summary } from './summary.ts';

/** A match whose decisions are written, by its number in the simulation. */
interface ObservedMatch {
  readonly opening: AnyMatch;
  readonly index: number;
  readonly seats: readonly SeatEntry[];
}

/** A legal list that is too long is only counted. */
function listOf(match: AnyMatch): object {
  const listed = legalOf(match);
  if (listed.legal !== undefined) return listed;
  return { legalCount: match.game.rules.legal(match.state).length };
}

function decision({ before, by: seat, text, info }: Made, match: number): object {
  const { game, state, ply, deal } = before;
  const observation = game.published.publish(game.observer.observe(state, seat));
  return { match, ply, deal, seat, observation, ...listOf(before), do: text, info };
}

/** Writes the lines of a match, the first at once. */
function openObservations(
  { opening, index: match, seats }: ObservedMatch,
  put: (line: string) => void,
): OnStep {
  const write = (line: object): void => put(`${jsonOf(line)}\n`);
  const { game, seed, options } = headerOf(opening, seats);
  write({ match, game, seed, options, seats: seats.map(({ by }) => by) });
  return (made) => {
    if (made.by !== CHANCE) write(decision(made, match));
    for (const line of closingLines(made.before, made.after)) write({ match, ...line });
  };
}

export interface Plan {
  readonly game: string;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly seats: readonly Automaton[];
  /** The source of the seeds of programs and opponents; the seed of the deals unless given. */
  readonly rng?: string | undefined;
  /** The probability that a seat but the first changes hands between deals; 0 unless given. */
  readonly joins?: number | undefined;
  /** Which records to write. */
  readonly records: 'none' | 'steps' | 'legal';
  /** Whether to write what each seat saw and chose. */
  readonly observations?: boolean;
  /** The seat to plot. */
  readonly plotted?: Seat;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Lines of a file. Bytes change threads without being copied. */
export type FileLines = string | Bytes;

/** The results of some matches in order. */
export interface Batch<L extends FileLines = Bytes> {
  readonly summary: Summary;
  /** The lines of records; empty if none are asked for. */
  readonly lines: L;
  /** What each seat saw and chose; empty unless asked for. */
  readonly observations: L;
  /** The points of the seat that is plotted, deal by deal. */
  readonly plotted: readonly number[];
}

/** Who gets the results, in match order; the next results wait for each of these calls. */
export interface Outlet {
  readonly onLines?: (lines: FileLines) => Promise<void>;
  readonly onObservations?: (lines: FileLines) => Promise<void>;
  readonly onPlotted?: (points: number) => void;
  readonly onProgress?: (done: number) => void;
}

/** Passes the results of a batch on to whoever asked for them. */
export async function emit(
  { lines, observations, plotted }: Omit<Batch<FileLines>, 'summary'>,
  { onLines, onObservations, onPlotted }: Outlet,
): Promise<void> {
  for (const points of plotted) onPlotted?.(points);
  if (lines.length > 0) await onLines?.(lines);
  if (observations.length > 0) await onObservations?.(observations);
}

/** The seed of match `index` of a simulation, from 0. */
export const seedOfMatch = (seed: string, index: number): string => `${seed}/${index}`;

/** The seats by their English names in every language, so that a simulation writes the same bytes everywhere. */
export const entriesOfSeats = (seats: readonly Automaton[], game: AnyGame): readonly SeatEntry[] =>
  seatEntries(namePlayers(seats, 'en', '', seatNamesOf(game)));

/** Writes the record of a match that begins; the seats are named by compass points unless given. */
export function recordWriter(
  opening: AnyMatch,
  plan: Pick<Plan, 'seats' | 'records'>,
  lines: string[],
  entries = entriesOfSeats(plan.seats, opening.game),
): OnStep {
  const put = (line: object): void => {
    lines.push(`${jsonOf(line)}\n`);
  };
  put(headerOf(opening, entries));
  const hasLegal = plan.records === 'legal';
  return (made) => recordLinesOf(made, hasLegal).forEach(put);
}

/** Lines of records, and of what was seen. */
export interface WrittenLines {
  readonly lines: string[];
  readonly seen: string[];
}

/** A writer of what the plan asks for; undefined if it asks for nothing. */
export function writerOf(
  opening: AnyMatch,
  plan: Plan,
  index: number,
  { lines, seen }: WrittenLines,
): OnStep | undefined {
  const record = plan.records === 'none' ? undefined : recordWriter(opening, plan, lines);
  if (plan.observations !== true) return record;
  const seats = entriesOfSeats(plan.seats, opening.game);
  const observe = openObservations({ opening, index, seats }, (line) => seen.push(line));
  return (made) => {
    record?.(made);
    observe(made);
  };
}

/** The seeds of opponents, by seat; undefined where they have the seed of their match. */
const rngsOf = ({ rng, seats }: Plan, index: number): readonly string[] | undefined =>
  rng === undefined ? undefined : seats.map((_, seat) => rngOf(rng, index, seat));

/** The newcomers to a match of the plan. */
const joinsOf = ({ joins, seats }: Plan, { game }: AnyMatch): Joins | undefined =>
  joins === undefined ? undefined : openJoins(joins, entriesOfSeats(seats, game));

/** A match of a plan about to begin, and where its opponents and newcomers come from. */
interface PlannedMatch {
  readonly opening: AnyMatch;
  readonly rngs: readonly string[] | undefined;
  readonly joins: Joins | undefined;
}

export function plannedMatch(game: AnyGame, plan: Plan, index: number): PlannedMatch {
  const opening = openMatch(game, plan.options, seedOfMatch(plan.seed, index));
  return { opening, rngs: rngsOf(plan, index), joins: joinsOf(plan, opening) };
}

const encoder = new TextEncoder();

/** Gathers lines as bytes, match by match: as strings they would outlive many garbage collections. */
function openBytes(): { readonly take: (lines: string[]) => void; readonly all: () => Bytes } {
  const parts: Bytes[] = [];
  return {
    /** Takes the lines out of the list, which is empty afterwards. */
    take(lines) {
      if (lines.length > 0) parts.push(encoder.encode(lines.join('')));
      lines.length = 0;
    },
    all() {
      const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
      }
      return bytes;
    },
  };
}

/** Plays the matches from `from` up to, but not including, `to`; refuses if one exceeds a limit. */
export function runBatch(game: AnyGame, plan: Plan, from: number, to: number): Batch | Refusal {
  const collector = openCollector(plan.options.players, plan.plotted);
  const written: WrittenLines = { lines: [], seen: [] };
  const lines = openBytes();
  const observations = openBytes();
  const onClosed = ({ closed }: AnyMatch): void => collector.deal(closed);
  for (let index = from; index < to; index++) {
    const { opening, ...chance } = plannedMatch(game, plan, index);
    const onStep = writerOf(opening, plan, index, written);
    const match = playMatch(opening, plan.seats, onClosed, onStep, chance);
    if (isRefusal(match))
      return refuse(match.clause, fill(texts.sim.inMatch, index, opening.seed, match.text));
    collector.match(match.closed, match.ply);
    lines.take(written.lines);
    observations.take(written.seen);
  }
  const results = { lines: lines.all(), observations: observations.all() };
  return { summary: collector.summary(), ...results, plotted: collector.plotted };
}
