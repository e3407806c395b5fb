/** A drill on the screen: the table, the choice, what it was, and the next position. */
import { expect, test } from 'vitest';
import { exerciseOf, setupOf } from '../support/drill.ts';
import { openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';
import { windowsHere } from './window-here.ts';

ownFolders();
const openWindow = windowsHere();

const openings = (count: number, lang: 'en' | 'de' = 'en') =>
  openAt(
    { at: 'drill', setup: setupOf(exerciseOf('bridge', 'openings'), count, lang), row: 0 },
    { lang },
  );

test('a choice is judged, Enter leads on, and after the last position back', async () => {
  const on = openings(2);
  await on.shows(/bid, or pass/);
  await on.press('7n', /Position 1 of 2/);
  await on.shows(
    /Position 1 of 2[\s\S]*A strong player .*\.[\s\S]*0 of 1 right\.[\s\S]*Enter next · Esc stop/,
  );
  await on.press(KEY.enter, /bid, or pass/);
  await on.press('p', /Position 2 of 2/);
  await on.shows(/[01] of 2 right\.[\s\S]*Enter, Esc back/);
  await on.press(KEY.enter, /Bridge[\s\S]*Durak/);
});

test('nothing can be taken back; Escape stops', async () => {
  const on = openings(3, 'de');
  await on.shows(/biete oder passe/);
  await on.press('u', /Nichts zurückzunehmen: Du hast noch keinen Zug gemacht\./);
  await on.press('7n', /Stellung 1 von 3[\s\S]*0 von 1 richtig\./);
  await on.press(KEY.escape, /Bridge[\s\S]*Durak/);
  expect(on.code()).toBeUndefined();
});

test('x in the menu lists the drills of a game; Enter begins one, Escape leads back', async () => {
  const on = openAt({ at: 'menu', row: 0 });
  await on.press('/bridge', /Find: bridge/);
  await on.press(KEY.escape, /x practise/);
  await on.press('x', /Drills: Bridge[\s\S]*Opening leads/);
  await on.shows(/it is not the one that suggests/);
  await on.press(KEY.down, /Nobody has bid yet/);
  expect(on.text()).not.toContain('bid, or pass');
  await on.press(KEY.enter, /Position 1 of 10: bid, or pass/);
  await on.press('7n', /Position 1 of 10(?!:)/);
  await on.press(KEY.escape, /Drills: Bridge[\s\S]*› Opening the bidding/);
  await on.press(KEY.end, /you lead: which card/);
  await on.press(KEY.escape, /Deal of the day/);
});

test('how it came out remains in the terminal', async () => {
  const args = ['drill', 'bridge', 'openings', '-n', '1', '--seed', '1'];
  const window = openWindow(args);
  await window.shows(/bid, or pass/);
  await window.pressUntil('7n', /Enter, Esc back/);
  await window.enterUntil(/^0 of 1 right\.$/m);
  expect((await window.exited).code).toBe(0);
  expect(window.isAlternate()).toBe(false);
  expect(window.text()).toMatch(/^0 of 1 right\.$/m);
});
