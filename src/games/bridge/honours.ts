/** BRI-7: honours in one of the four dealt hands. */
import { size } from '../../cards/set.ts';
import { has, suitIn, type WideSet } from '../../cards/wide-set.ts';
import type { Seat } from '../../engine/game.ts';
import { cardAt, NOTRUMP, RANKS, type Strain } from './cards.ts';

/** T J Q K A of a suit. */
const HONOURS = 0b11111 << 8;
const ACE = RANKS - 1;

interface Honours {
  readonly seat: Seat;
  readonly amount: number;
}

function amountIn(hand: WideSet, strain: Strain): number {
  if (strain === NOTRUMP)
    return [0, 1, 2, 3].every((suit) => has(hand, cardAt(suit, ACE), RANKS)) ? 150 : 0;
  const held = size(suitIn(hand, strain, RANKS) & HONOURS);
  return held < 4 ? 0 : (held - 3) * 50 + 50;
}

/** At most one hand has honours that count. */
export function honoursOf(dealt: readonly WideSet[], strain: Strain): Honours | undefined {
  const [only] = dealt
    .map((hand, seat) => ({ seat, amount: amountIn(hand, strain) }))
    .filter(({ amount }) => amount > 0);
  return only;
}
