/**
 * Beliefs about a hand from its player's turns. Who can lay down does: in 1,300 such turns of medium and strong
 * players nobody drew. So a player who drew without
 * coming out held no row, and one who had come out nothing that fitted and no pair. Sampled hands are corrected
 * accordingly; only cards that have come since may be otherwise.
 */
import type { Card } from '../../cards/pack.ts';
import { type CardSet, EMPTY, first, has, last, setOf, single } from '../../cards/set.ts';
import {
  EQUALS,
  joiners,
  LOWEST,
  type Row,
  ranksIn,
  runsFrom,
  secondFromTop,
  topOf,
} from './rows.ts';

/** The number of cards dealt to each player (KAB-1). */
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

/** For each card of a hand, oldest first, the cards it can hardly be; the newest, which may be any, have no entry. */
export type Lacks = readonly CardSet[];

/** The cards that go on any row. */
export function allJoiners(rows: readonly Row[]): CardSet {
  let all = EMPTY;
  for (const row of rows) all |= joiners(secondFromTop(row), topOf(row));
  return all;
}

/** The cards that no card of the hand can well be that was there when its holder last drew. */
export const lackedBy = (lacks: Lacks): CardSet => lacks[lacks.length - 1] ?? EMPTY;

/** The lacks after a player drew instead of laying one of `fits` from a hand of `held` cards. */
export function lacksMore(lacks: Lacks, fits: CardSet, held: number): Lacks {
  if (fits === EMPTY) return lacks;
  const more: CardSet[] = [];
  for (let at = 0; at < held; at++) more.push((lacks[at] ?? EMPTY) | fits);
  return more;
}

/** The lacks after these cards were laid from a hand of `held`: each is taken for the newest card that it can well be. */
export function lacksLess(lacks: Lacks, cards: readonly Card[], held: number): Lacks {
  let others = held - lacks.length;
  if (others >= cards.length) return lacks;
  const less = lacks.slice();
  for (const card of cards) {
    if (--others >= 0) continue;
    let at = less.length - 1;
    while (at > 0 && has(less[at] ?? EMPTY, card)) at--;
    for (; at < less.length - 1; at++) less[at] = less[at + 1] ?? EMPTY;
    less.pop();
  }
  return less;
}

/** The lacks of every card of a hand of `held` cards, the newest included. */
export const lacksOfAll = (lacks: Lacks, held: number): Lacks =>
  Array.from({ length: held }, (_, at) => lacks[at] ?? EMPTY);
export const lacksOfSome = (lacks: Lacks): Lacks => lacks.filter((lack) => lack !== EMPTY);

/** A hand, oldest card first, and a talon, changed to fit a player who has come out. */
export function withoutLays(
  hand: readonly Card[],
  talon: readonly Card[],
  lacks: Lacks,
): { readonly hand: CardSet; readonly talon: readonly Card[] } {
  const held = hand.slice();
  const stock = talon.slice();
  let next = stock.length - 1;
  let old = EMPTY;
  for (let i = 0; i < held.length; i++) {
    const lack = lacks[i] ?? EMPTY;
    if (lack === EMPTY) break;
    let card = held[i] ?? 0;
    for (; next >= 0 && (has(lack, card) || ((EQUALS[card] ?? EMPTY) & old) !== EMPTY); next--) {
      const other = stock[next] ?? 0;
      stock[next] = card;
      card = other;
    }
    held[i] = card;
    old |= single(card);
  }
  return { hand: setOf(held), talon: stock };
}
