/** What players of Kabadak say for and against a move. */
import { describe, expect, test } from 'vitest';
import { causesOf } from '../../support/causes.ts';
import { after } from '../../support/play.ts';
import { table } from './support.ts';

const rows = after(
  table('7C 7D 7H 8C 9C KS KD', 'TC TD TH 8D 9H QS QH'),
  'new 7H 7D 7C',
  'new TC TD TH',
);

describe('a row', () => {
  test('that another card still goes on is not called closed', () => {
    const said = causesOf(rows, 'add 1 8C');
    expect(said).toContain(
      '(beaten) with the [8C] on row 1 {the other player/you} can no longer add the [7S] there | mit der [8C] an Reihe 1 {kann der andere/kannst du} dort die [7S] nicht mehr anlegen',
    );
    expect(said).toContain('− (beaten) with the [8C] in row 1');
    expect(said).not.toContain('closed');
  });
});

describe('the race', () => {
  test('is told as being ahead, level or behind', () => {
    expect(causesOf(rows, 'add 1 8C')).toContain(
      '+ (you are|$0 is) then ahead, with 3 cards left against {the other player’s/your} 4',
    );
    expect(causesOf(after(rows, 'draw'), 'add 2 9H')).toContain(
      '+ (you are|$0 is) then ahead, with 3 cards left against {the other player’s/your} 5',
    );
    const later = after(rows, 'add 1 8C', 'draw');
    expect(causesOf(after(later, 'draw'), 'add 2 9H')).toContain(
      '+ (you are|$0 is) then level with {the other player/you}: 4 cards each',
    );
  });

  test('comes before the row when few cards are left', () => {
    const said = causesOf(after(rows, 'add 1 8C'), 'add 2 9H').split('\n');
    expect(said.findIndex((line) => line.includes('may go out next'))).toBeLessThan(
      said.findIndex((line) => line.includes('then level')),
    );
  });
});

describe('drawing', () => {
  test('with few cards is for a pair or a row that takes one, with many for a longer row', () => {
    const few = after(rows, 'add 1 8C', 'draw');
    expect(causesOf(few, 'draw')).toContain(
      '+ a card from the talon may make a pair with [9C], [KD] or [KS], or fit a row',
    );
    expect(causesOf(rows, 'draw')).toContain('+ with 4 cards in hand a longer row');
  });
});
