/** The operands of conditions: `SEAT.WHAT`, `SEAT has CARDS`, shapes, and the game's numbers that take a search, `FAMILY.SEAT.MEMBER`. */
import { type Card, readCard } from '../../cards/pack.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { fill, LANGS, type Text, text } from '../../lang/text.ts';
import { seatNamesOf } from '../../play/session/players.ts';
import texts from '../texts.json' with { type: 'json' };
import { type Misreading, misreadingAt, quoted } from './misreading.ts';
import type { DealScope, Hand, OpenDeal } from './open-deal.ts';
import type { Scanner } from './scanner.ts';
import { exampleShape, readShapes } from './shapes.ts';
import { ownMember, SHAPE_WORD, subjectOf } from './subjects.ts';
import {
  type NumberValue,
  type Quantifier,
  quantified,
  type TruthValue,
  type Value,
} from './values.ts';

const { where } = texts;

/** A game and its seats, and the kind of deal that conditions are asked about. */
export interface ConditionScope extends DealScope {
  readonly game: AnyGame;
  readonly players: number;
}

/** Whom an operand asks: a seat, or those that a quantifier stands for. */
type Owner = { readonly seat: Seat } | { readonly quantifier: Quantifier };

const WORD = '[\\p{L}\\p{M}\\d]+(?:-\\p{L}[\\p{L}\\p{M}]*)*';
const PATH = new RegExp(`${WORD}(?:\\.${WORD})+`, 'uy');
const HOLDING = /([^\s.<>=()+]+)\s+has(?!\S)/iuy;

/** The seat of this number, or with this unambiguous beginning of its name in any language. */
function seatNamed({ game, players }: ConditionScope, typed: string): Seat | undefined {
  if (/^\d{1,2}$/.test(typed)) return Number(typed) < players ? Number(typed) : undefined;
  const isMeant = (name: Text): boolean =>
    LANGS.some((lang) => name[lang].toLowerCase().startsWith(typed));
  const seats = seatNamesOf(game).flatMap((name, seat) => (isMeant(name) ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

/** The names by which a condition may call seats, for a refusal. */
function seatNamesText(scope: ConditionScope): Text {
  const numbers = text(`0 … ${scope.players - 1}`, `0 … ${scope.players - 1}`);
  const names = seatNamesOf(scope.game);
  if (names.length === 0) return numbers;
  const listed = (lang: (typeof LANGS)[number]) => names.map((name) => name[lang].toLowerCase());
  return text(listed('en').join(', '), listed('de').join(', '));
}

/** Whose hands are meant: a seat by its name, `any` for at least one of them, `all` for each. */
function readOwner(scope: ConditionScope, typed: string, at: number): Owner | Misreading {
  const word = typed.toLowerCase();
  if (word === 'any' || word === 'all') return { quantifier: word };
  const seat = seatNamed(scope, word);
  if (seat !== undefined) return { seat };
  return misreadingAt(at, fill(where.noSeat, quoted(word), seatNamesText(scope)));
}

const seatOf = (owner: Owner, asked: Seat): Seat => ('seat' in owner ? owner.seat : asked);

const quantifierOf = (owner: Owner): Quantifier | undefined =>
  'quantifier' in owner ? owner.quantifier : undefined;

/** A question about the hand of whom an operand asks. */
const truthOf = (
  { players }: ConditionScope,
  owner: Owner,
  ask: (hand: Hand) => boolean,
): TruthValue => ({
  kind: 'truth',
  isSlow: false,
  holds: quantified(quantifierOf(owner), players, (deal, asked) =>
    ask(deal.hand(seatOf(owner, asked))),
  ),
});

/** A number of whom an operand asks. */
function numberOf(
  owner: Owner,
  plain: Omit<NumberValue, 'kind' | 'quantifier' | 'of'>,
  of: (deal: OpenDeal, seat: Seat) => number,
): NumberValue {
  const value: NumberValue = {
    ...plain,
    kind: 'number',
    of: (deal, asked) => of(deal, seatOf(owner, asked)),
  };
  return 'quantifier' in owner ? { ...value, quantifier: owner.quantifier } : value;
}

/** A card with its suit first or last: `AS` or `SA`. */
function cardNamed({ pack }: ConditionScope, typed: string): Card | undefined {
  const suitFirst = `${typed.slice(1)}${typed.slice(0, 1)}`;
  const card = readCard(pack, typed) ?? readCard(pack, suitFirst);
  return card !== undefined && pack.order.includes(card) ? card : undefined;
}

/** How often each card is named that the rest of the part names. */
function readCards(
  scope: ConditionScope,
  scanner: Scanner,
): ReadonlyMap<Card, number> | Misreading {
  const { at } = scanner;
  const typed = scanner.takeRestOfPart();
  const wanted = new Map<Card, number>();
  if (typed === '') return misreadingAt(at, fill(where.noCard, ''));
  for (const { 0: token, index } of typed.matchAll(/[^\s,]+/g)) {
    const card = cardNamed(scope, token);
    if (card === undefined) return misreadingAt(at + index, fill(where.noCard, quoted(token)));
    wanted.set(card, (wanted.get(card) ?? 0) + 1);
  }
  return wanted;
}

/** Whether a hand holds all of the cards; one that is named twice, twice. */
function readHolding(
  scope: ConditionScope,
  owner: Owner,
  scanner: Scanner,
): TruthValue | Misreading {
  const wanted = readCards(scope, scanner);
  if (isRefusal(wanted)) return wanted;
  const isHeld = ({ cards }: Hand) =>
    [...wanted].every(([card, count]) => cards.filter((one) => one === card).length >= count);
  return truthOf(scope, owner, isHeld);
}

/** Reads the shapes that a hand may have, such as `4432` or `5-4-x-x`, up to the end of the part. */
function readShape(scope: ConditionScope, owner: Owner, scanner: Scanner): TruthValue | Misreading {
  const { at } = scanner;
  const typed = scanner.takeRestOfPart();
  const hasShape = readShapes(scope, typed);
  if (hasShape !== undefined) return truthOf(scope, owner, hasShape);
  return misreadingAt(at, fill(where.noShape, quoted(typed), exampleShape(scope)));
}

/** The quantity or quality of a hand that an operand asks for; `at` is where its word stands. */
function readSubject(
  scope: ConditionScope,
  owner: Owner,
  what: string,
  at: number,
): Value | Misreading {
  const subject = subjectOf(scope, what);
  if (subject === undefined)
    return misreadingAt(at, fill(where.noSubject, quoted(what), scope.game.id));
  const { kind, least, most, of } = subject;
  const name = quoted(what);
  if (kind === 'flag') return { ...truthOf(scope, owner, (hand) => of(hand) === 1), name };
  const plain = { name, least, most, isCount: kind === 'count', isSlow: false };
  return numberOf(owner, plain, (deal, seat) => of(deal.hand(seat)));
}

/** The members of a family of quantities that take a search; none if the game has no family of this name. */
const membersOf = ({ dealtHands }: ConditionScope, family: string): readonly string[] =>
  Object.keys(dealtHands.quantities).flatMap((word) =>
    word.startsWith(`${family}.`) ? [word.slice(family.length + 1)] : [],
  );

/** One of the game's quantities that take a search, `FAMILY.SEAT.MEMBER`. */
function readSearched(scope: ConditionScope, path: string, at: number): Value | Misreading {
  const words = path.split('.');
  const family = (words[0] ?? '').toLowerCase();
  const owner = readOwner(scope, words[1] ?? '', at + family.length + 1);
  if (isRefusal(owner)) return owner;
  const word = `${family}.${words.slice(2).join('.').toLowerCase()}`;
  const quantity = ownMember(scope.dealtHands.quantities, word);
  if (quantity === undefined) {
    const members = membersOf(scope, family).join(', ');
    return misreadingAt(at, fill(where.noMember, quoted(path), family, members));
  }
  const { least, most = Number.POSITIVE_INFINITY } = quantity;
  const plain = { name: quoted(path), least, most, isCount: false, isSlow: true };
  return numberOf(owner, plain, (deal, seat) => deal.slow(word, quantity, seat));
}

/** Reads `SEAT.WHAT`, or `FAMILY.SEAT.MEMBER` where the game has a family of that name. */
function readPath(scope: ConditionScope, path: string, at: number, scanner: Scanner) {
  const dot = path.indexOf('.');
  const first = path.slice(0, dot);
  const what = path.slice(dot + 1);
  if (membersOf(scope, first.toLowerCase()).length > 0) return readSearched(scope, path, at);
  const owner = readOwner(scope, first, at);
  if (isRefusal(owner)) return owner;
  if (what.toLowerCase() === SHAPE_WORD) return readShape(scope, owner, scanner);
  return readSubject(scope, owner, what, at + dot + 1);
}

/** Reads an operand; undefined where none begins. */
export function readOperand(
  scope: ConditionScope,
  scanner: Scanner,
): Value | Misreading | undefined {
  const { at } = scanner;
  const holding = scanner.take(HOLDING);
  if (holding !== undefined) {
    const owner = readOwner(scope, holding[1] ?? '', at);
    return isRefusal(owner) ? owner : readHolding(scope, owner, scanner);
  }
  const path = scanner.take(PATH);
  return path === undefined ? undefined : readPath(scope, path[0], at, scanner);
}
