/** When the seat on lead is sure of all that is left. */
import { expect, test } from 'vitest';
import { type Card, readCard } from '../../../src/cards/pack.ts';
import { wideSetOf } from '../../../src/cards/wide-set.ts';
import { boeseDame as game } from '../../../src/games/boese-dame/index.ts';
import { pack, type State } from '../../../src/games/boese-dame/rules.ts';
import { after, packServing, position } from '../../support/play.ts';

const cards = (tokens: string): readonly Card[] =>
  tokens.split(' ').map((token) => readCard(pack, token) ?? -1);

/** Seat 0 is on lead; the hands are what is left, everything else has been played. */
function claimLine(...hands: readonly string[]): string | undefined {
  const start = position(game, { players: hands.length }, `dealer ${hands.length - 1}`);
  const dealt = after(start, packServing(start, [], 0)).state as State;
  const held = hands.map((hand) => wideSetOf(cards(hand), pack.ranks));
  const state: State = { ...dealt, hands: held, aside: [] };
  const leads = game.heuristics.claimLine?.(game.observer.observe(state, 0));
  return leads?.map((card) => pack.tokens[card]).join(' ');
}

test.each([
  ['AS KS', 'QS JS', 'AD AC', 'KS AS', 'all are the highest left'],
  ['AH QH', 'KH 7C', '8C 9C', 'AH QH', 'the king falls on the ace'],
  ['7D 8C', 'AH KH', 'AS KS', '8C 7D', 'nobody else holds the suits'],
])('%s against %s and %s: %s (%s)', (mine, one, two, expected) => {
  expect(claimLine(mine, one, two)).toBe(expected);
});

test.each([
  ['AH QH', 'KH 7H', '8C 9C', 'the seven may fall on the ace'],
  ['AH JC', 'QC 7C', '8C 9C', 'the queen of clubs is higher'],
  ['AH QH', 'KH QS', '8C 9C', 'with the queen of spades out one may want to lose a trick'],
])('%s against %s and %s is not certain (%s)', (mine, one, two) => {
  expect(claimLine(mine, one, two)).toBeUndefined();
});
