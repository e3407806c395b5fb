/**
 * Samples assignments: deals the unseen pool into hidden slots so that every slot admits its cards.
 * The most constrained cards are placed first, dead ends are repaired by moving cards along
 * (augmenting paths), and random swaps then even out the bias of that order.
 */
import type { Card } from '../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot } from './game.ts';
import { below, type Random, shuffle } from './random.ts';

const SWAPS_PER_CARD = 3;

/** One random assignment of the hidden slots. Throws if there is none: the observation contradicts itself. */
export function sampleAssignment(hidden: Hidden, random: Random): Assignment {
  const cards = shuffle(hidden.pool, random);
  if (hidden.slots.every((slot) => slot.admits === undefined)) return cut(cards, hidden.slots);
  return constrained(cards, hidden.slots, random);
}

function cut(cards: readonly Card[], slots: readonly HiddenSlot[]): Assignment {
  let from = 0;
  return slots.map((slot) => {
    from += slot.size;
    return cards.slice(from - slot.size, from);
  });
}

const admits = (slot: HiddenSlot | undefined, card: Card): boolean =>
  slot !== undefined && (slot.admits === undefined || slot.admits(card));

function constrained(
  cards: readonly Card[],
  slots: readonly HiddenSlot[],
  random: Random,
): Assignment {
  const homes: (readonly number[])[] = [];
  for (const card of cards)
    homes[card] ??= slots.flatMap((slot, i) => (admits(slot, card) ? [i] : []));
  const homesOf = (card: Card) => homes[card] ?? [];
  const assignment: Card[][] = slots.map(() => []);
  const byHomes: Card[][] = Array.from({ length: slots.length + 1 }, () => []);
  for (const card of cards) byHomes[homesOf(card).length]?.push(card);
  for (const card of byHomes.flat()) place(card, assignment, slots, homesOf, random);
  swapAround(assignment, cards.length * SWAPS_PER_CARD, homesOf, random);
  return assignment.map((slot) => shuffle(slot, random));
}

const space = (assignment: readonly Card[][], slots: readonly HiddenSlot[], i: number): number =>
  (slots[i]?.size ?? 0) - (assignment[i]?.length ?? 0);

function place(
  card: Card,
  assignment: Card[][],
  slots: readonly HiddenSlot[],
  homesOf: (card: Card) => readonly number[],
  random: Random,
): void {
  const homes = homesOf(card);
  const spaces = homes.reduce((total, i) => total + space(assignment, slots, i), 0);
  if (spaces === 0) {
    makeSpace(card, assignment, slots, homesOf);
    return;
  }
  let ticket = below(random, spaces);
  for (const i of homes) {
    ticket -= space(assignment, slots, i);
    if (ticket < 0) {
      assignment[i]?.push(card);
      return;
    }
  }
}

/** Finds a chain of cards that can each move to another slot, the last into a free place: an augmenting path. */
function makeSpace(
  card: Card,
  assignment: Card[][],
  slots: readonly HiddenSlot[],
  homesOf: (card: Card) => readonly number[],
): void {
  const seen = new Set<number>();
  const enter = (moved: Card): boolean => {
    for (const i of homesOf(moved)) {
      if (seen.has(i)) continue;
      seen.add(i);
      const slot = assignment[i] ?? [];
      if (space(assignment, slots, i) > 0) {
        slot.push(moved);
        return true;
      }
      const out = slot.findIndex((other) => enter(other));
      if (out >= 0) {
        slot.splice(out, 1, moved);
        return true;
      }
    }
    return false;
  };
  if (!enter(card)) throw new Error('no world fits this observation');
}

function swapAround(
  assignment: Card[][],
  times: number,
  homesOf: (card: Card) => readonly number[],
  random: Random,
): void {
  const positions = assignment.flatMap((slot, i) => slot.map((_, j) => [i, j] as const));
  for (let n = 0; n < times; n++) {
    const [i, j] = positions[below(random, positions.length)] ?? [0, 0];
    const [k, l] = positions[below(random, positions.length)] ?? [0, 0];
    const [from, to] = [assignment[i], assignment[k]];
    const one = from?.[j] ?? 0;
    const two = to?.[l] ?? 0;
    if (i === k || !homesOf(one).includes(k) || !homesOf(two).includes(i)) continue;
    if (from) from[j] = two;
    if (to) to[l] = one;
  }
}
