/**
 * The cards that conventions settle, signals, and claims that hold in every layout. The opening lead goes by the usual
 * agreements: partner's suit, the top of a sequence, fourth highest of the longest suit against notrump, a singleton
 * against a suit; never away from an ace. What each lead promises is judgement (`npm run ladder -- bridge`).
 */
import type { Card } from '../../../cards/pack.ts';
import { cardsOf, first, last, size } from '../../../cards/set.ts';
import { difference, EMPTY, suitIn, union, type WideSet } from '../../../cards/wide-set.ts';
import type { Seat } from '../../../engine/game.ts';
import { tricksLeft } from '../rules/claim.ts';
import { FULL, type Observation } from '../rules/observation.ts';
import {
  cardAt,
  kindOf,
  type Move,
  moveOf,
  NOTRUMP,
  RANKS,
  rankOf,
  SUIT_OF,
  winnerOf,
} from '../state/cards.ts';
import { type Contract, partnerOf, sideOf } from '../state/state.ts';
import { readDeal } from '../system/reading.ts';

const ACE = 12;
const TEN = 8;

export const isFirstLead = ({ phase, trick, ns, ew }: Observation): boolean =>
  phase === 'play' && trick.length + ns + ew === 0;

/** A suit as a lead: the rank to lead, and how promising it is. */
interface Lead {
  readonly rank: number;
  readonly promise: number;
}

/** The number of touching cards from the top, if the highest is at least a ten. */
function sequence(ranks: readonly number[]): number {
  const [top = 0] = ranks;
  if (top < TEN) return 0;
  let length = 1;
  while (ranks[length] === top - length) length++;
  return length;
}

/** The lead of a suit against notrump: the top of a sequence, else the fourth highest; long suits promise most. */
function againstNotrump(ranks: readonly number[]): Lead {
  const [top = 0] = ranks;
  const touching = sequence(ranks);
  const length = ranks.length;
  const high = ranks.filter((rank) => rank >= TEN + 1).length;
  if (touching >= 3 || (touching === 2 && length >= 5))
    return { rank: top, promise: 2 * length + touching + 1 };
  if (length >= 4) return { rank: ranks[3] ?? 0, promise: 2 * length + high / 2 };
  if (length === 2 || top < TEN) return { rank: top, promise: length };
  return { rank: ranks[length - 1] ?? 0, promise: length };
}

/** The lead of a suit against a suit contract; trumps promise little. */
function againstSuit(ranks: readonly number[], isTrump: boolean, trumps: number): Lead {
  const [top = 0] = ranks;
  const length = ranks.length;
  const low = ranks[Math.min(3, length - 1)] ?? 0;
  if (isTrump) return { rank: ranks[length - 1] ?? 0, promise: top >= TEN + 1 ? 0 : 3 };
  if (length === 1) return { rank: top, promise: trumps > 0 && trumps < 4 ? 8 : 2 };
  const touching = sequence(ranks);
  if (touching >= 2) return { rank: top, promise: 5 + touching + (top === ACE ? 2 : 0) };
  if (top === ACE) return { rank: top, promise: 1 };
  if (length === 2) return { rank: top, promise: top >= TEN + 1 ? 1 : 4 };
  return { rank: low, promise: top > TEN + 1 ? 3 : 4.5 };
}

/** What the opening leader knows. */
type Leading = Pick<
  Observation,
  'observer' | 'hand' | 'contract' | 'auction' | 'dealer' | 'options'
>;

/** How much the bids of partner and opponents change the value of a suit as a lead. */
function heard(leading: Leading, suit: number): number {
  const { observer, contract } = leading;
  const { shown } = readDeal(leading).setting;
  const cards = (seat: number) => shown[seat]?.min[suit] ?? 0;
  const ours = cards(partnerOf(observer));
  const theirs = Math.max(cards(contract.declarer), cards(contract.dummy));
  const gain = ours >= 4 ? 2 * ours - 3 : 0;
  const loss = theirs >= 4 ? 4 : 0;
  return gain - loss;
}

/** The best lead from a suit: its rank, and how much is hoped from it; undefined in a suit without cards. */
function leadIn(leading: Leading, suit: number): Lead | undefined {
  const { hand, contract } = leading;
  const held = suitIn(hand, suit, RANKS);
  if (held === 0) return undefined;
  const ranks = cardsOf(held).reverse();
  if (contract.strain === NOTRUMP) return againstNotrump(ranks);
  return againstSuit(ranks, suit === contract.strain, trumpsIn(hand, contract.strain));
}

/** The most promising lead, −1 from no hand at all. */
export function chooseLead(leading: Leading): Card {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const suit of [3, 2, 1, 0]) {
    const lead = leadIn(leading, suit);
    if (lead === undefined) continue;
    const promise = lead.promise + heard(leading, suit);
    if (promise <= most) continue;
    most = promise;
    best = cardAt(suit, lead.rank);
  }
  return best;
}

const SEQUENCE = 30;
const FOURTH = 20;
const DOUBLETON = 18;

const lowness = (card: Card): number => 14 - rankOf(card);

/** The weight of leading a card: top of a sequence, fourth highest, the higher of two small cards, else low. */
function leadWeight({ hand, dummy, turn, contract }: Observation, card: Card): number {
  const held = suitIn(turn === contract.dummy ? dummy : hand, SUIT_OF[card] ?? 0, RANKS);
  const rank = rankOf(card);
  const above = size(held >>> (rank + 1));
  const tops = ((held >> (rank + 1)) & 1) === 0;
  if (rank >= TEN && tops && (held >> (rank - 1)) & 1) return SEQUENCE;
  if (rank > TEN) return lowness(card);
  if (above === 3) return FOURTH;
  return above === 0 && size(held) === 2 ? DOUBLETON : lowness(card);
}

/** What a defender played their first card of a suit on, other than leading it. */
type Occasion = 'partner led' | 'declarer led' | 'discard';

/** A spot by which a defender tells partner, and everybody, about a plain suit. */
interface DefenderSignal {
  readonly seat: Seat;
  readonly card: Card;
  readonly on: Occasion;
}

/** The deuce to the eight, which signal: higher cards may be played for what they win. */
const SPOTS = (1 << 7) - 1;
const HONOURS = 0b111 << 10;
const TOPS = 0b11 << 11;

const trumpsIn = (hand: WideSet, strain: number): number =>
  strain === NOTRUMP ? 0 : size(suitIn(hand, strain, RANKS));

/** Whether a high card is agreed from what is held of a suit; `ruffs`: the hand could ruff the third round. */
function isHighAgreed(held: number, on: Occasion, ruffs: boolean): boolean {
  switch (on) {
    case 'partner led':
      return (held & HONOURS) !== 0 || ruffs;
    case 'declarer led':
      return size(held) % 2 === 0;
    case 'discard':
      return (held & TOPS) !== 0;
  }
}

/**
 * The card of a suit by agreement, where nothing else matters: high to partner's lead with an honour or for a ruff,
 * high to declarer's with an even number, high as a discard from an ace or king; else low.
 */
function agreedCard(hand: WideSet, suit: number, on: Occasion, strain: number): Card {
  const held = suitIn(hand, suit, RANKS);
  const ruffs = size(held) === 2 && trumpsIn(hand, strain) > 0;
  const isHigh = isHighAgreed(held, on, ruffs);
  const spots = held & SPOTS;
  return cardAt(suit, isHigh && spots !== 0 ? last(spots) : first(held));
}

function occasionOf(leader: Seat, seat: Seat, lead: Card, card: Card): Occasion {
  if (SUIT_OF[card] !== SUIT_OF[lead]) return 'discard';
  return leader === partnerOf(seat) ? 'partner led' : 'declarer led';
}

/** Only defenders signal, and not in trumps. */
const maySignal = (seat: Seat, suit: number, { declarer, strain }: Contract): boolean =>
  sideOf(seat) !== sideOf(declarer) && suit !== strain;

/**
 * The cards by which defenders signalled: the first low card of each suit that a defender plays to somebody else's
 * lead.
 */
function signalsIn(course: readonly Card[], contract: Contract): readonly DefenderSignal[] {
  const signals: DefenderSignal[] = [];
  const begun = new Set<number>();
  let leader = (contract.declarer + 1) & 3;
  course.forEach((card, i) => {
    const from = i - (i & 3);
    const seat = (leader + (i & 3)) & 3;
    const suit = SUIT_OF[card] ?? 0;
    const isFirst = !begun.has(seat * 4 + suit);
    begun.add(seat * 4 + suit);
    const isMeant = isFirst && seat !== leader && maySignal(seat, suit, contract);
    const on = occasionOf(leader, seat, course[from] ?? card, card);
    if (isMeant && ((SPOTS >> rankOf(card)) & 1) === 1) signals.push({ seat, card, on });
    if ((i & 3) === 3) leader = (leader + winnerOf(course.slice(from, i + 1), contract.strain)) & 3;
  });
  return signals;
}

const signalsByCourse = new WeakMap<readonly Card[], readonly DefenderSignal[]>();

/** How many of a seat's signals so far it would not have given from this hand. */
export function otherSignals({ course, contract }: Observation, seat: Seat, hand: WideSet): number {
  const signals = signalsByCourse.get(course) ?? signalsIn(course, contract);
  signalsByCourse.set(course, signals);
  return signals.filter(
    ({ card, on, ...from }) =>
      from.seat === seat && agreedCard(hand, SUIT_OF[card] ?? 0, on, contract.strain) !== card,
  ).length;
}

/** Whether a card tells partner what is agreed: only the first of a plain suit does. */
function isSignal(observation: Observation, card: Card): boolean {
  const { hand, gone, turn, leader, trick, contract } = observation;
  const suit = SUIT_OF[card] ?? 0;
  const before = gone[turn] ?? EMPTY;
  if (!maySignal(turn, suit, contract) || suitIn(before, suit, RANKS) !== 0) return false;
  const on = occasionOf(leader, turn, trick[0] ?? card, card);
  return agreedCard(union(hand, before), suit, on, contract.strain) === card;
}

/** What a defender's card tells partner by agreement. */
type AgreedSignal = 'encourages' | 'discourages' | 'even' | 'odd' | 'wants' | 'declines';

const MEANINGS: Readonly<
  Record<Occasion, { readonly high: AgreedSignal; readonly low: AgreedSignal }>
> = {
  'partner led': { high: 'encourages', low: 'discourages' },
  'declarer led': { high: 'even', low: 'odd' },
  discard: { high: 'wants', low: 'declines' },
};

/** What a card tells partner by agreement; undefined where it is no signal. */
export function agreedSignal(observation: Observation, card: Card): AgreedSignal | undefined {
  const { hand, gone, turn, leader, trick, contract } = observation;
  const isSpot = ((SPOTS >> rankOf(card)) & 1) === 1;
  if (trick.length === 0 || !isSpot || !isSignal(observation, card)) return undefined;
  const on = occasionOf(leader, turn, trick[0] ?? card, card);
  const held = suitIn(union(hand, gone[turn] ?? EMPTY), SUIT_OF[card] ?? 0, RANKS);
  const ruffs = size(held) === 2 && trumpsIn(hand, contract.strain) > 0;
  const { high, low } = MEANINGS[on];
  return isHighAgreed(held, on, ruffs) ? high : low;
}

/** Whether a seat has led a suit so far. */
export function hasLed(
  course: readonly Card[],
  { declarer, strain }: Contract,
  seat: Seat,
  suit: number,
): boolean {
  let leader = (declarer + 1) & 3;
  for (let from = 0; from < course.length; from += 4) {
    const trick = course.slice(from, from + 4);
    if (leader === seat && SUIT_OF[trick[0] ?? 0] === suit) return true;
    leader = (leader + winnerOf(trick, strain)) & 3;
  }
  return false;
}

const SIGNAL = 15;
const WIN = 40;
/** In fourth hand a ruff that does not win is wanted less than any other card that does not. */
const RUFF = 1;
const LOSER = 6;

/** The weight of following with a card: low but for signals, in fourth hand the lowest that wins; trumps are kept. */
function followWeight(observation: Observation, card: Card): number {
  const { trick, contract } = observation;
  const { strain } = contract;
  const ruffs = SUIT_OF[card] === strain && SUIT_OF[trick[0] ?? 0] !== strain;
  const weight = lowness(card) + (isSignal(observation, card) ? SIGNAL : 0);
  if (trick.length < 3) return weight;
  const wins = winnerOf([...trick, card], strain) === trick.length;
  if (wins) return WIN + lowness(card);
  return ruffs ? weight + RUFF : weight + LOSER;
}

export const policy = (observation: Observation, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => {
    if (kindOf(move) !== 'play') return 1;
    if (observation.trick.length === 0) return leadWeight(observation, move);
    return followWeight(observation, move);
  });

/** With fewer tricks left than this nobody claims. */
const FEWEST = 2;

/** Cards of a suit that beat everything the defenders may hold of it. */
function masters(own: number, out: number): number {
  return out === 0 ? size(own) : size(own >>> (last(out) + 1));
}

/** Whether every card of the suit wins when led from the top, and the defenders then hold none of it. */
function runs(own: number, partner: number, out: number): boolean {
  if (own === 0) return true;
  const clear = partner === 0 || last(partner) < last(own & -own);
  const tops = masters(own, out);
  return clear && (tops === size(own) || tops >= size(out));
}

/** Whether the hand on lead takes every trick by itself, however the defenders' cards lie. */
function takesAll(hand: WideSet, partner: WideSet, out: WideSet, trump: number): boolean {
  if (trump !== NOTRUMP) {
    const theirTrumps = suitIn(out, trump, RANKS);
    const ownMasters = masters(suitIn(hand, trump, RANKS), theirTrumps);
    if (theirTrumps !== 0 && ownMasters < size(theirTrumps)) return false;
  }
  return [0, 1, 2, 3].every((suit) =>
    runs(suitIn(hand, suit, RANKS), suitIn(partner, suit, RANKS), suitIn(out, suit, RANKS)),
  );
}

/** The claim of all remaining tricks, for a declarer on lead who cannot lose one. */
export function sureClaim(observation: Observation): Move | undefined {
  const { contract, observer, turn, trick, hand, dummy } = observation;
  if (observer !== contract.declarer || trick.length > 0 || tricksLeft(observation) < FEWEST)
    return undefined;
  const out = difference(FULL, observation.gone.reduce(union, union(hand, dummy)));
  const isOwnLead = turn === observer;
  const leading = isOwnLead ? hand : dummy;
  const following = isOwnLead ? dummy : hand;
  const sure = takesAll(leading, following, out, contract.strain);
  return sure ? moveOf('claim', tricksLeft(observation)) : undefined;
}
