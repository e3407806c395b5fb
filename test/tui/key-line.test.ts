/** The line of keys names what can be done now, and nothing else. */
import { describe, expect, test } from 'vitest';
import { type Inside, openAt } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { KEY } from './window.ts';

const at = (id: string, given = {}): Inside =>
  openAt({ at: 'table', session: sitAlone(id).session, row: 0 }, given);

describe('the line of keys', () => {
  test('names undo once there is something to take back', async () => {
    const on = at('boese-dame');
    await on.shows(/Enter plays/);
    expect(on.text()).not.toMatch(/u undo/);
    await on.press(KEY.enter, /Enter plays[\s\S]*u undo/);
  });

  test('names it in an auction at 80×24 too, and no hint where one call is left', async () => {
    const on = at('bridge');
    await on.shows(/Enter passes/);
    expect(on.text()).not.toMatch(/u undo/);
    await on.press(KEY.enter, /m meanings · u undo · /);
  });

  test('names the keys of a number while the cursor is on it', async () => {
    const on = at('bakkarat');
    await on.shows(/←→ less, more · 0–9 /);
    await on.press('7', /Enter stakes 7/);
    await on.press(KEY.right, /Enter stakes 8/);
  });

  test('names nothing that decides where there is nothing to decide', async () => {
    const on = at('auf-wiedersehen', { speed: 'slow' });
    await on.shows(/a 2–9 0 j q k place · h hint · p play it out · l log · \? help · Esc leave/);
    await on.press('p', /s score · l log · r rules · \? help · q leave/);
    expect(on.text()).not.toMatch(/h hint|space pick|Enter play|waiting for/);
  });
});
