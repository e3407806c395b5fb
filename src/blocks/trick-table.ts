/** The trick on the table and the last one, as regions of the table description. */
import type { Card } from '../cards/pack.ts';
import type { FaceShown, Region } from '../engine/table.ts';
import { text } from '../lang/text.ts';

const TRICK = text('trick', 'Stich');
const LAST = text('last trick', 'letzter Stich');

export interface TrickShown {
  readonly leader: number;
  readonly cards: readonly Card[];
}

function faces(
  trick: TrickShown,
  players: number,
  winner: (cards: readonly Card[]) => number,
  step: 1 | -1,
): readonly FaceShown[] {
  const best = trick.cards.length === 0 ? -1 : winner(trick.cards);
  return trick.cards.map((card, place) => ({
    card,
    by: (trick.leader + step * place + players * place) % players,
    ...(place === best ? { marks: ['wins' as const] } : {}),
  }));
}

/**
 * The regions `trick` and `last`. `winner` gives the place that wins so far; `step` is −1 where
 * play runs to the right.
 */
export function trickRegions(
  trick: TrickShown,
  last: TrickShown,
  players: number,
  winner: (cards: readonly Card[]) => number,
  step: 1 | -1 = 1,
): readonly Region[] {
  return [
    { id: 'trick', role: 'trick', label: TRICK, cards: faces(trick, players, winner, step) },
    { id: 'last', role: 'trick', label: LAST, cards: faces(last, players, winner, step) },
  ];
}
