/** The policy, the exact values of choices and the evaluation by which computer players play Bakkarat. */
import { aboveOthers } from '../../blocks/banking.ts';
import { sum } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import { edges } from './edge.ts';
import { compute, type Situation } from './expectation.ts';
import type { Observation } from './observation.ts';
import { type Act, playerDraws, STOOD } from './plan.ts';
import { inPlay, type Move } from './rules.ts';
import { cardValue, countHand, unseenBut } from './shoe.ts';

/** The weights of the rule of thumb, by the player's own count alone; all stakes weigh alike. */
export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  const draws = playerDraws(countHand(observation.open[observation.turn] ?? []));
  return moves.map((move) => {
    if (move.verb === 'stake') return 1;
    if (move.verb === 'hit') return draws;
    return 1 - draws;
  });
}

const playersIn = (observation: Observation): readonly Seat[] =>
  inPlay(observation).filter((seat) => seat !== observation.bank);

/** The stakes of the players; one not yet made is assumed equal to that of the seat to act. */
const stakesOf = (observation: Observation, own: number): readonly number[] =>
  playersIn(observation).map((seat) => {
    if (seat === observation.turn) return own;
    return observation.stakes[seat] || Math.min(own, observation.chips[seat] ?? 0);
  });

/** The value of a stake: that of the deal with it. */
function valueOfStaking(observation: Observation, stake: number): number {
  const stakes = stakesOf(observation, stake);
  return edges(stakes, observation.options)[playersIn(observation).indexOf(observation.turn)] ?? 0;
}

/** Whether so high a stake is worth more than a single chip. */
export const paysToStake = (observation: Observation, stake: number): boolean =>
  valueOfStaking(observation, stake) > valueOfStaking(observation, 1);

function actOf(observation: Observation, seat: Seat): Act {
  const third = observation.open[seat]?.[0];
  return third === undefined ? STOOD : cardValue(third);
}

/** The situation of the seat to act, as it sees it: its count, the stakes, the acts before it, the unseen cards. */
export function situationOf(observation: Observation): Situation {
  const seats = inPlay(observation);
  const stakes = playersIn(observation).map((seat) => observation.stakes[seat] ?? 0);
  const me = seats.indexOf(observation.turn);
  const again = edges(stakes, observation.options);
  return {
    options: observation.options,
    stakes,
    before: seats.slice(0, me).map((seat) => actOf(observation, seat)),
    count: countHand(observation.open[observation.turn] ?? []),
    unseen: unseenBut(observation.open.flat()),
    voided: again[me] ?? -sum(again),
  };
}

/** The chips expected of each move: of a third card by `expectation.ts`, of a stake by `edge.ts`. */
function chipsBy(observation: Observation, moves: readonly Move[]): readonly number[] {
  if (observation.phase === 'third') {
    const choice = compute(situationOf(observation));
    return moves.map(({ verb }) => (verb === 'hit' ? choice.hit : choice.stand));
  }
  return moves.map((move) =>
    move.verb === 'stake' ? valueOfStaking(observation, move.amount) : 0,
  );
}

/**
 * The exact value of each move: the chips that it gains on average, less those that the other seats gain. Nothing is
 * known for seats that are not to move.
 */
export const solveObservation = (
  observation: Observation,
  moves: readonly Move[],
): readonly number[] | undefined =>
  observation.turn === observation.observer
    ? chipsBy(observation, moves).map((chips) => aboveOthers(chips, observation.options.players))
    : undefined;
