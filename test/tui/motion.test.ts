/** Cards in motion on the real screens: how many frames there are, and what ends them. */
import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { settleChance } from '../../src/engine/match.ts';
import { askedSeat } from '../../src/play/session/deciding.ts';
import type { Session } from '../../src/play/session/session.ts';
import { type Given, type Inside, openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { gameNamed, opened } from './stage.ts';
import { openWindow } from './window.ts';

ownFolders();

const HAND = 8;
const FULL = /Enter plays/;

/** A session of Böse Dame in which the player leads the first trick. */
function leading(): Session {
  const game = gameNamed('boese-dame');
  const seed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].find((one) => {
    const match = settleChance(opened(game, {}, one));
    return game.rules.actor(match.state) === 0;
  });
  if (seed === undefined) throw new Error('the player never leads');
  return sitAlone(game.id, {}, seed).session;
}

const open = (session: Session, given: Given): Inside =>
  openAt({ at: 'table', session, row: 0 }, given);

/** The cards of the first of the others as its seat tells: `8 ▌▌▌▌▌▌▌▌`; 0: none yet. */
const heldIn = (frame: string): number => Number(/(\d+) ▌/.exec(frame)?.[1] ?? 0);

/** A part of the hands is there; of seven cards one may have been played. */
const isUnderWay = (frame: string): boolean => heldIn(frame) > 0 && heldIn(frame) < HAND - 1;

/** Frames with some of the cards dealt, once all are and motion is long over. */
async function underWay(on: Inside): Promise<readonly string[]> {
  await expect.poll(() => heldIn(on.text())).toBe(HAND);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heldIn(on.text())).toBe(HAND);
  return [...new Set(on.drawn().filter(isUnderWay))];
}

const MOVING = { speed: 'normal', reducedMotion: false } as const;

test('the deal is shown in at most eight frames, the last with the whole hand', async () => {
  const frames = await underWay(open(leading(), MOVING));
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.length).toBeLessThan(8);
});

test.each([
  { speed: 'instant', reducedMotion: false },
  { speed: 'slow', reducedMotion: true },
] as const)('nothing moves with %o', async (given) => {
  expect(await underWay(open(leading(), given))).toEqual([]);
});

test('a key ends the motion at once and acts', async () => {
  const on = open(leading(), { ...MOVING, speed: 'slow' });
  await expect.poll(() => on.drawn().some(isUnderWay), { interval: 1 }).toBe(true);
  const before = on.drawn().length;
  on.send('2');
  await on.shows(FULL);
  await underWay(on);
  expect(on.drawn().slice(before).filter(isUnderWay)).toEqual([]);
  // The second card is under the cursor.
  expect(on.text()).toMatch(/^ {5,}1 +▲/m);
});

test('a click on a hand that is still being dealt ends the motion and plays nothing', async () => {
  const session = leading();
  const on = open(session, { ...MOVING, speed: 'slow' });
  await expect.poll(() => on.drawn().some(isUnderWay), { interval: 1 }).toBe(true);
  const { ply } = session.match();
  const card = on.registry.find('card', 'hand/0');
  const isMoving = isUnderWay(on.text());
  if (card !== undefined) on.send(`\u001b[<0;${card.x + 2};${card.y + 2}M`);
  await underWay(on);
  if (isMoving) expect(session.match().ply).toBe(ply);
});

test('a game that goes on from a save moves nothing at first', async () => {
  const session = leading();
  while (askedSeat(session) === undefined) await session.advance();
  expect(await underWay(open(session, MOVING))).toEqual([]);
});

/** Plays until the player is to play their last card. */
async function atLastCard(): Promise<Session> {
  const session = leading();
  const { game } = session.setup;
  const heldBy = (seat: number): number | undefined =>
    game.display
      .table(game.observer.observe(session.match().state, seat))
      .seats.find((one) => one.seat === seat)?.cards;
  for (;;) {
    const { state } = session.match();
    const [move] = game.rules.actor(state) === 0 ? game.rules.legal(state) : [];
    if (askedSeat(session) === undefined) await session.advance();
    else if (heldBy(0) === 1) return session;
    else session.play(game.notation.write(move));
  }
}

test('the next deal moves too, after the result of the last', async () => {
  const on = open(await atLastCard(), MOVING);
  await on.press('\r', /Enter {2}next deal/);
  const before = on.drawn().length;
  await on.press('\r', /deal 2/);
  await expect.poll(() => on.drawn().slice(before).some(isUnderWay)).toBe(true);
});

const END = '\u001b[?2026l';
const SIZE = { columns: 80, rows: 24 };

/** The screen after each update, as a terminal shows it. */
async function screensOf(output: string): Promise<readonly string[]> {
  const { columns: cols, rows } = SIZE;
  const terminal = new xterm.Terminal({ cols, rows, allowProposedApi: true });
  const found: string[] = [];
  for (const update of output.split(END)) {
    await new Promise<void>((done) => terminal.write(update, done));
    const { active } = terminal.buffer;
    const line = (row: number): string => active.getLine(row)?.translateToString() ?? '';
    found.push(Array.from({ length: rows }, (_, row) => line(row)).join('\n'));
  }
  return found;
}

/** What is written until the player's turn stands on the screen and all motion is over. */
async function written(env: Readonly<Record<string, string>>): Promise<string> {
  const args = ['play', 'boese-dame', '--seed', '3', '--level', 'random'];
  const given = { TALON_SPEED: 'slow', FORCE_COLOR: '3', ...env };
  const window = openWindow(args, { ...SIZE, env: given, isResting: true });
  try {
    await window.shows(/8 ▌[\s\S]*Enter plays/);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return window.output();
  } finally {
    await window.close();
  }
}

test('in a terminal: the deal moves and the bell rings for who wants it', async () => {
  const output = await written({ TALON_REDUCED_MOTION: '0', TALON_BELL: '1' });
  const frames = new Set((await screensOf(output)).filter(isUnderWay));
  expect(frames.size).toBeGreaterThan(0);
  expect(frames.size).toBeLessThan(12);
  expect(output.split('\u0007')).toHaveLength(2);
});

test('in a terminal: otherwise nothing moves or rings', async () => {
  const output = await written({});
  expect((await screensOf(output)).filter(isUnderWay)).toEqual([]);
  expect(output).not.toContain('\u0007');
});

test('a play is told when its card has landed, not while it flies', async () => {
  const on = open(leading(), MOVING);
  await expect.poll(() => on.text()).toMatch(FULL);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = on.drawn().length;
  on.send('\r');
  await expect.poll(() => on.text()).toMatch(/You play/);
  const [first = '', ...more] = on.drawn().slice(before);
  expect(first).not.toMatch(/You play/);
  expect(more.length).toBeGreaterThan(0);
});
