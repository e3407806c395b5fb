/** `talon sim GAME`: matches among opponents, and programs if asked, and their results. */
import type { Who } from '../../../ai/index.ts';
import type { AnyGame, Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { fill, joinTexts, type Text } from '../../../lang/text.ts';
import { type Automaton, programNamed, seedFor } from '../../../play/session/players.ts';
import type { BotFault } from '../../../protocol/messages.ts';
import {
  failures,
  type Result,
  summaryData,
  summaryReport,
  timeTaken,
} from '../../../report/sim.ts';
import { simulateWithPrograms } from '../../../script/sim/program-sim.ts';
import type { Outlet, Plan } from '../../../script/sim/simulate.ts';
import { simulate } from '../../../script/threads/pool.ts';
import { type Call, FAILED, fail, type Given, misused } from '../../call/call.ts';
import {
  forbidProgramOptions,
  inFlightGiven,
  NONE,
  onFaultGiven,
  openReporter,
  programGiven,
  type Started,
  startPrograms,
  type Words,
} from '../../parse/programs.ts';
import { gameNamed, optionsGiven, seatsNamed, seedNamed, whoNamed } from '../../parse/setup.ts';
import { shardGiven, threadsGiven } from '../../parse/shard.ts';
import parseTexts from '../../parse/texts.json' with { type: 'json' };
import { answer, fault, warn } from '../../print/output.ts';
import { drawPlot, openPlot } from '../../print/plot.ts';
import { simShard } from './sim-shard.ts';
import { intoSinks } from './sink.ts';
import texts from './texts.json' with { type: 'json' };

const MATCHES = { least: 1, most: 1_000_000_000, standard: 10 };

/** The lowest level a game offers: fast and reasonable. */
const standardWho = (game: AnyGame): Who => game.heuristics.levels[0] ?? 'random';

const recordsOf = (given: Given): Plan['records'] => {
  if (given.text('records') === undefined) return 'none';
  return given.has('legal') ? 'legal' : 'steps';
};

/** Who sits where, with programs that have not been started yet. */
function seatsGiven(game: AnyGame, given: Given): readonly (Who | Words)[] {
  const level = given.text('level');
  const all = level === undefined ? standardWho(game) : whoNamed(game, level);
  const read = (typed: string): Who | Words => programGiven(typed) ?? whoNamed(game, typed);
  return seatsNamed(optionsGiven(game, given), given.list('seat'), () => all, read);
}

/** How likely a seat is to change hands between deals, in games where it may. */
function joinsGiven({ names, rules }: AnyGame, given: Given): number {
  const joins = given.share('joins', '--joins');
  const isOpen = Object.values(rules.chanceEvents).some(({ seating }) => seating === true);
  return joins === 0 || isOpen ? joins : misused(fill(texts.sim.noNewcomers, names));
}

/** Programs could guess a short seed, and with it every card. */
function planOf(game: AnyGame, given: Given, seats: readonly Automaton[]): Plan {
  const rng = seedNamed(given, 'rng');
  const joins = joinsGiven(game, given);
  return {
    game: game.id,
    options: optionsGiven(game, given),
    seed: seedNamed(given) ?? seedFor(seats.map((who) => ({ who }))),
    seats,
    ...(rng !== undefined && { rng }),
    ...(joins > 0 && { joins }),
    records: recordsOf(given),
    ...(given.text('observations') !== undefined && { observations: true }),
  };
}

/** The seats once the programs have said their names. */
const named = (seats: readonly (Who | Words)[], { seats: open }: Started): readonly Automaton[] =>
  seats.map((who, seat) =>
    typeof who === 'string' ? who : programNamed(open.get(seat)?.name ?? ''),
  );

/** What a run needs in addition to the plan. */
interface Setting {
  readonly game: AnyGame;
  readonly count: number;
  readonly inFlight: number;
  readonly started: Started;
}

type Found = Pick<Result, 'summary' | 'programs'> | Refusal;

async function runPrograms(
  call: Call,
  plan: Plan,
  { game, count, inFlight, started }: Setting,
  outlet: Outlet,
): Promise<Found> {
  const report = openReporter(call);
  const onFault = onFaultGiven(call.given);
  const { seats } = started;
  const run = {
    ...outlet,
    seats,
    inFlight,
    onFault,
    onFaultSeen: (fault: Text, seat: Seat, { code }: BotFault): void => {
      if (onFault !== 'stop') report(`${seat} ${code}`, fault);
    },
  };
  const found = await simulateWithPrograms(game, plan, { from: 0, to: count }, run);
  return isRefusal(found) ? found : { summary: found.summary, programs: found };
}

export async function sim(call: Call): Promise<number> {
  const { args, given } = call;
  const game = gameNamed(args[0] ?? '');
  const seats = seatsGiven(game, given);
  const count = given.number('matches', '-n', MATCHES);
  const inFlight = inFlightGiven(given);
  const isOpen = seats.some((who) => typeof who !== 'string');
  const shard = shardGiven(given, true);
  if (isOpen && shard !== undefined) misused(parseTexts.shards.noPrograms);
  if (!isOpen) forbidProgramOptions(given);
  const started = isOpen ? await startPrograms(call, seats) : NONE;
  try {
    const plan = planOf(game, given, named(seats, started));
    if (shard !== undefined) return await simShard(call, game, plan, count, shard);
    return await simWith(call, plan, { game, count, inFlight, started });
  } finally {
    await started.close();
  }
}

async function simWith(call: Call, plan: Plan, setting: Setting): Promise<number> {
  const { given, lang } = call;
  const { game, count, started } = setting;
  const start = performance.now();
  const plot = openPlot(given, plan.options.players);
  const plotted = plot === undefined ? plan : { ...plan, plotted: plot.seat };
  const onPlotted = (points: number) => plot?.course.add(points);
  const { found, onStdout } = await intoSinks(given, count, async (sinks): Promise<Found> => {
    const outlet = { ...sinks, onPlotted };
    if (started !== NONE) return runPrograms(call, plotted, setting, outlet);
    const running = { threads: threadsGiven(given), ...outlet };
    const summary = await simulate(game, plotted, count, running);
    return isRefusal(summary) ? summary : { summary };
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
