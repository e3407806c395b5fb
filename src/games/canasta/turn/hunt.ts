/**
 * The search for first melds (CAN-11): every way to lay several sets together that counts enough.
 * Sets are put together in canonical order, so that each way is met once.
 */
import type { Bag } from '../../../cards/bag.ts';
import {
  ACE,
  compareSets,
  FOUR,
  rankOf,
  THREE,
  valueFor,
  valueOfAll,
  WILD,
} from '../state/cards.ts';
import { CANASTA, minimumOf } from '../state/state.ts';
import { type Bounds, boundsOf, type Choices, mayLay, setsOfRank } from './choices.ts';
import { LEAST_NATURALS } from './going-out.ts';
import type { Scene } from './lay.ts';

/** A search under way for the ways to lay several sets together (CAN-11). */
interface Hunt {
  readonly sets: readonly Bag[];
  readonly values: readonly number[];
  /** How often each card is still free; the search changes it and puts it back. */
  readonly left: Uint8Array;
  readonly bounds: Bounds;
  readonly least: number;
  readonly longest: number;
  readonly found: (readonly Bag[])[];
}

/** Takes cards from those still free for further sets; false, with nothing changed, if they are not all there. */
export function takeOut(left: Uint8Array, cards: Bag): boolean {
  let fitting = true;
  for (const card of cards) {
    const count = left[card] ?? 0;
    if (count === 0) fitting = false;
    left[card] = count - 1;
  }
  if (!fitting) putBack(left, cards);
  return fitting;
}

export function putBack(left: Uint8Array, cards: Bag): void {
  for (const card of cards) left[card] = (left[card] ?? 0) + 1;
}

/** The sets put together so far. */
export interface Way {
  readonly sets: readonly Bag[];
  readonly value: number;
  readonly laid: number;
  readonly makes: boolean;
  readonly black: boolean;
}

/**
 * Collects every combination of sets, those from number `from` on added to `way`, that reaches the minimum for a first
 * meld (CAN-11); stops at `longest`.
 */
export function hunt(search: Hunt, from: number, way: Way): void {
  const { sets, values, left, bounds, least, longest, found } = search;
  for (let i = from; i < sets.length && found.length < longest; i++) {
    const cards = sets[i] ?? [];
    if (!takeOut(left, cards)) continue;
    const next: Way = {
      sets: [...way.sets, cards],
      value: way.value + (values[i] ?? 0),
      laid: way.laid + cards.length,
      makes: way.makes || cards.length >= CANASTA,
      black: way.black || rankOf(cards[0] ?? 0) === THREE,
    };
    if (next.value >= least && mayLay(bounds, next.laid, next.makes, next.black))
      found.push(next.sets);
    hunt(search, i, next);
    putBack(left, cards);
  }
}

/** The value of all cards that sets could use. */
export function valueOfSets(hand: Bag, { held }: Choices): number {
  let value = 0;
  for (const card of hand) {
    const rank = rankOf(card);
    if (rank === WILD || (held[rank] ?? 0) >= LEAST_NATURALS) value += valueFor(card);
  }
  return value;
}

/**
 * Every set that the hand could meld, in the canonical order in which the search combines them; black threes only if
 * `black`.
 */
function allSets(choices: Choices, black: boolean): readonly Bag[] {
  const sets: Bag[] = [];
  for (let rank = black ? THREE : FOUR; rank <= ACE; rank++)
    if ((choices.held[rank] ?? 0) >= LEAST_NATURALS)
      sets.push(...setsOfRank(choices, rank).sort(compareSets));
  return sets;
}

export const NO_WAY: Way = { sets: [], value: 0, laid: 0, makes: false, black: false };

/**
 * Begins a search for the first melds of a party (CAN-11) with at most `longest` results; `coming` cards of the pile
 * count as in hand.
 */
export function newHunt(scene: Scene, choices: Choices, coming: number, longest: number): Hunt {
  const bounds = boundsOf(scene, coming);
  const sets = allSets(choices, bounds.free);
  return {
    sets,
    values: sets.map(valueOfAll),
    left: choices.counts,
    bounds,
    least: minimumOf(scene.standing, scene.turn.seat),
    longest,
    found: [],
  };
}
