/** What opponents know of Blaue Vierzehn beyond its rules. */
import type { Card } from '../../cards/pack.ts';
import type { Mind } from '../../engine/game.ts';
import { cardPoints, RANKS, type State, winnerOf } from './rules.ts';
import { hidden, imagine, type View } from './view.ts';

/** Ducks while points lie, throws points off, wins cheap tricks with high cards when last. */
function habit(view: View, moves: readonly Card[]): readonly number[] {
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

export const mind: Mind<State, Card, View> = { hidden, imagine, habit };
