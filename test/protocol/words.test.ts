/** Commands as words: as a shell would read them, without one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { programName, readCommand, splitWords } from '../../src/protocol/bot-process.ts';

test.each([
  ['python3 mybot.py', ['python3', 'mybot.py']],
  ['  a   b\t c ', ['a', 'b', 'c']],
  [`'my bot' "two words" a\\ b`, ['my bot', 'two words', 'a b']],
  [`a'b'"c"d`, ['abcd']],
  [`--x='' ""`, ['--x=', '']],
  [`"say \\"hi\\" \\n" 'it\\s'`, ['say "hi" \\n', 'it\\s']],
  ['$HOME `ls` a|b; *', ['$HOME', '`ls`', 'a|b;', '*']],
])('%s', (command, words) => {
  expect(splitWords(command)).toEqual(words);
});

test.each([['', "'a", '"a', '"a\\"', 'a\\']].flat())('%j is refused', (command) => {
  expect(isRefusal(splitWords(command))).toBe(true);
});

const folder = mkdtempSync(join(tmpdir(), 'talon-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('words that name files of the caller are made whole; others stay', () => {
  writeFileSync(join(folder, 'bot.py'), '');
  writeFileSync(join(folder, 'python3'), '');
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'sub', 'bot'), '');
  expect(readCommand('python3 bot.py other.py sub ./sub/bot -v', folder)).toEqual([
    ...['python3', join(folder, 'bot.py'), 'other.py', 'sub', join(folder, 'sub', 'bot'), '-v'],
  ]);
  expect(readCommand('./python3', folder)).toEqual([join(folder, 'python3')]);
});

test('a program that has not said its name is called by its file', () => {
  expect(programName(['python3', '-u', '/home/ada/bot.py', 'hard'])).toBe('bot.py');
  expect(programName(['/usr/bin/bot', 'hard'])).toBe('bot');
});
