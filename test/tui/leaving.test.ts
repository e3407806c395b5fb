/** Leaving the table: asked first, and told afterwards how to go on. */
import { expect, test } from 'vitest';
import { KEY } from './window.ts';
import { windowsHere } from './window-here.ts';

const openWindow = windowsHere();

test('Escape asks, Escape stays, Enter leaves, and the terminal says how to go on', async () => {
  const shown = openWindow(['play', 'boese-dame', '--seed', '1', '--level', 'random']);
  await shown.shows(/▶ You/);
  shown.press(KEY.escape);
  await shown.shows(/Leave the table\?[\s\S]*Enter leaves/);
  shown.press(KEY.escape);
  await shown.shows(/^(?![\s\S]*Leave the table\?)/);
  expect(shown.isAlternate()).toBe(true);
  shown.press(KEY.escape);
  await shown.shows(/Leave the table\?/);
  await shown.enterUntil(/Go on with: talon resume/);
  const { code } = await shown.exited;
  expect(code).toBe(0);
  expect(shown.isAlternate()).toBe(false);
  expect(shown.text()).toMatch(/Go on with: talon resume boese-dame-\S+/);
});
