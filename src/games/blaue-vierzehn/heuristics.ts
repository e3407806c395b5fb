/** What opponents know of Blaue Vierzehn beyond its rules. */
import { certainLeads } from '../../blocks/certain.ts';
import { cardsIn } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import type { Heuristics } from '../../engine/game.ts';
import {
  beats,
  cardPoints,
  observations,
  RANKS,
  type State,
  suitsThatWin,
  tricks,
  type View,
  winnerOf,
} from './rules.ts';

/** Ducks while points lie, throws points off, wins cheap tricks with high cards when last. */
function policy(view: View, moves: readonly Card[]): readonly number[] {
  const points = cardPoints(view.options);
  const { trick, options } = view;
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

/** While points are out, only tricks that cannot be lost: nobody wants to take them. */
function claimLine(view: View): readonly Card[] | undefined {
  if (!observations.isOnLead(view)) return undefined;
  const points = cardPoints(view.options);
  const hand = cardsIn(view.hand, RANKS);
  return certainLeads({
    hand,
    unseen: observations.against(view),
    suitOf: suitsThatWin(view.options),
    trump: -1,
    beats,
    follow: [...hand, ...observations.unseen(view)].every((card) => points[card] === 0),
  });
}

export const heuristics: Heuristics<State, Card, View> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  endgame: tricks.endgame,
  claimLine,
};
