/** The borders of the architecture: a part imports only the parts before it, a folder only the floors below it. */
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

/**
 * The floors of each part that has folders, from the ground up: a folder imports itself and those before it. The dot
 * stands for the files of the part itself.
 */
const FLOORS: Readonly<Record<string, string>> = {
  engine: '. laws',
  'games/binokel': 'rules shown mind analysis .',
  'games/bridge': 'state solver rules shown system evaluation mind formats analysis .',
  'games/canasta': 'state turn shown mind .',
  'games/durak': 'state deal bout variants rules shown mind ending words .',
  play: 'steps disk kept session advice past coach',
  script: 'shards records where sim outside tournament threads examine .',
  tui:
    'surface terminal theme art picking context components ' +
    'table/scene table/cards table/frame table/seats table/middle table/bids table/ring table/motion table ' +
    'screens/score screens/turn screens/windows screens/form screens/end screens/table ' +
    'screens/learn screens/practice screens/past screens/menu .',
  cli: 'call games print parse commands/games commands/records commands/runs commands/play commands specs .',
};

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

/** The part of the program that a file belongs to: a game, else a top-level folder. */
const partOf = (file: string): string => /^(?:games\/[^/]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? '';

/** The folder of a file below its part: `disk` of `play/disk/files.ts`, a dot of `cli/main.ts`. */
const folderIn = (part: string, file: string): string => relative(part, dirname(file)) || '.';

const foldersOf = (part: string): readonly string[] => [
  ...new Set(files.filter((file) => partOf(file) === part).map((file) => folderIn(part, file))),
];

const floorsOf = (part: string): readonly string[] => FLOORS[part]?.split(' ') ?? [];

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

  test('the floors of a part are its folders', () => {
    const parts = [...new Set(files.map(partOf))];
    const divided = parts.filter((part) => foldersOf(part).length > 1);
    expect(divided.sort()).toEqual(Object.keys(FLOORS).sort());
    for (const part of divided)
      expect([...floorsOf(part)].sort(), part).toEqual([...foldersOf(part)].sort());
  });

  test('a folder imports only those on the floors below it', () => {
    const climbing = files.flatMap((file) => {
      const part = partOf(file);
      const floorOf = (path: string): number => floorsOf(part).indexOf(folderIn(part, path));
      return importsOf(file)
        .filter((target) => /\.tsx?$/.test(target) && partOf(target) === part)
        .filter((target) => floorOf(target) > floorOf(file))
        .map((target) => `${file} → ${target}`);
    });
    expect(climbing).toEqual([]);
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
