/** What opponents know of Böse Dame beyond its rules. */
import { certainLeads } from '../../blocks/certain.ts';
import { cardsIn, hasCard } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';

import type { Heuristics } from '../../engine/game.ts';
import {
  beats,
  CARD_POINTS,
  observations,
  pack,
  QUEEN,
  type State,
  SUIT_OF,
  tricks,
  type View,
  winnerOf,
} from './rules.ts';

const SPADES = SUIT_OF[QUEEN];

/** Sheds the queen where she falls to another and shuns her, keeps guards, takes points when last. */
function policy(view: View, moves: readonly Card[]): readonly number[] {
  const queenOut = hasCard(view.gone, QUEEN, pack.ranks);
  const queenLies = view.trick.includes(QUEEN);
  const last = view.trick.length === view.options.players - 1;
  return moves.map((card) => {
    const wins = winnerOf([...view.trick, card]) === view.trick.length;
    if (card === QUEEN) return wins ? 0.05 : 8;
    if (wins && queenLies) return 0.05;
    const danger = !queenOut && SUIT_OF[card] === SPADES && card > QUEEN;
    if (danger && wins) return last ? 3 : 0.3;
    const points = CARD_POINTS[card] ?? 0;
    if (wins) return last ? 4 : 2;
    return points > 0 ? 0.5 : 2;
  });
}

/** While the queen is out, only tricks that cannot be lost: one may not want them all. */
function claimLine(view: View): readonly Card[] | undefined {
  if (!observations.isOnLead(view)) return undefined;
  return certainLeads({
    hand: cardsIn(view.hand, pack.ranks),
    unseen: observations.against(view),
    suitOf: SUIT_OF,
    trump: -1,
    beats,
    follow: hasCard(view.gone, QUEEN, pack.ranks),
  });
}

export const heuristics: Heuristics<State, Card, View> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  endgame: tricks.endgame,
  claimLine,
};
