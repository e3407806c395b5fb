/** What the README says of the games and the scripts is true. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { gamesTable, README } from '../support/readme.ts';

const text = readFileSync(README, 'utf8');
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
).scripts;

test('the table of games is the one its data makes (npm run readme)', () => {
  expect(text).toContain(gamesTable());
});

test('every npm script the README names exists', () => {
  const named = [...text.matchAll(/npm (?:run )?(start|test|[a-z]+)(?= |`|\n)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !['ci', 'pack', 'install', 'link', 'run'].includes(name));
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('test/README.md lists the folders there are', () => {
  const folder = resolve(import.meta.dirname, '..');
  const table = readFileSync(resolve(folder, 'README.md'), 'utf8').match(/^\| `.*$/gm) ?? [];
  const listed = table.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z]+)\//g)].map((match) => match[1] ?? ''),
  );
  const there = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(listed.sort()).toEqual(there.map(({ name }) => name).sort());
});
