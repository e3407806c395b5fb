/** Logistic regression by Newton's method, for weights that are few. */

/** An example: its features, log-odds that are given, and what happened. */
export interface Example {
  readonly features: readonly number[];
  readonly offset: number;
  readonly happened: boolean;
}

const ROUNDS = 20;
/** Keeps the equations solvable where features nearly coincide. */
const RIDGE = 1e-3;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((total, value, i) => total + value * (b[i] ?? 0), 0);

export const chanceOf = ({ features, offset }: Example, weights: readonly number[]): number =>
  1 / (1 + Math.exp(-offset - dot(features, weights)));

/** Solves a symmetric positive system given as rows with the right side last (Gauss–Jordan). */
function solve(rows: number[][]): readonly number[] {
  rows.forEach((pivot, at) => {
    const scale = pivot[at] ?? 1;
    pivot.forEach((value, i) => {
      pivot[i] = value / scale;
    });
    for (const row of rows) {
      const factor = row === pivot ? 0 : (row[at] ?? 0);
      if (factor !== 0)
        row.forEach((value, i) => {
          row[i] = value - factor * (pivot[i] ?? 0);
        });
    }
  });
  return rows.map((row) => row.at(-1) ?? 0);
}

/** One step of Newton's method from these weights. */
function step(examples: readonly Example[], weights: readonly number[]): readonly number[] {
  const rows = weights.map((weight, i) => [
    ...weights.map((_, j) => (i === j ? RIDGE : 0)),
    -RIDGE * weight,
  ]);
  for (const example of examples) {
    const { features, happened } = example;
    const chance = chanceOf(example, weights);
    const error = (happened ? 1 : 0) - chance;
    rows.forEach((row, i) => {
      const value = features[i] ?? 0;
      if (value === 0) return;
      features.forEach((other, j) => {
        row[j] = (row[j] ?? 0) + chance * (1 - chance) * value * other;
      });
      row[features.length] = (row[features.length] ?? 0) + error * value;
    });
  }
  return solve(rows).map((change, i) => (weights[i] ?? 0) + change);
}

/** The likeliest weights, found from these. */
export function fitWeights(
  examples: readonly Example[],
  start: readonly number[],
): readonly number[] {
  let weights = start;
  for (let round = 0; round < ROUNDS; round++) weights = step(examples, weights);
  return weights;
}

/** Mean loss in nats. */
export const lossOf = (examples: readonly Example[], weights: readonly number[]): number =>
  -examples.reduce((total, example) => {
    const chance = chanceOf(example, weights);
    return total + Math.log(example.happened ? chance : 1 - chance);
  }, 0) / Math.max(1, examples.length);
