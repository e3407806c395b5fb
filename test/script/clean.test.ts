import { describe, expect, test } from 'vitest';
import { clean, jsonOf } from '../../src/lang/clean.ts';
import { isPlain } from '../../src/lang/plain.ts';

describe('text from outside', () => {
  test('is spelled out where a terminal would obey it', () => {
    expect(clean('a\u001b[31mb\r\n\u0007')).toBe('a\\u{1B}[31mb\\u{D}\\u{A}\\u{7}');
    expect(clean('\u009b2J\u202eabc\u2028\ud800')).toBe('\\u{9B}2J\\u{202E}abc\\u{2028}\\u{D800}');
  });

  test('keeps letters of every kind', () => {
    expect(clean('Böse Dame ♠ 花札 🂡')).toBe('Böse Dame ♠ 花札 🂡');
  });

  test('is cut where it is too long', () => {
    expect(clean('abcdef', 3)).toBe('abc…');
  });

  test('is escaped in JSON where it is spelled out elsewhere, and stays what it was', () => {
    const text = 'ü♠\u007f\u0085\u009b\u200b\u202e\u2066\u2028\ufeff\u{e0041}\ud800"\n';
    const json = jsonOf({ text });
    expect(json).toBe(
      String.raw`{"text":"ü♠\u007f\u0085\u009b\u200b\u202e\u2066\u2028\ufeff\udb40\udc41\ud800\"\n"}`,
    );
    expect(JSON.parse(json)).toEqual({ text });
  });

  test('may stand in a record only without control characters and up to 200 characters', () => {
    expect(isPlain('S/1 ä')).toBe(true);
    expect(isPlain('S\n')).toBe(false);
    expect(isPlain('x'.repeat(200))).toBe(true);
    expect(isPlain('x'.repeat(201))).toBe(false);
  });
});
