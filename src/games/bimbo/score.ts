/** Titles, points and the outcome of a deal of Bimbo. */
import { addTo, placing } from '../../blocks/seats.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome } from '../../engine/game.ts';
import { fill, type Text } from '../../lang/text.ts';
import { finalRanking, points as pointsOf } from './rules.ts';
import { playsOf, type State } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { titles } = texts;

/** BIM-6: the title of a place, counted from 0, among `players`. */
export function titleOf(place: number, players: number): Text {
  if (place === 0) return titles.king;
  if (place === players - 1) return titles.bimbo;
  if (place === 1) return titles.viceKing;
  if (place === players - 2) return titles.viceBimbo;
  return fill(texts.place, place + 1);
}

/** The outcome of a deal: points by place (BIM-8). */
export function outcome(state: State): Outcome {
  const points = pointsOf(state);
  const ranking = finalRanking(state);
  const totals = addTo(state.totals, points);
  return {
    why: 'played',
    points,
    totals,
    lines: points.map((amount, seat) => {
      const place = ranking.indexOf(seat);
      const label = titleOf(place, ranking.length);
      return { seat, id: `place-${place}`, label, amount, clause: 'BIM-8' };
    }),
    over: state.played + 1 >= state.options.rounds,
    ...placing(totals, 'most'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    plays: {
      meaning: texts.conditions.plays,
      least: 1,
      of: (hand, { options }) => playsOf({ hand, options }),
    },
  },
};
