/** The borders of the house: a room imports only rooms above it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** Rooms from the ground up; a room may import itself and what stands before it. */
const ROOMS = [
  'lang',
  'cards',
  'engine',
  'blocks',
  'games',
  'ai',
  'play',
  'script',
  'library',
  'line',
  'tui',
  'cli',
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');

/** Files of the house that a file imports, as paths below src. */
const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    relative(SRC, resolve(SRC, dirname(file), match[1] ?? '')),
  );

const roomOf = (file: string): string => file.split('/')[0] ?? '';

describe('the borders of the house', () => {
  test('every file lies in a room', () => {
    expect(files.filter((file) => !ROOMS.includes(roomOf(file)))).toEqual([]);
  });

  test('a room imports only the rooms above it', () => {
    const crossings = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => ROOMS.indexOf(roomOf(target)) > ROOMS.indexOf(roomOf(file)))
        .map((target) => `${file} → ${target}`),
    );
    expect(crossings).toEqual([]);
  });

  test('games are reached only through src/games/index', () => {
    const crossings = files
      .filter((file) => roomOf(file) !== 'games')
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => roomOf(target) === 'games' && target !== 'games/index.ts')
          .map((target) => `${file} → ${target}`),
      );
    expect(crossings).toEqual([]);
  });

  test('no game imports another game, and the players import none', () => {
    const crossings = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => roomOf(target) === 'games')
        .filter((target) => {
          if (roomOf(file) === 'ai') return true;
          if (roomOf(file) !== 'games' || file === 'games/index.ts') return false;
          return target.split('/')[1] !== file.split('/')[1];
        })
        .map((target) => `${file} → ${target}`),
    );
    expect(crossings).toEqual([]);
  });

  test('no game is named outside its folder', () => {
    const named = files
      .filter((file) => roomOf(file) !== 'games')
      .flatMap((file) => {
        const text = textOf(file);
        return games
          .filter(({ id }) => new RegExp(`['"\`]${id}['"\`]`).test(text))
          .map(({ id }) => `${file}: ${id}`);
      });
    expect(named).toEqual([]);
  });

  test('no clock, process, console or unseeded chance in the pure rooms', () => {
    const pure = ['lang', 'cards', 'engine', 'blocks', 'games', 'ai'];
    const impure = files.filter(
      (file) =>
        pure.includes(roomOf(file)) &&
        /Math\.random|Date\.now|new Date\(|performance\.|process\.|console\./.test(textOf(file)),
    );
    expect(impure).toEqual([]);
  });

  test('play touches files through play/files alone; settings are read at the start', () => {
    const direct = files.filter(
      (file) => roomOf(file) === 'play' && /from 'node:fs/.test(textOf(file)),
    );
    expect(direct.sort()).toEqual(['play/files.ts', 'play/settings.ts']);
  });

  test('no type or lint rule is switched off', () => {
    const escapes = files.filter((file) =>
      /:\s*any\b|as any\b|as unknown as|@ts-ignore|@ts-expect-error|biome-ignore/.test(
        textOf(file),
      ),
    );
    expect(escapes).toEqual([]);
  });
});
