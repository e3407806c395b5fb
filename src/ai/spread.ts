/** The deviation of numbers as they come, none of them kept (Welford 1962). */

export interface Spread {
  count: number;
  mean: number;
  squares: number;
}

export const newSpread = (): Spread => ({ count: 0, mean: 0, squares: 0 });

export function note(spread: Spread, value: number): void {
  spread.count++;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}

/** The standard deviation; 1 as long as nothing differs. */
export const deviation = ({ count, squares }: Spread): number =>
  count < 2 ? 1 : Math.sqrt(squares / count) || 1;
