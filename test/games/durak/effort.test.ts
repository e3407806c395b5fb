/**
 * How much work the proof of an ending takes: an order or a guess that has become worse proves the
 * same, only later, and then past what a level may spend. Where it was made better the figures are
 * written anew.
 */
import { expect, test } from 'vitest';
import { openQuickStream, shuffle } from '../../../src/engine/random.ts';
import { solveObservation } from '../../../src/games/durak/ending/ending.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { packOf, tokenOf } from '../../../src/games/durak/state/cards.ts';
import { late, resolved, stateOf } from './setting.ts';

const MOST = 2048;

/** The fewest positions within which an ending of two hands of five is proved; 0: none is. */
function needed(seed: string): number {
  const cards = shuffle(packOf(resolved({ players: 2 })).order, openQuickStream(seed));
  const hands = [cards.slice(0, 5), cards.slice(5, 10)];
  const state = stateOf(
    late(
      hands.map((hand) => hand.map(tokenOf).join(' ')),
      { trump: 'H' },
    ),
  );
  const observation = durak.observer.observe(state, state.turn);
  const isProved = (positions: number) =>
    solveObservation(observation, durak.rules.legal(state), positions) !== undefined;
  if (!isProved(MOST)) return 0;
  let [least, most] = [0, MOST];
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (isProved(middle)) most = middle;
    else least = middle;
  }
  return most;
}

test('endings of two hands of five are proved within so many positions', () => {
  const all = Array.from({ length: 16 }, (_, n) => needed(`effort/${n}`));
  expect(all.join(' ')).toMatchInlineSnapshot(
    `"1494 537 0 377 0 386 433 1209 95 0 95 771 489 720 246 1145"`,
  );
});
