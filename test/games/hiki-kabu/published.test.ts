/** What programs are told of Hiki-Kabu. */
import { expect, test } from 'vitest';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { published } from '../../../src/games/hiki-kabu/observation.ts';
import { after, ending, position } from '../../support/play.ts';
import { inSeatOrder, observationOf, round, type State } from './rounds.ts';

test('HIK-4 a seat is told its own face-down card alone', () => {
  const match = after(round(['10 3', '4 4', '2 2'], '7'), 'hit');
  expect(published.publish(observationOf(match, 1))).toEqual({
    observer: 1,
    phase: 'play',
    played: 0,
    dealer: 2,
    turn: 1,
    order: [0, 1, 2],
    chips: [100, 100, 100],
    stakes: [10, 4, 2],
    drawn: ['2', '3', '1'],
    openCards: ['10', '4', '2'],
    faceDownCards: [null, '4', null],
    thirdCards: ['7', null, null],
    fourthCards: [null, null, null],
    stood: [],
    stock: 33,
  });
});

test('HIK-7 at the showdown all cards are told, and nobody’s turn', () => {
  const last = after(round(['10 7', '4 4', '2 2'], '7'), 'stand', 'stand');
  const { state } = ending(last, 'stand');
  expect(published.publish(game.observer.observe(state as State, 0))).toMatchObject({
    turn: null,
    faceDownCards: ['7', '4', '2'],
    stood: [0, 1, 2],
  });
});

test('HIK-1 before the draw there is no dealer', () => {
  const start = position(game, { players: 3 });
  expect(published.publish(observationOf(start, 0))).toMatchObject({
    dealer: null,
    order: [],
    turn: null,
  });
  expect(published.publish(observationOf(after(start, inSeatOrder(3)), 0))).toMatchObject({
    dealer: 2,
  });
});
