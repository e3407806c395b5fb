/**
 * How much work the double-dummy solver does: an order of moves, a bound or a memory that has
 * become worse gives the same tricks, only later. Positions looked at are counted, so the figures
 * are the same on every machine; where the search was made better they are written anew.
 */
import { expect, test } from 'vitest';
import { FRENCH_52 } from '../../../src/cards/pack.ts';
import { openQuickStream, shuffle } from '../../../src/engine/random.ts';
import { openSolver } from '../../../src/games/bridge/solver/solver.ts';

/** Four hands of so many cards each, as sets by suit. */
function handsOf(seed: string, each: number): readonly (readonly number[])[] {
  const cards = shuffle(FRENCH_52.order, openQuickStream(seed));
  return [0, 1, 2, 3].map((seat) => {
    const hand = cards.slice(seat * each, (seat + 1) * each);
    return [0, 1, 2, 3].map((suit) =>
      hand
        .filter((card) => Math.floor(card / 13) === suit)
        .reduce((set, card) => set | (1 << (card % 13)), 0),
    );
  });
}

/** Tricks of North and South, and the positions looked at. */
function effort(seed: string, each: number, trump: number): string {
  const solver = openSolver();
  const tricks = solver.tricks({ hands: handsOf(seed, each), trump, leader: 0, trick: [] });
  return `${tricks} in ${solver.spent()}`;
}

test('endings of eight cards each are solved in so many positions', () => {
  const all = Array.from({ length: 15 }, (_, n) => effort(`effort/${n}`, 8, n % 5));
  expect(all.join(', ')).toMatchInlineSnapshot(
    `"4 in 296, 7 in 238, 3 in 626, 1 in 31, 2 in 25, 5 in 313, 2 in 1143, 3 in 441, 7 in 625, 5 in 745, 2 in 416, 6 in 439, 6 in 2004, 5 in 262, 7 in 461"`,
  );
});

test('whole deals are solved in so many positions', () => {
  expect([effort('whole', 13, 4), effort('whole', 13, 3)]).toMatchInlineSnapshot(`
    [
      "8 in 1083",
      "2 in 5883",
    ]
  `);
});
