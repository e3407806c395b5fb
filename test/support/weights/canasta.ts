/** Canasta: how often a meld of so many cards becomes a canasta, and what cards in unseen hands count. */

import { canasta } from '../../../src/games/canasta/index.ts';
import { NEARNESS, timeLeft, UNSEEN_CARD } from '../../../src/games/canasta/mind/evaluate.ts';
import { isRedThree, valueFor } from '../../../src/games/canasta/state/cards.ts';
import { CANASTA, type Meld, type State } from '../../../src/games/canasta/state/state.ts';
import { type Example, estimate, leastSquares } from './regression.ts';
import { type Report, seeds, weightLines } from './report.ts';
import { selfPlay } from './self-play.ts';

const SHARE = 1 / 6;
const LEAST_CARDS = 3;
const CHANCES = NEARNESS.slice(LEAST_CARDS);
const names = CHANCES.map((chance, i) => [`${LEAST_CARDS + i} cards`, chance] as const);

/** Whether the meld is a canasta at the end; melds of a rank may have been merged. */
const isFulfilled = ({ rank }: Meld, party: number, { sides }: State): boolean =>
  (sides[party]?.melds ?? []).some((meld) => meld.rank === rank && meld.cards.length >= CANASTA);

function meldExamples(state: State, finished: State): readonly Example[] {
  const time = timeLeft(canasta.observer.observe(state, state.turn.seat));
  return state.sides.flatMap(({ melds }, party) =>
    melds
      .filter(({ cards }) => cards.length >= LEAST_CARDS && cards.length < CANASTA)
      .map((meld) => ({
        features: CHANCES.map((_, i) => (meld.cards.length === LEAST_CARDS + i ? time : 0)),
        offset: 0,
        outcome: isFulfilled(meld, party, finished) ? 1 : 0,
      })),
  );
}

const cardExamples = (state: State): readonly Example[] =>
  state.hands
    .filter((_, seat) => seat !== state.turn.seat)
    .flat()
    .filter((card) => !isRedThree(card))
    .map((card) => ({ features: [1], offset: 0, outcome: valueFor(card) }));

export const canastaWeights: Report = (matches, seed) => {
  const melds: Example[] = [];
  const cards: Example[] = [];
  for (const own of seeds(matches, seed)) {
    const { states, finished } = selfPlay(canasta, {
      options: { deals: 1 },
      seed: own,
      share: SHARE,
    });
    for (const state of states.filter(({ phase }) => phase === 'turn')) {
      melds.push(...meldExamples(state, finished));
      cards.push(...cardExamples(state));
    }
  }
  return [
    ...weightLines(
      `chances of melds to become canastas: ${melds.length} melds`,
      Object.fromEntries(names),
      estimate(melds, leastSquares(CHANCES.map(() => 0))),
    ),
    ...weightLines(
      `cards in unseen hands: ${cards.length}`,
      { UNSEEN_CARD },
      estimate(cards, leastSquares([0])),
    ),
  ];
};
