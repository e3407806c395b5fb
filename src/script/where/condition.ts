/**
 * Conditions on a deal, read from text: formulas whose parts are `SEAT.WHAT RANGE` or `SEAT has CARDS`.
 * `south.hcp 15..17 and not south.balanced` asks two things of one seat, `any.QS` whether somebody
 * has a card. Unreadable and impossible conditions are refused in a sentence.
 */
import { type Card, readCard } from '../../cards/pack.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import { fill, LANGS, type Text, text } from '../../lang/text.ts';
import { homeSeatOf, seatNamesOf } from '../../play/session/players.ts';
import texts from '../texts.json' with { type: 'json' };
import { readFormula, type Test } from './formula.ts';
import {
  type DealScope,
  type Hand,
  type HandOf,
  readShapes,
  SHAPE_WORD,
  type Subject,
  subjectOf,
} from './subjects.ts';

const { where } = texts;

interface NumberRange {
  readonly least: number;
  readonly most: number;
}

const { POSITIVE_INFINITY: MOST, NEGATIVE_INFINITY: LEAST } = Number;

const COMPARED: Readonly<Record<string, (value: number) => NumberRange>> = {
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

/** Reads a range without spaces; undefined if it is not one. */
function readRange(typed: string): NumberRange | undefined {
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

const isWithin = ({ least, most }: NumberRange, value: number): boolean =>
  value >= least && value <= most;

const meets = (one: NumberRange, other: NumberRange): boolean =>
  Math.max(one.least, other.least) <= Math.min(one.most, other.most);

export type Condition = Test<HandOf>;

/** A game and its seats, and the kind of deal that conditions are asked about. */
export interface ConditionScope extends DealScope {
  readonly game: AnyGame;
  readonly players: number;
}

const refusedCondition = (sentence: Text): Refusal => refuse('notation', sentence);
const typedPart = (typed: string): string => clean(typed, 60);

/** The seat of this number, or with this unambiguous beginning of its name in any language. */
function seatNamed({ game, players }: ConditionScope, typed: string): Seat | undefined {
  if (/^\d{1,2}$/.test(typed)) return Number(typed) < players ? Number(typed) : undefined;
  const isMeant = (name: Text): boolean =>
    LANGS.some((lang) => name[lang].toLowerCase().startsWith(typed));
  const seats = seatNamesOf(game).flatMap((name, seat) => (isMeant(name) ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

function seatNamesText(scope: ConditionScope): Text {
  const numbers = text(`0 … ${scope.players - 1}`, `0 … ${scope.players - 1}`);
  const names = seatNamesOf(scope.game);
  if (names.length === 0) return numbers;
  const listed = (lang: (typeof LANGS)[number]) => names.map((name) => name[lang].toLowerCase());
  return text(listed('en').join(', '), listed('de').join(', '));
}

type Ask = (hand: Hand) => boolean;
type Asking = (ask: Ask) => Condition;

/** The question put to these seats, or the refusal of the seats, else that of the question. */
function asked(of: Asking | Refusal, ask: Ask | Refusal): Condition | Refusal {
  if (isRefusal(of)) return of;
  return isRefusal(ask) ? ask : of(ask);
}

/** Whom a condition asks: one seat, any of them, or all. */
function seatsAsked(scope: ConditionScope, word: string): Asking | Refusal {
  const seats = Array.from({ length: scope.players }, (_, seat) => seat);
  if (word === 'any') return (ask) => (hands) => seats.some((seat) => ask(hands(seat)));
  if (word === 'all') return (ask) => (hands) => seats.every((seat) => ask(hands(seat)));
  const seat = seatNamed(scope, word);
  if (seat === undefined)
    return refusedCondition(fill(where.noSeat, typedPart(word), seatNamesText(scope)));
  return (ask) => (hands) => ask(hands(seat));
}

const boundsText = ({ least, most }: Subject): Text =>
  most === Number.POSITIVE_INFINITY
    ? fill(where.unlimited, least)
    : fill(where.limited, least, most);

function readNumber(subject: Subject, what: string, rest: string): Ask | Refusal {
  if (rest === '' && subject.kind === 'number')
    return refusedCondition(fill(where.needsRange, what));
  const range = readRange(rest === '' ? '>=1' : rest);
  if (range === undefined) return refusedCondition(fill(where.noRange, typedPart(rest)));
  const spaced = rest.replace(/^[<>=]+/, '$& ');
  if (!meets(range, subject))
    return refusedCondition(fill(where.impossible, what, spaced, boundsText(subject)));
  return (hand) => isWithin(range, subject.of(hand));
}

/** The largest hand, spread over the suits as evenly as possible. */
function exampleShape({ largest }: DealScope): string {
  const shares = [0, 1, 2, 3].map((i) => Math.floor((largest + 3 - i) / 4));
  return shares.join('-');
}

function readAsk(scope: ConditionScope, what: string, rest: string): Ask | Refusal {
  if (what.toLowerCase() === SHAPE_WORD)
    return (
      readShapes(scope, rest.replace(/\s+/g, '')) ??
      refusedCondition(fill(where.noShape, typedPart(rest), exampleShape(scope)))
    );
  const subject = subjectOf(scope, what);
  if (subject === undefined)
    return refusedCondition(fill(where.noSubject, typedPart(what), scope.game.id));
  if (subject.kind !== 'flag') return readNumber(subject, typedPart(what), rest);
  return rest === ''
    ? (hand) => subject.of(hand) === 1
    : refusedCondition(fill(where.noNumber, typedPart(what)));
}

const exampleCondition = ({ game, dealtHands }: ConditionScope): string => {
  const seat = seatNamesOf(game)[homeSeatOf(game)]?.en.toLowerCase() ?? '0';
  return `${seat}.${Object.keys(dealtHands.quantities)[0]} >= 5`;
};

/** Blanks that separate nothing. Those between digits stay, and are refused where a number belongs. */
const BLANK = /(?<!\d) | (?!\d)/g;

/** A card with its suit first or last: `AS` or `SA`. */
function cardNamed({ pack }: ConditionScope, typed: string): Card | undefined {
  const suitFirst = `${typed.slice(1)}${typed.slice(0, 1)}`;
  const card = readCard(pack, typed) ?? readCard(pack, suitFirst);
  return card !== undefined && pack.order.includes(card) ? card : undefined;
}

/** Whether a hand holds all of the cards; one that is named twice, twice. */
function readHolding(scope: ConditionScope, typed: string): Ask | Refusal {
  const wanted = new Map<Card, number>();
  for (const token of typed.trim().split(/[\s,]+/)) {
    const card = cardNamed(scope, token);
    if (card === undefined) return refusedCondition(fill(where.noCard, typedPart(token)));
    wanted.set(card, (wanted.get(card) ?? 0) + 1);
  }
  return ({ cards }) =>
    [...wanted].every(([card, count]) => cards.filter((one) => one === card).length >= count);
}

const HOLDING = /^([^\s.<>=]+)\s+has\s+(.+)$/iu;

const PART = /^([^\s.<>=]+)\.([^\s<>=]+)\s*(.*)$/iu;

function readPart(scope: ConditionScope, typed: string): Condition | Refusal {
  const holding = HOLDING.exec(typed.trim());
  if (holding !== null) {
    const [, owner = '', tokens = ''] = holding;
    return asked(seatsAsked(scope, owner.toLowerCase()), readHolding(scope, tokens));
  }
  const parts = PART.exec(typed.trim());
  if (parts === null)
    return refusedCondition(fill(where.form, typedPart(typed), exampleCondition(scope)));
  const [, seat = '', what = '', rest = ''] = parts;
  const ask = readAsk(scope, what, rest.replace(/\s+/g, ' ').replace(BLANK, ''));
  return asked(seatsAsked(scope, seat.toLowerCase()), ask);
}

/** The conditions of all parts, or the refusal of the first part that is refused. */
export function readEach(
  parts: readonly string[],
  read: (part: string) => Condition | Refusal,
): readonly Condition[] | Refusal {
  const conditions: Condition[] = [];
  for (const part of parts) {
    const condition = read(part);
    if (isRefusal(condition)) return condition;
    conditions.push(condition);
  }
  return conditions;
}

/** Reads a condition; `and` binds before `or`. */
export function readCondition(scope: ConditionScope, typed: string): Condition | Refusal {
  const unified = typed.replaceAll('≥', '>=').replaceAll('≤', '<=').replaceAll('==', '=');
  return readFormula(unified, (part) => readPart(scope, part));
}
