/**
 * What a module may know: the general ones no game and no word of one, the opponents nothing that is
 * drawn, the screen and the line mode nothing that opponents think. And what is done in one place.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const SRC = resolve(import.meta.dirname, '../../src');

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(\.tsx?|\btexts\.json)$/.test(name))
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }));

/** In words apart: `CABO_52`, `caboPack` and `cabo-52` all say “cabo”. */
const apart = (source: string): string =>
  source.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/[_-]/g, ' ');

const general = sources
  .filter(({ file }) => !file.startsWith('games/'))
  .map(({ file, source }) => ({ file, said: apart(source) }));

const saying = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${apart(word)}(?![\\p{L}])`, 'iu');

/** Files that say the word, in code or comments. */
const whereSaid = (word: string, among = general): readonly string[] =>
  among.filter(({ said }) => saying(word).test(said)).map(({ file }) => file);

/** Files, as far as `folders` fits their paths, in which the pattern stands; except those. */
const whereFound = (pattern: RegExp, folders: RegExp, except: readonly string[] = []) =>
  sources
    .filter(({ file, source }) => folders.test(file) && pattern.test(source))
    .map(({ file }) => file)
    .filter((file) => !except.includes(file));

/** Words of single games. Bids and stakes are not among them: the table description speaks of both. */
const GAMES_WORDS = `
dummy, declarer, declarers, vulnerable, vulnerability, IMP, IMPs, double dummy
bout, bouts, weli, cheat, cheats, cheating, schummeln
melded, red three, red threes, frozen pile, wild card
dabb, untendurch, abgegangen, kamikaze, restock, beg, packet, packets
banker, punto, banco, kabu, shippin, kuppin, arashi
`
  .trim()
  .split(/, |\n/);

/** Words that more games share, and the general modules, or folders of them, that may say them. */
const SHARED_WORDS: Readonly<Record<string, readonly string[]>> = {
  // A mark of the table description, and how it is drawn and spoken.
  trump: [
    'engine/table.ts',
    'tui/picking/order.ts',
    'tui/table/',
    'tui/theme/',
    'tui/screens/windows/help.tsx',
    'line/texts.json',
    'library/observation.ts',
  ],
  // A role of the table description, and how it is drawn, at a deal's end too.
  meld: [
    'engine/table.ts',
    'tui/table/',
    'tui/screens/end/',
    'tui/screens/windows/melds.tsx',
    'library/observation.ts',
  ],
  // A family of games, and that a table has places for them.
  melds: ['engine/profile.ts', 'engine/table.ts', 'engine/texts.json', 'tui/'],
};

describe('a general module names', () => {
  test.each(games.map(({ id, names }) => [id, names] as const))('not %s', (id, names) => {
    const named = [id, names.en, names.de].flatMap((name) => whereSaid(name));
    expect([...new Set(named)]).toEqual([]);
  });

  test('no word of a single game', () => {
    const said = GAMES_WORDS.flatMap((word) => whereSaid(word).map((file) => `${file}: ${word}`));
    expect(said).toEqual([]);
  });

  test('a word that games share only where it must be drawn or spoken', () => {
    const elsewhere = general.filter(({ file }) => !file.startsWith('blocks/'));
    for (const [word, allowed] of Object.entries(SHARED_WORDS)) {
      const said = whereSaid(word, elsewhere);
      const may = (file: string): boolean => allowed.some((path) => file.startsWith(path));
      expect(
        said.filter((file) => !may(file)),
        word,
      ).toEqual([]);
      const idle = allowed.filter((path) => !said.some((file) => file.startsWith(path)));
      expect(idle, word).toEqual([]);
    }
  });

  test('no region by its id and no move by its verb', () => {
    const ids = /\bid [!=]== '|[vV]erb(?:Of)?\b[^\n]* [!=]== '/;
    expect(whereFound(ids, /^(?:ai|play|line|script|tui\/(?:table|parts))\//)).toEqual([]);
  });
});

describe('facets', () => {
  test('opponents do not see what is drawn', () => {
    expect(whereFound(/\bdisplay\b|\bAnyGame\b|\bShownGame\b/, /^ai\//)).toEqual([]);
  });

  test('the screen and the line mode do not see what opponents think', () => {
    expect(whereFound(/\bheuristics\b/i, /^(?:tui|line)\//)).toEqual([]);
  });
});

describe('in one place', () => {
  test('options are resolved and checked against each other', () => {
    const outside = /^(?!games\/)/;
    const home = ['engine/match-options.ts'];
    expect(whereFound(/\bresolveOptions\b/, outside, [...home, 'engine/options.ts'])).toEqual([]);
    expect(whereFound(/\.check\?\.\(/, outside, home)).toEqual([]);
  });

  test('an opponent is asked for a move', () => {
    const asking = /import \{[^}]*\b(?:think|decide|playerStream)\b[^}]*\} from '[./]*\/ai\//;
    expect(whereFound(asking, /^(?!ai\/)/, ['play/session/choose-move.ts'])).toEqual([]);
  });

  test('players and deals are read as they are typed', () => {
    const cast = /Number\([\w.]*options\.(?:players|deals)\)/;
    expect(whereFound(cast, /./)).toEqual([]);
  });
});

test('what looks for words finds them however they are written', () => {
  const at = (source: string) => [{ file: 'some.ts', said: apart(source) }];
  for (const source of ['CABO_52', "'cabo-52'", '// Cabo’s pack', 'caboPack', 'newCabo'])
    expect(whereSaid('cabo', at(source)), source).toEqual(['some.ts']);
  for (const source of ['cabos', 'scabord']) expect(whereSaid('cabo', at(source))).toEqual([]);
  expect(whereSaid('all-fours', at('ALL_FOURS'))).toEqual(['some.ts']);
});
