/**
 * What computer players know about bridge beyond its rules: they bid by the system, sample hands that would
 * have made the calls heard, and value cards by solving the sampled deals double dummy. How far a call is
 * trusted is judgement; `npm run bench -- bridge play` measures it.
 */

import type { Card } from '../../../cards/pack.ts';
import { EMPTY, union, type WideSet, wideSetOf } from '../../../cards/wide-set.ts';
import type { Assignment, Outcome, Seat, Unfolded } from '../../../engine/game.ts';
import type { WorldSolver } from '../../../engine/searched.ts';
import { evaluatedCall } from '../evaluation/evaluate.ts';
import { declarersShare, declarersTaken, settleClaim, tricksLeft } from '../rules/claim.ts';
import { type Observation, unseenSeats } from '../rules/observation.ts';
import { tricksMade } from '../rules/score.ts';
import { openCards, openTricks, type TricksByCard } from '../solver/open-hands.ts';
import { BOOK, type Move, RANKS, SUIT_OF } from '../state/cards.ts';
import { evaluateHand, type Hand, lengthPoints } from '../state/hand.ts';
import { type State, sideOf } from '../state/state.ts';
import { boardScore, GAME, isVulnerable, trickValue, vulnerability } from '../state/values.ts';
import { chooseCall } from '../system/meaning.ts';
import { readDeal } from '../system/reading.ts';
import type { Shown } from '../system/shown.ts';
import { chooseLead, isFirstLead, otherSignals, sureClaim } from './play.ts';

const SLAM = 6;

function ownEvents(end: State): readonly string[] {
  const { level, strain, doubled } = end.deal.contract;
  const over = tricksMade(end) - BOOK - level;
  if (over < 0) return ['declares'];
  return [
    'declares',
    'makes',
    ...(over > 0 ? ['over'] : []),
    ...(trickValue(strain, level) * doubled >= GAME ? ['game'] : []),
    ...(level >= SLAM ? ['slam'] : []),
  ];
}

export function events({ end, seat }: Unfolded<State, Move>): readonly string[] {
  const { level, declarer, doubled } = end.deal.contract;
  if (level === 0) return [];
  const isOwn = sideOf(declarer) === sideOf(seat);
  const isDown = tricksMade(end) < BOOK + level;
  return [
    ...(isOwn ? ownEvents(end) : isDown ? ['defeats'] : []),
    ...(doubled > 1 ? ['doubled'] : []),
  ];
}

/** The side has made more points in the deal than the other. */
export const success = ({ points }: Outcome, seat: Seat): boolean =>
  (points[seat] ?? 0) > (points[(seat + 1) & 3] ?? 0);

/** Positions of a level that judges its calls: of the strongest, which solves no better with more. */
export const JUDGING = 12_100;

/** The system's call, or one judged better; the usual lead; a claim that holds in every layout. */
export function bookMove(
  observation: Observation,
  moves: readonly Move[],
  positions = 0,
): Move | undefined {
  if (observation.phase === 'play') {
    if (!isFirstLead(observation)) return sureClaim(observation);
    const lead = chooseLead(observation);
    return moves.includes(lead) ? lead : undefined;
  }
  const reading = readDeal(observation);
  const hand = evaluateHand(observation.hand);
  const vulnerable = vulnerability(observation);
  const call =
    positions < JUDGING
      ? chooseCall(hand, reading.setting)
      : evaluatedCall(hand, reading, vulnerable);
  return moves.includes(call) ? call : undefined;
}

/** How much less likely each point, and each card, outside the range shown makes a hand. */
const OFF_POINT = 0.5;
const OFF_CARD = 0.2;

const beyond = (value: number, low: number, high: number): number =>
  Math.max(0, low - value, value - high);

function fits(hand: Hand, shown: Shown): number {
  const weak = Math.max(0, shown.low - lengthPoints(hand));
  const points = Math.max(weak, hand.high - shown.high);
  const cards = hand.length.reduce(
    (off, n, suit) => off + beyond(n, shown.min[suit] ?? 0, shown.max[suit] ?? 13),
    0,
  );
  return OFF_POINT ** points * OFF_CARD ** cards;
}

/** How much less likely a hand is from which another card, or another suit, would have been led. */
const OFF_LEAD = 0.4;
const OFF_SUIT = 0.15;

function leads(observation: Observation, firstLead: Card, seat: Seat, hand: WideSet): number {
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
    if (shown !== undefined) likely *= fits(hand, shown);
    if (seat === leader && lead !== undefined) likely *= leads(observation, lead, seat, dealt);
    likely *= OFF_SIGNAL ** otherSignals(observation, seat, dealt);
    if (likely > HOPELESS)
      likely *= OFF_CALL ** meanings.filter((one) => one.seat === seat && !one.holds(hand)).length;
  });
  return likely;
}

/** The share of a side's score that a partner counts as utility: both score the same points. */
const UTILITY_SHARE = 2 / 3;

/** The actor's utility if the declarer's side takes that many tricks in all. */
function valueFor(state: State, tricks: number): number {
  const side = sideOf(state.deal.contract.declarer);
  const score = boardScore(state.deal.contract, tricks, isVulnerable(state.deal, side));
  return UTILITY_SHARE * (sideOf(state.turn) === side ? score : -score);
}

function valuesBy(own: TricksByCard, state: State, moves: readonly Move[]): readonly number[] {
  const taken = declarersTaken(state);
  const side = sideOf(state.turn);
  return moves.map((card) =>
    valueFor(state, taken + declarersShare(state, own.get(card) ?? 0, side)),
  );
}

/** With more tricks left, too few worlds could be solved to be of use. */
const MOST_SOLVED = 11;

function endsOf(
  own: TricksByCard | undefined,
  state: State,
  moves: readonly Move[],
): readonly State[] | undefined {
  const known = moves.flatMap((card) => own?.get(card) ?? []);
  if (known.length < moves.length) return undefined;
  const side = sideOf(state.turn);
  return known.map((own) => settleClaim(state, declarersShare(state, own, side)));
}

export function openWorldSolver(limit: number): WorldSolver<State, Move> {
  const cards = openCards(limit);
  return {
    ends: (state, moves) =>
      state.phase === 'play' && tricksLeft(state) <= MOST_SOLVED
        ? endsOf(cards.tricks(state), state, moves)
        : undefined,
    solve: (state, moves) => {
      const own = state.phase === 'play' ? cards.tricks(state) : undefined;
      return own && valuesBy(own, state, moves);
    },
    spent: cards.spent,
    close: cards.close,
  };
}

/** Ignores the bidding, what was played and who has shown out. */
export const forget = (observation: Observation): Observation => ({
  ...observation,
  auction: { ...observation.auction, calls: [] },
  voids: 0,
  course: [],
});

/**
 * Deals played on to judge a decision are solved from this many tricks left. The errors of card play
 * and the foresight of the solver then balance: declarer takes as many tricks as double dummy would give.
 */
const SOLVED_TRICKS = 8;

export function finish(state: State): State | undefined {
  const { phase, trick } = state;
  if (phase !== 'play' || trick.length > 0 || tricksLeft(state) > SOLVED_TRICKS) return undefined;
  return settleClaim(state, declarersShare(state, openTricks(state), 0));
}
