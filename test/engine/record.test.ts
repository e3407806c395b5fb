/** One line of a record from outside: what is taken, and the sentence for what is not. */
import { describe, expect, test } from 'vitest';
import { LEGAL_LIMIT, LINE_LIMIT, readLine } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';

const said = (line: string): unknown => {
  const read = readLine(line);
  return isRefusal(read) ? `${read.clause}: ${read.text.en}` : read.kind;
};
const line = (value: object): unknown => said(JSON.stringify(value));

const HEADER = {
  talon: 1,
  game: 'cabo',
  seed: '1',
  options: { players: 2, cheating: false, void: 'trump' },
  seats: [{ name: 'Ada', by: 'human' }],
};
const DEAL = { deal: 1, points: [0, 4], totals: [0, 4], why: 'played' };
const END = { end: true, totals: [0, 4], winners: [1], ranks: [2, 1] };

/** An object nested so deep, itself counted. */
const nested = (depth: number): string =>
  `{"by":0,"do":"x","more":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

const TOO_DEEP = 'conventions: the line is nested too deeply';
const NOT_JSON = 'conventions: the line is not a JSON object, or is cut short';
const NO_KIND = 'conventions: the line is not a header, step, deal or end line';
const malformed = (key: string): string => `conventions: ${key} is missing or malformed`;
const control = (key: string): string => `conventions: ${key} contains control characters`;

describe('a line is', () => {
  test('a header, a step, a deal or an end by its key', () => {
    expect(line(HEADER)).toBe('header');
    expect(line({ ...HEADER, assisted: true })).toBe('header');
    expect(line({ by: 'chance', do: 'dealer 1' })).toBe('step');
    expect(line({ by: 0, do: 'draw', legal: ['draw'], refused: 'claim 5' })).toBe('step');
    expect(line({ by: 'chance', do: 'join 2', seats: { 2: { name: 'Eva', by: 'human' } } })).toBe(
      'step',
    );
    expect(line(DEAL)).toBe('deal');
    expect(line(END)).toBe('end');
    expect(line({ nothing: 1 })).toBe(NO_KIND);
    expect(line({})).toBe(NO_KIND);
  });

  test('an object, and nothing else that JSON has', () => {
    for (const text of ['', '[]', '[{"do":"x"}]', 'null', '"do"', '7', '{"do":', '{do:1}'])
      expect(said(text), text).toBe(NOT_JSON);
  });

  test('never one with __proto__, however it is spelt', () => {
    const PROTO = 'conventions: the key __proto__ is not allowed';
    expect(said('{"by":0,"do":"x","__proto__":{}}')).toBe(PROTO);
    expect(said('{"by":0,"do":"x","\\u005f_proto__":{}}')).toBe(PROTO);
    expect(said('{"by":0,"do":"x","\\u005F_proto__":{}}')).toBe(PROTO);
  });
});

test('keys that a line may have are no strangers, others are named', () => {
  const strange = (value: object): unknown => {
    const read = readLine(JSON.stringify(value));
    return isRefusal(read) ? read.text.en : read.strange;
  };
  const STEP = { by: 0, do: 'draw', legal: ['draw'], refused: 'claim 5', ms: 3, at: 'now' };
  const lines = [{ ...HEADER, assisted: true, deals: 'elsewhere' }, STEP, DEAL, END];
  for (const each of lines) {
    expect(strange({ ...each, sum: '00000000' })).toEqual([]);
    expect(strange({ ...each, colour: 1 })).toEqual(['colour']);
  }
});

describe('nesting', () => {
  test('goes as deep as 32, and no deeper', () => {
    expect(said(nested(32))).toBe('step');
    expect(said(nested(33))).toBe(TOO_DEEP);
    expect(said('{"a":'.repeat(33))).toBe(TOO_DEEP);
  });

  test('counts what is open, not what was opened before', () => {
    const many = Array.from({ length: 60 }, () => '[]').join(',');
    expect(said(`{"by":0,"do":"x","more":[${many}]}`)).toBe('step');
    const objects = Array.from({ length: 60 }, () => '{}').join(',');
    expect(said(`{"by":0,"do":"x","more":[${objects}]}`)).toBe('step');
    const deep = `${'['.repeat(20)}${']'.repeat(20)}`;
    expect(said(`{"by":0,"do":"x","more":[${deep},${deep},${deep}]}`)).toBe('step');
  });

  test('does not count brackets within a text', () => {
    const brackets = '[{'.repeat(40);
    expect(line({ by: 0, do: brackets })).toBe('step');
    expect(line({ by: 0, do: `"${brackets}` })).toBe('step');
    expect(line({ by: 0, do: '\\', more: brackets })).toBe('step');
  });

  test('counts again after a text, whatever the text escapes', () => {
    const deep = '['.repeat(40);
    expect(said(`{"by":0,"do":"a","more":${deep}`)).toBe(TOO_DEEP);
    expect(said(`{"by":0,"do":"a\\"b","more":${deep}`)).toBe(TOO_DEEP);
    expect(said(`{"by":0,"do":"a\\\\","more":${deep}`)).toBe(TOO_DEEP);
  });

  test('is undone by what closes within a text as little', () => {
    const closed = Array.from({ length: 40 }, () => '["]}",').join('');
    expect(said(`{"by":0,"do":"x","more":${closed}`)).toBe(TOO_DEEP);
  });
});

test('conventions: lines of four million characters, lists of 5000 moves', () => {
  expect([LINE_LIMIT, LEGAL_LIMIT]).toEqual([4_000_000, 5000]);
});

describe('a line is refused', () => {
  test('where it is longer than the limit, and not before', () => {
    const step = (length: number) => {
      const rest = `{"by":0,"do":"x","more":""}`;
      return rest.replace('""', `"${'x'.repeat(length - rest.length)}"`);
    };
    expect(said(step(LINE_LIMIT))).toBe('step');
    expect(said(step(LINE_LIMIT + 1))).toBe(
      `conventions: the line is longer than ${LINE_LIMIT} characters`,
    );
  });

  test.each([
    ['talon', { ...HEADER, talon: 2 }],
    ['seed', { ...HEADER, seed: 7 }],
    ['game', { ...HEADER, game: undefined }],
    ['options.players', { ...HEADER, options: { players: [2] } }],
    ['seats', { ...HEADER, seats: [] }],
    ['seats', { ...HEADER, seats: Array.from({ length: 13 }, () => HEADER.seats[0]) }],
    ['seats.0.by', { ...HEADER, seats: [{ name: 'Ada' }] }],
    ['seats.0.name', { ...HEADER, seats: [{ by: 'human' }] }],
    ['assisted', { ...HEADER, assisted: 'yes' }],
    ['deals', { ...HEADER, deals: 'here' }],
    ['by', { do: 'draw' }],
    ['by', { by: 12, do: 'draw' }],
    ['by', { by: -1, do: 'draw' }],
    ['by', { by: 0.5, do: 'draw' }],
    ['by', { by: 'nobody', do: 'draw' }],
    ['do', { by: 0, do: 7 }],
    ['do', { by: 0, do: 'x'.repeat(4001) }],
    ['legal', { by: 0, do: 'x', legal: 'x' }],
    ['legal', { by: 0, do: 'x', legal: Array.from({ length: LEGAL_LIMIT + 1 }, String) }],
    ['refused', { by: 0, do: 'x', refused: true }],
    ['deal', { ...DEAL, deal: 0 }],
    ['deal', { ...DEAL, deal: 1.5 }],
    ['points', { ...DEAL, points: 4 }],
    ['totals', { ...DEAL, totals: Array.from({ length: 13 }, () => 0) }],
    ['why', { deal: 1, points: [], totals: [] }],
    ['end', { ...END, end: false }],
    ['winners.0', { ...END, winners: [12] }],
    ['ranks', { ...END, ranks: undefined }],
    ['seed', { ...HEADER, seed: 'x'.repeat(201) }],
  ])('for a malformed %s', (key, value) => {
    expect(line(value)).toBe(malformed(key));
  });

  test('for control characters, by the key that holds them', () => {
    expect(line({ ...HEADER, seed: 'a\u001b[2J' })).toBe(control('seed'));
    expect(line({ by: 0, do: 'draw\u202e' })).toBe(control('do'));
    expect(line({ ...DEAL, why: 'a\u2028' })).toBe(control('why'));
  });

  test('and a key that is no word is not repeated', () => {
    expect(line({ ...HEADER, options: { 'a b': [] } })).toBe(malformed('?'));
  });

  test('but not for what is at the limit', () => {
    expect(line({ by: 11, do: 'x'.repeat(4000) })).toBe('step');
    expect(line({ ...HEADER, seed: 'x'.repeat(200) })).toBe('header');
    expect(line({ by: 0, do: 'x', legal: Array.from({ length: LEGAL_LIMIT }, String) })).toBe(
      'step',
    );
    expect(line({ ...DEAL, points: Array.from({ length: 12 }, () => -1.5) })).toBe('deal');
  });
});
