import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { listSaves, resumeSitting, type Sitting } from '../../src/play/index.ts';
import { freshFolders } from '../support/folders.ts';
import {
  isPersonOnTurn,
  journalIn,
  playOn,
  sit,
  someMove,
  stepsIn,
  wait,
} from '../support/sitting.ts';

/** What seat 0 cannot see, in canonical order. */
const unseen = (sitting: Sitting): readonly number[] => {
  const { game, state } = sitting.match();
  return [...game.observer.hidden(game.observer.observe(state, 0)).pool].sort((a, b) => a - b);
};

describe.each(games.map((game) => game.id))('%s', (id) => {
  test('takes a step back exactly where nothing hidden was seen since', async () => {
    const sitting = await wait(sit(id, ['human'], { deals: 1 }));
    for (let turn = 0; turn < 40 && !sitting.match().ended; turn++) {
      const before = sitting.match();
      const log = sitting.log();
      const [pool, deal] = [unseen(sitting), before.deal];
      sitting.play(someMove(sitting));
      await wait(sitting);
      const same = JSON.stringify(unseen(sitting)) === JSON.stringify(pool);
      const allowed = same && sitting.match().deal === deal && !sitting.match().ended;
      expect(sitting.canUndo()).toBe(allowed);
      if (!allowed) continue;
      const after = sitting.match();
      expect(sitting.undo()).toBe(true);
      expect(sitting.match()).toBe(before);
      expect(sitting.log()).toHaveLength(log.length);
      expect(sitting.assisted()).toBe(true);
      const move = someMove(sitting);
      expect(sitting.play(move)).toBeUndefined();
      await wait(sitting);
      expect(sitting.match().state).toEqual(after.state);
    }
  });
});

/** A sitting of Kabadak at a person's turn after a step of his that can be taken back. */
async function undoable(sitting: Sitting): Promise<Sitting> {
  for (let turn = 0; turn < 200; turn++) {
    await wait(sitting);
    if (sitting.canUndo()) return sitting;
    sitting.play(someMove(sitting));
  }
  throw new Error('nothing could be taken back');
}

describe('undo', () => {
  test('is not offered before a step was made', async () => {
    const sitting = await wait(sit('kabadak', ['human']));
    expect(sitting.canUndo()).toBe(false);
    expect(sitting.undo()).toBe(false);
  });

  test('never takes back another person’s step', async () => {
    const sitting = await wait(sit('kabadak', ['human', 'human'], { deals: 3 }));
    for (let turn = 0; turn < 30 && isPersonOnTurn(sitting); turn++) {
      const mine = sitting.observer();
      sitting.uncover();
      sitting.play(someMove(sitting));
      await wait(sitting);
      if (sitting.observer() !== mine) expect(sitting.canUndo()).toBe(false);
    }
  });

  test('writes the record anew and marks it as assisted; a resumed sitting knows', async () => {
    const folders = freshFolders();
    const sitting = sit('kabadak', ['human'], { deals: 20 }, journalIn('kabadak', folders));
    await undoable(sitting);
    const [save] = await listSaves(folders);
    if (save === undefined) throw new Error('no save');
    expect(save.assisted).toBe(false);
    const steps = stepsIn(readFileSync(save.path, 'utf8'));
    sitting.undo();
    await sitting.kept();
    const file = readFileSync(save.path, 'utf8');
    expect(stepsIn(file)).toEqual(steps.slice(0, sitting.match().ply));
    expect(JSON.parse(file.split('\n')[0] ?? '').assisted).toBe(true);
    await playOn(sitting, 2);
    await sitting.close();
    const [later] = await listSaves(folders);
    const again = later && (await resumeSitting(later, { folders }));
    if (again === undefined || isRefusal(again)) throw new Error('not resumed');
    expect(again.assisted()).toBe(true);
    expect(again.match().state).toEqual(sitting.match().state);
    await again.close();
  });

  test('stops an opponent who is thinking', async () => {
    const sitting = await wait(sit('kabadak', ['human', 'hard'], { deals: 20 }));
    for (let turn = 0; turn < 60; turn++) {
      const before = sitting.match();
      sitting.play(someMove(sitting));
      if (sitting.match().deal !== before.deal || !sitting.canUndo()) {
        await wait(sitting);
        continue;
      }
      const step = sitting.advance();
      sitting.undo();
      expect(await step).toBeUndefined();
      expect(sitting.match()).toBe(before);
      return;
    }
    throw new Error('nothing could be taken back');
  });
});
