/**
 * Cabo: by what share of the mean of the unseen cards the bounds of play lower a card that its owner knows,
 * and how much of its sum a row keeps to the end of the deal.
 */
import { sum } from '../../../src/engine/estimate.ts';
import { meanUnseen, SHRINKING, TOLD_SHARE } from '../../../src/games/cabo/heuristics.ts';
import { cabo } from '../../../src/games/cabo/index.ts';
import {
  boundOf,
  cardAt,
  knows,
  NONE,
  type Row,
  type State,
  UNBOUND,
} from '../../../src/games/cabo/state.ts';
import { type Example, estimate, leastSquares } from './regression.ts';
import { type Report, seeds, weightLines } from './report.ts';
import { selfPlay } from './self-play.ts';

const SHARE = 1 / 3;

const sumOf = (row: Row): number => sum(row.map(cardAt));

/** Cards that their owner knows and the seat to act does not, against the mean of what it has not seen. */
function keptExamples(state: State): readonly Example[] {
  const mean = meanUnseen(cabo.observer.observe(state, state.turn));
  return state.rows.flatMap((row, owner) =>
    row
      .filter((place) => owner !== state.turn && knows(place, owner) && !knows(place, state.turn))
      .map((place) => ({
        features: [mean * (boundOf(place) / UNBOUND - 1)],
        offset: mean,
        outcome: cardAt(place),
      })),
  );
}

const rowExamples = (state: State, finished: State): readonly Example[] =>
  state.rows.map((row, seat) => ({
    features: [sumOf(row)],
    offset: 0,
    outcome: sumOf(finished.rows[seat] ?? []),
  }));

const mean = (numbers: readonly number[]): string =>
  (sum(numbers) / Math.max(1, numbers.length)).toFixed(1);

export const caboWeights: Report = (matches, seed) => {
  const kept: Example[] = [];
  const rows: Example[] = [];
  for (const [n, own] of seeds(matches, seed).entries()) {
    const options = { players: 2 + (n % 4), deals: 1 };
    const { states, finished } = selfPlay(cabo, { options, seed: own, share: SHARE });
    for (const state of states) {
      if (state.phase !== 'turn' || state.caller !== NONE) continue;
      kept.push(...keptExamples(state));
      rows.push(...rowExamples(state, finished));
    }
  }
  const fit = leastSquares([0]);
  return [
    ...weightLines(
      `cards known to their owner alone: ${kept.length}`,
      { TOLD_SHARE },
      estimate(kept, fit),
    ),
    `  they average ${mean(kept.map(({ outcome }) => outcome))}, unseen cards ${mean(kept.map(({ offset }) => offset))}`,
    ...weightLines(`rows before a call: ${rows.length}`, { SHRINKING }, estimate(rows, fit)),
  ];
};
