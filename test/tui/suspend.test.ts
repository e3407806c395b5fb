/** Ctrl-Z in a shell: the screen is given back, and `fg` goes on where it was. */
import { expect, onTestFinished, test } from 'vitest';
import { TALON } from '../support/talon.ts';
import { KEY, openWindow } from './window.ts';

test('Ctrl-Z stops the program as it stops others, and it goes on with everything drawn', async () => {
  const window = openWindow([], { shell: true });
  onTestFinished(window.close);
  await window.shows(/\$ $/m);
  const play = 'play boese-dame --seed 1 --level random';
  window.press(`'${process.execPath}' '${TALON}' ${play}\r`);
  await window.shows(/Enter plays[\s\S]*q leave/);
  const before = window.text();
  window.press(KEY.suspend);
  await window.shows(/Stopped[\s\S]*\$ $/m);
  expect(window.isAlternate()).toBe(false);
  window.press('echo it is $((40 + 2))\r');
  await window.shows(/^it is 42$/m);
  window.press('fg\r');
  await window.shows(/Enter plays[\s\S]*q leave/);
  expect(window.isAlternate()).toBe(true);
  expect(window.text()).toBe(before);
  window.press(KEY.left);
  await expect.poll(window.text).not.toBe(before);
  window.press('qq');
  await window.shows(/\$ $/m);
  expect(window.isAlternate()).toBe(false);
});
