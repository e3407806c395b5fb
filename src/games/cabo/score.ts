/** The outcome of a round: CAB-12 to CAB-15. */
import { placing } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome, ScoreLine, Seat } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { cardAt, type Row, type State } from './state.ts';
import texts from './texts.json' with { type: 'json' };

/** CAB-12: points added to the sum of a caller who does not win. */
export const CALLER_EXTRA = 5;
/** CAB-13: the points of everyone but the player with a kamikaze. */
export const KAMIKAZE_POINTS = 50;

export interface RoundResult {
  readonly why: 'cabo' | 'kamikaze';
  readonly sums: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  /** The players who won the round, as CAB-1 means it: not everyone with 0 points. */
  readonly winners: readonly Seat[];
}

const rowSum = (row: Row): number => row.reduce((total, place) => total + cardAt(place), 0);

/** CAB-13: whether a row is a kamikaze, two 12s and both 13s. */
export function isKamikaze(row: Row): boolean {
  const count = (card: Card) => row.filter((place) => cardAt(place) === card).length;
  return count(13) === 2 && count(12) >= 2;
}

/** Whether a row holds all cards of a kamikaze but one. */
export function isNearKamikaze(row: Row): boolean {
  const count = (card: Card) => row.filter((place) => cardAt(place) === card).length;
  return count(13) + Math.min(2, count(12)) >= 3;
}

/** CAB-12: the lowest sum wins; in a tie that includes the caller, the caller alone. */
function lowest(sums: readonly number[], caller: Seat): readonly Seat[] {
  const least = Math.min(...sums);
  if (sums[caller] === least) return [caller];
  return sums.flatMap((sum, seat) => (sum === least ? [seat] : []));
}

/** CAB-14: one point below the target becomes half of it. */
const halved = (total: number, target: number): number =>
  total === target - 1 ? Math.floor(total / 2) : total;

/** The result if all rows were revealed now. */
export function resultOf(state: State): RoundResult {
  const { rows, caller, totals, options } = state;
  const sums = rows.map(rowSum);
  const kamikaze = rows.findIndex(isKamikaze);
  const winners = kamikaze >= 0 ? [kamikaze] : lowest(sums, caller);
  const points = sums.map((sum, seat) => {
    if (winners.includes(seat)) return 0;
    if (kamikaze >= 0) return KAMIKAZE_POINTS;
    if (seat === caller) return sum + CALLER_EXTRA;
    return sum;
  });
  return {
    why: kamikaze >= 0 ? 'kamikaze' : 'cabo',
    sums,
    points,
    totals: totals.map((total, seat) => halved(total + (points[seat] ?? 0), options.target)),
    winners,
  };
}

/** CAB-1: of the winners of a round those with the lowest total, who may start the next. */
export function nextStarters({ winners, totals }: RoundResult): readonly Seat[] {
  const least = Math.min(...winners.map((seat) => totals[seat] ?? 0));
  return winners.filter((seat) => totals[seat] === least);
}

/**
 * CAB-12, CAB-13: a seat's score. With a Kamikaze its owner scores 0 and all others 50; else the lowest sum scores 0,
 * and a caller who did not win pays extra.
 */
function scoreLines(state: State, result: RoundResult, seat: Seat): readonly ScoreLine[] {
  const line = (id: string, label: Text, amount: number) => ({ seat, id, label, amount });
  const [winner = 0] = result.winners;
  const won = result.winners.includes(seat);
  if (result.why === 'kamikaze') {
    const suffered = fill(texts.score.kamikazeOf, winner);
    if (won) return [{ ...line('kamikaze', texts.score.kamikaze, 0), clause: 'CAB-13' }];
    return [
      {
        ...line('kamikaze', suffered, KAMIKAZE_POINTS),
        clause: 'CAB-13',
        kind: texts.score.kamikaze,
      },
    ];
  }
  const sum = line('sum', texts.score.sum, result.sums[seat] ?? 0);
  const lowest = line('lowest', texts.score.lowest, 0);
  const extra = line('caller', texts.score.extra, CALLER_EXTRA);
  const paid = seat === state.caller ? [sum, extra] : [sum];
  const lines = won ? [lowest] : paid;
  return lines.map((one) => ({ ...one, clause: 'CAB-12' }));
}

/** The outcome of a round, with its lines of points and halved totals (CAB-12 to CAB-15). */
export function outcome(state: State): Outcome {
  const result = resultOf(state);
  const { why, points, totals } = result;
  return {
    why,
    points,
    totals,
    lines: [
      ...points.flatMap((_, seat) => scoreLines(state, result, seat)),
      ...totals.flatMap((total, seat) => {
        const earlier = state.totals[seat] ?? 0;
        const gain = points[seat] ?? 0;
        const reached = earlier + gain;
        const label = fill(texts.score.halved, earlier, gain, reached, total);
        return reached === total
          ? []
          : [{ seat, id: 'halved', label, amount: 0, clause: 'CAB-14' }];
      }),
    ],
    over: totals.some((total) => total >= state.options.target),
    ...placing(totals, 'least'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ rows }, seat) => (rows[seat] ?? []).map(cardAt),
  quantities: {
    sum: {
      meaning: text('the sum of the row', 'die Summe der Reihe'),
      least: 0,
      of: (row) => row.reduce((total, card) => total + card, 0),
    },
  },
};
