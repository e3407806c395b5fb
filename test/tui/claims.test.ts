/** The offer to play a certain rest out, and a clock, on the screen. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalTexts, matchActor } from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { openSitting, type Sitting } from '../../src/play/index.ts';
import type { App } from '../../src/tui/app.tsx';
import { type Driver, openDriver } from '../../src/tui/parts/driver.ts';
import type { Key } from '../../src/tui/parts/keys.ts';
import { tableKey } from '../../src/tui/screens/table-keys.ts';
import { newTableState, picksOf, turnOf } from '../../src/tui/screens/table-state.ts';
import { tableFrame } from '../../src/tui/screens/table-view.ts';
import { altered, type Parts } from '../support/altered.ts';
import { expectToFit, gameNamed, plainSettings, SIZES, stage, textOf } from './stage.ts';

function sit(seed: string, changes: Parts = {}, clock = Date.now): Sitting {
  const game = altered(gameNamed('boese-dame'), changes);
  const options = resolveOptions(game.options, { deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  const players = ['Ada', 'Bruno', 'Clara', 'Dora'].map((name, seat) => ({
    name,
    who: seat === 0 ? ('human' as const) : ('random' as const),
  }));
  return openSitting({ game, options, seed, players, clock });
}

const playFirst = (sitting: Sitting) => sitting.play(legalTexts(sitting.match())[0] ?? '');

/** The first sitting in which the rest is offered. */
async function offered(): Promise<Sitting> {
  for (let n = 0; n < 200; n++) {
    const sitting = sit(`claim${n}`);
    while (!sitting.match().ended) {
      if (sitting.offer() !== undefined) return sitting;
      if (sitting.asked() === undefined) await sitting.advance();
      else playFirst(sitting);
    }
  }
  throw new Error('nobody was ever sure');
}

function frameOf(sitting: Sitting, size: string, lang: 'en' | 'de' = 'en') {
  const match = sitting.match();
  const turn = turnOf(match, 0);
  const offer = sitting.offer();
  const timeLeft = sitting.timeLeft();
  const at = stage(size, { lang });
  const frame = tableFrame(at, {
    match,
    names: sitting.players.map(({ name }) => name),
    observer: 0,
    log: sitting.log(),
    memory: false,
    waiting: false,
    ...(turn && { turn, picks: picksOf(newTableState, turn) }),
    ...(offer !== undefined && { offer }),
    ...(timeLeft !== undefined && { timeLeft }),
  });
  expectToFit(frame, at);
  return textOf(frame);
}

/** Presses a key at the table of this sitting. */
function press(sitting: Sitting, key: Key): void {
  const settings = plainSettings;
  const app: App = {
    stage: stage('80x24'),
    settings,
    change: async () => undefined,
    quit: () => {},
  };
  const driver = openDriver(sitting, () => 'instant');
  const turn = turnOf(sitting.match(), 0);
  const seated = { app, sitting, driver, turn, dispatch: () => {} };
  tableKey(seated, newTableState, key, () => {});
  driver.stop();
}

describe('the offer to play a certain rest out', () => {
  test.each(SIZES)('is the prompt at %s, in both languages', async (size) => {
    const sitting = await offered();
    const tricks = sitting.offer();
    expect(frameOf(sitting, size)).toContain(
      `The last ${tricks} tricks are yours for certain. Play them out?`,
    );
    expect(frameOf(sitting, size)).toContain('Enter yes · Esc no');
    expect(frameOf(sitting, size, 'de')).toContain(`Die letzten ${tricks} Stiche sind dir sicher.`);
  });

  test('Enter plays it out', async () => {
    const sitting = await offered();
    press(sitting, { name: 'enter' });
    expect(sitting.runsOut()).toBe(true);
    expect(sitting.asked()).toBeUndefined();
  });

  test('Esc goes on as ever, and then Enter plays a card', async () => {
    const sitting = await offered();
    const { ply } = sitting.match();
    press(sitting, { name: 'escape' });
    expect(sitting.offer()).toBeUndefined();
    expect(sitting.match().ply).toBe(ply);
    expect(frameOf(sitting, '80x24')).not.toContain('for certain');
    press(sitting, { name: 'enter' });
    expect(sitting.match().ply).toBe(ply + 1);
    expect(sitting.runsOut()).toBe(false);
  });
});

describe('the driver', () => {
  let driver: Driver | undefined;
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'Date'],
    });
  });
  afterEach(() => {
    driver?.stop();
    vi.useRealTimers();
  });

  test('plays a certain rest out without waiting between the cards', async () => {
    vi.useRealTimers();
    const sitting = await offered();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
    driver = openDriver(sitting, () => 'slow');
    sitting.answer(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sitting.match().ended).toBe(true);
  });

  test('draws every second of a clock and then lets a move at random be made', async () => {
    const sitting = sit('clock', { extras: { clock: () => 5 } });
    driver = openDriver(sitting, () => 'instant');
    while (matchActor(sitting.match()) !== 0) await vi.advanceTimersByTimeAsync(10);
    const { ply } = sitting.match();
    let drawn = 0;
    driver.subscribe(() => {
      drawn++;
    });
    expect(frameOf(sitting, '80x24')).toContain('5 s left: ');
    await vi.advanceTimersByTimeAsync(3100);
    expect(frameOf(sitting, '80x24')).toContain('2 s left: ');
    expect(drawn).toBe(3);
    expect(sitting.match().ply).toBe(ply);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sitting.match().ply).toBeGreaterThan(ply);
    const told = sitting.log().map((entry) => entry.told(0).en);
    expect(told).toContain('the time of {0} is up: a move at random is made');
  });
});
