/** Every clause of every sheet has a test titled by its number. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';

const TESTS = join(import.meta.dirname, '../games');

/** The titles of all tests in a folder, as they stand in the source. */
function titlesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [...text.matchAll(/(?:\b(?:test|it)|\))\(\s*(['"`])(.*?)\1/gs)].map((m) => m[2] ?? '');
    });
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('every clause has a test titled by it', () => {
    const options = resolveOptions(game.options, {});
    if (isRefusal(options)) throw new Error(options.text.en);
    const titles = titlesIn(join(TESTS, id));
    const untested = game
      .clauses(options)
      .filter((clause) => !titles.some((title) => new RegExp(`\\b${clause.id}\\b`).test(title)))
      .map((clause) => clause.id);
    expect(untested).toEqual([]);
  });

  test('a test is titled “must hold 1”', () => {
    expect(titlesIn(join(TESTS, id)).some((title) => /must hold 1\b/i.test(title))).toBe(true);
  });

  test('clauses are numbered without repeats and say something in both languages', () => {
    const options = resolveOptions(game.options, {});
    if (isRefusal(options)) throw new Error(options.text.en);
    const clauses = game.clauses(options);
    expect(new Set(clauses.map((clause) => clause.id)).size).toBe(clauses.length);
    const blank = clauses.filter(({ text }) => text.en.length < 20 || text.de.length < 20);
    expect(blank).toEqual([]);
  });
});
