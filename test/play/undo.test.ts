import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { listSaves, resumeSession, type Session } from '../../src/play/index.ts';
import type { Made } from '../../src/play/log.ts';
import { undoPoint } from '../../src/play/undo.ts';
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

/** What seat 0 cannot see, in canonical order. */
const unseen = (session: Session): readonly number[] => {
  const { game, state } = session.match();
  return [...game.observer.hidden(game.observer.observe(state, 0)).pool].sort((a, b) => a - b);
};

describe.each(games.map((game) => game.id))('%s', (id) => {
  test('takes a step back exactly where nothing hidden was seen since', async () => {
    const session = await wait(sit(id, ['human'], { deals: 1 }));
    for (let turn = 0; turn < 40 && !session.match().ended; turn++) {
      const before = session.match();
      const log = session.log();
      const [pool, deal] = [unseen(session), before.deal];
      session.play(someMove(session));
      await wait(session);
      const same = JSON.stringify(unseen(session)) === JSON.stringify(pool);
      const allowed = same && session.match().deal === deal && !session.match().ended;
      expect(session.canUndo()).toBe(allowed);
      if (!allowed) continue;
      const after = session.match();
      expect(session.undo()).toBe(true);
      expect(session.match()).toBe(before);
      expect(session.log()).toHaveLength(log.length);
      expect(session.assisted()).toBe(true);
      const move = someMove(session);
      expect(session.play(move)).toBeUndefined();
      await wait(session);
      expect(session.match().state).toEqual(after.state);
    }
  });
});

/** A session of Kabadak at a person's turn after a step of theirs that can be taken back. */
async function undoable(session: Session): Promise<Session> {
  for (let turn = 0; turn < 200; turn++) {
    await wait(session);
    if (session.canUndo()) return session;
    session.play(someMove(session));
  }
  throw new Error('nothing could be taken back');
}

/** A step by a person in seat 0, and what that seat cannot see before and after it. */
function madeWith(before: readonly number[], after: readonly number[]): readonly Made[] {
  const match = (pool: readonly number[]) => ({
    game: { observer: { observe: () => 0, hidden: () => ({ pool }) } },
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
    expect(undoPoint(madeWith(before, after), players, 0)).toBe(point);
  });

  test('is not offered before a step was made', async () => {
    const session = await wait(sit('kabadak', ['human']));
    expect(session.canUndo()).toBe(false);
    expect(session.undo()).toBe(false);
  });

  test('never takes back another person’s step', async () => {
    const session = await wait(sit('kabadak', ['human', 'human'], { deals: 3 }));
    for (let turn = 0; turn < 30 && isPersonOnTurn(session); turn++) {
      const mine = session.observer();
      session.uncover();
      session.play(someMove(session));
      await wait(session);
      if (session.observer() !== mine) expect(session.canUndo()).toBe(false);
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
    await session.kept();
    const file = readFileSync(save.path, 'utf8');
    expect(stepsIn(file)).toEqual(steps.slice(0, session.match().ply));
    expect(JSON.parse(file.split('\n')[0] ?? '').assisted).toBe(true);
    await playOn(session, 2);
    await session.close();
    const [later] = await listSaves(folders);
    const again = later && (await resumeSession(later, { folders }));
    if (again === undefined || isRefusal(again)) throw new Error('not resumed');
    expect(again.assisted()).toBe(true);
    expect(again.match().state).toEqual(session.match().state);
    await again.close();
  });

  test('stops an opponent who is thinking', async () => {
    const session = await wait(sit('kabadak', ['human', 'hard'], { deals: 20 }));
    for (let turn = 0; turn < 60; turn++) {
      const before = session.match();
      session.play(someMove(session));
      if (session.match().deal !== before.deal || !session.canUndo()) {
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
