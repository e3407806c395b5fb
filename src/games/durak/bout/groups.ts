/**
 * Groups: cards played together, packed into one number. The number holds their rank, and two bits for each way a
 * card can lie: how many of each suit, and how many Welis as a six of each other suit. One card of another rank, a
 * false one (DUR-35), may follow: the odd card.
 */
import type { Seat } from '../../../engine/game.ts';
import {
  canonicalPlace,
  DIAMONDS,
  held,
  type Lying,
  RANKS,
  rankOf,
  realCard,
  removeCard,
  SIX,
  SUITS,
  type SuitWords,
  shownAs,
  suitOf,
  WELI_SUITS,
  weliAs,
} from '../state/cards.ts';
import type { State } from '../state/state.ts';
import type { VariantRules } from '../state/variant-rules.ts';

export type Group = number;
const RANK_BITS = 4;
/** The ways a card of one rank can lie: four suits, then the Weli as a six of clubs, hearts and spades. */
const KINDS = 7;
const MOST_OF_A_KIND = 3;

export const groupRank = (group: Group): number => group & ((1 << RANK_BITS) - 1);
const ODD_AT = RANK_BITS + 2 * KINDS;
const groupCounts = (group: Group): number => (group >>> RANK_BITS) & ((1 << (2 * KINDS)) - 1);
const groupOf = (rank: number, counts: number): Group => rank | (counts << RANK_BITS);

/** The number of cards by the counts of a group, two bits for each way to lie. */
const GROUP_SIZE = Uint8Array.from({ length: 1 << (2 * KINDS) }, (_, counts) => {
  let size = 0;
  for (let rest = counts; rest !== 0; rest >>>= 2) size += rest & 3;
  return size;
});
const countsSize = (counts: number): number => GROUP_SIZE[counts] ?? 0;
export const groupSize = (group: Group): number =>
  countsSize(groupCounts(group)) + (group >>> ODD_AT === 0 ? 0 : 1);

const lyingOf = (rank: number, kind: number): Lying =>
  kind < 4 ? kind * RANKS + rank : weliAs(WELI_SUITS[kind - 4] ?? 0);

const wayToLie = (lying: Lying): number =>
  lying === realCard(lying) ? suitOf(lying) : 4 + WELI_SUITS.indexOf(suitOf(shownAs(lying)));

/** The cards of each group without an odd card, filled on demand. */
const groups: (readonly Lying[] | undefined)[] = new Array(1 << (RANK_BITS + 2 * KINDS));

/** The odd cards a group may hold, by their code in the group: none, the real cards, Welis as other sixes. */
const ODDS: readonly Lying[] = [
  -1,
  ...Array.from({ length: SUITS * RANKS }, (_, card) => card),
  ...WELI_SUITS.map(weliAs),
];

/** The odd card of a group, the one of another rank; −1 if it has none. */
export const oddIn = (group: Group): Lying => ODDS[group >>> ODD_AT] ?? -1;
/** The group without its odd card. */
const evenIn = (group: Group): Group => group & ((1 << ODD_AT) - 1);

/** A group with an odd card added. Of two single cards the first in canonical order gives the rank. */
export function withOdd(group: Group, odd: Lying): Group {
  const [lead = odd, ...more] = lyingIn(group);
  const swaps = more.length === 0 && canonicalPlace(odd) < canonicalPlace(lead);
  const even = swaps ? (groupWith([odd]) ?? group) : group;
  return even | (ODDS.indexOf(swaps ? lead : odd) << ODD_AT);
}

/** The cards of a group in the order in which they are laid: a card of another rank comes last. */
export function laidFrom(group: Group): readonly Lying[] {
  const odd = oddIn(group);
  return odd < 0 ? lyingIn(group) : [...lyingIn(evenIn(group)), odd];
}

/** The cards of a group as they lie, in canonical order. */
export function lyingIn(group: Group): readonly Lying[] {
  if (oddIn(group) >= 0)
    return laidFrom(group).toSorted((a, b) => canonicalPlace(a) - canonicalPlace(b));
  const known = groups[group];
  if (known !== undefined) return known;
  const cards: Lying[] = [];
  for (let kind = 0; kind < KINDS; kind++)
    for (let n = (groupCounts(group) >>> (2 * kind)) & 3; n > 0; n--)
      cards.push(lyingOf(groupRank(group), kind));
  cards.sort((a, b) => canonicalPlace(a) - canonicalPlace(b));
  groups[group] = cards;
  return cards;
}

/**
 * The group of some cards; undefined if more than one is of another rank or a card comes more than
 * three times.
 */
export function groupWith(cards: readonly Lying[]): Group | undefined {
  const even = evenWith(cards);
  if (even !== undefined || cards.length < 2) return even;
  for (let at = cards.length - 1; at >= 0; at--) {
    const most = evenWith(cards.filter((_, place) => place !== at));
    if (most !== undefined) return withOdd(most, cards[at] ?? 0);
  }
  return undefined;
}

/** The group of these cards if all are of one rank and none comes more than three times. */
function evenWith(cards: readonly Lying[]): Group | undefined {
  const [lead] = cards;
  if (lead === undefined) return undefined;
  const rank = rankOf(shownAs(lead));
  let counts = 0;
  for (const card of cards) {
    const kind = wayToLie(card);
    if (rankOf(shownAs(card)) !== rank || ((counts >>> (2 * kind)) & 3) === MOST_OF_A_KIND)
      return undefined;
    counts += 1 << (2 * kind);
  }
  return groupOf(rank, counts);
}

/** How many cards of a rank a seat holds, two bits per suit. */
const holdingOf = (words: SuitWords, seat: Seat, rank: number): number => {
  const at = 4 * seat;
  const shift = 2 * rank;
  return (
    (((words[at] ?? 0) >>> shift) & 3) |
    ((((words[at + 1] ?? 0) >>> shift) & 3) << 2) |
    ((((words[at + 2] ?? 0) >>> shift) & 3) << 4) |
    ((((words[at + 3] ?? 0) >>> shift) & 3) << 6)
  );
};

const WELI_COUNTS = 0x3f00;
/** Whether the group holds a Weli played as another six. */
export function showsWeli(group: Group): boolean {
  const odd = oddIn(group);
  return (groupCounts(group) & WELI_COUNTS) !== 0 || (odd >= 0 && odd !== realCard(odd));
}

/** How many cards of a suit the counts take from a hand; the Weli is a diamond. */
const takenOf = (counts: number, suit: number): number =>
  suit === DIAMONDS ? diamondsIn(counts) : (counts >>> (2 * suit)) & 3;
const diamondsIn = (counts: number): number =>
  ((counts >>> 2) & 3) + ((counts >>> 8) & 3) + ((counts >>> 10) & 3) + ((counts >>> 12) & 3);

/**
 * Whether a seat holds all cards of a group played together; a Weli shown as another six is taken from the diamonds.
 */
export function holdsGroup(words: SuitWords, seat: Seat, group: Group): boolean {
  const odd = oddIn(group);
  if (odd >= 0 && held(words, seat, realCard(odd)) === 0) return false;
  const holding = holdingOf(words, seat, groupRank(group));
  const counts = groupCounts(group);
  for (let suit = 0; suit < SUITS; suit++)
    if (takenOf(counts, suit) > ((holding >>> (2 * suit)) & 3)) return false;
  return true;
}

/** The words after a seat has played a group it holds. */
export function spend(words: SuitWords, seat: Seat, group: Group): SuitWords {
  const counts = groupCounts(group);
  const shift = 2 * groupRank(group);
  const at = SUITS * seat;
  const left = words.slice();
  for (let suit = 0; suit < SUITS; suit++) {
    const taken = takenOf(counts, suit);
    if (taken > 0) left[at + suit] = (left[at + suit] ?? 0) - (taken << shift);
  }
  const odd = oddIn(group);
  if (odd >= 0) removeCard(left, seat, realCard(odd));
  return left;
}

/** The cards known to be in the hands after a seat has played a group. */
export function spendKnown(known: SuitWords, seat: Seat, group: Group): SuitWords {
  const rank = groupRank(group);
  const odd = oddIn(group);
  const isOddKnown = odd >= 0 && held(known, seat, realCard(odd)) > 0;
  const holding = holdingOf(known, seat, rank);
  if (holding === 0 && !isOddKnown) return known;
  const counts = groupCounts(group);
  const left = known.slice();
  if (isOddKnown) removeCard(left, seat, realCard(odd));
  for (let suit = 0, at = SUITS * seat; suit < SUITS; suit++, at++) {
    const gone = Math.min(takenOf(counts, suit), (holding >>> (2 * suit)) & 3);
    if (gone > 0) left[at] = (left[at] ?? 0) - (gone << (2 * rank));
  }
  return left;
}

/** The groups in a holding, fewer cards first: by rank and holding, then by the most cards allowed; filled on demand. */
const groupLists: (readonly (readonly Group[])[])[] = new Array(1 << (RANK_BITS + 9));

/**
 * Every group of one to `most` cards of a rank that the actor holds, fewer cards first. With the Weli in play, the six of
 * diamonds also goes as a six of every other suit.
 */
export function groupsHeld(
  { weli }: VariantRules,
  { hands, turn }: Pick<State, 'hands' | 'turn'>,
  rank: number,
  most: number,
): readonly Group[] {
  const holding = holdingOf(hands, turn, rank);
  const key = groupOf(rank, weli && rank === SIX ? holding | WITH_WELI : holding);
  const byMost = groupLists[key] ?? learnGroups(key);
  return byMost[Math.min(most, byMost.length - 1)] ?? [];
}

/** Added to a holding of sixes whose diamonds are Welis. */
const WITH_WELI = 256;

/**
 * Fills in the groups that can be played from a holding (`key`), by the most cards allowed. Kept for good, since legal
 * moves ask for them again and again.
 */
function learnGroups(key: number): readonly (readonly Group[])[] {
  const every = allChoices(key >>> RANK_BITS).map((counts) => groupOf(groupRank(key), counts));
  const largest = Math.max(0, ...every.map(groupSize));
  const byMost = Array.from({ length: largest + 1 }, (_, most) =>
    every.filter((group) => groupSize(group) >= 1 && groupSize(group) <= most),
  );
  groupLists[key] = byMost;
  return byMost;
}

/** Every choice of cards from a holding, as counts. */
function allChoices(holding: number): readonly number[] {
  const diamonds = (holding >>> 2) & 3;
  const list: number[] = [];
  const grow = (kind: number, counts: number): void => {
    if (kind === KINDS) {
      if (diamondsIn(counts) <= diamonds) list.push(counts);
      return;
    }
    const joker = holding >= WITH_WELI ? diamonds : 0;
    const most = kind < 4 ? (holding >>> (2 * kind)) & 3 : joker;
    for (let n = 0; n <= most; n++) grow(kind + 1, counts | (n << (2 * kind)));
  };
  grow(0, 0);
  return list.sort((a, b) => countsSize(a) - countsSize(b) || compareCounts(a, b));
}

/** The canonical order of two groups of one rank and size: by the first card in which they differ. */
function compareCounts(a: number, b: number): number {
  const one = lyingIn(groupOf(SIX, a));
  const two = lyingIn(groupOf(SIX, b));
  const differs = one.findIndex((card, i) => card !== two[i]);
  return canonicalPlace(one[differs] ?? 0) - canonicalPlace(two[differs] ?? 0);
}
