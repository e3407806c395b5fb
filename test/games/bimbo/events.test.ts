/** What reasons say happens in Bimbo. */
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { bimbo as game } from '../../../src/games/bimbo/index.ts';
import { after, packServing, position } from '../../support/play.ts';
import { happened } from '../../support/unfolded.ts';

const KING = 'you become King';
const ROYAL = 'you become King or Vice King';
const BIMBO = 'you become the Bimbo';
const LEAD = 'you lead to the next pile';

/** A deal in play with these hands; seat 0 leads. */
function holding(...held: readonly string[]): AnyMatch {
  const players = held.length;
  const start = position(game, { players }, `dealer ${players - 1}`);
  const dealt = after(start, packServing(start, [], 0));
  const cards = held.map((hand) =>
    hand.split(' ').map((token) => dealt.pack.tokens.indexOf(token)),
  );
  const hands = cards.map((hand) => hand.sort((a, b) => a - b));
  return { ...dealt, state: { ...(dealt.state as object), phase: 'play', hands, turn: 0 } };
}

/** What happens to the seat to act when the deal goes on so: cards to play, `-` for a pass. */
const goesOn = (match: AnyMatch, moves: string): readonly string[] =>
  happened(match, ...moves.split(' ').map((move) => (move === '-' ? 'pass' : `play ${move}`)));

test('you become King', () => {
  expect(goesOn(holding('7C', '8C', '9C'), '7C 8C')).toEqual([KING]);
  expect(goesOn(holding('7C', '8C KC', '9C'), '7C - - 8C 9C')).toEqual([KING]);
});

test('you become King or Vice King; among three it is not said', () => {
  expect(goesOn(holding('7C AC', 'KC', 'QC', '9C TC'), '7C KC - - AC QC')).toEqual([ROYAL]);
  expect(goesOn(holding('7C', '8C', '9C', 'TC'), '7C 8C 9C')).toEqual([KING, ROYAL]);
  expect(goesOn(holding('7C AC', 'KC', 'QC TC'), '7C KC - AC')).toEqual([]);
});

test('you become the Bimbo', () => {
  expect(goesOn(holding('7C 8C', '9C', 'TC'), '7C 9C TC')).toEqual([BIMBO]);
});

test('you lead to the next pile, when all others have passed or after an ace', () => {
  const both = [KING, LEAD];
  expect(goesOn(holding('TC 7C', '8C 9C', '9D 8D'), 'TC - - 7C 8C 9D - 8D')).toEqual(both);
  expect(goesOn(holding('AC 7C', '8C 9C', 'TC JC'), 'AC 7C 8C TC - JC')).toEqual(both);
});

test('not when you lead to a later one only', () => {
  const lying = ['play 7C', 'play 8C', 'play TC'];
  const match = after(holding('7C 9C', '8C JC', 'TC QC'), ...lying);
  expect(goesOn(match, '- - QC - - 9C')).toEqual([]);
  const won = after(holding('7C 8D', 'JC KC', 'TC'), 'play 7C');
  expect(goesOn(won, 'JC - - KC - - TC')).toEqual([KING, LEAD]);
});
