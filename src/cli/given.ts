/** Reads single values out of what commander has parsed. */
import { fill, text } from '../lang/text.ts';
import { clean } from '../script/clean.ts';
import type { Given } from './spec.ts';
import { misused } from './stop.ts';

export const textGiven = (given: Given, key: string): string | undefined => {
  const value = given[key];
  return typeof value === 'string' ? value : undefined;
};

export const isGiven = (given: Given, key: string): boolean => given[key] === true;

export const listGiven = (given: Given, key: string): readonly string[] => {
  const value = given[key];
  return typeof value === 'object' ? value : [];
};

const NO_NUMBER = text(
  '$1: “$2” is not a whole number from $3 to $4',
  '$1: „$2“ ist keine ganze Zahl von $3 bis $4',
);

/** A whole number within bounds, or the default. */
export function numberGiven(
  given: Given,
  key: string,
  flag: string,
  bounds: { readonly least: number; readonly most: number; readonly standard: number },
): number {
  const typed = textGiven(given, key);
  if (typed === undefined) return bounds.standard;
  const value = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= bounds.least && value <= bounds.most) return value;
  return misused(fill(NO_NUMBER, flag, clean(typed, 40), bounds.least, bounds.most));
}
