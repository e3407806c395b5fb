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

const NO_SHARE = text(
  '$1: “$2” is not a number from 0 to 1, such as 0.25',
  '$1: „$2“ ist keine Zahl von 0 bis 1, etwa 0.25',
);

/** A probability; 0 unless given. */
export function shareGiven(given: Given, key: string, flag: string): number {
  const typed = textGiven(given, key) ?? '0';
  const value = /^(\d{1,3}|\d{0,3}\.\d{1,15})$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= 0 && value <= 1) return value;
  return misused(fill(NO_SHARE, flag, clean(typed, 40)));
}

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
