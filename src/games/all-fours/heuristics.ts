/**
 * The policy, the events and the likelihood by which computer players play All Fours. The weights are judgement;
 * `npm run ladder -- all-fours` measures them.
 */

import { claimLeads } from '../../blocks/claim-line.ts';
import { namesThatHold } from '../../blocks/conditions.ts';
import { isContested, isVoid, tricksTaken } from '../../blocks/trick.ts';
import { lowestTwin } from '../../blocks/twins.ts';
import type { Card } from '../../cards/pack.ts';
import * as sets from '../../cards/set.ts';
import {
  cardsOf,
  EMPTY,
  size,
  suitIn,
  union,
  type WideSet,
  wideSetOf,
} from '../../cards/wide-set.ts';
import type { Assignment, Endgame, Outcome, Seat, Unfolded } from '../../engine/game.ts';
import { type Observation, unseenBy, unseenSet } from './observation.ts';
import { beats, winnerOf } from './rules.ts';
import {
  aboutOf,
  GAME_COUNT,
  kindOf,
  type Move,
  type PointKind,
  RANKS,
  type State,
  SUIT_OF,
} from './state.ts';
import { forehandOf, proposal } from './trump.ts';

const OWN: readonly PointKind[] = ['high', 'low', 'jack', 'game'];

/** Whether the card that the seat leads takes its trick; false for an answer, which decides the trick by itself. */
function takesTrickLed({ before, seat, steps }: Unfolded<State, Move>): boolean {
  const { leader, trick, trump } = before;
  const begun = { leader, trick, players: 2 };
  if (before.phase !== 'play' || !isContested(begun)) return false;
  const [taken] = tricksTaken(begun, steps.slice(0, 2), winnerOf(trump));
  return taken?.winner === seat;
}

/**
 * Names of what has happened to a player between a decision and the end looked ahead to: points scored, the jack caught
 * by the opponent, the trick led to.
 */
export function events(unfolded: Unfolded<State, Move>): readonly string[] {
  const { seat, end } = unfolded;
  const scores = (who: number, score: PointKind): boolean =>
    end.scored.some((one) => one.seat === who && one.what === score);
  const others = namesThatHold({
    caught: scores(1 - seat, 'jack'),
    trick: takesTrickLed(unfolded),
  });
  return [...OWN.filter((score) => scores(seat, score)), ...others];
}

/** ALF-7: the deciding deal is won with the match; any other by the player who scores more, or by nobody. */
export const success = ({ over, winners, points }: Outcome, seat: Seat): boolean =>
  over ? winners.includes(seat) : (points[seat] ?? 0) > (points[1 - seat] ?? 0);

/** The events that a move is sure to bring: a card led takes the trick if no unseen card beats it. */
export function certain(observation: Observation, move: Move): readonly string[] {
  const { phase, trick, trump } = observation;
  if (phase !== 'play' || trick.length > 0) return [];
  return unseenBy(observation).some((other) => beats(other, move, trump)) ? [] : ['trick'];
}

/** The trumps that a player likes twice as much: jack to ace, and the deuce. */
const LIKED = sets.setOf([0, ...Array.from({ length: RANKS - 9 }, (_, i) => 9 + i)]);

/** How good a suit is as trump for a hand: its cards, high ones and the deuce counting more. */
export function liking(hand: WideSet, suit: number): number {
  const held = suitIn(hand, suit, RANKS);
  return sets.size(held) + sets.size(held & LIKED);
}

/** The value of keeping a card and not putting it away: of trumps most, then of cards that count, then of high ones. */
const keepValue = (card: Card, trump: number): number =>
  (SUIT_OF[card] === trump ? 12 : 0) + (GAME_COUNT[card] ?? 0) + (card % RANKS) / RANKS;

/**
 * Weighs what can be said of the suit turned up (ALF-3): the better it suits the hand, the rather stand or give a point
 * for it.
 */
function wordWeight(observation: Observation, word: ReturnType<typeof kindOf>): number {
  const likes = liking(observation.hand, proposal(observation));
  if (word === 'stand') return 0.5 + likes;
  if (word === 'give') return 0.3 + 0.6 * likes;
  return 2.5;
}

/** The weight of a lead: high for cards that the opponent cannot beat, the more so if they count. */
function leadWeight({ trump, voids, observer }: Observation, others: WideSet, card: Move): number {
  const suit = SUIT_OF[card] ?? 0;
  const count = GAME_COUNT[card] ?? 0;
  const held = (one: number): number =>
    isVoid(voids, 1 - observer, one) ? 0 : suitIn(others, one, RANKS);
  const isBeaten = held(suit) >>> (card % RANKS) > 1 || (suit !== trump && held(trump) > 0);
  if (!isBeaten) return 2 + count / 3;
  if (card % RANKS >= 11) return 2;
  if (count >= 10) return 0.3;
  return 1;
}

/**
 * Weighs the second card of a trick: win what counts, cheaply without a trump if possible, else lose nothing that
 * counts.
 */
function answerWeight(observation: Observation, lead: Move, card: Move): number {
  const count = GAME_COUNT[card] ?? 0;
  const trump = SUIT_OF[card] === observation.trump;
  const wins = beats(card, lead, observation.trump);
  const prize = count + (GAME_COUNT[lead] ?? 0);
  if (wins) return 1 + prize / 3 + (trump ? 0.5 : 1);
  return 1.5 / (1 + count) + (trump ? 0 : 0.5);
}

/** How strongly a decent player prefers each move; cards that are worth least to keep are put away first. */
export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  const [lead] = observation.trick;
  if (observation.phase === 'play') {
    if (lead !== undefined) return moves.map((card) => answerWeight(observation, lead, card));
    const others = unseenSet(observation);
    return moves.map((card) => leadWeight(observation, others, card));
  }
  return moves.map((move) => {
    const kind = kindOf(move);
    if (kind !== 'away') return wordWeight(observation, kind);
    return 4 / (1 + keepValue(aboutOf(move), observation.trump)) ** 2;
  });
}

/**
 * A key of a move that is the same for cards between which nobody else holds one, if they count the same. Every trump
 * has a part of its own in high, low and jack.
 */
export function sameMove(observation: Observation, move: Move): string {
  const kind = kindOf(move);
  if (kind !== 'play' && kind !== 'away') return kind;
  const { hand, trick, trump, voids, observer } = observation;
  const card = aboutOf(move);
  const theirs = unseenBy(observation).filter(
    (other) => !isVoid(voids, 1 - observer, SUIT_OF[other] ?? 0),
  );
  const neighbours = {
    hand: cardsOf(hand, RANKS),
    between: [...theirs, ...trick],
    suitOf: SUIT_OF,
    points: GAME_COUNT,
  };
  return `${kind} ${SUIT_OF[card] === trump ? card : lowestTwin(card, neighbours)}`;
}

/** How often a player stands, by the liking of the hand for the suit proposed. */
const STANDS: readonly number[] = [0.05, 0.2, 0.65, 0.9, 0.95];
/** How often a dealer imposes the suit proposed, by the liking of the hand for it. */
const GIVES: readonly number[] = [0.05, 0.05, 0.07, 0.6, 0.7, 0.95];

const byLiking = (chances: readonly number[], likes: number): number =>
  chances[Math.min(likes, chances.length - 1)] ?? 0;

/** How likely the opponent with the hand assigned would have spoken as they did; 1 after a run, with a new hand. */
export function likelihood(observation: Observation, assignment: Assignment): number {
  const { observer, phase, trump, turned, scored } = observation;
  if (turned.length !== 1 || (phase !== 'answer' && trump < 0)) return 1;
  const other = 1 - observer;
  const hand = wideSetOf(assignment[0] ?? [], RANKS);
  const likes = liking(union(hand, observation.played[other] ?? EMPTY), proposal(observation));
  const begged = phase === 'answer' || scored.some(({ what }) => what === 'given');
  if (other !== forehandOf(observation)) return begged ? byLiking(GIVES, likes) : 1;
  if (begged) return 1 - byLiking(STANDS, likes);
  return byLiking(STANDS, likes);
}

/** The leads that take all tricks left, trumps first; a player who can neither follow nor trump plays anything. */
export function claimLine(observation: Observation): readonly Move[] | undefined {
  const { phase, turn, observer, trick, trump, voids } = observation;
  if (phase !== 'play' || turn !== observer || trick.length > 0) return undefined;
  return claimLeads({
    hand: cardsOf(observation.hand, RANKS),
    unseen: unseenBy(observation).filter(
      (card) => !isVoid(voids, 1 - observer, SUIT_OF[card] ?? 0),
    ),
    suitOf: SUIT_OF,
    trump,
    beats: (card, lead) => card > lead,
    follow: true,
  });
}

/** How many cards are left to play, and which seats play against each other, for the exact search of endings. */
export function endgame({ phase, hands }: State): Endgame | undefined {
  if (phase !== 'play') return undefined;
  return { moves: hands.reduce((sum, hand) => sum + size(hand), 0), sides: [0, 1] };
}
