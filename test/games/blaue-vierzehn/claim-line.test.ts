/** When the seat on lead is sure of all that is left. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { wideSetOf } from '../../../src/cards/wide-set.ts';
import { blaueVierzehn as game } from '../../../src/games/blaue-vierzehn/index.ts';
import { pack, RANKS, type State } from '../../../src/games/blaue-vierzehn/rules.ts';
import { after, packServing, position } from '../../support/play.ts';

const held = (tokens: string) =>
  wideSetOf(
    tokens.split(' ').map((token) => readCard(pack, token) ?? -1),
    RANKS,
  );

/** Seat 0 of three is on lead; the hands are what is left, everything else has been played. */
function claimLine(hands: readonly string[], given = {}): string | undefined {
  const start = position(game, { players: 3, ...given }, 'dealer 2');
  const dealt = after(start, packServing(start, [], 0)).state as State;
  const leads = game.heuristics.claimLine?.(
    game.observer.observe({ ...dealt, hands: hands.map(held) }, 0),
  );
  return leads?.map((card) => pack.tokens[card]).join(' ');
}

test.each([
  ['R15 R13', 'R12 R1', 'B1 B2', 'R13 R15', 'red cards that cannot be lost'],
  ['Y9 Y7', 'Y8 B1', 'G2 G3', 'Y9 Y7', 'no points are out: the eight falls on the nine'],
])('%s against %s and %s: %s (%s)', (mine, one, two, expected) => {
  expect(claimLine([mine, one, two])).toBe(expected);
});

test.each([
  ['R15 R13', 'R14 B1', 'B3 B2', 'one may lead the thirteen and lose it'],
  ['Y9 Y7', 'Y8 Y1', 'G2 G3', 'the one may fall on the nine'],
  ['Y9 Y7', 'Y8 R1', 'G2 G3', 'a red card is out: one may want to lose a trick'],
])('%s against %s and %s is not certain (%s)', (mine, one, two) => {
  expect(claimLine([mine, one, two])).toBeUndefined();
});

test('where colours do not matter only the highest numbers of all are certain', () => {
  const hands = ['Y9 G8', 'B7 B6', 'B5 B4'];
  expect(claimLine(hands, { trick: 'any' })).toBe('Y9 G8');
  expect(claimLine(['Y9 G6', 'B7 B6', 'B5 B4'], { trick: 'any' })).toBeUndefined();
  expect(claimLine(['Y9 G6', 'B7 B6', 'B5 B4'])).toBe('Y9 G6');
});
