/** The rule sheets under every single option: whole sentences, nothing left to fill in. */
import { describe, expect, test } from 'vitest';
import { unmarked } from '../../src/engine/glossary.ts';
import { spreadOptions } from '../../src/engine/laws/index.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';

/** A capital, a number or a card first, a full stop last, single spaces, no place left to fill. */
const WHOLE = /^(?!.*( {2}|\$\d| [.,;:]|undefined|NaN))[\p{Lu}\d[“„].*[.)]$/su;
/** “1 deals”, “1 Spiele”. */
const ONE_OF_MANY =
  /(?<![\d,.–-])1 (deals|rounds|games|cards|seconds|Spiele|Runden|Karten|Sekunden)/;
/** A player is “they”. */
const HE = /\b(he|his|him|himself)\b/i;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const spread = [
    ...spreadOptions(game).map(({ given }) => given),
    { rounds: 1, rubbers: 1, boards: 1, chips: 30, deals: 1 },
    { rounds: 99, deals: 2 },
  ];
  const known = (given: object) =>
    Object.fromEntries(Object.entries(given).filter(([key]) => Object.hasOwn(game.options, key)));

  test('every clause is whole sentences in both languages', () => {
    let read = 0;
    for (const given of spread.map(known)) {
      const options = resolveOptions(game.options, given);
      if (isRefusal(options) || game.check?.(options) !== undefined) continue;
      for (const clause of game.clauses(options)) {
        const { id } = clause;
        const text = unmarked(clause.text);
        const at = `${id} ${JSON.stringify(given)}`;
        for (const sentence of [text.en, text.de]) {
          expect(sentence, at).toMatch(WHOLE);
          expect(sentence, at).not.toMatch(ONE_OF_MANY);
        }
        expect(text.en, at).not.toMatch(HE);
        read++;
      }
    }
    expect(read).toBeGreaterThan(10);
  });
});
