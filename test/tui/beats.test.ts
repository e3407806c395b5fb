/** Every step in a real terminal, timed: it is on the screen, at its place, for its beat. */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loggedOf } from '../../src/play/session/log.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import { newTableState, type Turn } from '../../src/tui/screens/turn/state.ts';
import { enterLine } from '../torture/screen-keys.ts';
import { isOffered, moveByKeys } from './by-keys.ts';
import { companyOf, type Person, pageOf, sitDown } from './person.ts';
import {
  type Chunk,
  lookAt,
  openExpected,
  type Shot,
  shotsOf,
  stepsIn,
  viewsOf,
} from './recorded.tsx';
import { openWindow } from './window.ts';

const SIZE = { columns: 120, rows: 40 };

/** The beat at normal speed and the part of it that cards may take to arrive, in milliseconds. */
const BEAT = 700;
const MOTION = 280;
/** What a machine may take from either that is not busy. */
const SLACK = 250;
const DRAWING = fileURLToPath(new URL('../support/drawing.mjs', import.meta.url));
/** So many beats are whole; later ones may be shorter, so that nobody waits too long. */
const BEATS = 4;
const SHORTEST = 50;
/** In so long a step is over, in milliseconds. */
const WINDOW = 1500;
/** Turns of one's own. */
const TURNS = process.env.TALON_BEATS === 'all' ? 6 : 2;

const isTurn = (at: Person): boolean => {
  const turn = at.turn();
  return (
    turn !== undefined && isOffered(at, enterLine(at.match(), turn, newTableState, at.names()))
  );
};

/** Waits for the player's next turn; false: the deal is over. */
async function comesToTurn(at: Person): Promise<boolean> {
  await at.until(() => isTurn(at) || pageOf(at.window.text()) !== undefined, 'turn');
  return isTurn(at);
}

const wanted = ({ choices, likely, game }: Turn): readonly string[] =>
  [...(likely ? [likely] : []), ...choices].map(({ move }) => game.notation.write(move));

async function move(at: Person): Promise<void> {
  const turn = at.turn();
  if (turn === undefined) throw new Error('no turn');
  for (const text of wanted(turn)) if (await moveByKeys(at, turn, text)) return;
  throw new Error(`no way to any move in\n${at.window.text()}`);
}

interface Case {
  readonly args: readonly string[];
  /** Without motion. */
  readonly isStill?: boolean;
  /** Whether the moves made are weighed meanwhile, as people have it. */
  readonly isWeighing?: boolean;
  readonly seed?: string;
}

interface Play {
  readonly made: readonly Made[];
  readonly shots: readonly Shot[];
  readonly seat: number;
  readonly names: readonly string[];
  readonly company: ReturnType<typeof companyOf>;
  /** Milliseconds by which a program that draws, beside this one, was late at most. */
  readonly late: number;
}

interface Lateness {
  /** By how many milliseconds a program that draws was late at most since then. */
  readonly since: (start: number) => number;
  readonly stop: () => void;
}

/** Measures how late a program that draws is, beside those that are recorded. */
function watchLateness(): Lateness {
  const turns: (readonly [at: number, late: number])[] = [];
  const program = fork(DRAWING, { detached: true });
  program.on('message', (late) => turns.push([performance.now(), Number(late)]));
  return {
    since: (start) => Math.max(0, ...turns.flatMap(([at, late]) => (at < start ? [] : [late]))),
    stop: () => program.disconnect(),
  };
}

/** Plays some turns of one's own, and records them. */
async function record(
  { args, isStill = false, isWeighing = false, seed = '5' }: Case,
  lateness: Lateness,
): Promise<Play> {
  const start = performance.now();
  const chunks: Chunk[] = [];
  const window = openWindow(['play', ...args, '--seed', seed, '--level', 'random'], {
    ...SIZE,
    isResting: !isWeighing,
    env: {
      TALON_CLAIMS: 'never',
      TALON_SPEED: 'normal',
      TALON_REDUCED_MOTION: isStill ? '1' : '0',
      TALON_THEME: 'felt',
      FORCE_COLOR: '3',
    },
    heard: (text) => chunks.push({ at: performance.now(), text }),
  });
  try {
    const at = await sitDown(window, args[0] ?? '');
    for (let turn = 0; turn < TURNS && (await comesToTurn(at)); turn++) {
      // Whoever acts at once does not look.
      await sleep(BEAT);
      await move(at);
    }
    await comesToTurn(at);
    // Where the same player goes on, the last step has its beat while that is offered already.
    await sleep(BEAT);
    const late = lateness.since(start);
    const [file = ''] = readdirSync(join(window.data, 'games')).filter((name) =>
      name.endsWith('.talon.jsonl'),
    );
    const record = readFileSync(join(window.data, 'games', file), 'utf8');
    const made = stepsIn(record);
    const company = companyOf(JSON.parse(record.split('\n')[0] ?? '').seats);
    const shots = await shotsOf(chunks, SIZE.columns, SIZE.rows);
    return { made, shots, seat: at.seat, names: at.names(), company, late };
  } finally {
    await window.close();
  }
}

interface Seen {
  readonly step: Made;
  /** Milliseconds; 0: it was never there. */
  readonly lasts: number;
}

/** How long each look of each step stands, in the order in which they were made. */
async function seen({ made, shots, seat, names, company }: Play): Promise<readonly Seen[]> {
  const people = { observer: seat, names, company };
  const expected = openExpected(`${SIZE.columns}x${SIZE.rows}`, { theme: 'felt' }, people);
  const found: Seen[] = [];
  let at = 0;
  let last = '';
  for (const step of made) {
    for (const [match, moment] of loggedOf(step).length === 0 || step.by < 0 ? [] : viewsOf(step)) {
      const look = await expected.look(match, moment);
      if (look.text === last) continue;
      last = look.text;
      const isIt = ({ rows }: Shot): boolean => lookAt(rows, look.places) === look.text;
      const first = shots.findIndex((shot, i) => i >= at && isIt(shot));
      const from = shots[first]?.from ?? 0;
      // What flies past a place hides it for a frame.
      const lasts = shots
        .filter(
          (shot) => first >= 0 && shot.from >= from && shot.from < from + WINDOW && isIt(shot),
        )
        .reduce((sum, shot) => sum + shot.to - shot.from, 0);
      if (first >= 0) at = first;
      found.push({ step, lasts });
    }
  }
  expected.close();
  return found;
}

/** Steps that did not stand for their beat less the time allowed, with the milliseconds they stood. */
function hasty(all: readonly Seen[], seat: number, allowed: number): readonly string[] {
  let beats = 0;
  return all.flatMap(({ step, lasts }) => {
    beats = step.by === seat ? 1 : beats + 1;
    const least = beats <= BEATS ? BEAT - allowed : SHORTEST;
    return lasts < least ? [`${step.by} ${step.text}: ${Math.round(lasts)} of ${least}`] : [];
  });
}

/** Games whose people decide something, those apart that are always recorded. */
const OTHERS = games
  .filter(({ heuristics }) => heuristics.levels.length > 0)
  .map(({ id }) => id)
  .filter((id) => !['durak', 'canasta', 'kabadak', 'boese-dame'].includes(id));

const CASES: readonly Case[] = [
  { args: ['durak', '-o', 'players=2'] },
  { args: ['durak', '-o', 'players=4'], isWeighing: true },
  { args: ['canasta'] },
  { args: ['kabadak'] },
  { args: ['boese-dame'] },
  { args: ['durak', '-o', 'players=2'], isStill: true },
  ...(process.env.TALON_BEATS === 'all' ? OTHERS.map((id) => ({ args: [id], seed: '6' })) : []),
];

/** Windows that are recorded at the same time. */
const AT_ONCE = 6;
const groups = Array.from({ length: Math.ceil(CASES.length / AT_ONCE) }, (_, group) => ({
  cases: CASES.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
}));

describe.each(groups)('every step is on the screen, at its place, for its beat', ({ cases }) => {
  const recorded = new Map<Case, Play>();
  const lateness = watchLateness();
  afterAll(lateness.stop);

  // Looked at only when all of them are recorded: looking keeps this process from hearing the programs in time.
  beforeAll(async () => {
    await Promise.allSettled(
      cases.map(async (one) => recorded.set(one, await record(one, lateness))),
    );
  });

  test.each(cases)('%o', { timeout: 240_000, retry: 2 }, async (one) => {
    // Tried again, it is recorded alone.
    const play = recorded.get(one) ?? (await record(one, lateness));
    recorded.delete(one);
    const all = await seen(play);
    expect(all.length).toBeGreaterThan(1);
    const motion = one.isStill ? 0 : MOTION;
    // A busy machine shows a step late, and takes that from its beat.
    expect(hasty(all, play.seat, motion + Math.max(SLACK, play.late))).toEqual([]);
  });
});
