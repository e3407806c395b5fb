/** What is printed after the terminal has been given back; `terminal.test.ts` has Ctrl-C and signals. */
import { expect, test } from 'vitest';
import { KEY, type Window } from './window.ts';
import { windowsHere } from './window-here.ts';

const openWindow = windowsHere();

const GO_ON = /Go on with: talon resume (\S+)/;

test('leaving the table prints how to go on, and that is how one goes on', async () => {
  const window = openWindow(['play', 'boese-dame', '--seed', '1']);
  await window.shows(/Enter plays/);
  await window.keeps(/"do"/);
  window.press('q');
  await window.shows(/Leave the table\?/);
  window.press('q');
  await window.shows(GO_ON);
  expect((await window.exited).code).toBe(0);
  expect(window.isAlternate()).toBe(false);
  const id = GO_ON.exec(window.text())?.[1] ?? '';
  expect(window.saves()).toContain(`${id}.talon.jsonl`);
});

/** The menu, after a game has been begun and left. */
async function atMenu(): Promise<Window> {
  const window = openWindow([]);
  await window.shows(/q quit/);
  window.press('p');
  await window.keeps(/"do"/);
  await window.shows(/q leave/);
  window.press('q');
  await window.shows(/Leave the table\?/);
  window.press('q');
  await window.shows(/q quit/);
  return window;
}

test('a game left for the menu is named at the end', async () => {
  const window = await atMenu();
  window.press('q');
  await window.shows(GO_ON);
});

test('a game deleted since is not', async () => {
  const window = await atMenu();
  window.press('s');
  await window.shows(/to go on with/);
  window.press('d');
  await window.shows(/Delete this game/);
  window.press('y');
  await window.shows(/has been deleted/);
  window.press(KEY.escape);
  await window.shows(/q quit/);
  window.press('q');
  await window.exited;
  expect(window.output()).not.toMatch(GO_ON);
});

test('without a game there is nothing to say', async () => {
  const window = openWindow([]);
  await window.shows(/q quit/);
  window.press('q');
  expect((await window.exited).code).toBe(0);
  expect(window.output()).not.toMatch(GO_ON);
});
