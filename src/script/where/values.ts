/**
 * What parts of a condition yield for a deal: numbers, which can be added and compared, and truths, which can be
 * joined. Whatever is slow is asked last, and only where the rest leaves it open.
 */
import type { Seat } from '../../engine/game.ts';
import type { OpenDeal } from './open-deal.ts';

export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/** Whether any seat will do or all must: whom `any` and `all` stand for. */
export type Quantifier = 'any' | 'all';

export interface NumberValue extends NumberRange {
  readonly kind: 'number';
  /** How sentences name the number. */
  readonly name: string;
  /** Whether the number, named alone, asks whether there is one at all. */
  readonly isCount: boolean;
  readonly isSlow: boolean;
  /** Absent where the number is the same whichever seat is asked. */
  readonly quantifier?: Quantifier;
  /** The number for a deal; `asked` is the seat that a quantifier stands for. */
  of(deal: OpenDeal, asked: Seat): number;
}

export interface TruthValue {
  readonly kind: 'truth';
  readonly isSlow: boolean;
  /** The name of a property, which takes no number; absent for what is joined or compared. */
  readonly name?: string;
  holds(deal: OpenDeal): boolean;
}

export type Value = NumberValue | TruthValue;

const { POSITIVE_INFINITY: MOST, NEGATIVE_INFINITY: LEAST } = Number;

const isWithin = ({ least, most }: NumberRange, value: number): boolean =>
  value >= least && value <= most;

export const meets = (one: NumberRange, other: NumberRange): boolean =>
  Math.max(one.least, other.least) <= Math.min(one.most, other.most);

export const constant = (value: number): NumberValue => ({
  kind: 'number',
  name: String(value),
  least: value,
  most: value,
  isCount: false,
  isSlow: false,
  of: () => value,
});

const negative = (value: NumberValue): NumberValue => ({
  ...value,
  least: -value.most,
  most: -value.least,
  of: (deal, asked) => -value.of(deal, asked),
});

/** The sum of two numbers, or with `sign` −1 their difference. */
export function added(one: NumberValue, sign: 1 | -1, other: NumberValue): NumberValue {
  const summand = sign === 1 ? other : negative(other);
  const quantifier = one.quantifier ?? other.quantifier;
  const total: NumberValue = {
    kind: 'number',
    name: `${one.name} ${sign === 1 ? '+' : '-'} ${other.name}`,
    least: one.least + summand.least,
    most: one.most + summand.most,
    isCount: false,
    isSlow: one.isSlow || other.isSlow,
    of: (deal, asked) => one.of(deal, asked) + summand.of(deal, asked),
  };
  return quantifier === undefined ? total : { ...total, quantifier };
}

/** Whether one number asks `any` seat and the other `all`. */
export const isMixed = (one: NumberValue, other: NumberValue): boolean =>
  one.quantifier !== undefined &&
  other.quantifier !== undefined &&
  one.quantifier !== other.quantifier;

/**
 * Puts a question to the seats that a quantifier stands for. Without one the question names its own seat, so that the
 * seat put to it does not matter.
 */
export function quantified(
  quantifier: Quantifier | undefined,
  players: number,
  ask: (deal: OpenDeal, seat: Seat) => boolean,
): (deal: OpenDeal) => boolean {
  if (quantifier === undefined) return (deal) => ask(deal, 0);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return quantifier === 'any'
    ? (deal) => seats.some((seat) => ask(deal, seat))
    : (deal) => seats.every((seat) => ask(deal, seat));
}

/** Whether a number is within a range. */
export const ranged = (value: NumberValue, range: NumberRange, players: number): TruthValue => ({
  kind: 'truth',
  isSlow: value.isSlow,
  holds: quantified(value.quantifier, players, (deal, asked) =>
    isWithin(range, value.of(deal, asked)),
  ),
});

/** The range of the difference of two numbers that stand in this relation. */
export const DIFFERENCES: Readonly<Record<string, NumberRange>> = {
  '>=': { least: 0, most: MOST },
  '<=': { least: LEAST, most: 0 },
  '>': { least: 1, most: MOST },
  '<': { least: LEAST, most: -1 },
  '=': { least: 0, most: 0 },
};

export const not = (truth: TruthValue): TruthValue => ({
  kind: 'truth',
  isSlow: truth.isSlow,
  holds: (deal) => !truth.holds(deal),
});

const slowLast = (truths: readonly TruthValue[]): readonly TruthValue[] => [
  ...truths.filter(({ isSlow }) => !isSlow),
  ...truths.filter(({ isSlow }) => isSlow),
];

/** True where all of these are; the slow ones are asked last. */
export function both(truths: readonly TruthValue[]): TruthValue {
  const inOrder = slowLast(truths);
  return {
    kind: 'truth',
    isSlow: truths.some(({ isSlow }) => isSlow),
    holds: (deal) => inOrder.every((truth) => truth.holds(deal)),
  };
}

/** True where one of these is; the slow ones are asked last. */
export function either(truths: readonly TruthValue[]): TruthValue {
  const inOrder = slowLast(truths);
  return {
    kind: 'truth',
    isSlow: truths.some(({ isSlow }) => isSlow),
    holds: (deal) => inOrder.some((truth) => truth.holds(deal)),
  };
}
