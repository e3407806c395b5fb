/** What terminals send, read into keys as screens know them. */
import { describe, expect, test } from 'vitest';
import { type Input, openKeyReader } from '../../src/tui/terminal/keys.ts';

const ESC = '\u001b';

function written(key: Input): string {
  if (key.name === 'char') return key.char;
  if (key.name === 'paste') return `<paste “${key.text}”>`;
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
    expect(reader.wait()).toBe(40);
    expect(reader.flush()).toEqual([{ name: 'escape' }]);
    expect(reader.wait()).toBeUndefined();
    expect(read(`${ESC}${ESC}[A`)).toBe('<escape><up>');
  });

  test('pasted text is no keys, however it is cut into chunks', () => {
    expect(read(`${ESC}[200~`, '3n', `${ESC}[201~`)).toBe('<paste “3n”>');
    expect(read(`a${ESC}[200~q 1${ESC}[201~b`)).toBe('a<paste “q 1”>b');
    const whole = `${ESC}[200~hello world\r${ESC}[201~x`;
    expect(read(...whole)).toBe('<paste “hello world”>x');
    for (let at = 1; at < whole.length; at++)
      expect(read(whole.slice(0, at), whole.slice(at)), `cut at ${at}`).toBe(
        '<paste “hello world”>x',
      );
  });

  test('pasted text has no control signs, line ends or turns of direction, and an end', () => {
    const paste = (text: string): string => read(`${ESC}[200~${text}${ESC}[201~`);
    expect(paste('a\r\nb\tc\u0003\u001a\u0007\u009b\u200b\u202e\u2028d')).toBe('<paste “abcd”>');
    expect(paste(`${ESC}[31mred${ESC}[A${ESC}`)).toBe('<paste “[31mred[A”>');
    expect(paste('Zoë 日本 ♠')).toBe('<paste “Zoë 日本 ♠”>');
    expect(paste('')).toBe('<paste “”>');
    expect(paste('x'.repeat(5000))).toBe(`<paste “${'x'.repeat(1000)}”>`);
    expect(read(`${ESC}[201~x`)).toBe('x');
  });

  test('a paste whose end is lost is dropped after two seconds, and keys are heard again', () => {
    const reader = openKeyReader();
    expect(reader.read(`${ESC}[200~\u0003 1`)).toEqual([]);
    expect(reader.wait()).toBe(2000);
    expect(reader.flush()).toEqual([]);
    expect(reader.wait()).toBeUndefined();
    expect(reader.read('\u0003')).toEqual([{ name: 'interrupt' }]);
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
