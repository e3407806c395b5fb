/** Notation: records as lists of lines, made by a small simulation and then damaged. */
import { describe, expect, test } from 'vitest';
import { LINE_LIMIT, readLine } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame, games } from '../../src/games/index.ts';
import { type Demands, type Fault, follow, openFollower } from '../../src/script/records/verify.ts';
import { saveOf } from '../support/saves.ts';
import { recordOf } from '../support/simulation.ts';

const verify = (...parts: readonly (string | Uint8Array)[]) => verifyWith({}, ...parts);

async function verifyWith(demands: Demands, ...parts: readonly (string | Uint8Array)[]) {
  const faults: Fault[] = [];
  const follower = openFollower(findGame, (fault) => faults.push(fault), undefined, demands);
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
  }
  await follow(bytes(), follower);
  const said = faults.map(({ line, clause, reason }) => `${line} ${clause}: ${reason.en}`);
  return { ...follower.counts(), said };
}

const whole = recordOf('boese-dame', { deals: 1 }, 'v');
const lines = whole.trimEnd().split('\n');
const STEPS = 34;

/** The record with line `number`, from 1, changed. */
const withLine = (number: number, change: (line: string) => string): string =>
  lines.map((line, i) => (i === number - 1 ? change(line) : line)).join('\n');

describe('records verified', () => {
  test('a good one has no faults', async () => {
    expect(await verifyWith({ seeded: true, finished: true }, whole)).toEqual({
      records: 1,
      steps: STEPS,
      kept: 0,
      faults: 0,
      unfinished: 0,
      unknown: 0,
      loose: 0,
      said: [],
    });
  });

  test('several may follow one another, split anywhere', async () => {
    const bytes = Buffer.from(whole + whole);
    const parts = [bytes.subarray(0, 777), bytes.subarray(777, 5001), bytes.subarray(5001)];
    expect(await verify(...parts)).toMatchObject({ records: 2, steps: 2 * STEPS, faults: 0 });
  });

  test('one without its end is a game still going', async () => {
    const begun = `${lines.slice(0, 20).join('\n')}\n`;
    expect(await verify(begun)).toMatchObject({ records: 1, steps: 19, faults: 0, unfinished: 1 });
    expect(await verify(begun + whole + begun)).toMatchObject({ records: 3, unfinished: 2 });
  });

  test('one without its end is a fault where records must be finished', async () => {
    const begun = `${lines.slice(0, 20).join('\n')}\n`;
    const { faults, said } = await verifyWith({ finished: true }, begun + whole + begun);
    expect(faults).toBe(2);
    const sentence = 'the record is unfinished: the match goes on after this line';
    expect(said).toEqual([`20 conventions: ${sentence}`, `77 conventions: ${sentence}`]);
  });

  test('one with a fault is not counted as unfinished', async () => {
    const broken = `${lines.slice(0, 20).join('\n')}\n{"by":0,"do":"fly"}\n`;
    expect(await verify(broken)).toMatchObject({ faults: 1, unfinished: 0 });
  });

  test('keys that no reader knows are counted, those of games and times are not', async () => {
    const strange = withLine(4, (line) => line.replace('{', '{"x":1,"y":[{"x":2}],"ms":5,"at":7,'));
    expect(await verify(strange)).toMatchObject({ faults: 0, unknown: 2 });
    const header = withLine(1, (line) => line.replace('{', '{"note":"","assisted":true,'));
    expect(await verify(header)).toMatchObject({ faults: 0, unknown: 1 });
    const seat = withLine(1, (line) => line.replace('{"name"', '{"age":9,"name"'));
    expect(await verify(seat)).toMatchObject({ faults: 0, unknown: 1 });
    const deal = withLine(36, (line) => line.replace('{', '{"when":1,'));
    expect(await verify(deal)).toMatchObject({ faults: 0, unknown: 1 });
    const cheated = recordOf('durak', { cheating: true }, 'cheat');
    expect(await verify(cheated)).toMatchObject({ faults: 0, unknown: 0 });
  });

  test('steps in another spelling than the canonical one are counted', async () => {
    const step = withLine(4, (line) => line.replace(/"do":"(\w+) (\w+)"/, '"do":"$1  $2"'));
    expect(await verify(step)).toMatchObject({ faults: 0, loose: 1 });
    const chance = withLine(3, (line) => line.replace('"deal ', '" deal '));
    expect(await verify(chance)).toMatchObject({ faults: 0, loose: 1 });
    const drawn = recordOf('kabadak', { deals: 1 }, 'draw');
    const drawings = drawn.match(/"do":"draw"/g)?.length ?? 0;
    expect(drawings).toBeGreaterThan(1);
    const loud = drawn.replaceAll('"do":"draw"', '"do":"DRAW"');
    expect(await verify(loud)).toMatchObject({ faults: 0, loose: drawings });
    const seen = recordOf('cabo', { deals: 1 }, 'look');
    const turned = seen.replace(/"do":"(look) (\d) (\d)"/, '"do":"$1 $3 $2"');
    expect(turned).not.toBe(seen);
    expect(await verify(turned)).toMatchObject({ faults: 0, loose: 1 });
  });

  test.each([
    ['in a step', 4, (line: string) => line.replace('{', '{"by":0,'), 'by'],
    ['spelled otherwise', 4, (line: string) => line.replace('{', '{"d\\u006f":"x",'), 'do'],
    ['deep inside', 1, (line: string) => line.replace('{"name"', '{"name":"x","name"'), 'name'],
    ['after a list', 36, (line: string) => line.replace('}', ',"deal":1}'), 'deal'],
  ])('a duplicate key, %s, is refused', async (_, number, change, key) => {
    const { said } = await verify(withLine(number, change));
    expect(said).toEqual([`${number} conventions: the key “${key}” appears twice in one object`]);
  });

  test('a key may stand in two objects, and in a text', async () => {
    const twice = withLine(4, (line) => line.replace('{', '{"x":{"by":1},"y":"\\"by\\":1,{\\\\",'));
    expect(await verify(twice)).toMatchObject({ faults: 0, unknown: 2 });
  });

  test('a wrong card, seat, sum or order of lines is named with its line', async () => {
    const card = await verify(
      withLine(3, (line) => line.replace(/deal (\S+) (\S+)/, 'deal $1 $1')),
    );
    expect(card.said).toHaveLength(1);
    expect(card.said[0]).toMatch(/^3 BOD-1: /);
    const seat = await verify(withLine(4, (line) => line.replace(/"by":(\d)/, '"by":9')));
    expect(seat.said[0]).toMatch(/^4 conventions: it is .*'s turn, not 9's/);
    const sum = await verify(withLine(36, (line) => line.replace('"points":[', '"points":[1')));
    expect(sum.said[0]).toMatch(/^36 conventions: points should be \[/);
    const gone = lines.filter((_, i) => i !== 35).join('\n');
    expect((await verify(gone)).said[0]).toMatch(/^36 conventions: no line “end” belongs here/);
  });

  test('the mark of a false card stands where it was played, and nowhere else', async () => {
    const cheated = recordOf('durak', { cheating: true }, 'cheat');
    const mark = ',"cheat":true';
    expect(cheated).toContain(mark);
    expect(await verify(cheated)).toMatchObject({ faults: 0 });
    const hidden = await verify(cheated.replace(mark, ''));
    expect(hidden.said[0]).toMatch(/conventions: cheat should be true/);
    const accused = await verify(cheated.replace(/("do":"attack [^"]*")/, `$1${mark}`));
    expect(accused.said[0]).toMatch(/conventions: cheat does not belong here/);
  });

  test.each<readonly [string, object, string, string]>([
    ['durak', { forfeit: 'vodka' }, '{"vodka":[', '{"strip":[0,0,0],"vodka":['],
    ['durak', {}, '{"deal":1,', '{"deal":1,"forfeits":{"vodka":[0,0,0]},'],
    ['durak', { forfeit: 'vodka' }, '{"end":true,', '{"end":true,"forfeits":{"vodka":[0,0,0]},'],
    ['durak', { cheating: true }, '{"by":"chance",', '{"cheat":true,"by":"chance",'],
    ['durak', {}, '{"deal":1,', '{"deal":1,"cheat":true,'],
    ['durak', {}, '{"by":0,', '{"forfeits":{},"by":0,'],
    ['binokel', {}, '{"deal":1,', '{"deal":1,"forfeits":{"beers":[0,0,0]},'],
    ['canasta', { deals: 1 }, '{"deal":1,', '{"deal":1,"premium":[0,0,0,0],'],
    ['canasta', {}, '{"talon":1,', '{"talon":1,"premium":[0,0,0,0],'],
  ])(
    '%s with %o: a key of its own where it says nothing is refused',
    async (id, given, at, put) => {
      const record = recordOf(id, { deals: 1, ...given }, 'own');
      expect(record).toContain(at);
      expect(await verify(record)).toMatchObject({ faults: 0, unknown: 0 });
      const { said } = await verify(record.replace(at, put));
      expect(said[0]).toMatch(
        /conventions: (cheat|forfeits|premium) (does not belong here|should be )/,
      );
    },
  );

  test('a key of another game is one that nobody knows', async () => {
    const strange = withLine(36, (line) => line.replace('{', '{"forfeits":{"vodka":[1,0,0,0]},'));
    expect(await verify(strange)).toMatchObject({ faults: 0, unknown: 1 });
  });

  test.each(games.map((game) => [game.id, game] as const))(
    '%s names every key that it adds to a record',
    (id, game) => {
      const own = game.rules.ownKeys ?? [];
      const all = [
        {},
        ...(id === 'durak' ? [{ cheating: true, forfeit: 'both' }] : []),
        ...(id === 'binokel' ? [{ durchStake: 'beer' }] : []),
        ...(id === 'canasta' ? [{ premium: 'fixed' }] : []),
      ];
      for (const given of all) {
        const record = recordOf(id, { deals: 2, ...given }, 'keys')
          .trimEnd()
          .split('\n');
        const added = record
          .map(readLine)
          .flatMap((line) => (isRefusal(line) ? ['?'] : line.strange));
        expect(own).toEqual(expect.arrayContaining([...new Set(added)]));
      }
    },
  );

  test('after a fault the next record is read all the same', async () => {
    const broken = withLine(4, () => '{"by":0,"do":"fly"}');
    const both = await verify(`${broken}\n${whole}`);
    expect(both).toMatchObject({ records: 2, faults: 1 });
    const short = await verify(`${lines.slice(0, 35).join('\n')}\n${whole}`);
    expect(short).toMatchObject({ records: 2, faults: 1 });
    expect(short.said[0]).toMatch(/^36 .*without its deal line/);
  });

  test('a bad header is a fault of its own, whatever was wrong with the record before', async () => {
    const faulty = withLine(5, (line) => line.replace('play', 'pass'));
    const unclosed = lines.slice(0, 35).join('\n');
    const headed = (from: string, to: string) => lines.join('\n').replace(from, to);
    const bad: readonly (readonly [string, RegExp])[] = [
      [headed('"deals":1', '"deals":null'), /options\.deals is missing or malformed/],
      [headed('"deals":1', '"deals":"1"'), /option deals: '1' is not one of/],
      [headed('"deals":1', '"deals":1000001'), /option deals: 1000001 is not one of 0–1000000/],
      [headed('"talon":1', '"talon":2'), /talon is missing or malformed/],
      [headed('"players":4', '"players":[4]'), /options\.players is missing or malformed/],
    ];
    for (const before of [faulty, unclosed])
      for (const [record, reason] of bad) {
        const { said, records } = await verify(`${before}\n`, `${record}\n`, whole);
        const header = before.split('\n').length + 1;
        const own = said.filter((fault) => fault.startsWith(`${header} `));
        expect(own.at(-1)).toMatch(reason);
        expect(said).toHaveLength(2);
        expect(records).toBe(2);
      }
  });

  test('a missing option takes its default; deals go to a million', async () => {
    const begun = lines.slice(0, 30);
    const headed = (from: string, to: string) => {
      expect(begun[0]).toContain(from);
      return begun.join('\n').replace(from, to);
    };
    const sound = { records: 1, faults: 0 };
    expect(await verify(headed('"players":4,', ''))).toMatchObject(sound);
    expect(await verify(headed('"deals":1', '"deals":1000000'))).toMatchObject(sound);
    expect(await verify(headed('"deals":1', '"deals":1000001'))).toMatchObject({ records: 0 });
  });

  test('a legal list that lacks a move is a fault', async () => {
    const listed = recordOf('boese-dame', { deals: 1 }, 'v', 'legal');
    expect(await verify(listed)).toMatchObject({ steps: STEPS, faults: 0 });
    const lacking = listed.replace(/"legal":\["[^"]*",/, '"legal":[');
    expect(lacking).not.toBe(listed);
    expect((await verify(lacking)).said[0]).toMatch(/the legal list differs/);
  });

  test.each([
    ['nothing', '', '1 conventions: it contains no record'],
    ['blank lines', '\n\n', '2 conventions: it contains no record'],
    [
      'a step before any header',
      '{"by":0,"do":"play 7C"}\n',
      '1 conventions: a line before any header',
    ],
    ['a line cut short', `${lines[0]}\n{"by":"cha`, '2 conventions: the last line is cut short'],
    ['deep nesting', '['.repeat(200_000), '1 conventions: the line is nested too deeply'],
    [
      'a long line',
      'x'.repeat(LINE_LIMIT + 1),
      `1 conventions: the line is longer than ${LINE_LIMIT} bytes`,
    ],
    [
      'an unknown game',
      lines[0]?.replace('boese-dame', 'nix') ?? '',
      '1 conventions: there is no game “nix”; one from outside needs talon --game FILE',
    ],
    [
      'a __proto__ key',
      '{"talon":1,"__proto__":{}}',
      '1 conventions: the key __proto__ is not allowed',
    ],
  ])('%s is one clear fault', async (_, file, said) => {
    expect((await verify(file)).said).toEqual([said]);
  });

  test.each(games.map(({ id }) => id))('%s: chance follows from the seed', async (id) => {
    const record = recordOf(id, { deals: 2 }, 'seeded');
    expect(await verifyWith({ seeded: true }, record)).toMatchObject({ faults: 0 });
    const other = record.replace('"seed":"', '"seed":"x');
    const { said, steps } = await verifyWith({ seeded: true }, other);
    expect(said).toEqual([
      expect.stringMatching(/^\d+ conventions: this “\w+” does not follow from the seed “x/),
    ]);
    expect(steps).toBe((await verify(record)).steps);
    expect(await verify(other)).toMatchObject({ faults: 0 });
    const marked = other.replaceAll('"options"', '"deals":"elsewhere","options"');
    expect(await verifyWith({ seeded: true }, marked)).toMatchObject({ faults: 0, unknown: 0 });
  });

  test('two cards that change places do not follow from the seed', async () => {
    const dealt = withLine(3, (line) => line.replace(/deal (\S+) (\S+)/, 'deal $2 $1'));
    const begun = dealt.split('\n').slice(0, 3).join('\n');
    const { said } = await verifyWith({ seeded: true }, begun);
    expect(said[0]).toBe(
      '3 conventions: this “deal” does not follow from the seed “v/0”; if the deals come from elsewhere, the header should carry "deals":"elsewhere"',
    );
  });

  test('the sums of a save are checked with the rest', async () => {
    const save = (await saveOf('boese-dame', 60)).toString();
    expect(await verify(save)).toMatchObject({ faults: 0, unknown: 0, unfinished: 1 });
    const changed = save.replace('"do":"play ', '"do":"play  ');
    expect((await verify(changed)).said).toEqual([
      expect.stringMatching(/^\d+ conventions: the checksum of the line is wrong/),
    ]);
    const header = save.replace('"sum"', '"sun"');
    expect((await verify(header)).said).toEqual([
      '1 conventions: the header lacks the checksum that the lines after it carry',
    ]);
  });

  test.each(games.map(({ id }) => id))(
    '%s: a damaged step is never more than a fault',
    async (id) => {
      const record = recordOf(id, { deals: 1 }, 'damage').split('\n');
      const words = [...new Set(record.join(' ').match(/[\w-]+/g) ?? [])];
      for (let n = 1; n < Math.min(record.length, 60); n++) {
        const word = words[(n * 7919) % words.length] ?? '';
        const damaged = record.map((line, i) =>
          i === n ? line.replace(/"do":"(\S+) ?(\S*)/, `"do":"$1 ${word}`) : line,
        );
        const { faults } = await verify(damaged.slice(0, n + 1).join('\n'));
        expect(faults).toBeLessThan(2);
      }
    },
  );
});
