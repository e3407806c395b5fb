/**
 * What computer players know about Bimbo beyond its rules. The weights are judgement;
 * `npm run ladder -- bimbo` measures them.
 */
import { hasMost } from '../../blocks/deal-won.ts';
import type { Heuristics } from '../../engine/game.ts';
import { events } from './events.ts';
import type { Observation } from './observation.ts';
import { ACE, type Move, rank, type State } from './state.ts';

/** Plays low cards and whole groups first, does not split pairs, keeps aces to gain the lead. */
function playWeight(observation: Observation, cards: readonly number[]): number {
  const value = rank(cards[0] ?? 0);
  const held = observation.hand.filter((card) => rank(card) === value).length;
  const torn = held > cards.length ? 0.35 : 1;
  if (observation.hand.length === cards.length) return 50;
  if (observation.pile.length === 0) return torn * cards.length * (1.2 - value / (ACE + 1)) ** 2;
  const cheap = 1.3 - value / (ACE + 1);
  return torn * (value === ACE ? 0.5 : cheap);
}

const policy = (observation: Observation, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => {
    if (move.verb === 'pass') return 0.25;
    if (move.verb === 'play') return playWeight(observation, move.cards);
    return move.cards.reduce((weight, card) => weight * (1.1 - rank(card) / (ACE + 1)) ** 2, 1);
  });

export const heuristics: Heuristics<State, Move, Observation> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  judging: { least: 0.1, success: hasMost, events },
};
