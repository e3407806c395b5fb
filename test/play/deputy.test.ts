/** Decisions made for a person at their word: standing orders, and the rest of a deal. */
import { describe, expect, test } from 'vitest';
import { matchActor } from '../../src/engine/match.ts';
import { findGame } from '../../src/games/index.ts';
import { askedSeat, isCovered, openOrder, runsOut } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import { optionsOf, sit, someMove, wait } from '../support/session.ts';

/** A match of Durak with one person that stands where an order may be given. */
async function open(seed: string): Promise<Session | undefined> {
  const game = findGame('durak');
  if (game === undefined) throw new Error('no such game');
  const players = ['Ada', 'Bruno', 'Clara', 'Dora'].map((name, seat) => ({
    name,
    who: seat === 0 ? ('human' as const) : ('random' as const),
  }));
  const options = optionsOf(game, { players: 4, deals: 1 });
  const session = openSession({ game, options, seed, players });
  for (let turn = 0; turn < 40; turn++) {
    await wait(session);
    if (session.match().ended) return undefined;
    if (openOrder(session) !== undefined) return session;
    session.play(someMove(session));
  }
  return undefined;
}

async function orders(): Promise<readonly Session[]> {
  const found: Session[] = [];
  for (let n = 0; n < 20 && found.length < 8; n++) {
    const session = await open(`order/${n}`);
    if (session !== undefined) found.push(session);
  }
  return found;
}

describe('a standing order', () => {
  test('answers for the player until it lapses, and then asks them again', async () => {
    const found = await orders();
    expect(found).toHaveLength(8);
    let answered = 0;
    for (const session of found) {
      let last = session.match();
      session.subscribe(() => {
        const now = session.match();
        if (now !== last && matchActor(last) === 0) answered++;
        last = now;
      });
      session.entrust('order');
      expect(askedSeat(session)).toBeUndefined();
      await wait(session);
      expect(session.match().ended || askedSeat(session) === 0).toBe(true);
      expect(session.record.isAssisted()).toBe(false);
    }
    expect(answered).toBeGreaterThanOrEqual(8);
  });

  test('is forgotten when a move is taken back', async () => {
    const [session] = await orders();
    if (session === undefined) throw new Error('no order could be given');
    session.entrust('order');
    await session.advance();
    if (undoPointIn(session) === undefined) return;
    session.undo();
    expect(askedSeat(session)).toBe(0);
    expect(openOrder(session)).toBeDefined();
  });

  test('is offered where the game knows none to nobody', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    expect(askedSeat(session)).toBe(0);
    expect(openOrder(session)).toBeUndefined();
    session.entrust('order');
    expect(askedSeat(session)).toBe(0);
  });
});

describe('finishing for a person', () => {
  test('plays their hand to the end of the deal, and theirs alone', async () => {
    const session = await wait(sit('boese-dame', ['human', 'human']));
    if (isCovered(session)) session.uncover();
    const seat = askedSeat(session);
    session.entrust('stand-in');
    await wait(session);
    expect(askedSeat(session)).toBeDefined();
    expect(askedSeat(session)).not.toBe(seat);
    expect(runsOut(session)).toBe(false);
    expect(session.record.isAssisted()).toBe(true);
  });

  test('needs somebody who is asked', async () => {
    const session = await wait(sit('boese-dame', ['random']));
    session.entrust('stand-in');
    expect(session.record.isAssisted()).toBe(false);
  });
});
