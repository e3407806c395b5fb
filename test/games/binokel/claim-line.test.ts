/** When the seat on lead is sure of all that is left. */
import { expect, test } from 'vitest';
import { bagDifference, bagOf } from '../../../src/cards/bag.ts';
import { readCard } from '../../../src/cards/pack.ts';
import { pack } from '../../../src/games/binokel/rules/cards.ts';
import type { Contract, State } from '../../../src/games/binokel/rules/state.ts';
import { after } from '../../support/play.ts';
import { bought, discard, game, stateOf, THREE, table } from './support.ts';

const bag = (tokens: string) =>
  bagOf(tokens.split(' ').map((token) => readCard(pack, token) ?? -1));

const playing = stateOf(discard(after(bought(table(THREE)), 'game E')));
const EICHEL: Contract = { kind: 'game', suit: 3 };
const UNTENDURCH: Contract = { kind: 'special', special: 0 };
const DURCH: Contract = { kind: 'special', special: 1 };

/** Seat 0, not the declarer, is on lead; everything but the hands has been played. */
function claimLine(hands: readonly string[], given: Partial<State> = {}): string | undefined {
  const held = hands.map(bag);
  const gone = bagDifference(bagOf(pack.order), held.flat());
  const state: State = {
    ...playing,
    contract: EICHEL,
    declarer: 1,
    hands: held,
    seen: held.map(() => []),
    kept: [],
    discards: [],
    gone,
    turn: 0,
    leader: 0,
    ...given,
  };
  const leads = game.heuristics.claimLine?.(game.observer.observe(state, 0));
  return leads?.map((card) => pack.tokens[card]).join(' ');
}

test.each([
  ['AE AS', 'AE TS', 'KS KG', 'AE AS', 'the first of two equal cards wins, and draws the other'],
  ['TE KE', 'UE US', 'OS OG', 'KE TE', 'the highest trumps left'],
  ['US OG', 'AH AH', 'KH KH', 'US OG', 'nobody else holds the suits'],
])('%s against %s and %s: %s (%s)', (mine, one, two, expected) => {
  expect(claimLine([mine, one, two])).toBe(expected);
});

test.each([
  ['AE AS', 'AE TE', 'KS KG', 'one trump lead does not draw two'],
  ['TE AS', 'AE TS', 'KS KG', 'the ace of trumps is higher'],
  ['AS TS', 'AS KS', 'KG OG', 'the ace need not fall on the ace'],
])('%s against %s and %s is not certain (%s)', (mine, one, two) => {
  expect(claimLine([mine, one, two])).toBeUndefined();
});

test('cards that may lie among the discards count as held, unless play has told', () => {
  const hands = ['AS AG', 'KS KG', 'OS OG'];
  const away = (cards: string) => ({
    discards: bag(cards),
    gone: bagDifference(
      bagOf(pack.order),
      [...hands, cards].flatMap((hand) => [...bag(hand)]),
    ),
  });
  expect(claimLine(hands, away('TS TG OH KH'))).toBe('AS AG');
  expect(claimLine(hands, away('TS TG OH KE'))).toBeUndefined();
  const told = playing.ceilings.map((rank, at) => (at % 4 === 3 ? 0 : rank));
  expect(claimLine(hands, { ...away('TS TG OH KE'), ceilings: told })).toBe('AS AG');
});

test('an Untendurch is certain only when no trick can be lost, a Durch whenever all can be won', () => {
  const hands = ['AS KS', 'TS UG', 'UH OG'];
  expect(claimLine(hands, { contract: DURCH })).toBe('AS KS');
  expect(claimLine(hands, { contract: UNTENDURCH })).toBeUndefined();
  expect(claimLine(['AS TS', 'KS UG', 'UH OG'], { contract: UNTENDURCH })).toBe('TS AS');
});
