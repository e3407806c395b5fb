/** What programs are told of a deal of Canasta, and what they are not. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { published } from '../../../src/games/canasta/published.ts';
import type { Observation } from '../../../src/games/canasta/turn/observation.ts';
import { after } from '../../support/play.ts';
import { observationOf } from '../../support/shown.ts';
import { opened, table } from './support.ts';

const toldTo = (match: AnyMatch, observer: number) =>
  v.parse(published.schema, published.publish(observationOf(match, observer) as Observation));

test('CAN-1 nobody has a party before partners are drawn', () => {
  const drawing = opened({ partners: 'draw' });
  expect(toldTo(drawing, 0)).toMatchObject({ seating: [], partyOf: [] });
  expect(toldTo(after(drawing, 'partners 2 0 1 3'), 0).partyOf).toEqual([1, 0, 0, 1]);
});

test('CAN-6 manual: red threes in hand, and what they cost, are told to their player alone', () => {
  const hands = ['3D 4C 5D 8C'];
  const setup = { options: { redThrees: 'manual' }, hands, stock: '7C 8D 9D TD', pile: '6S' };
  const match = after(table(setup), 'draw');
  expect(toldTo(match, 0)).toMatchObject({ fines: 1, finedThrees: ['3D'] });
  expect(toldTo(match, 0).thisTurn).toMatchObject({ cardsAtStart: 3, mayAsk: true });
  expect(toldTo(match, 1)).toMatchObject({
    fines: 0,
    finedThrees: [],
    thisTurn: { cardsAtStart: null },
  });
});

test('CAN-8 a meld is told by its number, its wild cards last', () => {
  const match = table({ melds: [['8C 8D 2S 8H XX']], hands: ['8S KC KD'] });
  expect(toldTo(after(match, 'draw', 'add 1 8S'), 3)).toMatchObject({
    parties: [
      { melds: [{ number: 1, cards: ['8C', '8D', '8H', '8S', '2S', 'XX'] }], lastNumber: 1 },
      { melds: [], lastNumber: 0 },
    ],
    thisTurn: { laid: true, addedToOlder: true },
  });
});

test('CAN-12 cards from a taken pile are known to be in the hand', () => {
  const match = table({ melds: [['8C 8D 8H']], hands: ['KC KD 5H 6H'], pile: '7S 9D KS' });
  expect(toldTo(after(match, 'take KC KD'), 2).known).toEqual([['9D', '7S'], [], [], []]);
});
