/** The sets in a hand, and the requirements on a laying step, for the legal list. */
import type { Bag } from '../../cards/bag.ts';
import { countPlain, THREE } from './cards.ts';
import type { Choices } from './choices.ts';
import { LEAST_NATURALS } from './going-out.ts';
import type { Scene } from './lay.ts';
import { hasCanasta } from './state.ts';

/** The requirements on every laying step (CAN-9, CAN-18), computed from the scene once. */
export interface Bounds {
  /** CAN-18 but for the canasta. */
  readonly free: boolean;
  readonly canasta: boolean;
  readonly held: number;
  /** The fewest cards a player who may not go out must keep, and the most a player laying black threes may. */
  readonly fewest: number;
  readonly mostWithBlack: number;
}

export function boundsOf(scene: Scene, coming: number): Bounds {
  const { hand, side, turn } = scene;
  const held = countPlain(hand);
  return {
    free: turn.word !== 'no' && held === hand.length,
    canasta: hasCanasta(side.melds),
    held: held + coming,
    fewest: turn.last ? 1 : 2,
    mostWithBlack: turn.last ? 0 : 1,
  };
}

/** CAN-9, CAN-18: whether that many cards may be laid, completing a canasta or not. */
export function mayLay(bounds: Bounds, laid: number, makes: boolean, black: boolean): boolean {
  const free = bounds.free && (bounds.canasta || makes);
  const left = bounds.held - laid;
  if (black) return free && left <= bounds.mostWithBlack;
  return free || left >= bounds.fewest;
}

const LEAST_CARDS = 3;

/** CAN-8, CAN-9: every set of a rank in the hand, in canonical order. */
export function setsOfRank({ held, naturals, wilds }: Choices, rank: number): Bag[] {
  const least = rank === THREE ? LEAST_CARDS : LEAST_NATURALS;
  const all = held[rank] ?? 0;
  if (all < least) return [];
  const found: Bag[] = [];
  for (const cards of naturals(rank)) {
    if (cards.length < least) continue;
    for (const wild of rank === THREE ? NO_WILDS : wilds)
      if (cards.length + wild.length >= LEAST_CARDS)
        found.push(wild.length === 0 ? cards : [...cards, ...wild]);
  }
  return found;
}
export const NO_WILDS: readonly Bag[] = [[]];
