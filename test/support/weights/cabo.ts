/**
 * Cabo: by what share of the mean of loose cards the bounds of play lower a card that its owner knows,
 * how sampled ones compare with true ones by their bounds, and what the cards of a row cost at the end of the deal.
 */
import type { Card } from '../../../src/cards/pack.ts';
import { sum } from '../../../src/engine/estimate.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { openStream, type Random } from '../../../src/engine/random.ts';
import { sampleAssignment } from '../../../src/engine/sampler.ts';
import { meanLoose } from '../../../src/games/cabo/estimates.ts';
import { ROW_WEIGHTS, rowCost } from '../../../src/games/cabo/evaluation.ts';
import { cabo } from '../../../src/games/cabo/index.ts';
import {
  boundOf,
  cardAt,
  knows,
  NONE,
  type Place,
  type State,
  UNBOUND,
} from '../../../src/games/cabo/state.ts';
import { type Example, estimate, leastSquares } from './regression.ts';
import { type Report, seeds, units, weightLines } from './report.ts';
import { selfPlay } from './self-play.ts';

const SHARE = 1 / 3;

/** Cards of one bound, beside those sampled in their places. */
interface Told {
  readonly cards: Card[];
  readonly sampled: Card[];
}

const isOfOthers = (place: Place, owner: Seat, turn: Seat): boolean =>
  owner !== turn && knows(place, owner) && !knows(place, turn);

/** Notes such cards and those of a sampled world by their bounds. */
function noteTold(told: Map<Card, Told>, state: State, random: Random): void {
  const observation = cabo.observer.observe(state, state.turn);
  const assignment = sampleAssignment(cabo.observer.hidden(observation), random);
  const world = cabo.observer.determinize(observation, assignment);
  for (const [owner, row] of state.rows.entries())
    for (const [at, place] of row.entries()) {
      if (!isOfOthers(place, owner, state.turn)) continue;
      const { cards, sampled } = told.get(boundOf(place)) ?? { cards: [], sampled: [] };
      cards.push(cardAt(place));
      sampled.push(cardAt(world.rows[owner]?.[at] ?? 0));
      told.set(boundOf(place), { cards, sampled });
    }
}

const toldLines = (told: ReadonlyMap<Card, Told>): readonly string[] =>
  [...told]
    .sort(([one], [two]) => one - two)
    .map(
      ([bound, { cards, sampled }]) =>
        `  bound ${bound}: ${cards.length}, average ${mean(cards)}, sampled ${mean(sampled)}`,
    );

/** Cards that their owner knows and the seat to act does not, against the mean of loose cards. */
function keptExamples(state: State): readonly Example[] {
  const mean = meanLoose(cabo.observer.observe(state, state.turn));
  return state.rows.flatMap((row, owner) =>
    row
      .filter((place) => isOfOthers(place, owner, state.turn))
      .map((place) => ({
        features: [mean * (boundOf(place) / UNBOUND - 1)],
        offset: mean,
        outcome: cardAt(place),
      })),
  );
}

/** By how much a value of each seat is above the mean of all. */
const above = (values: readonly number[]): readonly number[] =>
  values.map((value) => value - sum(values) / values.length);

/** What the seat to act sees of each row, against its points in the end; what all rows share is left out. */
function rowExamples(state: State, points: readonly number[]): readonly Example[] {
  const observation = cabo.observer.observe(state, state.turn);
  const mean = meanLoose(observation);
  const features = units(ROW_WEIGHTS).map((one) =>
    above(state.rows.map((_, seat) => rowCost(observation, seat, mean, one))),
  );
  return above(points).map((outcome, seat) => ({
    features: features.map((values) => values[seat] ?? 0),
    offset: 0,
    outcome,
  }));
}

const mean = (numbers: readonly number[]): string =>
  (sum(numbers) / Math.max(1, numbers.length)).toFixed(1);

export const caboWeights: Report = (matches, seed) => {
  const kept: Example[] = [];
  const rows: Example[] = [];
  const told = new Map<Card, Told>();
  const random = openStream(seed);
  for (const [n, own] of seeds(matches, seed).entries()) {
    const options = { players: 2 + (n % 4), deals: 1 };
    const { states, points } = selfPlay(cabo, { options, seed: own, share: SHARE });
    for (const state of states) {
      if (state.phase !== 'turn' || state.caller !== NONE) continue;
      kept.push(...keptExamples(state));
      noteTold(told, state, random);
      rows.push(...rowExamples(state, points));
    }
  }
  return [
    ...weightLines(
      `cards known to their owner alone: ${kept.length}`,
      { share: 1 },
      estimate(kept, leastSquares([0])),
    ),
    `  they average ${mean(kept.map(({ outcome }) => outcome))}, loose cards ${mean(kept.map(({ offset }) => offset))}`,
    ...toldLines(told),
    ...weightLines(
      `rows before a call: ${rows.length}`,
      { ...ROW_WEIGHTS },
      estimate(rows, leastSquares(units(ROW_WEIGHTS).map(() => 0))),
    ),
  ];
};
