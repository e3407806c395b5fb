/** When the seat on lead is sure of all that is left. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { EMPTY, wideSetOf } from '../../../src/cards/wide-set.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { pack, RANKS, type State } from '../../../src/games/all-fours/state.ts';
import { after, packBeginning, position } from '../../support/play.ts';

const words = (tokens: string) => tokens.split(' ').map((token) => readCard(pack, token) ?? -1);

const start = position(game, {}, 'dealer 1');
const dealt = after(start, packBeginning(start, '2C 3C 4C 5C 6C 7C 2D 3D 4D 5D 6D 7D'), 'stand');

/**
 * Seat 0 is on lead, hearts are trump. `stock` are the cards nobody has seen that nobody holds;
 * all others lie in tricks.
 */
function claimLine(mine: string, theirs: string, stock: string, voids = 0): string | undefined {
  const out = [mine, theirs, stock].flatMap(words);
  const taken = wideSetOf(
    pack.order.filter((card) => !out.includes(card)),
    RANKS,
  );
  const state: State = {
    ...(dealt.state as State),
    trump: 2,
    hands: [mine, theirs].map((hand) => wideSetOf(words(hand), RANKS)),
    stock: words(stock),
    turned: [],
    taken: [taken, EMPTY],
    voids,
  };
  const leads = game.heuristics.claimLine?.(game.observer.observe(state, 0));
  return leads?.map((card) => pack.tokens[card]).join(' ');
}

test.each([
  ['AS AH', 'KS QH', '2C', 'AH AS', 'the only trump out falls on the ace of trumps'],
  ['AS AD', 'KS KD', '2C', 'AD AS', 'no trump is out'],
  ['AH QH', 'KH 2C', '3C', 'AH QH', 'the king of trumps must be played on the ace'],
])('%s against %s with %s unseen: %s (%s)', (mine, theirs, stock, expected) => {
  expect(claimLine(mine, theirs, stock)).toBe(expected);
});

test.each([
  ['AS AD', 'KS KD', '2H', 'a trump that may be held: following is no duty where one can trump'],
  ['AS AH', 'KS QH', '2H', 'two trumps may be out, one is drawn'],
  ['AH QH', 'KH 2H', '3C', 'the deuce may fall on the ace'],
])('%s against %s with %s unseen is not certain (%s)', (mine, theirs, stock) => {
  expect(claimLine(mine, theirs, stock)).toBeUndefined();
});

test('a trump unseen does not matter if the other has shown that he has none', () => {
  const hearts = 1 << (1 * 4 + 2);
  expect(claimLine('AS AD', 'KS KD', '2H', hearts)).toBe('AD AS');
});

test('nothing is certain before the play', () => {
  const offer = after(start, packBeginning(start, 'AC KC QC'));
  expect(
    game.heuristics.claimLine?.(game.observer.observe(offer.state as State, 0)),
  ).toBeUndefined();
});
