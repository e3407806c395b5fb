/** ALF-6: high, low, jack and game, one after another until the match is won; and the outcome. */

import { addTo, placing } from '../../blocks/tally.ts';
import { pointsOf as pointsIn } from '../../blocks/trick.ts';
import { cardsIn, type Halves, hasCard, joined, NO_HALVES, suitIn } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import { first, last } from '../../cards/set.ts';
import type { Outcome, Seat } from '../../engine/game.ts';
import { type Text, text } from '../../lang/text.ts';
import { GAME_COUNT, isJack, RANKS } from './cards.ts';
import { pointsOf, type Score, type Scored, type State, scorePoint } from './state.ts';

const taken = (state: State, seat: Seat): Halves => state.taken[seat] ?? NO_HALVES;

/** The seat that has a card of the trump suit in its tricks. */
const holderOf = (state: State, card: Card): Seat =>
  hasCard(taken(state, 0), card, RANKS) ? 0 : 1;

/** The greater count of T 10, A 4, K 3, Q 2, J 1; equal counts go to forehand. */
function gameWinner(state: State): Seat {
  const [mine = 0, yours = 0] = [0, 1].map((seat) =>
    pointsIn(cardsIn(taken(state, seat), RANKS), GAME_COUNT),
  );
  if (mine === yours) return 1 - state.dealer;
  return mine > yours ? 0 : 1;
}

/** Who scores what, in the order of ALF-6. */
function awards(state: State): readonly Scored[] {
  const { trump } = state;
  const base = trump * RANKS;
  const trumps = suitIn(joined(taken(state, 0), taken(state, 1)), trump, RANKS);
  const game: Scored = { seat: gameWinner(state), what: 'game' };
  if (trumps === 0) return [game];
  const jack = cardsIn(joined(taken(state, 0), taken(state, 1)), RANKS).find(
    (card) => isJack(card) && Math.floor(card / RANKS) === trump,
  );
  return [
    { seat: holderOf(state, base + last(trumps)), what: 'high' },
    { seat: holderOf(state, base + first(trumps)), what: 'low' },
    ...(jack === undefined ? [] : [{ seat: holderOf(state, jack), what: 'jack' as const }]),
    game,
  ];
}

export const settle = (state: State): State =>
  awards(state).reduce((scored, { seat, what }) => scorePoint(scored, seat, what), state);

const LABELS: Readonly<Record<Score, readonly [string, Text]>> = {
  turned: ['ALF-2', text('a jack turned', 'ein Bube aufgedeckt')],
  given: ['ALF-3', text('trump imposed', 'Trumpf aufgezwungen')],
  high: ['ALF-6', text('high', 'höchster Trumpf')],
  low: ['ALF-6', text('low', 'niedrigster Trumpf')],
  jack: ['ALF-6', text('jack', 'Trumpfbube')],
  game: ['ALF-6', text('game', 'meiste Augen')],
};

export function outcome(state: State): Outcome {
  const points = pointsOf(state);
  const totals = addTo(state.totals, points);
  return {
    why: state.why,
    points,
    totals,
    lines: state.scored.map(({ seat, what }) => {
      const [clause, label] = LABELS[what];
      return { seat, label, amount: 1, clause };
    }),
    over: totals.some((total) => total >= state.options.target),
    ...placing(totals, 'most'),
  };
}
