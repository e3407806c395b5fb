/**
 * Which cards of a hand may be chosen together: the naturals of a rank, and up to three wild
 * cards. `fullChoices` tells every card from every other; `plainChoices` only ranks, twos and
 * jokers, which is all that legality asks, each standing for its kind.
 */
import type { Bag } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import {
  countPlain,
  isRedThree,
  JOKER,
  KINDS,
  RANKS,
  rankOf,
  SUITS,
  THREE,
  WILD_KINDS,
} from '../cards.ts';
import { hasCanasta } from '../state.ts';
import { LEAST_NATURALS, MOST_WILDS } from './going-out.ts';
import type { Scene } from './lay.ts';

type Counts = Uint8Array;

/** How often a hand holds each card; of `plain` counts the clubs stand for their rank. */
export interface Choices {
  readonly counts: Counts;
  /** By rank. */
  readonly held: Counts;
  /** Every choice of naturals of a rank, the empty one first. */
  readonly naturals: (rank: number) => readonly Bag[];
  /** Every choice of up to three wild cards, the empty one first. */
  readonly wilds: readonly Bag[];
}

/** Every choice out of `counts` of these cards with at most `most` cards, in canonical order. */
function choicesAmong(cards: readonly Card[], counts: readonly number[], most: number): Bag[] {
  let found: Bag[] = [[]];
  cards.forEach((card, i) => {
    const longer: Bag[] = [];
    for (const bag of found)
      for (let n = 0; n <= (counts[i] ?? 0) && bag.length + n <= most; n++)
        longer.push(n === 0 ? bag : [...bag, ...Array.from({ length: n }, () => card)]);
    found = longer;
  });
  return found;
}

const BASE = 3;
const naturalTables: (readonly Bag[])[] = [];
const wildTables: (readonly Bag[])[] = [];

const digits = (code: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(code / BASE ** i) % BASE);

const suitsOf = (rank: number): readonly Card[] =>
  Array.from({ length: SUITS }, (_, suit) => suit * RANKS + rank);

const NATURAL_CODES = BASE ** SUITS;

function fullNaturals(counts: Counts, rank: number): readonly Bag[] {
  const red = rank === THREE ? 0 : 1;
  const code =
    (counts[rank] ?? 0) +
    BASE * red * (counts[RANKS + rank] ?? 0) +
    BASE ** 2 * red * (counts[2 * RANKS + rank] ?? 0) +
    BASE ** 3 * (counts[3 * RANKS + rank] ?? 0);
  const at = rank * NATURAL_CODES + code;
  const known = naturalTables[at];
  if (known !== undefined) return known;
  const made = choicesAmong(suitsOf(rank), digits(code, SUITS), 2 * SUITS);
  naturalTables[at] = made;
  return made;
}

function fullWilds(counts: Counts): readonly Bag[] {
  const jokers = counts[JOKER] ?? 0;
  let code = Math.min(MOST_WILDS, jokers) * NATURAL_CODES;
  for (let suit = 0; suit < SUITS; suit++) code += BASE ** suit * (counts[suit * RANKS] ?? 0);
  const known = wildTables[code];
  if (known !== undefined) return known;
  const each = [...digits(code % NATURAL_CODES, SUITS), Math.min(MOST_WILDS, jokers)];
  const made = choicesAmong(WILD_KINDS, each, MOST_WILDS);
  wildTables[code] = made;
  return made;
}

function heldOf(hand: Bag): Counts {
  const held = new Uint8Array(RANKS);
  for (const card of hand)
    if (!isRedThree(card)) held[rankOf(card)] = (held[rankOf(card)] ?? 0) + 1;
  return held;
}

export function fullChoices(hand: Bag): Choices {
  const counts = new Uint8Array(KINDS);
  for (const card of hand) counts[card] = (counts[card] ?? 0) + 1;
  return {
    counts,
    held: heldOf(hand),
    naturals: (rank) => fullNaturals(counts, rank),
    wilds: fullWilds(counts),
  };
}

const RUNS: readonly (readonly Bag[])[] = Array.from({ length: KINDS }, (_, card) =>
  Array.from({ length: 4 * SUITS + 1 }, (_, n) => Array.from({ length: n }, () => card)),
);

/** What a card stands as in plain counts. */
export const plainOf = (card: Card): Card => (card === JOKER ? card : rankOf(card));

/** By rank and how many are held: every choice of naturals. */
const PLAIN_NATURALS: readonly (readonly (readonly Bag[])[])[] = RUNS.slice(0, RANKS).map((runs) =>
  runs.map((_, most) => runs.slice(0, most + 1)),
);
/** By twos and jokers held, each up to three: every choice of wild cards. */
const PLAIN_WILDS: readonly (readonly (readonly Bag[])[])[] = [0, 1, 2, 3].map((twos) =>
  [0, 1, 2, 3].map((jokers) => choicesAmong([0, JOKER], [twos, jokers], MOST_WILDS)),
);

export function plainChoices(hand: Bag): Choices {
  const counts = new Uint8Array(KINDS);
  const held = new Uint8Array(RANKS);
  for (const card of hand)
    if (!isRedThree(card)) {
      const stand = plainOf(card);
      const rank = rankOf(card);
      counts[stand] = (counts[stand] ?? 0) + 1;
      held[rank] = (held[rank] ?? 0) + 1;
    }
  const twos = Math.min(MOST_WILDS, counts[0] ?? 0);
  const jokers = Math.min(MOST_WILDS, counts[JOKER] ?? 0);
  return {
    counts,
    held,
    naturals: (rank) => PLAIN_NATURALS[rank]?.[counts[rank] ?? 0] ?? NOTHING,
    wilds: PLAIN_WILDS[twos]?.[jokers] ?? NOTHING,
  };
}
const NOTHING: readonly Bag[] = [[]];

/** Takes cards of a hand for the ones that stand for them, one after another. */
export function openDrawer(hand: Bag): (plain: Bag) => Bag {
  const left = hand.filter((card) => !isRedThree(card));
  return (plain) =>
    plain.map((stand) => {
      const at = left.findIndex((card) => plainOf(card) === stand);
      return left.splice(at, 1)[0] ?? stand;
    });
}

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
