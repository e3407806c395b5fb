/** What play tells of cards that only some know. */
import { expect, test } from 'vitest';
import { meanOf, sum } from '../../../src/engine/estimate.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { openQuickStream } from '../../../src/engine/random.ts';
import { sampleAssignment } from '../../../src/engine/sampler.ts';
import { guessRow, meanLoose } from '../../../src/games/cabo/estimates.ts';
import { cabo } from '../../../src/games/cabo/index.ts';
import { boundOf, cardAt, UNBOUND } from '../../../src/games/cabo/state.ts';
import { after } from '../../support/play.ts';
import { observationOf, round, stateOf } from './dealing.ts';

const TWO = ['5 3 9 2', '3 4 6 8'];

/** The bounds of a row, `-` where play has told nothing; they are the same to every observer. */
function bounds(match: AnyMatch, seat: number): string {
  const [actual, ...seen] = [stateOf(match), ...[0, 1, -1].map((one) => observationOf(match, one))]
    .map(({ rows }) => rows[seat] ?? [])
    .map((row) => row.map((one) => (boundOf(one) === UNBOUND ? '-' : boundOf(one))).join(' '));
  for (const row of seen) expect(row).toBe(actual);
  return actual ?? '';
}

test('nothing is told of cards just looked at', () => {
  expect(bounds(round(TWO, '7 13 1'), 0)).toBe('- - - -');
});

test('a drawn card laid aside tells of the cards its player knows, and of those only', () => {
  const match = after(round(TWO, '7 6 1 5'), 'draw', 'discard');
  expect(bounds(match, 0)).toBe('6 6 - -');
  expect(bounds(match, 1)).toBe('- - - -');
});

test('a high card laid aside, with its action or without, tells little', () => {
  expect(bounds(after(round(TWO, '7 13 1'), 'draw', 'discard'), 0)).toBe('10 10 - -');
  const peeked = after(round(TWO, '7 7 1'), 'draw', 'peek 3');
  expect(bounds(peeked, 0)).toBe('7 7 - -');
});

test('a low card left on the pile tells of the cards its player knows', () => {
  const match = after(round(TWO, '2 1 8'), 'draw');
  expect(bounds(match, 0)).toBe('4 4 - -');
});

test('a card known to its owner that makes way tells of those that stay and of the one that comes', () => {
  expect(bounds(after(round(TWO, '7 1'), 'draw', 'keep 1'), 0)).toBe('5 5 - -');
  expect(bounds(after(round(TWO, '2 8'), 'take 1'), 0)).toBe('5 5 - -');
});

test('a card unknown to its owner that makes way tells that the others are lower than most', () => {
  expect(bounds(after(round(TWO, '7 1'), 'draw', 'keep 3'), 0)).toBe('7 7 7 -');
});

test('what is told can only become lower, and is forgotten with a card that goes', () => {
  const low = after(round(TWO, '7 4 13 9 13'), 'draw', 'discard', 'draw', 'discard');
  expect(bounds(low, 0)).toBe('4 4 - -');
  expect(bounds(after(low, 'draw', 'discard'), 0)).toBe('4 4 - -');
  expect(bounds(after(low, 'draw', 'keep 3'), 0)).toBe('4 4 7 -');
});

test('whoever calls holds low cards', () => {
  expect(bounds(after(round(TWO, '7 1'), 'call'), 0)).toBe('4 4 - -');
});

test('a swap gives a card of which nothing is told for one that moves with its bound', () => {
  const told = after(round(TWO, '7 6 11 5'), 'draw', 'discard', 'draw');
  const match = after(told, 'swap 1 0 1');
  expect(bounds(match, 1)).toBe('6 10 - -');
  expect(bounds(match, 0)).toBe('- 6 - -');
});

test('whoever swaps for a card he has spied on gets a low one', () => {
  const spied = after(round(TWO, '9 9 1 11 13'), 'draw', 'spy 1 3', 'draw', 'discard', 'draw');
  const match = after(spied, 'swap 1 1 3');
  expect(bounds(match, 0)).toBe('4 3 - -');
  expect(bounds(match, 1)).toBe('1 1 - -');
});

test('imagined cards hardly reach their bounds, and guesses follow', () => {
  const match = after(round(['0 2 9 13', '3 4 6 8'], '7 3 1'), 'draw', 'discard');
  const observation = observationOf(match, 1);
  const random = openQuickStream('bounds');
  const worlds = Array.from({ length: 400 }, () =>
    cabo.observer.determinize(
      observation,
      sampleAssignment(cabo.observer.hidden(observation), random),
    ),
  );
  const mean = (place: number) =>
    sum(worlds.map(({ rows }) => cardAt(rows[0]?.[place] ?? 0))) / 400;
  expect(mean(0)).toBeLessThan(2.5);
  expect(mean(2)).toBeGreaterThan(5);
  const [known = 0, , unknown] = guessRow(observation.rows[0] ?? [], 6);
  expect(known).toBeLessThan(2.5);
  expect(unknown).toBe(6);
});

test('cards that nobody kept are imagined as high as they are guessed, higher than all unseen ones', () => {
  const rows = ['0 2 9 13', '3 4 6 8'];
  const match = after(round(rows, '7 1 2 1'), 'draw', 'keep 1', 'draw', 'keep 1');
  const observation = observationOf(match, 1);
  const hidden = cabo.observer.hidden(observation);
  const random = openQuickStream('loose');
  const worlds = Array.from({ length: 400 }, () =>
    cabo.observer.determinize(observation, sampleAssignment(hidden, random)),
  );
  const meanOfUnseen = meanOf(hidden.pool);
  const own = meanOf(worlds.map((world) => cardAt(world.rows[1]?.[2] ?? 0)));
  const next = meanOf(worlds.map(({ stock }) => stock[0] ?? 0));
  const last = meanOf(worlds.map(({ stock }) => stock.at(-1) ?? 0));
  expect(meanLoose(observation)).toBeGreaterThan(meanOfUnseen + 0.1);
  for (const mean of [own, next, last]) expect(mean).toBeCloseTo(meanLoose(observation), 0);
});
