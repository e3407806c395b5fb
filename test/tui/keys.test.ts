/** Keys as Ink reports them, read into keys as screens know them. */
import { describe, expect, test } from 'vitest';
import { type InkKey, openKeyReader } from '../../src/tui/parts/keys.ts';

const NONE: InkKey = {
  upArrow: false,
  downArrow: false,
  leftArrow: false,
  rightArrow: false,
  pageDown: false,
  pageUp: false,
  home: false,
  end: false,
  return: false,
  escape: false,
  ctrl: false,
  shift: false,
  tab: false,
  backspace: false,
  delete: false,
  meta: false,
};

/** Names and characters read from reports, each an input and what Ink says of it. */
function read(...reports: readonly (readonly [input: string, key?: Partial<InkKey>])[]): string {
  const reader = openKeyReader();
  return reports
    .flatMap(([input, key = {}]) => reader.read(input, { ...NONE, ...key }))
    .map((key) => (key.name === 'char' ? key.char : `<${key.name}>`))
    .join('');
}

describe('keys', () => {
  test('letters, arrows and the named keys', () => {
    expect(read(['h'], ['?'], ['ö'], ['', { leftArrow: true }], ['', { return: true }])).toBe(
      'h?ö<left><enter>',
    );
    expect(read([' '], ['', { tab: true }], ['', { tab: true, shift: true }])).toBe(
      '<space><tab><backtab>',
    );
  });

  test('Backspace arrives as delete, Escape as escape with meta', () => {
    expect(read(['', { delete: true }], ['', { escape: true, meta: true }])).toBe(
      '<backspace><escape>',
    );
  });

  test('Ctrl-C, Ctrl-Z and Ctrl-L have names, other control keys none', () => {
    expect(read(['c', { ctrl: true }], ['z', { ctrl: true }], ['l', { ctrl: true }])).toBe(
      '<interrupt><suspend><redraw>',
    );
    expect(read(['x', { ctrl: true }])).toBe('');
  });

  test('keys typed ahead arrive one by one', () => {
    expect(read(['\r\r'])).toBe('<enter><enter>');
    expect(read(['1 \r'])).toBe('1<space><enter>');
  });

  test('pasted text comes to nothing, with and without brackets', () => {
    expect(read(['[200~'], ['q'], ['quit\r'], ['[201~'], ['h'])).toBe('h');
    expect(read(['quit now\r'])).toBe('');
  });

  test('Ctrl-C ends even a paste that never ends', () => {
    expect(read(['[200~'], ['c', { ctrl: true }], ['h'])).toBe('<interrupt>h');
  });

  test('unknown escape sequences and mouse reports come to nothing', () => {
    expect(read(['[<0;5;7M'], ['[1;2Q'], ['OX'], ['x', { meta: true }])).toBe('');
  });
});
