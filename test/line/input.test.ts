/** What comes in, cut into lines. Notation: chunks as they arrive. */
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { LATE, LineReader } from '../../src/line/line-reader.ts';
import { boese, hear } from '../support/hearing.ts';

async function all(lines: LineReader): Promise<readonly string[]> {
  const found: string[] = [];
  for (let line = await lines.next(); line !== undefined; line = await lines.next())
    found.push(line);
  return found;
}

const cut = (...chunks: readonly (string | Buffer)[]): Promise<readonly string[]> =>
  all(new LineReader(Readable.from(chunks)));

describe('lines typed in', () => {
  test('end at line breaks of every kind, wherever the chunks are cut', async () => {
    expect(await cut('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
    expect(await cut('a', 'b\r', '\n', '\nc\n')).toEqual(['ab', '', 'c']);
    expect(await cut()).toEqual([]);
  });

  test('a character cut in two comes out whole', async () => {
    const bytes = Buffer.from('Bö\n');
    expect(await cut(bytes.subarray(0, 2), bytes.subarray(2))).toEqual(['Bö']);
  });

  test('longer than anybody types are cut', async () => {
    expect(await cut(`${'x'.repeat(5000)}\ny\n`)).toEqual(['x'.repeat(400), 'y']);
  });

  test('who asks again waits for the same line, and a line that comes late is not lost', async () => {
    const input = new PassThrough();
    const lines = new LineReader(input);
    expect(await lines.nextWithin(1)).toBe(LATE);
    const asked = [lines.next(), lines.next()];
    input.end('a\nb\n');
    expect(await Promise.all(asked)).toEqual(['a', 'a']);
    expect(await all(lines)).toEqual(['b']);
    await lines.ended;
  });

  test('a fast pipe waits while nobody asks', async () => {
    let given = 0;
    const input = new Readable({ read: () => input.push(`${given++}\n`), highWaterMark: 1 });
    const lines = new LineReader(input);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(given).toBeLessThan(2000);
    for (let line = 0; line < 3000; line++) expect(await lines.next()).toBe(String(line));
    lines.close();
  });

  test('a million characters without a line break are read no further, and that is said', async () => {
    let given = 0;
    function* flood(): Generator<string> {
      for (; ; given++) yield 'x'.repeat(10_000);
    }
    const heard = await hear(boese(), flood());
    expect(heard.code).toBe(1);
    expect(heard.warned).toBe('A line is longer than a million characters. Talon stops reading.\n');
    expect(given).toBeLessThan(200);
  });
});
