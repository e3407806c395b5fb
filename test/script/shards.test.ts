/** Shards of a run, their files, and what is put together from them. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { keepPartial, occupied, readPartialFile } from '../../src/script/shards/files.ts';
import { mergeable } from '../../src/script/shards/merge.ts';
import {
  type Head,
  partialHead,
  readPartial,
  readShard,
  stretchOf,
  WHOLE,
  writeNumbers,
  writePartial,
} from '../../src/script/shards/partial.ts';
import { addTotals, readTotals, summaryOf, totalsOf } from '../../src/script/sim/summary.ts';
import { simulate, sumUp } from '../../src/script/threads/pool.ts';
import { planOf } from '../support/simulation.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-shards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COUNT = 100;
const OF = 7;
const plan = planOf('boese-dame', { deals: 1 }, 'shards');
const run = { game: plan.game, options: plan.options, seed: plan.seed, seats: plan.seats };

async function partialOf(number: number, seed = 'shards', of = OF): Promise<string> {
  const game = findGame('boese-dame');
  if (game === undefined) throw new Error('no game');
  const head = partialHead('sim', { ...run, seed, count: COUNT }, { number, of });
  const totals = await sumUp(game, { ...plan, seed }, head);
  if (isRefusal(totals)) throw new Error(totals.text.en);
  return writePartial(head, [totals]);
}

const texts = await Promise.all(Array.from({ length: OF }, (_, at) => partialOf(at + 1)));

/** Merges texts under the names 1, 2, 3 …; what is wrong in English. */
function merged(all: readonly string[]) {
  const result = mergeable(
    all.map((text, at) => ({ file: `${at + 1}`, partial: readPartial(text) })),
  );
  return 'heads' in result ? result : result.wrong.map(({ en }) => en);
}

const changed = (at: number, text: string): readonly string[] =>
  texts.map((one, i) => (i === at ? text : one));

describe('shards', () => {
  test('are contiguous, of nearly the same length, and all there is', () => {
    for (const [count, of] of [
      [100, 7],
      [3, 5],
      [64, 64],
      [1_000_000_000, 99_999],
    ] as const) {
      const all = Array.from({ length: of }, (_, at) => stretchOf(count, { number: at + 1, of }));
      expect([all[0]?.from, all.at(-1)?.to]).toEqual([0, count]);
      const sizes = all.map(({ from, to }) => to - from);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(all.every(({ from }, at) => from === (all[at - 1]?.to ?? 0))).toBe(true);
    }
  });

  test('are numbered from 1', () => {
    expect(readShard('3/64')).toEqual({ number: 3, of: 64 });
    for (const typed of ['0/4', '5/4', '1/0', '1', '1/', 'a/b', '1/100001', '-1/4', '1/4 '])
      expect(readShard(typed), typed).toBeUndefined();
    expect(writeNumbers([1, 3, 4, 5, 9])).toBe('1, 3–5, 9');
  });
});

test('shards in any order, some of them twice, are the run', async () => {
  const game = findGame('boese-dame');
  const all = merged([...texts, texts[2] ?? '', texts[5] ?? ''].toReversed());
  if (!('heads' in all) || game === undefined) throw new Error(String(all));
  const totals = all.bodies.flatMap(([result]) => readTotals(result) ?? []);
  expect(summaryOf(totals.reduce(addTotals))).toEqual(await simulate(game, plan, COUNT));
});

describe('refused are', () => {
  test('shards that are missing, by their numbers', () => {
    expect(merged([...texts.slice(0, 2), ...texts.slice(5)])).toEqual([
      'of the 7 shards, these are missing: 3–5',
    ]);
    expect(merged([])).toEqual([]);
  });

  test('a shard of which any byte is changed, wherever it is', () => {
    const text = texts[2] ?? '';
    for (let at = 0; at < text.length; at++) {
      const other = String.fromCharCode(text.charCodeAt(at) ^ 1);
      const wrong = merged(changed(2, text.slice(0, at) + other + text.slice(at + 1)));
      expect([at, wrong]).toEqual([at, [expect.stringMatching(/^shard 3 .*\(3\)/)]]);
    }
  });

  test('a shard that was cut short anywhere', () => {
    const text = texts[2] ?? '';
    for (let length = 0; length < text.length; length += 5)
      expect(merged(changed(2, text.slice(0, length)))).toEqual([
        expect.stringMatching(/^shard 3 is damaged/),
      ]);
  });

  test('a shard of another seed, build or Node, or of other options', async () => {
    expect(merged(changed(4, await partialOf(5, 'others')))).toEqual([
      'shard 5 is from another run (5): seed is "others", not "shards"',
    ]);
    const head = partialHead('sim', { ...run, count: COUNT }, { number: 5, of: OF });
    const other = (change: Partial<Head>) => writePartial({ ...head, ...change }, []);
    expect(merged(changed(4, other({ build: 'b' })))).toEqual([
      expect.stringMatching(
        /^shard 5 is from another run \(5\): build is "b", not "[0-9a-f]{64}"$/,
      ),
    ]);
    expect(merged(changed(4, other({ node: 'v20.0.0' })))).toEqual([
      `shard 5 is from another run (5): node is "v20.0.0", not "${process.version}"`,
    ]);
    const options = { ...plan.options, deals: 2 };
    expect(merged(changed(4, other({ run: { ...run, options, count: COUNT } })))).toEqual([
      'shard 5 is from another run (5): options.deals is 2, not 1',
    ]);
  });

  test('the same shard with another result', () => {
    const head = partialHead('sim', { ...run, count: COUNT }, { number: 1, of: OF });
    expect(merged([...texts, writePartial(head, [{ matches: '1' }])])).toEqual([
      'shard 1 was given twice, with different results (1, 8)',
    ]);
  });

  test('what is no partial at all', () => {
    expect(merged(['hello\n', ...texts])).toEqual(['1 is not a partial result']);
  });
});

test('partials of version 1, whose results were not sealed, are still read', () => {
  const before = `${JSON.stringify({ ...partialHead('sim', { count: 9 }, WHOLE), partial: 1 })}\n{"matches":"9"}\n`;
  const sha256 = createHash('sha256').update(before).digest('hex');
  expect(readPartial(`${before}{"end":true,"sha256":"${sha256}"}\n`)).toMatchObject({
    state: 'whole',
    head: { partial: 1, command: 'sim' },
    body: [{ matches: '9' }],
  });
});

test('sums are exact beyond what a number holds', () => {
  const summary = {
    ...{ matches: 1, deals: 1, steps: 1, wins: [1, 0], points: [3, -3] },
    ...{ squares: [2 ** 53 - 1, 9], why: { played: 1 } },
  };
  const one = totalsOf(summary);
  const all = addTotals(addTotals(one, one), one);
  expect(all.squares[0]).toBe(3n * (2n ** 53n - 1n));
  const partial = readPartial(writePartial(partialHead('sim', { count: 3 }, WHOLE), [all]));
  const [read] = 'body' in partial ? partial.body : [];
  expect(readTotals(read)).toEqual(all);
  for (const wrong of [{}, { ...summary }, { ...read, deals: '1e3' }])
    expect(readTotals(wrong)).toBeUndefined();
});

test('a file is written whole, in the place of a damaged one, and never of anything else', async () => {
  const path = join(folder, 'one.partial');
  const [text = ''] = texts;
  const head = partialHead('sim', { ...run, count: COUNT }, { number: 1, of: OF });
  const inside = async (content: string) => {
    writeFileSync(path, content);
    const found = await readPartialFile(path);
    if (isRefusal(found)) throw new Error(found.text.en);
    return occupied(path, found, head)?.text.en.replace(path, 'FILE');
  };
  expect(await inside(text.slice(0, -9))).toBeUndefined();
  expect(await inside('')).toBeUndefined();
  expect(await inside('notes\n')).toBe('FILE is not a partial result and is left as it is');
  expect(await inside(texts[1] ?? '')).toBe('FILE holds shard 2 and is left as it is');
  expect(await inside(await partialOf(1, 'others'))).toBe(
    'FILE holds the result of another run and is left as it is: seed is "others", not "shards"',
  );
  const written = readPartial(text);
  const body = 'body' in written ? written.body : [];
  const results = body.map((one) => ({ ...one, sum: undefined }));
  expect(await keepPartial(path, head, results)).toBeUndefined();
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual([text, ['one.partial']]);
  expect(await keepPartial(join(folder, 'no/where'), head, results)).toMatchObject({
    refused: true,
  });
});
