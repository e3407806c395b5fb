/** Suits, games and bids in few signs. */
import { same, type Text, text } from '../../lang/text.ts';
import { BID, isSpecialBid, type Move, SPECIAL, WEG } from './cards.ts';

const SUIT_SIGNS = ['[bells]', '[reds]', '[greens]', '[acorns]'];

export const suitSign = (suit: number): Text => same(SUIT_SIGNS[suit] ?? '');

const SPECIAL_SIGNS: readonly Text[] = [
  same('Untendurch'),
  same('Durch'),
  text('open Durch', 'Durch offen'),
  text('Durch from hand', 'Durch von Hand'),
];
export const specialSign = (special: number): Text => SPECIAL_SIGNS[special] ?? same('');

export function bidSign(bid: Move): Text {
  if (bid === WEG) return same('weg');
  return isSpecialBid(bid) ? specialSign(bid - SPECIAL) : same(bid - BID);
}

/** The same for a narrow column. */
const SHORT_SIGNS: readonly Text[] = [
  same('Unten'),
  same('Durch'),
  text('open D', 'offen D'),
  text('hand D', 'Hand-D'),
];
export const saidSign = (bid: Move): Text =>
  isSpecialBid(bid) ? (SHORT_SIGNS[bid - SPECIAL] ?? same('')) : bidSign(bid);
