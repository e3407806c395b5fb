/**
 * What is read from a player's words and cards. Measured at medium and hard: of those who put cards away none gave a
 * trump, a ten or, but for one in sixty, a plain ace; nineteen of twenty who could win a trick in its suit did so, and
 * nine of ten who could trump a card that counts; nineteen of twenty who lost a trick gave the least that counts.
 */
import { isVoid, type Voids } from '../../blocks/trick.ts';
import type { Card } from '../../cards/pack.ts';
import * as sets from '../../cards/set.ts';
import { has, suitIn, type WideSet, wideSetOf } from '../../cards/wide-set.ts';
import type { Seat } from '../../engine/game.ts';
import { GAME_COUNT, pack, RANKS, SUIT_OF } from './state.ts';

/** The trumps that a player likes twice as much: jack to ace, and the deuce. */
const LIKED = sets.setOf([0, ...Array.from({ length: RANKS - 9 }, (_, i) => 9 + i)]);

/** How good a suit is as trump for a hand: its cards, high ones and the deuce counting more. */
export function liking(hand: WideSet, suit: number): number {
  const held = suitIn(hand, suit, RANKS);
  return sets.size(held) + sets.size(held & LIKED);
}

/** How much a player would rather keep a card than put it away: trumps, tens, what counts, high ones. */
export const keepValue = (card: Card, trump: number): number =>
  (SUIT_OF[card] === trump ? 12 : 0) + (GAME_COUNT[card] ?? 0) + (card % RANKS) / RANKS;

/** Whether a player who lost the trick of `lead` with `card` can be taken not to hold this one. */
function isLacked(one: Card, lead: Card, card: Card, trump: number): boolean {
  const [suit, led] = [SUIT_OF[one], SUIT_OF[lead]];
  const counts = (GAME_COUNT[one] ?? 0) >= (GAME_COUNT[card] ?? 0);
  if (SUIT_OF[card] !== led) return suit !== trump && !counts;
  if (suit === led) return one > lead || (led !== trump && !counts);
  return suit === trump && (GAME_COUNT[lead] ?? 0) > 0;
}

const CARDS = pack.order.length;
/** By trump, card led and card played; made when first asked for. */
const LACKED: (WideSet | undefined)[] = Array(4 * CARDS * CARDS).fill(undefined);

/** The cards that a player who lost the trick of `lead` with `card` hardly holds. */
export function lackedAfter(lead: Card, card: Card, trump: number): WideSet {
  const key = (trump * CARDS + lead) * CARDS + card;
  const known = LACKED[key];
  if (known !== undefined) return known;
  const cards = pack.order.filter((one) => isLacked(one, lead, card, trump));
  const lacked = wideSetOf(cards, RANKS);
  LACKED[key] = lacked;
  return lacked;
}

/** The hidden cards of a seat, and the stock. */
export interface Lying {
  readonly hand: readonly Card[];
  readonly away: readonly Card[];
  readonly stock: readonly Card[];
}

/** What is known of the seat. */
interface Known {
  readonly seat: Seat;
  readonly trump: number;
  readonly lacks: WideSet;
  readonly voids: Voids;
}

/** The better cards are in the hand, the others put away. */
function sorted({ hand, away, stock }: Lying, { seat, trump, voids }: Known): Lying {
  if (away.length === 0) return { hand, away, stock };
  const keeping = (card: Card): number =>
    isVoid(voids, seat, SUIT_OF[card] ?? 0) ? -1 : keepValue(card, trump);
  const best = [...hand, ...away].sort((a, b) => keeping(b) - keeping(a));
  return { hand: best.slice(0, hand.length), away: best.slice(hand.length), stock };
}

/** Cards as sampled, changed to fit a player who plays sensibly: what they lack comes from the stock. */
export function fitted(sampled: Lying, known: Known): Lying {
  const { hand, away, stock } = sorted(sampled, known);
  const { seat, lacks, voids } = known;
  const rest = [...stock];
  let next = rest.length - 1;
  const isUnlikely = (card: Card): boolean =>
    has(lacks, card, RANKS) || isVoid(voids, seat, SUIT_OF[card] ?? 0);
  const held = hand.map((sampledCard) => {
    if (!isUnlikely(sampledCard)) return sampledCard;
    while (next >= 0 && isUnlikely(rest[next] ?? 0)) next--;
    const card = rest[next];
    if (card === undefined) return sampledCard;
    rest[next--] = sampledCard;
    return card;
  });
  return { hand: held, away, stock: rest };
}
