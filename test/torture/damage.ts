/** Saves damaged at random places: damage is reported, and nothing passes for another match. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { below } from '../../src/engine/random.ts';
import { type Damage, damaged } from '../fuzz/damage.ts';
import { type Ran, talon } from '../support/talon.ts';
import { Spoilt } from './autopsy.ts';
import { expectNoTrace } from './findings.ts';
import { keptIn, linesKept } from './kept.ts';
import { type LifePlan, UNBEGUN } from './life.ts';
import { freshly, stageOf, step, type Trial } from './lives.ts';
import { environmentOf } from './player.ts';
import { someTable } from './reference.ts';

interface Whole {
  readonly path: string;
  readonly bytes: Buffer;
}

/** A save as the program leaves it. */
async function saveOf(trial: Trial): Promise<Whole> {
  const stage = await stageOf(trial, someTable(trial.random, trial.seed, 2));
  const plan: LifePlan = {
    acts: 2 + below(trial.random, 12),
    delay: 0,
    typing: false,
    end: 'quit',
  };
  await step(stage, UNBEGUN, plan, false);
  const path = keptIn(trial.folder)[0]?.path;
  if (path === undefined) throw new Spoilt();
  return { path, bytes: readFileSync(path) };
}

/** Commands that read a record without changing it. */
const READERS: readonly ((path: string) => readonly string[])[] = [
  () => ['saves'],
  () => ['saves', '--check'],
  (path) => ['verify', path],
  (path) => ['replay', path, '--line'],
];

/** Whether the lines kept now are those of the save, up to a line's end or with more after them. */
function isSameMatch(before: Buffer, after: string | undefined): boolean {
  const whole = linesKept(before.toString('utf8')) ?? '';
  return after !== undefined && (after.startsWith(whole) || whole.startsWith(after));
}

function expectSentence(trial: Trial, args: readonly string[], ran: Ran, told: string): void {
  const { findings } = trial;
  const what = `${args[0]} with ${told}`;
  expectNoTrace(findings, ran.err, what);
  expectNoTrace(findings, ran.out, what);
  if (ran.code !== 0 && ran.code !== 1) findings.fail('crashes', `${what}: ended with ${ran.code}`);
  if (ran.code === 1 && ran.err === '' && ran.out === '')
    findings.fail('false “all is well”', `${what}: failed without a word`);
}

const run = (trial: Trial, args: readonly string[]): Promise<Ran> =>
  talon(args, { env: environmentOf(trial.folder) });

/** After reading it must hold the same bytes; resumed without a warning it must be the same match. */
async function checkResumed(trial: Trial, { path, bytes }: Whole, damage: Damage): Promise<void> {
  const { findings, folder } = trial;
  const ran = await run(trial, ['resume', basename(path).split('.')[0] ?? '', '--line']);
  expectSentence(trial, ['resume'], ran, damage.told);
  const file = readFileSync(path);
  if (ran.code !== 0 && !file.equals(damage.bytes))
    findings.fail('changed records', `${damage.told}: refused, and yet the file is another`);
  if (ran.code !== 0 || ran.err !== '') return;
  if (isSameMatch(bytes, keptIn(folder)[0]?.record)) return;
  findings.fail('changed records', `${damage.told}: another match is gone on with, nothing said`);
}

async function checkDamage(trial: Trial, whole: Whole, damage: Damage): Promise<void> {
  const { findings, random } = trial;
  freshly(trial.folder);
  mkdirSync(dirname(whole.path), { recursive: true });
  writeFileSync(whole.path, damage.bytes);
  findings.add('damaged saves');
  const reader = READERS[below(random, READERS.length)]?.(whole.path) ?? [];
  expectSentence(trial, reader, await run(trial, reader), damage.told);
  if (!readFileSync(whole.path).equals(damage.bytes))
    findings.fail('changed records', `${damage.told}: ${reader[0]} has changed the file`);
  await checkResumed(trial, whole, damage);
}

/** A save damaged in so many ways, one at a time. */
export async function onDamagedBytes(trial: Trial, times = 12): Promise<void> {
  const whole = await saveOf(trial);
  trial.findings.add('matches');
  for (let time = 0; time < times; time++)
    await checkDamage(trial, whole, damaged(whole.bytes, trial.random));
}
