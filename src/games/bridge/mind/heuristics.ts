/**
 * What computer players know about bridge beyond its rules: they bid by the system, sample hands that would
 * have made the calls heard, and value cards by solving the sampled deals double dummy (`analysis/open-cards.ts`). How far a
 * call is trusted is judgement; `npm run bench -- bridge play` measures it.
 */

import type { Card } from '../../../cards/pack.ts';
import { EMPTY, union, type WideSet, wideSetOf } from '../../../cards/wide-set.ts';
import type { Assignment, Outcome, Seat, Unfolded } from '../../../engine/game.ts';
import { evaluatedCall } from '../evaluation/evaluate.ts';
import { type Observation, unseenSeats } from '../rules/observation.ts';
import { tricksMade } from '../rules/score.ts';
import { BOOK, type Move, RANKS, SUIT_OF } from '../state/cards.ts';
import { evaluateHand, type Hand, lengthPoints } from '../state/hand.ts';
import { type State, sideOf } from '../state/state.ts';
import { GAME, trickValue, vulnerability } from '../state/values.ts';
import { chooseCall } from '../system/meaning.ts';
import { readDeal } from '../system/reading.ts';
import type { ShownHand } from '../system/shown.ts';
import { chooseLead, isFirstLead, otherSignals, sureClaim } from './play.ts';

const SLAM = 6;

/** Names of what the declaring side achieved with its contract, to be counted over many deals. */
function declarersEvents(end: State): readonly string[] {
  const { level, strain, doubled } = end.deal.contract;
  const over = tricksMade(end) - BOOK - level;
  const found = ['declares'];
  if (over < 0) return found;
  found.push('makes');
  if (over > 0) found.push('over');
  if (trickValue(strain, level) * doubled >= GAME) found.push('game');
  if (level >= SLAM) found.push('slam');
  return found;
}

const defendersEvents = (end: State): readonly string[] =>
  tricksMade(end) < BOOK + end.deal.contract.level ? ['defeats'] : [];

/** What became of a deal for the side of a seat, by the names of the game's events; nothing if all passed. */
export function events({ end, seat }: Unfolded<State, Move>): readonly string[] {
  const { level, declarer, doubled } = end.deal.contract;
  if (level === 0) return [];
  const isOwn = sideOf(declarer) === sideOf(seat);
  const found = isOwn ? declarersEvents(end) : defendersEvents(end);
  return doubled > 1 ? [...found, 'doubled'] : found;
}

/** Whether the side of a seat has made more points in the deal than the other. */
export const success = ({ points }: Outcome, seat: Seat): boolean =>
  (points[seat] ?? 0) > (points[(seat + 1) & 3] ?? 0);

/** The positions of the strongest level. It judges its calls; with more positions it would solve no better. */
export const HARD_POSITIONS = 12_100;

/** The call of the system, or one that is judged better. */
function bookCall(observation: Observation, positions: number): Move {
  const reading = readDeal(observation);
  const hand = evaluateHand(observation.hand);
  if (positions < HARD_POSITIONS) return chooseCall(hand, reading.setting);
  return evaluatedCall(hand, reading, vulnerability(observation));
}

/** The move that needs no search: the system's call, the usual opening lead, or a claim that holds in every layout. */
export function bookMove(
  observation: Observation,
  moves: readonly Move[],
  positions = 0,
): Move | undefined {
  const isPlay = observation.phase === 'play';
  if (isPlay && !isFirstLead(observation)) return sureClaim(observation);
  const move = isPlay ? chooseLead(observation) : bookCall(observation, positions);
  return moves.includes(move) ? move : undefined;
}

/** How much less likely each point outside the range shown makes a hand. */
const OFF_POINT = 0.5;
/** How much less likely each card outside the range shown makes a hand. */
const OFF_CARD = 0.2;

/** By how much a value lies outside a range. */
const beyond = (value: number, low: number, high: number): number =>
  Math.max(0, low - value, value - high);

/**
 * How well a hand fits what its seat’s calls have shown; 1 if it does entirely. Bidders promise strength in points
 * that count long suits too, but deny it in high-card points alone, so each limit is compared with its own.
 */
function shownLikelihood(hand: Hand, shown: ShownHand): number {
  const highCardPoints = hand.high;
  const tooWeak = Math.max(0, shown.low - lengthPoints(hand));
  const pointsOff = Math.max(tooWeak, highCardPoints - shown.high);
  const cardsOff = hand.length.reduce(
    (off, n, suit) => off + beyond(n, shown.min[suit] ?? 0, shown.max[suit] ?? 13),
    0,
  );
  return OFF_POINT ** pointsOff * OFF_CARD ** cardsOff;
}

/** How much less likely a hand is from which another card of the suit would have been led. */
const OFF_LEAD = 0.4;
/** How much less likely a hand is from which another suit would have been led. */
const OFF_SUIT = 0.15;

/** How well a hand fits the opening lead its seat has made. */
function leadLikelihood(
  observation: Observation,
  firstLead: Card,
  seat: Seat,
  hand: WideSet,
): number {
  const { contract, auction, dealer, options } = observation;
  const lead = chooseLead({ observer: seat, hand, contract, auction, dealer, options });
  if (lead === firstLead) return 1;
  return SUIT_OF[lead] === SUIT_OF[firstLead] ? OFF_LEAD : OFF_SUIT;
}

/** How much less likely a defender's hand is that would have signalled by another card. */
const OFF_SIGNAL = 0.5;

/** How much less likely each call makes a hand that the system would not have made it with. */
const OFF_CALL = 0.1;
/** Hands less likely than this are not asked what they would have called: that takes longest. */
const HOPELESS = 0.01;

/** How well the hands match what their seats have bid, what was led first, and what defenders have signalled. */
export function likelihood(observation: Observation, assignment: Assignment): number {
  const { setting, meanings } = readDeal(observation);
  const leader = (observation.contract.declarer + 1) & 3;
  const [lead] = observation.course;
  let likely = 1;
  unseenSeats(observation).forEach((seat, i) => {
    const held = wideSetOf(assignment[i] ?? [], RANKS);
    const dealt = union(held, observation.gone[seat] ?? EMPTY);
    const hand = evaluateHand(dealt);
    const shown = setting.shown[seat];
    if (shown !== undefined) likely *= shownLikelihood(hand, shown);
    if (seat === leader && lead !== undefined)
      likely *= leadLikelihood(observation, lead, seat, dealt);
    likely *= OFF_SIGNAL ** otherSignals(observation, seat, dealt);
    if (likely > HOPELESS)
      likely *= OFF_CALL ** meanings.filter((one) => one.seat === seat && !one.holds(hand)).length;
  });
  return likely;
}

/** What a weak player keeps in mind: not the bidding, what was played and who has shown out. */
export const forget = (observation: Observation): Observation => ({
  ...observation,
  auction: { ...observation.auction, calls: [] },
  voids: 0,
  course: [],
});
