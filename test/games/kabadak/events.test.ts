/** What reasons say happens in Kabadak. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { setOf } from '../../../src/cards/set.ts';
import { pack } from '../../../src/games/kabadak/rows.ts';
import { happened } from '../../support/unfolded.ts';
import { GO_OUT, type Match, table } from './support.ts';

const INSIDE = 'you never open';
const BEATEN = 'the other player lays their last card';

/** Seat 0 to act; the talon is gone, nobody has laid a card. */
function holding(...hands: readonly string[]): Match {
  const dealt = table('');
  const sets = hands.map((hand) =>
    setOf(hand.split(' ').map((token) => readCard(pack, token) ?? -1)),
  );
  return { ...dealt, state: { ...(dealt.state as object), hands: sets, talon: [] } };
}

test('you lay your last card', () => {
  expect(happened(table('7C 8C 9C TC JC QC KC'), GO_OUT)).toEqual(['you lay your last card']);
});

test('the other player lays their last card, and you never open', () => {
  expect(happened(holding('7C 9D', '8C 8D 8H'), 'pass', 'new 8C 8D 8H')).toEqual([BEATEN, INSIDE]);
  const out = happened(holding('7C 7D 7H 9D', '8C 8D 8H'), 'new 7C 7D 7H', 'new 8C 8D 8H');
  expect(out).toEqual([BEATEN]);
});

test('you are left with an ace, however the deal ends', () => {
  const aces = 'you are left with an ace';
  expect(happened(holding('AC 9D', '8C 8D 8H'), 'pass', 'new 8C 8D 8H')).toEqual([
    BEATEN,
    aces,
    INSIDE,
  ]);
  expect(happened(holding('AC 9D', '8C 8D'), 'pass', 'pass')).toEqual([aces, INSIDE]);
  expect(happened(holding('8C 9D', 'AC 8D'), 'pass', 'pass')).toEqual([INSIDE]);
});

test('KAB-14 you declare a Kabadak, whose aces do not count', () => {
  const declared = happened(table('AC AD AH KC KD QC JC'), 'kabadak');
  expect(declared).toEqual(['you declare a Kabadak', INSIDE]);
  const against = happened(table('7C 9D', 'AC AD AH KC KD QC JC'), 'draw', 'kabadak');
  expect(against).toEqual([INSIDE]);
});
