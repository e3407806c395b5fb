import { describe, expect, test } from 'vitest';
import * as packs from '../../src/cards/pack.ts';
import { readSuit, spellToken } from '../../src/cards/spell.ts';
import { pack as CABO_52 } from '../../src/games/cabo/round.ts';
import { LANGS, speak } from '../../src/lang/text.ts';

const JOKERS = packs.withJokers(packs.FRENCH_52, 2);

test.each([
  [packs.FRENCH_52, '7H', 'seven of hearts', 'Herz-Sieben'],
  [packs.FRENCH_52, 'TD', 'ten of diamonds', 'Karo-Zehn'],
  [packs.FRENCH_52, 'QS', 'queen of spades', 'Pik-Dame'],
  [packs.FRENCH_32, 'JC', 'jack of clubs', 'Kreuz-Bube'],
  [JOKERS, 'XX', 'joker', 'Joker'],
  [packs.GERMAN_32, 'OE', 'ober of acorns', 'Eichel-Ober'],
  [packs.GERMAN_32, '7S', 'seven of bells', 'Schellen-Sieben'],
  [packs.GERMAN_40, 'AG', 'ace of leaves', 'Grün-Ass'],
  [packs.ELFER_60, 'B14', 'blue fourteen', 'blaue Vierzehn'],
  [CABO_52, '0', 'zero', 'Null'],
  [packs.KABUFUDA_40, '10', 'ten', 'Zehn'],
])('$name: %s %s', (pack, token, en, de) => {
  expect(spellToken(pack, token, 'en')).toBe(en);
  expect(spellToken(pack, token, 'de')).toBe(de);
});

test.each([
  [packs.GERMAN_40, ['Schellen', 'Bollen', 'bells'], 0],
  [packs.GERMAN_40, ['Herz', 'Rot', 'hearts'], 1],
  [packs.GERMAN_40, ['Grün', 'Schippen', 'Laub', 'leaves'], 2],
  [packs.GERMAN_32, ['Eichel', 'Kreuz', 'ACORNS'], 3],
  [packs.FRENCH_52, ['Kreuz', 'Treff', 'clubs'], 0],
  [packs.GERMAN_40, ['Pik', 'spades', ''], undefined],
])('$name: the suit called %j is number %s', (pack, names, suit) => {
  for (const name of names) expect(readSuit(pack, name), name).toBe(suit);
});

test.each([
  [packs.FRENCH_52, 'mit dem [JD] und dem [AS]', 'mit dem Karo-Buben und dem Pik-Ass'],
  [packs.FRENCH_52, 'der [JD] schlägt den [JC]', 'der Karo-Bube schlägt den Kreuz-Buben'],
  [packs.ELFER_60, 'die [B14] liegt bei der [R1]', 'die blaue Vierzehn liegt bei der roten Eins'],
  [packs.ELFER_60, 'spielt [R15]', 'spielt die rote Fünfzehn'],
  [
    packs.ELFER_60,
    'eine andere als die [B14]: [R3]',
    'eine andere als die blaue Vierzehn: rote Drei',
  ],
])('$name: %s', (pack, de, spoken) => {
  const card = (token: string, before: string) => spellToken(pack, token, 'de', before);
  expect(speak({ en: '', de }, { lang: 'de', card, seat: String })).toBe(spoken);
});

const isPack = (value: unknown): value is packs.Pack =>
  typeof value === 'object' && value !== null && 'tokens' in value;

describe.each([...Object.values(packs).filter(isPack), CABO_52, JOKERS])('$name', (pack) => {
  test.each(LANGS)('spells every card in words of its own (%s)', (lang) => {
    const words = pack.tokens.map((token) => spellToken(pack, token, lang));
    expect(new Set(words).size).toBe(pack.tokens.length);
    for (const word of words) expect(word).toMatch(/^[a-zA-ZäöüÄÖÜß -]+$/);
  });
});
