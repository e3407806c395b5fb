/** What programs are told of the rows of Cabo. */
import { expect, test } from 'vitest';
import { type Observer, SPECTATOR } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { after } from '../../support/play.ts';
import { dealt, game, observationOf, round } from './dealing.ts';

const TWO = ['5 5 9 2', '3 4 6 8'];

const told = (match: AnyMatch, observer: Observer): unknown =>
  game.published?.publish(observationOf(match, observer));

const unknown = {
  ...{ card: null, knownBy: [], knownToAll: false },
  ...{ freshTo: [], knownSince: null, bound: 14 },
};

test('who knows a card is told to all, the card to those who know it', () => {
  const match = after(dealt(TWO, '7 13'), 'look 1 3');
  const looked = { ...unknown, knownBy: [0], freshTo: [0], knownSince: 0 };
  const row = (first: string | null, third: string | null) => [
    { ...looked, card: first },
    unknown,
    { ...looked, card: third },
    unknown,
  ];
  expect(told(match, 0)).toHaveProperty('rows.0', row('5', '9'));
  expect(told(match, 1)).toHaveProperty('rows.0', row(null, null));
  expect(told(match, SPECTATOR)).toHaveProperty('rows.0', row(null, null));
});

test('a drawn card is told to whoever drew it', () => {
  const match = after(round(TWO, '7 13 1'), 'draw');
  expect(told(match, 0)).toMatchObject({ phase: 'drawn', turn: 0, drawn: '13' });
  expect(told(match, 1)).toMatchObject({ phase: 'drawn', turn: 0, drawn: null });
});

test('CAB-9 cards turned up are known by all from then on', () => {
  const match = after(round(TWO, '7 13 1'), 'draw', 'keep 3 4');
  const open = { knownBy: [0, 1], knownToAll: true, knownSince: 0 };
  expect(told(match, 1)).toMatchObject({
    rows: [[{}, {}, { card: '9', ...open }, { card: '2', ...open }], {}],
    pile: ['7', '13'],
    caller: null,
    turns: 1,
  });
});
