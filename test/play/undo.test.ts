import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { reviewedIn } from '../../src/play/advice/review.ts';
import { listSaves } from '../../src/play/kept/listing.ts';
import { resumeSession } from '../../src/play/past/saves.ts';
import {
  askedSeat,
  deciderOf,
  freeSeats,
  observerOf,
  usedHelpText,
} from '../../src/play/session/deciding.ts';
import { seatEntries } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { takeBack, undoPoint, undoPointIn } from '../../src/play/session/undo.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import { freshFolders } from '../support/folders.ts';
import {
  isPersonOnTurn,
  journalIn,
  playOn,
  sit,
  someMove,
  stepsIn,
  wait,
} from '../support/session.ts';

const DAILY = 'daily/1/2026-11-25';

/** What seat 0 cannot see, in canonical order. */
const unseen = (session: Session): readonly number[] => {
  const { game, state } = session.match();
  return [...game.observer.hidden(game.observer.observe(state, 0)).pool].sort((a, b) => a - b);
};

describe.each(games.map((game) => game.id))('%s', (id) => {
  test('in a deal of the day takes a step back exactly where nothing hidden was seen since', async () => {
    const session = await wait(sit(id, ['human'], { deals: 1 }, undefined, DAILY));
    for (let turn = 0; turn < 40 && !session.match().ended; turn++) {
      const before = session.match();
      const decides = deciderOf(session).by !== 'forced';
      const log = session.log();
      const [pool, deal] = [unseen(session), before.deal];
      session.play(someMove(session));
      await wait(session);
      const same = JSON.stringify(unseen(session)) === JSON.stringify(pool);
      const allowed = same && decides && session.match().deal === deal && !session.match().ended;
      expect(undoPointIn(session) !== undefined).toBe(allowed);
      if (!allowed) continue;
      const after = session.match();
      expect(session.undo()).toBe(true);
      expect(session.match()).toBe(before);
      expect(session.log()).toHaveLength(log.length);
      expect(session.record.isAssisted()).toBe(true);
      const move = someMove(session);
      expect(session.play(move)).toBeUndefined();
      await wait(session);
      expect(session.match().state).toEqual(after.state);
    }
  });

  test('elsewhere takes every decision back, also across deals, and the same follows again', async () => {
    const session = await wait(sit(id, ['human'], { deals: 9 }));
    const decisions: AnyMatch[] = [];
    for (let turn = 0; turn < 60 && !session.match().ended; turn++) {
      if (freeSeats(session) !== undefined) session.seat([]);
      else {
        if (deciderOf(session).by !== 'forced') decisions.push(session.match());
        session.play(someMove(session));
      }
      await wait(session);
    }
    if (session.match().ended) return;
    const last = session.match();
    for (const before of decisions.toReversed()) {
      expect(session.undo()).toBe(true);
      expect(session.match()).toBe(before);
    }
    expect(session.undo()).toBe(false);
    expect(session.record.isAssisted()).toBe(decisions.length > 0);
    while (session.match().ply < last.ply) {
      if (freeSeats(session) !== undefined) session.seat([]);
      else session.play(someMove(session));
      await wait(session);
    }
    expect(session.match().state).toEqual(last.state);
  });
});

/** A session of Kabadak at a person's turn after a step of theirs that can be taken back. */
async function undoable(session: Session): Promise<Session> {
  for (let turn = 0; turn < 200; turn++) {
    await wait(session);
    if (undoPointIn(session) !== undefined) return session;
    session.play(someMove(session));
  }
  throw new Error('nothing could be taken back');
}

/** A step by a person in seat 0, and what that seat cannot see before and after it. */
function madeWith(before: readonly number[], after: readonly number[]): readonly Made[] {
  const match = (pool: readonly number[]) => ({
    game: {
      heuristics: { levels: ['easy'] },
      rules: {},
      observer: { observe: () => 0, hidden: () => ({ pool }) },
    },
  });
  return [{ by: 0, text: 'x', before: match(before), after: match(after) } as unknown as Made];
}

describe('undo', () => {
  test.each([
    [[1, 12, 12], [12, 1, 12], 0],
    [[1, 12], [11, 2], undefined],
    [[1, 12], [112], undefined],
    [[1, 1, 2], [1, 2, 2], undefined],
    [[10, 9], [9, 10], 0],
  ])('compares cards unseen in any order: %j and %j', (before, after, point) => {
    const players = [{ name: 'Ada', who: 'human' }] as const;
    expect(undoPoint(madeWith(before, after), { seed: DAILY, players }, 0)).toBe(point);
    expect(undoPoint(madeWith(before, after), { seed: 'test', players }, 0)).toBe(0);
  });

  test('says the first time that the match now counts as played with help', async () => {
    const session = await wait(sit('durak', ['human'], { deals: 3 }));
    expect(takeBack(session)).toMatchObject({ isDone: false, told: { en: /made no move yet/ } });
    for (let step = 0; step < 2; step++) {
      session.play(someMove(session));
      await wait(session);
    }
    expect(takeBack(session).told.en).toMatch(
      /^Taken back\. This match now counts as played with help/,
    );
    expect(takeBack(session)).toEqual({
      isDone: true,
      told: {
        en: 'The last move has been taken back.',
        de: 'Der letzte Zug ist zurückgenommen.',
      },
    });
    expect(usedHelpText(session)?.en).toBe('Two moves taken back.');
    const daily = await wait(sit('durak', ['human'], { deals: 3 }, undefined, DAILY));
    expect(takeBack(daily).told.en).toMatch(/or more was seen/);
  });

  test('of a deal the computer played goes to where it took over, and reviews leave its part out', async () => {
    const session = await wait(sit('boese-dame', ['human'], { deals: 2 }));
    session.play(someMove(session));
    await wait(session);
    const before = session.match();
    session.entrust('stand-in');
    await wait(session);
    expect(session.match().deal).toBe(2);
    const seats = seatEntries(session.state().players);
    expect(reviewedIn(session.made(), seats).every(({ before: { ply } }) => ply < before.ply)).toBe(
      true,
    );
    expect(session.outcomes()).toHaveLength(1);
    expect(session.undo()).toBe(true);
    expect(session.match().ply).toBeLessThan(before.ply);
    expect(session.outcomes()).toHaveLength(0);
    expect(askedSeat(session)).toBe(0);
  });

  test('is not offered before a step was made', async () => {
    const session = await wait(sit('kabadak', ['human']));
    expect(undoPointIn(session)).toBeUndefined();
    expect(session.undo()).toBe(false);
  });

  test('never takes back another person’s step', async () => {
    const session = await wait(sit('kabadak', ['human', 'human'], { deals: 3 }));
    for (let turn = 0; turn < 30 && isPersonOnTurn(session); turn++) {
      const mine = observerOf(session);
      session.uncover();
      session.play(someMove(session));
      await wait(session);
      if (observerOf(session) !== mine) expect(undoPointIn(session)).toBeUndefined();
    }
  });

  test('writes the record anew and marks it as assisted; a resumed session knows', async () => {
    const folders = freshFolders();
    const session = sit('kabadak', ['human'], { deals: 20 }, journalIn('kabadak', folders));
    await undoable(session);
    const [save] = await listSaves(folders);
    if (save === undefined) throw new Error('no save');
    expect(save.assisted).toBe(false);
    const steps = stepsIn(readFileSync(save.path, 'utf8'));
    session.undo();
    await session.record.kept();
    const file = readFileSync(save.path, 'utf8');
    expect(stepsIn(file)).toEqual(steps.slice(0, session.match().ply));
    expect(JSON.parse(file.split('\n')[0] ?? '').assisted).toBe(true);
    await playOn(session, 2);
    await session.close();
    const [later] = await listSaves(folders);
    const again = later && (await resumeSession(later, { folders }));
    if (again === undefined || isRefusal(again)) throw new Error('not resumed');
    expect(again.record.isAssisted()).toBe(true);
    expect(again.match().state).toEqual(session.match().state);
    await again.close();
  });

  test('stops an opponent who is thinking', async () => {
    const session = await wait(sit('kabadak', ['human', 'hard'], { deals: 20 }));
    for (let turn = 0; turn < 60; turn++) {
      const before = session.match();
      session.play(someMove(session));
      if (session.match().deal !== before.deal || undoPointIn(session) === undefined) {
        await wait(session);
        continue;
      }
      const step = session.advance();
      session.undo();
      expect(await step).toBeUndefined();
      expect(session.match()).toBe(before);
      return;
    }
    throw new Error('nothing could be taken back');
  });
});
