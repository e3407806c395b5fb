/** A listener of a session is told of every change, and of nothing once it has closed. */

import { describe, expect, test } from 'vitest';
import { isCovered, offeredTricks, runsOut } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { altered } from '../support/altered.ts';
import { gameCalled, optionsOf, sit, someMove, wait } from '../support/session.ts';

/** How often the session told of a change meanwhile. */
async function toldOf(session: Session, act: () => unknown): Promise<number> {
  let told = 0;
  const leave = session.subscribe(() => told++);
  await act();
  leave();
  return told;
}

describe('a listener', () => {
  test('is told of each step of chance and opponents, and of one’s own', async () => {
    const session = sit('boese-dame', ['human', 'random', 'random', 'random']);
    const { ply } = session.match();
    const steps = await toldOf(session, () => wait(session));
    expect(steps).toBeGreaterThanOrEqual(session.match().ply - ply);
    expect(steps).toBeGreaterThan(1);
    expect(await toldOf(session, () => session.play(someMove(session)))).toBeGreaterThanOrEqual(1);
    expect(await toldOf(session, () => session.undo())).toBeGreaterThanOrEqual(1);
  });

  test('is not told of what changes nothing', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    expect(await toldOf(session, () => session.play('fly'))).toBe(0);
    expect(await toldOf(session, () => session.undo())).toBe(0);
    expect(await toldOf(session, () => session.entrust('tricks'))).toBe(0);
    expect(await toldOf(session, () => session.advance())).toBe(0);
  });

  test('is told when another person sits down', async () => {
    const session = await wait(sit('boese-dame', ['human', 'human', 'human', 'human']));
    expect(isCovered(session)).toBe(true);
    expect(await toldOf(session, () => session.uncover())).toBe(1);
    expect(isCovered(session)).toBe(false);
  });

  test('is told of a certain rest that is taken or declined', async () => {
    for (const yes of [true, false]) {
      const session = await claimLine();
      expect(await toldOf(session, () => session.entrust(yes ? 'tricks' : 'self'))).toBe(1);
      expect([runsOut(session), offeredTricks(session)]).toEqual([yes, undefined]);
    }
  });

  test('who has left, or whose session has closed, hears nothing', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    let told = 0;
    const leave = session.subscribe(() => told++);
    const other = session.subscribe(() => told++);
    leave();
    session.play(someMove(session));
    const before = told;
    expect(before).toBeGreaterThan(0);
    await session.close();
    await session.advance();
    expect(told).toBe(before);
    expect(session.play(someMove(session))?.clause).toBe('conventions');
    expect(session.undo()).toBe(false);
    other();
  });
});

/** A session whose game says that the first leader is certain of two tricks. */
async function claimLine(): Promise<Session> {
  const plain = gameCalled('boese-dame');
  const game = altered(plain, {
    heuristics: { claimLine: () => [0, 1] },
  });
  const players = [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, who: 'human' as const }));
  const options = optionsOf(plain, { deals: 1 });
  const session = await wait(openSession({ game, options, seed: 'sure', players }));
  expect(offeredTricks(session)).toBeUndefined();
  session.uncover();
  expect(offeredTricks(session)).toBe(2);
  return session;
}
