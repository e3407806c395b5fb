/** What players of Canasta say for and against a move. */
import { describe, expect, test } from 'vitest';
import { causesOf } from '../../support/causes.ts';
import { laying, table } from './support.ts';

describe('a discard', () => {
  const melds = [['KC KD KH'], ['4C 4D 4H', '7C 7D 7H']];
  const match = laying({ hands: ['4S 5S 3S 9D'], pile: '', melds });

  test('onto an empty pile helps the others where a meld of theirs takes it', () => {
    expect(causesOf(match, 'discard 4S')).toContain(
      '− the others have melded this rank and may take the [4S] for it | die anderen haben diesen Wert gemeldet und nehmen die [4S] vielleicht dafür',
    );
    expect(causesOf(match, 'discard 4S')).not.toContain('no meld of the others');
  });

  test('that no meld of the others takes is named for that', () => {
    expect(causesOf(match, 'discard 5S')).toContain(
      '+ no meld of the others takes the [5S] | an keine Meldung der anderen passt die [5S]',
    );
    const nothing = laying({ hands: ['4S 5S 3S 9D'], pile: '', melds: [['KC KD KH']] });
    expect(causesOf(nothing, 'discard 5S')).not.toContain('no meld of the others');
  });

  test('of a black three blocks nothing while the pile is empty', () => {
    expect(causesOf(match, 'discard 3S')).toContain(
      '− the pile is empty, so the [3S] has nothing to block yet',
    );
    const lying = laying({ hands: ['4S 5S 3S 9D'], pile: '9C', melds });
    expect(causesOf(lying, 'discard 3S')).toContain('+ while the [3S] lies on top');
  });
});

describe('drawing beside a pile that a meld takes', () => {
  const melds = [['TC TD TH', 'KC KD KH']];

  test('keeps a slim hand slim', () => {
    const match = table({ hands: ['9D 9S'], pile: 'QC 5S TS', melds });
    expect(causesOf(match, 'draw')).toBe(
      '+ with 2 cards in hand going out is near, and the pile would make it 4 | mit 2 Karten ist es zum Ausgehen nicht mehr weit, und mit dem Stoß wären es 4',
    );
    expect(causesOf(match, 'take to 1')).toContain(
      '− it brings the [QC] and [5S] to the hand, which no meld takes | das bringt [QC] und [5S] auf die Hand, und an keine Meldung passt das',
    );
  });

  test('keeps no whole hand together, since taking costs none of it', () => {
    const match = table({ hands: ['9D 9S 8C 8D JC'], pile: 'QC 5S TS', melds });
    expect(causesOf(match, 'draw')).toBe('');
    expect(causesOf(table({ hands: ['9D 9S 8C'], pile: '9C' }), 'draw')).toContain(
      '+ with a card from the stock the whole hand stays together',
    );
  });
});
