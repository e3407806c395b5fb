/** Lessons on the screen: gone through by keys. `TALON_LESSONS=all` goes through those of every game. */
import { describe, expect, test } from 'vitest';
import { findGame } from '../../src/games/index.ts';
import { LANGS, type Lang } from '../../src/lang/text.ts';
import { stopsOf } from '../../src/play/coach.ts';
import { taught } from '../support/lessons.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

ownFolders();

const WORDS: Readonly<
  Record<Lang, { readonly idea: string; readonly next: RegExp; readonly list: RegExp }>
> = {
  en: { idea: 'Idea', next: /Try another move/, list: /First lesson: / },
  de: { idea: 'Gedanke', next: /Einen anderen Zug versuchen/, list: /Erste Lektion: / },
};

/** Presses Enter at the table until what follows has been seen to its end. */
async function decide(on: Inside, verdict: RegExp): Promise<void> {
  for (let presses = 0; presses < 200 && !verdict.test(on.text()); presses++)
    await on.press(KEY.enter, /./);
  expect(on.text()).toMatch(verdict);
}

/** All games with TALON_LESSONS=all. */
const some =
  process.env.TALON_LESSONS === 'all' ? taught : taught.filter(([id]) => id === 'boese-dame');

describe.each(some)('the lesson in %s', (_, game, lesson) => {
  test.each(LANGS)('is gone through by keys, idea by idea (%s)', async (lang) => {
    const { idea, next, list } = WORDS[lang];
    const stops = stopsOf(lesson);
    const on = openAt({ at: 'learn', game, row: 0 }, { lang, speed: 'instant', claims: 'never' });
    await on.shows(new RegExp(game.names[lang]));
    await on.press(KEY.enter, list);
    await on.press(KEY.enter, new RegExp(`${idea} 1 `));
    for (const [n] of stops.entries()) {
      await on.shows(new RegExp(`${idea} ${n + 1} \\w+ ${stops.length}: `));
      expect(on.text()).not.toContain('…');
      await on.press(KEY.enter, /./);
      await decide(on, next);
      if (n + 1 < stops.length) await on.press(KEY.enter, new RegExp(`${idea} ${n + 2} `));
    }
    await on.press(KEY.enter, list);
    expect(on.text().match(/✓/g)).toHaveLength(stops.length);
  });
});

test('another move may be tried; Escape leads back to the ideas, and from there out', async () => {
  const [[, game] = []] = some;
  if (game === undefined) throw new Error('there is no lesson');
  const on = openAt({ at: 'learn', game, row: 0 }, { speed: 'instant' });
  await on.press(KEY.enter, /First lesson/);
  await on.press(KEY.enter, /Idea 1 of/);
  await on.press(KEY.enter, /your turn|follow suit|lead/i);
  await decide(on, /Try another move/);
  await on.press(`${KEY.right}${KEY.enter}`, /^(?![\s\S]*Try another move)/);
  await decide(on, /Try another move/);
  await on.press(KEY.escape, /✓ 1\. /);
  await on.press(KEY.escape, /What shall we play/);
});

test('a game without a lesson says so', async () => {
  const game = findGame('auf-wiedersehen');
  if (game === undefined) throw new Error('there is no such game');
  const on = openAt({ at: 'learn', game, row: 0 });
  await on.shows(/There is no lesson for/);
  await on.press(KEY.enter, /What shall we play/);
});
