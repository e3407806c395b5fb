/** ALF-6: high, low, jack and game, one after another until the match is won; and the outcome. */
import { countWhere, totalBy } from '../../blocks/dealt.ts';
import { addTo, placing } from '../../blocks/seats.ts';
import { pointsOf as pointsIn } from '../../blocks/trick.ts';
import type { Card } from '../../cards/pack.ts';
import * as sets from '../../cards/set.ts';
import {
  cardsOf,
  EMPTY,
  has,
  suitCards,
  suitIn,
  union,
  type WideSet,
} from '../../cards/wide-set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome, Seat } from '../../engine/game.ts';
import { type Text, text } from '../../lang/text.ts';
import {
  GAME_COUNT,
  JACK,
  type PointKind,
  pointsOf,
  RANKS,
  type Scored,
  type State,
  SUIT_OF,
  withPoint,
} from './state.ts';
import { proposal } from './trump.ts';

type Taken = readonly WideSet[];

const takenBy = (taken: Taken, seat: Seat): WideSet => taken[seat] ?? EMPTY;

/** The seat that has a card in its tricks. */
const holderOf = (taken: Taken, card: Card): Seat => (has(takenBy(taken, 0), card, RANKS) ? 0 : 1);

/** The count of a set's cards for the game point (ALF-6). */
export const gameCount = (set: WideSet): number => pointsIn(cardsOf(set, RANKS), GAME_COUNT);

/** The winner of the game point (ALF-6): the seat with the higher count of T 10, A 4, K 3, Q 2, J 1; on a tie forehand. */
function gameWinner(taken: Taken, dealer: Seat): Seat {
  const mine = gameCount(takenBy(taken, 0));
  const yours = gameCount(takenBy(taken, 1));
  if (mine === yours) return 1 - dealer;
  if (mine > yours) return 0;
  return 1;
}

/** ALF-6: the points scored once the last trick is played; none is scored after one that wins the match. */
export function pointsAfterTricks(state: State, taken: Taken): readonly Scored[] {
  const { trump, dealer } = state;
  const base = trump * RANKS;
  const trumps = suitIn(takenBy(taken, 0), trump, RANKS) | suitIn(takenBy(taken, 1), trump, RANKS);
  let { scored } = state;
  if (trumps !== 0) {
    scored = withPoint(state, scored, holderOf(taken, base + sets.last(trumps)), 'high');
    scored = withPoint(state, scored, holderOf(taken, base + sets.first(trumps)), 'low');
    if (isJackTaken({ taken, trump }))
      scored = withPoint(state, scored, holderOf(taken, base + JACK), 'jack');
  }
  return withPoint(state, scored, gameWinner(taken, dealer), 'game');
}

/** The counts for game in the tricks of a seat and of the other (ALF-6). */
export const gameCounts = ({ taken }: State, seat: Seat): readonly number[] =>
  [seat, 1 - seat].map((one) => gameCount(taken[one] ?? EMPTY));

/** Whether the trump jack lies in anybody's tricks, so that it scores its point (ALF-6). */
export function isJackTaken({ taken, trump }: Pick<State, 'taken' | 'trump'>): boolean {
  const jack = trump * RANKS + JACK;
  return taken.some((cards) => has(cards, jack, RANKS));
}

/** The trump that makes a point, as it lies in somebody's tricks (ALF-6). */
export function scoringCard({ taken, trump }: State, what: PointKind): Card | undefined {
  const trumps = suitCards(taken.reduce(union, EMPTY), trump, RANKS);
  if (what === 'high') return trumps.at(-1);
  if (what === 'low') return trumps[0];
  if (what === 'jack') return trump * RANKS + JACK;
  return undefined;
}

const LABELS: Readonly<Record<PointKind, readonly [string, Text]>> = {
  turned: ['ALF-2', text('a jack turned', 'ein Bube aufgedeckt')],
  given: ['ALF-3', text('trump imposed', 'Trumpf aufgezwungen')],
  high: ['ALF-6', text('high', 'höchster Trumpf')],
  low: ['ALF-6', text('low', 'niedrigster Trumpf')],
  jack: ['ALF-6', text('jack', 'Trumpfbube')],
  game: ['ALF-6', text('game', 'meiste Augen')],
};

/** The result of a deal; every scored point is one line with its clause. The match ends at the target (ALF-7). */
export function outcome(state: State): Outcome {
  const points = pointsOf(state);
  const totals = addTo(state.totals, points);
  return {
    why: state.why,
    points,
    totals,
    lines: state.scored.map(({ seat, what }) => {
      const [clause, label] = LABELS[what];
      return { seat, id: what, label, amount: 1, clause };
    }),
    over: totals.some((total) => total >= state.options.target),
    ...placing(totals, 'most'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY, RANKS),
  quantities: {
    trumps: countWhere(
      text('cards of the suit turned up', 'Karten der aufgedeckten Farbe'),
      (card, dealt) => SUIT_OF[card] === proposal(dealt),
    ),
    game: totalBy(text('card points for the game', 'Augen'), GAME_COUNT),
  },
};
