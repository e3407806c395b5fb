/** The driver on a sitting of its own: four seats that move when asked to. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { openSitting, type Player, type Sitting } from '../../src/play/index.ts';
import { type Driver, openDriver, type Speed } from '../../src/tui/parts/driver.ts';
import { gameNamed } from './stage.ts';

const player = (who: Player['who'], at: number): Player => ({ name: `P${at}`, who });

function sit(whos: readonly Player['who'][], given = {}): Sitting {
  const game = gameNamed('boese-dame');
  const options = resolveOptions(game.options, { players: whos.length, ...given });
  if (isRefusal(options)) throw new Error(options.text.en);
  return openSitting({ game, options, seed: 'drive', players: whos.map(player) });
}

/** Every move of a person is the first legal one. */
function playFirst(sitting: Sitting): void {
  const { game, state } = sitting.match();
  const [move] = game.rules.legal(state);
  expect(sitting.play(game.notation.write(move))).toBeUndefined();
}

const steps = (sitting: Sitting): number => sitting.match().ply;

describe('the driver', () => {
  let driver: Driver | undefined;
  const drive = (sitting: Sitting, speed: Speed): Driver => {
    driver = openDriver(sitting, () => speed);
    return driver;
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
  });
  afterEach(() => {
    driver?.stop();
    vi.useRealTimers();
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('goes on at once until a person is asked', async () => {
    const sitting = sit(['human', 'random', 'random', 'random']);
    drive(sitting, 'instant');
    await pass(100);
    expect(sitting.match().game.rules.actor(sitting.match().state)).toBe(0);
    const before = steps(sitting);
    await pass(5000);
    expect(steps(sitting)).toBe(before);
    playFirst(sitting);
    await pass(100);
    expect(steps(sitting)).toBeGreaterThan(before + 1);
  });

  test('waits between opponents, and a key cuts the wait short', async () => {
    const sitting = sit(['random', 'random', 'random', 'random']);
    const slow = drive(sitting, 'slow');
    await pass(100);
    const first = steps(sitting);
    expect(slow.waiting()).toBe(true);
    await pass(1000);
    expect(steps(sitting)).toBe(first);
    await pass(700);
    expect(steps(sitting)).toBe(first + 1);
    slow.skip();
    await pass(1);
    expect(steps(sitting)).toBe(first + 2);
  });

  test('does not wait before a person', async () => {
    const sitting = sit(['human', 'random']);
    const slow = drive(sitting, 'slow');
    await pass(100);
    while (sitting.match().game.rules.actor(sitting.match().state) !== 0) {
      slow.skip();
      await pass(100);
    }
    expect(slow.waiting()).toBe(false);
  });

  test('stops at the end of a deal until its sheet has been read', async () => {
    const sitting = sit(['random', 'random'], { rounds: 2 });
    const driven = drive(sitting, 'instant');
    await pass(5000);
    expect(driven.sheetDue()).toBe(true);
    expect(sitting.outcomes()).toHaveLength(1);
    driven.acknowledge();
    expect(driven.sheetDue()).toBe(false);
    await pass(5000);
    expect(sitting.outcomes()).toHaveLength(2);
    expect(sitting.match().ended).toBe(true);
  });

  test('deals before the first person is asked, and waits while hands are covered', async () => {
    const sitting = sit(['human', 'human']);
    drive(sitting, 'instant');
    await pass(1000);
    expect(sitting.covered()).toBe(true);
    expect(sitting.match().game.rules.legal(sitting.match().state).length).toBeGreaterThan(1);
    const before = steps(sitting);
    sitting.uncover();
    playFirst(sitting);
    await pass(1000);
    expect(sitting.covered()).toBe(true);
    expect(steps(sitting)).toBe(before + 1);
  });

  test('nothing moves any more once it is stopped', async () => {
    const sitting = sit(['random', 'random', 'random', 'random']);
    const driven = drive(sitting, 'fast');
    await pass(100);
    driven.stop();
    await pass(10);
    const before = steps(sitting);
    await pass(5000);
    expect(steps(sitting)).toBe(before);
  });
});
