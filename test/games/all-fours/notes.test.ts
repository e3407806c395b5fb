/** What the panel tells a player of All Fours, in positions that are counted by hand. */
import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { noteLines } from '../../support/note-lines.ts';
import { after, packBeginning, position } from '../../support/play.ts';
import { shown } from '../../support/shown.ts';

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

test('ALF-6: a trump that lies in the trick counts as the highest or lowest seen so far', () => {
  expect(noteLines(after(start, 'play KH'), undefined, 1).slice(1, 3)).toEqual([
    'high: [KH] in this trick',
    'low: [JH] in your hand',
  ]);
});

test('the bar names the trumps of the panel and where they lie', () => {
  const barOf = (match: typeof start, observer: number) =>
    shown(match, observer, 'fact high', 'fact low', 'fact jack').split('\n');
  expect(barOf(start, 0)).toEqual([
    'fact high | Höchster: [KH] in your hand | [KH] auf deiner Hand',
    'fact low | Niedrigster: [3H] in your hand | [3H] auf deiner Hand',
  ]);
  expect(barOf(after(start, 'play KH', 'play JH'), 0)).toEqual([
    'fact high | Höchster: [KH] {0}',
    'fact low | Niedrigster: [3H] in your hand | [3H] auf deiner Hand',
    'fact jack | Bube: [JH] {0}',
  ]);
});

test('ALF-4: cards put away stay known to who put them there', () => {
  const cards = 'AC KC QC 2C 3C 4C 9C 8C TC 5C 6C 7C 2H 2D 3D 4D 5D 6D 7D 8D';
  const run = after(begun, packBeginning(begun, cards), 'beg', 'run');
  const away = after(run, 'away 2D', 'away 3D', 'away 4D', 'away 5D', 'away 6D', 'away 7D');
  expect(noteLines(away, undefined, 0).slice(-2)).toEqual([
    'You have put away',
    '[2D] [3D] [4D]: ',
  ]);
  expect(noteLines(away, undefined, SPECTATOR)).toEqual([]);
});

const offered = after(begun, packBeginning(begun, packets));

test('ALF-3: whoever has to answer to the suit turned up is told what each answer leads to', () => {
  expect(noteLines(offered, undefined, 0)).toEqual([
    'Stand or beg',
    'Stand: [hearts] is trump.: ',
    'Beg: {1} gives you a point and keeps [hearts], or runs the cards: three more each, then another suit.: ',
  ]);
  const begged = after(offered, 'beg');
  expect(noteLines(begged, undefined, 0)).toEqual([]);
  expect(noteLines(begged, undefined, 1)).toEqual([
    '{0} begs',
    'Give a point: {0} scores one, [hearts] is trump.: ',
    'Run the cards: three more each, then another suit. All but six are put away.: ',
  ]);
});

test('nothing is told to who does not have to answer, and to who looks on', () => {
  expect(noteLines(offered, undefined, 1)).toEqual([]);
  expect(noteLines(start, undefined, SPECTATOR)).toEqual([]);
});
