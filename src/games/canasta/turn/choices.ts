/**
 * The cards of a hand that may be chosen together: the naturals of a rank, and up to three wild cards.
 * `fullChoices` distinguishes all cards, `plainChoices` only ranks, twos and jokers, which is all that legality
 * asks: one card stands for all of its kind.
 */
import type { Bag } from '../../../cards/bag.ts';
import { type Card, joined } from '../../../cards/pack.ts';
import {
  countPlain,
  isRedThree,
  JOKER,
  KINDS,
  RANKS,
  rankOf,
  SUITS,
  THREE,
  WILD,
  WILD_KINDS,
} from '../state/cards.ts';
import { hasCanasta } from '../state/state.ts';
import { LEAST_CARDS, LEAST_NATURALS, MOST_WILDS, mayKeep } from './going-out.ts';
import type { Scene } from './lay.ts';

type Counts = Uint8Array;

/** The cards of a hand by number, and the choices from them. In plain choices the clubs stand for their rank. */
export interface Choices {
  readonly counts: Counts;
  /** The number of cards of each rank. */
  readonly held: Counts;
  /** Every choice of naturals of a rank, the empty one first. */
  readonly naturals: (rank: number) => readonly Bag[];
  /** Every choice of up to three wild cards, the empty one first. */
  readonly wilds: readonly Bag[];
}

/** The choices among no cards: the empty one alone. */
export const NO_CARDS: readonly Bag[] = [[]];

const copiesOf = (card: Card, count: number): Bag => Array.from({ length: count }, () => card);

/** Every choice of at most `most` of these cards, of which there are as many as `counts` says, in canonical order. */
function choicesAmong(cards: readonly Card[], counts: readonly number[], most: number): Bag[] {
  let found: Bag[] = [[]];
  cards.forEach((card, i) => {
    const longer: Bag[] = [];
    for (const bag of found)
      for (let n = 0; n <= (counts[i] ?? 0) && bag.length + n <= most; n++)
        longer.push(n === 0 ? bag : [...bag, ...copiesOf(card, n)]);
    found = longer;
  });
  return found;
}

const BASE = 3;
const naturalTables: (readonly Bag[])[] = [];
const wildTables: (readonly Bag[])[] = [];

const digits = (code: number): readonly number[] =>
  Array.from({ length: SUITS }, (_, i) => Math.floor(code / BASE ** i) % BASE);

const suitsHeld = (rank: number): readonly Card[] =>
  Array.from({ length: SUITS }, (_, suit) => suit * RANKS + rank);

const NATURAL_CODES = BASE ** SUITS;

/** A number that says how often each card of a rank is held. */
function codeOf(counts: Counts, rank: number): number {
  let code = 0;
  for (let suit = SUITS - 1; suit >= 0; suit--)
    code = BASE * code + (counts[suit * RANKS + rank] ?? 0);
  return code;
}

/**
 * Every choice of cards of a rank from the hand, computed once for each combination held: hands repeat them all the
 * time.
 */
function fullNaturals(counts: Counts, rank: number): readonly Bag[] {
  const code = codeOf(counts, rank);
  const at = rank * NATURAL_CODES + code;
  const known = naturalTables[at] ?? choicesAmong(suitsHeld(rank), digits(code), 2 * SUITS);
  naturalTables[at] = known;
  return known;
}

/** Every choice of up to three wild cards from the hand, computed once for each combination held. */
function fullWilds(counts: Counts): readonly Bag[] {
  const jokers = Math.min(MOST_WILDS, counts[JOKER] ?? 0);
  const code = codeOf(counts, WILD);
  const at = jokers * NATURAL_CODES + code;
  const known = wildTables[at] ?? choicesAmong(WILD_KINDS, [...digits(code), jokers], MOST_WILDS);
  wildTables[at] = known;
  return known;
}

/** The card that stands for a card in plain choices: a joker, or the club of its rank. */
export const plainOf = (card: Card): Card => (card === JOKER ? card : rankOf(card));

const ITSELF: readonly Card[] = Array.from({ length: KINDS }, (_, card) => card);
const PLAIN: readonly Card[] = ITSELF.map(plainOf);

/** Counts the cards of a hand without red threes, each as the card that `stand` gives for it. */
function countsOf(hand: Bag, stand: readonly Card[]): Pick<Choices, 'counts' | 'held'> {
  const counts = new Uint8Array(KINDS);
  const held = new Uint8Array(RANKS);
  for (const card of hand)
    if (!isRedThree(card)) {
      const as = stand[card] ?? card;
      const rank = rankOf(card);
      counts[as] = (counts[as] ?? 0) + 1;
      held[rank] = (held[rank] ?? 0) + 1;
    }
  return { counts, held };
}

/** The choices of cards in which every card counts as itself, for the list of all legal moves. */
export function fullChoices(hand: Bag): Choices {
  const { counts, held } = countsOf(hand, ITSELF);
  return {
    counts,
    held,
    naturals: (rank) => fullNaturals(counts, rank),
    wilds: fullWilds(counts),
  };
}

/** Every choice among plain cards of one rank, by the number held. */
function runsOf(rank: Card): readonly (readonly Bag[])[] {
  const runs = Array.from({ length: 4 * SUITS + 1 }, (_, count) => copiesOf(rank, count));
  return runs.map((_, most) => runs.slice(0, most + 1));
}

/** Every choice of natural cards, by their rank and the number held. */
const PLAIN_NATURALS = Array.from({ length: RANKS }, (_, rank) => runsOf(rank));
/** Every choice of wild cards, by the numbers of twos and jokers held, each up to three. */
const PLAIN_WILDS: readonly (readonly (readonly Bag[])[])[] = [0, 1, 2, 3].map((twos) =>
  [0, 1, 2, 3].map((jokers) => choicesAmong([0, JOKER], [twos, jokers], MOST_WILDS)),
);

/**
 * The choices of cards in which all naturals of a rank count as alike, which is enough to ask whether a move exists.
 */
export function plainChoices(hand: Bag): Choices {
  const { counts, held } = countsOf(hand, PLAIN);
  const twos = Math.min(MOST_WILDS, counts[0] ?? 0);
  const jokers = Math.min(MOST_WILDS, counts[JOKER] ?? 0);
  return {
    counts,
    held,
    naturals: (rank) => PLAIN_NATURALS[rank]?.[counts[rank] ?? 0] ?? NO_CARDS,
    wilds: PLAIN_WILDS[twos]?.[jokers] ?? NO_CARDS,
  };
}

/** A function that puts real cards of the hand in place of plain ones, none of them twice. */
export function openDrawer(hand: Bag): (plain: Bag) => Bag {
  const left = hand.filter((card) => !isRedThree(card));
  return (plain) =>
    plain.map((stand) => {
      const at = left.findIndex((card) => plainOf(card) === stand);
      return left.splice(at, 1)[0] ?? stand;
    });
}

/** The bounds of every laying step (CAN-9, CAN-18), computed from the scene once. */
export interface Bounds {
  /** Whether the player may go out once there is a canasta (CAN-18). */
  readonly free: boolean;
  readonly canasta: boolean;
  readonly held: number;
  readonly last: boolean;
}

/**
 * How many cards the player must keep (CAN-9, CAN-18). `coming` cards of the pile will count as in hand; a red three in
 * hand forbids going out.
 */
export function boundsOf({ hand, side, turn }: Scene, coming: number): Bounds {
  const held = countPlain(hand);
  return {
    free: turn.word !== 'no' && held === hand.length,
    canasta: hasCanasta(side.melds),
    held: held + coming,
    last: turn.last,
  };
}

/** CAN-9, CAN-18: whether `laid` cards may be laid; `makes` says that they complete a canasta. */
export const mayLay = (bounds: Bounds, laid: number, makes: boolean, black: boolean): boolean =>
  mayKeep(bounds.last, bounds.free && (bounds.canasta || makes), bounds.held - laid, black);

/** The cards of a rank, black threes without wild ones, in canonical order. */
export function setsWith(
  { held, naturals, wilds }: Choices,
  rank: number,
  leastNaturals: number,
  leastCards: number,
): Bag[] {
  const found: Bag[] = [];
  if ((held[rank] ?? 0) < leastNaturals) return found;
  for (const cards of naturals(rank)) {
    if (cards.length < leastNaturals) continue;
    for (const wild of rank === THREE ? NO_CARDS : wilds)
      if (cards.length + wild.length >= leastCards)
        found.push(wild.length === 0 ? cards : joined(cards, wild));
  }
  return found;
}

/** CAN-8, CAN-9: every set of a rank in the hand. */
export const setsOfRank = (choices: Choices, rank: number): Bag[] =>
  setsWith(choices, rank, rank === THREE ? LEAST_CARDS : LEAST_NATURALS, LEAST_CARDS);
