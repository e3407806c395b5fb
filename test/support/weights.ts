/**
 * `npm run weights -- durak [matches] [seed]`: fits the numbers in Durak's `evaluate` and
 * `ending-chances` anew to games the policy plays against itself, two to five players in turn, and
 * prints them beside those in force, with the mean loss of both on games that were kept out.
 */
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { openStream, type Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { isWon } from '../../src/games/durak/ending.ts';
import { ENDING, lastOpponent, leadOver } from '../../src/games/durak/ending-chances.ts';
import { DANGER, dangerOf } from '../../src/games/durak/evaluate.ts';
import { durak } from '../../src/games/durak/index.ts';
import type { Observation } from '../../src/games/durak/observation.ts';
import { rulesIn } from '../../src/games/durak/rules.ts';
import { NO_SEAT, type State } from '../../src/games/durak/state.ts';
import { chanceOf, type Example, fitWeights, lossOf } from './logistic.ts';
import { sound } from './sheet.ts';

const game: AnyGame = durak;
/** Of a game's positions one in so many is taken: neighbours are much alike. */
const EACH = 3;
/** Positions a proof may take. */
const PROOF = 20_000;
const KEPT_OUT = 5;

/** The weights, each 1 in turn and all others 0: what a linear function of them is made of. */
const units = <W extends Record<string, number>>(weights: W): readonly W[] =>
  Object.keys(weights).map(
    (one) => Object.fromEntries(Object.keys(weights).map((key) => [key, key === one ? 1 : 0])) as W,
  );

function chosen(match: AnyMatch, random: Random): unknown {
  const moves = game.rules.legal(match.state);
  const observation = game.observer.observe(match.state, matchActor(match));
  const weights = game.heuristics.policy?.(observation, moves) ?? moves.map(() => 1);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return (
    moves.find((_, i) => {
      left -= weights[i] ?? 0;
      return left <= 0;
    }) ?? moves.at(-1)
  );
}

/** The positions of a game, and its losers. */
function played(
  seed: string,
  players: number,
): { seen: readonly State[]; losers: readonly number[] } {
  const random = openStream(`${seed}/policy`);
  let match = settleChance(openMatch(game, sound(game, { players }), seed));
  const seen: State[] = [];
  while (!match.ended) {
    if (random() < 1 / EACH) seen.push(match.state as State);
    const after = makeMove(match, chosen(match, random));
    if (isRefusal(after)) throw new Error(after.text.en);
    match = settleChance(after);
  }
  return {
    seen,
    losers: match.closed?.points.flatMap((lost, seat) => (lost ? [seat] : [])) ?? [],
  };
}

/** Danger of the seat to act; the rivals share what is left, so their number is given. */
function dangerExample(state: State, seen: Observation, losers: readonly number[]): Example {
  const rules = rulesIn(state);
  const rivals = state.sizes.length - state.out.length - 1;
  return {
    features: units(DANGER).map((weights) => dangerOf(seen, rules, weights)),
    offset: -Math.log(Math.max(1, rivals)),
    happened: losers.includes(state.turn),
  };
}

/** An ending of two with a proved outcome, if it can be proved. */
function endingExample(state: State, seen: Observation, other: number): readonly Example[] {
  const won = isWon(seen, PROOF);
  if (won === undefined) return [];
  const features = units(ENDING).map((weights) => leadOver(rulesIn(state), seen, other, weights));
  return [{ features, offset: 0, happened: won }];
}

const rounded = (value: number): string => value.toFixed(2).padStart(7);

function report(
  title: string,
  weights: Record<string, number>,
  examples: readonly Example[],
): void {
  const kept = examples.filter((_, i) => i % KEPT_OUT === 0);
  const inForce = Object.values(weights);
  const found = fitWeights(
    examples.filter((_, i) => i % KEPT_OUT !== 0),
    inForce,
  );
  console.log(`${title}: ${examples.length} positions`);
  Object.keys(weights).forEach((key, i) => {
    console.log(`  ${key.padEnd(14)}${rounded(inForce[i] ?? 0)} fitted${rounded(found[i] ?? 0)}`);
  });
  for (const [name, set] of [
    ['in force', inForce],
    ['fitted', found],
  ] as const) {
    const right = kept.filter((one) => chanceOf(one, set) > 0.5 === one.happened).length;
    const share = ((100 * right) / Math.max(1, kept.length)).toFixed(1);
    console.log(`  ${name.padEnd(9)} loss ${lossOf(kept, set).toFixed(4)}, right ${share} %`);
  }
}

const [, , id = 'durak', matches = '2000', seed = 'weights'] = process.argv;
if (id !== game.id) throw new Error(`there are no fitted weights in ${id}`);
const dangers: Example[] = [];
const endings: Example[] = [];
for (let n = 0; n < Number(matches); n++) {
  const { seen, losers } = played(`${seed}/${n}`, 2 + (n % 4));
  for (const state of seen) {
    const observation = durak.observer.observe(state, state.turn);
    const other = lastOpponent(observation);
    if (other === NO_SEAT) dangers.push(dangerExample(state, observation, losers));
    else endings.push(...endingExample(state, observation, other));
  }
}
report('evaluate', DANGER, dangers);
report('ending-chances', ENDING, endings);
