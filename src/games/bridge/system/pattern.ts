/**
 * Patterns of auctions. `when` is a list of calls from the opening bid on, the last by the
 * right-hand opponent of the seat to call:
 *
 *   -  pass      X  double      XX  redouble      .  any call      …  (first) anything before
 *   1H, 2N  that bid      1M  a major      1m  a minor      1a 2b 3c  suits, all different
 *   W, w  the other major, the other minor, once M or m is known      +b  at any level
 *   F  the suit agreed, else partner's      P  partner's suit      Y  the caller's own suit      O  theirs
 *
 * `open`: nobody has bid yet. `*`: every auction after an opening. After a colon stand conditions (see
 * `setting.ts`). `call` may use suits not named in `when`: the rule then stands for each of them.
 * `=b` is the lowest bid of the suit, `^b` one level above it.
 */
import {
  bidOf,
  DOUBLE,
  isBid,
  levelOf,
  type Move,
  NOTRUMP,
  PASS,
  REDOUBLE,
  strainOf,
} from '../state/cards.ts';

export const wordsIn = (line: string): readonly string[] =>
  line.split(' ').filter((word) => word !== '');

/** The auctions of `when`, and its conditions. */
export function splitWhen(when: string): {
  readonly auctions: string;
  readonly conditions: readonly string[];
} {
  const [auctions = '', conditions = ''] = when.split(':');
  return { auctions: auctions.trim(), conditions: wordsIn(conditions) };
}

/** The suits that letters stand for. */
export type Binding = Readonly<Record<string, number>>;

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 1, H: 2, S: 3, N: 4 };
const ALL = [0, 1, 2, 3];
const MEMBERS: Readonly<Record<string, readonly number[]>> = { M: [2, 3], m: [0, 1] };
/** Letters whose suits follow from others or from what was shown. */
const DERIVED = 'WwFPYO';

/** Calls that have a word of their own. */
const CALLS: ReadonlyMap<string, Move> = new Map([
  ['-', PASS],
  ['X', DOUBLE],
  ['XX', REDOUBLE],
]);

/** The binding with a letter bound to a suit, and what follows from it; undefined if it cannot be that suit. */
function bind(binding: Binding, letter: string, suit: number): Binding | undefined {
  const fixed = LETTERS[letter] ?? binding[letter];
  if (fixed !== undefined) return fixed === suit ? binding : undefined;
  if (suit > 3 || DERIVED.includes(letter) || !(MEMBERS[letter] ?? ALL).includes(suit))
    return undefined;
  const taken = Object.entries(binding).some(
    ([known, value]) => value === suit && !DERIVED.includes(known),
  );
  if (taken) return undefined;
  const after = { ...binding, [letter]: suit };
  if (letter === 'M') return { ...after, W: 5 - suit };
  if (letter === 'm') return { ...after, w: 1 - suit };
  return after;
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const STRAINS = [...ALL, NOTRUMP];
const EVERY_CALL: readonly Move[] = [
  ...CALLS.values(),
  ...LEVELS.flatMap((level) => STRAINS.map((strain) => bidOf(level, strain))),
];

/** Whether a letter of a pattern could stand for a strain before it is known what other letters stand for. */
function mayBeStrain(letter: string, strain: number): boolean {
  const fixed = LETTERS[letter];
  if (fixed !== undefined) return fixed === strain;
  return DERIVED.includes(letter) || (MEMBERS[letter] ?? ALL).includes(strain);
}

/**
 * Whether a token of a pattern could stand for a call, whatever suits its letters mean: a quick sieve before letters
 * are bound.
 */
function mayBeCall(token: string, call: Move): boolean {
  if (token === '.') return true;
  const named = CALLS.get(token);
  if (named !== undefined) return call === named;
  if (!isBid(call)) return false;
  const level = token.charAt(0);
  const isLevel = level === '+' || Number(level) === levelOf(call);
  return isLevel && mayBeStrain(token.charAt(1), strainOf(call));
}

const callsByToken = new Map<string, ReadonlySet<Move>>();

/** The calls that a word may stand for, whatever suits its letters are bound to. */
function possibleCalls(token: string): ReadonlySet<Move> {
  const known = callsByToken.get(token);
  if (known !== undefined) return known;
  const found = new Set(EVERY_CALL.filter((call) => mayBeCall(token, call)));
  callsByToken.set(token, found);
  return found;
}

/** The binding after a call that the word may stand for; undefined if its letter is another suit. */
function bindCall(token: string, call: Move, binding: Binding): Binding | undefined {
  if (token === '.' || CALLS.has(token)) return binding;
  return bind(binding, token.charAt(1), strainOf(call));
}

/** Whether a pattern may fit auctions that have `calls` calls from the opening on. */
export function mayMatch([first = '', ...more]: readonly string[], calls: number): boolean {
  if (first === 'open') return calls === 0;
  if (calls === 0) return false;
  if (first === '*') return true;
  return first === '…' ? more.length <= calls : more.length + 1 === calls;
}

/** The suits of a pattern's letters, added to `known`, if it fits the calls from the opening on. */
export function matchAuction(
  tokens: readonly string[],
  calls: readonly Move[],
  known: Binding,
): Binding | undefined {
  if (tokens[0] === '*') return calls.length > 0 ? known : undefined;
  if (tokens[0] === 'open') return calls.length === 0 ? known : undefined;
  const tail = tokens[0] === '…';
  const wanted = tail ? tokens.slice(1) : tokens;
  const from = calls.length - wanted.length;
  if (from < 0 || (!tail && from > 0) || calls.length === 0) return undefined;
  // Few patterns of the right length get beyond this, and binding suits takes much longer.
  if (!wanted.every((token, i) => possibleCalls(token).has(calls[from + i] ?? PASS)))
    return undefined;
  let binding: Binding | undefined = known;
  for (let i = 0; i < wanted.length && binding !== undefined; i++)
    binding = bindCall(wanted[i] ?? '', calls[from + i] ?? PASS, binding);
  return binding;
}

export interface Option {
  readonly call: Move;
  readonly binding: Binding;
}

/** The lowest bid of a strain above the last bid. */
const lowestBid = (strain: number, last: Move): Move => {
  for (let level = 1; level <= 7; level++)
    if (bidOf(level, strain) > last) return bidOf(level, strain);
  return PASS;
};

/** A bid of a strain at the level that a rule names: `=` the lowest possible, `^` a jump one above it, or a digit. */
function bidAt(how: string, strain: number, last: Move): Move {
  if (how === '=') return lowestBid(strain, last);
  if (how === '^') {
    const low = lowestBid(strain, last);
    return isBid(low) && levelOf(low) < 7 ? low + 5 : PASS;
  }
  return bidOf(Number(how), strain);
}

/** The calls that a rule's `call` stands for, each with the suits of its letters. */
export function callOptions(token: string, binding: Binding, last: Move): readonly Option[] {
  const named = CALLS.get(token);
  if (named !== undefined) return [{ call: named, binding }];
  const [how = '', letter = ''] = token;
  const fixed = LETTERS[letter] ?? binding[letter];
  if (fixed !== undefined) return bidOption(bidAt(how, fixed, last), last, binding);
  if (DERIVED.includes(letter)) return [];
  return ALL.flatMap((suit) => {
    const bound = bind(binding, letter, suit);
    return bound === undefined ? [] : bidOption(bidAt(how, suit, last), last, bound);
  });
}

const bidOption = (call: Move, last: Move, binding: Binding): readonly Option[] =>
  isBid(call) && call > last ? [{ call, binding }] : [];
