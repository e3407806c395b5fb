/**
 * How a decent player bids, calls, announces and discards in Binokel, as weights of the moves; `play-policy.ts` plays
 * the cards. The weights are chosen by judgement; `npm run ladder -- binokel` measures them.
 * The value of a hand to its bidder, with each suit as trump, was fitted to a few thousand deals between
 * opponents; `npm run weights -- binokel` refits it to deals that the policy alone plays, and prints both.
 */
import { type Bag, bagDifference, withCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { CALLS, mayCall } from '../rules/announce.ts';
import {
  ACE,
  aboutOf,
  CARD_POINTS,
  COPIES,
  cardOf,
  DABB_CARDS,
  kindOf,
  type Move,
  moveOf,
  OFFEN,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  TEN,
  VON_HAND,
  WEG,
} from '../rules/cards.ts';
import { counts, meldSums, meldsOf, shownCards } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { highRank, lowestBid, type Options, partyOf, trumpOf } from '../rules/state.ts';
import { isDurch, playWeights } from './play-policy.ts';

/** Points that a card adds to the expected tricks of its hand. */
export interface Weights {
  readonly base: number;
  readonly trump: number;
  readonly trumpAce: number;
  readonly trumpTen: number;
  readonly ace: number;
  readonly ten: number;
}

export const BEFORE: Weights = { base: 0, trump: 9, trumpAce: 14, trumpTen: 6, ace: 14, ten: 6 };
/** Weights for a hand with the Dabb and four cards still to discard, of three players. */
export const AFTER: Weights = { base: -58, trump: 19, trumpAce: 21, trumpTen: 8, ace: 17, ten: 5 };
export const WITH_PARTNER: Weights = {
  base: 78,
  trump: 16,
  trumpAce: 11,
  trumpTen: 4,
  ace: 8,
  ten: 5,
};

/** The points that a card adds to the expected tricks of its hand. */
function brought(card: Card, trump: number, weights: Weights): number {
  const isTrump = suitOf(card) === trump;
  switch (rankOf(card)) {
    case ACE:
      return isTrump ? weights.trump + weights.trumpAce : weights.ace;
    case TEN:
      return isTrump ? weights.trump + weights.trumpTen : weights.ten;
    default:
      return isTrump ? weights.trump : 0;
  }
}

/** The value of a hand with each suit as trump: its melds, and its trick cards by these weights. */
export function strengths(hand: Bag, weights: Weights): readonly number[] {
  return meldSums(hand).map((melds, trump) => {
    let total = melds + weights.base;
    for (const card of hand) total += brought(card, trump, weights);
    return total;
  });
}

/** Declarer's expected value by trump suit, before the discard. */
export const valuesWith = (hand: Bag, { players }: Options): readonly number[] =>
  strengths(hand, players === 4 ? WITH_PARTNER : AFTER);

/** The value of the Dabb to a bidder, alone and with a partner, and the share of a hand's strength that counts. */
export const LIMIT = { alone: 130, withPartner: 160, share: 0.7 };
/** Points added to the limit where a lost bid is charged only once and so is risked sooner; chosen by judgement. */
const CHEAPER = 20;

/**
 * Points added to the limit where declarer may call a card. Two opponents have every card that declarer lacks; with a
 * partner some calls are in vain.
 */
const CALLING = { alone: 110, withPartner: 60 };

/** The highest bid the hand makes two times in three with the help of the Dabb. */
export function limitOf(hand: Bag, { players, lostFactor, rufen }: Options): number {
  const strength = Math.max(...strengths(hand, BEFORE));
  const side = players === 4 ? 'withPartner' : 'alone';
  const cheaper = lostFactor === 1 ? CHEAPER : 0;
  const calling = rufen ? CALLING[side] : 0;
  const base = LIMIT[side] + cheaper + calling;
  return Math.max(base + LIMIT.share * strength, strength);
}

/** Cards that are sure to win when led one after another in a game without trumps. */
export function sureTricks(hand: Bag): number {
  const held = counts(hand);
  let sure = 0;
  for (let suit = 0; suit < SUITS; suit++)
    for (let rank = RANKS - 1; rank >= 0; rank--) {
      const cards = held[cardOf(suit, rank)] ?? 0;
      sure += cards;
      if (cards < 2) break;
    }
  return sure;
}

/** The bidder's limit; lower against a partner, whose bid serves as well. */
function limitNow(observation: Observation): number {
  const high = observation.calls.findLast(({ bid }) => bid !== WEG);
  const { players } = observation.options;
  const isPartners =
    high !== undefined && partyOf(high.seat, players) === partyOf(observation.turn, players);
  return limitOf(ownHand(observation), observation.options) - (isPartners ? OVER_PARTNER : 0);
}

const OVER_PARTNER = 60;
/** Bidders give up at random within about this many points of their limit. */
const BID_SPREAD = 8;

/** The weights of bids: the lowest one while the hand supports it, else giving up. */
function bidWeights(observation: Observation, moves: readonly Move[]): readonly number[] {
  const lowest = lowestBid(observation);
  const willing = 1 / (1 + Math.exp((lowest - limitNow(observation)) / BID_SPREAD));
  return moves.map((move) => {
    if (move === WEG) return 1 - willing;
    if (move === moveOf('bid', lowest)) return willing + 0.001;
    return 0;
  });
}

/** Sure tricks a hand needs before its player considers a Durch. */
const DURCH_FROM = 10;
const UNLIKELY = 0.001;

/** The weight of a special game: an open Durch where every trick is sure, else hardly any. */
function specialWeight(hand: Bag, special: number): number {
  const sure = sureTricks(hand);
  if (special === OFFEN && sure >= hand.length - DABB_CARDS) return 5;
  return special === VON_HAND || sure > DURCH_FROM ? 1 : UNLIKELY;
}

/** The chance that an opponent has a card of which `copies` are out: of four players the partner may have it. */
function chanceOfCall(copies: number, { players }: Options): number {
  if (copies === 0) return 0;
  return players === 4 ? 1 - (1 / 3) ** copies : 1;
}

/** What the hand is worth more, on average, for each card called (BIN-7). */
export function callGains(observation: Observation, cards: readonly Card[]): readonly number[] {
  const { options } = observation;
  const hand = ownHand(observation);
  const held = counts(hand);
  const before = Math.max(...valuesWith(hand, options));
  return cards.map((card) => {
    const chance = chanceOfCall(COPIES - (held[card] ?? 0), options);
    if (chance === 0) return 0;
    return chance * (Math.max(...valuesWith(withCards(hand, [card]), options)) - before);
  });
}

const CALLED_CARDS = CALLS.map(aboutOf);
/** Points of a call's gain that make its weight e times as large. */
const CALL_SPREAD = 40;

/** The weights of calls; whatever else may be announced comes after a call that gains anything. */
function callWeights(
  observation: Observation,
  moves: readonly Move[],
): readonly number[] | undefined {
  const gains = callGains(observation, CALLED_CARDS);
  const most = Math.max(...gains);
  if (most === 0) return undefined;
  return moves.map((move) => {
    const gain = kindOf(move) === 'call' ? (gains[aboutOf(move)] ?? 0) : 0;
    return gain === 0 ? 0.0001 : Math.exp((gain - most) / CALL_SPREAD);
  });
}

/**
 * Weighs declarer's calls, games and giving up (`ab`), which looks better the less likely the hand is to make its bid.
 */
function announceWeights(observation: Observation, moves: readonly Move[]): readonly number[] {
  const calls = mayCall(observation) ? callWeights(observation, moves) : undefined;
  if (calls !== undefined) return calls;
  const hand = ownHand(observation);
  const values = valuesWith(hand, observation.options);
  const best = Math.max(...values);
  const made = 1 / (1 + Math.exp((highRank(observation) - best) / 25));
  return moves.map((move) => {
    const value = aboutOf(move);
    switch (kindOf(move)) {
      case 'announce':
        return specialWeight(hand, value);
      case 'ab':
        return made < 0.3 ? 2 * (1 - made) : 0.001;
      case 'game':
        return values[value] === best ? 1 : 0.01;
      default:
        return 0.02;
    }
  });
}

/** The weight of discarding a card: low for cards that meld or win, high for lone low cards and tens without their ace. */
function awayWeight(hand: Bag, spare: Bag, trump: number, move: Move): number {
  const card = aboutOf(move);
  if (!spare.includes(card)) return 0.02;
  if (suitOf(card) === trump) return 0.1;
  const suit = hand.filter((other) => suitOf(other) === suitOf(card));
  if (rankOf(card) === ACE) return 0.15;
  const points = CARD_POINTS[card] ?? 0;
  return (kindOf(move) === 'away' ? 1 + points / 5 : 2 / (1 + points)) * (3 / suit.length);
}

/** The weights of discards in a Durch: no card that is sure of its trick. */
function durchAwayWeights(hand: Bag, moves: readonly Move[]): readonly number[] {
  const sure = sureTricks(hand);
  return moves.map((move) =>
    sureTricks(bagDifference(hand, [aboutOf(move)])) === sure ? 1 : 0.01,
  );
}

/**
 * Weighs discards: cards that meld nothing in the best trump go first, in a Durch those that are not sure of a trick.
 */
function awayWeights(observation: Observation, moves: readonly Move[]): readonly number[] {
  const hand = ownHand(observation);
  if (isDurch(observation)) return durchAwayWeights(hand, moves);
  const values = valuesWith(hand, observation.options);
  const trump =
    observation.contract === null ? values.indexOf(Math.max(...values)) : trumpOf(observation);
  const spare = bagDifference(hand, shownCards(meldsOf(hand, trump)));
  return moves.map((move) => awayWeight(hand, spare, trump, move));
}

/** Weights of the moves of a decision, which are all of one kind. */
export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  const [first = WEG] = moves;
  switch (kindOf(first)) {
    case 'play':
      return playWeights(observation, moves);
    case 'weg':
    case 'special':
    case 'bid':
      return bidWeights(observation, moves);
    case 'away':
    case 'return':
      return awayWeights(observation, moves);
    default:
      return announceWeights(observation, moves);
  }
}
