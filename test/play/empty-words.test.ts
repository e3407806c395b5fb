/** Words that advise nothing are in no text: advice is always one move, as surely as worlds and players say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

/** Phrases that leave the choice to whoever asked, in both languages. */
const EMPTY: readonly RegExp[] = [
  /no (clear )?difference (I|we|that) can/i,
  /no clear difference/i,
  /there is no (clear )?difference/i,
  /cannot be told apart/i,
  /one is as good as the other/i,
  /seems about as good/i,
  /(finde|gibt|sehe) (es )?keinen (klaren )?Unterschied/i,
  /(klarer|kein) Unterschied ist/i,
  /ist beides gleich gut/i,
  /ist wohl ebenso gut/i,
];

const emptyIn = (words: string): readonly string[] =>
  EMPTY.flatMap((phrase) => words.match(phrase)?.[0] ?? []);

/** The files with sentences: texts as data, and texts beside the code of games. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(json|tsx?)$/.test(path),
);

test('no text leaves the choice open', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((path) =>
    emptyIn(readFileSync(join(SOURCES, path), 'utf8')).map((phrase) => `${path}: ${phrase}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'plays [AS] or [KS]: there is no difference I can find.',
  'legt [AS] oder [KS]: Ich finde keinen Unterschied.',
  'Your move seems about as good: no clear difference can be told.',
  'Dein Zug ist wohl ebenso gut: Ein klarer Unterschied ist nicht zu erkennen.',
  'computed, one is as good as the other.',
  'Nachgerechnet ist beides gleich gut.',
])('such as “%s”', (words) => {
  expect(emptyIn(words)).not.toEqual([]);
});
