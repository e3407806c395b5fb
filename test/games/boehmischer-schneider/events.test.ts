/** What reasons say happens in Böhmischer Schneider. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { setOf } from '../../../src/cards/set.ts';
import type { Outcome } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { boehmischerSchneider as game } from '../../../src/games/boehmischer-schneider/index.ts';
import { pack } from '../../../src/games/boehmischer-schneider/rules.ts';
import { after, packServing, position } from '../../support/play.ts';
import { happened } from '../../support/unfolded.ts';

const TRICK = 'you take this trick';
const MOST = 'you take at least 11 pictures';

test('BOS-5 whoever is paid has won, and nobody with ten pictures each', () => {
  const won = (points: readonly number[], seat: number) =>
    game.heuristics.judging?.success?.({ points } as Outcome, seat);
  expect([won([2, -2], 0), won([2, -2], 1), won([0, 0], 0), won([0, 0], 1)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

/** Seat 0 is on lead and the stock is drawn. */
function holding(hands: readonly string[], pictures = [0, 0]): AnyMatch {
  const start = position(game, {}, 'dealer 1');
  const dealt = after(start, packServing(start, [], 0));
  const left = hands.map((hand) =>
    setOf(hand.split(' ').map((token) => readCard(pack, token) ?? -1)),
  );
  const state = { ...(dealt.state as object), hands: left, stock: [], pictures };
  return { ...dealt, state };
}

/** What happens to seat 0 when the deal goes on with these cards. */
const played = (hands: readonly string[], cards: string, pictures = [0, 0]): readonly string[] =>
  happened(holding(hands, pictures), ...cards.split(' ').map((card) => `play ${card}`));

test('you take this trick: the one the card was played to', () => {
  expect(played(['7S', '9S'], '7S 9S')).toEqual([TRICK]);
  expect(played(['7S 9H', '8S 7H'], '7S 8S 7H 9H')).toEqual([]);
  expect(played(['7S 8H', '8S 7H'], '7S 8S 7H 8H')).toEqual([]);
});

test('whoever answers decides who takes the trick, so it is not said', () => {
  expect(happened(after(holding(['7S', '8S']), 'play 7S'), 'play 8S')).toEqual([]);
});

test('the other player beats one of your pictures', () => {
  const beaten = 'the other player beats one of your pictures';
  expect(played(['OS', 'KS'], 'OS KS')).toEqual([beaten]);
  expect(played(['9S', 'TS'], '9S TS')).toEqual([]);
  expect(played(['7S KS', '8S 7H'], '7S 8S 7H KS')).toEqual([]);
  expect(played(['7S AS', '8S KS'], '7S 8S KS AS')).toEqual([]);
});

test('BOS-5 you take at least 11 pictures, at least 17', () => {
  expect(played(['AS', 'KS'], 'AS KS', [9, 9])).toEqual([TRICK, MOST]);
  expect(played(['AS', '7S'], 'AS 7S', [9, 9])).toEqual([TRICK]);
  const many = 'you take at least 17 pictures';
  expect(played(['AS', 'KS'], 'AS KS', [15, 3])).toEqual([TRICK, MOST, many]);
});

test('BOS-5 the other player takes at least 17 pictures', () => {
  const theirs = 'the other player takes at least 17 pictures';
  expect(played(['7S', '8S'], '7S 8S', [3, 17])).toEqual([theirs]);
  expect(played(['7S', '8S'], '7S 8S', [4, 16])).toEqual([]);
});
