/** The clock of a game that has one, on a clock of the test's own. */

import { describe, expect, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { askedSeat, isCovered, timeLeft } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { altered, type Parts, withClock } from '../support/altered.ts';
import { gameCalled, optionsOf, someMove, wait } from '../support/session.ts';

const SECONDS = 5;

interface Timed {
  readonly session: Session;
  readonly pass: (ms: number) => void;
}

function timed(changes: Parts = {}, people = 1, seconds = SECONDS): Timed {
  let now = 1_000_000;
  const game = altered(withClock(gameCalled('boese-dame'), seconds), changes);
  const players = [0, 1, 2, 3].map((seat) => ({
    name: `P${seat}`,
    who: seat < people ? ('human' as const) : ('random' as const),
  }));
  const options = optionsOf(game, { deals: 1 });
  const session = openSession({ game, options, seed: 'clock', players, clock: () => now });
  return {
    session,
    pass: (ms) => {
      now += ms;
    },
  };
}

const told = (session: Session): readonly string[] =>
  session.log().map(({ told }) => addressedTo(told(0)).en);
const UP = '{0} ran out of time: a random move is made';

describe('a person who has a clock', () => {
  test('has the seconds of the game for each move', async () => {
    const { session, pass } = timed();
    await wait(session);
    expect(timeLeft(session)).toBe(5000);
    pass(3000);
    expect(timeLeft(session)).toBe(2000);
    session.play(someMove(session));
    expect(timeLeft(session)).toBeUndefined();
    await wait(session);
    expect(timeLeft(session)).toBe(5000);
  });

  test('nothing is moved before the time is up, then a legal move, and the log tells it', async () => {
    const { session, pass } = timed();
    await wait(session);
    const { ply } = session.match();
    const legal = legalTexts(session.match());
    pass(4999);
    expect(await session.advance()).toBeUndefined();
    expect(told(session)).not.toContain(UP);
    pass(1);
    const entry = await session.advance();
    expect(entry?.by).toBe(0);
    expect(session.match().ply).toBe(ply + 1);
    const at = told(session).indexOf(UP);
    expect(legal).toContain(told(session)[at + 1]?.replace(/^plays \[(.*)\]$/, 'play $1'));
  });

  test('a whole deal passes without them', async () => {
    const { session, pass } = timed();
    while (!session.match().ended) {
      await wait(session);
      pass(5000);
    }
    expect(told(session).filter((words) => words === UP)).toHaveLength(8);
  });

  test('a move at random is none at the player’s own risk', async () => {
    const risky = (move: unknown): boolean => Number(move) % 2 === 0;
    const { session, pass } = timed({
      rules: { riskMark: (_, move) => (risky(move) ? 'risky' : undefined) },
    });
    let safe = 0;
    while (!session.match().ended) {
      await wait(session);
      const { state } = session.match();
      const asked = askedSeat(session) !== undefined;
      const moves = asked ? session.setup.game.rules.legal(state) : [];
      pass(5000);
      await session.advance();
      const last = session.log().findLast(({ by }) => by === 0);
      const made = last === undefined ? '' : addressedTo(last.told(0)).en;
      const move = session.setup.game.notation.read(made.replace(/^plays \[(.*)\]$/, 'play $1'));
      if (moves.every(risky) || !asked) continue;
      expect(risky(move)).toBe(false);
      safe++;
    }
    expect(safe).toBeGreaterThan(3);
  });

  test('the clock starts when the hand is uncovered', async () => {
    const { session, pass } = timed({}, 4);
    await wait(session);
    expect(isCovered(session)).toBe(true);
    pass(60_000);
    expect(timeLeft(session)).toBeUndefined();
    expect(await session.advance()).toBeUndefined();
    session.uncover();
    expect(timeLeft(session)).toBe(5000);
  });

  test('a move taken back starts it anew', async () => {
    const { session, pass } = timed();
    await wait(session);
    pass(3000);
    expect(timeLeft(session)).toBe(2000);
    session.play(someMove(session));
    expect(session.undo()).toBe(true);
    expect(timeLeft(session)).toBe(5000);
  });
});

test('without a clock nobody is hurried', async () => {
  const { session, pass } = timed({}, 1, 0);
  await wait(session);
  pass(1_000_000);
  expect(timeLeft(session)).toBeUndefined();
  expect(await session.advance()).toBeUndefined();
});
