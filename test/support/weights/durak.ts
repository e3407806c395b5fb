/** The weights of Durak's `evaluate` and `ending-chances`, from matches of two to five players. */
import { isWon } from '../../../src/games/durak/ending/ending.ts';
import { durak } from '../../../src/games/durak/index.ts';
import {
  DANGER,
  dangerOf,
  ENDING,
  lastOpponent,
  leadOver,
  OWN_DANGER,
  OWN_ENDING,
} from '../../../src/games/durak/mind/evaluate.ts';
import type { Observation } from '../../../src/games/durak/rules/observation.ts';
import { rulesIn } from '../../../src/games/durak/rules/rules.ts';
import type { Options } from '../../../src/games/durak/state/options.ts';
import { NO_SEAT, type State } from '../../../src/games/durak/state/state.ts';
import { chanceOf, type Example, estimate, logistic, lossOf } from './regression.ts';
import { type Report, seeds, units, weightLines } from './report.ts';
import { type Played, selfPlay } from './self-play.ts';

const SHARE = 1 / 3;
/** Positions a proof may take. */
const PROOF = 20_000;
/** One example in so many is kept out of the fit, to try it on. */
const KEPT_OUT = 5;

/** Danger of the seat to act; the rivals share what is left, so their number is given. */
function dangerExample(state: State, seen: Observation, points: Played<State>['points']): Example {
  const rules = rulesIn(state);
  const rivals = state.sizes.length - state.out.length - 1;
  return {
    features: units(DANGER).map((weights) => dangerOf(seen, rules, weights)),
    offset: -Math.log(Math.max(1, rivals)),
    outcome: points[state.turn] ? 1 : 0,
  };
}

/** An ending of two with a proved outcome, if it can be proved. */
function endingExample(state: State, seen: Observation, other: number): readonly Example[] {
  const won = isWon(seen, PROOF);
  if (won === undefined) return [];
  const features = units(ENDING).map((weights) => leadOver(rulesIn(state), seen, other, weights));
  return [{ features, offset: 0, outcome: won ? 1 : 0 }];
}

/** How well chances from these weights foretell the examples kept out. */
function trial(name: string, kept: readonly Example[], weights: readonly number[]): string {
  const right = kept.filter((one) => chanceOf(one, weights) > 0.5 === (one.outcome === 1)).length;
  const share = ((100 * right) / Math.max(1, kept.length)).toFixed(1);
  return `  ${name.padEnd(9)} loss ${lossOf(kept, weights).toFixed(4)}, right ${share} %`;
}

function part(
  title: string,
  weights: Readonly<Record<string, number>>,
  examples: readonly Example[],
): readonly string[] {
  const kept = examples.filter((_, i) => i % KEPT_OUT === 0);
  const fitted = examples.filter((_, i) => i % KEPT_OUT !== 0);
  const inForce = Object.values(weights);
  const found = estimate(fitted, logistic(inForce));
  return [
    ...weightLines(`${title}: ${examples.length} positions`, weights, found),
    trial('in force', kept, inForce),
    trial(
      'fitted',
      kept,
      found.map(({ value }) => value),
    ),
  ];
}

/** What these matches show: dangers, and endings of two. */
function examplesOf(matches: number, seed: string, options: Partial<Options>) {
  const dangers: Example[] = [];
  const endings: Example[] = [];
  for (const [n, own] of seeds(matches, seed).entries()) {
    const given = { players: 2 + (n % 4), ...options };
    const played = selfPlay(durak, { options: given, seed: own, share: SHARE });
    for (const state of played.states) {
      const seen = durak.observer.observe(state, state.turn);
      const other = lastOpponent(seen);
      if (other === NO_SEAT) dangers.push(dangerExample(state, seen, played.points));
      else endings.push(...endingExample(state, seen, other));
    }
  }
  return { dangers, endings };
}

export const durakWeights: Report = (matches, seed) => {
  const usual = examplesOf(matches, seed, {});
  const own = examplesOf(matches, seed, { trump: 'own-after' });
  return [
    ...part('evaluate', DANGER, usual.dangers),
    ...part('ending-chances', ENDING, usual.endings),
    ...part('evaluate with own trumps', OWN_DANGER, own.dangers),
    ...part('ending-chances with own trumps', OWN_ENDING, own.endings),
  ];
};
