/** `talon sim GAME`: matches among opponents and their results. */
import type { Who } from '../../ai/index.ts';
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';
import { newSeed } from '../../play/seed.ts';
import { simulate } from '../../script/pool.ts';
import type { Plan } from '../../script/simulate.ts';
import { isGiven, listGiven, numberGiven, textGiven } from '../given.ts';
import { note, sentence, write, writeJson } from '../output.ts';
import { openProgress } from '../progress.ts';
import { gameNamed, optionsGiven, publishedOf, seatsNamed, seedNamed, whoNamed } from '../setup.ts';
import type { Call, Given } from '../spec.ts';
import { FAILED, misused } from '../stop.ts';
import { summaryData, summaryText } from './sim-summary.ts';
import { openSink } from './sink.ts';

const MATCHES = { least: 1, most: 1_000_000_000, standard: 10 };
const THREADS = { least: 1, most: 64, standard: 0 };

const BOTH = text(
  '--records and --observations cannot both be written to standard output',
  '--records und --observations können nicht beide auf die Standardausgabe geschrieben werden',
);

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
  const rng = seedNamed(given, 'rng');
  const observations = textGiven(given, 'observations');
  if (observations !== undefined) publishedOf(game);
  return {
    game: game.id,
    options,
    seed: seedNamed(given) ?? newSeed(),
    seats: seatsNamed(options, listGiven(given, 'seat'), () => all, read),
    ...(rng !== undefined && { rng }),
    records: recordsOf(given),
    ...(observations !== undefined && { observations: true }),
  };
}

/** Where records and observations go. */
async function openSinks(given: Given) {
  const names = [textGiven(given, 'records'), textGiven(given, 'observations')];
  if (names.every((name) => name === '-')) misused(BOTH);
  const [records, observations] = [await openSink(names[0]), await openSink(names[1])];
  return { records, observations, onStdout: records.onStdout || observations.onStdout };
}

export async function sim({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const plan = planOf(game, given);
  const count = numberGiven(given, 'matches', '-n', MATCHES);
  const threads = numberGiven(given, 'threads', '--threads', THREADS);
  const sinks = await openSinks(given);
  const progress = openProgress(count);
  const start = performance.now();
  const summary = await simulate(game, plan, count, {
    ...(threads > 0 ? { threads } : {}),
    onLines: sinks.records.put,
    onObservations: sinks.observations.put,
    onProgress: progress.show,
  });
  progress.end();
  await sinks.records.end();
  await sinks.observations.end();
  if (isRefusal(summary)) {
    note(`talon: ${sentence(summary.text, lang)}`);
    return FAILED;
  }
  const result = { game, plan, summary, seconds: (performance.now() - start) / 1000 };
  if (isGiven(given, 'json')) await reportJson(summaryData(result), sinks.onStdout);
  else await report(summaryText(result, lang), sinks.onStdout);
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
