/** The variant rules in force, compiled once for each set of options: what they say by table. */
import type { Card } from '../../cards/pack.ts';
import { ACE, cardOf, RANKS, SUITS } from './cards.ts';
import type { VariantRules } from './variant-rules.ts';

export interface CompiledRules extends VariantRules {
  /** See `beatersOf`. */
  readonly beaters: Int32Array;
}

/** For every trump and lying card the words of all cards that beat it. */
export function beatersOf(rules: VariantRules): Int32Array {
  const table = new Int32Array((SUITS + 1) * SUITS * RANKS * SUITS);
  for (let trump = -1; trump < SUITS; trump++)
    for (let lying = 0; lying < SUITS * RANKS; lying++)
      for (let suit = 0; suit < SUITS; suit++) {
        let word = 0;
        for (let rank = 0; rank <= ACE; rank++)
          if (rules.beats(lying, cardOf(suit, rank), trump)) word |= 3 << (2 * rank);
        table[beaterAt(trump, lying) + suit] = word;
      }
  return table;
}

export const beaterAt = (trump: number, lying: Card): number =>
  ((trump + 1) * SUITS * RANKS + lying) * SUITS;
