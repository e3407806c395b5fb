/** What opponents consider, at positions where earlier ones did what no good player does. */
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { callChance, estimatesOf } from '../../../src/games/cabo/estimates.ts';
import { cabo } from '../../../src/games/cabo/index.ts';
import { after, legal } from '../../support/play.ts';
import { observationOf, round, stateOf } from './dealing.ts';

/** The moves that the seat to act considers, as texts. */
const considered = (match: AnyMatch): readonly string[] =>
  cabo.heuristics
    .candidates?.(observationOf(match, stateOf(match).turn))
    ?.map(cabo.notation.write) ?? legal(match);

/** The chance of the first seat if it calls now. */
const chanceIn = (match: AnyMatch): number => callChance(estimatesOf(observationOf(match, 0)));

/** A seat to act that knows its first two cards. */
const TWO = (row: string): readonly string[] => [row, '6 6 9 8'];

describe('the highest known card or an unknown one goes first', () => {
  test('CAB-6 a drawn card replaces a known nine or an unknown card, and no lower known one', () => {
    const match = after(round(TWO('9 3 5 2'), '13 1'), 'draw');
    expect(considered(match)).toEqual(['keep 1', 'keep 3', 'discard']);
  });

  test('CAB-5 so does one from the pile', () => {
    const match = round(TWO('3 9 5 2'), '1');
    expect(considered(match)).toEqual(['take 2', 'take 3', 'draw']);
  });

  test('CAB-6 an unknown card does not make way for one that is likely to be higher', () => {
    const match = after(round(TWO('9 3 12 2'), '13 7'), 'draw');
    expect(considered(match)).toEqual(['keep 1', 'peek 3']);
  });

  test('CAB-9 a set is of cards known to be equal, and the next card may go instead of half of it', () => {
    const match = after(
      round(
        ['9 9 5', '6 6 8'].map((row) => `${row} 4`),
        '13 1',
      ),
      'draw',
    );
    expect(considered(match)).toEqual(['keep 1', 'keep 3', 'keep 1 2', 'discard']);
  });

  test('CAB-9 a six beside a six is kept in place of a lower card, since one card replaces both', () => {
    const match = after(round(['6 4 5 2', '6 3 9 8'], '13 6'), 'draw');
    expect(considered(match)).toEqual(['keep 2', 'keep 3', 'discard']);
  });

  test('CAB-13 a row that lacks one card for a kamikaze considers everything', () => {
    const match = round(['13 13 12 4', '6 6 9 8'], '5', { peeks: 3 });
    expect(considered(match)).toEqual(legal(match));
  });
});

describe('only unknown cards are looked at', () => {
  test('CAB-7 a peek is at an unknown card while there is one', () => {
    const match = after(round(TWO('2 1 5 4'), '13 8 5 8 12 8 3'), 'draw');
    expect(considered(match)).toEqual(['peek 3']);
    const again = after(match, 'peek 3', 'draw', 'discard', 'draw');
    expect(considered(again)).toEqual(['peek 4']);
    const all = after(again, 'peek 4', 'draw', 'discard', 'draw');
    expect(considered(all)).toEqual(['discard']);
  });

  test('CAB-7 a spy is not at a card seen before', () => {
    const match = after(round(TWO('2 1 5 4'), '13 9 6 10'), 'draw', 'spy 1 3');
    const again = after(match, 'draw', 'discard', 'draw');
    expect(considered(again)).toEqual(['spy 1 1']);
    const seen = after(round(TWO('2 1 5 4'), '13 9 6 10'), 'draw', 'spy 1 1');
    expect(considered(after(seen, 'draw', 'discard', 'draw'))).toEqual(['spy 1 2']);
  });
});

describe('a call needs a good chance', () => {
  test('CAB-11 nobody calls on the first turn with a two, a one and two unknown cards', () => {
    const match = round([...TWO('2 1 5 4'), '6 6 9 8'], '13');
    expect(chanceIn(match)).toBeLessThan(0.88);
    expect(considered(match)).not.toContain('call');
  });

  test('CAB-11 a row known to be low is called', () => {
    const opened = after(round(TWO('0 0 1 1'), '13 7 6 8 6'), 'draw', 'peek 3', 'draw', 'discard');
    const match = after(opened, 'draw', 'peek 4', 'draw', 'discard');
    expect(chanceIn(match)).toBeGreaterThan(0.95);
    expect(considered(match)).toContain('call');
  });

  test('CAB-11 a higher row has a smaller chance', () => {
    const chance = (row: string) => chanceIn(round(TWO(row), '13'));
    expect(chance('0 1 5 4')).toBeGreaterThan(chance('5 1 5 4'));
    expect(chance('5 1 5 4')).toBeGreaterThan(chance('11 9 5 4'));
  });
});
