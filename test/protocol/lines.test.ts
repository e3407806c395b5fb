/** Lines of bots: cut wherever the pipe cuts them, bounded, and written no faster than they are read. */
import { Writable } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LineReader, LineWriter } from '../../src/protocol/lines.ts';
import { LINE_BYTES } from '../../src/protocol/messages.ts';

/** What a reader makes of these pieces. */
function read(...pieces: readonly (string | Buffer)[]): readonly string[] {
  const taken: string[] = [];
  const reader = new LineReader({
    line: (line) => taken.push(line),
    flood: () => taken.push('FLOOD'),
  });
  for (const piece of pieces) reader.push(Buffer.from(piece));
  return taken;
}

test('lines come whole, however the pipe cuts them', () => {
  const bytes = Buffer.from('one\nzwölf\n\nthree\nleft');
  const whole = ['one', 'zwölf', '', 'three'];
  expect(read(bytes)).toEqual(whole);
  for (let at = 0; at < bytes.length; at++)
    expect(read(bytes.subarray(0, at), bytes.subarray(at))).toEqual(whole);
  expect(read(...[...bytes].map((byte) => Buffer.from([byte])))).toEqual(whole);
});

test('a line may have 1 MiB, in bytes, and not one more; nothing is read after it', () => {
  const most = 'ä'.repeat(LINE_BYTES / 2);
  expect(read(`${most}\nnext\n`)).toEqual([most, 'next']);
  expect(read(`${most}x\nnext\n`)).toEqual(['FLOOD']);
  expect(read(`a\n${most}`, 'x')).toEqual(['a', 'FLOOD']);
  expect(read('x'.repeat(LINE_BYTES), 'y', '\nnext\n')).toEqual(['FLOOD']);
});

test('a reader that has been stopped gives nothing more, not even of the same piece', () => {
  const taken: string[] = [];
  const reader: LineReader = new LineReader({
    line: (line) => {
      taken.push(line);
      reader.stop();
    },
    flood: () => taken.push('FLOOD'),
  });
  reader.push(Buffer.from('one\ntwo\n'));
  reader.push(Buffer.from('three\n'));
  expect(taken).toEqual(['one']);
});

test('what is put at once is written at once; a slow reader is waited for', async () => {
  const written: string[] = [];
  let go = (): void => undefined;
  const slow = new Writable({
    highWaterMark: 4,
    write(piece: Buffer, _, done) {
      written.push(piece.toString());
      go = done;
    },
  });
  const writer = new LineWriter(slow, () => undefined);
  writer.put('one');
  writer.put('two');
  expect(written).toEqual([]);
  await soon();
  expect(written).toEqual(['one\ntwo\n']);
  writer.put('three');
  writer.put('four');
  await soon();
  expect(written).toHaveLength(1);
  expect(writer.waiting()).toBe('three\nfour\n'.length);
  go();
  await soon();
  expect(written).toEqual(['one\ntwo\n', 'three\nfour\n']);
  expect(writer.waiting()).toBe(0);
});
