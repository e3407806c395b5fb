/** Fitted weights beside those in force, as lines. */
import type { Estimate } from './regression.ts';

/** What `npm run weights -- GAME` prints, from so many matches of a seed. */
export type Report = (matches: number, seed: string) => readonly string[];

const number = (value: number): string => value.toFixed(2).padStart(8);

/** A title, and a line for each weight by its name. */
export const weightLines = (
  title: string,
  inForce: Readonly<Record<string, number>>,
  found: readonly Estimate[],
): readonly string[] => [
  title,
  ...Object.entries(inForce).map(([name, value], i) => {
    const fitted = found[i] ?? { value: Number.NaN, error: Number.NaN };
    const error = fitted.error.toFixed(2);
    return `  ${name.padEnd(16)}${number(value)}  fitted${number(fitted.value)} ± ${error}`;
  }),
];

/** The weights, each 1 in turn and all others 0: what a linear function of them is made of. */
export const units = <W extends object>(weights: W): readonly W[] =>
  Object.keys(weights).map(
    (one) => Object.fromEntries(Object.keys(weights).map((key) => [key, key === one ? 1 : 0])) as W,
  );

/** The seeds of so many matches. */
export const seeds = (matches: number, seed: string): readonly string[] =>
  Array.from({ length: matches }, (_, n) => `${seed}/${n}`);
