/** What opponents know of Böse Dame beyond its rules. */
import { certainLeads } from '../../blocks/certain.ts';
import { isVoid } from '../../blocks/voids.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, full, has, minus } from '../../cards/set.ts';
import type { Mind } from '../../engine/game.ts';
import { beats, CARD_POINTS, pack, type State, SUIT_OF, winnerOf } from './rules.ts';
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

/** Whether another seat may hold the card, as far as all know. */
const isHeld = ({ sizes, onlooker, voids }: View, card: Card): boolean =>
  sizes.some((_, seat) => seat !== onlooker && !isVoid(voids, seat, SUIT_OF[card] ?? 0));

/** While the queen is out, only tricks that cannot be lost: one may not want them all. */
function certain(view: View): readonly Card[] | undefined {
  const { phase, turn, onlooker, trick, hand, gone } = view;
  if (phase !== 'play' || turn !== onlooker || trick.length > 0) return undefined;
  const unseen = cardsOf(minus(full(pack.order.length), hand | gone));
  return certainLeads({
    hand: cardsOf(hand),
    unseen: unseen.filter((card) => isHeld(view, card)),
    suitOf: SUIT_OF,
    trump: -1,
    beats,
    follow: has(gone, QUEEN),
  });
}

export const mind: Mind<State, Card, View> = { hidden, imagine, habit, certain };
