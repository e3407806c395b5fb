import { expect, test } from 'vitest';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { after, legal, packBeginning, position, refusal } from '../../support/play.ts';

test('ALF-5 who leads may play any card, also with the lowest suit and trumps in hand', () => {
  const start = position(game, {}, 'dealer 1');
  const cards = '2C AH 9S KC KD QD JD TD 2S 3S 4S 5S 9H';
  const match = after(start, packBeginning(start, cards), 'stand');
  expect(legal(match)).toHaveLength(6);
  for (const card of ['2C', 'AH', '9S', 'JD', 'TD', '2S'])
    expect(refusal(match, `play ${card}`), card).toBeUndefined();
});
