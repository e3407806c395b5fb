/** The tricks of a deal that was played on from a decision, gathered from its moves, and those a card is sure to take. */
import type { Card } from '../cards/pack.ts';
import type { Seat } from '../engine/game.ts';

interface TakenTrick {
  readonly winner: Seat;
  readonly cards: readonly Card[];
}

/** What lay on the table at the decision. */
interface Begun {
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly players: number;
}

/** Whether others have still to play to the trick: the last card alone decides who takes it. */
export const isContested = ({ trick, players }: Pick<Begun, 'trick' | 'players'>): boolean =>
  trick.length < players - 1;

/** Every trick completed by `cards`, which were played one after another. */
export function tricksTaken(
  { leader, trick, players }: Begun,
  cards: readonly Card[],
  winnerOf: (trick: readonly Card[]) => number,
): readonly TakenTrick[] {
  const taken: TakenTrick[] = [];
  let lying = trick;
  let first = leader;
  for (const card of cards) {
    lying = [...lying, card];
    if (lying.length < players) continue;
    first = (first + winnerOf(lying)) % players;
    taken.push({ winner: first, cards: lying });
    lying = [];
  }
  return taken;
}

/**
 * Whether the card laid to the trick takes it, if only unseen cards can follow: in games in which a card
 * that beats no card alone beats none together with others.
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
