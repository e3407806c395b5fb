/** The built program, started as a script starts it: without a terminal. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gameList } from '../../src/cli/games/game-list.ts';
import { analysisCommands, commands } from '../../src/cli/specs/index.ts';
import { LEVELS } from '../../src/engine/game.ts';
import { findGame, games } from '../../src/games/index.ts';
import { talonHere as talon } from '../support/here.ts';
import { recordOf } from '../support/simulation.ts';
import { statusOf, TALON } from '../support/talon.ts';

/** Programs that are started may wait long for a busy machine, in milliseconds. */
const SLOW = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'talon-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('help', () => {
  test('shows examples first, in either language', async () => {
    const [en, de, root] = await Promise.all([
      talon(['sim', '--help']),
      talon(['sim', '--help', '--lang', 'de']),
      talon(['--help']),
    ]);
    expect(en.out).toMatch(/^Examples:\n {2}talon sim [a-z-]+ -n 1000/);
    expect(en.out).toMatch(/\nUsage: talon sim <game> \[options\]\n[\s\S]*\nOptions:\n/);
    expect(de.out).toMatch(/^Beispiele:\n[\s\S]*\nAufruf: [\s\S]*\nOptionen:\n/);
    for (const { name, hidden } of [...commands, ...analysisCommands(gameList)])
      if (hidden !== true) expect(root.out).toMatch(new RegExp(`\n {2}${name} `));
    expect([en.code, de.code, root.code, en.err]).toEqual([0, 0, 0, '']);
  });

  test.each(['en', 'de'])('what it explains at the end fits 80 columns: %s', async (lang) => {
    for (const { name, more } of [...commands, ...analysisCommands(gameList)]) {
      if (more === undefined) continue;
      const { out } = await talon(['help', name, '--lang', lang]);
      const [, end = ''] = out.split(/\n {2}--lang .*\n\n/);
      expect(end, name).not.toBe('');
      for (const line of end.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });

  test('names games that there are', async () => {
    const { out } = await talon(['help', 'play']);
    const named = [...out.matchAll(/talon play (\w[\w-]*)/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(2);
    for (const id of named) expect(findGame(id)?.heuristics.levels).toEqual(LEVELS);
  });

  test('gives examples of simulations that run', async () => {
    const { out } = await talon(['sim', '--help']);
    const [, line = ''] = /^ {2}talon (sim .* --seat .*)$/m.exec(out) ?? [];
    const args = line.split(' ').map((word) => (word === '200' ? '1' : word));
    expect(await talon([...args, '-o', 'deals=1'])).toMatchObject({ code: 0 });
  });

  test('--version prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await talon(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

describe('a wrong command line ends with code 2 and one sentence on stderr', () => {
  test.each([
    [['sum'], 'there is no command “sum”; did you mean talon sim?'],
    [['help', 'sum'], 'there is no command “sum”; did you mean talon sim?'],
    [['kabadack'], 'there is no command “kabadack”; did you mean talon play kabadak?'],
    [
      ['kabadak', '-o', 'target=50'],
      'there is no command “kabadak”; did you mean talon play kabadak?',
    ],
    [['sum', '--help'], 'there is no command “sum”; did you mean talon sim?'],
    [['sim'], 'the argument <game> is missing'],
    [['sim', 'kabbadak'], 'there is no game “kabbadak”; did you mean kabadak?'],
    [['games', '--jsno'], 'there is no option --jsno; did you mean --json?'],
    [['games', 'more'], 'there are too many arguments'],
    [['deal', 'kabadak'], '--seed is missing: seed and number identify a deal'],
    [['deal', 'kabadak', '--seed'], 'the option --seed <text> needs a value'],
    [['sim', 'kabadak', '-n', '-5'], '-n: “-5” is not a whole number from 1 to 1000000000'],
    [['completion', 'tcsh'], 'shell: “tcsh” is not one of bash, zsh, fish'],
    [['options', 'durak', '--preset', 'duel'], 'durak has no preset “duel”; did you mean duell?'],
    [['sim', 'cabo', '--preset', 'x'], 'cabo has no presets'],
    [['games', '--lang', 'fr'], '--lang: “fr” is not one of en, de'],
    [['sim', '--deals', '1'], 'there is no option --deals; did you mean -o deals=1?'],
    [
      ['sim', 'durak', '--fivesuited=true'],
      'there is no option --fivesuited=true; did you mean -o fiveSuited=true?',
    ],
    [['sim', 'durak', '--deals'], 'there is no option --deals; did you mean -o deals=…?'],
    [['sim', 'durak', '--seeds', '1'], 'there is no option --seeds; did you mean --seed?'],
    [['history', '--deals', '1'], 'there is no option --deals'],
    [['\u001b[31mx'], 'there is no command “\\u{1B}[31mx”; see `talon --help`'],
  ])('%j', async (args, said) => {
    expect(await talon(args)).toEqual({ code: 2, out: '', err: `talon: ${said}\n` });
  });
});

describe('with --json failures are JSON too', () => {
  test.each([
    [
      ['sim', 'kabadak', '--json', '-n', '0'],
      2,
      '-n: “0” is not a whole number from 1 to 1000000000',
      'usage',
    ],
    [
      ['games', '--json', '--jsno'],
      2,
      'there is no option --jsno; did you mean --json?',
      'unknown-option',
    ],
    [['verify', '--json', 'no such'], 1, 'there is no file no such', 'no-file'],
    [['merge', '--json', '/'], 1, '/ is a directory', 'unreadable'],
    [
      ['legal', '--json', '/dev/null'],
      1,
      '/dev/null:1: conventions: it contains no record',
      'conventions',
    ],
    [['games', '--json', '\u202e'], 2, 'there are too many arguments', 'excess-arguments'],
  ])('%j', async (args, code, error, word) => {
    const { out, err, ...ended } = await talon(args);
    expect([ended.code, out, JSON.parse(err)]).toEqual([code, '', { error, code: word }]);
  });

  test('and notices, by their name', async () => {
    const { out, err } = await talon(['legal', '--json', '-'], {
      input: recordOf('kabadak', { deals: 1 }, 'end'),
    });
    expect([JSON.parse(out), Object.keys(JSON.parse(err))]).toEqual([[], ['notice']]);
  });
});

test('verify names faults as the library does, and tells of files that are there', async () => {
  const { code, out, err } = await talon(['verify', '--json', 'no such', '-'], { input: 'x\n' });
  expect([code, JSON.parse(err)]).toEqual([
    1,
    { error: 'there is no file no such', code: 'no-file' },
  ]);
  const fault = { file: 'standard input', line: 1, clause: 'conventions' };
  expect(JSON.parse(out)).toMatchObject({ records: 0, faults: [fault], more: 0 });
});

describe('games and their data', () => {
  test('games: every game a line, in the reader’s language', async () => {
    const [en, de] = await Promise.all([
      talon(['games']),
      talon(['games'], { env: { LANG: 'de_DE.UTF-8' } }),
    ]);
    expect(en.out.trimEnd().split('\n')).toHaveLength(games.length);
    for (const { id, summary } of games) {
      expect(en.out).toMatch(new RegExp(`^${id} .*`, 'm'));
      expect(en.out).toContain(summary.en);
      expect(de.out).toContain(summary.de);
    }
  });

  test('games --json, options --json and rules --json hold what the games say', async () => {
    const [list, options, rules] = await Promise.all([
      talon(['games', '--json']),
      talon(['options', 'boese-dame', '--json', '-o', 'players=3']),
      talon(['rules', 'boese-dame', '--json', '-o', 'players=3']),
    ]);
    expect(JSON.parse(list.out).map(({ game }: { game: string }) => game)).toEqual(
      games.map(({ id }) => id),
    );
    const rounds = JSON.parse(options.out).find(({ key }: { key: string }) => key === 'rounds');
    expect(rounds).toMatchObject({ kind: 'number', least: 1, most: 99, default: 3 });
    expect(JSON.parse(rules.out)[0]).toMatchObject({
      id: 'BOD-1',
      text: { en: /^Ten cards each/ },
    });
  });

  test('rules spell cards and seats', async () => {
    const { out } = await talon(['rules', 'boese-dame']);
    expect(out).toContain('The queen of spades counts minus 50');
    expect(out).not.toMatch(/[[{]/);
  });

  test('rules --system: the conventions of opponents, else a sentence', async () => {
    const [en, de, json, none] = await Promise.all([
      talon(['rules', 'bridge', '--system']),
      talon(['rules', 'bridge', '--system', '--lang', 'de']),
      talon(['rules', 'bridge', '--system', '--json']),
      talon(['rules', 'cabo', '--system']),
    ]);
    expect(en.out).toMatch(/^Bridge: .*\n\nHow to read the system\n\n0\.1 /);
    expect(en.out).toMatch(/\nOpening bids\n\n1\.1 +open → 2C: strong, artificial/);
    expect(de.out).toMatch(/\nWie man das System liest\n/);
    expect(en.out).not.toContain('BRI-1');
    const chapters = JSON.parse(json.out);
    expect(chapters.length).toBeGreaterThan(5);
    expect(chapters[1].clauses[0]).toMatchObject({ id: '1.1', text: { en: /2C/ } });
    expect(none).toEqual({
      code: 1,
      out: '',
      err: 'talon: opponents have no conventions in Cabo; they do in Bridge\n',
    });
  });

  test('options: the presets of a game with what they set; --preset sets it', async () => {
    const [list, german, none, set] = await Promise.all([
      talon(['options', 'durak']),
      talon(['options', 'durak', '--lang', 'de']),
      talon(['options', 'cabo']),
      talon(['options', 'durak', '--preset', 'duell', '--json']),
    ]);
    expect(list.out).toMatch(/\n\nPresets \(--preset\):\npodkidnoi +the defaults /);
    expect(german.out).toMatch(/\n\nVarianten \(--preset\):\npodkidnoi +die Vorgaben /);
    for (const { id, names } of findGame('durak')?.presets ?? [])
      expect(list.out).toMatch(new RegExp(`^${id} .*${names.en.replace(/[()]/g, '.')}$`, 'm'));
    expect(list.out).toMatch(/^fahrkarte +transfer=any ticket=once /m);
    expect(none.out).not.toContain('Presets');
    const players = JSON.parse(set.out).find(({ key }: { key: string }) => key === 'players');
    expect(players.default).toBe(2);
  });

  test('--preset holds for deals and simulations', async () => {
    const [plain, preset, sim] = await Promise.all([
      talon(['deal', 'durak', '--seed', '7']),
      talon(['deal', 'durak', '--seed', '7', '--preset', 'gennadi']),
      talon([
        ...['sim', 'durak', '-n', '1', '--level', 'random', '--preset', 'runde', '-o', 'deals=1'],
        ...['--records', '-'],
      ]),
    ]);
    expect(plain.out.trim().split(' ')).toHaveLength(36);
    expect(preset.out.trim().split(' ')).toHaveLength(52);
    const header = JSON.parse(sim.out.split('\n')[0] ?? '');
    expect(header.options).toMatchObject({ players: 8, packs: 2, transfer: 'any', deals: 1 });
  });

  test('deal: the same seed and number, the same pack', async () => {
    const deal = (...args: string[]) => talon(['deal', 'boese-dame', '--seed', '42', ...args]);
    const [one, again, two, json] = await Promise.all([
      deal(),
      deal('--number', '1'),
      deal('--number', '2'),
      deal('--json'),
    ]);
    expect(one.out.trim().split(' ')).toHaveLength(32);
    expect(again.out).toBe(one.out);
    expect(two.out).not.toBe(one.out);
    const { cards, ...named } = JSON.parse(json.out);
    expect(named).toEqual({ game: 'boese-dame', seed: '42', number: 1 });
    expect(cards.join(' ')).toBe(one.out.trim());
    const german = await deal('--lang', 'de');
    expect(german.out.trim().split(' ')).toEqual(
      cards.map((token: string) => {
        const rank = token.slice(0, -1).replace('Q', 'D').replace('J', 'B').replace('T', '10');
        return `${rank}${{ C: '♣', D: '♦', H: '♥', S: '♠' }[token.slice(-1)]}`;
      }),
    );
  });

  test('deal --where: as many deals as asked for, each with the seed that deals it', async () => {
    const where = ['--where', 'south.hcp 15..17', '--where', 'south.balanced', '--seed', 'W'];
    const [three, json] = await Promise.all([
      talon(['deal', 'bridge', ...where, '-n', '3']),
      talon(['deal', 'bridge', ...where, '-n', '3', '--json']),
    ]);
    const rows = three.out.trim().split('\n');
    expect(rows.map((row) => row.split(/ +/).length)).toEqual([53, 53, 53]);
    const [seed = '', ...cards] = rows[2]?.split(/ +/) ?? [];
    expect((await talon(['deal', 'bridge', '--seed', seed])).out.trim().split(' ')).toEqual(cards);
    const found = json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found[2]).toMatchObject({ game: 'bridge', seed, number: 1, cards });
    expect(found[2].hands.flat().sort()).toEqual([...cards].sort());
  });

  test('deal --where: a condition nobody meets ends at the limit, an impossible one at once', async () => {
    const deal = (...args: string[]) => talon(['deal', 'bridge', '--seed', 'W', ...args]);
    const [none, impossible, both] = await Promise.all([
      deal('--where', 'any.spades = 13', '--tries', '500'),
      deal('--where', 'south.hcp 17..15'),
      deal('--where', 'south.AS', '--number', '2'),
    ]);
    expect(none).toEqual({
      code: 1,
      out: '',
      err: 'talon: none of 500 deals meets the conditions; --tries sets the limit\n',
    });
    expect([impossible.code, impossible.out, both.code, both.out]).toEqual([2, '', 2, '']);
  });

  test('deal --where: what is wrong is named with its column', async () => {
    const where = 'south.hcp 12 and moon.hcp 3';
    const { code, err } = await talon(['deal', 'bridge', '--seed', 'W', '--where', where]);
    expect(code).toBe(2);
    expect(err).toContain(`talon: column 18 of “${where}”: there is no seat “moon”`);
  });

  test('deal --format: deals that other programs read, and `talon bridge dd` too', async () => {
    const args = ['deal', 'bridge', '--seed', 'W', '-n', '3', '--format', 'pbn'];
    const where = ['--where', 'south.hcp + north.hcp >= 30'];
    const [numbered, found, json] = await Promise.all([
      talon([...args.slice(0, 4), '--number', '7', '--format', 'pbn']),
      talon([...args, ...where]),
      talon([...args.slice(0, 6), ...where, '--json']),
    ]);
    expect(numbered.out).toContain('[Board "7"]');
    expect(found.out.match(/\[Board "\d+"\]/g)).toEqual([
      '[Board "1"]',
      '[Board "2"]',
      '[Board "3"]',
    ]);
    const solved = await talon(['bridge', 'dd', '--json'], { input: found.out });
    const hands = JSON.parse(solved.out).map(({ deal }: { deal: string }) =>
      deal.replace(/^.:/, '').split(' '),
    );
    const dealt = json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).hands);
    const southOf = (deal: readonly string[][]): string =>
      ['S', 'H', 'D', 'C']
        .map((suit) =>
          [...'AKQJT98765432'].filter((rank) => deal[2]?.includes(rank + suit)).join(''),
        )
        .join('.');
    expect(hands).toHaveLength(3);
    for (const [i, deal] of dealt.entries()) expect(hands[i]).toContain(southOf(deal));
  });

  test('deal --format: refused beside --json or figures, and in a game that shares none', async () => {
    const deal = (game: string, ...args: string[]) =>
      talon(['deal', game, '--seed', 'W', '--format', 'pbn', ...args]);
    const [json, figures, other] = await Promise.all([
      deal('bridge', '--json'),
      deal('bridge', '--average', 'south.hcp'),
      deal('durak'),
    ]);
    expect([json.code, figures.code, other.code]).toEqual([2, 2, 1]);
    expect(json.err).toContain('--json and --format are two forms of the same deals');
    expect(figures.err).toContain('--format prints deals');
    expect(other.err).toContain('Durak cannot be exported as pbn; Bridge can');
  });

  test('deal --average, --frequency: figures of the deals with their errors', async () => {
    const args = ['deal', 'bridge', '--seed', 'W', '-n', '400', '--where', 'south.spades >= 5'];
    const asked = [
      '--average',
      'south.spades',
      '--average',
      'south.AS',
      '--frequency',
      'south.spades',
    ];
    const [words, data, none] = await Promise.all([
      talon([...args, ...asked]),
      talon([...args, ...asked, '--json']),
      talon(['deal', 'bridge', '--seed', 'W', '--average', 'any.spades']),
    ]);
    const { deals, tried, averages, frequencies } = JSON.parse(data.out);
    const [{ values }] = frequencies;
    const counts: readonly number[] = values.map(({ count }: { count: number }) => count);
    const sum = values.reduce(
      (total: number, { value, count }: { value: number; count: number }) => total + value * count,
      0,
    );
    expect(deals).toBe(400);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(400);
    expect(values[0].value).toBe(5);
    expect(averages[0].mean).toBeCloseTo(sum / 400, 10);
    const { mean, error } = averages[1];
    expect(error).toBeCloseTo(Math.sqrt((mean * (1 - mean)) / 399), 10);
    expect(Math.abs(400 / tried - 0.1763)).toBeLessThan(4 * Math.sqrt((0.18 * 0.82) / tried));
    expect(words.out).toContain(`400 of ${tried} deals\n`);
    expect(words.out).toContain(`south.AS      ${mean.toFixed(3)} ± ${error.toFixed(3)}\n`);
    expect(none.err).toContain('“any.spades” is a number for each seat');
  });

  test('deal --conditions lists what can be asked, in every game', async () => {
    const { code, out } = await talon(['deal', 'durak', '--conditions', '--lang', 'de']);
    expect(code).toBe(0);
    expect(out).toMatch(/^trumps +0\.\.6 +Trümpfe\n/);
    expect(out).toMatch(/\nshape +Längen der Farben/);
  });

  test('deal -n: deals one after another', async () => {
    const deal = (...args: string[]) => talon(['deal', 'cabo', '--seed', 'W', ...args]);
    const [two, first, second] = await Promise.all([
      deal('-n', '2'),
      deal(),
      deal('--number', '2'),
    ]);
    expect(two.out).toBe(first.out + second.out);
  });

  const THEMES = 'openings, two-over-one, against-notrump, competing, doubles, slams, leads';

  test('drill: lists, runs in lines, and keeps records that verify', async () => {
    const file = join(folder, 'drill.talon.jsonl');
    const [all, own, none, wrong, run] = await Promise.all([
      talon(['drill', '--json']),
      talon(['drill', 'durak', '--json']),
      talon(['drill', 'auf-wiedersehen']),
      talon(['drill', 'bridge', 'bidding', '--json']),
      talon(['drill', 'bridge', 'openings', '-n', '1', '--seed', 'D', '--records', file], {
        input: '1\n',
      }),
    ]);
    expect(
      JSON.parse(all.out).map(({ game, name }: { game: string; name: string }) => [game, name]),
    ).toContainEqual(['durak', 'covering']);
    expect(JSON.parse(own.out)).toMatchObject([
      { game: 'durak', name: 'puzzles' },
      { game: 'durak', name: 'covering' },
    ]);
    expect(none.code).toBe(2);
    expect(wrong).toMatchObject({
      code: 2,
      err: `${JSON.stringify({ error: `bridge has no drill “bidding”, only puzzles, ${THEMES}`, code: 'usage' })}\n`,
    });
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/\n[01] of 1 right\.\n$/);
    expect((await talon(['verify', file])).out).toMatch(/^1 record, .* 0 faults/);
  });

  test('odds: tables where a game has them, else a sentence', async () => {
    const [some, none] = await Promise.all([talon(['odds', 'kabadak']), talon(['odds', 'cabo'])]);
    expect(some.out.split('\n').length).toBeGreaterThan(10);
    const german = await talon(['odds', 'kabadak', '--lang', 'de']);
    expect(german.out).toMatch(/ \d,\d{4}/);
    expect(german.out).not.toMatch(/\d\.\d{4}/);
    expect(none).toMatchObject({ code: 1, out: '' });
    expect(none.err).toMatch(/^talon: there are no odds for Cabo, only for .*\n$/);
  });
});

describe('sim', () => {
  test('--json holds arrays by seat and repeats for a seed', async () => {
    const args = ['sim', 'boese-dame', '-n', '50', '--level', 'random', '--seed', 'S', '--json'];
    const [one, two] = await Promise.all([talon(args), talon(args)]);
    const result = JSON.parse(one.out);
    expect(two.out).toBe(one.out);
    const { notice } = JSON.parse(one.err);
    expect(notice).toMatch(/^\d+\.\d\d s \(\d+(\.\d\d)? matches per second\)$/);
    expect(result).toMatchObject({ game: 'boese-dame', seed: 'S', matches: 50, deals: 200 });
    for (const key of ['wins', 'points', 'pointsError']) expect(result[key]).toHaveLength(4);
    expect(result.points.reduce((a: number, b: number) => a + b)).toBeCloseTo(67, 9);
    expect(result.why).toEqual({ played: 200 });
  });

  /** So many that all threads are called for. */
  const MANY = 2500;

  test('the records are the same on one thread and on two, however long it takes', async () => {
    const run = (threads: string) =>
      talon([
        ...['sim', 'boese-dame', '-n', `${MANY}`, '-o', 'deals=1', '--level', 'random'],
        ...['--seed', 'T', '--records', '-', '--threads', threads],
      ]);
    const [one, two] = await Promise.all([run('1'), run('2')]);
    expect(one.out.match(/"seed":"T\/\d+"/g)).toEqual(
      Array.from({ length: MANY }, (_, i) => `"seed":"T/${i}"`),
    );
    expect(two.out === one.out).toBe(true);
  });

  test('opponents of a level play alike for a seed', async () => {
    const args = ['sim', 'boehmischer-schneider', '-n', '3', '-o', 'deals=1', '--seed', 'T'];
    const levels = ['--level', 'easy', '--seat', '1=random', '--records', '-'];
    const [one, two] = await Promise.all([
      talon([...args, ...levels]),
      talon([...args, ...levels]),
    ]);
    expect(one.out).toBe(two.out);
    expect(one.out).toContain('"by":"ai:easy"');
    expect(one.out).toContain('"by":"random"');
    expect(one.err).toContain('3 matches');
  });

  test('--records - goes into verify, --legal with it', async () => {
    const sim = await talon([
      ...['sim', 'boese-dame', '-n', '5', '--level', 'random', '--seed', 'R'],
      ...['--records', '-', '--legal'],
    ]);
    expect(sim.out).toContain('"legal":["play ');
    expect(await talon(['verify', '-'], { input: sim.out })).toEqual({
      code: 0,
      out: '5 records, 665 steps, 0 faults\n',
      err: '',
    });
  });

  test('--records FILE keeps them; a file that cannot be written is a sentence', async () => {
    const file = join(folder, 'kept.talon.jsonl');
    const sim = (to: string) =>
      talon(['sim', 'boese-dame', '-n', '2', '--level', 'random', '--seed', 'K', '--records', to]);
    const [kept, not] = await Promise.all([sim(file), sim(join(folder, 'no/where'))]);
    expect(kept.code).toBe(0);
    expect(readFileSync(file, 'utf8').match(/"end":true/g)).toHaveLength(2);
    expect(not).toMatchObject({ code: 1, out: '' });
    expect(not.err).toMatch(/^talon: cannot write to .*no\/where \(ENOENT\)\n$/);
  });

  test(
    'a reader that goes away ends it quietly',
    async () => {
      const args = ['sim', 'boese-dame', '-n', '20000', '--level', 'random', '--records', '-'];
      const program = spawn(process.execPath, [TALON, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let err = '';
      program.stderr.setEncoding('utf8').on('data', (data: string) => {
        err += data;
      });
      program.stdout.once('data', () => program.stdout.destroy());
      const code = await new Promise((done) => program.on('close', done));
      expect({ code, err }).toEqual({ code: 0, err: '' });
    },
    SLOW,
  );

  test(
    'an interrupt ends it with code 130, even in the middle of a match',
    async () => {
      const args = ['sim', 'boese-dame', '-n', '100000', '--level', 'easy', '--records', '-'];
      const program = spawn(process.execPath, [TALON, ...args], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      program.stdout.once('data', () => program.kill('SIGINT')).on('data', () => undefined);
      expect(await statusOf(program)).toBe(130);
    },
    SLOW,
  );
});

describe('records', () => {
  const record = recordOf('boese-dame', { deals: 1 }, 'cli');
  const file = join(folder, 'one.talon.jsonl');
  writeFileSync(file, record);

  test('replay --line tells it, in either language', async () => {
    const [en, de] = await Promise.all([
      talon(['replay', file, '--line']),
      talon(['replay', '-', '--lang', 'de'], { input: record }),
    ]);
    expect(en.out).toMatch(/^Böse Dame, seed cli\/0\. South: random opponent, /);
    expect(en.out).toMatch(/\nDeal 1\n\w+ deals first\.\nThe cards are dealt\.\n/);
    expect(en.out).toMatch(/ plays \w+ of spades\.\n/);
    expect(de.out).toMatch(/\nSpiel 1\n[\s\S]* spielt Pik-/);
    expect([en.code, de.code]).toEqual([0, 0]);
  });

  test('replay --json prints one masked step and observation per line', async () => {
    const lines = (seen: { readonly out: string }): readonly Record<string, unknown>[] =>
      seen.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    const [all, own] = await Promise.all([
      talon(['replay', file, '--json']),
      talon(['replay', file, '--json', '--seat', '2']),
    ]);
    expect(lines(all)).toHaveLength(34);
    expect(lines(all)[1]).toMatchObject({
      by: 'chance',
      do: 'deal',
      observation: { observer: -1, hand: { low: 0, high: 0 } },
    });
    expect(lines(own)[1]).toMatchObject({ do: 'deal', observation: { observer: 2 } });
    expect(lines(own)[1]).not.toMatchObject({ observation: { hand: { low: 0, high: 0 } } });
    const wrong = await talon(['replay', file, '--json', '--seat', '4']);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/“4” is not a seat of this record/);
  });

  test('legal lists what the next seat may do', async () => {
    const lines = record.split('\n').slice(0, 3).join('\n');
    const legal = (...args: string[]) => talon(['legal', '-', ...args], { input: lines });
    const [list, count, json, over] = await Promise.all([
      legal(),
      legal('--count'),
      legal('--json'),
      talon(['legal', file, '--count']),
    ]);
    expect(list.out).toMatch(/^(play \w\w\n){8}$/);
    expect(count.out).toBe('8\n');
    expect(JSON.parse(json.out)).toEqual(list.out.trimEnd().split('\n'));
    expect(over).toMatchObject({ code: 0, out: '0\n' });
  });

  test('hint says what a strong player would do next, and --json with what right', async () => {
    const lines = record.split('\n').slice(0, 3).join('\n');
    const hint = (...args: string[]) => talon(['hint', '-', ...args], { input: lines });
    const [en, de, json, over] = await Promise.all([
      hint(),
      hint('--lang', 'de'),
      hint('--json'),
      talon(['hint', file]),
    ]);
    expect(en.out).toMatch(/^(Probably best: a|A) strong player in your place plays /);
    expect(de.out).toMatch(
      /^(Wahrscheinlich am besten: )?Ein starker Spieler an deiner Stelle spielt /,
    );
    const found = JSON.parse(json.out);
    expect(found).toMatchObject({ move: expect.stringMatching(/^play \w\w$/), by: 'worlds' });
    const gains = found.moves.map(({ gain }: { gain: number }) => gain);
    expect(gains[0]).toBe(Math.max(...gains));
    expect(found.moves[0]).toMatchObject({ move: found.move, behind: 0, error: 0 });
    for (const { speaks, text } of found.reasons) {
      expect(['for', 'against']).toContain(speaks);
      expect(text).toMatch(/\.$/);
    }
    expect(over).toMatchObject({ code: 1, out: '' });
    expect(over.err).toContain('no seat is to act');
  });

  test('a file that is missing or a directory is a sentence; others are still verified', async () => {
    const ran = await talon(['verify', 'no\u001b[31mne', folder, file]);
    expect(ran).toEqual({
      code: 1,
      out: '1 record, 34 steps, 0 faults\n',
      err: `talon: there is no file no\\u{1B}[31mne\ntalon: ${folder} is a directory\n`,
    });
  });
});

describe('without a terminal', () => {
  test('a bare talon plays a short match to look at, always the same', async () => {
    const [one, two] = await Promise.all([talon([]), talon([])]);
    expect(one.code).toBe(0);
    expect(one.out).toBe(two.out);
    expect(one.out).toMatch(/\nDeal 1\n[\s\S]* wins? the match\.\n$/);
    expect(one.err).toMatch(/^talon: there is no terminal here/);
  });

  test('play goes on in lines, keeps the game, and resume goes on with it', async () => {
    const env = { TALON_DATA: join(folder, 'data') };
    const args = ['play', 'boese-dame', '--level', 'random', '--seed', 'P', '-o', 'deals=1'];
    const begun = await talon(args, { env, input: '1\n1\nquit\n' });
    expect(begun.code).toBe(0);
    const listed = await talon(['saves', '--json'], { env });
    const [save] = JSON.parse(listed.out);
    expect(save).toMatchObject({ game: 'boese-dame', seed: 'P', finished: false, deal: 1 });
    const rest = await talon(['resume', save.id], { env, input: '1\n'.repeat(6) });
    expect(rest.code).toBe(0);
    expect(rest.out).toMatch(/wins? the match/);
    const ended = await talon(['saves'], { env });
    expect(ended.out).toMatch(/finished after deal 1/);
    const none = await talon(['resume', 'nothing'], { env });
    expect(none).toEqual({ code: 1, out: '', err: 'talon: there is no save “nothing”\n' });
  });

  test('seat 0 is a person unless said otherwise, and more people may sit down', async () => {
    const env = { TALON_DATA: join(folder, 'seats') };
    const level = ['--level', 'random', '--seed', 'Q'];
    await talon(['play', 'boese-dame', '--seat', '1=human', ...level], { env });
    await talon(['play', 'boese-dame', '--seat', '0=easy', '--seat', '2=human', ...level], { env });
    const { out } = await talon(['saves', '--json'], { env });
    const seats = JSON.parse(out).map((save: { seats: readonly { by: string }[] }) =>
      save.seats.map(({ by }) => by),
    );
    expect(seats).toHaveLength(2);
    expect(seats).toContainEqual(['human', 'human', 'random', 'random']);
    expect(seats).toContainEqual(['ai:easy', 'random', 'human', 'random']);
  });

  test('--where: one deal that meets the condition, by a seed that is told', async () => {
    const env = { TALON_DATA: join(folder, 'where') };
    const where = ['--where', '2.QS', '--level', 'random'];
    const play = (...args: string[]) => talon(['play', 'boese-dame', ...where, ...args], { env });
    const [one, many, long, refused] = await Promise.all([
      play('--seed', 'P', '--seat', '0=random'),
      play('--seed', 'P', '-o', 'deals=2', '--seat', '0=random'),
      play('--seed', 'P', '-o', 'rounds=2', '--seat', '0=random'),
      play('--where', '2.QS = 2'),
    ]);
    const seed = /the seed is (P\/\d+): its first deal meets/.exec(one.err)?.[1] ?? '';
    expect(many.err).toBe(one.err);
    expect([one, many, long].map(({ out }) => out.match(/^Deal \d\.$/gm))).toEqual([
      ['Deal 1.'],
      ['Deal 1.', 'Deal 2.'],
      ['Deal 1.', 'Deal 2.'],
    ]);
    const dealt = await talon(['deal', 'boese-dame', '--seed', 'P', ...where.slice(0, 2)]);
    expect(dealt.out.split(' ')[0]).toBe(seed);
    expect(refused).toMatchObject({ code: 2, out: '' });
  });

  test('a random seed is shown', async () => {
    const args = ['play', 'boese-dame', '--seat', '0=random', '--level', 'random', '-o', 'deals=1'];
    const { code, err } = await talon(args);
    expect(code).toBe(0);
    expect(err).toMatch(/^talon: the seed is [0-9a-f]{8}\n$/);
  });
});

test('a simulation in which every match is forfeited has nothing to tell, and fails', async () => {
  const program = ['--seat', '1=exec:true', '--on-fault', 'forfeit'];
  const args = ['sim', 'boese-dame', '-n', '1', '--seed', '1', ...program];
  const { code, out, err } = await talon(args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(
    /\ntalon: every match was forfeited, so there is no result: seat 1 \(exec:true\) failed; matches: 1, of which forfeited: 1\n$/,
  );
  const german = await talon([...args, '--lang', 'de']);
  expect(german.err).toMatch(
    /\ntalon: jede Partie wurde verloren gegeben, .*: Platz 1 \(exec:true\) /,
  );
});

test('a tournament needs two kinds of opponents', async () => {
  expect((await talon(['tournament', 'auf-wiedersehen'])).err).toBe(
    'talon: Auf Wiedersehen has only one kind of opponent, so there is nobody to compare\n',
  );
});

describe('learn --line', () => {
  test('lists the hand once before the first decision', async () => {
    const { out } = await talon(['learn', 'boese-dame', '--line'], { input: 'quit\n' });
    expect(out.match(/^Hand, \d+ cards: /gm)).toHaveLength(1);
  });
});
