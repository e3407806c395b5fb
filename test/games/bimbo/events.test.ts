/** What reasons say happens in Bimbo. */
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { bimbo as game } from '../../../src/games/bimbo/index.ts';
import { after, packServing, position } from '../../support/play.ts';
import { happened } from '../../support/unfolded.ts';

const KING = 'you become König';
const ROYAL = 'you become König or Vize-König';
const BIMBO = 'you become the Bimbo';
const LEAD = 'you lead to the next pile';

/** A deal in play with these hands; seat 0 leads. */
function holding(...held: readonly string[]): AnyMatch {
  const players = held.length;
  const start = position(game, { players }, `dealer ${players - 1}`);
  const dealt = after(start, packServing(start, [], 0));
  const cards = held.map((hand) => hand.split(' ').map((token) => dealt.pack.tokens.indexOf(token)));
  const hands = cards.map((hand) => hand.sort((a, b) => a - b));
  return { ...dealt, state: { ...(dealt.state as object), phase: 'play', hands, turn: 0 } };
}

/** What happens to the seat to act when the deal goes on so: cards to play, `-` for a pass. */
const goesOn = (match: AnyMatch, moves: string): readonly string[] =>
  happened(match, ...moves.split(' ').map((move) => (move === '-' ? 'pass' : `play ${move}`)));

test('you become König', () => {
  expect(goesOn(holding('7C', '8C', '9C'), '7C 8C')).toEqual([KING]);
  expect(goesOn(holding('7C', '8C KC', '9C'), '7C - - 8C -').slice(0, 1)).toEqual([KING]);
});

test('you become König or Vize-König; among three it is not said', () => {
  const four = holding('7C 8C', 'KC', 'QC JC', '9C TC');
  expect(goesOn(four, '7C KC - - 8C')).toEqual([ROYAL]);
  expect(goesOn(holding('7C 8C', 'KC', 'QC JC'), '7C KC - - QC - 8C')).toEqual([]);
});

test('you become the Bimbo', () => {
  expect(goesOn(holding('7C 8C', '9C', 'TC'), '7C 9C TC')).toEqual([BIMBO]);
});

test('you lead to the next pile, when all others have passed', () => {
  expect(goesOn(holding('TC 7C', '8C 9C', '9D 8D'), 'TC - - 7C 8C 9D - 8D')).toEqual([KING, LEAD]);
});
