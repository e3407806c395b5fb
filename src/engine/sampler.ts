/**
 * Samples worlds: deals the unseen pool into hidden slots so that every slot admits its cards.
 * The constrained cards are placed first, dead ends are mended by moving cards along, and random
 * swaps then even out the bias of that order.
 */
import type { Card } from '../cards/pack.ts';
import type { Filling, Hidden, HiddenSlot } from './game.ts';
import { below, type Random, shuffle } from './random.ts';

const SWAPS_PER_CARD = 3;

/** One filling of the hidden slots. Throws if there is none: the view contradicts itself. */
export function sampleFilling(hidden: Hidden, random: Random): Filling {
  const cards = shuffle(hidden.pool, random);
  if (hidden.slots.every((slot) => slot.admits === undefined)) return cut(cards, hidden.slots);
  return constrained(cards, hidden.slots, random);
}

function cut(cards: readonly Card[], slots: readonly HiddenSlot[]): Filling {
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
): Filling {
  const homes = new Map<Card, readonly number[]>();
  for (const card of cards) {
    if (homes.has(card)) continue;
    homes.set(
      card,
      slots.flatMap((slot, i) => (admits(slot, card) ? [i] : [])),
    );
  }
  const homesOf = (card: Card) => homes.get(card) ?? [];
  const filling: Card[][] = slots.map(() => []);
  const tightFirst = [...cards].sort((a, b) => homesOf(a).length - homesOf(b).length);
  for (const card of tightFirst) place(card, filling, slots, homesOf, random);
  swapAround(filling, cards.length * SWAPS_PER_CARD, homesOf, random);
  return filling.map((slot) => shuffle(slot, random));
}

const room = (filling: readonly Card[][], slots: readonly HiddenSlot[], i: number): number =>
  (slots[i]?.size ?? 0) - (filling[i]?.length ?? 0);

function place(
  card: Card,
  filling: Card[][],
  slots: readonly HiddenSlot[],
  homesOf: (card: Card) => readonly number[],
  random: Random,
): void {
  const homes = homesOf(card);
  const rooms = homes.reduce((total, i) => total + room(filling, slots, i), 0);
  if (rooms === 0) {
    makeRoom(card, filling, slots, homesOf);
    return;
  }
  let ticket = below(random, rooms);
  for (const i of homes) {
    ticket -= room(filling, slots, i);
    if (ticket < 0) {
      filling[i]?.push(card);
      return;
    }
  }
}

/** Finds a chain of cards that can each move to another slot, the last into a free place. */
function makeRoom(
  card: Card,
  filling: Card[][],
  slots: readonly HiddenSlot[],
  homesOf: (card: Card) => readonly number[],
): void {
  const seen = new Set<number>();
  const enter = (moved: Card): boolean => {
    for (const i of homesOf(moved)) {
      if (seen.has(i)) continue;
      seen.add(i);
      const slot = filling[i] ?? [];
      if (room(filling, slots, i) > 0) {
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
  if (!enter(card)) throw new Error('no world fits this view');
}

function swapAround(
  filling: Card[][],
  times: number,
  homesOf: (card: Card) => readonly number[],
  random: Random,
): void {
  const places = filling.flatMap((slot, i) => slot.map((_, j) => [i, j] as const));
  for (let n = 0; n < times; n++) {
    const [i, j] = places[below(random, places.length)] ?? [0, 0];
    const [k, l] = places[below(random, places.length)] ?? [0, 0];
    const one = filling[i]?.[j] ?? 0;
    const two = filling[k]?.[l] ?? 0;
    if (i === k || !homesOf(one).includes(k) || !homesOf(two).includes(i)) continue;
    filling[i]?.splice(j, 1, two);
    filling[k]?.splice(l, 1, one);
  }
}
