/** Suits, games and bids in few signs. */
import { same, type Text, text } from '../../lang/text.ts';
import { BID, isSpecialBid, type Move, SPECIAL, WEG } from './cards.ts';

const SUIT_SIGNS = ['[bells]', '[reds]', '[greens]', '[acorns]'];

export const suitSign = (suit: number): Text => same(SUIT_SIGNS[suit] ?? '');

const SPECIAL_SIGNS: readonly Text[] = [
  text('Unten', 'Unten'),
  text('Durch', 'Durch'),
  text('open D', 'offen D'),
  text('hand D', 'Hand-D'),
];
export const specialSign = (special: number): Text => SPECIAL_SIGNS[special] ?? same('');

export function bidSign(bid: Move): Text {
  if (bid === WEG) return same('weg');
  return isSpecialBid(bid) ? specialSign(bid - SPECIAL) : same(bid - BID);
}
