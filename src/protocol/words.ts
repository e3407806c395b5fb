/**
 * A command line in words, as a shell would split it, though no shell runs: quotes and backslashes, and
 * nothing else. The program starts in a folder of its own, so words that name files become whole paths.
 */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { text } from '../lang/text.ts';

const UNCLOSED = text(
  'a quotation mark in the command after exec: is not closed',
  'ein Anführungszeichen im Befehl nach exec: wird nicht geschlossen',
);
const NO_WORD = text('there is no command after exec:', 'nach exec: fehlt der Befehl');

/** A stretch in quotes, an escaped character, blanks, or anything else. */
const PART = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|(\s+)|([^\s'"\\]+)|(.)/gsu;

const unescaped = (quoted: string): string => quoted.replace(/\\(["\\$`])/g, '$1');

/** The words of a command; refused without any, or with a quotation mark left open. */
export function splitWords(command: string): readonly string[] | Refusal {
  const words: string[] = [];
  let word: string | undefined;
  for (const [, single, double, escaped, blank, plain] of command.matchAll(PART)) {
    const part = single ?? (double === undefined ? undefined : unescaped(double));
    const added = part ?? escaped ?? plain;
    if (added !== undefined) word = (word ?? '') + added;
    else if (blank === undefined) return refuse('notation', UNCLOSED);
    else if (word !== undefined) words.push(word);
    if (blank !== undefined) word = undefined;
  }
  if (word !== undefined) words.push(word);
  return words.length > 0 ? words : refuse('notation', NO_WORD);
}

const hasSlash = (word: string): boolean => /[/\\]/.test(word);

/** The words with those that name files of the caller's folder as whole paths; a bare first word is left to the PATH. */
const rooted = (words: readonly string[], folder: string): readonly string[] =>
  words.map((word, at) => {
    const mayBePath = hasSlash(word) || (at > 0 && word.includes('.'));
    const path = resolve(folder, word);
    return mayBePath && existsSync(path) ? path : word;
  });

/** What to call a program that has not said its name: the file that is run. */
export function nameOf(words: readonly string[]): string {
  const [first = '', ...others] = words;
  const script = others.find((word) => !word.startsWith('-') && /[/\\.]/.test(word));
  return basename(script ?? first);
}

/** The words of a command with whole paths. */
export function readCommand(command: string, folder: string): readonly string[] | Refusal {
  const words = splitWords(command);
  return isRefusal(words) ? words : rooted(words, folder);
}
