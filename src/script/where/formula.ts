/**
 * Formulas: numbers that are added and compared, truths that are joined by `and` and `or`, negated by `not` and grouped
 * by parentheses. `not` binds before `and`, and `and` before `or`. What an operand means, others say.
 */
import { isRefusal } from '../../engine/refusal.ts';
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };
import { type Misreading, misreadingAt, quoted } from './misreading.ts';
import type { Scanner } from './scanner.ts';
import {
  added,
  both,
  constant,
  DIFFERENCES,
  either,
  isMixed,
  meets,
  type NumberRange,
  type NumberValue,
  not,
  ranged,
  type TruthValue,
  type Value,
} from './values.ts';

const { where } = texts;

/** Reads one operand; undefined where none begins. */
type ReadOperand = (scanner: Scanner) => Value | Misreading | undefined;

const AND = /and(?![\p{L}\d.])/iuy;
const OR = /or(?![\p{L}\d.])/iuy;
const NOT = /not(?![\p{L}\d.])/iuy;
const OPENING = /\(/y;
const CLOSING = /\)/y;
const SIGN = /[+-]/y;
const RELATION = />=|<=|==|!=|[><=≥≤≠]/uy;
const NUMBER = /-?\d{1,6}(?![\p{L}\d.])/uy;
const BETWEEN = /(?:(-?\d{1,6})\s*)?\.\.(?:\s*(-?\d{1,6})(?![\p{L}\d.]))?/uy;
const SINGLE_NUMBER = /(-?\d{1,6})(?![\p{L}\d.])(\+?)/uy;
/** A number with its sign that ends a part, or a range that begins with one: nothing is subtracted. */
const NEGATIVE = /-\d{1,6}(?=\s*(?:$|\)|\.\.|\s(?:and|or)(?![\p{L}\d.])))/iuy;
const PART_END = /$|\)|(?:and|or)(?![\p{L}\d.])/iuy;

/** The plain form of a relation that is written in another way. */
const SPELLED: Readonly<Record<string, string>> = { '≥': '>=', '≤': '<=', '==': '=', '≠': '!=' };

/** What a formula needs to know beyond its text. */
interface FormulaScope {
  readonly players: number;
  readonly readOperand: ReadOperand;
  /** A part that could be read, for those who have typed something else. */
  readonly example: string;
}

export class FormulaReader {
  readonly #scanner: Scanner;
  readonly #scope: FormulaScope;

  constructor(scanner: Scanner, scope: FormulaScope) {
    this.#scanner = scanner;
    this.#scope = scope;
  }

  /** The whole formula, which may be a number. */
  readValue(): Value | Misreading {
    const value = this.#disjunction();
    if (isRefusal(value) || this.#scanner.isAtEnd) return value;
    return this.#fault(where.notJoined);
  }

  /** The whole formula, which must be true or false. */
  readTruth(): TruthValue | Misreading {
    const start = this.#scanner.at;
    const value = this.readValue();
    return isRefusal(value) ? value : this.#truthOf(value, start);
  }

  /** Why the formula cannot go on as it does from a place. */
  #fault(sentence: Text, at = this.#scanner.at): Misreading {
    return misreadingAt(at, fill(sentence, quoted(this.#scanner.typed.slice(at).trim())));
  }

  #takes(sign: RegExp): boolean {
    return this.#scanner.take(sign) !== undefined;
  }

  /** A number as a question: a count asks whether there is one at all. */
  #truthOf(value: Value, start: number): TruthValue | Misreading {
    if (value.kind === 'truth') return value;
    if (!value.isCount) return misreadingAt(start, fill(where.needsRange, quoted(value.name)));
    return ranged(value, { least: 1, most: Number.POSITIVE_INFINITY }, this.#scope.players);
  }

  #disjunction(): Value | Misreading {
    return this.#joined(OR, () => this.#conjunction(), either);
  }

  #conjunction(): Value | Misreading {
    return this.#joined(AND, () => this.#negated(), both);
  }

  /** One value alone, or several truths with a sign between them. */
  #joined(
    sign: RegExp,
    readNext: () => Value | Misreading,
    join: (truths: readonly TruthValue[]) => TruthValue,
  ): Value | Misreading {
    const start = this.#scanner.at;
    const first = readNext();
    if (isRefusal(first) || !this.#scanner.sees(sign)) return first;
    const truth = this.#truthOf(first, start);
    if (isRefusal(truth)) return truth;
    const truths = [truth];
    while (this.#takes(sign)) {
      const place = this.#scanner.at;
      const next = readNext();
      const further = isRefusal(next) ? next : this.#truthOf(next, place);
      if (isRefusal(further)) return further;
      truths.push(further);
    }
    return join(truths);
  }

  /** Reads `not`, perhaps several times, before a comparison. */
  #negated(): Value | Misreading {
    if (!this.#takes(NOT)) return this.#comparison();
    const start = this.#scanner.at;
    const value = this.#negated();
    const truth = isRefusal(value) ? value : this.#truthOf(value, start);
    return isRefusal(truth) ? truth : not(truth);
  }

  /** A sum alone, within a range, or compared with another. */
  #comparison(): Value | Misreading {
    const start = this.#scanner.at;
    const isGroup = this.#scanner.sees(OPENING);
    const left = this.#sum();
    if (isRefusal(left)) return left;
    if (left.kind === 'truth') return this.#withoutNumber(left, start);
    const place = this.#scanner.at;
    const relation = this.#scanner.take(RELATION)?.[0];
    if (relation !== undefined) return this.#compared(left, SPELLED[relation] ?? relation, place);
    const range = this.#range();
    if (range !== undefined) return this.#possible(left, left, range, place);
    if (isGroup || this.#scanner.sees(PART_END)) return left;
    return misreadingAt(place, fill(where.noRange, quoted(this.#scanner.restOfPart)));
  }

  /** A truth, unless a number follows its name. */
  #withoutNumber(truth: TruthValue, start: number): TruthValue | Misreading {
    if (truth.name === undefined || this.#scanner.sees(PART_END)) return truth;
    return misreadingAt(start, fill(where.noNumber, quoted(truth.name)));
  }

  /** A range such as `5`, `5+`, `15..17` or `..3`; undefined where none begins. */
  #range(): NumberRange | undefined {
    const between = this.#between();
    if (between !== undefined) return between;
    const alone = this.#scanner.take(SINGLE_NUMBER);
    if (alone === undefined) return undefined;
    const least = Number(alone[1]);
    return { least, most: alone[2] === '+' ? Number.POSITIVE_INFINITY : least };
  }

  /** Reads a range such as `15..17`, open at either end but not both; otherwise nothing has been read. */
  #between(): NumberRange | undefined {
    const start = this.#scanner.at;
    const between = this.#scanner.take(BETWEEN);
    const from = between?.[1];
    const to = between?.[2];
    if (from !== undefined || to !== undefined)
      return {
        least: from === undefined ? Number.NEGATIVE_INFINITY : Number(from),
        most: to === undefined ? Number.POSITIVE_INFINITY : Number(to),
      };
    this.#scanner.returnTo(start);
    return undefined;
  }

  /** The comparison with the sum that follows; `place` is that of the relation. */
  #compared(left: NumberValue, relation: string, place: number): TruthValue | Misreading {
    const start = this.#scanner.at;
    const right = this.#sum();
    if (isRefusal(right)) return right;
    if (right.kind === 'truth') return this.#fault(where.noTerm, start);
    if (isMixed(left, right)) return this.#fault(where.mixed, start);
    const difference = added(left, -1, right);
    const range = DIFFERENCES[relation];
    if (range !== undefined) return this.#possible(left, difference, range, place);
    return not(ranged(difference, { least: 0, most: 0 }, this.#scope.players));
  }

  /** Whether `value`, `left` or its difference to another, is in a range; refused where that can never be. */
  #possible(
    left: NumberValue,
    value: NumberValue,
    range: NumberRange,
    place: number,
  ): TruthValue | Misreading {
    if (meets(range, value)) return ranged(value, range, this.#scope.players);
    const relation = this.#scanner.since(place).replace(/^([<>=≥≤]+)\s*/u, '$1 ');
    const sentence = fill(where.impossible, quoted(left.name), quoted(relation), boundsText(left));
    return misreadingAt(place, sentence);
  }

  /** One operand, or several numbers added and subtracted. */
  #sum(): Value | Misreading {
    const first = this.#operand();
    if (isRefusal(first) || first.kind === 'truth') return first;
    let total: NumberValue = first;
    while (this.#scanner.sees(SIGN) && !this.#scanner.sees(NEGATIVE)) {
      const sign = this.#scanner.take(SIGN)?.[0] === '-' ? -1 : 1;
      const start = this.#scanner.at;
      const next = this.#operand();
      if (isRefusal(next)) return next;
      if (next.kind === 'truth') return this.#fault(where.noTerm, start);
      if (isMixed(total, next)) return this.#fault(where.mixed, start);
      total = added(total, sign, next);
    }
    return total;
  }

  /** Reads a group, one of the operands that the conditions of a game have, or a number. */
  #operand(): Value | Misreading {
    if (this.#scanner.sees(OPENING)) return this.#group();
    const operand = this.#scope.readOperand(this.#scanner);
    if (operand !== undefined) return operand;
    const number = this.#scanner.take(NUMBER);
    return number === undefined ? this.#noOperand() : constant(Number(number[0]));
  }

  /** Why nothing that can be asked begins here. */
  #noOperand(): Misreading {
    const { at, restOfPart, typed, isAtEnd } = this.#scanner;
    if (!isAtEnd && this.#scanner.sees(PART_END)) return this.#fault(where.noPart);
    const before = typed.slice(0, at).trimEnd();
    const isCompared = /[<>=≥≤≠+-]$/u.test(before);
    return misreadingAt(
      at,
      fill(isCompared ? where.noTerm : where.form, quoted(restOfPart), this.#scope.example),
    );
  }

  /**
   * Reads what stands in parentheses. If the closing one is missing, the opening one is blamed, or the word where
   * nothing joins on.
   */
  #group(): Value | Misreading {
    const opened = this.#scanner.at;
    this.#scanner.take(OPENING);
    const value = this.#disjunction();
    if (isRefusal(value) || this.#takes(CLOSING)) return value;
    if (!this.#scanner.isAtEnd) return this.#fault(where.notJoined);
    return this.#fault(where.notClosed, opened);
  }
}

/** The bounds of a number in words, with the hyphen that a condition is typed with before a number below zero. */
const boundsText = ({ least, most }: NumberRange): Text =>
  most === Number.POSITIVE_INFINITY
    ? fill(where.unlimited, String(least))
    : fill(where.limited, String(least), String(most));
