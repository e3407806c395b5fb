/** Chance steps as text: written, read back, masked, and refused by what is wrong with them. */
import { describe, expect, test } from 'vitest';
import { FRENCH_32, FRENCH_52 } from '../../src/cards/pack.ts';
import {
  type ChanceStep,
  DEAL,
  DEALER,
  expectSeat,
  expectShuffle,
  maskChance,
  readChance,
  writeChance,
} from '../../src/engine/chance-step.ts';
import { isRefusal } from '../../src/engine/refusal.ts';

const WORDS = { dealer: DEALER, deal: DEAL };

/** The step read, or the clause and the sentence that refuse it. */
function read(line: string): ChanceStep | string {
  const step = readChance(FRENCH_52, WORDS, line);
  return isRefusal(step) ? `${step.clause}: ${step.text.en}` : step;
}

describe('a chance step', () => {
  test('is read as cards or as seats, as its word says', () => {
    expect(read('deal 2C AS')).toEqual({ word: 'deal', values: [0, 51] });
    expect(read('dealer 3')).toEqual({ word: 'dealer', values: [3] });
    expect(read('  dealer   10 ')).toEqual({ word: 'dealer', values: [10] });
    expect(read('deal')).toEqual({ word: 'deal', values: [] });
  });

  test('is written as it is read', () => {
    for (const line of ['deal 2C AS TD', 'dealer 3', 'dealer 0 2']) {
      const step = readChance(FRENCH_52, WORDS, line);
      if (isRefusal(step)) throw new Error(step.text.en);
      expect(writeChance(FRENCH_52, WORDS, step)).toBe(line);
    }
  });

  test('of another word, also one that every object has, is no step', () => {
    expect(read('shuffle 2C')).toBe('notation: “shuffle” is not a chance step here');
    expect(read('toString')).toBe('notation: “toString” is not a chance step here');
    expect(read('')).toBe('notation: “” is not a chance step here');
    expect(read('x'.repeat(90))).toBe(`notation: “${'x'.repeat(40)}” is not a chance step here`);
  });

  test('names cards of the pack and seats by number, nothing else', () => {
    expect(read('deal 2C 1X')).toBe('notation: “1X” is not a card of this pack');
    expect(read('deal 3')).toBe('notation: “3” is not a card of this pack');
    expect(read('dealer 2C')).toBe('notation: “2C” is not a seat');
    expect(read('dealer -1')).toBe('notation: “-1” is not a seat');
    expect(read('dealer 1000')).toBe('notation: “1000” is not a seat');
    expect(read(`dealer ${'9'.repeat(60)}`)).toBe(`notation: “${'9'.repeat(40)}” is not a seat`);
    const short = readChance(FRENCH_32, WORDS, 'deal 2C');
    expect(isRefusal(short)).toBe(true);
  });

  test('that deals is hidden, that names a dealer is not', () => {
    expect([DEAL.open, DEAL.values, DEALER.open, DEALER.values]).toEqual([
      false,
      'cards',
      true,
      'seats',
    ]);
  });

  test('shows others its values only where they are open', () => {
    expect(maskChance(FRENCH_52, WORDS, { word: 'dealer', values: [2] })).toBe('dealer 2');
    expect(maskChance(FRENCH_52, WORDS, { word: 'deal', values: [0, 1] })).toBe('deal');
    expect(maskChance(FRENCH_52, WORDS, { word: 'nothing', values: [0] })).toBe('nothing');
  });
});

describe('what a state waits for', () => {
  const clause = (refused: ReturnType<typeof expectSeat>): string | undefined =>
    refused && `${refused.clause}: ${refused.text.en}`;

  test('is a shuffle of exactly these cards', () => {
    const shuffled = (word: string, values: readonly number[]) =>
      clause(expectShuffle({ word, values }, 'deal', [0, 1, 2], 'X-1'));
    expect(shuffled('deal', [2, 0, 1])).toBeUndefined();
    expect(shuffled('restock', [2, 0, 1])).toBe('X-1: “restock” is not a chance step here');
    const wrong = 'X-1: “deal” must name exactly the cards it shuffles, each once';
    expect(shuffled('deal', [0, 1])).toBe(wrong);
    expect(shuffled('deal', [0, 1, 1])).toBe(wrong);
  });

  test('is one of these seats, and one alone', () => {
    const seat = (word: string, ...values: readonly number[]) =>
      clause(expectSeat({ word, values }, 'dealer', [1, 3], 'X-2'));
    expect(seat('dealer', 3)).toBeUndefined();
    expect(seat('starter', 3)).toBe('X-2: “starter” is not a chance step here');
    expect(seat('dealer', 2)).toBe('X-2: “2” is not a seat');
    expect(seat('dealer', 1, 3)).toBe('X-2: “1 3” is not a seat');
    expect(seat('dealer')).toBe('X-2: “” is not a seat');
  });
});
