/** What computer players know about Schwimmen beyond its rules. */
import { type CardSet, EMPTY, setOf, withCard, without } from '../../cards/set.ts';
import type { Heuristics } from '../../engine/game.ts';
import { BEST, handValue } from './hand.ts';
import type { Observation } from './observation.ts';
import type { Move, State } from './rules.ts';

/** With this hand most others are lower in the first rounds. */
const GOOD = 25;

function handAfter({ hands, turn, open }: Observation, move: Move): CardSet {
  const hand = hands[turn] ?? EMPTY;
  if (move.verb === 'swap') return withCard(without(hand, move.own), move.open);
  return move.verb === 'all' ? open : hand;
}

/** Takes what makes the hand better, and knocks with a good one. */
function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  const now = handValue(observation.hands[observation.turn] ?? setOf([]));
  return moves.map((move) => {
    if (move.verb === 'knock') return now >= GOOD ? 40 : 0.01;
    const value = handValue(handAfter(observation, move));
    if (move.verb === 'pass') return now >= BEST ? 40 : 0.5;
    return value > now ? (value - now) ** 2 : 0.02;
  });
}

export const heuristics: Heuristics<State, Move, Observation> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
};
