/** What programs are told of a deal of Bimbo. */
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { bimbo } from '../../../src/games/bimbo/index.ts';
import { published } from '../../../src/games/bimbo/observation.ts';
import type { State } from '../../../src/games/bimbo/state.ts';
import { after, packServing, playedOut, position } from '../../support/play.ts';

const told = ({ state }: AnyMatch, seat: number) =>
  published.publish(bimbo.observer.observe(state as State, seat));

const start = position(bimbo, { players: 4 }, 'dealer 3');
const hands = ['7D 8C 8D TH', '9C 9D KH', 'AS', ''];
const dealt = after(start, packServing(start, hands, 8));

test('the pile play by play, and who has passed', () => {
  const match = after(dealt, 'play 8C 8D', 'play 9C 9D', 'pass');
  expect(told(match, 0)).toMatchObject({
    phase: 'play',
    turn: 3,
    pile: [
      { seat: 0, cards: ['8C', '8D'] },
      { seat: 1, cards: ['9C', '9D'] },
    ],
    passed: [2],
    handSizes: [6, 6, 8, 8],
    lastPlaces: [],
  });
});

test('BIM-7 of cards exchanged only the two who exchanged them know', () => {
  const first = playedOut(dealt);
  const second = after(first, packServing(first, hands, 8));
  const [king = -1, vice = -1, between = -1, last = -1] = told(second, 0).lastPlaces;
  const received = told(second, last).known[king] ?? [];
  expect(received).toHaveLength(2);
  const back = told(second, king)
    .hand.filter((card) => !received.includes(card))
    .slice(0, 2);
  const given = after(second, `give ${back.join(' ')}`);
  expect(told(given, king).known[last]).toEqual(back);
  expect(told(given, last).known[king]).toEqual(received);
  for (const other of [vice, between]) expect(told(given, other).known.flat()).toEqual([]);
});
