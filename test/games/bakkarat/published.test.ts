/** What programs are told of Bakkarat. */
import { expect, test } from 'vitest';
import { bakkarat as game } from '../../../src/games/bakkarat/index.ts';
import { published } from '../../../src/games/bakkarat/observation.ts';
import { after, ending, packServing, position } from '../../support/play.ts';

type State = ReturnType<typeof game.rules.initial>;
const told = ({ state }: { readonly state: unknown }, seat: number) =>
  published.publish(game.observer.observe(state as State, seat));

const staked = after(position(game, {}), 'stake 5', 'stake 2');
const dealt = after(staked, packServing(staked, ['2C 3C', '2D 4D', '2H 3H'], 2));

test('BAK-5 third cards are seen by all, the first two by their holder', () => {
  const drawn = after(dealt, 'hit', 'stand');
  const { hand, thirdCards } = told(drawn, 0);
  expect(hand).toEqual(['2C', '3C', thirdCards[0]]);
  expect(told(drawn, 1)).toMatchObject({
    turn: 2,
    hand: ['2D', '4D'],
    handSizes: [3, 2, 2],
    thirdCards: [hand[2], null, null],
    stood: [1],
    shown: [[], [], []],
    end: null,
  });
});

test('BAK-6 all hands are shown at the comparison', () => {
  const compared = ending(after(dealt, 'stand', 'stand'), 'stand');
  expect(told(compared, 1)).toMatchObject({
    turn: null,
    shown: [
      ['2C', '3C'],
      ['2D', '4D'],
      ['2H', '3H'],
    ],
    end: 'comparison',
  });
});

test('BAK-4 only the hand that is Bak is shown, nobody’s own', () => {
  const bak = ending(staked, packServing(staked, ['2C 3C', '6D 4D', '2H 3H'], 2));
  expect(told(bak, 0)).toMatchObject({
    hand: ['2C', '3C'],
    shown: [[], ['6D', '4D'], []],
    end: 'bak',
  });
});
