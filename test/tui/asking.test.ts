/** A button of a grave move: its letter only goes there, and Enter or the letter again makes the move. */
import { expect, test } from 'vitest';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { KEY } from './window.ts';

ownFolders();

/** A person's first turn in Cabo after they have looked at two cards. */
async function firstTurn() {
  const { session } = sitAlone('cabo', { players: 2 });
  const on: Inside = openAt({ at: 'table', session, row: 0 }, { speed: 'instant' });
  await on.shows(/look at 2 of your cards/);
  await on.press('1', /./);
  await on.press('2', /./);
  await on.press('k', /draw, call Cabo/);
  return { on, session };
}

test('b only goes to the call, and Escape leaves it again; Enter calls', async () => {
  const { on, session } = await firstTurn();
  const { ply } = session.match();
  await on.press('b', /Enter calls Cabo/);
  expect(session.match().ply).toBe(ply);
  await on.press(KEY.escape, /Enter (?:draws|takes)/);
  expect(on.text()).not.toMatch(/Enter calls Cabo/);
  await on.press('b', /Enter calls Cabo/);
  await on.press(KEY.enter, /called Cabo/);
  expect(session.match().ply).toBeGreaterThan(ply);
});

test('b twice calls', async () => {
  const { on, session } = await firstTurn();
  const { ply } = session.match();
  await on.press('b', /Enter calls Cabo/);
  await on.press('b', /called Cabo/);
  expect(session.match().ply).toBeGreaterThan(ply);
});
