/** A trick for which a deal is remembered. */
import type { Card } from '../cards/pack.ts';
import type { Seat } from '../engine/game.ts';
import type { Highlight, PlayedTrick } from '../engine/highlight.ts';
import { fill } from '../lang/text.ts';
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

/** A trick card by card as a highlight, with some cards lit. */
export const trickHighlight = (
  { trick, number }: NumberedTrick,
  lit: readonly Card[],
  { told, swing }: Pick<Highlight, 'told' | 'swing'>,
): Highlight => ({
  groups: trick.map(({ seat, card }) => ({ cards: [card], by: seat, isLit: lit.includes(card) })),
  told,
  swing,
  when: fill(texts.trickNumber, number),
});
