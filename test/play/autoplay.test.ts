/** A rest of a deal that is certain, offered and played out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchActor } from '../../src/engine/match.ts';
import { addressedTo } from '../../src/lang/address.ts';
import type { Claims } from '../../src/play/disk/settings.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import {
  askedSeat,
  isCovered,
  observerOf,
  offeredTricks,
  runsOut,
} from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Occupant } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, optionsOf, someMove, wait } from '../support/session.ts';
import { timelineOf } from '../support/timeline.ts';

const GAME = 'boese-dame';

interface Given {
  readonly people?: number;
  readonly claims?: Claims;
  readonly folders?: { readonly games: string; readonly history: string };
}

/** One deal for four; the first seats are people. */
function sit(seed: string, { people = 1, claims, folders }: Given = {}): Session {
  const game = gameCalled(GAME);
  const who = (seat: number): Occupant => (seat < people ? 'human' : 'random');
  return openSession({
    game,
    options: optionsOf(game, { deals: 1 }),
    seed,
    players: [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, who: who(seat) })),
    ...(claims && { claims }),
    ...(folders && { journal: newJournal(GAME, folders) }),
  });
}

/** Plays on until `stop` says so or the match ends; people play by the place in the match. */
async function playUntil(session: Session, stop: (session: Session) => boolean): Promise<boolean> {
  while (!session.match().ended) {
    if (isCovered(session)) session.uncover();
    if (stop(session)) return true;
    if (askedSeat(session) === undefined) await session.advance();
    else expect(session.play(someMove(session))).toBeUndefined();
  }
  return false;
}

const isOffered = (session: Session): boolean => offeredTricks(session) !== undefined;

/** The first of these seeds in which a person is offered the rest, and the session then. */
async function offered(given: Given = {}): Promise<Session> {
  for (let n = 0; n < 200; n++) {
    const session = sit(`claim${n}`, given);
    if (await playUntil(session, isOffered)) return session;
    await session.close();
  }
  throw new Error('nobody was ever sure');
}

const told = (session: Session): readonly string[] =>
  session.log().map(({ told }) => addressedTo(told(0)).en);

describe('a person on lead with a certain rest', () => {
  test('is asked, and a yes plays it out step by step, every trick theirs', async () => {
    const folders = freshFolders();
    const session = await offered({ folders });
    const tricks = offeredTricks(session) ?? 0;
    const before = session.match().ply;
    expect(tricks).toBeGreaterThan(1);
    session.entrust('tricks');
    expect(askedSeat(session)).toBeUndefined();
    expect(runsOut(session)).toBe(true);
    expect(undoPointIn(session)).toBeUndefined();
    await wait(session);
    expect(session.match().ended).toBe(true);
    expect(runsOut(session)).toBe(false);
    expect(session.match().ply).toBe(before + 4 * tricks);
    expect(told(session)).toContain(`{0} takes all ${tricks} remaining tricks`);
    const taken = told(session).filter((words) => words.endsWith(' takes the trick'));
    expect(taken.slice(1 - tricks)).toEqual(Array(tricks - 1).fill('{0} takes the trick'));
  });

  test('the record holds every step', async () => {
    const folders = freshFolders();
    const session = await offered({ folders });
    const id = session.record.saved() ?? '';
    session.entrust('tricks');
    await wait(session);
    const record = readFileSync(join(folders.history, `${id}.talon.jsonl`), 'utf8');
    const { made, match } = timelineOf(record);
    expect(made.length).toBe(session.match().ply);
    expect(match.closed).toEqual(session.match().closed);
  });

  test('comes to the same as playing it by hand', async () => {
    const quick = await offered();
    const slow = await offered();
    expect(slow.match().state).toEqual(quick.match().state);
    quick.entrust('tricks');
    await wait(quick);
    slow.entrust('self');
    const leads =
      slow.setup.game.heuristics.claimLine?.(
        slow.setup.game.observer.observe(slow.match().state, 0),
      ) ?? [];
    for (const lead of leads) {
      expect(slow.play(slow.setup.game.notation.write(lead))).toBeUndefined();
      await wait(slow);
    }
    expect(slow.match().closed?.points).toEqual(quick.match().closed?.points);
  });

  test('who says no, or plays a card, is not asked again in this deal', async () => {
    for (const refuse of [
      (session: Session) => session.entrust('self'),
      (session: Session) => session.play(someMove(session)),
    ]) {
      const session = await offered();
      refuse(session);
      expect(await playUntil(session, isOffered)).toBe(false);
      expect(told(session).some((words) => words.includes('remaining tricks'))).toBe(false);
    }
  });

  test('an answer that nobody asked for does nothing', async () => {
    const session = await wait(sit('claim0'));
    session.entrust('tricks');
    expect(runsOut(session)).toBe(false);
    expect(askedSeat(session)).toBe(0);
  });

  test('no other person sees a card or is asked while it is played out', async () => {
    const session = await offered({ people: 4 });
    const claimant = askedSeat(session);
    expect(observerOf(session)).toBe(claimant);
    session.entrust('tricks');
    while (!session.match().ended) {
      expect([observerOf(session), isCovered(session), askedSeat(session)]).toEqual([
        claimant,
        false,
        undefined,
      ]);
      await session.advance();
    }
  });

  test('a closed session offers nothing', async () => {
    const session = await offered();
    await session.close();
    expect(offeredTricks(session)).toBeUndefined();
  });
});

describe('the setting', () => {
  test('never: nobody is asked and nothing is played out', async () => {
    for (let n = 0; n < 20; n++) {
      const session = sit(`claim${n}`, { claims: 'never' });
      expect(await playUntil(session, (at) => isOffered(at) || runsOut(at))).toBe(false);
    }
  });

  test('always: any certain rest is played out unasked, an opponent’s too', async () => {
    const seats = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const session = sit(`claim${n}`, { claims: 'always' });
      const runs = await playUntil(session, (at) => isOffered(at) || runsOut(at));
      if (!runs) continue;
      expect(offeredTricks(session)).toBeUndefined();
      seats.add(matchActor(session.match()));
      await wait(session);
      expect(session.match().ended).toBe(true);
    }
    expect(seats.has(0)).toBe(true);
    expect(seats.size).toBeGreaterThan(2);
  });
});
