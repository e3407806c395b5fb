/** One life of the program in line mode: started or resumed, played for some acts, and ended. */
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectNoTrace, type Findings } from './findings.ts';
import { actKept } from './kept.ts';
import {
  type Ended,
  type Fault,
  type LinePlayer,
  noteOf,
  openPlayer,
  patiently,
} from './player.ts';
import { argumentsOf, type Script } from './reference.ts';

export interface LifePlan {
  /** Acts before the end; −1: it ends while the program starts. */
  readonly acts: number;
  /** Milliseconds from the last question to the end. */
  readonly delay: number;
  /** Whether one more act is typed first. */
  readonly typing: boolean;
  /** `none`: the match is played to its end. */
  readonly end: NodeJS.Signals | 'quit' | 'none';
  /** The hang-up comes from a window that is closed. */
  readonly hangsUp?: boolean;
  /** A signal that must not matter, sent before the first act. */
  readonly harmless?: NodeJS.Signals;
  readonly fault?: Fault;
  /** Called whenever the person is asked, with how often that was before in this life. */
  readonly during?: (count: number) => void;
}

/** Where a match stands that nobody has begun. */
export const UNBEGUN = -1;

export interface Life {
  readonly script: Script;
  readonly folder: string;
  /** The act the save waits for, half an act less if it lacks some steps; −1 without a save. */
  readonly from: number;
  readonly plan: LifePlan;
  readonly findings: Findings;
}

/** How far a life came. */
export interface Lived {
  /** The last question heard. */
  readonly heard: number;
  /**
   * What must be kept whatever happened: all that was shown before the last answer was accepted,
   * which a new question tells; at an orderly end all; none of it once saving was said to fail.
   */
  readonly promised: number;
  readonly ended: Ended;
  readonly out: string;
  readonly err: string;
  /** The fault came. */
  readonly struck: boolean;
}

/** What is said of saving that fails. */
export const WARNED = /^.*(?:cannot be saved|no longer saved).*$/gm;

/** Even a busy machine keeps an act within this time, in milliseconds, or the program warns. */
const PROMPT = 10_000;
/** Milliseconds from one look to the next. */
const SHORT = 50;

/** An act that is acknowledged without a warning must be in the file. */
async function checkPromise(life: Life, player: LinePlayer, index: number): Promise<boolean> {
  const holds = (): boolean => {
    const kept = actKept(life.folder, life.script.known());
    return player.err().match(WARNED) !== null || (kept !== undefined && kept >= index);
  };
  for (let waited = 0; !holds() && waited < PROMPT; waited += SHORT) await sleep(SHORT);
  if (player.err().match(WARNED) !== null) return false;
  if (!holds()) life.findings.fail('false “all is well”', `act ${index} is not kept, nothing said`);
  return true;
}

interface Progress {
  asked: number;
  promised: number;
}

/** Plays until the plan says to stop; false if the program has ended before. */
async function playOn(life: Life, player: LinePlayer, progress: Progress): Promise<boolean> {
  const { script, plan } = life;
  const start = firstAct(life);
  for (let count = 0; ; count++) {
    if (!(await player.untilAsked(count + 1))) return false;
    progress.asked = start + count;
    const standing = await script.at(start + count);
    if (standing.match.ended) return false;
    const accepted = Math.max(life.from, start + count - 1);
    const watched = plan.fault?.how === 'fail' || plan.during !== undefined;
    if (!watched || (await checkPromise(life, player, accepted))) progress.promised = accepted;
    if (count === plan.acts && plan.end !== 'none') return true;
    if (count === 0 && plan.harmless !== undefined) player.signal(plan.harmless);
    plan.during?.(count);
    for (const line of await script.typed(start + count)) player.type(line);
  }
}

async function endLife({ plan, script }: Life, player: LinePlayer, next: number): Promise<void> {
  if (plan.end === 'none') return;
  if (plan.typing && plan.acts >= 0) for (const line of await script.typed(next)) player.type(line);
  await sleep(plan.delay);
  if (plan.end === 'quit') player.type('quit');
  else player.signal(plan.end);
}

/** A signal that stops the program is followed by one that lets it go on. */
const isStop = (signal: string | undefined): boolean =>
  signal !== undefined && /^SIG(STOP|TSTP|TTIN|TTOU)$/.test(signal);

async function goOn({ plan }: Life, player: LinePlayer): Promise<void> {
  if (!isStop(plan.harmless)) return;
  let isOver = false;
  void player.ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await sleep(50);
    player.signal('SIGCONT');
  }
}

const SIGNALS: Readonly<Record<string, number>> = constants.signals;

/** By itself with 0, or by the signal sent, or with the number that says so. */
export function checkEnd({ plan, findings }: Life, { ended, out, err, struck }: Lived): void {
  const sent = struck && plan.fault?.how !== 'fail' ? 'SIGKILL' : plan.end;
  /** The terminal was gone before the program looked for one. */
  const noTerminal = plan.acts < 0 && plan.hangsUp === true && ended.code === 1;
  const fits =
    noTerminal ||
    ended.signal === sent ||
    (ended.signal === null && (ended.code === 0 || ended.code === 128 + (SIGNALS[sent] ?? 0)));
  if (!fits) {
    const said = `${out.slice(-200)}${err.slice(-400)}`;
    findings.fail('crashes', `ended by ${ended.signal ?? ended.code} after ${sent}: ${said}`);
  }
  expectNoTrace(findings, err, `stderr after ${sent}`);
  expectNoTrace(findings, out, `stdout after ${sent}`);
}

export const startOf = ({ script, from }: Life): readonly string[] =>
  from === UNBEGUN ? argumentsOf(script.table) : ['resume'];

/** The act the person is asked for first. */
export const firstAct = ({ from }: Pick<Life, 'from'>): number => Math.max(0, Math.ceil(from));

/** Lives it, and says how far it came; a program that hangs is thrown as a `Hang`. */
export async function live(life: Life): Promise<Lived> {
  const { folder, plan, from } = life;
  const player = openPlayer(startOf(life), { folder, ...(plan.fault && { fault: plan.fault }) });
  const progress: Progress = { asked: from, promised: from };
  void goOn(life, player);
  const goes = plan.acts < 0 || (await playOn(life, player, progress));
  if (goes) await endLife(life, player, Math.max(0, Math.ceil(progress.asked)));
  else player.hangUp();
  const ended = await patiently(player.ended, () => {
    player.signal('SIGKILL');
    return `did not end after ${plan.end}; said last:\n${player.out().slice(-400)}`;
  });
  const asked = player.asked() === 0 ? from : firstAct(life) + player.asked() - 1;
  const heard = Math.max(progress.asked, asked);
  const struck = existsSync(noteOf(folder));
  const watched = plan.fault?.how === 'fail' || plan.during !== undefined;
  const accepted = isOrderly(plan, ended, struck) ? heard : Math.max(from, heard - 1);
  const promised = watched ? progress.promised : accepted;
  const lived: Lived = { heard, promised, ended, out: player.out(), err: player.err(), struck };
  checkEnd(life, lived);
  return lived;
}

/** Ends before which the program keeps everything. */
const ORDERLY = ['SIGHUP', 'SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGUSR2', 'quit', 'none'];

/** Whether the program ended as it wanted to, not by being killed. */
export const isOrderly = (plan: LifePlan, ended: Ended, struck: boolean): boolean =>
  ORDERLY.includes(plan.end) &&
  plan.acts >= 0 &&
  (!struck || plan.fault?.how === 'fail') &&
  (ended.signal === null || ended.signal === plan.end);

export const strokeOf = (folder: string): string =>
  existsSync(noteOf(folder)) ? readFileSync(noteOf(folder), 'utf8').trim().slice(0, 80) : '';
