/**
 * `npm run mutants -- PATH… [--seed 1] [-n 400] [--least 90] [--tests test/engine] [--patience 180] [--workers 2] [--again FILE]`:
 * whether the tests see single changes of the sources. Each mutant of a seeded sample runs against
 * the tests that reach it, in a copy of the repository, until one fails. A path may be a folder, a
 * file, or lines of a file: `src/engine/chance-step.ts:60-64`. With `--again`, those that survived in an
 * earlier run, whose output the file is.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import { sweep } from './mutants/copy.ts';
import type { Mutant } from './mutants/mutations.ts';
import { testsThatReach } from './mutants/reach.ts';
import { mutantsUnder, sample } from './mutants/sample.ts';
import { type Passages, trialsOf, within } from './mutants/trials.ts';
import { openWorker, type Passage, type Verdict, type Worker } from './mutants/worker.ts';

interface Given {
  readonly seed: string;
  readonly n?: number;
  readonly least?: number;
  readonly tests?: readonly string[];
  readonly workers: number;
  readonly again?: string;
  /** Seconds that tests take, loading aside: files that run together load the games once. */
  readonly patience: number;
}

/** Gives every task to the next worker that is free. */
async function share<Task>(
  workers: readonly Worker[],
  tasks: readonly Task[],
  work: (worker: Worker, task: Task) => Promise<void>,
): Promise<void> {
  const queue = tasks[Symbol.iterator]();
  await Promise.all(
    workers.map(async (worker) => {
      for (const task of queue) await work(worker, task);
    }),
  );
}

const shown = (part: string): string => {
  const line = part.replaceAll(/\s+/g, ' ').trim();
  return line.length > 50 ? `${line.slice(0, 49)}…` : line;
};

const told = ({ file, line, was, put }: Mutant): string =>
  `${file}:${line}  ${shown(was) || 'nothing'} → ${shown(put) || 'nothing'}`;

const fateOf = (verdict: Verdict, reached: number): string => {
  if (verdict.fate === 'killed') return `killed by ${verdict.test}: ${verdict.by}`;
  if (verdict.fate === 'timed out') return `timed out in ${verdict.test}`;
  return reached === 0
    ? 'SURVIVED: no test reaches it'
    : `SURVIVED ${verdict.tests} of ${reached} test files that reach it`;
};

/** What every test file reaches when nothing is mutated. One that fails then is not used. */
async function survey(
  workers: readonly Worker[],
  mutants: readonly Mutant[],
  tests: readonly string[],
): Promise<Passages> {
  const passages = new Map<string, Passage>();
  for (const worker of workers) worker.mark(mutants);
  await share(workers, tests, async (worker, test) => {
    const passage = await worker.passage(test);
    if (passage.failed === undefined) passages.set(test, passage);
    else console.error(`left out, for it fails unmutated: ${test}: ${passage.failed}`);
  });
  for (const worker of workers) worker.unmark();
  return passages;
}

async function testMutants(
  workers: readonly Worker[],
  mutants: readonly Mutant[],
  passages: Passages,
  patience: number,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const kills = new Map<string, Map<string, number>>();
  await share(workers, [...mutants.entries()], async (worker, [n, mutant]) => {
    const killers = kills.get(mutant.file) ?? new Map<string, number>();
    kills.set(mutant.file, killers);
    const reached = trialsOf(n, mutant.file, passages, killers);
    const verdict = await worker.tryMutant(mutant, within(patience * 1000, reached));
    if (verdict.fate === 'killed') killers.set(verdict.test, (killers.get(verdict.test) ?? 0) + 1);
    verdicts[n] = verdict;
    console.log(`${told(mutant)}\n    ${fateOf(verdict, reached.length)}`);
  });
  return verdicts;
}

/** The survivors and the totals; the percentage of those caught. */
function summary(mutants: readonly Mutant[], verdicts: readonly Verdict[]): number {
  const of = (fate: Verdict['fate']): readonly Mutant[] =>
    mutants.filter((_, n) => verdicts[n]?.fate === fate);
  const survivors = of('survived');
  const late = of('timed out').length;
  const caught = (100 * (mutants.length - survivors.length)) / mutants.length;
  if (survivors.length > 0) console.log(`\nSurvivors:\n${survivors.map(told).join('\n')}`);
  console.log(
    `\n${mutants.length} mutants: ${of('killed').length} killed, ${late} timed out, ${survivors.length} survived: ${caught.toFixed(1)} % caught`,
  );
  return caught;
}

/** The mutants that an earlier run lists as its survivors, as far as the sources still have them. */
function survivorsIn(file: string, paths: readonly string[]): readonly Mutant[] {
  const [, list = ''] = readFileSync(file, 'utf8').split('\nSurvivors:\n');
  const lines = new Set(list.split('\n'));
  return paths.flatMap(mutantsUnder).filter((mutant) => lines.has(told(mutant)));
}

async function main(paths: readonly string[], given: Given): Promise<void> {
  const { seed, n, least, tests = ['test'], workers: many, patience, again } = given;
  const mutants = again === undefined ? sample(paths, seed, n) : survivorsIn(again, paths);
  if (mutants.length === 0) throw new Error('nothing to mutate there');
  const files = testsThatReach(new Set(mutants.map(({ file }) => file)), tests);
  console.log(`${mutants.length} mutants, seed ${seed}; ${files.length} test files`);
  sweep();
  const workers = Array.from({ length: many }, openWorker);
  const close = (): void => workers.forEach((worker) => void worker.close());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      close();
      process.exit(130);
    });
  try {
    const passages = await survey(workers, mutants, files);
    const caught = summary(mutants, await testMutants(workers, mutants, passages, patience));
    if (least !== undefined && caught < least) process.exitCode = 1;
  } finally {
    close();
  }
}

const count = (given: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new InvalidArgumentError('A number from 1.');
  return Number(given);
};

const collect = (path: string, before: readonly string[] = []) => [...before, path];

await new Command('mutants')
  .argument('<path...>', 'folders, files or lines of files in src')
  .option(
    '--seed <text>',
    'which mutants; the date unless given',
    new Date().toISOString().slice(0, 10),
  )
  .option('-n <count>', 'how many; one of every line unless given', count)
  .option('--least <percent>', 'exit with 1 if fewer are caught', count)
  .option('--tests <path>', 'only the test files under this path, may be repeated', collect)
  .option('--patience <seconds>', 'how long tests of one mutant may take', count, 180)
  .option('--again <file>', 'those that survived in the run whose output this is')
  .option('--workers <count>', 'mutants at a time', count, Math.min(2, availableParallelism()))
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
