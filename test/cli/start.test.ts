/** What a command loads before it does its work: never the screen, and no game to list the games. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { talonHere } from '../support/here.ts';
import { type Ran, talon } from '../support/talon.ts';

/** Names every file of the bundle that is loaded, on stderr. */
const HOOK = `import{writeSync}from'node:fs';
export async function load(url,context,next){
if(url.includes('/dist/'))writeSync(2,'loaded '+url+'\\n');return next(url,context)}`;
const asData = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
const REGISTER = `import{register}from'node:module';register(${JSON.stringify(asData(HOOK))});`;

/** What a command says and, on stderr, what it loads. */
const watched = (args: readonly string[]): Promise<Ran> =>
  talon(args, { env: { NODE_OPTIONS: `--import=${asData(REGISTER)}` } });

/** The texts of the bundle's files that a command loads. */
async function loadedBy(args: readonly string[]): Promise<readonly string[]> {
  const { err } = await watched(args);
  const urls = [...err.matchAll(/^loaded (\S+)$/gm)].map((match) => match[1] ?? '');
  return urls.map((url) => readFileSync(fileURLToPath(url), 'utf8'));
}

const REACT = /Symbol\.for\("react\./;

const DIST = resolve(import.meta.dirname, '../../dist');

describe('starting', () => {
  test('React is known when it is seen, in the file that draws the screen', () => {
    const screen = readdirSync(DIST).filter((name) => /^mount-.*\.js$/.test(name));
    expect(screen.length).toBeGreaterThan(0);
    for (const name of screen) expect(readFileSync(join(DIST, name), 'utf8')).toMatch(REACT);
  });

  test.each([
    [['sim', 'boese-dame', '-n', '1', '--level', 'random']],
    [['verify', '-']],
    [['replay', '-', '--line']],
    [['play', 'boese-dame', '--line']],
    [[]],
  ])('%j loads neither Ink nor React', async (args) => {
    const files = await loadedBy(args);
    expect(files.length).toBeGreaterThan(1);
    expect(files.some((file) => REACT.test(file))).toBe(false);
  });

  test.each([
    [['games']],
    [['games', '--json']],
    [['games', '--colour']],
    [['games', 'too', 'many']],
    [['--help']],
    [['-h', '--lang', 'de']],
    [['--version']],
  ])('%j is done by one file without rules and screen, as by all of them', async (args) => {
    const light = await watched(args);
    for (const file of ['list.cjs', 'light.cjs']) {
      const text = readFileSync(join(DIST, file), 'utf8');
      expect(text).not.toMatch(REACT);
      expect(text).not.toContain('BOD-3');
    }
    // Any file it loaded would be named among its words.
    expect(light).toEqual(await talonHere(args));
  });

  test('rules are known when they are seen', async () => {
    const files = await loadedBy(['rules', 'boese-dame']);
    expect(files.some((file) => file.includes('BOD-3'))).toBe(true);
  });
});
