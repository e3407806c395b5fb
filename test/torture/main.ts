/**
 * `npm run torture -- MINUTES [--seed S] [--only N]`: tries cases until the time is up, several at
 * once, and tells what was tried and what was lost. Exit code 1 if anything was.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import build from '../support/built.ts';
import { type Case, caseOf } from './cases.ts';
import { type Findings, LOST, type Lost, TRIED, type Tried } from './findings.ts';

const USAGE = 'usage: npm run torture -- MINUTES [--seed S] [--only N]\n';
/** Cases at once besides a batch: the program waits for its tester most of the time. */
const AT_ONCE = 2 * availableParallelism();
const MINUTE = 60_000;
const PRINT_EVERY = 15_000;

interface Order {
  readonly minutes: number;
  readonly seed: string;
  readonly only?: number;
}

function orderGiven(): Order | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, only: { type: 'string' } },
  });
  const only = values.only === undefined ? {} : { only: Number(values.only) };
  const minutes = Number(positionals[0] ?? ('only' in only ? 0 : Number.NaN));
  if (Number.isNaN(minutes) || Number.isNaN(only.only ?? 0)) return undefined;
  return { minutes, seed: values.seed ?? randomBytes(4).toString('hex'), ...only };
}

const say = (words: string): void => void process.stdout.write(`${words}\n`);

/** The results of all cases. */
class Summary {
  readonly #tried: Partial<Record<Tried, number>> = {};
  readonly #lost: Partial<Record<Lost, number>> = {};
  #cases = 0;
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  take({ number, name }: Case, findings: Findings): void {
    this.#cases++;
    for (const key of TRIED) {
      const count = findings.tried()[key] ?? 0;
      this.#tried[key] = (this.#tried[key] ?? 0) + count;
    }
    for (const { lost, what } of findings.failures()) {
      this.#lost[lost] = (this.#lost[lost] ?? 0) + 1;
      say(`FAILED case ${number} (${name}), ${lost}: ${what}`);
    }
    if (findings.failures().length > 0)
      say(
        `  again: npm run torture -- --seed ${this.#seed} --only ${number}; files: ${findings.kept()}`,
      );
  }

  failed(): boolean {
    return Object.keys(this.#lost).length > 0;
  }

  short(): string {
    const { kills = 0, 'acts acknowledged': acts = 0 } = this.#tried;
    const lost = Object.values(this.#lost).reduce((sum, count) => sum + count, 0);
    return `${this.#cases} cases, ${kills} kills, ${acts} acts acknowledged, ${lost} failures`;
  }

  print(): void {
    say(`\ntried: ${this.#cases} cases`);
    for (const key of TRIED) say(`  ${String(this.#tried[key] ?? 0).padStart(8)}  ${key}`);
    say('lost:');
    for (const key of LOST) say(`  ${String(this.#lost[key] ?? 0).padStart(8)}  ${key}`);
  }
}

async function work(cases: Iterable<Case>, summary: Summary): Promise<void> {
  for (const one of cases) summary.take(one, await one.run());
}

/** The batches of a seed, or all cases but those, until the time is up. */
function* casesUntil(end: number, seed: string, isBatch: boolean): Generator<Case> {
  for (let number = 1; performance.now() < end; number++) {
    const one = caseOf(seed, number);
    if (one.isBatch === isBatch) yield one;
  }
}

async function run({ minutes, seed, only }: Order): Promise<boolean> {
  const summary = new Summary(seed);
  const end = performance.now() + minutes * MINUTE;
  say(`seed ${seed}${only === undefined ? `, ${minutes} minutes` : `, case ${only}`}`);
  if (only !== undefined) {
    const one = caseOf(seed, only);
    summary.take(one, await one.run());
  } else {
    const teller = setInterval(() => say(summary.short()), PRINT_EVERY);
    const lives = casesUntil(end, seed, false);
    await Promise.all([
      work(casesUntil(end, seed, true), summary),
      ...Array.from({ length: AT_ONCE }, () => work(lives, summary)),
    ]);
    clearInterval(teller);
  }
  summary.print();
  return !summary.failed();
}

const order = orderGiven();
if (order === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  build();
  process.exitCode = (await run(order)) ? 0 : 1;
}
