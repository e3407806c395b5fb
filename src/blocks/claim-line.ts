/**
 * Finds the leads with which the seat on lead takes every remaining trick, whatever the others hold. The
 * worst case is assumed: one opponent holds every unseen card of a suit and plays the lowest at each lead.
 * The leads follow from what the seat may know.
 */
import type { Card } from '../cards/pack.ts';
import { groupedBy } from '../engine/estimate.ts';

export interface LeadPosition {
  /** The hand on lead; equal cards may appear more than once. */
  readonly hand: readonly Card[];
  /** Cards that others may hold. */
  readonly unseen: readonly Card[];
  /** The suit of each card. */
  readonly suitOf: readonly number[];
  /** The suit of trumps, −1 where there are none. */
  readonly trump: number;
  /** Whether a card wins from a lead of its own suit. */
  readonly beats: (card: Card, lead: Card) => boolean;
  /**
   * Whether the others must follow suit, so that leads draw their cards; a trump may still fall on any
   * suit. If false, every lead must win by itself, whatever the order.
   */
  readonly follow: boolean;
}

/** Every suit of the cards with its cards, in the order they first appear. */
const groupedBySuit = (cards: readonly Card[], suitOf: readonly number[]) =>
  groupedBy(cards, (card) => suitOf[card] ?? 0);

/**
 * The cards of one suit in an order in which each of them wins: first the cards that nothing unseen beats,
 * then, if those draw all unseen cards of the suit, the others. `drawn` says whether no unseen card of the
 * suit is left afterwards.
 */
function runOf(
  mine: readonly Card[],
  theirs: readonly Card[],
  { beats, follow }: LeadPosition,
): { readonly leads: readonly Card[]; readonly drawn: boolean } | undefined {
  const isTop = (card: Card): boolean => !theirs.some((other) => beats(other, card));
  const tops = mine.filter(isTop);
  const drawn = theirs.length === 0 || (follow && tops.length >= theirs.length);
  if (tops.length < mine.length && !drawn) return undefined;
  return { leads: [...tops, ...mine.filter((card) => !isTop(card))], drawn };
}

/**
 * The hand in an order of leads that takes every trick; undefined if that is not certain. Trumps
 * are led first: a plain suit is safe only when the others have none left.
 */
export function claimLeads(rest: LeadPosition): readonly Card[] | undefined {
  const { hand, unseen, suitOf, trump } = rest;
  const mine = groupedBySuit(hand, suitOf);
  const theirs = groupedBySuit(unseen, suitOf);
  const trumps = runOf(mine.get(trump) ?? [], theirs.get(trump) ?? [], rest);
  if (trumps === undefined) return undefined;
  mine.delete(trump);
  if (mine.size > 0 && !trumps.drawn) return undefined;
  const leads = [...trumps.leads];
  for (const [suit, cards] of mine) {
    const run = runOf(cards, theirs.get(suit) ?? [], rest);
    if (run === undefined) return undefined;
    leads.push(...run.leads);
  }
  return leads;
}
