/** Leaving the table: asked first, and told afterwards how to go on. */
import { afterEach, expect, test } from 'vitest';
import { KEY, openWindow, type Window } from './window.ts';

let window: Window | undefined;
afterEach(() => window?.close());

test('Escape asks, Enter leaves, and the terminal says how to go on', {
  timeout: 60_000,
}, async () => {
  window = openWindow(['play', 'boese-dame', '--seed', '1', '--level', 'random']);
  const shown = window;
  await shown.shows(/▶ Ada/);
  shown.press(KEY.escape);
  await shown.shows(/Leave the table\?[\s\S]*Enter leaves/);
  await shown.pressCalmly(KEY.enter);
  const { code } = await shown.exited;
  expect(code).toBe(0);
  expect(shown.isAlternate()).toBe(false);
  expect(shown.text()).toMatch(/Go on with: talon resume boese-dame-\S+/);
});
