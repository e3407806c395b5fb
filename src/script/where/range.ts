/** The numbers a condition allows: `>= 5`, `< 3`, `= 4`, `4`, `15..17`, `15..`, `..7`, `5+`. */

interface Range {
  readonly least: number;
  readonly most: number;
}

const { POSITIVE_INFINITY: MOST, NEGATIVE_INFINITY: LEAST } = Number;

const COMPARED: Readonly<Record<string, (value: number) => Range>> = {
  '>=': (least) => ({ least, most: MOST }),
  '<=': (most) => ({ least: LEAST, most }),
  '>': (value) => ({ least: value + 1, most: MOST }),
  '<': (value) => ({ least: LEAST, most: value - 1 }),
  '=': (value) => ({ least: value, most: value }),
};

const NUMBER = '-?\\d{1,6}';
const SIGNED = new RegExp(`^(>=|<=|>|<|=)(${NUMBER})$`);
const BETWEEN = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);
const ALONE = new RegExp(`^(${NUMBER})(\\+?)$`);

/** Reads a range without spaces; undefined if it is none. */
export function readRange(typed: string): Range | undefined {
  const signed = SIGNED.exec(typed);
  if (signed !== null) return COMPARED[signed[1] ?? '']?.(Number(signed[2]));
  const alone = ALONE.exec(typed);
  if (alone !== null) return COMPARED[alone[2] === '+' ? '>=' : '=']?.(Number(alone[1]));
  const between = BETWEEN.exec(typed);
  if (between === null || typed === '..') return undefined;
  const [, from, to] = between;
  return {
    least: from === undefined ? LEAST : Number(from),
    most: to === undefined ? MOST : Number(to),
  };
}

export const isWithin = ({ least, most }: Range, value: number): boolean =>
  value >= least && value <= most;

export const meets = (one: Range, other: Range): boolean =>
  Math.max(one.least, other.least) <= Math.min(one.most, other.most);
