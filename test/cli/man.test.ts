/** The manual: every command and option is in it, and what reads manuals finds no fault. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gameList } from '../../src/cli/games/game-list.ts';
import { bold, italic, manual, paragraphs, roffText, taggedParagraph } from '../../src/cli/man.ts';
import { analysisCommands, commands } from '../../src/cli/specs/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'talon-man-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const named = [...commands, ...analysisCommands(gameList)].filter(({ hidden }) => hidden !== true);

function pageOf(path: string): string {
  const page = manual.find((one) => one.path === path);
  if (page === undefined) throw new Error(`there is no page ${path}`);
  return page.text;
}

describe('roff', () => {
  test.each([
    ['-o key=value', '\\-o key=value'],
    ["'a' or `b`", '\\(aqa\\(aq or \\(gab\\(ga'],
    ['C:\\games ~ ^ "x"', 'C:\\(rsgames \\(ti \\(ha \\(dqx\\(dq'],
    ['für … „Ass“', 'f\\[u00FC]r \\[u2026] \\[u201E]Ass\\[u201C]'],
  ])('%j is escaped', (text, roff) => expect(roffText(text)).toBe(roff));

  test('no line of text is taken for a request', () => {
    expect(paragraphs(".TH of '.so'\n\n.PP. 'tis so")).toBe(
      '\\&.TH of \\(aq.so\\(aq\n.PP\n\\&.PP. \\(aqtis so',
    );
    expect(taggedParagraph(roffText('.'), '...')).toBe('.TP\n\\&.\n\\&...');
  });

  test('a sentence begins a line; what is between backquotes is bold', () => {
    expect(paragraphs('See `talon -h`. It\nhelps.')).toBe(`See ${bold('talon -h')}.\nIt helps.`);
    expect(italic('a-b')).toBe('\\fIa\\-b\\fR');
  });
});

describe('the pages', () => {
  test('are one for each command and one for all, in both languages; npm installs the English ones', () => {
    const names = ['talon', ...named.map(({ name }) => `talon-${name}`)].map(
      (one) => `man1/${one}.1`,
    );
    expect(manual.map(({ path }) => path)).toEqual([...names, ...names.map((one) => `de/${one}`)]);
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(manifest.directories.man).toBe('dist/man/man1');
    expect(manifest.files).toContain('dist');
  });

  test.each(['en', 'de'] as const)('hold every option, argument and example (%s)', (lang) => {
    for (const { name, meaning, args, options, examples } of named) {
      const page = pageOf(`${lang === 'en' ? '' : 'de/'}man1/talon-${name}.1`);
      for (const one of [...options, ...args, meaning])
        expect(page.replaceAll('\n', ' ')).toContain(paragraphs(one[lang]).replaceAll('\n', ' '));
      for (const { flags } of options)
        for (const flag of flags.match(/(?<![\w-])--?[\w-]+/g) ?? [])
          expect(page).toContain(bold(flag));
      for (const told of examples) expect(page).toContain(paragraphs(told[lang]));
      expect(page).not.toMatch(/^\\fBtalon.* (?:GAME|FORMAT|DRILL|ASKED|ODDS)/m);
    }
  });

  test('the first one names all the others', () => {
    for (const { name } of named)
      expect(pageOf('man1/talon.1')).toContain(`${bold(`talon-${name}`)}(1)`);
  });
});

const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/** What a program makes of all pages; it must find no fault. */
function read(program: string, args: readonly string[]): string {
  const files = manual.map(({ path, text }, i) => {
    const file = join(folder, `${i}-${basename(path)}`);
    writeFileSync(file, text);
    return file;
  });
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status, stdout, stderr } = spawnSync(program, [...args, ...files], {
    encoding: 'utf8',
    env,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

describe('read by', () => {
  test.skipIf(!has('groff'))('groff: no warning, nothing lost', () => {
    const pages = read('groff', ['-ww', '-man', '-Tutf8', '-P-cbou']);
    expect(pages).toMatch(/\n +talon-sim\(1\)\n +let opponents play many matches\n/);
    expect(pages).toMatch(/\n +-n, --matches n\n +how many matches \(10\)\n/);
    expect(pages).toMatch(/\nÜBERSICHT\n +talon sim game \[Optionen\]\n/);
    expect(pages).not.toMatch(/\\|\bfB|\(aq/);
  });

  test.skipIf(!has('mandoc'))('mandoc: no fault', () => {
    read('mandoc', ['-T', 'lint', '-W', 'error']);
  });
});
