/** The same cards from the command line: `talon compare` and `talon play --from`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Call, Flags } from '../../src/cli/call/call.ts';
import { Stop } from '../../src/cli/call/exit-codes.ts';
import { play } from '../../src/cli/commands/play/play.ts';
import { compare } from '../../src/cli/commands/records/compare.ts';
import { talonHere as talon } from '../support/here.ts';
import { recordOf } from '../support/simulation.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keep = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};

const here = (args: readonly string[], input = '', data = 'data') =>
  talon(args, { cwd: folder, input, env: { TALON_DATA: join(folder, data) } });

/** What matches of one seed come to at a level. */
async function simulated(game: string, level: string, ...more: readonly string[]): Promise<string> {
  const name = `${game}-${level}.talon.jsonl`;
  const args = ['sim', game, '-n', '2', '--seed', 's', '--level', level, ...more];
  const { code } = await here([...args, '--records', name]);
  expect(code).toBe(0);
  return name;
}

const bridge = { scoring: 'duplicate', boards: 3 };
const BOARDS = keep('boards.talon.jsonl', recordOf('bridge', bridge, 'compare'));

const path = (name: string): string => join(folder, name);

/** A line of a record of two players who have changed seats. */
function mirrored(line: string): string {
  if (line === '') return line;
  const { by, points, totals, ranks, winners, ...rest } = JSON.parse(line);
  const step = rest.do?.replace(
    /^dealer (\d)$/,
    (_: string, seat: string) => `dealer ${1 - Number(seat)}`,
  );
  return JSON.stringify({
    ...(by !== undefined && { by: by === 'chance' ? by : 1 - by }),
    ...rest,
    ...(step && { do: step }),
    ...(points && { points: points.toReversed() }),
    ...(totals && { totals: totals.toReversed() }),
    ...(winners && { winners: winners.map((seat: number) => 1 - seat) }),
    ...(ranks && { ranks: ranks.toReversed() }),
  });
}

/** How a command refuses: its exit code and its sentence. */
async function refused(
  run: (call: Call) => Promise<number>,
  args: readonly string[],
  flags: object = {},
) {
  try {
    await run({ args, given: new Flags({ ...flags }), lang: 'en', langGiven: 'en', commands: [] });
  } catch (error) {
    if (error instanceof Stop) return [error.exitCode, error.sentence.en];
    throw error;
  }
  return [0, ''];
}

/** What stands in a record: its points by deal. */
const pointsIn = (file: string): readonly (readonly number[])[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('{"deal"') ? [JSON.parse(line).points] : []));

describe('talon compare', () => {
  test('puts two levels of one seed side by side, deal by deal', async () => {
    const [one, two] = await Promise.all([
      simulated('kabadak', 'random', '-o', 'deals=3'),
      simulated('kabadak', 'easy', '-o', 'deals=3'),
    ]);
    const { code, out, err } = await here(['compare', one, two, '--json']);
    expect([code, err]).toEqual([0, '']);
    const { deals, totals, columns } = JSON.parse(out);
    const [before, after] = [pointsIn(one), pointsIn(two)];
    expect(columns.map(({ unmatched }: { unmatched: number }) => unmatched)).toEqual([0, 0]);
    expect(columns[1].seats).toEqual(['ai:easy', 'ai:easy']);
    expect(deals).toHaveLength(before.length);
    const first = deals.map((cells: { differences?: number[] }[]) => cells[1]?.differences?.[0]);
    expect(first).toEqual(after.map((points, i) => (points[0] ?? 0) - (before[i]?.[0] ?? 0)));
    const mean = first.reduce((sum: number, amount: number) => sum + amount, 0) / first.length;
    expect(totals[0].differences[0].mean).toBeCloseTo(mean);
    expect(totals[0].differences[0].error).toBeGreaterThan(0);
    const { out: words } = await here(['compare', one, two, '--lang', 'de']);
    expect(words).toMatch(
      /^Kabadak: 6 gemeinsame Spiele\nA {2}.*: Spiele 6, nicht verglichen 0\n {3}South \(random\), North \(random\)\nB/,
    );
    expect(words).toMatch(/ [+−]\d+,\d\d ± \d+,\d\d\n/);
    expect(words).toMatch(/\nSpiel {2}Platz +A +B +B-A\n +1\.1 +South /);
  });

  test('a board is the same in a record and in the files of other programs, in IMPs', async () => {
    const files = await Promise.all(
      ['pbn', 'lin'].map(async (format) => {
        const { out } = await here(['export', '--format', format, BOARDS]);
        return keep(`boards.${format}`, out);
      }),
    );
    const { out, err, code } = await here(['compare', BOARDS, ...files, '--json']);
    expect([code, err]).toEqual([0, '']);
    const { deals, unit, parties, columns } = JSON.parse(out);
    expect([unit, parties, deals.length]).toEqual([
      'IMPs',
      [
        [0, 2],
        [1, 3],
      ],
      3,
    ]);
    expect(columns.map(({ unmatched }: { unmatched: number }) => unmatched)).toEqual([0, 0, 0]);
    for (const [, pbn, lin] of deals)
      expect([pbn.scores, lin.scores]).toEqual([
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
  });

  test('boards that stand in one file twice are compared with one another', async () => {
    const twice = keep('twice.talon.jsonl', readFileSync(join(folder, BOARDS), 'utf8').repeat(2));
    const { out, code } = await here(['compare', twice]);
    expect(code).toBe(0);
    expect(out).toContain('Bridge: 3 deals in common');
    expect(out).toContain(`B  ${twice}, play 2: deals 3, not compared 0`);
    expect(out).toMatch(/^B-A +North\+South /m);
  });

  test('nothing in common: a sentence and code 1', async () => {
    const other = keep('kabadak', recordOf('kabadak', { deals: 1 }, 'compare'));
    expect(await refused(compare, [path(BOARDS)])).toEqual([
      1,
      'no deal was played twice with the same cards',
    ]);
    expect(await refused(compare, [path(BOARDS), path(other)])).toEqual([
      1,
      'the files contain records of different games: Bridge, Kabadak',
    ]);
    expect(await refused(compare, ['none'])).toEqual([1, 'there is no file none']);
  });

  test('only the seats differ: the sentence says what would turn them', async () => {
    const record = recordOf('kabadak', { deals: 1 }, 'compare');
    const files = [
      keep('first', record),
      keep('turned', record.split('\n').map(mirrored).join('\n')),
    ];
    expect(await refused(compare, files.map(path))).toEqual([
      1,
      'no deal was played twice with the same cards in the same seats; --rotate matches 1',
    ]);
    const { out, code } = await here(['compare', ...files, '--rotate', '--json']);
    expect(code).toBe(0);
    const [[first, second]] = JSON.parse(out).deals;
    expect([first.plays[0].turn, second.plays[0].turn]).toEqual([0, 1]);
    expect(first.points[0]).not.toBe(first.points[1]);
    expect(second).toMatchObject({ points: first.points, differences: [0, 0] });
  });

  test('a damaged file is reported as elsewhere', async () => {
    const [header = ''] = readFileSync(path(BOARDS), 'utf8').split('\n');
    const torn = keep('torn', `${header}\n{"by":\n`);
    expect(await here(['compare', torn])).toEqual({
      code: 1,
      out: '',
      err: 'talon: torn:2: conventions: the line is not a JSON object, or is cut short\n',
    });
  });
});

describe('talon play --from', () => {
  /** A match in lines whose every answer is the first choice; what it kept. */
  async function playing(args: readonly string[], data: string, answers = 2000) {
    const ran = await here(['play', ...args, '--line'], '1\n'.repeat(answers), data);
    const games = join(folder, data, 'games');
    const history = join(folder, data, 'history');
    onTestFinished(() => rmSync(join(folder, data), { recursive: true, force: true }));
    const [kept] = [games, history].flatMap((place) => {
      try {
        return readdirSync(place)
          .filter((name) => name.endsWith('.jsonl'))
          .map((name) => join(place, name));
      } catch {
        return [];
      }
    });
    const text = kept === undefined ? '' : readFileSync(kept, 'utf8');
    return { ...ran, text, header: JSON.parse(text.split('\n')[0] || '{}') };
  }

  const dealsOf = (text: string) =>
    [...text.matchAll(/"do":"(deal [^"]+)"/g)].map(([, deal]) => deal);

  test('plays the deals of a record under its seed, options and opponents, and compares', async () => {
    const record = recordOf('kabadak', { deals: 2 }, 'from');
    const file = keep('sunday-evening-with-friends.talon.jsonl', record);
    const { code, out, text, header } = await playing(['--from', file], 'data-seeded');
    expect(code).toBe(0);
    expect(out).toContain('The same deals, now and in sunday-evening-with-friends.talon.jsonl.');
    expect(out).toMatch(
      /Deal 2: you .*, sunday-evening-with-friends\.talon\.jsonl .*, difference /,
    );
    expect(dealsOf(text)).toEqual(dealsOf(record));
    const { seed, options, deals } = JSON.parse(record.split('\n')[0] ?? '');
    expect([header.seed, header.options, header.deals]).toEqual([seed, options, deals]);
    expect(header.seats.map(({ by }: { by: string }) => by)).toEqual(['human', 'random']);
    expect((await here(['verify', '-'], text)).code).toBe(0);
  });

  test('boards that nobody has played yet make one match, even from a number in the middle', async () => {
    const { out } = await here(['export', '--format', 'pbn', BOARDS]);
    const boards = out.split(/\n(?=\[Event )/).slice(2);
    const dealt = boards.map((board) =>
      board.split('\n').filter((line) => /^\[(Event|Board|Dealer|Vulnerable|Deal) /.test(line)),
    );
    const file = keep('dealt.pbn', dealt.map((lines) => `${lines.join('\n')}\n`).join('\n'));
    const { text, header, err } = await playing(['--from', file], 'data-boards', 3);
    expect(err).toBe('');
    expect(header).toMatchObject({
      deals: 'elsewhere',
      options: { scoring: 'duplicate', deals: 3 },
    });
    expect(header.earlier.deals).toHaveLength(3);
    // Board 1 is passed out without anybody, board 2 is being bid.
    expect(dealsOf(text)).toHaveLength(2);
    expect((await here(['verify', '-'], text)).code).toBe(0);
  });

  test('chooses among several matches', async () => {
    const two = keep(
      'two.talon.jsonl',
      ['x', 'y'].map((seed) => recordOf('kabadak', { deals: 1 }, seed)).join(''),
    );
    const first = await playing(['--from', two], 'data-first', 1);
    expect(first.err).toContain('match 1 of 2 in two.talon.jsonl; --match chooses another');
    const second = await playing(['kabadak', '--from', two, '--match', '2'], 'data-second', 1);
    expect(second.err).toBe('');
    expect([first.header.seed, second.header.seed]).toEqual(['x/0', 'y/0']);
  });

  test('what cannot be played is refused in one sentence', async () => {
    const two = path(keep('kabadak-two', recordOf('kabadak', { deals: 1 }, 'x').repeat(2)));
    const empty = path(keep('empty.pbn', '% PBN 2.1\n'));
    const refusals = [
      [[], { from: two, match: '3' }, 1, `${two} has no match 3; the last is 2`],
      [['bridge'], { from: two }, 1, `${two} is about Kabadak, not Bridge`],
      [[], { from: empty }, 1, `${empty}: no board found`],
      [[], { from: '-' }, 2, '--from needs a file: standard input is the keyboard'],
      [
        [],
        { from: two, seed: '1' },
        2,
        '--from takes seed and options from the file, so leave out --seed',
      ],
      [['kabadak'], { match: '2' }, 2, '--match needs --from: it chooses a match of that file'],
      [[], {}, 2, 'the argument <game> is missing'],
    ] as const;
    for (const [args, given, code, sentence] of refusals)
      expect(await refused(play, args, { ...given, line: true })).toEqual([code, sentence]);
  });
});
