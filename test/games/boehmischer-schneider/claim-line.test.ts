/** When the seat on lead is sure of all that is left: the next cards are not out. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { difference, full, setOf } from '../../../src/cards/set.ts';
import { boehmischerSchneider as game } from '../../../src/games/boehmischer-schneider/index.ts';
import { pack, type State } from '../../../src/games/boehmischer-schneider/rules.ts';
import { after, packServing, position } from '../../support/play.ts';

const held = (tokens: string) =>
  setOf(tokens.split(' ').map((token) => readCard(pack, token) ?? -1));

const start = position(game, {}, 'dealer 1');
const dealt = after(start, packServing(start, [], 0)).state as State;

/** Seat 0 is on lead, the stock is drawn, everything but the hands has been played. */
function claimLine(mine: string, theirs: string): string | undefined {
  const hands = [held(mine), held(theirs)];
  const gone = difference(full(32), held(mine) | held(theirs));
  const state: State = { ...dealt, hands, gone, stock: [], drawn: 0 };
  const leads = game.heuristics.claimLine?.(game.observer.observe(state, 0));
  return leads?.map((card) => pack.tokens[card]).join(' ');
}

test.each([
  ['AS US', 'KH 7E', 'US AS', 'an ace, and an unter whose ober is gone'],
  ['8S 7S', 'TS AH', '7S 8S', 'one guards the other, and the nine is gone'],
  ['9S TE', 'US AE', '9S TE', 'higher cards but the next do not beat'],
])('%s against %s: %s (%s)', (mine, theirs, expected) => {
  expect(claimLine(mine, theirs)).toBe(expected);
});

test.each([
  ['AS US', 'OS 7E', 'the ober is out'],
  ['AS 8S 7E', '9S 7H 7G', 'nobody need follow: the nine waits for the eight'],
])('%s against %s is not certain (%s)', (mine, theirs) => {
  expect(claimLine(mine, theirs)).toBeUndefined();
});

test('nothing is certain while cards are to be drawn', () => {
  const state: State = { ...dealt, hands: [held('AS AH'), held('7E 7G')] };
  expect(game.heuristics.claimLine?.(game.observer.observe(state, 0))).toBeUndefined();
});
