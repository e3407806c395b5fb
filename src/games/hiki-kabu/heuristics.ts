/** The policy, the values of moves and the evaluation by which computer players play Hiki-Kabu. */
import { aboveOthers } from '../../blocks/banking.ts';
import type { Seat } from '../../engine/game.ts';
import { gainOfHitting, gainOfStanding, type Own } from './expectation.ts';
import { dealerOf, isNineOne, NO_CARD, resultOf, stakesOf } from './hand.ts';
import { type Observation, unseenOf } from './observation.ts';
import { hitShare, type Other, outlookOf, type Unseen } from './outlook.ts';
import type { Move } from './rules.ts';

/** The weights of the rule of thumb, by the player's own count alone. */
export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  if (moves.length === 1) return [1];
  const seat = observation.order[observation.place] ?? 0;
  const count = resultOf(observation, seat);
  const hits = hitShare(count, observation.order.length);
  return moves.map((move) => (move === 'hit' ? hits : 1 - hits));
}

/** Another hand as its outlook needs it: its open cards, its stake, and whether its player has acted. */
function otherOf(observation: Observation, seat: Seat, place: number, stake: number): Other {
  const third = observation.third[seat] ?? NO_CARD;
  const done = third === NO_CARD ? 'stood' : 'hit';
  return {
    open: observation.open[seat] ?? NO_CARD,
    act: place < observation.place ? done : 'waits',
    third,
    isDealer: seat === dealerOf(observation.order),
    stake,
  };
}

/**
 * The chips that a move gains on average, by the chances of all other hands; a dealer's nine and one wins every stake
 * (HIK-9).
 */
function gainOf(observation: Observation, own: Own, others: readonly Other[], move: Move): number {
  const hands = observation.order.length;
  if (own.isDealer && isNineOne(own.open, own.down))
    return others.reduce((pot, { stake }) => pot + stake, 0);
  const outlooks = (unseen: Unseen) => others.map((other) => outlookOf(other, unseen, hands));
  const gain = move === 'hit' ? gainOfHitting : gainOfStanding;
  return gain(own, unseenOf(observation), outlooks);
}

/** The expected gain of each move, by `outlook.ts` and `expectation.ts`, where no fourth card may follow. */
export function solveObservation(
  observation: Observation,
  moves: readonly Move[],
): readonly number[] | undefined {
  const { order, observer, options } = observation;
  if (options.fourthCard) return undefined;
  if (observation.phase !== 'play' || order[observation.place] !== observer) return undefined;
  const stakes = stakesOf(order, observation.open, options.dealerStakes);
  const own: Own = {
    open: observation.open[observer] ?? NO_CARD,
    down: observation.down[observer] ?? NO_CARD,
    isDealer: observer === dealerOf(order),
    stake: stakes[observer] ?? 0,
    alikeStakes: options.alikeStakes,
  };
  const others = order.flatMap((seat, place) =>
    seat === observer ? [] : [otherOf(observation, seat, place, stakes[seat] ?? 0)],
  );
  return moves.map((move) => aboveOthers(gainOf(observation, own, others, move), options.players));
}
