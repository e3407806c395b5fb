/** Cases of line mode: one match through many lives, each ended in another way. */
import { mkdirSync, rmSync } from 'node:fs';
import { below, type Random } from '../../src/engine/random.ts';
import { talon } from '../support/talon.ts';
import { checkEntered, checkTidy, examine } from './autopsy.ts';
import type { Findings } from './findings.ts';
import { type Life, type LifePlan, type Lived, live, strokeOf, UNBEGUN } from './life.ts';
import { dataOf, environmentOf, type Fault, noteOf } from './player.ts';
import { argumentsOf, openScript, type Script, someTable, type Table } from './reference.ts';

export interface Trial {
  /** Names the case. */
  readonly seed: string;
  readonly random: Random;
  /** A folder of its own. */
  readonly folder: string;
  readonly findings: Findings;
}

const pickOf = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[below(random, list.length)] ?? list[0];

const DEADLY = [
  ...(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL'] as const),
  ...(['SIGHUP', 'SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGUSR2', 'SIGALRM', 'SIGVTALRM'] as const),
  ...(['SIGPROF', 'SIGXCPU', 'SIGIO', 'SIGPWR', 'SIGTRAP', 'SIGABRT', 'SIGSYS'] as const),
] as const;
const HARMLESS = [
  ...([
    'SIGCHLD',
    'SIGURG',
    'SIGWINCH',
    'SIGCONT',
    'SIGPIPE',
    'SIGSTOP',
    'SIGTSTP',
    'SIGXFSZ',
  ] as const),
] as const;

const isKill = (end: LifePlan['end']): boolean => end.startsWith('SIG');

function planOf(random: Random): LifePlan {
  const end = pickOf(random, DEADLY);
  const starts = below(random, 12) === 0;
  return {
    acts: starts ? -1 : below(random, 5),
    delay: starts ? below(random, 400) : below(random, 25),
    typing: below(random, 3) > 0,
    end,
    ...(below(random, 6) === 0 && { harmless: pickOf(random, HARMLESS) }),
  };
}

export const FAREWELL: LifePlan = { acts: 0, delay: 0, typing: false, end: 'quit' };

function count({ plan, from, findings }: Life, { struck }: Lived): void {
  if (from !== UNBEGUN) findings.add('resumes');
  if (struck && plan.fault?.how === 'fail') findings.add('file errors');
  else if (struck) findings.add('kills at a file operation');
  if ((struck && plan.fault?.how !== 'fail') || isKill(plan.end)) findings.add('kills');
  if (plan.harmless !== undefined || (isKill(plan.end) && plan.end !== 'SIGKILL'))
    findings.add('signals');
}

export interface Stage {
  readonly trial: Trial;
  readonly script: Script;
}

/** Lives one life and looks at what is left. */
export async function step(
  { trial, script }: Stage,
  from: number,
  plan: LifePlan,
  thoroughly = below(trial.random, 4) === 0,
): Promise<{ readonly kept: number; readonly lived: Lived }> {
  const { folder, findings } = trial;
  rmSync(noteOf(folder), { force: true });
  const life: Life = { script, folder, from, plan, findings };
  const lived = await live(life);
  count(life, lived);
  return { kept: await examine(life, lived, thoroughly), lived };
}

export const isOver = (script: Script, kept: number): boolean =>
  script.known()[kept]?.match.ended === true;

export async function stageOf(trial: Trial, table: Table): Promise<Stage> {
  mkdirSync(dataOf(trial.folder), { recursive: true });
  const script = openScript(table);
  await script.at(0);
  return { trial, script };
}

/** Resumed once more, or followed by another match, and ended properly: nothing is left over. */
export async function bidFarewell(stage: Stage, kept: number): Promise<void> {
  const { trial, script } = stage;
  if (!isOver(script, kept)) await step(stage, kept, FAREWELL, true);
  else {
    const env = environmentOf(trial.folder);
    await talon([...argumentsOf(script.table), '--line'], { env, input: 'quit\n' });
  }
  checkTidy(trial.folder, trial.findings);
  await checkEntered(trial.folder, trial.findings);
}

/** Killed at random moments, resumed each time, to the end of the match or of some lives. */
export async function atRandomMoments(trial: Trial, lives = 16): Promise<void> {
  const { random } = trial;
  const stage = await stageOf(trial, someTable(random, trial.seed));
  trial.findings.add('matches');
  let kept = UNBEGUN;
  for (let life = 0; life < lives && !isOver(stage.script, kept); life++)
    kept = (await step(stage, kept, planOf(random))).kept;
  if (below(random, 3) === 0 && !isOver(stage.script, kept))
    kept = (await step(stage, kept, { ...FAREWELL, end: 'none' })).kept;
  await bidFarewell(stage, kept);
}

/** A short script with something of everything: begins, plays, takes back, ends. */
const SCRIPT: LifePlan = { acts: 4, delay: 0, typing: false, end: 'quit' };

/** As if nobody had played. */
export const freshly = (folder: string): void =>
  rmSync(dataOf(folder), { recursive: true, force: true });

/** One life with a fault at this operation; false if the script ran through before it. */
async function struckAt(stage: Stage, fault: Fault, plan: LifePlan): Promise<boolean> {
  const { trial } = stage;
  freshly(trial.folder);
  const { kept, lived } = await step(stage, UNBEGUN, { ...plan, fault });
  const stroke = strokeOf(trial.folder);
  if (!lived.struck) return false;
  // Dying again while the same game is resumed.
  const again = { at: 1 + below(trial.random, 6), how: 'before' } as const;
  const next = isOver(stage.script, kept)
    ? kept
    : (await step(stage, kept, { ...SCRIPT, acts: 1, fault: again }, false)).kept;
  await bidFarewell(stage, next);
  if (stroke === '') throw new Error('a fault came and left no note');
  return true;
}

const HOWS = ['before', 'after', 'torn'] as const;

/** Some matches are over soon: their end is part of the script. */
const scriptOf = (random: Random): LifePlan =>
  below(random, 3) === 0 ? { ...SCRIPT, acts: 60, end: 'none' } : SCRIPT;

/** Killed at each of some file operations of a script, one after the other, until it runs through. */
export async function atEveryOperation(trial: Trial, most = 8, given?: LifePlan): Promise<void> {
  const { random } = trial;
  const stage = await stageOf(trial, someTable(random, trial.seed, 1));
  const how = pickOf(random, HOWS);
  const plan = given ?? scriptOf(random);
  const first = 1 + most * below(random, plan.end === 'none' ? 12 : 7);
  trial.findings.add('matches');
  for (let at = first; at < first + most; at++)
    if (!(await struckAt(stage, { at, how }, plan))) return;
}

const CODES = ['ENOSPC', 'EIO', 'EROFS'] as const;

/** From some operation on the disk fails, for good or for a while. */
export async function onFailingDisks(trial: Trial, disks = 6): Promise<void> {
  const { random, folder, findings } = trial;
  const stage = await stageOf(trial, someTable(random, trial.seed, 1));
  findings.add('matches');
  for (let disk = 0; disk < disks; disk++) {
    freshly(folder);
    const heal = below(random, 2) === 0 ? 1 + below(random, 30) : 100_000;
    const fault: Fault = {
      at: 1 + below(random, 40),
      how: 'fail',
      code: pickOf(random, CODES),
      heal,
    };
    const acts = 2 + below(random, 8);
    const { kept } = await step(stage, UNBEGUN, { ...SCRIPT, acts, fault });
    await bidFarewell(stage, kept);
  }
}
