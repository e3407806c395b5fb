/**
 * Games from outside: `talon --game FILE`, and `talon laws`, in the tests' own process but for threads and the screen.
 * A process imports a file once, so that every changed one has a name of its own.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { wholeGame } from '../../src/script/outside/plain.ts';
import { gameFolder } from '../support/game-file.ts';
import { talonHere as talon } from '../support/here.ts';
import { talon as program, type Ran } from '../support/talon.ts';
import { KEY, openWindow } from '../tui/window.ts';

const files = gameFolder();
afterAll(files.remove);

let trick = '';
let shedding = '';
/** A file that never ends, given up after ten seconds, in which the other tests run. */
let late: Promise<Ran>;
/** The same with a strong opponent to play against. */
const levelled = (text: string): string =>
  text.replace('levels: []', "levels: ['easy', 'medium', 'hard']");
beforeAll(async () => {
  files.put('late.js', 'await new Promise(() => {});');
  late = started('games', '--game', './late.js');
  trick = await files.bundle('trick', levelled);
  shedding = await files.bundle('shedding', levelled);
});

const run = (...args: readonly string[]) => talon(args, { cwd: files.folder });
const path = (name: string): string => join(files.folder, name);
const started = (...args: readonly string[]) => program(args, { cwd: files.folder });
const RUNS = /^talon: the code of \S+ is run\n/;

describe('a game from outside', () => {
  test('is in the list, in its rules and options, and it is said that its code is run', async () => {
    const { code, err } = await started('games', '--game', './trick.js');
    expect([code, err]).toEqual([0, 'talon: the code of ./trick.js is run\n']);
    const { out } = await run('games', '--json', '--game', './trick.js');
    expect(JSON.parse(out).at(-1)).toMatchObject({ game: 'sample-tricks', seats: [4, 4] });
    expect((await run('rules', 'sample-tricks', `--game=${trick}`)).out).toContain('SMP-3');
    expect((await run('--game', trick, 'options', 'Sample Tricks')).out).toContain('rounds');
    const help = await run('--help');
    expect(help.out).toMatch(/--game <file>.*this runs\s+that\s+file's code/s);
  });

  test('simulates on threads as on one, and its records verify where it is known', async () => {
    const sim = ['--game', shedding, 'sim', 'sample-shedding', '-n', '600', '--seed', 's'];
    const many = await started(
      ...sim,
      '--level',
      'random',
      '--records',
      'many.jsonl',
      '--threads',
      '2',
    );
    expect([many.code, many.err]).toEqual([0, expect.stringMatching(RUNS)]);
    const one = await run(...sim, '--level', 'random', '--records', 'one.jsonl', '--threads', '1');
    expect(one.code).toBe(0);
    expect(readFileSync(path('many.jsonl'), 'utf8')).toBe(readFileSync(path('one.jsonl'), 'utf8'));
    expect(readFileSync(path('one.jsonl'), 'utf8')).toContain('"game":"sample-shedding"');
    const known = await run('verify', 'one.jsonl', '--game', shedding);
    expect([known.code, known.out]).toEqual([
      0,
      expect.stringMatching(/^600 records, .* 0 faults/),
    ]);
    await run(...sim.with(5, '1'), '--records', 'short.jsonl');
    const unknown = await run('verify', 'short.jsonl');
    expect(unknown.code).toBe(1);
    expect(unknown.out).toContain(
      'there is no game “sample-shedding”; one from outside needs talon --game FILE',
    );
  });

  test('is merged from its shards where it is known', async () => {
    const sim = ['--game', trick, 'sim', 'sample-tricks', '-n', '4', '--seed', 's', '--level'];
    for (const k of [1, 2]) await run(...sim, 'random', '--shard', `${k}/2`, '--partial', `p${k}`);
    expect(await run('merge', 'p1', 'p2')).toMatchObject({
      code: 1,
      err: 'talon: there is no game “sample-tricks”; one from outside needs talon --game FILE\n',
    });
    expect((await run('--game', trick, 'merge', 'p1', 'p2')).out).toContain('4 matches');
  });

  test('has opponents that search, in a tournament', async () => {
    const { code, out } = await run(
      ...['--game', trick, 'tournament', 'sample-tricks', '--entrant', 'a=easy', '--entrant'],
      ...['b=random', '-n', '24', '--seed', 't', '-o', 'rounds=1', '--json'],
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'sample-tricks' });
  });

  test('is played in lines to its end', async () => {
    const input = '1\n'.repeat(40);
    const { code, out } = await talon(
      ['--game', trick, 'play', 'sample-tricks', '--line', '--seed', '3', '-o', 'rounds=1'],
      { input },
    );
    expect(code).toBe(0);
    expect(out).toContain('Final score:');
  });

  test('is resumed by the words that are said as it is left', async () => {
    const left = await run('--game', trick, 'play', 'sample-tricks', '--line', '--seed', '3');
    const [, words = ''] = /To go on: talon (resume \S+ --game \S+)\.\n$/.exec(left.out) ?? [];
    const { code, out } = await run(...words.split(' '), '--line');
    expect(code).toBe(0);
    expect(out).toContain(words);
  });

  test('is played on the screen, and is in its menu', async () => {
    const args = ['--game', shedding, 'play', 'sample-shedding', '--seed', '5'];
    const play = openWindow(args, { isResting: true });
    await play.shows(/stock/);
    await play.pressUntil(KEY.enter, /[1-9] .*|draw/);
    expect(play.text()).toMatch(/deal 1\/3/);
    await play.close();
    const menu = openWindow(['--game', shedding]);
    await menu.shows(/Kabadak/);
    await menu.pressUntil(KEY.end, /Sample Shedding/);
    await menu.close();
  });

  test('does not change the deal of the day', async () => {
    const daily = ['daily', '--date', '2026-11-26', '--json'];
    const without = await run(...daily);
    expect((await run('--game', trick, ...daily)).out).toBe(without.out);
  });
});

describe('one language is enough', () => {
  const GERMAN = /,\s*de: (?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/g;
  const ENGLISH = /\ben: (?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]),\s*(?=de:)/g;
  const alone = (kind: 'shedding' | 'golf', lost: RegExp, name: string): Promise<string> =>
    files.bundle(kind, (text) => text.replaceAll(lost, ''), name);

  test.each(['shedding', 'golf'] as const)('the laws hold of %s in English', async (kind) => {
    const file = await alone(kind, GERMAN, `english-${kind}.js`);
    const { code, out } = await run('laws', file, '-n', '1');
    expect([code, out]).toEqual([0, expect.stringMatching(/all \d+ laws hold\n$/)]);
  });

  test('who plays in German reads the English words', async () => {
    const file = await alone('shedding', GERMAN, 'english.js');
    const rules = await run('--game', file, 'rules', 'sample-shedding', '--lang', 'de');
    expect(rules.out).toContain('Each player is dealt five');
    const list = await run('--game', file, 'games', '--lang', 'de');
    expect(list.out).toContain('Lay cards of the same suit or rank until none is left.');
    const { code, out } = await talon(
      ['--game', file, 'play', 'sample-shedding', '--line', '--lang', 'de', '--seed', '3'],
      { input: '1\n'.repeat(60) },
    );
    expect(code).toBe(0);
    expect(out).toContain('lay');
    expect(out).toContain('Endstand');
    expect(out).not.toMatch(/undefined|null|\[object/);
  });

  test('who plays in English reads the German ones, where there are no others', async () => {
    const file = await alone('golf', ENGLISH, 'german.js');
    const rules = await run('--game', file, 'rules', 'sample-golf');
    expect(rules.out).toContain('Jeder bekommt sechs');
    const { code, out } = await talon(['--game', file, 'play', 'sample-golf', '--line'], {
      input: '1\n1\nquit\n',
    });
    expect([code, out]).toEqual([0, expect.stringContaining('wähle den Talon')]);
  });

  test('in what a loser and variants are called and forfeits are told too', () => {
    const [some] = games;
    const inEnglish = { en: 'goat' };
    const words = {
      loser: inEnglish,
      presets: [{ id: 'long', names: inEnglish, options: {} }],
      forfeits: { bleats: { one: inEnglish, more: inEnglish } },
    };
    const whole = wholeGame(Object.assign({}, some, words));
    const inBoth = { en: 'goat', de: 'goat' };
    expect(whole.loser).toEqual(inBoth);
    expect(whole.presets).toEqual([{ id: 'long', names: inBoth, options: {} }]);
    expect(whole.forfeits).toEqual({ bleats: { one: inBoth, more: inBoth } });
  });

  test('and a text in neither is refused', async () => {
    const file = await files.bundle(
      'shedding',
      (text) => text.replace(/summary: \w+\.summary/, 'summary: {}'),
      'wordless.js',
    );
    const { code, err } = await run('games', '--game', file);
    expect([code, err]).toEqual([1, expect.stringContaining('“summary”')]);
  });
});

describe('a file without a sound game is refused in one sentence', () => {
  const SHAPE = 'is not a game made by defineGame';
  const cases: readonly (readonly [string, string, string])[] = [
    ['nothing.js', 'export const game = 1;', 'has no default export'],
    ['number.js', 'export default 1;', `${SHAPE}: it is of type number`],
    ['empty.js', 'export default {};', `${SHAPE}: “id” is missing`],
    ['id.js', 'export default { id: "My Game" };', `${SHAPE} (see “id”)`],
    ['throws.js', 'throw new Error("oh\\u001b[31m no");', 'cannot be loaded: oh\\u{1B}[31m no'],
    ['syntax.js', 'export default 1 +', 'cannot be loaded: '],
    ['import.js', 'import "no-such-package";', "cannot be loaded: Cannot find package 'no-such-"],
  ];

  function expectRefused({ code, out, err }: Ran, said: string): void {
    expect([code, out]).toEqual([1, '']);
    expect(err.replace(RUNS, '')).toContain(said);
    expect(err.split('\n')).toHaveLength(3);
  }

  test.each(cases)('%s', async (name, text, said) => {
    files.put(name, text);
    expectRefused(await run('games', '--game', `./${name}`), said);
  });

  test('late.js', async () => {
    expectRefused(await late, 'it has not ended after ten seconds');
  });

  test.each([
    ['a taken id', '"sample-tricks"', '"durak"', 'there is already a game “durak”'],
    ['a member of the wrong kind', 'rules: tricks2.rules', 'rules: {}', `${SHAPE}: “rules.`],
    [
      'one that fails',
      'clauses = (',
      'clauses = () => { throw new Error("no"); }, old = (',
      ': no',
    ],
  ])('%s', async (title, before, after, said) => {
    const file = `${title.replaceAll(' ', '-')}.js`;
    await files.bundle('trick', (text) => text.replace(before, after), file);
    const { code, err } = await run('games', '--game', `./${file}`);
    expect([code, err.replace(RUNS, '')]).toEqual([1, expect.stringContaining(said)]);
  });

  test.each([
    ['bookMove', 'has the old key “extras.bookMove”: write “extras.conventions.bookMove” instead'],
    ['seatNames', 'has the old key “extras.seatNames”: write “options.players.south” instead'],
    ['ownKeys', 'has the old key “extras.ownKeys”: write “rules.ownKeys” instead'],
    ['bench', 'has the old key “extras.bench”, which nothing reads any more: leave it out'],
  ])('an extra of earlier versions: %s', async (key, said) => {
    const extras = `{ ...game.extras, ${key}: () => undefined }`;
    const text = `import game from './trick.js';\nexport default { ...game, extras: ${extras} };`;
    files.put(`old-${key}.js`, text);
    const { code, err } = await run('games', '--game', `./old-${key}.js`);
    expect([code, err.replace(RUNS, '')]).toEqual([1, expect.stringContaining(said)]);
    expect(err.split('\n')).toHaveLength(3);
  });

  test.each([
    ['solver', 'has the old key “extras.openCards.solver”: write “extras.openCards(…)” instead'],
    [
      'results',
      'has the old key “extras.openCards.results”: write “extras.openCards(…).results” instead',
    ],
  ])('a part of a service of earlier versions: openCards.%s', async (key, said) => {
    const extras = `{ ...game.extras, openCards: { ${key}: () => undefined } }`;
    const text = `import game from './trick.js';\nexport default { ...game, extras: ${extras} };`;
    files.put(`old-part-${key}.js`, text);
    const { code, err } = await run('games', '--game', `./old-part-${key}.js`);
    expect([code, err.replace(RUNS, '')]).toEqual([1, expect.stringContaining(said)]);
  });

  test.each([
    [
      'dealtHands: { ...game.extras.dealtHands, slow: () => ({}) }',
      "“extras.dealtHands.slow”: write “extras.dealtHands.quantities['family.member']” instead",
    ],
    [
      'interchange: { formats: { old: { readDeal: () => undefined } } }',
      '“extras.interchange.formats.*.readDeal”: write “extras.interchange.formats.*.read(…).points” instead',
    ],
  ])('a member of a service of earlier versions: %s', async (member, said) => {
    const text = `import game from './trick.js';\nexport default { ...game, extras: { ...game.extras, ${member} } };`;
    const file = `old-${/\w+/.exec(member)?.[0]}.js`;
    files.put(file, text);
    const { code, err } = await run('games', '--game', `./${file}`);
    expect([code, err.replace(RUNS, '')]).toEqual([
      1,
      expect.stringContaining(`has the old key ${said}`),
    ]);
  });

  test('a service of which a part is missing', async () => {
    const extras = '{ ...game.extras, conventions: { system: () => [], meanings: () => [] } }';
    files.put(
      'part.js',
      `import game from './trick.js';\nexport default { ...game, extras: ${extras} };`,
    );
    const { code, err } = await run('games', '--game', './part.js');
    expect([code, err.replace(RUNS, '')]).toEqual([
      1,
      expect.stringContaining('“extras.conventions.bookMove” is missing'),
    ]);
  });

  test('a file that is not there, and what is no file, are not run', async () => {
    execFileSync('mkfifo', [path('pipe.js')]);
    for (const name of ['none.js', 'pipe.js', '.']) {
      const { code, err } = await run('games', '--game', name);
      expect([code, err]).toEqual([1, `talon: there is no game file ${name}\n`]);
    }
    expect((await run('games', '--game')).code).toBe(2);
    const twice = await run('games', '--game', trick, '--game', trick);
    expect(twice.err).toContain('there is already a game “sample-tricks”');
  });
});

describe('talon laws', () => {
  test('tries a game of a file, or one of the list', async () => {
    for (const game of [trick, 'hiki-kabu']) {
      const { code, out } = await run('laws', game, '-n', '1');
      expect(code).toBe(0);
      expect(out).toMatch(/: \d+ sets of options, \d+ matches, .*; all \d+ laws hold\n$/);
    }
    const { out } = await run('laws', trick, '-n', '1', '--json', '--seed', 'x');
    expect(JSON.parse(out)).toMatchObject({ game: 'sample-tricks', faults: [] });
  });

  test('names the law, the options, the seed and what to do, once for each set', async () => {
    const zones = (text: string): string =>
      text.replace('zones = ({', 'zones = () => [[0]], old = ({');
    await files.bundle('shedding', zones, 'broken.js');
    const { code, out } = await run('laws', './broken.js', '-n', '2');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^options \{\}, seed law\/0: every card is in exactly one place; so rules.zones /,
    );
    expect(out.trimEnd().split('\n').length).toBeGreaterThan(3);
    const throws = (text: string): string =>
      text.replace('legal(state) {', 'legal(state) { null.x;');
    await files.bundle('shedding', throws, 'throws-late.js');
    const late = await run('laws', './throws-late.js', '-n', '1', '--json');
    expect(JSON.parse(late.out).faults[0]).toMatchObject({
      ...{ options: {}, seed: 'law/0', law: null },
    });
  });
});
