/**
 * Samples assignments: deals the unseen pool into hidden slots so that every slot admits its cards.
 * At most 32 slots. The most constrained cards are placed first, dead ends are repaired by moving cards along
 * (augmenting paths), and random swaps then even out the bias of that order.
 */
import type { Card } from '../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot } from './game.ts';
import { below, type Random, shuffle } from './random.ts';

const SWAPS_PER_CARD = 3;

/** Random assignments of the hidden slots. Throws if there is none: the observation contradicts itself. */
export function assignmentsOf({ pool, slots }: Hidden): (random: Random) => Assignment {
  if (slots.every((slot) => slot.admits === undefined))
    return (random) => cut(shuffle(pool, random), slots);
  const homes: Homes[] = [];
  for (const card of pool) homes[card] ??= homesOf(card, slots);
  const places = slots.flatMap(({ size }, slot) =>
    Array.from({ length: size }, (_, at): Place => ({ slot, at })),
  );
  const plan = { slots, homes, counts: homes.map(count), places };
  return (random) => constrained(shuffle(pool, random), plan, random);
}

export const sampleAssignment = (hidden: Hidden, random: Random): Assignment =>
  assignmentsOf(hidden)(random);

function cut(cards: readonly Card[], slots: readonly HiddenSlot[]): Assignment {
  let from = 0;
  return slots.map((slot) => {
    from += slot.size;
    return cards.slice(from - slot.size, from);
  });
}

/** The slots that admit a card, as bits. */
type Homes = number;

const has = (homes: Homes, slot: number): boolean => ((homes >>> slot) & 1) === 1;

function homesOf(card: Card, slots: readonly HiddenSlot[]): Homes {
  let homes = 0;
  slots.forEach(({ admits }, i) => {
    if (admits === undefined || admits(card)) homes |= 1 << i;
  });
  return homes;
}

/** How many slots that is. */
function count(homes: Homes): number {
  let found = 0;
  for (let rest = homes; rest !== 0; rest &= rest - 1) found++;
  return found;
}

interface Place {
  readonly slot: number;
  readonly at: number;
}

/** What all assignments share. */
interface Plan {
  readonly slots: readonly HiddenSlot[];
  /** By card, and how many they are. */
  readonly homes: readonly Homes[];
  readonly counts: readonly number[];
  /** In all slots. */
  readonly places: readonly Place[];
}

/** An assignment in the making. */
interface Making extends Plan {
  readonly assignment: Card[][];
}

const spaceIn = ({ slots, assignment }: Making, i: number): number =>
  (slots[i]?.size ?? 0) - (assignment[i]?.length ?? 0);

function constrained(cards: readonly Card[], plan: Plan, random: Random): Assignment {
  const making = { ...plan, assignment: plan.slots.map((): Card[] => []) };
  for (let homes = 0; homes <= plan.slots.length; homes++)
    for (const card of cards) if (plan.counts[card] === homes) place(card, making, random);
  swapAround(making, cards.length * SWAPS_PER_CARD, random);
  return making.assignment.map((slot) => shuffle(slot, random));
}

function place(card: Card, making: Making, random: Random): void {
  const homes = making.homes[card] ?? 0;
  const { length } = making.slots;
  let spaces = 0;
  for (let i = 0; i < length; i++) if (has(homes, i)) spaces += spaceIn(making, i);
  if (spaces === 0) {
    makeSpace(card, making);
    return;
  }
  let ticket = below(random, spaces);
  for (let i = 0; i < length; i++) {
    if (!has(homes, i)) continue;
    ticket -= spaceIn(making, i);
    if (ticket >= 0) continue;
    making.assignment[i]?.push(card);
    return;
  }
}

/** Finds a chain of cards that can each move to another slot, the last into a free place: an augmenting path. */
function makeSpace(card: Card, making: Making): void {
  let seen: Homes = 0;
  const enter = (moved: Card): boolean => {
    for (let i = 0; i < making.slots.length; i++) {
      if (!has(making.homes[moved] ?? 0, i) || has(seen, i)) continue;
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
function swapAround({ assignment, homes, places }: Making, times: number, random: Random): void {
  for (let n = 0; n < times; n++) {
    const one = places[below(random, places.length)];
    const two = places[below(random, places.length)];
    if (one === undefined || two === undefined || one.slot === two.slot) continue;
    const from = assignment[one.slot] ?? [];
    const to = assignment[two.slot] ?? [];
    const mine = from[one.at] ?? 0;
    const theirs = to[two.at] ?? 0;
    if (!has(homes[mine] ?? 0, two.slot) || !has(homes[theirs] ?? 0, one.slot)) continue;
    from[one.at] = theirs;
    to[two.at] = mine;
  }
}
