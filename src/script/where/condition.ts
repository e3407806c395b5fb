/**
 * Conditions on a deal, read from text: `SEAT.WHAT RANGE`, joined by `and` and `or`, negated by `not`.
 * `south.hcp 15..17 and not south.balanced` asks two things of one seat, `any.QS` whether somebody
 * has a card. Unreadable and impossible conditions are refused in a sentence.
 */
import type { AnyGame, Seat } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import { fill, LANGS, type Text, text } from '../../lang/text.ts';
import { homeSeatOf, seatNamesOf } from '../../play/session/players.ts';
import texts from '../texts.json' with { type: 'json' };
import {
  type Asked,
  type Hand,
  type Hands,
  readShapes,
  SHAPE_WORD,
  type Subject,
  subjectOf,
} from './subjects.ts';

const { where } = texts;

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

/** Reads a range without spaces; undefined if it is not one. */
function readRange(typed: string): Range | undefined {
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

const isWithin = ({ least, most }: Range, value: number): boolean =>
  value >= least && value <= most;

const meets = (one: Range, other: Range): boolean =>
  Math.max(one.least, other.least) <= Math.min(one.most, other.most);

export type Condition = (hands: Hands) => boolean;

/** A game and its seats, whose deals are asked about. */
export interface Setting extends Asked {
  readonly game: AnyGame;
  readonly players: number;
}

const wrong = (sentence: Text): Refusal => refuse('notation', sentence);
const shown = (typed: string): string => clean(typed, 60);

/** Seats by number, or by an unambiguous beginning of their names in any language. */
function seatNamed({ game, players }: Setting, typed: string): Seat | undefined {
  if (/^\d{1,2}$/.test(typed)) return Number(typed) < players ? Number(typed) : undefined;
  const isMeant = (name: Text): boolean =>
    LANGS.some((lang) => name[lang].toLowerCase().startsWith(typed));
  const seats = seatNamesOf(game).flatMap((name, seat) => (isMeant(name) ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

function seatsNamed(setting: Setting): Text {
  const numbers = text(`0 … ${setting.players - 1}`, `0 … ${setting.players - 1}`);
  const names = seatNamesOf(setting.game);
  if (names.length === 0) return numbers;
  const listed = (lang: (typeof LANGS)[number]) => names.map((name) => name[lang].toLowerCase());
  return text(listed('en').join(', '), listed('de').join(', '));
}

type Ask = (hand: Hand) => boolean;

/** Whom a condition asks: one seat, any of them, or all. */
function askedOf(setting: Setting, word: string): ((ask: Ask) => Condition) | Refusal {
  const seats = Array.from({ length: setting.players }, (_, seat) => seat);
  if (word === 'any') return (ask) => (hands) => seats.some((seat) => ask(hands(seat)));
  if (word === 'all') return (ask) => (hands) => seats.every((seat) => ask(hands(seat)));
  const seat = seatNamed(setting, word);
  if (seat === undefined) return wrong(fill(where.noSeat, shown(word), seatsNamed(setting)));
  return (ask) => (hands) => ask(hands(seat));
}

const boundsText = ({ least, most }: Subject): Text =>
  most === Number.POSITIVE_INFINITY
    ? fill(where.unlimited, least)
    : fill(where.limited, least, most);

function readNumber(subject: Subject, what: string, rest: string): Ask | Refusal {
  if (rest === '' && subject.kind === 'number') return wrong(fill(where.needsRange, what));
  const range = readRange(rest === '' ? '>=1' : rest);
  if (range === undefined) return wrong(fill(where.noRange, shown(rest)));
  const spaced = rest.replace(/^[<>=]+/, '$& ');
  if (!meets(range, subject))
    return wrong(fill(where.impossible, what, spaced, boundsText(subject)));
  return (hand) => isWithin(range, subject.of(hand));
}

/** The largest hand, spread over the suits as evenly as possible. */
function exampleShape({ largest }: Asked): string {
  const shares = [0, 1, 2, 3].map((i) => Math.floor((largest + 3 - i) / 4));
  return shares.join('-');
}

function readAsk(setting: Setting, what: string, rest: string): Ask | Refusal {
  if (what.toLowerCase() === SHAPE_WORD)
    return (
      readShapes(setting, rest.replace(/\s+/g, '')) ??
      wrong(fill(where.noShape, shown(rest), exampleShape(setting)))
    );
  const subject = subjectOf(setting, what);
  if (subject === undefined) return wrong(fill(where.noSubject, shown(what), setting.game.id));
  if (subject.kind !== 'flag') return readNumber(subject, shown(what), rest);
  return rest === '' ? (hand) => subject.of(hand) === 1 : wrong(fill(where.noNumber, shown(what)));
}

const exampleOf = ({ game, dealtHands }: Setting): string => {
  const seat = seatNamesOf(game)[homeSeatOf(game)]?.en.toLowerCase() ?? '0';
  return `${seat}.${Object.keys(dealtHands.quantities)[0]} >= 5`;
};

/** Blanks that separate nothing. Those between digits stay, and are refused where a number belongs. */
const BLANK = /(?<!\d) | (?!\d)/g;

const PART = /^(not\s+)?([^\s.<>=]+)\.([^\s<>=]+)\s*(.*)$/iu;

function readPart(setting: Setting, typed: string): Condition | Refusal {
  const parts = PART.exec(typed.trim());
  if (parts === null) return wrong(fill(where.form, shown(typed), exampleOf(setting)));
  const [, not, seat = '', what = '', rest = ''] = parts;
  const of = askedOf(setting, seat.toLowerCase());
  if (isRefusal(of)) return of;
  const ask = readAsk(setting, what, rest.replace(/\s+/g, ' ').replace(BLANK, ''));
  if (isRefusal(ask)) return ask;
  const condition = of(ask);
  return not === undefined ? condition : (hands) => !condition(hands);
}

/** Reads each part; the first refusal ends it. */
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

function readAll(setting: Setting, typed: string): Condition | Refusal {
  const parts = readEach(typed.split(/\sand\s/i), (part) => readPart(setting, part));
  return isRefusal(parts) ? parts : (hands) => parts.every((holds) => holds(hands));
}

/** Reads a condition; `and` binds before `or`. */
export function readCondition(setting: Setting, typed: string): Condition | Refusal {
  const unified = typed.replaceAll('≥', '>=').replaceAll('≤', '<=').replaceAll('==', '=');
  const parts = readEach(unified.split(/\sor\s/i), (part) => readAll(setting, part));
  return isRefusal(parts) ? parts : (hands) => parts.some((holds) => holds(hands));
}
