/** Words as data: a missing translation does not compile, and nothing stands there that nobody says. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'talon-translations-'));
afterAll(() => rmSync(copy, { recursive: true }));

cpSync(join(ROOT, 'tsconfig.json'), join(copy, 'tsconfig.json'));
cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'));
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
for (const module of ['lang', 'cards', 'engine', 'blocks', 'games'])
  cpSync(join(ROOT, 'src', module), join(copy, 'src', module), { recursive: true });

const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
const data = names.filter((name) => name.endsWith('.json')).map((name) => `src/${name}`);
const sources = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `src/${name}`);

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The sources that import a file of words. */
const importers = (file: string): readonly string[] =>
  sources.filter(
    (source) => dirname(source) === dirname(file) && read(source).includes(`'./${basename(file)}'`),
  );

/** The sources that import a file of words from wherever they are. */
const users = (file: string): readonly string[] =>
  sources.filter((source) =>
    [...read(source).matchAll(/from '(\.[^']+\.json)'/g)].some(
      ([, path = '']) => join(dirname(source), path) === file,
    ),
  );

/** The files that the compiler finds fault with. */
function faulty(): readonly string[] {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const files = [...stdout.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file = '']) => file);
  return [...new Set(files)].sort();
}

const GERMAN = /,\s*"de": ("(?:[^"\\]|\\.)*"|\[[^\]]*\])/g;

/** A file of words without one of its German texts. */
function withoutOne(file: string, which: 0 | -1): string {
  const text = read(file);
  const found = [...text.matchAll(GERMAN)].at(which);
  if (found === undefined) throw new Error(`no German in ${file}`);
  return text.slice(0, found.index) + text.slice(found.index + found[0].length);
}

test.each([
  ['the last meaning of a glossary', /(glossary|common-words)\.json$/, -1],
  ['the first sentence of a minute', /lesson\.json$/, 0],
  ['the last sentence of a lesson', /lesson\.json$/, -1],
  ['the last sentence of a sheet', /sheet.*\.json$/, -1],
] as const)('no game compiles without the German of %s', (_, name, which) => {
  const files = data.filter((file) => name.test(file));
  for (const file of files) writeFileSync(join(copy, file), withoutOne(file, which));
  expect(faulty()).toEqual(files.flatMap(importers).sort());
  for (const file of files) writeFileSync(join(copy, file), read(file));
});

/** Texts by their keys; the screen's have a folder of their own. */
const TEXTS = /(texts|spelling|man)\.json$|messages\//;

const textFiles = data.filter((file) => basename(file) === 'texts.json');

test('no folder compiles without the German of the last of its texts', () => {
  const copied = textFiles.filter((file) => existsSync(join(copy, file)));
  for (const file of copied) writeFileSync(join(copy, file), withoutOne(file, -1));
  const found = faulty();
  const whole = copied.filter((file) => !importers(file).some((user) => found.includes(user)));
  expect(whole).toEqual([]);
  for (const file of copied) writeFileSync(join(copy, file), read(file));
});

/** The keys that lead to each text below a value. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, below]) => pathsIn(below, [...path, key]));
}

/** The groups of texts that games hand over whole. */
const HANDED_OVER = ['endReasons', 'events'];

/** The source with the names of groups, `const KEYS = texts.keys;`, replaced by the groups. */
const inFull = (source: string): string =>
  [...source.matchAll(/^const ([A-Z_]+) = (\w*[tT]exts\.\w+);$/gm)].reduce(
    (text, [line, name, group]) =>
      text.replace(line, '').replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${group}`),
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
        ...Object.keys(minute ?? {}).map((key) => `said.${key}`),
        ...Object.keys(sheet).map((key) => `sheet.${key}`),
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

test('no module compiles without the German of one of its texts', () => {
  cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true });
  const files = data.filter((file) => TEXTS.test(file));
  for (const file of files) writeFileSync(join(copy, file), withoutOne(file, -1));
  const found = faulty();
  expect(files.filter((file) => !users(file).some((user) => found.includes(user)))).toEqual([]);
});
