/** The offer to play a certain rest out, and a clock, on the screen. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalTexts, matchActor } from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { askedSeat, offeredTricks, runsOut, timeLeft } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import type { App } from '../../src/tui/context/app.ts';
import { openRegistry } from '../../src/tui/context/registry.ts';
import { tableKey } from '../../src/tui/screens/table/keys.ts';
import { newTableState, picksOf, turnOf } from '../../src/tui/screens/turn/state.ts';
import { tableFrameOf } from '../../src/tui/screens/turn/view.tsx';
import { Driver } from '../../src/tui/table/driver.ts';
import type { Key } from '../../src/tui/terminal/keys.ts';
import { plainText } from '../../src/tui/theme/theme.ts';
import { altered, type Parts, withClock } from '../support/altered.ts';
import { gameNamed, plainSettings, stage } from './stage.ts';

function sit(seed: string, changes: Parts = {}, clock = Date.now, deals = 1, seconds = 0): Session {
  const game = altered(withClock(gameNamed('boese-dame'), seconds), changes);
  const options = resolveOptions(game.options, { deals });
  if (isRefusal(options)) throw new Error(options.text.en);
  const players = ['Ada', 'Bruno', 'Clara', 'Dora'].map((name, seat) => ({
    name,
    who: seat === 0 ? ('human' as const) : ('random' as const),
  }));
  return openSession({ game, options, seed, players, clock });
}

const playFirst = (session: Session) => session.play(legalTexts(session.match())[0] ?? '');

/** The first session in which the rest is offered. */
async function offered(): Promise<Session> {
  for (let n = 0; n < 200; n++) {
    const session = sit(`claim${n}`);
    while (!session.match().ended) {
      if (offeredTricks(session) !== undefined) return session;
      if (askedSeat(session) === undefined) await session.advance();
      else playFirst(session);
    }
  }
  throw new Error('nobody was ever sure');
}

/** What is told below the table: the prompt or a question, and what Enter does. */
function toldOf(session: Session, lang: 'en' | 'de' = 'en'): string {
  const match = session.match();
  const turn = turnOf(match, 0);
  const offer = offeredTricks(session);
  const left = timeLeft(session);
  const { footer: told } = tableFrameOf(stage('80x24', { lang }), {
    match,
    names: session.state().players.map(({ name }) => name),
    observer: 0,
    log: session.log(),
    memory: false,
    waiting: false,
    ...(turn && { turn, picks: picksOf(newTableState, turn) }),
    ...(offer !== undefined && { offer }),
    ...(left !== undefined && { timeLeft: left }),
  });
  return `${plainText(told.message)}\n${plainText(told.enter)}`;
}

/** Presses a key at the table of this session. */
function press(session: Session, key: Key): void {
  const settings = plainSettings;
  const app: App = {
    stage: stage('80x24'),
    settings,
    registry: openRegistry(),
    change: async () => undefined,
    quit: () => {},
    onShown: () => () => {},
    ring: () => {},
    copy: () => {},
    quiet: 0,
  };
  const driver = new Driver(session, () => 'instant');
  const turn = turnOf(session.match(), 0);
  const seated = { app, session, driver, turn, turnAs: () => turn, dispatch: () => {} };
  tableKey(seated, newTableState, key, () => {});
  driver.stop();
}

describe('the offer to play a certain rest out', () => {
  test('is the prompt, in both languages', async () => {
    const session = await offered();
    const tricks = offeredTricks(session);
    expect(toldOf(session)).toContain(
      `The last ${tricks} tricks are yours for certain. Play them out?`,
    );
    expect(toldOf(session)).toContain('Enter yes · Esc no');
    expect(toldOf(session, 'de')).toContain(`Die letzten ${tricks} Stiche sind dir sicher.`);
  });

  test('Enter plays it out', async () => {
    const session = await offered();
    press(session, { name: 'enter' });
    expect(runsOut(session)).toBe(true);
    expect(askedSeat(session)).toBeUndefined();
  });

  test('Esc goes on as ever, and then Enter plays a card', async () => {
    const session = await offered();
    const { ply } = session.match();
    press(session, { name: 'escape' });
    expect(offeredTricks(session)).toBeUndefined();
    expect(session.match().ply).toBe(ply);
    expect(toldOf(session)).not.toContain('for certain');
    press(session, { name: 'enter' });
    expect(session.match().ply).toBe(ply + 1);
    expect(runsOut(session)).toBe(false);
  });
});

describe('finishing for the player', () => {
  test('Enter after f has the rest of the deal played, which counts as help', async () => {
    const session = sit('finish');
    while (askedSeat(session) === undefined) await session.advance();
    session.entrust('stand-in');
    expect(askedSeat(session)).toBeUndefined();
    expect(runsOut(session)).toBe(true);
    expect(session.record.isAssisted()).toBe(true);
    while (!session.match().ended) await session.advance();
    expect(session.outcomes()).toHaveLength(1);
  });

  test('the next deal is the player’s own again', async () => {
    const session = sit('finish', {}, Date.now, 2);
    while (askedSeat(session) === undefined) await session.advance();
    session.entrust('stand-in');
    while (askedSeat(session) === undefined) await session.advance();
    expect(session.outcomes()).toHaveLength(1);
    expect(runsOut(session)).toBe(false);
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
    const session = await offered();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
    driver = new Driver(session, () => 'slow');
    session.entrust('tricks');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.match().ended).toBe(true);
  });

  test('draws every second of a clock and then has a random move made', async () => {
    const session = sit('clock', {}, Date.now, 1, 5);
    driver = new Driver(session, () => 'instant');
    while (matchActor(session.match()) !== 0) await vi.advanceTimersByTimeAsync(10);
    const { ply } = session.match();
    let drawn = 0;
    driver.subscribe(() => {
      drawn++;
    });
    expect(toldOf(session)).toContain('5 s left: ');
    await vi.advanceTimersByTimeAsync(3100);
    expect(toldOf(session)).toContain('2 s left: ');
    expect(drawn).toBe(3);
    expect(session.match().ply).toBe(ply);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.match().ply).toBeGreaterThan(ply);
    const told = session.log().map((entry) => addressedTo(entry.told(0)).en);
    expect(told).toContain('{0} ran out of time: a random move is made');
  });
});
