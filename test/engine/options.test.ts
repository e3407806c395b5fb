/** Options as data: what a value may be, what is typed for it, and what is refused. */
import { describe, expect, test } from 'vitest';
import {
  DEALS,
  type MatchOptionList,
  parseOptionValue,
  playersOption,
  rangeOf,
  resolveOptions,
} from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { same } from '../../src/lang/text.ts';

const named = { label: same('it'), meaning: same('it') };
const LIST = {
  players: playersOption(2, 4, 3),
  deals: DEALS,
  stakes: { kind: 'number', range: [10, 50], step: 10, default: 20, ...named },
  target: {
    kind: 'number',
    range: [1, 99],
    default: (given) => 10 * Number(given.players),
    ...named,
  },
  rounds: { kind: 'number', among: [3, 7, 12], default: 7, ...named },
  void: { kind: 'choice', choices: { free: same('b'), trump: same('a') }, ...named },
  cheating: { kind: 'flag', default: false, ...named },
} satisfies MatchOptionList;

const resolved = (given: Readonly<Record<string, unknown>>) => {
  const values = resolveOptions(LIST, given);
  return isRefusal(values) ? `${values.clause}: ${values.text.en}` : values;
};

const STANDARD = {
  players: 3,
  deals: 0,
  stakes: 20,
  target: 30,
  rounds: 7,
  void: 'free',
  cheating: false,
};

describe('options', () => {
  test('take their defaults, which may follow from others', () => {
    expect(resolved({})).toEqual(STANDARD);
    expect(resolved({ players: 4 })).toEqual({ ...STANDARD, players: 4, target: 40 });
    expect(resolved({ target: 5 })).toEqual({ ...STANDARD, target: 5 });
  });

  test('take what is given, up to both ends of a range', () => {
    const given = { players: 2, deals: 1_000_000, stakes: 50, rounds: 12, void: 'trump' };
    expect(resolved({ ...given, cheating: true })).toEqual({
      ...STANDARD,
      ...given,
      target: 20,
      cheating: true,
    });
    expect(resolved({ players: 4, stakes: 10, rounds: 3 })).toMatchObject({
      stakes: 10,
      rounds: 3,
    });
  });

  test.each([
    [{ players: 1 }, 'option players: 1 is not one of 2–4'],
    [{ players: 5 }, 'option players: 5 is not one of 2–4'],
    [{ players: 2.5 }, 'option players: 2.5 is not one of 2–4'],
    [{ players: '3' }, "option players: '3' is not one of 2–4"],
    [{ players: 'x' }, 'option players: x is not one of 2–4'],
    [{ players: Number.NaN }, 'option players: NaN is not one of 2–4'],
    [{ deals: -1 }, 'option deals: -1 is not one of 0–1000000'],
    [{ deals: 1_000_001 }, 'option deals: 1000001 is not one of 0–1000000'],
    [{ stakes: 25 }, 'option stakes: 25 is not one of 10–50 (×10)'],
    [{ rounds: 4 }, 'option rounds: 4 is not one of 3, 7, 12'],
    [{ void: 'strict' }, 'option void: strict is not one of free, trump'],
    [{ void: 1 }, 'option void: 1 is not one of free, trump'],
    [{ cheating: 'true' }, "option cheating: 'true' is not one of true, false"],
    [{ cheating: undefined }, 'option cheating: undefined is not one of true, false'],
    [{ speed: 1 }, 'there is no option speed'],
    [{ toString: 1 }, 'there is no option toString'],
    [{ speed: 1, players: 9, pace: 2 }, 'there is no option speed'],
    [{ stakes: 1, players: 9 }, 'option players: 9 is not one of 2–4'],
    [{ ['x'.repeat(70)]: 1 }, `there is no option ${'x'.repeat(60)}`],
  ])('refuse %j', (given, sentence) => {
    expect(resolved(given)).toBe(`options: ${sentence}`);
  });

  test('say what they take', () => {
    expect(Object.values(LIST).map(rangeOf)).toEqual([
      '2–4',
      '0–1000000',
      '10–50 (×10)',
      '1–99',
      '3, 7, 12',
      'free, trump',
      'true, false',
    ]);
    expect(rangeOf(playersOption(2, 2, 2))).toBe('2');
  });

  test('are typed as numbers, words, and yes or no in either language', () => {
    expect(parseOptionValue(LIST.players, '3')).toBe(3);
    expect(parseOptionValue(LIST.players, '-3')).toBe(-3);
    for (const typed of ['3.5', '', 'x3', '3x', 'three'])
      expect(parseOptionValue(LIST.players, typed)).toBe(typed);
    expect(parseOptionValue(LIST.void, '3')).toBe('3');
    expect(parseOptionValue(LIST.void, 'true')).toBe('true');
    for (const yes of ['true', 'on', 'yes', 'ja', 'JA'])
      expect(parseOptionValue(LIST.cheating, yes)).toBe(true);
    for (const no of ['false', 'off', 'no', 'nein', 'Off'])
      expect(parseOptionValue(LIST.cheating, no)).toBe(false);
    for (const typed of ['maybe', 'only', 'none', '1'])
      expect(parseOptionValue(LIST.cheating, typed)).toBe(typed);
  });
});
