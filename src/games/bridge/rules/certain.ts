/**
 * The tricks that declarer's side surely takes, however the cards that declarer does not see are divided. What is
 * counted is one line of leads, so that a better one may take more.
 */
import type { Card } from '../../../cards/pack.ts';
import { first, last, size } from '../../../cards/set.ts';
import {
  cardsOf,
  difference,
  suitCards,
  suitIn,
  union,
  type WideSet,
} from '../../../cards/wide-set.ts';
import { cardAt, NOTRUMP, RANKS, rankOf, SUIT_OF, winnerOf } from '../state/cards.ts';
import { FULL, type Observation } from './observation.ts';

const SUITS: readonly number[] = [0, 1, 2, 3];

/** The ranks of each suit that somebody holds, the two in bit 0. */
type BySuit = readonly number[];

/** The hand on lead, its partner's, and the cards that lie with the opponents. */
interface Known {
  readonly lead: BySuit;
  readonly across: BySuit;
  readonly out: BySuit;
}

/** Positions looked at; few lines need as many. */
const MOST_LOOKED_AT = 6000;

const bySuit = (set: WideSet): BySuit => SUITS.map((suit) => suitIn(set, suit, RANKS));

const heldIn = (hand: BySuit, suit: number): number => hand[suit] ?? 0;

const without = (hand: BySuit, suit: number, rank: number): BySuit =>
  hand.map((ranks, other) => (other === suit ? ranks & ~(1 << rank) : ranks));

const highestRank = (ranks: number): number => (ranks === 0 ? -1 : last(ranks));

/** Opponents' cards after a lead of a suit at its worst: all in one hand, which plays its lowest. */
const afterLead = (out: BySuit, suit: number): BySuit =>
  heldIn(out, suit) === 0 ? out : without(out, suit, first(heldIn(out, suit)));

/** The suit from which a hand that cannot follow throws a card: one whose lowest card is no winner, the longest of them. */
function thrownSuit(hand: BySuit, out: BySuit, trump: number): number {
  const others = SUITS.filter((suit) => heldIn(hand, suit) !== 0 && suit !== trump);
  const isIdle = (suit: number): boolean =>
    first(heldIn(hand, suit)) < highestRank(heldIn(out, suit));
  const idle = others.filter(isIdle);
  const from = idle.length > 0 ? idle : others;
  const longest = (one: number, other: number): number =>
    size(heldIn(hand, other)) > size(heldIn(hand, one)) ? other : one;
  return from.length === 0 ? trump : from.reduce(longest);
}

/** The cards of one trick from both hands, by their ranks; `follows`: the second hand has the suit. */
interface Lead {
  readonly suit: number;
  readonly rank: number;
  readonly answer: number;
  readonly follows: boolean;
}

/** The leads of a suit worth a try: high with the lowest or the highest card across, and low to the highest across. */
function leadsOf({ lead, across }: Known, suit: number): readonly Lead[] {
  const own = heldIn(lead, suit);
  const others = heldIn(across, suit);
  if (own === 0) return [];
  const high = last(own);
  if (others === 0) return [{ suit, rank: high, answer: -1, follows: false }];
  return [
    { suit, rank: high, answer: first(others), follows: true },
    { suit, rank: first(own), answer: last(others), follows: true },
    { suit, rank: high, answer: last(others), follows: true },
  ];
}

/** Counts the most sure tricks of lines from a position on. */
class Counter {
  private readonly known = new Map<string, number>();
  private readonly trump: number;

  constructor(trump: number) {
    this.trump = trump;
  }

  /** The sure tricks of the hand on lead and the one across. */
  count(at: Known): number {
    const key = `${at.lead}/${at.across}/${at.out}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    if (this.known.size > MOST_LOOKED_AT) return 0;
    this.known.set(key, 0);
    const leads = SUITS.flatMap((suit) => leadsOf(at, suit));
    const counts = leads.map((lead) => this.after(at, lead));
    const most = Math.max(0, ...counts);
    this.known.set(key, most);
    return most;
  }

  /** The sure tricks of a line that begins with this lead; none unless it surely takes its trick. */
  after(at: Known, { suit, rank, answer, follows }: Lead): number {
    const { trump } = this;
    const isRuffable = trump !== NOTRUMP && suit !== trump && heldIn(at.out, trump) !== 0;
    const best = Math.max(rank, answer);
    if (isRuffable || best < highestRank(heldIn(at.out, suit))) return 0;
    const thrown = follows ? suit : thrownSuit(at.across, at.out, trump);
    const card = follows ? answer : first(heldIn(at.across, thrown));
    const lead = without(at.lead, suit, rank);
    const across = heldIn(at.across, thrown) === 0 ? at.across : without(at.across, thrown, card);
    const out = afterLead(at.out, suit);
    const isAcross = answer > rank;
    const next = isAcross ? { lead: across, across: lead, out } : { lead, across, out };
    return 1 + this.count(next);
  }
}

/** The cards that lie with the opponents of declarer. */
const cardsOut = ({ hand, dummy, gone }: Observation): WideSet =>
  difference(FULL, gone.reduce(union, union(hand, dummy)));

/** Whether the card that leads a trick of these cards can be beaten by nobody who is still to play to it. */
function isSure(cards: readonly Card[], out: BySuit, strain: number): boolean {
  const top = cards[winnerOf(cards, strain)] ?? 0;
  const suit = SUIT_OF[top] ?? 0;
  const isOver = rankOf(top) > highestRank(heldIn(out, suit));
  const isUnruffed = strain === NOTRUMP || suit === strain || heldIn(out, strain) === 0;
  return cards.length === 4 || (isOver && isUnruffed);
}

/** The sure tricks from a trick that is under way: with a card that nobody can beat, and what follows it. */
function afterCard(observation: Observation, counter: Counter, card: Card): number {
  const { trick, leader, turn, contract } = observation;
  const { strain, declarer } = contract;
  const cards = [...trick, card];
  const taker = (leader + winnerOf(cards, strain)) & 3;
  const isOurs = taker === declarer || taker === contract.dummy;
  const at = knownTo(observation);
  // In second hand the hand across is still to play, and may have to overtake.
  if (!isOurs || cards.length === 2 || !isSure(cards, at.out, strain)) return 0;
  const played = without(at.lead, SUIT_OF[card] ?? 0, rankOf(card));
  if (taker === turn) return 1 + counter.count({ ...at, lead: played });
  return 1 + counter.count({ ...at, lead: at.across, across: played });
}

/** The cards that may be played now from the observer's hand, or dummy's where that is to play. */
export function cardsToPlay({
  turn,
  contract,
  trick,
  hand,
  dummy,
}: Observation): readonly number[] {
  const source = turn === contract.dummy ? dummy : hand;
  const [lead] = trick;
  const following = lead === undefined ? [] : suitCards(source, SUIT_OF[lead] ?? 0, RANKS);
  return following.length > 0 ? following : cardsOf(source, RANKS);
}

/** What declarer knows with either hand to play, which is `lead`. */
function knownTo(observation: Observation): Known {
  const { turn, contract, hand, dummy } = observation;
  const own = bySuit(hand);
  const others = bySuit(dummy);
  const out = bySuit(cardsOut(observation));
  if (turn === contract.declarer) return { lead: own, across: others, out };
  return { lead: others, across: own, out };
}

/** Tricks that declarer's side surely takes, the current one included, with declarer or dummy to play. */
export function certainTricks(observation: Observation): number {
  const { trick, contract } = observation;
  const counter = new Counter(contract.strain);
  if (trick.length === 0) return counter.count(knownTo(observation));
  return Math.max(
    0,
    ...cardsToPlay(observation).map((card) => afterCard(observation, counter, card)),
  );
}

/** The lead with which the certain tricks begin; undefined where none is certain. */
export function certainLead(observation: Observation): Card | undefined {
  const counter = new Counter(observation.contract.strain);
  const known = knownTo(observation);
  const most = counter.count(known);
  const leads = SUITS.flatMap((suit) => leadsOf(known, suit));
  const found = leads.find((lead) => counter.after(known, lead) === most);
  return most === 0 || found === undefined ? undefined : cardAt(found.suit, found.rank);
}
