/**
 * Tricks: who wins a trick, what its cards are worth, who has shown a void, and which tricks are taken when a
 * deal is played on from a decision.
 */
import type { Card } from '../cards/pack.ts';
import type { Seat } from '../engine/game.ts';

interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** The trick on the table, who led to it, and the last trick. Cards are in the order they were played. */
export interface Tricks {
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly last: Trick;
}

export const NO_TRICK: Trick = { leader: 0, cards: [] };

/**
 * The index in the trick of the card that wins by `rank` among those of the suit led.
 * `suitOf` and `rank` are tables by card.
 */
export function winnerOfTrick(
  trick: readonly Card[],
  suitOf: readonly number[],
  rank: readonly number[],
): number {
  let best = 0;
  for (let place = 1; place < trick.length; place++) {
    const card = trick[place] ?? 0;
    const top = trick[best] ?? 0;
    if (suitOf[card] === suitOf[top] && (rank[card] ?? 0) > (rank[top] ?? 0)) best = place;
  }
  return best;
}

/** The sum of the cards' points, by a table of points by card. */
export function pointsOf(cards: readonly Card[], table: readonly number[]): number {
  let points = 0;
  for (let i = 0; i < cards.length; i++) points += table[cards[i] ?? 0] ?? 0;
  return points;
}

/**
 * Which seats are known to hold no card of a suit: one bit per seat and suit, four suits per seat.
 * Voids are public knowledge, read from cards that failed to follow.
 */
export type Voids = number;

export const isVoid = (voids: Voids, seat: number, suit: number): boolean =>
  ((voids >>> (seat * 4 + suit)) & 1) === 1;

export const withVoid = (voids: Voids, seat: number, suit: number): Voids =>
  voids | (1 << (seat * 4 + suit));

interface TakenTrick {
  readonly winner: Seat;
  readonly cards: readonly Card[];
}

interface OpenTrick {
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly players: number;
}

/** Whether others still have to play to the trick; otherwise the card played now decides who takes it. */
export const isContested = ({ trick, players }: Pick<OpenTrick, 'trick' | 'players'>): boolean =>
  trick.length < players - 1;

/** The tricks that are completed by these plays of one card each. */
export function tricksTaken(
  { leader, trick, players }: OpenTrick,
  plays: readonly { readonly move: Card }[],
  winnerOf: (trick: readonly Card[]) => number,
): readonly TakenTrick[] {
  const taken: TakenTrick[] = [];
  let lying = trick;
  let first = leader;
  for (const { move } of plays) {
    lying = [...lying, move];
    if (lying.length < players) continue;
    first = (first + winnerOf(lying)) % players;
    taken.push({ winner: first, cards: lying });
    lying = [];
  }
  return taken;
}

/**
 * Whether the card is sure to take the trick if only unseen cards can follow. Valid in games in which cards
 * that cannot beat another card singly cannot beat it together.
 */
export function takesSurely(
  trick: readonly Card[],
  card: Card,
  unseen: readonly Card[],
  winnerOf: (trick: readonly Card[]) => number,
): boolean {
  const laid = [...trick, card];
  const isTaken = (cards: readonly Card[]): boolean => winnerOf(cards) === trick.length;
  return isTaken(laid) && unseen.every((other) => isTaken([...laid, other]));
}
