/** What terminals send, read into keys as screens know them. */
import { describe, expect, test } from 'vitest';
import { type Key, openKeyReader } from '../../src/tui/parts/keys.ts';

const ESC = '\u001b';

function written(key: Key): string {
  if (key.name === 'char') return key.char;
  if (key.name === 'click') return `<click ${key.x} ${key.y}>`;
  return key.name === 'wheel' ? `<wheel ${key.by}>` : `<${key.name}>`;
}

/** Names and characters read from these chunks, one after the other. */
function read(...chunks: readonly string[]): string {
  const reader = openKeyReader();
  return chunks
    .flatMap((chunk) => reader.read(chunk))
    .map(written)
    .join('');
}

describe('keys', () => {
  test('letters, blanks and the named keys', () => {
    expect(read('h', '?', 'ö', ' ', '\t', '\r', '\u007f', '\b')).toBe(
      'h?ö<space><tab><enter><backspace><backspace>',
    );
  });

  test('arrows as both kinds of terminals send them, and with Shift', () => {
    expect(read(`${ESC}[A`, `${ESC}[B`, `${ESC}OC`, `${ESC}OD`)).toBe('<up><down><right><left>');
    expect(read(`${ESC}[1;2C`, `${ESC}[1;2D`)).toBe('<shift-right><shift-left>');
    expect(read(`${ESC}[Z`, `${ESC}[5~`, `${ESC}[6~`, `${ESC}[H`, `${ESC}[4~`)).toBe(
      '<backtab><pageup><pagedown><home><end>',
    );
  });

  test('Ctrl-C, Ctrl-Z and Ctrl-L have names, other control keys none', () => {
    expect(read('\u0003', '\u001a', '\u000c')).toBe('<interrupt><suspend><redraw>');
    expect(read('\u0018', '\u0001')).toBe('');
  });

  test('keys that arrive in one read come one by one', () => {
    expect(read('6\r')).toBe('6<enter>');
    expect(read(`${ESC}[B`.repeat(8))).toBe('<down>'.repeat(8));
    expect(read('1 \r')).toBe('1<space><enter>');
  });

  test('a sequence may arrive in two parts; an escape alone is the key', () => {
    expect(read(`${ESC}`, '[', 'A', 'x')).toBe('<up>x');
    const reader = openKeyReader();
    expect(reader.read(ESC)).toEqual([]);
    expect(reader.isOpen()).toBe(true);
    expect(reader.flush()).toEqual([{ name: 'escape' }]);
    expect(reader.isOpen()).toBe(false);
    expect(read(`${ESC}${ESC}[A`)).toBe('<escape><up>');
  });

  test('pasted text counts as typed, without its brackets', () => {
    expect(read(`${ESC}[200~`, '3n', `${ESC}[201~`)).toBe('3n');
  });

  test('the left button and the wheel have places; releases and other buttons come to nothing', () => {
    expect(read(`${ESC}[<0;5;7M`, `${ESC}[<0;5;7m`)).toBe('<click 4 6>');
    expect(read(`${ESC}[<64;1;1M`, `${ESC}[<65;1;1M`)).toBe('<wheel -1><wheel 1>');
    expect(read(`${ESC}[<2;5;7M`, `${ESC}[<4;5;7M`)).toBe('');
  });

  test('unknown sequences and letters with Alt come to nothing', () => {
    expect(read(`${ESC}[1;2Q`, `${ESC}OX`, `${ESC}x`, 'h')).toBe('h');
  });
});
