/** Lessons in lines. */
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang, same } from '../../src/lang/text.ts';
import { runLesson } from '../../src/line/index.ts';
import { stopsOf } from '../../src/play/coach/coach.ts';
import { minuteOf } from '../../src/play/coach/lesson-words.ts';
import { always } from '../support/hearing.ts';
import { taught } from '../support/lessons.ts';

async function heard(
  [, game, lesson]: (typeof taught)[number],
  lang: Lang,
  typed: Iterable<string>,
): Promise<readonly string[]> {
  let text = '';
  const output = { write: (words: string) => (text += words) };
  const io = { input: Readable.from(typed), output, error: output, isTTY: false };
  const progress = { met: new Set<string>(), note: async () => {} };
  expect(await runLesson({ game, lesson, lang, progress }, io)).toBe(0);
  return text.trimEnd().split('\n');
}

/** All games with TALON_LESSONS=all. */
const some = process.env.TALON_LESSONS === 'all' ? taught : taught.slice(0, 1);

describe.each(some)('%s', (...entry) => {
  test.each(LANGS)('is gone through by ones (%s)', async (lang) => {
    const lines = await heard(entry, lang, always('1'));
    const ideas = stopsOf(entry[2]).length;
    const title = lang === 'en' ? /^Idea \d+ of/ : /^Gedanke \d+ von/;
    expect(lines.filter((line) => title.test(line))).toHaveLength(ideas);
    expect(lines.at(-1)).toMatch(lang === 'en' ? /^You have met every idea/ : /^Damit kennst du/);
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[|\]|\{|\}|<|>|\$\d/);
  });
});

test('another move may be tried, and one may stop', async () => {
  const first = taught.find(([id]) => id === 'boese-dame');
  if (first === undefined) throw new Error('the game has no lesson');
  const lines = await heard(first, 'en', ['1\n', 'again\n', '2\n', 'quit\n']);
  expect(lines.filter((line) => line.startsWith('Idea 1 of'))).toHaveLength(2);
  expect(lines.some((line) => line.startsWith('Idea 2 of'))).toBe(false);
});

test('a sentence that trails off gets no full stop', async () => {
  const [id, game, lesson] = taught.find(([one]) => one === 'boese-dame') ?? [];
  if (id === undefined || game === undefined || lesson === undefined)
    throw new Error('the game has no lesson');
  const minute = () => [same('And so on …'), ...minuteOf(game, lesson)];
  const lines = await heard([id, { ...game, minute }, lesson], 'en', ['quit\n']);
  expect(lines.filter((line) => line.includes('…'))).toEqual(['And so on …']);
});
