/** What opponents consider, at positions where earlier ones did what no good player does. */
import { expect, test } from 'vitest';
import { candidates } from '../../../src/games/bimbo/candidates.ts';
import { bimbo } from '../../../src/games/bimbo/index.ts';
import type { Observation } from '../../../src/games/bimbo/observation.ts';
import { rank, tokens } from '../../../src/games/bimbo/state.ts';

const cardsOf = (text: string): readonly number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((token) => tokens.tokens.indexOf(token))
    .sort((one, two) => one - two);

/** The observation of seat 0 of four, on whose left seat 3 has played `top`; seats hold so many cards. */
function seen(hand: string, top: string, sizes: readonly number[]): Observation {
  const cards = cardsOf(top);
  const pile = cards.length === 0 ? [] : [{ seat: 3, cards }];
  const options = { players: 4, group: 2, vice: true, packs: 1, rounds: 5, deals: 1 };
  const base = { observer: 0, phase: 'play', options, played: 0, totals: [0, 0, 0, 0], dealer: 3 };
  const rest = { ranking: [], turn: 0, passes: [], out: [], aside: [], known: [] };
  return { ...base, ...rest, hand: cardsOf(hand), sizes, pile } as unknown as Observation;
}

/** The ranks of the moves considered, `pass` among them. */
const considered = (hand: string, top: string, sizes = [7, 7, 7, 7]): readonly string[] =>
  (candidates(seen(hand, top, sizes)) ?? []).map((move) =>
    move.verb === 'play'
      ? move.cards.map((card) => tokens.tokens[card]?.charAt(0)).join('')
      : 'pass',
  );

test('BIM-3 a beat with many cards is hardly higher than needed', () => {
  expect(considered('9C JD QH KC AS', '8D')).toEqual(['9', 'J']);
  expect(considered('9C JD QH KC AS', 'TD')).toEqual(['J', 'Q', 'K']);
});

test('BIM-3 with few cards, or somebody nearly out, any beat may be right', () => {
  expect(considered('9C QH KC AS', '8D')).toEqual(['9', 'Q', 'K', 'A']);
  expect(considered('9C JD QH KC AS', '8D', [5, 1, 7, 7])).toEqual(['9', 'J', 'Q', 'K', 'A']);
});

test('BIM-3 a lead is of the lowest rank, whole', () => {
  expect(considered('7C 9D 9H KC AS', '')).toEqual(['7']);
  expect(considered('9D 9H KC AS AD', '')).toEqual(['99']);
});

test('BIM-5 with few cards an ace may be led first, since its player leads again', () => {
  expect(considered('7C 9D AS', '')).toEqual(['7', 'A']);
});

test('BIM-4 nobody passes whose whole low group beats; a pair is not torn for it', () => {
  expect(considered('JD QH KC KS AS', 'TD')).not.toContain('pass');
  expect(considered('JD JH QH QC KS', 'TD')).toContain('pass');
  expect(considered('QH QC KS KC AS', 'TD')).toContain('pass');
});

test('BIM-7 in an exchange all returns are considered', () => {
  const giving = { ...seen('7C 9D AS', '', [7, 7, 7, 7]), phase: 'give' } as Observation;
  expect(candidates(giving)).toBeUndefined();
});

test('BIM-3 one play stands for all of its rank and number', () => {
  const moves = candidates(seen('9C 9D 9H KC AS', '8D', [7, 7, 7, 7])) ?? [];
  const ranks = moves.flatMap((move) => (move.verb === 'play' ? [rank(move.cards[0] ?? 0)] : []));
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(bimbo.heuristics.candidates).toBe(candidates);
});
