/**
 * Cabo: by what share of the mean of the unseen cards the bounds of play lower a card that its owner knows,
 * how sampled ones compare with true ones by their bounds, and how much of its sum a row keeps to the end of the deal.
 */
import type { Card } from '../../../src/cards/pack.ts';
import { sum } from '../../../src/engine/estimate.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { openStream, type Random } from '../../../src/engine/random.ts';
import { sampleAssignment } from '../../../src/engine/sampler.ts';
import { meanUnseen, TOLD_SHARE } from '../../../src/games/cabo/estimates.ts';
import { SHRINKING } from '../../../src/games/cabo/heuristics.ts';
import { cabo } from '../../../src/games/cabo/index.ts';
import {
  boundOf,
  cardAt,
  knows,
  NONE,
  type Place,
  type Row,
  type State,
  UNBOUND,
} from '../../../src/games/cabo/state.ts';
import { type Example, estimate, leastSquares } from './regression.ts';
import { type Report, seeds, weightLines } from './report.ts';
import { selfPlay } from './self-play.ts';

const SHARE = 1 / 3;

const sumOf = (row: Row): number => sum(row.map(cardAt));

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

/** Cards that their owner knows and the seat to act does not, against the mean of what it has not seen. */
function keptExamples(state: State): readonly Example[] {
  const mean = meanUnseen(cabo.observer.observe(state, state.turn));
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
  const told = new Map<Card, Told>();
  const random = openStream(seed);
  for (const [n, own] of seeds(matches, seed).entries()) {
    const options = { players: 2 + (n % 4), deals: 1 };
    const { states, finished } = selfPlay(cabo, { options, seed: own, share: SHARE });
    for (const state of states) {
      if (state.phase !== 'turn' || state.caller !== NONE) continue;
      kept.push(...keptExamples(state));
      noteTold(told, state, random);
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
    ...toldLines(told),
    ...weightLines(`rows before a call: ${rows.length}`, { SHRINKING }, estimate(rows, fit)),
  ];
};
