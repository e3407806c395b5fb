/** Words of games from outside: one language is enough, and cards and packs are made as the games here make theirs. */
import { describe, expect, test } from 'vitest';
import {
  capital,
  counted,
  distinct,
  FRENCH_32,
  FRENCH_52,
  fill,
  inBothLanguages,
  joined,
  joinTexts,
  manifold,
  numbered,
  same,
  type Text,
  withJokers,
  writeCards,
} from '../../src/library/game.ts';

/** As plain JavaScript may hand it over. */
const english = (en: string): Text => JSON.parse(JSON.stringify({ en }));
const german = (de: string): Text => JSON.parse(JSON.stringify({ de }));

describe('words in one language stand for the other too', () => {
  test('in data of any depth, with their forms', () => {
    const words = inBothLanguages({
      regions: { pile: { en: 'pile' }, row: { en: 'row', de: 'Reihe' } },
      terms: [{ word: { en: 'row' }, forms: { en: ['rows'] }, parts: ['row-0'] }],
      told: { de: 'zieht' },
      each: 4,
    });
    const pile: Text = words.regions.pile;
    const told: Text = words.told;
    expect([pile, told]).toEqual([
      { en: 'pile', de: 'pile' },
      { en: 'zieht', de: 'zieht' },
    ]);
    expect(words.regions.row).toEqual({ en: 'row', de: 'Reihe' });
    expect(words.terms).toEqual([
      {
        word: { en: 'row', de: 'row' },
        forms: { en: ['rows'], de: ['rows'] },
        parts: ['row-0'],
      },
    ]);
    expect(words.each).toBe(4);
  });

  test('in a single text', () => {
    expect(same('pile')).toEqual({ en: 'pile', de: 'pile' });
  });

  test('where sentences are made of them', () => {
    const both = (words: string): Text => ({ en: words, de: words });
    expect(fill(english('takes $1'), english('it'))).toEqual(both('takes it'));
    expect(joinTexts([english('a'), german('b')])).toEqual(both('a b'));
    expect(capital(german('zieht'))).toEqual(both('Zieht'));
    expect(counted(2, english('one card'), english('$1 cards'))).toEqual({
      en: 'two cards',
      de: 'zwei cards',
    });
  });
});

describe('packs and lists of cards', () => {
  test('jokers come after the suited cards', () => {
    const pack = withJokers(FRENCH_52, 2);
    expect(pack.order).toHaveLength(54);
    expect(writeCards(pack, pack.order.slice(-3))).toBe('AS XX XX');
  });

  test('several packs are one after the other, and their equal cards are one card', () => {
    const pack = manifold(FRENCH_32, 2);
    expect([pack.order.length, pack.tokens.length]).toEqual([64, 32]);
    expect(distinct([3, 3, 5])).toEqual([3, 5]);
  });

  test('numbers have as many cards as each is given', () => {
    const pack = numbered('frogs', 1, 3, (value) => value);
    expect(writeCards(pack, pack.order)).toBe('1 2 2 3 3 3');
  });

  test('two lists are joined in their order', () => {
    expect(joined([1, 2], [2])).toEqual([1, 2, 2]);
    expect(joined([], [4])).toEqual([4]);
  });
});
