/**
 * A player who drew without coming out held no row, or they would have laid it. Sampled hands are
 * corrected accordingly; only the last card drawn may make a row.
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

/** What cards of a hand are not, oldest first. */
type Lacks = readonly CardSet[];

const DEALT_LACKS: Lacks = Array(DEALT).fill(EMPTY);
export const NOTHING_LACKED: readonly Lacks[] = [DEALT_LACKS, DEALT_LACKS];

/** The cards that go on any row. */
export function allJoiners(rows: readonly Row[]): CardSet {
  let all = EMPTY;
  for (const row of rows) all |= joiners(underOf(row), topOf(row));
  return all;
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

/** A hand, oldest card first, and a talon, changed to fit a player who lays what they can. */
export function withoutLays(
  hand: readonly Card[],
  talon: readonly Card[],
  lacks: Lacks,
): { readonly hand: CardSet; readonly talon: readonly Card[] } {
  const held = hand.slice();
  const stock = talon.slice();
  let next = stock.length - 1;
  let together = EMPTY;
  for (let i = 0; i < held.length; i++) {
    const lack = lacks[i] ?? EMPTY;
    if (lack === EMPTY) break;
    let card = held[i] ?? 0;
    while (next >= 0 && (has(lack, card) || ((EQUALS[card] ?? EMPTY) & together) !== EMPTY)) {
      const other = stock[next] ?? 0;
      stock[next] = card;
      card = other;
      next--;
    }
    held[i] = card;
    together |= single(card);
  }
  return { hand: setOf(held), talon: stock };
}
