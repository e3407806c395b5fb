/**
 * Named random streams and the shuffle. A stream is a function of its name alone, so a deal can
 * be named by seed and number. There is no other source of chance.
 */
import seedrandom from 'seedrandom';
import type { Card } from '../cards/pack.ts';

/** Returns random numbers in [0, 1). */
export type Random = () => number;

/** Returns the stream of a chance event, such as `deal`. */
export type Streams = (word: string) => Random;

/** The stream of a chance step, from the `seedrandom` package. */
export const openStream = (name: string): Random => seedrandom(name);

/** A stream that is cheap to open, for the opponents' own randomness. */
export const openQuickStream = (name: string): Random => seedrandom.alea(name);

/**
 * Opens the quick stream of a name at its beginning, as often as asked. Seeding costs more than most streams draw, so
 * each name is seeded once.
 */
export function repeatedQuickStream(name: string): () => Random {
  const seeded = seedrandom.alea(name, { state: true }).state();
  return () => seedrandom.alea('', { state: seeded });
}

/** Streams for the chance steps of deal `deal`; `count` says how often an event has happened in it. */
export function chanceStreams(
  seed: string,
  game: string,
  deal: number,
  count: (word: string) => number,
): Streams {
  return (word) => {
    if (word === 'deal') return openStream(`${seed}/${game}/deal/${deal}`);
    return openStream(`${seed}/${game}/${deal}/${word}/${count(word)}`);
  };
}

/** A whole number from 0 to `bound` − 1. */
export const below = (random: Random, bound: number): number => Math.floor(random() * bound);

/** A shuffled copy of the cards (Fisher–Yates). */
export function shuffle(cards: readonly Card[], random: Random): Card[] {
  const shuffled = cards.slice();
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const card = shuffled[i] ?? 0;
    shuffled[i] = shuffled[j] ?? 0;
    shuffled[j] = card;
  }
  return shuffled;
}
