/**
 * Conditions on a deal, read from text: `south.hcp 15..17 and not south.balanced` asks two things of one seat, `any.QS`
 * whether somebody has a card, `south.hcp + north.hcp >= 25` something of two seats together. Unreadable and impossible
 * conditions are refused in a sentence, with the place in them. A quantity is read from the same text: a number of a
 * deal, or a condition that counts 1 where it holds.
 */
import { isRefusal } from '../../engine/refusal.ts';
import { fill } from '../../lang/text.ts';
import { homeSeatOf, seatNamesOf } from '../../play/session/players.ts';
import texts from '../texts.json' with { type: 'json' };
import { FormulaReader } from './formula.ts';
import { type Misreading, misreadingAt, quoted } from './misreading.ts';
import type { OpenDeal } from './open-deal.ts';
import { type ConditionScope, readOperand } from './operands.ts';
import { Scanner } from './scanner.ts';
import type { TruthValue } from './values.ts';

export type Condition = TruthValue;

/** A number of a deal. */
export interface DealQuantity {
  readonly typed: string;
  of(deal: OpenDeal): number;
}

const exampleCondition = ({ game, dealtHands }: ConditionScope): string => {
  const seat = seatNamesOf(game)[homeSeatOf(game)]?.en.toLowerCase() ?? '0';
  return `${seat}.${Object.keys(dealtHands.quantities)[0]} >= 5`;
};

const readerOf = (scope: ConditionScope, typed: string): FormulaReader =>
  new FormulaReader(new Scanner(typed), {
    players: scope.players,
    readOperand: (scanner) => readOperand(scope, scanner),
    example: exampleCondition(scope),
  });

/** Reads a condition; `and` binds before `or`. */
export const readCondition = (scope: ConditionScope, typed: string): Condition | Misreading =>
  readerOf(scope, typed).readTruth();

/** Reads a quantity; a number of `any` or `all` seats is refused, since every seat has another. */
export function readQuantity(scope: ConditionScope, typed: string): DealQuantity | Misreading {
  const value = readerOf(scope, typed).readValue();
  if (isRefusal(value)) return value;
  if (value.kind === 'truth') return { typed, of: (deal) => (value.holds(deal) ? 1 : 0) };
  if (value.quantifier === undefined) return { typed, of: (deal) => value.of(deal, 0) };
  return misreadingAt(0, fill(texts.where.manyNumbers, quoted(typed)));
}

/** A fault in one of several texts that were typed. */
export interface MisreadingIn extends Misreading {
  readonly typed: string;
}

/** Reads every text; returns the first fault. */
export function readEach<T extends object>(
  typed: readonly string[],
  read: (one: string) => T | Misreading,
): readonly T[] | MisreadingIn {
  const all: T[] = [];
  for (const one of typed) {
    const value = read(one);
    if (isRefusal(value)) return { ...value, typed: one };
    all.push(value);
  }
  return all;
}
