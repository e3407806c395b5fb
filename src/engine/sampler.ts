/**
 * Samples assignments: deals the unseen pool into the hidden slots, at most 32, so that every slot admits its cards.
 * The most constrained cards are placed first, dead ends are repaired by moving cards along augmenting paths, and
 * random swaps then even out the bias of that order.
 */
import type { Card } from '../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot } from './game.ts';
import { below, type Random, shuffle } from './random.ts';

/** Swaps that are tried for each card of the pool. */
const SWAPS_PER_CARD = 3;

/** One random assignment of the hidden slots. Throws if there is none: the observation contradicts itself. */
export function sampleAssignment(hidden: Hidden, random: Random): Assignment {
  const cards = shuffle(hidden.pool, random);
  if (hidden.slots.every((slot) => slot.admits === undefined))
    return cutIntoSlots(cards, hidden.slots);
  return constrained(cards, hidden.slots, random);
}

/** Deals shuffled cards to the slots in order; enough where every slot admits every card. */
function cutIntoSlots(cards: readonly Card[], slots: readonly HiddenSlot[]): Assignment {
  let from = 0;
  return slots.map((slot) => {
    from += slot.size;
    return cards.slice(from - slot.size, from);
  });
}

/** The slots that admit a card, as bits. */
type Homes = number;

const hasSlot = (homes: Homes, slot: number): boolean => ((homes >>> slot) & 1) === 1;

/** The slots that admit a card, as bits. */
function homesOf(card: Card, slots: readonly HiddenSlot[]): Homes {
  let homes = 0;
  slots.forEach(({ admits }, i) => {
    if (admits === undefined || admits(card)) homes |= 1 << i;
  });
  return homes;
}

/** The number of slots that admit a card. */
function slotCount(homes: Homes): number {
  let found = 0;
  for (let rest = homes; rest !== 0; rest &= rest - 1) found++;
  return found;
}

/** An assignment in the making. */
interface Making {
  readonly slots: readonly HiddenSlot[];
  /** By card, the slots that admit it. */
  readonly homes: readonly Homes[];
  readonly assignment: Card[][];
}

const spaceIn = ({ slots, assignment }: Making, i: number): number =>
  (slots[i]?.size ?? 0) - (assignment[i]?.length ?? 0);

/**
 * An assignment where slots refuse some cards: cards with the fewest slots are placed first, then random swaps make
 * all assignments about equally likely.
 */
function constrained(
  cards: readonly Card[],
  slots: readonly HiddenSlot[],
  random: Random,
): Assignment {
  const homes: Homes[] = [];
  for (const card of cards) homes[card] ??= homesOf(card, slots);
  const making = { slots, homes, assignment: slots.map((): Card[] => []) };
  for (let least = 0; least <= slots.length; least++)
    for (const card of cards)
      if (slotCount(homes[card] ?? 0) === least) place(card, making, random);
  swapAround(making, cards.length * SWAPS_PER_CARD, random);
  return making.assignment.map((slot) => shuffle(slot, random));
}

/**
 * Puts a card into a slot that admits it, at random in proportion to free spaces; if none has space, other cards are
 * moved.
 */
function place(card: Card, making: Making, random: Random): void {
  const homes = making.homes[card] ?? 0;
  const { length } = making.slots;
  let spaces = 0;
  for (let i = 0; i < length; i++) if (hasSlot(homes, i)) spaces += spaceIn(making, i);
  if (spaces === 0) {
    makeSpace(card, making);
    return;
  }
  let ticket = below(random, spaces);
  for (let i = 0; i < length; i++) {
    if (!hasSlot(homes, i)) continue;
    ticket -= spaceIn(making, i);
    if (ticket >= 0) continue;
    making.assignment[i]?.push(card);
    return;
  }
}

/** Places a card by moving others along an augmenting path: each moves to another slot, the last to a free place. */
function makeSpace(card: Card, making: Making): void {
  let seen: Homes = 0;
  const enter = (moved: Card): boolean => {
    for (let i = 0; i < making.slots.length; i++) {
      if (!hasSlot(making.homes[moved] ?? 0, i) || hasSlot(seen, i)) continue;
      seen |= 1 << i;
      const slot = making.assignment[i] ?? [];
      if (spaceIn(making, i) > 0) {
        slot.push(moved);
        return true;
      }
      const out = slot.findIndex((other) => enter(other));
      if (out < 0) continue;
      slot.splice(out, 1, moved);
      return true;
    }
    return false;
  };
  if (!enter(card)) throw new Error('no world fits this observation');
}

/** Exchanges cards of two slots that each admit the other's. */
function swapAround({ assignment, homes }: Making, times: number, random: Random): void {
  const lying: { readonly from: Card[]; readonly slot: number; readonly at: number }[] = [];
  for (let slot = 0; slot < assignment.length; slot++) {
    const from = assignment[slot] ?? [];
    for (let at = 0; at < from.length; at++) lying.push({ from, slot, at });
  }
  for (let n = 0; n < times; n++) {
    const one = lying[below(random, lying.length)];
    const two = lying[below(random, lying.length)];
    if (one === undefined || two === undefined || one.slot === two.slot) continue;
    const mine = one.from[one.at] ?? 0;
    const theirs = two.from[two.at] ?? 0;
    if (!hasSlot(homes[mine] ?? 0, two.slot) || !hasSlot(homes[theirs] ?? 0, one.slot)) continue;
    one.from[one.at] = theirs;
    two.from[two.at] = mine;
  }
}
