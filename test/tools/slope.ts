/** Slopes of what better moves gained on what reviews predicted, for `npm run proofs`. */
import { type Estimate, estimate } from '../../src/engine/estimate.ts';

/** The slope of a line through the points, with its standard error. */
export function slopeOf(
  points: readonly { readonly predicted: number; readonly actual: number }[],
): Estimate {
  const x = estimate(points.map(({ predicted }) => predicted)).mean;
  const y = estimate(points.map(({ actual }) => actual)).mean;
  const sum = (of: (dx: number, dy: number) => number): number =>
    points.reduce((all, { predicted, actual }) => all + of(predicted - x, actual - y), 0);
  const xx = sum((dx) => dx * dx);
  const mean = sum((dx, dy) => dx * dy) / xx;
  const rest = sum((dx, dy) => (dy - mean * dx) ** 2);
  return { mean, error: Math.sqrt(rest / Math.max(1, points.length - 2) / xx) };
}

/** The slope of a game. */
interface GameSlope {
  readonly positions: number;
  readonly slope: number;
  readonly error: number;
}

/**
 * The slopes of several games as one: their mean weighted by positions, which is the slope of all
 * points together with each game's gains in units of their own spread.
 */
export function pooledSlope(slopes: readonly GameSlope[]): GameSlope {
  const positions = slopes.reduce((all, one) => all + one.positions, 0);
  const slope = slopes.reduce((all, one) => all + one.positions * one.slope, 0) / positions;
  const error = Math.hypot(...slopes.map((one) => one.positions * one.error)) / positions;
  return { positions, slope, error };
}
