/**
 * The screens in hostile and irrelevant environments: what may upset them in two lots, in which nothing
 * offsets another. `TALON_HOSTILE=all` sets each alone.
 */
import { describe, expect, test } from 'vitest';
import { KEY, openWindow, type WindowSetup } from './window.ts';

const SINGLE: readonly WindowSetup[] = [
  { env: { DEV: 'true' } },
  { env: { CI: 'true' } },
  { env: { NODE_ENV: 'development' } },
  { env: { FORCE_COLOR: '3', NO_COLOR: '1' } },
  { env: { LANG: 'C' }, unset: ['TERM'] },
  { env: { INK_SCREEN_READER: 'true' }, unset: ['HOME'] },
];

const LOTS: readonly WindowSetup[] = [
  { env: { DEV: 'true', NODE_ENV: 'development', FORCE_COLOR: '3', NO_COLOR: '1' } },
  { env: { CI: 'true', LANG: 'C', INK_SCREEN_READER: 'true' }, unset: ['TERM', 'HOME'] },
];

const ALL: WindowSetup = {
  env: { DEV: 'true', CI: 'true', NODE_ENV: 'development', FORCE_COLOR: 'nonsense', LANG: 'C' },
  unset: ['TERM', 'HOME'],
};

const TURN = /Enter plays[\s\S]*q leave/;

describe('hostile environments', () => {
  test.concurrent.each(process.env.TALON_HOSTILE === 'all' ? SINGLE : LOTS)(
    '%j: a table is played at and drawn anew',
    async (setup) => {
      const args = ['play', 'boese-dame', '--seed', '1', '--level', 'random'];
      const window = openWindow(args, { isResting: true, ...setup });
      try {
        await window.shows(TURN);
        await window.enterUntil(/\b(?!Enter)[A-Z][a-z]+ plays[\s\S]*Enter plays/);
        window.resize(100, 30);
        await window.shows(/(.*\n){28}.*q leave/);
        window.press('qq');
        expect(await window.exited).toEqual({ code: 0, signal: 0 });
        expect(window.isAlternate()).toBe(false);
      } finally {
        await window.close();
      }
    },
  );

  test('all at once: every screen', async () => {
    const window = openWindow([], { isResting: true, ...ALL });
    const follow = async (steps: readonly (readonly [keys: string, shown: RegExp])[]) => {
      for (const [keys, shown] of steps) {
        if (keys === KEY.enter) await window.enterUntil(shown);
        else window.press(keys);
        await window.shows(shown);
      }
    };
    try {
      await window.shows(/card games in the terminal/);
      await follow([
        ['r', /in a minute/],
        ['q', /card games in the terminal/],
        ['o', /Who plays/],
        [KEY.enter, /q leave/],
        ['qq', /card games in the terminal/],
        [KEY.end, /card games in the terminal/],
      ]);
      window.press(KEY.interrupt);
      expect(await window.exited).toEqual({ code: 130, signal: 0 });
    } finally {
      await window.close();
    }
  });
});
