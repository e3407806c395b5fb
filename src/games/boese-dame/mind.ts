/** What opponents know of Böse Dame beyond its rules. */
import type { Card } from '../../cards/pack.ts';
import { has } from '../../cards/set.ts';
import type { Mind } from '../../engine/game.ts';
import { CARD_POINTS, pack, type State, SUIT_OF, winnerOf } from './rules.ts';
import { hidden, imagine, type View } from './view.ts';

const QUEEN = pack.tokens.indexOf('QS');
const SPADES = SUIT_OF[QUEEN];

/** Sheds the queen where she falls to another, keeps her guards, takes points when last. */
function habit(view: View, moves: readonly Card[]): readonly number[] {
  const queenOut = has(view.gone, QUEEN);
  const last = view.trick.length === view.options.players - 1;
  return moves.map((card) => {
    const wins = winnerOf([...view.trick, card]) === view.trick.length;
    if (card === QUEEN) return wins ? 0.05 : 8;
    const danger = !queenOut && SUIT_OF[card] === SPADES && card > QUEEN;
    if (danger && wins) return last && !view.trick.includes(QUEEN) ? 3 : 0.3;
    const points = CARD_POINTS[card] ?? 0;
    if (wins) return last ? 4 : 2;
    return points > 0 ? 0.5 : 2;
  });
}

export const mind: Mind<State, Card, View> = { hidden, imagine, habit };
