/**
 * `talon sim GAME`: matches among opponents, and programs if asked, and their results. The command line is read once
 * into a request; programs are started; the request becomes a plan; the plan is played, and its results are reported.
 */
import type { Who } from '../../../ai/index.ts';
import type { AnyGame, Seat } from '../../../engine/game.ts';
import type { MatchOptions } from '../../../engine/options.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { fill, joinTexts, type Text } from '../../../lang/text.ts';
import { type Automaton, programNamed, seedFor } from '../../../play/session/players.ts';
import type { BotFault } from '../../../protocol/messages.ts';
import {
  failures,
  type SimResult,
  summaryData,
  summaryReport,
  timeTaken,
} from '../../../report/sim.ts';
import { type SeatedPrograms, simulateWithPrograms } from '../../../script/sim/program-sim.ts';
import type { Outlet, Plan } from '../../../script/sim/simulate.ts';
import { simulate } from '../../../script/threads/pool.ts';
import type { Call, Flags } from '../../call/call.ts';
import { FAILED, fail, misused } from '../../call/exit-codes.ts';
import {
  gameNamed,
  optionsGiven,
  seatsNamed,
  seedNamed,
  whoNamed,
} from '../../parse/match-setup.ts';
import {
  forbidProgramOptions,
  inFlightGiven,
  NO_PROGRAMS,
  onFaultGiven,
  openReporter,
  type ProgramCommand,
  programGiven,
  type StartedPrograms,
  startPrograms,
} from '../../parse/seat-programs.ts';
import { type ShardGiven, shardGiven, threadsGiven } from '../../parse/shard.ts';
import parseTexts from '../../parse/texts.json' with { type: 'json' };
import { answer, fault, warn } from '../../print/output.ts';
import { drawPlot, openPlot } from '../../print/plot.ts';
import { simShard } from './sim-shard.ts';
import { intoSinks } from './sink.ts';
import texts from './texts.json' with { type: 'json' };

const MATCHES = { least: 1, most: 1_000_000_000, standard: 10 };

/** What the command line asks for, before any program has been started. */
interface SimRequest {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  /** Who sits where; a program is still the command that starts it. */
  readonly seats: readonly (Who | ProgramCommand)[];
  readonly hasPrograms: boolean;
  readonly count: number;
  /** How many matches a program plays at once. */
  readonly inFlight: number;
  /** The part of the run to play; the whole run if undefined. */
  readonly shard: ShardGiven | undefined;
}

/** The lowest level a game offers: fast and reasonable. */
const standardWho = (game: AnyGame): Who => game.heuristics.levels[0] ?? 'random';

/** What the command line asks for; nothing is started yet. Matches with programs cannot be cut into shards. */
function readRequest({ args, given }: Call): SimRequest {
  const game = gameNamed(args[0] ?? '');
  const level = given.text('level');
  const usual = level === undefined ? standardWho(game) : whoNamed(game, level);
  const options = optionsGiven(game, given);
  const readWho = (typed: string) => programGiven(typed) ?? whoNamed(game, typed);
  const seats = seatsNamed<Who | ProgramCommand>(options, given.list('seat'), () => usual, readWho);
  const hasPrograms = seats.some((who) => typeof who !== 'string');
  const count = given.number('matches', '-n', MATCHES);
  const inFlight = inFlightGiven(given);
  const shard = shardGiven(given, true);
  if (hasPrograms && shard !== undefined) misused(parseTexts.shards.noPrograms);
  if (!hasPrograms) forbidProgramOptions(given);
  return { game, options, seats, hasPrograms, count, inFlight, shard };
}

function recordsGiven(given: Flags): Plan['records'] {
  if (given.text('records') === undefined) return 'none';
  return given.has('legal') ? 'legal' : 'steps';
}

/** How likely a seat is to change hands between deals; refused in games where none may. */
function joinsGiven({ names, rules }: AnyGame, given: Flags): number {
  const joins = given.share('joins', '--joins');
  const isOpen = Object.values(rules.chanceEvents).some(({ seating }) => seating === true);
  return joins === 0 || isOpen ? joins : misused(fill(texts.sim.noNewcomers, names));
}

/** Who sits where, programs by the names they have given themselves. */
const occupantsOf = ({ seats }: SimRequest, started: StartedPrograms): readonly Automaton[] =>
  seats.map((who, seat) =>
    typeof who === 'string' ? who : programNamed(started.seats.get(seat)?.name ?? ''),
  );

/** The plan of the run. Without `--seed` a run with programs gets a long seed, which they cannot guess. */
function planOf(request: SimRequest, started: StartedPrograms, given: Flags): Plan {
  const { game, options } = request;
  const seats = occupantsOf(request, started);
  const rng = seedNamed(given, 'rng');
  const joins = joinsGiven(game, given);
  return {
    game: game.id,
    options,
    seed: seedNamed(given) ?? seedFor(seats.map((who) => ({ who }))),
    seats,
    rng,
    joins: joins === 0 ? undefined : joins,
    records: recordsGiven(given),
    observations: given.text('observations') !== undefined,
  };
}

type Outcome = Pick<SimResult, 'summary' | 'programs'> | Refusal;

async function playAlone(
  { game, count }: SimRequest,
  plan: Plan,
  outlet: Outlet,
  threads: number | undefined,
): Promise<Outcome> {
  const summary = await simulate(game, plan, count, outlet, threads);
  return isRefusal(summary) ? summary : { summary };
}

/** The programs at their seats. Only the first fault of each kind is reported, and none that stops the run. */
function seatedPrograms(
  call: Call,
  { inFlight }: SimRequest,
  { seats }: StartedPrograms,
): SeatedPrograms {
  const report = openReporter(call);
  const onFault = onFaultGiven(call.given);
  const onFaultSeen = (sentence: Text, seat: Seat, { code }: BotFault): void => {
    if (onFault !== 'stop') report(`${seat} ${code}`, sentence);
  };
  return { seats, inFlight, onFault, onFaultSeen };
}

async function playWithPrograms(
  { game, count }: SimRequest,
  plan: Plan,
  outlet: Outlet,
  programs: SeatedPrograms,
): Promise<Outcome> {
  const range = { from: 0, to: count };
  const found = await simulateWithPrograms(game, plan, range, programs, outlet);
  return isRefusal(found) ? found : { summary: found.summary, programs: found };
}

/** Plays the plan and reports the results: tables on stdout, then the time, then the plot. */
async function simWhole(
  call: Call,
  request: SimRequest,
  plan: Plan,
  started: StartedPrograms,
): Promise<number> {
  const { given, lang } = call;
  const { game, hasPrograms, count } = request;
  const start = performance.now();
  const plot = openPlot(given, plan.options.players);
  const plotted = plot === undefined ? plan : { ...plan, plotted: plot.seat };
  const onPlotted = (points: number): void => plot?.course.add(points);
  const { found, onStdout } = await intoSinks(given, count, (sinks) => {
    const outlet = { ...sinks, onPlotted };
    if (!hasPrograms) return playAlone(request, plotted, outlet, threadsGiven(given));
    return playWithPrograms(request, plotted, outlet, seatedPrograms(call, request, started));
  });
  if (isRefusal(found)) {
    fault(found.text, lang);
    return FAILED;
  }
  const result = { game, plan, ...found };
  if (result.summary.matches === 0)
    return fail(fill(texts.sim.allForfeited, joinTexts(failures(result), '; ')), 'forfeited');
  await answer(call, summaryData(result), summaryReport(result), onStdout);
  warn(timeTaken(found.summary.matches, (performance.now() - start) / 1000), lang);
  if (plot !== undefined) await drawPlot(plot, lang);
  return 0;
}

/**
 * `talon sim`: reads the request, starts its programs, plays the whole run or one shard of it, and stops the programs
 * whatever happens. Returns the exit code.
 */
export async function sim(call: Call): Promise<number> {
  const request = readRequest(call);
  const started = request.hasPrograms ? await startPrograms(call, request.seats) : NO_PROGRAMS;
  try {
    const plan = planOf(request, started, call.given);
    if (request.shard === undefined) return await simWhole(call, request, plan, started);
    return await simShard(call, request.game, plan, request.count, request.shard);
  } finally {
    await started.close();
  }
}
