/** What programs are told of a deal of Kabadak. */
import { expect, test } from 'vitest';
import { published } from '../../../src/games/kabadak/observation.ts';
import { after, ending } from '../../support/play.ts';
import { GO_OUT, game, type Match, SEVEN, stateOf, table } from './support.ts';

const told = (match: Match, seat: number) =>
  published.publish(game.observer.observe(stateOf(match), seat));

test('rows as they lie, who has come out, and the card one drew oneself', () => {
  const match = after(table('9H 9D 9S TS', '7C', 'JS'), 'new 9D 9H 9S', 'draw');
  expect(told(match, 1)).toMatchObject({
    phase: 'play',
    turn: 0,
    rows: [['9D', '9H', '9S']],
    comeOut: [0],
    drawn: 'JS',
    handSizes: [4, 8],
    stock: 17,
    end: null,
    shownHands: [[], []],
    shownStock: [],
  });
  expect(told(match, 0).drawn).toBeNull();
});

test('KAB-13 who ended a deal, and the cards that are shown then', () => {
  const over = told(ending(table(SEVEN, 'AS'), GO_OUT), 0);
  expect(over).toMatchObject({ phase: 'over', turn: null, end: { why: 'out', by: 0 } });
  expect(over.shownHands[0]).toEqual([]);
  expect(over.shownHands[1]).toHaveLength(7);
  expect(over.shownStock).toHaveLength(18);
});
