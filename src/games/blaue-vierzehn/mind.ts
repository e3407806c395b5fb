/** What opponents know of Blaue Vierzehn beyond its rules. */
import { certainLeads } from '../../blocks/certain.ts';
import { isVoid } from '../../blocks/voids.ts';
import { apart, cardsIn, joined } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import type { Mind } from '../../engine/game.ts';
import {
  beats,
  cardPoints,
  FULL,
  RANKS,
  type State,
  SUIT_OF,
  suitsThatWin,
  winnerOf,
} from './rules.ts';
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

/** Whether another seat may hold the card, as far as all know. */
const isHeld = ({ sizes, onlooker, voids }: View, card: Card): boolean =>
  sizes.some((_, seat) => seat !== onlooker && !isVoid(voids, seat, SUIT_OF[card] ?? 0));

/** While points are out, only tricks that cannot be lost: nobody wants to take them. */
function certain(view: View): readonly Card[] | undefined {
  const { phase, turn, onlooker, trick, options } = view;
  if (phase !== 'play' || turn !== onlooker || trick.length > 0) return undefined;
  const points = cardPoints(options);
  const left = cardsIn(apart(FULL, view.gone), RANKS);
  const unseen = cardsIn(apart(FULL, joined(view.gone, view.hand)), RANKS);
  return certainLeads({
    hand: cardsIn(view.hand, RANKS),
    unseen: unseen.filter((card) => isHeld(view, card)),
    suitOf: suitsThatWin(options),
    trump: -1,
    beats,
    follow: left.every((card) => points[card] === 0),
  });
}

export const mind: Mind<State, Card, View> = { hidden, imagine, habit, certain };
