/** What reasons say happens in Canasta. */
import { expect, test } from 'vitest';
import { happened } from '../../support/unfolded.ts';
import { laying, SEVEN_KINGS } from './support.ts';

const OUT = 'your side goes out';
const BEATEN = 'the others go out';
const DRY = 'your side melds nothing at all';
const CANASTA = [SEVEN_KINGS, '8C 8D 8H'];

test('CAN-19 a player who goes out does so for their side, and against the others', () => {
  const own = laying({ hands: ['8S 4C'], melds: [CANASTA] });
  expect(happened(own, 'add 2 8S', 'discard 4C')).toEqual([OUT]);
  const theirs = laying({ hands: ['5H 6H', '8S'], melds: [['QD QH QS'], CANASTA], stock: 'JC 9D' });
  expect(happened(theirs, 'discard 5H', 'draw', 'add 2 8S', 'discard JC')).toEqual([BEATEN]);
});

test('CAN-22 where the stock ends the deal nobody goes out', () => {
  const last = laying({ hands: ['5H 6H'], stock: '' });
  expect(happened(last, 'discard 5H')).toEqual([DRY]);
});
