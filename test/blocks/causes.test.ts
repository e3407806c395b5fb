/** Causes in German: cards have the article and the pronoun that their gender asks for. */
import { expect, test } from 'vitest';
import { causesOf } from '../../src/blocks/causes.ts';
import { FRENCH_52, GERMAN_32 } from '../../src/cards/pack.ts';
import { spellToken } from '../../src/cards/spell.ts';
import { speak } from '../../src/lang/text.ts';

const SENTENCES = {
  takes: {
    for: true,
    en: '$1 takes $2',
    de: 'der($1) sticht den($2), und auf dem($2) liegt er($1)',
  },
  after: { for: true, en: 'after $1', de: 'ab hier: Den($1) nimmt ihn($1), nach ihm($1)' },
  several: { for: true, en: '$1', de: 'ohne den($1) und was bei ihm($1) liegt' },
  counted: { for: true, en: '#2(a|b)', de: '#2(nur der($1) sticht|# Karten stechen den($1))' },
};

const spoken = (
  key: keyof typeof SENTENCES,
  values: readonly (string | number)[],
  pack = FRENCH_52,
) => {
  const [cause] = causesOf(SENTENCES, { [key]: values });
  if (cause === undefined) throw new Error(key);
  const card = (token: string, before: string) => spellToken(pack, token, 'de', before);
  return speak(cause.told, { lang: 'de', card, seat: String });
};

test.each([
  ['takes', ['[KS]', '[QH]'], 'der Pik-König sticht die Herz-Dame, und auf der Herz-Dame liegt er'],
  ['takes', ['[AS]', '[JH]'], 'das Pik-Ass sticht den Herz-Buben, und auf dem Herz-Buben liegt es'],
  ['takes', ['[TS]', '[8S]'], 'die Pik-Zehn sticht die Pik-Acht, und auf der Pik-Acht liegt sie'],
  ['after', ['[JD]'], 'ab hier: Den Karo-Buben nimmt ihn, nach ihm'],
  ['after', ['[AD]'], 'ab hier: Das Karo-Ass nimmt es, nach ihm'],
  ['several', ['[7D] und [7H]'], 'ohne Karo-Sieben und Herz-Sieben und was bei ihnen liegt'],
  ['counted', ['[KD]', 1], 'nur der Karo-König sticht'],
  ['counted', ['[QD]', 3], '3 Karten stechen die Karo-Dame'],
] as const)('%s %j', (key, values, de) => {
  expect(spoken(key, values)).toBe(de);
});

test('obers and unters are masculine', () => {
  const de = 'der Eichel-Ober sticht den Eichel-Unter, und auf dem Eichel-Unter liegt er';
  expect(spoken('takes', ['[OE]', '[UE]'], GERMAN_32)).toBe(de);
});
