/**
 * `npm run bench -- review [GAME …] [-n MATCHES] [--pace SECONDS]`: plays matches at a person's pace while their
 * decisions are weighed ahead, and says how long after the last card the review is complete; then what a key takes on
 * the screen while a decision is weighed, beside the same keys once it is.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../../src/engine/game.ts';
import { matchActor } from '../../src/engine/match.ts';
import { reviewedIn } from '../../src/play/advice/review.ts';
import { weighEach } from '../../src/play/coach/reviews.ts';
import { weighAhead } from '../../src/play/coach/weigh-ahead.ts';
import { type Folders, foldersOf } from '../../src/play/disk/paths.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { chooseMove, UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { homeSeatOf, seatEntries, standardOpponent } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import {
  type Built,
  DOWN,
  ENTER,
  LEFT,
  median,
  pause,
  percentile,
  RIGHT,
  Screen,
  UP,
} from './bench-terminal.ts';
import { cpuSeconds } from './decisions.ts';
import { optionsOf } from './tool.ts';

/** The games whose reviews are measured unless others are named. */
export const REVIEWED: readonly string[] = ['durak', 'kabadak', 'boese-dame', 'cabo', 'canasta'];

interface Plan {
  readonly game: AnyGame;
  readonly options: readonly string[];
  readonly seed: string;
  readonly matches: number;
  /** Seconds that the person takes for a decision. */
  readonly pace: number;
}

/** How a review went: its decisions, those open at the last card, and the seconds until none was. */
interface Reviewed {
  readonly decisions: number;
  readonly open: number;
  readonly seconds: number;
}

const SECOND = 1000;

function sitDown({ game, options: given, seed }: Plan, folders: Folders): Session {
  const brief = game.options.deals === undefined ? {} : { deals: 1 };
  const options = optionsOf(game, given, brief);
  const home = homeSeatOf(game);
  const players = Array.from({ length: Number(options.players) }, (_, seat) => ({
    name: `P${seat}`,
    who: seat === home ? ('human' as const) : standardOpponent(game),
  }));
  return openSession({ game, options, seed, players, journal: newJournal(game.id, folders) });
}

/** Plays a match to its end; the person takes their time wherever there is a choice, and plays as opponents do. */
async function playAtPace(session: Session, pace: number): Promise<void> {
  for (;;) {
    while ((await session.advance()) !== undefined);
    const match = session.match();
    if (match.ended) return;
    const { game, state } = match;
    if (game.rules.legal(state).length > 1) await pause(pace * SECOND);
    const thought = await chooseMove(match, matchActor(match), standardOpponent(game), UNSTOPPED);
    if (thought === undefined || session.play(thought.move) !== undefined)
      throw new Error(`${game.id}: the person cannot move`);
  }
}

/** Looks back at a match that has just ended, as its last page does. */
async function reviewedAfter(session: Session, folders: Folders): Promise<Reviewed> {
  const seats = seatEntries(session.setup.players);
  const made = session.made();
  const decisions = reviewedIn(made, seats);
  const past = { seats, made, now: 0 };
  const since = performance.now();
  const weighed = new Set<number>();
  let done = 0;
  const clock = (): number => {
    weighed.add(done);
    return performance.now();
  };
  await weighEach(folders, past, decisions, { ...UNSTOPPED, clock }, () => {
    done++;
  });
  const seconds = (performance.now() - since) / SECOND;
  return { decisions: decisions.length, open: weighed.size, seconds };
}

async function reviewOf(plan: Plan): Promise<Reviewed> {
  const data = mkdtempSync(join(tmpdir(), 'talon-bench-'));
  const folders = foldersOf({ TALON_DATA: data });
  const session = sitDown(plan, folders);
  const leave = weighAhead(session, folders);
  await playAtPace(session, plan.pace);
  const found = await reviewedAfter(session, folders);
  leave();
  await session.close();
  rmSync(data, { recursive: true, force: true });
  return found;
}

/** The reviews of some matches as a row. */
export async function reviewRow(plan: Plan): Promise<readonly string[]> {
  const found: Reviewed[] = [];
  const cpu = cpuSeconds();
  const since = performance.now();
  for (let n = 0; n < plan.matches; n++)
    found.push(await reviewOf({ ...plan, seed: `${plan.seed} ${n}` }));
  const share = (cpuSeconds() - cpu) / ((performance.now() - since) / SECOND);
  const seconds = found.map((one) => one.seconds);
  const open = found.map((one) => one.open);
  const decisions = found.map((one) => one.decisions);
  return [
    plan.game.id,
    `${found.length} matches`,
    `${median(decisions)} decisions`,
    `${median(open)} open at the last card`,
    `review complete after ${median(seconds).toFixed(2)} s`,
    `${percentile(seconds, 100).toFixed(2)} s at most`,
    `${(100 * share).toFixed(0)} % of a core`,
  ];
}

/** Keys of a person who reads between them, in milliseconds apart. */
const APART = 400;
const KEYS = 10;
const RUNS = 4;
/**
 * Keys pressed before any is timed, in so many milliseconds apart: code that has seldom run is slow, whatever else is
 * done meanwhile.
 */
const WARMING = 60;
const WARMING_APART = 30;
/** A table on which nothing has moved for so many milliseconds has been laid. */
const LAID = 1000;

/** A key that moves the cursor, and the one that moves it back. */
type ToAndFro = readonly [to: string, fro: string];

/** A cursor on the only button of a turn leaves it upwards alone. */
const WAYS: readonly ToAndFro[] = [
  [RIGHT, LEFT],
  [UP, DOWN],
];

/** Whether both keys change the screen, time and again: a frame may be due to something else. */
async function isAnswered(screen: Screen, [to, fro]: ToAndFro): Promise<boolean> {
  for (const key of [to, fro, to, fro]) if (!(await screen.answers(key))) return false;
  return true;
}

/** The keys that move the cursor to and fro where it is now. */
async function movingKeys(screen: Screen): Promise<ToAndFro> {
  for (const keys of WAYS) if (await isAnswered(screen, keys)) return keys;
  throw new Error('no key moves the cursor');
}

/**
 * Presses keys, each once nothing has come for `apart` milliseconds: of two keys that are drawn together the second takes
 * back the first, and no frame answers them.
 */
async function pressKeys(
  screen: Screen,
  [to, fro]: ToAndFro,
  keys: number,
  apart: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    const { ms } = await screen.frame(key % 2 === 0 ? to : fro);
    times.push(ms);
    await screen.quiet(apart);
  }
  return times;
}

/** The part of a second in which a program that weighs nothing computes at most. */
const IDLE = 0.05;

/** Waits until the program has nothing more to weigh. */
async function settled(screen: Screen): Promise<void> {
  for (;;) {
    const before = screen.cpu();
    await pause(SECOND);
    if (screen.cpu() - before < IDLE * SECOND) return;
  }
}

/** What keys took, and the program's CPU in the time in which they were pressed; all in milliseconds. */
interface Keys {
  readonly times: number[];
  cpu: number;
  wall: number;
}

/** Presses keys and adds what they took. */
async function timeKeys(screen: Screen, keys: ToAndFro, found: Keys): Promise<void> {
  const cpu = screen.cpu();
  const since = performance.now();
  found.times.push(...(await pressKeys(screen, keys, KEYS, APART)));
  found.cpu += screen.cpu() - cpu;
  found.wall += performance.now() - since;
}

/** Makes a move, and waits until the table stands still again. */
async function goOn(screen: Screen): Promise<void> {
  await screen.frame(ENTER);
  await screen.quiet(LAID);
}

/** What a key takes while a decision is weighed, and once it is, in a table of the game. */
export async function keyRows(
  program: Built,
  game: AnyGame,
): Promise<readonly (readonly string[])[]> {
  const meanwhile: Keys = { times: [], cpu: 0, wall: 0 };
  const after: Keys = { times: [], cpu: 0, wall: 0 };
  for (let run = 0; run < RUNS; run++) {
    const args = ['play', game.id, '--seed', `keys ${run}`, '--level', 'random', '--speed', '3'];
    const screen = new Screen({ program, args, size: { columns: 120, rows: 40 } });
    await screen.quiet(LAID);
    await pressKeys(screen, await movingKeys(screen), WARMING, WARMING_APART);
    await goOn(screen);
    const keys = await movingKeys(screen);
    await timeKeys(screen, keys, meanwhile);
    await settled(screen);
    await timeKeys(screen, keys, after);
    screen.close();
  }
  const row = (name: string, { times, cpu, wall }: Keys): readonly string[] => [
    name,
    `${median(times).toFixed(1)} ms`,
    `p90 ${percentile(times, 90).toFixed(1)} ms`,
    `${(100 * (cpu / wall)).toFixed(0)} % of a core`,
  ];
  return [
    row('key to frame while a decision is weighed', meanwhile),
    row('key to frame once it is weighed', after),
    ['ratio', (median(meanwhile.times) / median(after.times)).toFixed(2)],
  ];
}
