/** What players of Bimbo say for and against a move. */
import { expect, test } from 'vitest';
import { bimbo as game } from '../../../src/games/bimbo/index.ts';
import { causesOf } from '../../support/causes.ts';
import { after, packServing, position } from '../../support/play.ts';

test('the lowest card is led before it is hard to get rid of', () => {
  const start = position(game, { players: 4 }, 'dealer 3');
  const dealt = after(start, packServing(start, [], 0));
  const hands = ['8S TD', '9C', 'JC', 'QC'].map((hand) =>
    hand.split(' ').map((token) => dealt.pack.tokens.indexOf(token)),
  );
  const state = { ...(dealt.state as object), phase: 'play', hands, turn: 0 };
  expect(causesOf({ ...dealt, state }, 'play 8S')).toContain(
    '+ nothing in hand is lower than the [8S], and low cards are hard to get rid of later; one more play is needed after that',
  );
});
