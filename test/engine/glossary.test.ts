/** Terms of a glossary found in sentences, on cards and on parts of the table. */
import { describe, expect, test } from 'vitest';
import {
  findTerm,
  markedWords,
  type Term,
  termsIn,
  termsOfCard,
  termsOfPart,
  unmarkedClauses,
} from '../../src/engine/glossary.ts';
import { same, text } from '../../src/lang/text.ts';

const meaning = text('A meaning.', 'Eine Bedeutung.');
const glossary: readonly Term[] = [
  { word: same('Durch'), meaning, parts: ['bid durch'] },
  { word: text('open Durch', 'offener Durch'), meaning },
  {
    word: text('trick', 'Stich'),
    forms: { en: ['tricks'], de: ['Stiche', 'Stichen'] },
    meaning,
    parts: ['trick'],
  },
  { word: text('queen (high)', 'Übung'), meaning, cards: ['QS', 'QH'] },
];
const words = (terms: readonly Term[]): readonly string[] => terms.map(({ word }) => word.en);

describe('terms in a sentence', () => {
  test('come in its order, each once, in any form and with any capitals', () => {
    expect(words(termsIn(glossary, 'en', 'Tricks count. A durch needs all tricks.'))).toEqual([
      'trick',
      'Durch',
    ]);
    expect(words(termsIn(glossary, 'de', 'mit drei Stichen'))).toEqual(['trick']);
  });

  test('a longer term hides the shorter one within it', () => {
    expect(words(termsIn(glossary, 'en', 'an open Durch'))).toEqual(['open Durch']);
  });

  test('are whole words, umlauts included, and no part of the markup', () => {
    expect(termsIn(glossary, 'en', 'tricky throughdurch')).toEqual([]);
    expect(termsIn(glossary, 'de', 'Vorübung')).toEqual([]);
    expect(words(termsIn(glossary, 'de', 'die Übung'))).toEqual(['queen (high)']);
    expect(termsIn(glossary, 'en', 'plays [trick]')).toEqual([]);
    expect(words(termsIn(glossary, 'en', 'a <trick> and a queen (high).'))).toEqual([
      'trick',
      'queen (high)',
    ]);
  });

  test('an empty glossary explains nothing', () => {
    expect(termsIn([], 'en', 'a trick')).toEqual([]);
  });
});

test('a card has the terms with its token', () => {
  expect(words(termsOfCard(glossary, 'QS'))).toEqual(['queen (high)']);
  expect(termsOfCard(glossary, 'KS')).toEqual([]);
});

test('a part has the terms with its id, else those of its label', () => {
  const label = text('an open Durch', 'ein offener Durch');
  expect(words(termsOfPart(glossary, 'en', { id: 'bid durch', label }))).toEqual(['Durch']);
  expect(words(termsOfPart(glossary, 'en', { id: 'bid open', label }))).toEqual(['open Durch']);
});

test('a word is found in any form; marks are read and taken off', () => {
  expect(findTerm(glossary, 'de', ' STICHEN ')?.word.de).toBe('Stich');
  expect(findTerm(glossary, 'en', 'Stichen')).toBeUndefined();
  expect(markedWords('a <trick> of a <Durch>')).toEqual(['trick', 'Durch']);
  const clause = { id: 'X-1', text: text('a <trick>', 'ein <Stich>') };
  expect(unmarkedClauses([clause])).toEqual([{ id: 'X-1', text: text('a trick', 'ein Stich') }]);
});
