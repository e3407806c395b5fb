/** What the panel tells a player of Durak, in positions that are counted by hand. */
import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { noteLines } from '../../support/note-lines.ts';
import { after } from '../../support/play.ts';
import { late, stateOf } from './setting.ts';

const start = after(late(['7C 7D KS', '8C TC 9D', 'QC QD QS'], { trump: 'D' }), 'attack 7C 7D');

test('DUR-7: what lies open, what the defender would take, and the hand after a cover', () => {
  const told = noteLines(start, 'cover 7D 9D');
  expect(told.slice(2)).toEqual([
    'This bout',
    'to be covered: [7C] [7D]',
    'if {1} take(|s): 2 cards, 1 trump',
    'Your hand',
    'after Enter: 2 cards, no trump',
  ]);
});

test('DUR-2: trumps in hand, on the table, gone, and still out', () => {
  expect(noteLines(start).slice(0, 2)).toEqual([
    'Trumps',
    '[diamonds]: 6D? 7D- 8D? 9D+ TD? JD? QD KD? AD?',
  ]);
});

test('DUR-7: cards that somebody was seen to take are known to be in their hand', () => {
  let taken = after(start, 'take');
  while (stateOf(taken).bout.attacks.length > 0) taken = after(taken, 'done');
  const told = noteLines(taken, undefined, 0);
  expect(told[told.indexOf('Known to hold (remembered)') + 1]).toBe('{1}: [7C] [7D]');
  expect(noteLines(taken, undefined, 1)).not.toContain('Known to hold (remembered)');
});

test('who looks on is told nothing', () => {
  expect(noteLines(start, undefined, SPECTATOR)).toEqual([]);
});
