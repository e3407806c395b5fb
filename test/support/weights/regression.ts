/**
 * Regression by Newton's method, for weights that are few: least squares, logistic, and quantiles by
 * least squares reweighted (Schlossmacher 1973). Errors are those between parts of the examples, so
 * examples that follow each other may depend on each other.
 */

/** An example: its features, what is known of the outcome besides, and the outcome: 0 or 1 for chances. */
export interface Example {
  readonly features: readonly number[];
  readonly offset: number;
  readonly outcome: number;
}

export type Fit = (examples: readonly Example[]) => readonly number[];

/** A weight and its standard error. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

const ROUNDS = 20;
/** Keeps the equations solvable where features nearly coincide. */
const RIDGE = 1e-3;
/** Residuals of a quantile count as this large at least. */
const SMALLEST = 1;
/** Parts of the examples that the errors come from. */
const PARTS = 10;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((total, value, i) => total + value * (b[i] ?? 0), 0);

const predicted = ({ features, offset }: Example, weights: readonly number[]): number =>
  offset + dot(features, weights);

export const chanceOf = (example: Example, weights: readonly number[]): number =>
  1 / (1 + Math.exp(-predicted(example, weights)));

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

/** How much an example pulls at its prediction, and how strongly it resists. */
type Pull = (
  example: Example,
  weights: readonly number[],
) => { readonly residual: number; readonly curvature: number };

/** One step of Newton's method from these weights. */
function step(examples: readonly Example[], weights: readonly number[], pull: Pull) {
  const rows = weights.map((weight, i) => [
    ...weights.map((_, j) => (i === j ? RIDGE : 0)),
    -RIDGE * weight,
  ]);
  for (const example of examples) {
    const { features } = example;
    const { residual, curvature } = pull(example, weights);
    rows.forEach((row, i) => {
      const value = features[i] ?? 0;
      if (value === 0) return;
      features.forEach((other, j) => {
        row[j] = (row[j] ?? 0) + curvature * value * other;
      });
      row[features.length] = (row[features.length] ?? 0) + residual * value;
    });
  }
  return solve(rows).map((change, i) => (weights[i] ?? 0) + change);
}

const newton =
  (start: readonly number[], rounds: number, pull: Pull): Fit =>
  (examples) => {
    let weights = start;
    for (let round = 0; round < rounds; round++) weights = step(examples, weights, pull);
    return weights;
  };

/** The likeliest weights of log-odds. */
export const logistic = (start: readonly number[]): Fit =>
  newton(start, ROUNDS, (example, weights) => {
    const chance = chanceOf(example, weights);
    return { residual: example.outcome - chance, curvature: chance * (1 - chance) };
  });

/** The weights with the least squares. */
export const leastSquares = (start: readonly number[]): Fit =>
  newton(start, 1, (example, weights) => ({
    residual: example.outcome - predicted(example, weights),
    curvature: 1,
  }));

/** The weights of a value that `share` of the outcomes stay below. */
export const quantile = (start: readonly number[], share: number): Fit =>
  newton(start, ROUNDS, (example, weights) => {
    const residual = example.outcome - predicted(example, weights);
    const weight = residual > 0 ? share : 1 - share;
    const curvature = weight / Math.max(SMALLEST, Math.abs(residual));
    return { residual: curvature * residual, curvature };
  });

/** The weights fitted to all examples, with errors from the spread between parts fitted alone. */
export function estimate(examples: readonly Example[], weightsOf: Fit): readonly Estimate[] {
  const size = Math.ceil(examples.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, part) =>
    weightsOf(examples.slice(part * size, (part + 1) * size)),
  );
  return weightsOf(examples).map((value, i) => {
    const own = parts.map((weights) => weights[i] ?? 0);
    const mean = own.reduce((sum, one) => sum + one, 0) / PARTS;
    const squares = own.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    return { value, error: Math.sqrt(squares / (PARTS - 1) / PARTS) };
  });
}

/** Mean loss of chances in nats. */
export const lossOf = (examples: readonly Example[], weights: readonly number[]): number =>
  -examples.reduce((total, example) => {
    const chance = chanceOf(example, weights);
    return total + Math.log(example.outcome === 1 ? chance : 1 - chance);
  }, 0) / Math.max(1, examples.length);
