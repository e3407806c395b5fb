/**
 * What a player's silence tells: who can lay down does. A player who drew without coming out held no row; later on
 * they held nothing that fitted, and no pair. Sampled hands are corrected accordingly; only cards that have come
 * since may be otherwise. Measured: of a thousand draws of medium and strong players none passed a lay-down by.
 */
import type { Card } from '../../cards/pack.ts';
import { type CardSet, EMPTY, first, has, last, setOf, single } from '../../cards/set.ts';
import { EQUALS, joiners, LOWEST, type Row, ranksIn, runsFrom, topOf, underOf } from './rows.ts';

/** KAB-1. */
const DEALT = 7;

/** A card without which the hand has one row fewer; −1 if it has none. */
export function cardOfRow(hand: CardSet): Card {
  const runs = runsFrom(hand);
  if (runs !== EMPTY) return first(runs) + 1;
  const sets = ranksIn(hand, 3);
  if (sets === EMPTY) return -1;
  return last(hand & (LOWEST << first(sets)));
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

/** For each card of a hand, oldest first: the cards it cannot well be. */
export type Lacks = readonly CardSet[];

const DEALT_LACKS: Lacks = Array(DEALT).fill(EMPTY);
export const NOTHING_LACKED: readonly Lacks[] = [DEALT_LACKS, DEALT_LACKS];

/** The cards that go on any row. */
export function allJoiners(rows: readonly Row[]): CardSet {
  let all = EMPTY;
  for (const row of rows) all |= joiners(underOf(row), topOf(row));
  return all;
}

/** How many cards of a hand have come since its holder last drew instead of laying. */
export function freshIn(lacks: Lacks): number {
  const { length } = lacks;
  let fresh = 0;
  while (fresh < length && lacks[length - 1 - fresh] === EMPTY) fresh++;
  return fresh;
}

/** After drawing instead of laying one of `fits`. */
export function lacksMore(lacks: Lacks, fits: CardSet): Lacks {
  const more: CardSet[] = [];
  for (let i = 0; i < lacks.length; i++) more.push((lacks[i] ?? EMPTY) | fits);
  more.push(EMPTY);
  return more;
}

/** After these cards are laid: each is taken for the newest card that it can well be. */
export function lacksLess(lacks: Lacks, cards: readonly Card[]): Lacks {
  const less = lacks.slice();
  for (const card of cards) {
    let at = less.length - 1;
    while (at > 0 && has(less[at] ?? EMPTY, card)) at--;
    for (; at < less.length - 1; at++) less[at] = less[at + 1] ?? EMPTY;
    less.pop();
  }
  return less;
}

/**
 * A hand, oldest card first, and a talon, changed to fit a player who lays what they can: of the cards that were
 * there when they last drew, none fitted and no two make a pair.
 */
export function withoutLays(
  hand: readonly Card[],
  talon: readonly Card[],
  lacks: Lacks,
): { readonly hand: CardSet; readonly talon: readonly Card[] } {
  const old = hand.length - freshIn(lacks);
  const stock = talon.slice();
  let next = stock.length - 1;
  let kept = EMPTY;
  for (let i = 0; i < old; i++) {
    const lack = lacks[i] ?? EMPTY;
    let card = hand[i] ?? 0;
    while (next >= 0 && (has(lack, card) || ((EQUALS[card] ?? EMPTY) & kept) !== EMPTY)) {
      const other = stock[next] ?? 0;
      stock[next] = card;
      card = other;
      next--;
    }
    kept |= single(card);
  }
  return { hand: kept | setOf(hand.slice(old)), talon: stock };
}
