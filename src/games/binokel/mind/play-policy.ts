/**
 * How a decent player plays the cards of Binokel, as weights of the cards: what is gone and what others are known to
 * lack tells which cards win. The weights are chosen by judgement; `npm run ladder -- binokel` measures them.
 */
import { right } from '../../../blocks/seats.ts';
import { pointsOf } from '../../../blocks/trick.ts';
import type { Card } from '../../../cards/pack.ts';
import {
  CARD_POINTS,
  COPIES,
  KINDS,
  LAST_TRICK,
  rankOf,
  SUITS,
  suitOf,
  TEN,
  UNTEN,
} from '../rules/cards.ts';
import { winnerOf } from '../rules/follow.ts';
import { totalOfMelds } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { highRank, partyOf, samePartyAs, trumpOf } from '../rules/state.ts';

/** The points of a deal: those of all cards, and of the last trick. */
const ALL_POINTS = COPIES * CARD_POINTS.reduce((sum, points) => sum + points, 0) + LAST_TRICK;

const pointsOfCard = (card: Card): number => CARD_POINTS[card] ?? 0;

/** What the seat to play knows of the cards that it does not see, by suit. */
export interface Unseen {
  readonly trump: number;
  /** The cards that are neither in the hand, nor played, nor among the seat's own discards. */
  readonly out: readonly number[];
  /** The highest rank that a rival who has yet to play to the trick may hold; `NONE` where none may hold any. */
  readonly highest: readonly number[];
}

const NONE = -1;

/** By suit, a rank that no card of the rivals reaches who have yet to play to the trick. */
function reachOfRivals({ turn, leader, options, ceilings }: Observation): readonly number[] {
  const { players } = options;
  const reach = NO_REACH.slice();
  for (let seat = right(turn, players); seat !== leader; seat = right(seat, players)) {
    if (partyOf(seat, players) === partyOf(turn, players)) continue;
    for (let suit = 0; suit < SUITS; suit++)
      reach[suit] = Math.max(reach[suit] ?? 0, ceilings[seat * SUITS + suit] ?? 0);
  }
  return reach;
}
const NO_REACH: readonly number[] = Array.from({ length: SUITS }, () => 0);

/** The number of each card that the seat to play does not see. */
function copiesOut(observation: Observation): readonly number[] {
  const left = ALL_COPIES.slice();
  const { gone, mine, trick } = observation;
  for (const cards of [ownHand(observation), gone, mine, trick])
    for (const card of cards) left[card] = (left[card] ?? 0) - 1;
  return left;
}
const ALL_COPIES: readonly number[] = Array.from({ length: KINDS }, () => COPIES);

/** Counts by suit the cards that the seat to play does not see, and the highest that a rival still to play may hold. */
export function unseenBy(observation: Observation): Unseen {
  const copies = copiesOut(observation);
  const reach = reachOfRivals(observation);
  const out = NO_REACH.slice();
  const highest = NO_REACH.map(() => NONE);
  for (let card = 0; card < KINDS; card++) {
    const suit = suitOf(card);
    const left = copies[card] ?? 0;
    out[suit] = (out[suit] ?? 0) + left;
    if (left > 0 && rankOf(card) < (reach[suit] ?? 0)) highest[suit] = rankOf(card);
  }
  return { trump: trumpOf(observation), out, highest };
}

/** Of a suit with fewer cards out than this somebody probably has none. */
const SCARCE = 3;

/** Whether a rival may hold a trump. */
export const isTrumpOut = ({ trump, highest }: Unseen): boolean => (highest[trump] ?? NONE) > NONE;

/** Whether a card is a plain ten of which a rival may hold the ace. */
export const isUnderAce = ({ trump, highest }: Unseen, card: Card): boolean =>
  rankOf(card) === TEN && suitOf(card) !== trump && (highest[suitOf(card)] ?? NONE) > TEN;

/** Whether a rival may well beat the card that lies highest: with a card of its suit, or with a trump. */
function isInDanger(unseen: Unseen, led: number, top: Card): boolean {
  const suit = suitOf(top);
  if ((unseen.highest[suit] ?? NONE) > rankOf(top)) return true;
  return suit !== unseen.trump && isTrumpOut(unseen) && (unseen.out[led] ?? 0) < SCARCE;
}

/** Whether declarer must take every trick. */
export const isDurch = ({ contract }: Observation): boolean =>
  contract?.kind === 'special' && contract.special !== UNTEN;

/** The weight of a trump that is led: only declarer draws trumps, and only while others have some. */
function trumpLeadWeight({ turn, declarer, options }: Observation, unseen: Unseen, card: Card) {
  if (!isTrumpOut(unseen)) return 0.03;
  const isTop = (unseen.highest[unseen.trump] ?? NONE) <= rankOf(card);
  const isDefended = partyOf(turn, options.players) !== partyOf(declarer, options.players);
  if (isDefended) return isTop ? 0.06 : 0.02;
  return isTop ? 3 : 1.2;
}

/** The weight of a lead: cards that nothing beats come first, and a ten never goes under an ace that is still out. */
function leadWeight(observation: Observation, unseen: Unseen, card: Card): number {
  const suit = suitOf(card);
  if (suit === unseen.trump) return trumpLeadWeight(observation, unseen, card);
  const isTop = (unseen.highest[suit] ?? NONE) <= rankOf(card);
  if (isTop) return isInDanger(unseen, suit, card) ? 1.5 : 4;
  if (rankOf(card) === TEN || isDurch(observation)) return 0.01;
  return 1.2 - pointsOfCard(card) / 15;
}

/** The points that declarer's game can spare; negative where there are no melds and tricks for it (BIN-14). */
function sparePoints(observation: Observation): number {
  const { melds, declarer, options } = observation;
  const party = samePartyAs(declarer, options.players);
  const shown = party.reduce((sum, seat) => sum + totalOfMelds(melds[seat] ?? []), 0);
  return ALL_POINTS - Math.max(0, highRank(observation) - shown);
}

/** The points in tricks of declarer's party, or in those of all others. */
function pointsTaken({ points, declarer, options }: Observation, byDeclarers: boolean): number {
  const party = samePartyAs(declarer, options.players);
  return points.reduce(
    (sum, own, seat) => (party.includes(seat) === byDeclarers ? sum + own : sum),
    0,
  );
}

/** Whether the tricks taken by others, with so many more points, defeat declarer's game. */
export const isLost = (observation: Observation, more = 0): boolean =>
  pointsTaken(observation, false) + more > sparePoints(observation);

/** Whether melds and tricks taken make declarer's game, whatever has been put away. */
export const isMade = (observation: Observation): boolean =>
  pointsTaken(observation, true) >= Math.max(1, ALL_POINTS - sparePoints(observation));

/**
 * Whether a card defeats declarer's game for certain: it ends a trick of the other parties, whose points come to more
 * than the game can spare, and would not without the points of the card.
 */
export function defeats(observation: Observation, card: Card): boolean {
  const { declarer, options, trick, leader, contract, turn } = observation;
  const { players } = options;
  const cards = [...trick, card];
  if (contract?.kind !== 'game' || cards.length < players) return false;
  const party = samePartyAs(declarer, players);
  if (party.includes(turn)) return false;
  const winner = (leader + players - winnerOf(cards, contract.suit)) % players;
  if (party.includes(winner)) return false;
  const before = pointsTaken(observation, false) + pointsOf(trick, CARD_POINTS);
  const spare = sparePoints(observation);
  return before <= spare && before + pointsOfCard(card) > spare;
}

/** The weight of a card that goes to a trick of another party: the lowest, unless a counter defeats declarer. */
function givenWeight(observation: Observation, card: Card): number {
  if (defeats(observation, card)) return 4;
  return (2 / (1 + pointsOfCard(card))) ** 2;
}

/** The weight of a card that follows: points go to tricks of the own party that are safe. */
function followWeight(observation: Observation, unseen: Unseen, card: Card): number {
  const { trick, leader, turn, options } = observation;
  const { players } = options;
  const cards = [...trick, card];
  const place = winnerOf(cards, unseen.trump);
  const winner = (leader + players - place) % players;
  if (partyOf(winner, players) !== partyOf(turn, players)) return givenWeight(observation, card);
  const [led = card] = cards;
  const isRisked = isInDanger(unseen, suitOf(led), cards[place] ?? card);
  return isRisked ? 1 / (1 + pointsOfCard(card) / 6) : 1 + pointsOfCard(card) / 4;
}

/** The weights of the cards that may be played. */
export function playWeights(observation: Observation, cards: readonly Card[]): readonly number[] {
  const unseen = unseenBy(observation);
  const weight = observation.trick.length === 0 ? leadWeight : followWeight;
  return cards.map((card) => weight(observation, unseen, card));
}
