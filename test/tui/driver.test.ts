/** The driver with a session of its own: four seats that move when asked to. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { askedSeat, isCovered } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Player } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { Driver } from '../../src/tui/table/driver.ts';
import type { Speed } from '../../src/tui/table/motion/motion-time.ts';
import { gameNamed } from './stage.ts';

const player = (who: Player['who'], at: number): Player => ({ name: `P${at}`, who });

function sit(whos: readonly Player['who'][], given = {}, id = 'boese-dame'): Session {
  const game = gameNamed(id);
  const options = resolveOptions(game.options, { players: whos.length, ...given });
  if (isRefusal(options)) throw new Error(options.text.en);
  return openSession({ game, options, seed: 'drive', players: whos.map(player) });
}

/** Every move of a person is the first legal one. */
function playFirst(session: Session): void {
  const { game, state } = session.match();
  const [move] = game.rules.legal(state);
  expect(session.play(game.notation.write(move))).toBeUndefined();
}

const steps = (session: Session): number => session.match().ply;

/** Cards of the trick on the table. */
const lying = (driver: Driver): number | undefined =>
  driver
    .moment()
    ?.table(0)
    .regions.find(({ role, lastTrick }) => role === 'trick' && !lastTrick)?.cards.length;

describe('the driver', () => {
  let driver: Driver | undefined;
  const drive = (session: Session, speed: Speed): Driver => {
    driver = new Driver(session, () => speed);
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
    const session = sit(['human', 'random', 'random', 'random']);
    drive(session, 'instant');
    await pass(100);
    expect(session.match().game.rules.actor(session.match().state)).toBe(0);
    const before = steps(session);
    await pass(5000);
    expect(steps(session)).toBe(before);
    playFirst(session);
    await pass(100);
    expect(steps(session)).toBeGreaterThan(before + 1);
  });

  test('waits between opponents, and a key cuts the wait short', async () => {
    const session = sit(['random', 'random', 'random', 'random']);
    const slow = drive(session, 'slow');
    await pass(100);
    const first = steps(session);
    expect(slow.waiting()).toBe(true);
    await pass(1000);
    expect(steps(session)).toBe(first);
    await pass(700);
    expect(steps(session)).toBe(first + 1);
    slow.skip();
    await pass(1);
    expect(steps(session)).toBe(first + 2);
  });

  test('what a person does rests as well, and one key leads to their next turn', async () => {
    const session = sit(['human', 'random', 'random', 'random']);
    const slow = drive(session, 'slow');
    slow.skip();
    await pass(100);
    expect(askedSeat(session)).toBe(0);
    expect(slow.resting()).toBe(false);
    const own = steps(session);
    playFirst(session);
    await pass(1550);
    expect(slow.resting()).toBe(true);
    expect(steps(session)).toBe(own + 1);
    expect(slow.skipped()).toBeUndefined();
    await pass(150);
    expect(steps(session)).toBe(own + 2);
    slow.skip();
    await pass(100);
    expect(askedSeat(session)).toBe(0);
    expect(slow.skipped()).toBe(own + 1);
    playFirst(session);
    expect(slow.skipped()).toBeUndefined();
  });

  test('what one person does rests before the next takes over, and what is taken back does not', async () => {
    const session = sit(['human', 'human']);
    const slow = drive(session, 'slow');
    await pass(100);
    session.uncover();
    playFirst(session);
    expect(isCovered(session)).toBe(true);
    await pass(1500);
    expect(slow.resting()).toBe(true);
    await pass(150);
    expect(slow.resting()).toBe(false);
    const alone = sit(['human', 'random', 'random', 'random']);
    const driven = drive(alone, 'slow');
    driven.skip();
    await pass(100);
    playFirst(alone);
    expect(driven.resting()).toBe(true);
    expect(alone.undo()).toBe(true);
    await pass(1);
    expect(driven.resting()).toBe(false);
    expect(askedSeat(alone)).toBe(0);
  });

  test('nobody waits longer than six seconds, and no beat is left out', async () => {
    const session = sit(
      ['human', ...Array.from({ length: 6 }, () => 'random' as const)],
      {},
      'bimbo',
    );
    const driven = drive(session, 'normal');
    const times: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      let waited = 0;
      for (; askedSeat(session) !== 0 || driven.resting(); waited += 10) await pass(10);
      times.push(waited);
      playFirst(session);
    }
    expect(Math.max(...times.slice(1))).toBeGreaterThan(4000);
    expect(Math.max(...times)).toBeLessThan(6100);
  });

  test('the last trick of a deal lies to be read before its sheet is due', async () => {
    const session = sit(['human', 'random'], { rounds: 2 });
    const driven = drive(session, 'fast');
    for (let ms = 0; session.outcomes().length === 0; ms += 10) {
      if (ms > 60_000) throw new Error('the deal never ends');
      if (askedSeat(session) === 0 && !driven.resting()) playFirst(session);
      await pass(10);
    }
    expect(driven.resting()).toBe(true);
    expect(driven.sheetDue()).toBe(false);
    expect(driven.moment()?.match.deal).toBe(1);
    expect(lying(driven)).toBe(2);
    await pass(400);
    expect(driven.resting()).toBe(false);
    expect(driven.sheetDue()).toBe(true);
  });

  test('does not wait before a person', async () => {
    const session = sit(['human', 'random']);
    const slow = drive(session, 'slow');
    await pass(100);
    while (session.match().game.rules.actor(session.match().state) !== 0) {
      slow.skip();
      await pass(100);
    }
    expect(slow.waiting()).toBe(false);
  });

  test('stops at the end of a deal until its sheet has been read', async () => {
    const session = sit(['random', 'random'], { rounds: 2 });
    const driven = drive(session, 'instant');
    await pass(5000);
    expect(driven.sheetDue()).toBe(true);
    expect(session.outcomes()).toHaveLength(1);
    driven.acknowledge();
    expect(driven.sheetDue()).toBe(false);
    await pass(5000);
    expect(session.outcomes()).toHaveLength(2);
    expect(session.match().ended).toBe(true);
  });

  test('deals before the first person is asked, and waits while hands are covered', async () => {
    const session = sit(['human', 'human']);
    drive(session, 'instant');
    await pass(1000);
    expect(isCovered(session)).toBe(true);
    expect(session.match().game.rules.legal(session.match().state).length).toBeGreaterThan(1);
    const before = steps(session);
    session.uncover();
    playFirst(session);
    await pass(1000);
    expect(isCovered(session)).toBe(true);
    expect(steps(session)).toBe(before + 1);
  });

  test('a completed trick lies to be read, whoever acts next, and a key takes it away', async () => {
    const session = sit(['human', 'random', 'random', 'random']);
    const slow = drive(session, 'slow');
    const turn = async (): Promise<void> => {
      for (let key = 0; key < 20 && askedSeat(session) === undefined; key++) {
        slow.skip();
        await pass(100);
      }
    };
    await turn();
    let taken = 0;
    for (let card = 0; card < 3; card++) {
      playFirst(session);
      for (let ms = 0; ms < 8000 && slow.moment() === undefined; ms += 50) await pass(50);
      expect(lying(slow)).toBe(4);
      const before = steps(session);
      await pass(2300);
      expect(slow.moment()).toBeDefined();
      expect(steps(session)).toBe(before);
      if (card === 0) await pass(150);
      else slow.skip();
      await pass(1);
      expect(slow.moment()).toBeUndefined();
      taken++;
      await turn();
    }
    expect(taken).toBe(3);
  });

  test('at once, no trick is held', async () => {
    const session = sit(['random', 'random', 'random', 'random'], { rounds: 1 });
    let held = 0;
    const quick = drive(session, 'instant');
    quick.subscribe(() => {
      if (quick.moment()?.isTrick) held++;
    });
    await pass(5000);
    expect(session.match().ended || quick.sheetDue()).toBe(true);
    expect(held).toBe(0);
  });

  test('motion makes play no slower, but for that of the deal', async () => {
    const reached = async (motion: number): Promise<readonly number[]> => {
      const session = sit(['random', 'random', 'random', 'random']);
      const slow = new Driver(
        session,
        () => 'slow',
        () => motion,
      );
      const times: number[] = [];
      for (let ms = 0; ms < 20_000; ms += 20) {
        while (times.length < steps(session)) times.push(ms);
        await pass(20);
      }
      slow.stop();
      return times;
    };
    const [still, moving] = [await reached(0), await reached(400)];
    expect(moving.length).toBeGreaterThan(8);
    // Nobody acts before the deal is over; what comes after it is not later than that.
    const late = moving.filter((ms, ply) => ms > (still[ply] ?? 0) + 440);
    expect(late).toEqual([]);
  });

  test('a game in which nothing is decided plays itself at the chosen speed once it is asked to', async () => {
    const game = gameNamed('auf-wiedersehen');
    const options = resolveOptions(game.options, { deals: 1 });
    if (isRefusal(options)) throw new Error(options.text.en);
    const players = [player('human', 0)];
    const session = openSession({ game, options, seed: 'drive', players });
    const fast = drive(session, 'fast');
    await pass(5000);
    expect(fast.byHand()).toBe(true);
    expect(steps(session)).toBe(1);
    fast.playOut();
    expect(fast.byHand()).toBe(false);
    await pass(100);
    const first = steps(session);
    expect(fast.waiting()).toBe(true);
    await pass(300);
    expect(steps(session)).toBe(first + 1);
    for (let push = 0; push < 60 && !session.match().ended; push++) await pass(300);
    expect(session.match().ended).toBe(true);
    expect(fast.sheetDue()).toBe(true);
    expect(session.record.isAssisted()).toBe(false);
  });

  test('nothing moves any more once it is stopped', async () => {
    const session = sit(['random', 'random', 'random', 'random']);
    const driven = drive(session, 'fast');
    await pass(100);
    driven.stop();
    await pass(10);
    const before = steps(session);
    await pass(5000);
    expect(steps(session)).toBe(before);
  });
});
