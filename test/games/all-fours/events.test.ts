/** What reasons say happens in All Fours. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { EMPTY, wideSetOf } from '../../../src/cards/wide-set.ts';
import type { Outcome } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { pack, RANKS } from '../../../src/games/all-fours/state.ts';
import { after, packBeginning, position } from '../../support/play.ts';
import { happened } from '../../support/unfolded.ts';

const TRICK = 'you take this trick';
const GAME = 'you score game';

const held = (tokens: string) =>
  wideSetOf(
    tokens.split(' ').map((token) => readCard(pack, token) ?? -1),
    RANKS,
  );

const start = position(game, {}, 'dealer 1');
const dealt = after(start, packBeginning(start, ''));

/** Hearts are trump, seat 0 is forehand and leads, no trick has been taken; the hands are what is left. */
function holding(mine: string, theirs: string): AnyMatch {
  const match = after(dealt, 'stand');
  const hands = [mine, theirs].map(held);
  const state = { ...(match.state as object), trump: 2, hands, taken: [EMPTY, EMPTY] };
  return { ...match, state };
}

/** What happens to seat 0 when the deal goes on with these cards. */
const played = (mine: string, theirs: string, cards: string): readonly string[] =>
  happened(holding(mine, theirs), ...cards.split(' ').map((card) => `play ${card}`));

test('you score high, you score low, you score game', () => {
  const all = ['you score high', 'you score low', GAME, TRICK];
  expect(played('AH', '2H', 'AH 2H')).toEqual(all);
  expect(played('3H', 'AH', '3H AH')).toEqual([]);
  expect(played('TC 2H', '9C 3H', 'TC 9C 2H 3H')).toEqual([GAME, TRICK]);
});

test('ALF-6 a tie for game goes to forehand', () => {
  expect(played('3H', '9H', '3H 9H')).toEqual([GAME]);
});

test('you score jack, or the other player does', () => {
  expect(played('AH', 'JH', 'AH JH')).toContain('you score jack');
  expect(played('JH', 'AH', 'JH AH')).toEqual(['the other player scores jack']);
  expect(played('AH', 'QH', 'AH QH').join()).not.toContain('jack');
});

test('you take this trick: the one the card was played to, and none while trump is sought', () => {
  expect(played('2C 9S', '3C 4S', '2C 3C 4S 9S')).not.toContain(TRICK);
  expect(played('9C 2S', '3C 4S', '9C 3C 2S 4S')).toContain(TRICK);
  expect(played('9C', '2H', '9C 2H')).not.toContain(TRICK);
  const sought = after(start, packBeginning(start, 'AC KC QC 2C 3C 4C 9C 8C TC 5C 6C 7C 2D'));
  const cards = 'AC 2C KC 3C QC 4C 9C 5C 8C 6C TC 7C'.split(' ').map((card) => `play ${card}`);
  expect(happened(sought, 'stand', ...cards)).toEqual([GAME]);
});

test('whoever answers decides who takes the trick, so it is not said', () => {
  const answered = happened(after(holding('KH', 'AH'), 'play KH'), 'play AH');
  expect(answered).toEqual(['you score high', 'you score low', GAME]);
});

test('ALF-7 more points win a deal, as many nobody; the last is won with the match', () => {
  const won = (outcome: Partial<Outcome>, seat: number) =>
    game.heuristics.judging?.success?.(outcome as Outcome, seat);
  const tied = { points: [2, 2], over: false, winners: [0] };
  expect([won(tied, 0), won(tied, 1)]).toEqual([false, false]);
  const more = { points: [1, 3], over: false, winners: [0] };
  expect([won(more, 0), won(more, 1)]).toEqual([false, true]);
  const last = { points: [1, 3], over: true, winners: [0] };
  expect([won(last, 0), won(last, 1)]).toEqual([true, false]);
});
