/**
 * What computer players know about Blaue Vierzehn beyond its rules. The weights are judgement;
 * `npm run ladder -- blaue-vierzehn` measures them.
 */
import { claimLeads } from '../../blocks/claim-line.ts';
import { hasFewest } from '../../blocks/deal-won.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf } from '../../cards/wide-set.ts';
import type { Heuristics } from '../../engine/game.ts';
import { certain, events } from './events.ts';
import {
  beats,
  cardPoints,
  type Observation,
  observations,
  RANKS,
  type State,
  suitsThatWin,
  tricks,
  winnerOf,
} from './rules.ts';

/** Ducks tricks with points, discards points, wins cheap tricks with high cards in last seat. */
function policy(observation: Observation, moves: readonly Card[]): readonly number[] {
  const points = cardPoints(observation.options);
  const { trick, options } = observation;
  const lying = trick.reduce((total, card) => total + (points[card] ?? 0), 0);
  const last = trick.length === options.players - 1;
  return moves.map((card) => {
    const wins = winnerOf([...trick, card], options) === trick.length;
    const cost = points[card] ?? 0;
    const height = (card % RANKS) / RANKS;
    if (!wins) return 2 + cost + height;
    if (last) return lying + cost === 0 ? 2 + 3 * height : 0.6 / (1 + lying + cost);
    return trick.length === 0 ? 1.5 - height : 0.8 - 0.6 * height;
  });
}

/** While points are out, only tricks that cannot be avoided: nobody wants to take them. */
function claimLine(observation: Observation): readonly Card[] | undefined {
  if (!observations.isOnLead(observation)) return undefined;
  const points = cardPoints(observation.options);
  const hand = cardsOf(observation.hand, RANKS);
  return claimLeads({
    hand,
    unseen: observations.against(observation),
    suitOf: suitsThatWin(observation.options),
    trump: -1,
    beats,
    follow: [...hand, ...observations.unseen(observation)].every((card) => points[card] === 0),
  });
}

export const heuristics: Heuristics<State, Card, Observation> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  endgame: tricks.endgame,
  claimLine,
  judging: { least: 0.3, success: hasFewest, events, certain },
};
