/** `talon sim GAME`: matches among opponents and their results. */
import type { Who } from '../../ai/index.ts';
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { newSeed } from '../../play/seed.ts';
import { simulate } from '../../script/pool.ts';
import type { Plan } from '../../script/simulate.ts';
import { isGiven, listGiven, numberGiven, textGiven } from '../given.ts';
import { note, sentence, write, writeJson } from '../output.ts';
import { openProgress } from '../progress.ts';
import { gameNamed, optionsGiven, seatsNamed, seedNamed, whoNamed } from '../setup.ts';
import { shardGiven } from '../shard.ts';
import type { Call, Given } from '../spec.ts';
import { FAILED } from '../stop.ts';
import { drawPlot, openPlot } from './sim-plot.ts';
import { simShard } from './sim-shard.ts';
import { summaryData, summaryText } from './sim-summary.ts';
import { openSink } from './sink.ts';

const MATCHES = { least: 1, most: 1_000_000_000, standard: 10 };
const THREADS = { least: 1, most: 64, standard: 0 };

/** The lowest level a game offers: fast and reasonable. */
const standardWho = (game: AnyGame): Who => game.heuristics.levels[0] ?? 'random';

const recordsOf = (given: Given): Plan['records'] => {
  if (textGiven(given, 'records') === undefined) return 'none';
  return isGiven(given, 'legal') ? 'legal' : 'steps';
};

function planOf(game: AnyGame, given: Given): Plan {
  const options = optionsGiven(game, given);
  const level = textGiven(given, 'level');
  const all = level === undefined ? standardWho(game) : whoNamed(game, level);
  const read = (typed: string): Who => whoNamed(game, typed);
  return {
    game: game.id,
    options,
    seed: seedNamed(given) ?? newSeed(),
    seats: seatsNamed(options, listGiven(given, 'seat'), () => all, read),
    records: recordsOf(given),
  };
}

export async function sim(call: Call): Promise<number> {
  const { args, given, lang } = call;
  const game = gameNamed(args[0] ?? '');
  const plan = planOf(game, given);
  const count = numberGiven(given, 'matches', '-n', MATCHES);
  const threads = numberGiven(given, 'threads', '--threads', THREADS);
  const shard = shardGiven(given, true);
  if (shard !== undefined)
    return simShard(call, game, plan, count, shard, threads > 0 ? threads : undefined);
  const sink = await openSink(textGiven(given, 'records'));
  const progress = openProgress(count);
  const start = performance.now();
  const plot = openPlot(given, plan.options.players);
  const plotted = plot === undefined ? plan : { ...plan, plotted: plot.seat };
  const summary = await simulate(game, plotted, count, {
    ...(threads > 0 ? { threads } : {}),
    ...(plot && { onPlotted: plot.course.add }),
    onLines: sink.put,
    onProgress: progress.show,
  });
  progress.end();
  await sink.end();
  if (isRefusal(summary)) {
    note(`talon: ${sentence(summary.text, lang)}`);
    return FAILED;
  }
  const result = { game, plan, summary, seconds: (performance.now() - start) / 1000 };
  if (isGiven(given, 'json')) await reportJson(summaryData(result), sink.onStdout);
  else await report(summaryText(result, lang), sink.onStdout);
  if (plot !== undefined) await drawPlot(plot, lang);
  return 0;
}

async function report(text: string, toStderr: boolean): Promise<void> {
  if (toStderr) note(text);
  else await write(`${text}\n`);
}

async function reportJson(data: object, toStderr: boolean): Promise<void> {
  if (toStderr) note(JSON.stringify(data));
  else await writeJson(data);
}
