/**
 * Formulas: parts joined by `and` and `or`, negated by `not`, grouped by parentheses. `not` binds before `and`, and
 * `and` before `or`. What a part means, others say.
 */
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };

const { where } = texts;

/** Whether something holds for a T. */
export type Test<T> = (one: T) => boolean;

/** Reads a part of a formula, without the words that join it to others. */
type ReadPart<T> = (typed: string) => Test<T> | Refusal;

/** Parentheses, and the words that join parts or negate what follows. */
const SIGN = /([()]|(?<=[\s)])(?:and|or)(?=[\s(])|(?<=^|[\s(])not(?=[\s(]))/i;
const SIGNS: readonly string[] = ['(', ')', 'and', 'or', 'not'];

/** The signs, in lower case, and the parts between them. */
const wordsIn = (typed: string): readonly string[] =>
  typed
    .split(SIGN)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => (SIGNS.includes(word.toLowerCase()) ? word.toLowerCase() : word));

class FormulaReader<T> {
  readonly #words: readonly string[];
  readonly #readPart: ReadPart<T>;
  #at = 0;

  constructor(words: readonly string[], readPart: ReadPart<T>) {
    this.#words = words;
    this.#readPart = readPart;
  }

  /** The whole formula. */
  read(): Test<T> | Refusal {
    const holds = this.#disjunction();
    if (isRefusal(holds) || this.#at === this.#words.length) return holds;
    return this.#refusal(where.notJoined);
  }

  /** Why the formula cannot go on as it does from here. */
  #refusal(sentence: Text): Refusal {
    const rest = this.#words.slice(this.#at).join(' ');
    return refuse('notation', fill(sentence, clean(rest, 60)));
  }

  /** Takes the next word if it is this sign. */
  #takes(sign: string): boolean {
    const isNext = this.#words[this.#at] === sign;
    if (isNext) this.#at++;
    return isNext;
  }

  #disjunction(): Test<T> | Refusal {
    const tests = this.#joined('or', () => this.#conjunction());
    return isRefusal(tests) ? tests : (one) => tests.some((holds) => holds(one));
  }

  #conjunction(): Test<T> | Refusal {
    const tests = this.#joined('and', () => this.#single());
    return isRefusal(tests) ? tests : (one) => tests.every((holds) => holds(one));
  }

  #joined(sign: string, readNext: () => Test<T> | Refusal): readonly Test<T>[] | Refusal {
    const tests: Test<T>[] = [];
    do {
      const next = readNext();
      if (isRefusal(next)) return next;
      tests.push(next);
    } while (this.#takes(sign));
    return tests;
  }

  #single(): Test<T> | Refusal {
    if (this.#takes('not')) return this.#negation();
    if (this.#takes('(')) return this.#group();
    const word = this.#words[this.#at] ?? '';
    if (SIGNS.includes(word)) return this.#refusal(where.noPart);
    this.#at++;
    return this.#readPart(word);
  }

  #negation(): Test<T> | Refusal {
    const holds = this.#single();
    return isRefusal(holds) ? holds : (one) => !holds(one);
  }

  #group(): Test<T> | Refusal {
    const opened = this.#at - 1;
    const holds = this.#disjunction();
    if (isRefusal(holds) || this.#takes(')')) return holds;
    this.#at = opened;
    return this.#refusal(where.notClosed);
  }
}

/** Reads a formula; refused with the first part that is refused, or with the rest from where it cannot be read. */
export const readFormula = <T>(typed: string, readPart: ReadPart<T>): Test<T> | Refusal =>
  new FormulaReader(wordsIn(typed), readPart).read();
