/** What the panel tells a player of All Fours, in positions that are counted by hand. */
import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { noteLines } from '../../support/note-lines.ts';
import { after, packBeginning, position } from '../../support/play.ts';

// Seat 1 deals; forehand stands with hearts, and play begins.
const begun = position(game, {}, 'dealer 1');
const packets = 'KH 3H TS AD QH JH 2C 3C 4C 5C 6C 7C 8H';
const start = after(begun, packBeginning(begun, packets), 'stand');

test('ALF-6: before the first trick a player counts on the trumps of their own hand', () => {
  expect(noteLines(start, undefined, 0)).toEqual([
    'The four points so far',
    'high: [KH] in your hand',
    'low: [3H] in your hand',
    'jack: not seen yet',
    'game: (you|{0}): 0 (0 of 40)',
    'game: (you|{1}): 0 (0 of 40)',
  ]);
});

test('ALF-6: high, low, jack and the count lie with who has taken them', () => {
  const taken = after(start, 'play KH', 'play JH');
  // A king at three and a jack at one.
  expect(noteLines(taken, undefined, 1)).toEqual([
    'The four points so far',
    'high: [KH] with {0}',
    'low: [JH] with {0}',
    'jack: [JH] with {0}',
    'game: (you|{1}): 0 (0 of 40)',
    'game: (you|{0}): 4 (4 of 40)',
  ]);
  expect(noteLines(taken, undefined, 0).slice(1, 4)).toEqual([
    'high: [KH] won',
    'low: [3H] in your hand',
    'jack: [JH] won',
  ]);
});

test('nothing is told before trump is settled, and to who looks on', () => {
  const open = after(begun, packBeginning(begun, packets));
  expect(noteLines(open, undefined, 0)).toEqual([]);
  expect(noteLines(start, undefined, SPECTATOR)).toEqual([]);
});
