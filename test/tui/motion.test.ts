/** Cards in motion on the real screens: how many frames there are, and what ends them. */
import { expect, test } from 'vitest';
import { settleChance } from '../../src/engine/match.ts';
import type { Session } from '../../src/play/index.ts';
import { type Given, type Inside, openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { gameNamed, opened } from './stage.ts';
import { KEY, openWindow } from './window.ts';

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

const inHand = (on: Inside): number =>
  on.registry.all().filter(({ kind, id }) => kind === 'card' && id.startsWith('hand/')).length;

/** The frames drawn within so many milliseconds, each with the number of cards in the hand. */
async function framesOf(on: Inside, ms: number): Promise<readonly number[]> {
  const found: number[] = [];
  let last = '';
  const end = performance.now() + ms;
  while (performance.now() < end) {
    if (on.text() !== last) found.push(inHand(on));
    last = on.text();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return found;
}

const underWay = (frames: readonly number[]): readonly number[] =>
  frames.filter((cards) => cards > 0 && cards < HAND);

const MOVING = { speed: 'normal', reducedMotion: false } as const;

test('the deal is shown in at most five frames, the last with the whole hand', async () => {
  const frames = await framesOf(open(leading(), MOVING), 900);
  expect(underWay(frames).length).toBeGreaterThan(0);
  expect(underWay(frames).length).toBeLessThan(5);
  expect(frames.at(-1)).toBe(HAND);
});

test.each([
  { speed: 'instant', reducedMotion: false },
  { speed: 'slow', reducedMotion: true },
] as const)('nothing moves with %o', async (given) => {
  const frames = await framesOf(open(leading(), given), 300);
  expect(underWay(frames)).toEqual([]);
  expect(frames.at(-1)).toBe(HAND);
});

test('a key ends the motion at once and acts', async () => {
  const on = open(leading(), { ...MOVING, speed: 'slow' });
  await expect.poll(() => underWay([inHand(on)]).length, { interval: 2 }).toBe(1);
  on.send('2');
  await expect.poll(() => inHand(on), { interval: 1 }).toBe(HAND);
  expect(await framesOf(on, 250)).toEqual([HAND]);
  expect(on.text()).toMatch(FULL);
});

test('a game that goes on from a save moves nothing at first', async () => {
  const session = leading();
  while (session.asked() === undefined) await session.advance();
  const frames = await framesOf(open(session, MOVING), 300);
  expect([...new Set(frames)]).toEqual([HAND]);
});

const END = '\u001b[?2026l';

/** What was written until the player’s turn stands on the screen and all motion is over. */
async function written(env: Readonly<Record<string, string>>): Promise<string> {
  const args = ['play', 'boese-dame', '--seed', '3', '--level', 'random'];
  const window = openWindow(args, { env: { TALON_SPEED: 'slow', FORCE_COLOR: '3', ...env } });
  try {
    await window.shows(FULL);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const output = window.output();
    window.press(KEY.right);
    return output;
  } finally {
    await window.close();
  }
}

test('in a terminal: frames of the deal, and the bell, for who wants them', async () => {
  const [moving, still] = [
    await written({ TALON_REDUCED_MOTION: '0', TALON_BELL: '1' }),
    await written({}),
  ];
  const frames = (output: string): number => output.split(END).length - 1;
  expect(frames(moving)).toBeGreaterThan(frames(still));
  expect(frames(moving)).toBeLessThanOrEqual(frames(still) + 5);
  expect(moving.split('\u0007')).toHaveLength(2);
  expect(still).not.toContain('\u0007');
});
