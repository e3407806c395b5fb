/** What conditions on dealt hands count in a hand of Bridge. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { pack } from '../../../src/games/bridge/state/cards.ts';
import { cardsOf, game, opened } from './support.ts';

/** A hand alone says it: any deal will do. */
const { state } = opened({}, 'N');

const losersOf = (hand: string): number | undefined => {
  const cards = cardsOf(hand).map((token) => readCard(pack, token) ?? -1);
  return game.extras.dealtHands?.quantities.losers?.of(cards, state, 0);
};

test.each([
  ['AKQ.A32.K432.432', 7],
  ['.A.KQ.AJ98765432', 3],
  ['QJT.J2.Q.KJ87654', 7],
  ['AKQJT98765432...', 0],
])('%s loses %i: aces, kings and queens missing from three cards of a suit', (hand, losers) => {
  expect(losersOf(hand)).toBe(losers);
});
