/** A trick for which a deal is remembered. */
import type { Card } from '../cards/pack.ts';
import type { Seat } from '../engine/game.ts';
import type { Highlight, PlayedTrick } from '../engine/highlight.ts';
import { fill, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

/** A trick, and its number in the deal, from 1. */
export interface NumberedTrick {
  readonly trick: PlayedTrick;
  readonly number: number;
}

export const numberedTricks = (tricks: readonly PlayedTrick[]): readonly NumberedTrick[] =>
  tricks.map((trick, at) => ({ trick, number: at + 1 }));

/** The seat that took a trick; −1 where none did. */
export const takerOfTrick = (trick: PlayedTrick): Seat =>
  trick.find(({ wins }) => wins)?.seat ?? -1;

/** The seat that played a card to the trick; −1 where none did. */
export const playerIn = (trick: PlayedTrick, card: Card): Seat =>
  trick.find((one) => one.card === card)?.seat ?? -1;

/** The card that took the trick. */
export const takingCard = (trick: PlayedTrick): Card => trick.find(({ wins }) => wins)?.card ?? 0;

/** A number for each of so many seats: what `bySeat` has for it, else 0. */
export const swingOf = (
  players: number,
  ...bySeat: readonly (readonly [seat: Seat, amount: number])[]
): readonly number[] => {
  const swing = Array.from({ length: players }, () => 0);
  for (const [seat, amount] of bySeat) if (seat in swing) swing[seat] = (swing[seat] ?? 0) + amount;
  return swing;
};

/** Sentences about an unwanted card, one for each way in which it may come to the seat that takes its trick. */
interface UnwantedWays {
  /** The unwanted card took the trick itself. */
  readonly own: Text;
  /** The unwanted card followed suit. */
  readonly taken: Text;
  /** Of another suit, thrown on the card that takes the trick, and away before that card was laid. */
  readonly thrown: Text;
  readonly cast: Text;
}

/** The sentence for the way in which an unwanted card of a trick came to its taker. */
export function unwantedStory(
  trick: PlayedTrick,
  unwanted: Card,
  suitOf: readonly number[],
  ways: UnwantedWays,
): Text {
  const [lead] = trick;
  const taking = takingCard(trick);
  if (taking === unwanted) return ways.own;
  if (suitOf[lead?.card ?? taking] === suitOf[unwanted]) return ways.taken;
  const placeOf = (card: Card): number => trick.findIndex((laid) => laid.card === card);
  return placeOf(taking) < placeOf(unwanted) ? ways.thrown : ways.cast;
}

/** A trick card by card as a highlight; the card that takes it is lit, as it is at the table. */
export const trickHighlight = (
  { trick, number }: NumberedTrick,
  { told, swing }: Pick<Highlight, 'told' | 'swing'>,
): Highlight => ({
  groups: trick.map(({ seat, card, wins }) => ({ cards: [card], by: seat, isLit: wins })),
  told,
  swing,
  when: fill(texts.trickNumber, number),
});
