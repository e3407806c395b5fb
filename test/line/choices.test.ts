/** What may be done, numbered or as ranges of amounts, at made-up tables. */

import { describe, expect, test } from 'vitest';
import { refuse } from '../../src/engine/refusal.ts';
import type { Table } from '../../src/engine/table.ts';
import { CLAIM } from '../../src/engine/table.ts';
import { same, text } from '../../src/lang/text.ts';
import { isVerb, offeredTo, rangeText } from '../../src/line/choices.ts';
import { amountOf, choicesMatching, inNotation } from '../../src/line/typed-move.ts';
import type { Parts } from '../support/altered.ts';
import { card, faces, type Moves, madeUp, own, region, table } from '../tui/made-up.ts';

const hand = region('hand', 'hand', faces('2C 3C KD'), { owner: 0 });
const offered = (laid: Table, moves: Moves, more: Parts = {}, mayClaim = true) =>
  offeredTo(madeUp(laid, moves, 0, more), 0, mayClaim);
const labels = (laid: Table, moves: Moves, more: Parts = {}) =>
  offered(laid, moves, more).choices.map(({ number, label }) => `${number} ${label.en}`);

const stakes = (...values: readonly number[]): Moves =>
  Object.fromEntries(values.map((n) => [`stake ${n}`, [{ region: 'stake', slot: n }]]));
const amounts = (...values: readonly number[]) => amountsOf('stake', values);
const amountsOf = (id: string, values: readonly number[]) => ({
  amounts: [{ id, label: text('stake', 'Einsatz'), verb: text('stake', 'setze'), values }],
});
const pass: Moves = { pass: [{ button: 'pass' }] };

describe('choices', () => {
  test('are numbered in the order of the legal list, a card played from the hand by its name', () => {
    const moves = { 'play KD': [own('KD')], 'discard 2C': [own('2C')], ...pass };
    expect(labels(table([hand]), moves)).toEqual(['1 [KD]', '2 plays discard 2C', '3 plays pass']);
  });

  test('a card is told with its verb where it is another’s, in a row, or not all there is to it', () => {
    const moves = { 'play 2C': [own('2C')], 'play 3C': [own('3C'), { button: 'end' }] };
    expect(labels(table([hand]), moves)).toEqual(['1 [2C]', '2 plays play 3C']);
    const theirs = region('hand', 'hand', faces('2C'), { owner: 1 });
    const row = region('hand', 'row', faces('2C'), { owner: 0 });
    const whole = region('hand', 'hand', faces('2C'), { owner: 0, slot: card('2C') });
    for (const one of [theirs, row, whole])
      expect(labels(table([one]), { 'play 2C': [own('2C')] })).toEqual(['1 plays play 2C']);
  });

  test('two that sound alike are told apart by their moves', () => {
    const describe = (_: unknown, move: unknown) => same(move === 'pass' ? 'passes' : 'takes it');
    const moves = { 'take 1': [{ button: 'a' }], 'take 2': [{ button: 'b' }], ...pass };
    expect(labels(table([]), moves, { notation: { describe } })).toEqual([
      '1 takes it (take 1)',
      '2 takes it (take 2)',
      '3 passes',
    ]);
  });
});

describe('amounts', () => {
  const ranges = (values: readonly number[], more: Moves = {}) => {
    const { choices, ranges: found } = offered(table([], amounts(...values)), {
      ...stakes(...values),
      ...more,
    });
    return [choices.length, ...found.map((range) => rangeText(range).en)];
  };

  test('are a range where they are more than two and most of what may be done', () => {
    expect(ranges([1, 2])).toEqual([2]);
    expect(ranges([1, 2, 3])).toEqual([0, 'stake: 1 to 3; type “3”, for example']);
    expect(ranges([1, 2, 3], { a: [], b: [], ...pass })).toEqual([6]);
    expect(ranges([1, 2, 3], { a: [], ...pass })).toEqual([
      2,
      'stake: 1 to 3; type “3”, for example',
    ]);
  });

  test('tell their steps or gaps, and the fifth as an example', () => {
    expect(ranges([10, 20, 30, 40, 50, 60])[1]).toBe(
      'stake: 10 to 60 in steps of 10; type “50”, for example',
    );
    expect(ranges([1, 2, 5])[1]).toBe('stake: 1 to 5, not every number; type “5”, for example');
    const moves = [{ value: 7, move: 'stake 7' }];
    const one = { label: text('stake', 'Einsatz'), verb: text('stake', 'setze'), moves };
    expect(rangeText(one)).toEqual({
      en: 'stake: 7; type “7”',
      de: 'Einsatz: 7; tippe „7“',
    });
  });

  test('a number is the move of its amount, a verb is known by any of its moves', () => {
    const found = offered(table([], amounts(1, 2, 3)), { ...stakes(1, 2, 3), ...pass });
    expect(amountOf(found, 2)).toBe('stake 2');
    expect(amountOf(found, 9)).toBeUndefined();
    expect(['stake', 'pass', 'play'].map((word) => isVerb(found, word))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('the word of any language stands for the one of the notation', () => {
    const found = offered(table([], amounts(1, 2, 3)), { ...stakes(1, 2, 3), ...pass });
    const lines = ['stake 2', 'Setze 2', 'setze', 'pass', 'setz 2'];
    expect(lines.map((line) => inNotation(found, line))).toEqual([
      'stake 2',
      'stake 2',
      'stake',
      'pass',
      'setz 2',
    ]);
  });

  test('claims are aside, as far as they may be made, until one has claimed', () => {
    const more: Parts = {
      display: {
        intended: (_, picks) =>
          picks.map((pick) => ('slot' in pick ? `claim ${pick.slot}` : '')).join(),
      },
      notation: { read: (line) => (line === 'claim 2' ? refuse('notation', same(line)) : line) },
    };
    const laid = table([], amountsOf(CLAIM, [1, 2, 3]));
    const { choices, asides, ranges: none } = offered(laid, pass, more);
    expect(choices).toHaveLength(1);
    expect(none).toEqual([]);
    expect(asides.map(({ moves }) => moves.map(({ move }) => move))).toEqual([
      ['claim 1', 'claim 3'],
    ]);
    expect(isVerb(offered(laid, pass, more), 'claim')).toBe(true);
    expect(offered(laid, pass, more, false).asides).toEqual([]);
    expect(offered(table([], amounts(1, 2, 3)), pass, more).asides).toEqual([]);
    const claim: Moves = { 'claim 1': [{ region: CLAIM, slot: 1 }] };
    expect(offered(laid, { ...claim, ...pass }, more).asides).toEqual([]);
  });
});

describe('words that fit several', () => {
  const moves = {
    'lay 2C 3C': [own('2C')],
    'lay 2C KD': [own('3C')],
    'take KD': [own('KD')],
    ...stakes(1, 2, 3, 4, 5),
  };
  const match = madeUp(table([hand], amounts(1, 2, 3, 4, 5)), moves);
  const fits = (line: string) => {
    const { choices, ranges } = choicesMatching(match, offeredTo(match, 0), line);
    return [...choices.map(({ move }) => move), ...ranges.map(({ label }) => label.en)].join(', ');
  };

  test.each([
    ['lay', 'lay 2C 3C, lay 2C KD'],
    ['kd', 'lay 2C KD, take KD'],
    [' LAY, KD ', 'lay 2C KD'],
    ['2c 3c', 'lay 2C 3C'],
    ['lay 2c foo', ''],
    ['stake', 'stake'],
    ['stake 3', 'stake'],
    ['', ''],
  ])('“%s”: %s', (line, found) => {
    expect(fits(line)).toBe(found);
  });
});
