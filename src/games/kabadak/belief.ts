/**
 * A player who drew without coming out held no row, or they would have laid it. Sampled hands are
 * corrected accordingly; only the last card drawn may make a row.
 */
import type { Card } from '../../cards/pack.ts';
import { type CardSet, EMPTY, first, last, setOf, single } from '../../cards/set.ts';
import { DECK } from './rows.ts';

const RANKS = 8;
const RANK_BITS = 0xff;
/** KAB-1. */
const DEALT = 7;
/** The places at which a run of three may begin. */
const BEGINNINGS = 0x3f3f3f3f;

/** A card without which the hand has one row fewer; −1 if it has none. */
export function cardOfRow(hand: CardSet): Card {
  const runs = hand & (hand >>> 1) & (hand >>> 2) & BEGINNINGS;
  if (runs !== EMPTY) return first(runs) + 1;
  const a = hand & RANK_BITS;
  const b = (hand >>> RANKS) & RANK_BITS;
  const c = (hand >>> (2 * RANKS)) & RANK_BITS;
  const d = hand >>> (3 * RANKS);
  const sets = (a & b & (c | d)) | (c & d & (a | b));
  if (sets === EMPTY) return -1;
  const rank = first(sets);
  const equals = DECK & (0x01010101 << rank);
  return last(hand & equals);
}

/** A hand and a talon, changed to fit a player who would have come out if they could. */
export function withoutRow(
  hand: readonly Card[],
  talon: readonly Card[],
): { readonly hand: CardSet; readonly talon: readonly Card[] } {
  if (hand.length <= DEALT) return { hand: setOf(hand), talon };
  const drawn = single(hand[hand.length - 1] ?? 0);
  let kept = setOf(hand) & ~drawn;
  const stock = talon.slice();
  for (let at = stock.length - 1; at >= 0; at--) {
    const card = cardOfRow(kept);
    if (card < 0) break;
    kept = (kept & ~single(card)) | single(stock[at] ?? 0);
    stock[at] = card;
  }
  return { hand: kept | drawn, talon: stock };
}
