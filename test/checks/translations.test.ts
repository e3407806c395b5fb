/**
 * Words as data: a missing translation does not compile, and nothing stands there that nobody says. The compiler runs
 * once: beside the sources stand copies of those that import words, and each imports words with one text less.
 */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../support/compiler.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'talon-translations-'));
afterAll(() => rmSync(copy, { recursive: true }));

const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
const data = names.filter((name) => name.endsWith('.json')).map((name) => `src/${name}`);
const sources = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `src/${name}`);

const texts = new Map<string, string>();

function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** The sources that import a file of words. */
const importers = (file: string): readonly string[] =>
  sources.filter(
    (source) => dirname(source) === dirname(file) && read(source).includes(`'./${basename(file)}'`),
  );

const JSON_IMPORT = /from '(\.[^']+\.json)'/g;

/** The sources that import a file of words from wherever they are. */
const users = (file: string): readonly string[] =>
  sources.filter((source) =>
    [...read(source).matchAll(JSON_IMPORT)].some(
      ([, path = '']) => join(dirname(source), path) === file,
    ),
  );

const GERMAN = /,\s*"de": ("(?:[^"\\]|\\.)*"|\[[^\]]*\])/g;

/** A file of words without one of its German texts. */
function withoutOne(file: string, which: 0 | -1): string {
  const text = read(file);
  const found = [...text.matchAll(GERMAN)].at(which);
  if (found === undefined) throw new Error(`no German in ${file}`);
  return text.slice(0, found.index) + text.slice(found.index + found[0].length);
}

/** `src/games/cabo/lesson.json` of a case, as `src/games/cabo/lesson.first.json`. */
const placeIn = (name: string, file: string): string =>
  file.replace(/\.(json|tsx?)$/, `.${name}.$1`);

/** Files of words without their first or last German text, each with copies of those who use it. */
interface Case {
  readonly name: string;
  readonly files: readonly string[];
  readonly which: 0 | -1;
}

const filesCalled = (name: RegExp): readonly string[] => data.filter((file) => name.test(file));

/** Texts by their keys; the screen's have a folder of their own. */
const TEXTS = /(texts|spelling|man)\.json$|messages\//;

const GLOSSARIES: Case = {
  name: 'glossary',
  files: filesCalled(/(glossary|common-words)\.json$/),
  which: -1,
};
const MINUTES: Case = { name: 'minute', files: filesCalled(/lesson\.json$/), which: 0 };
const LESSONS: Case = { name: 'lesson', files: filesCalled(/lesson\.json$/), which: -1 };
const SHEETS: Case = { name: 'sheet', files: filesCalled(/sheet.*\.json$/), which: -1 };
const SENTENCES: Case = { name: 'text', files: filesCalled(TEXTS), which: -1 };

/** Puts the spoilt words of a case in the copy, and beside every source that uses them one that uses these instead. */
function spoil({ name, files, which }: Case): void {
  for (const file of files) writeFileSync(join(copy, placeIn(name, file)), withoutOne(file, which));
  for (const source of new Set(files.flatMap(users))) {
    const spoilt = read(source).replaceAll(JSON_IMPORT, (line, path: string) =>
      files.includes(join(dirname(source), path)) ? line.replace(path, placeIn(name, path)) : line,
    );
    writeFileSync(join(copy, placeIn(name, source)), spoilt);
  }
}

/** The files that the compiler finds fault with. */
let faulty: ReadonlySet<string> = new Set();

beforeAll(() => {
  for (const part of ['tsconfig.json', 'package.json', 'src'])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const one of [GLOSSARIES, MINUTES, LESSONS, SHEETS, SENTENCES]) spoil(one);
  const { faults } = compile(copy, ['--noEmit']);
  faulty = new Set([...faults.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file = '']) => file));
});

/** The sources that a case makes faulty, by the names they have without it. */
const faultyIn = ({ name }: Case): readonly string[] =>
  sources.filter((source) => faulty.has(placeIn(name, source))).sort();

test('nothing else is at fault', () => {
  expect(sources.filter((source) => faulty.has(source))).toEqual([]);
});

describe('no game compiles without the German of', () => {
  test.each([
    ['the last meaning of a glossary', GLOSSARIES],
    ['the first sentence of a minute', MINUTES],
    ['the last sentence of a lesson', LESSONS],
    ['the last sentence of a sheet', SHEETS],
  ])('%s', (_, one) => {
    expect(one.files.length).toBeGreaterThan(10);
    expect(faultyIn(one)).toEqual([...new Set(one.files.flatMap(importers))].sort());
  });
});

test('no module compiles without the German of one of its texts', () => {
  const found = faultyIn(SENTENCES);
  const whole = SENTENCES.files.filter((file) => !users(file).some((one) => found.includes(one)));
  expect(whole).toEqual([]);
});

/** The keys that lead to each text below a value. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, below]) => pathsIn(below, [...path, key]));
}

/** The groups of texts that games hand over whole. */
const HANDED_OVER = ['endReasons', 'events', 'forfeits'];

const GROUP = /^const ([A-Z_]+) = (\w*[tT]exts\.\w+);$/gm;
const GROUPS = /^const \{ ([^}]+) \} = (\w*[tT]exts);$/gm;

/** The names that a line gives to groups of texts: `const KEYS = texts.keys;`, `const { keys: names } = texts;`. */
const named = (source: string) => [
  ...[...source.matchAll(GROUP)].map(([line, name = '', group = '']) => ({ line, name, group })),
  ...[...source.matchAll(GROUPS)].flatMap(([line, parts = '', texts]) =>
    parts.split(', ').map((part) => {
      const [key = '', name = key] = part.split(': ');
      return { line, name, group: `${texts}.${key}` };
    }),
  ),
];

/** The source with the names of groups replaced by the groups. */
const inFull = (source: string): string =>
  named(source).reduce(
    (text, { line, name, group }) =>
      text.replace(line, '').replaceAll(new RegExp(`(?<![.'])\\b${name}\\b(?!:)`, 'g'), group),
    source,
  );

test('every text of a module is said, by its key or by that of its group', () => {
  const files = data.filter((file) => TEXTS.test(file));
  const vain = files.flatMap((file) => {
    const code = users(file).map(read).map(inFull).join('\n');
    return pathsIn(JSON.parse(read(file)))
      .filter(([top = '']) => !HANDED_OVER.includes(top))
      .filter(([...path]) => {
        const [key = '', group = '', ...above] = path.reverse();
        const chosen = above.map((one) => `\\.${one}\\[`);
        return ![`[.']${key}\\b`, `\\.${group}\\b(?!\\.)`, ...chosen].some((said) =>
          new RegExp(said).test(code),
        );
      })
      .map((path) => `${file}: ${path.join('.')}`);
  });
  expect(vain).toEqual([]);
});

test('every sentence of a minute and a sheet is said', () => {
  const vain = data
    .filter((file) => /(lesson|sheet.*)\.json$/.test(file))
    .flatMap((file) => {
      const { minute, deals, ...sheet }: Record<string, object> = JSON.parse(read(file));
      const code = importers(file).map(read).join('\n');
      return [
        ...Object.keys(minute ?? {}).map((key) => `\\w+\\.${key}`),
        ...Object.keys(sheet).map((key) => `sheet\\.${key}`),
      ]
        .filter((member) => !new RegExp(`\\b${member}\\b`).test(code))
        .map((member) => `${file}: ${member}`);
    });
  expect(vain).toEqual([]);
});

test('a word is common if several games explain it', () => {
  const glossaries = data.filter((file) => basename(file) === 'glossary.json').map(read);
  const words = Object.keys(JSON.parse(read('src/blocks/common-words.json')));
  const rare = words.filter(
    (word) => glossaries.filter((text) => text.includes(`"common": "${word}"`)).length < 2,
  );
  expect(rare).toEqual([]);
});
