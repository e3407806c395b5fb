/** Notation: bytes as text, cut into chunks at `|`; a line as `number:text`, a fault as `number!`. */
import { describe, expect, test } from 'vitest';
import { LINE_LIMIT } from '../../src/engine/record.ts';
import { LineSplitter, type TextLine } from '../../src/script/records/lines.ts';

const shown = (line: TextLine): string =>
  'fault' in line ? `${line.number}!${line.fault.en}` : `${line.number}:${line.text}`;

const linesOf = (...chunks: readonly Uint8Array[]): readonly TextLine[] => {
  const splitter = new LineSplitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
};

const split = (chunks: string): readonly string[] =>
  linesOf(...chunks.split('|').map((chunk) => Buffer.from(chunk))).map(shown);

describe('lines from outside', () => {
  test('end at line breaks, wherever the bytes are cut', () => {
    expect(split('a\nb\n')).toEqual(['1:a', '2:b']);
    expect(split('a|b|\n|c')).toEqual(['1:ab', '2:c']);
  });

  test('a character cut in two comes out whole', () => {
    const bytes = Buffer.from('Bö\n');
    expect(linesOf(bytes.subarray(0, 2), bytes.subarray(2)).map(shown)).toEqual(['1:Bö']);
  });

  test('CRLF and a byte-order mark are accepted', () => {
    expect(split('\uFEFFa\r\nb\r\n')).toEqual(['1:a', '2:b']);
  });

  test('a last line without a line break says so', () => {
    expect(linesOf(Buffer.from('a\nb'))).toEqual([
      { number: 1, text: 'a', ended: true },
      { number: 2, text: 'b', ended: false },
    ]);
  });

  test('invalid UTF-8 is the fault of its line alone', () => {
    const lines = linesOf(Buffer.from('a\n'), Buffer.from([0xc3, 0x28, 10]), Buffer.from('b\n'));
    expect(lines.map(shown)).toEqual(['1:a', '2!the line is not valid UTF-8', '3:b']);
  });

  test('UTF-16 and NUL bytes end the reading', () => {
    const utf16 = new LineSplitter();
    expect(utf16.push(Buffer.from('\uFEFF{}\n{}\n', 'utf16le')).map(shown)).toEqual([
      '1!this is UTF-16 text; records are UTF-8',
    ]);
    expect(utf16.stopped()).toBe(true);
    expect(split('a\nb\0\nc\n')).toEqual([
      '1:a',
      '2!this is not UTF-8 text: it contains NUL bytes',
    ]);
  });

  test('a line over the limit is refused, and the next one is read', () => {
    const chunk = Buffer.alloc(1_000_000, 'x');
    const chunks = Array.from({ length: 5 }, () => chunk);
    const lines = linesOf(...chunks, Buffer.from('\nb\n')).map(shown);
    expect(lines).toEqual([`1!the line is longer than ${LINE_LIMIT} bytes`, '2:b']);
  });

  test('a line that does not end ends the reading', () => {
    const splitter = new LineSplitter();
    const zeros = Buffer.alloc(1_000_000);
    const lines: TextLine[] = [];
    for (let chunk = 0; chunk < 50 && !splitter.stopped(); chunk++)
      lines.push(...splitter.push(zeros));
    expect(splitter.stopped()).toBe(true);
    expect([...lines, ...splitter.end()].map(shown)).toEqual([
      `1!the line is longer than ${LINE_LIMIT} bytes`,
    ]);
  });
});
