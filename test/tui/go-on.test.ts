/** What is printed after the terminal has been given back. */
import { expect, onTestFinished, test } from 'vitest';
import { KEY, openWindow, type Window } from './window.ts';

const GO_ON = /Go on with: talon resume (\S+)/;

function opened(args: readonly string[]): Window {
  const window = openWindow(args);
  onTestFinished(window.close);
  return window;
}

/** A game that has begun. */
async function atTable(): Promise<Window> {
  const window = opened(['play', 'boese-dame', '--seed', '1']);
  await window.shows(/Ada/);
  await window.keeps(/"do"/);
  return window;
}

test('leaving the table prints how to go on, and that is how one goes on', async () => {
  const window = await atTable();
  window.press('q');
  await window.shows(/Leave the table\?|Go on with/);
  if (window.isAlternate()) window.press(KEY.enter);
  await window.shows(GO_ON);
  expect((await window.exited).code).toBe(0);
  expect(window.isAlternate()).toBe(false);
  const id = GO_ON.exec(window.text())?.[1] ?? '';
  expect(window.saves()).toContain(`${id}.talon.jsonl`);
});

test('Ctrl-C says it, too; a signal leaves without a word', async () => {
  const window = await atTable();
  window.press('\u0003');
  await window.shows(GO_ON);
  expect((await window.exited).code).toBe(130);
  const ended = await atTable();
  ended.kill('SIGTERM');
  await ended.exited;
  expect(ended.output()).not.toMatch(GO_ON);
});

test('without a game there is nothing to say', async () => {
  const window = opened([]);
  await window.shows(/q quit/);
  window.press('q');
  expect((await window.exited).code).toBe(0);
  expect(window.output()).not.toMatch(GO_ON);
});
