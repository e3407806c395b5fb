/**
 * Who may go out (CAN-18) and whether a hand can be emptied in this turn (CAN-20). The second is exact without
 * trying lines of steps: each line ends with every card placed, except perhaps one that is discarded, and a
 * canasta among the melds; and any such placing can be laid in a legal order, the canasta first (in one step,
 * after merging), black threes last. So only the numbers of naturals by rank and of wild cards matter.
 */
import { zeros } from '../../../blocks/seats.ts';
import type { Bag } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { type CardSet, EMPTY, full, has, setOf, single, size } from '../../../cards/set.ts';
import {
  ACE,
  FOUR,
  isRedThree,
  rankOf,
  THREE,
  valueFor,
  valueOfAll,
  WILD,
} from '../state/cards.ts';
import { CANASTA, hasCanasta, type Meld, type Word } from '../state/state.ts';

export const MOST_WILDS = 3;
export const LEAST_NATURALS = 2;
export const LEAST_CARDS = 3;

export const mayGoOut = (melds: readonly Meld[], word: Word, hand: Bag): boolean =>
  word !== 'no' && hasCanasta(melds) && !hand.some(isRedThree);

/**
 * CAN-9, CAN-18: whether `left` cards may stay in hand. `free` says that the player may go out, `last` that nothing
 * will be discarded. Black threes are laid only when going out.
 */
export function mayKeep(last: boolean, free: boolean, left: number, laysBlack: boolean): boolean {
  const discards = last ? 0 : 1;
  return laysBlack ? free && left <= discards : free || left > discards;
}

/** The number of wild cards that a rank can take. */
interface Span {
  readonly least: number;
  readonly most: number;
}

const pairsOf = (naturals: number): number => naturals >> 1;

/** How many wild cards the melds can still take, at most three each (CAN-8). */
export function spaceIn(melds: readonly Meld[]): number {
  let space = 0;
  for (const meld of melds) space += MOST_WILDS - meld.wilds;
  return space;
}

/** The wild cards that a rank can take with this many naturals; undefined if these cannot all be laid. */
function wildsFor(naturals: number, melds: readonly Meld[]): Span | undefined {
  const most = spaceIn(melds) + MOST_WILDS * pairsOf(naturals);
  if (melds.length > 0 || naturals === 0 || naturals > LEAST_NATURALS) return { least: 0, most };
  if (naturals === LEAST_NATURALS) return { least: 1, most };
  return undefined;
}

/** The melds whose bit in `mask` is `bit`. */
const meldsWithBit = (melds: readonly Meld[], mask: number, bit: 0 | 1): readonly Meld[] =>
  melds.filter((_, i) => ((mask >> i) & 1) === bit);

/** The wild cards that a rank can take while the melds of `mask`, merged, and `used` naturals make a canasta. */
function spanWith(
  melds: readonly Meld[],
  mask: number,
  naturals: number,
  used: number,
): Span | undefined {
  const base = meldsWithBit(melds, mask, 1);
  let size = used;
  let wilds = 0;
  for (const meld of base) {
    size += meld.cards.length;
    wilds += meld.wilds;
  }
  const own = MOST_WILDS - wilds;
  const least = Math.max(0, CANASTA - size);
  if (least > own) return undefined;
  const others = spaceIn(meldsWithBit(melds, mask, 0)) + MOST_WILDS * pairsOf(naturals - used);
  return { least, most: own + others };
}

/**
 * Every way for a rank to make a canasta, of some of its melds merged and `used` naturals from the hand, as the fewest
 * and the most wild cards that it takes.
 */
function canastaSpans(naturals: number, melds: readonly Meld[]): readonly Span[] {
  const spans: Span[] = [];
  for (let mask = 0; mask < 1 << melds.length; mask++)
    for (let used = mask === 0 ? LEAST_NATURALS : 0; used <= naturals; used++) {
      const span = spanWith(melds, mask, naturals, used);
      if (span !== undefined) spans.push(span);
    }
  return spans;
}

/** CAN-9: whether `count` black threes can be laid, as a meld of their own or on one begun by CAN-16. */
const blackThreesFit = (count: number, melds: readonly Meld[]): boolean =>
  count === 0 || count >= LEAST_CARDS || melds.some((meld) => meld.rank === THREE);

/** Whether all cards of `counts` (by rank, WILD for wild cards) fit with a canasta among them. */
function allFit(counts: readonly number[], melds: readonly Meld[]): boolean {
  if (!blackThreesFit(counts[THREE] ?? 0, melds)) return false;
  const wilds = counts[WILD] ?? 0;
  let least = 0;
  let most = 0;
  const ranks: {
    readonly naturals: number;
    readonly melds: readonly Meld[];
    readonly span: Span;
  }[] = [];
  const lying = ranksIn(melds);
  for (let rank = FOUR; rank <= ACE; rank++) {
    const naturals = counts[rank] ?? 0;
    if (naturals === 0 && !has(lying, rank)) continue;
    const own = has(lying, rank) ? melds.filter((meld) => meld.rank === rank) : [];
    const span = wildsFor(naturals, own);
    if (span === undefined) return false;
    least += span.least;
    most += span.most;
    ranks.push({ naturals, melds: own, span });
  }
  if (hasCanasta(melds)) return least <= wilds && wilds <= most;
  return ranks.some(({ naturals, melds: own, span }) =>
    canastaSpans(naturals, own).some(
      (other) =>
        least - span.least + other.least <= wilds && wilds <= most - span.most + other.most,
    ),
  );
}

const ranksIn = (melds: readonly Meld[]): CardSet => setOf(melds.map(({ rank }) => rank));

/** The number of cards that fit no meld of the party and make none: each would have to be the discard. */
function strays(hand: Bag, melds: readonly Meld[]): number {
  let held = EMPTY;
  let fitting = full(FOUR) | ranksIn(melds);
  for (const card of hand) {
    const rank = single(rankOf(card));
    fitting |= held & rank;
    held |= rank;
  }
  return size(held & ~fitting);
}

const cheapest = (hand: Bag, rank: number): number =>
  Math.min(...hand.filter((card: Card) => rankOf(card) === rank).map(valueFor));

/**
 * CAN-20: whether some sequence of legal steps of this turn empties the hand, which holds no red three. `least` is the
 * value that a first meld must reach; `discards` says that a last card may be discarded.
 */
export function canEmpty(
  hand: Bag,
  melds: readonly Meld[],
  least: number,
  discards: boolean,
): boolean {
  const lone = strays(hand, melds);
  if (lone > (discards ? 1 : 0)) return false;
  const counts = zeros(ACE + 1).slice();
  for (const card of hand) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  const value = valueOfAll(hand);
  const reaches = (lost: number) => melds.length > 0 || value - lost >= least;
  if (lone === 0 && reaches(0) && allFit(counts, melds)) return true;
  return (
    discards &&
    counts.some(
      (count, rank) =>
        count > 0 &&
        reaches(melds.length > 0 ? 0 : cheapest(hand, rank)) &&
        allFit(
          counts.map((other, at) => (at === rank ? other - 1 : other)),
          melds,
        ),
    )
  );
}
