/** The borders of the architecture: a module imports only modules above it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** Modules from the ground up; a module may import itself and those before it. */
const MODULES = [
  'lang',
  'cards',
  'engine',
  'blocks',
  'games',
  'ai',
  'protocol',
  'play',
  'script',
  'report',
  'library',
  'line',
  'tui',
  'cli',
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');

/** Files of the program that a file imports, as paths below src. */
const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    relative(SRC, resolve(SRC, dirname(file), match[1] ?? '')),
  );

const moduleOf = (file: string): string => file.split('/')[0] ?? '';

describe('the borders between modules', () => {
  test('every file lies in a module', () => {
    expect(files.filter((file) => !MODULES.includes(moduleOf(file)))).toEqual([]);
  });

  test('a module imports only the modules above it', () => {
    const crossings = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => MODULES.indexOf(moduleOf(target)) > MODULES.indexOf(moduleOf(file)))
        .map((target) => `${file} → ${target}`),
    );
    expect(crossings).toEqual([]);
  });

  test('games are reached only through src/games/index', () => {
    const crossings = files
      .filter((file) => moduleOf(file) !== 'games')
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => moduleOf(target) === 'games' && target !== 'games/index.ts')
          .map((target) => `${file} → ${target}`),
      );
    expect(crossings).toEqual([]);
  });

  test('no game imports another game, and the players import none', () => {
    const crossings = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => moduleOf(target) === 'games')
        .filter((target) => {
          if (moduleOf(file) === 'ai') return true;
          if (moduleOf(file) !== 'games' || file.split('/').length === 2) return false;
          return target.split('/')[1] !== file.split('/')[1];
        })
        .map((target) => `${file} → ${target}`),
    );
    expect(crossings).toEqual([]);
  });

  test('no game is named outside its folder', () => {
    const named = files
      .filter((file) => moduleOf(file) !== 'games')
      .flatMap((file) => {
        const text = textOf(file);
        return games
          .filter(({ id }) => new RegExp(`['"\`]${id}['"\`]`).test(text))
          .map(({ id }) => `${file}: ${id}`);
      });
    expect(named).toEqual([]);
  });

  test('no clock, process, console or unseeded chance in the pure modules', () => {
    const pure = ['lang', 'cards', 'engine', 'blocks', 'games', 'ai'];
    const impure = files.filter(
      (file) =>
        pure.includes(moduleOf(file)) &&
        /Math\.random|Date\.now|new Date\(|performance\.|process\.|console\./.test(textOf(file)),
    );
    expect(impure).toEqual([]);
  });

  test('play touches files through play/disk/files alone; settings, a home and the build are found without it', () => {
    const direct = files.filter(
      (file) => moduleOf(file) === 'play' && /from 'node:fs/.test(textOf(file)),
    );
    expect(direct.sort()).toEqual([
      'play/disk/build-hash.ts',
      'play/disk/files.ts',
      'play/disk/home.ts',
      'play/disk/settings.ts',
    ]);
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
