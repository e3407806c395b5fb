/**
 * What conditions can test in a dealt hand: the quantities a game defines, and in every game the cards,
 * ranks and suits of its pack. Each is a number; `flag` is 0 or 1, `count` a number of cards.
 */
import { type Card, type Pack, readCard, type Suit } from '../../cards/pack.ts';
import { spellSuit, spellSuited } from '../../cards/spell.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Seat } from '../../engine/game.ts';
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };

const { where } = texts;

/** The lengths of the suits in a hand, longest first. */
type Shape = readonly number[];

const isSameShape = (one: Shape, other: Shape): boolean =>
  one.every((length, i) => length === other[i]);

const descending = (lengths: readonly number[]): Shape => [...lengths].sort((a, b) => b - a);

/** Reads a shape, a length for each suit; undefined if it is not one. Voids may be left out. */
function readShape(typed: string, suits: number): Shape | undefined {
  if (!/^(\d{1,8}|\d{1,2}(-\d{1,2})+)$/.test(typed)) return undefined;
  const lengths = typed.includes('-') ? typed.split('-').map(Number) : [...typed].map(Number);
  if (lengths.length > suits) return undefined;
  return descending([...lengths, ...Array.from({ length: suits - lengths.length }, () => 0)]);
}

function isSize({ smallest, largest }: DealScope, shape: Shape): boolean {
  const total = shape.reduce((sum, length) => sum + length, 0);
  return total >= smallest && total <= largest;
}

/** Reads one shape or several, `4432,4333`; undefined if one of them is no shape a hand can have. */
export function readShapes(scope: DealScope, typed: string): ((hand: Hand) => boolean) | undefined {
  const suits = packSuits(scope.pack);
  const shapes = typed.split(',').map((one) => readShape(one, suits.length));
  const known = shapes.filter((shape) => shape !== undefined);
  if (known.length < shapes.length || !known.every((shape) => isSize(scope, shape)))
    return undefined;
  return ({ cards }) => {
    const lengths = suits.map(
      (suit) => cards.filter((card) => scope.pack.faces[card]?.suit === suit).length,
    );
    return known.some((shape) => isSameShape(shape, descending(lengths)));
  };
}

/** The cards a seat was dealt, and the deal they are part of. */
export interface Hand {
  readonly cards: readonly Card[];
  readonly dealt: unknown;
  readonly seat: Seat;
}

/** The hands of a deal by seat. */
export type HandOf = (seat: Seat) => Hand;

export function openHands(dealtHands: DealtHands<unknown>, dealt: unknown): HandOf {
  const known: Hand[] = [];
  return (seat) => {
    const hand = known[seat] ?? { cards: dealtHands.cards(dealt, seat), dealt, seat };
    known[seat] = hand;
    return hand;
  };
}

export interface Subject {
  readonly kind: 'number' | 'flag' | 'count';
  readonly least: number;
  /** Infinity where no highest value is known. */
  readonly most: number;
  readonly of: (hand: Hand) => number;
}

/** A kind of deal: its pack, and the hands that conditions are asked about. */
export interface DealScope {
  readonly pack: Pack;
  readonly dealtHands: DealtHands<unknown>;
  /** Cards in the smallest and the largest hand. */
  readonly smallest: number;
  readonly largest: number;
}

/** A word for conditions and its meaning, for a list. */
interface ConditionWord {
  readonly word: string;
  readonly meaning: Text;
  /** The numbers that make sense; absent where the word takes no number. */
  readonly range?: readonly [least: number, most: number];
}

/** The suits of a pack in its order. */
const packSuits = ({ order, faces }: Pack): readonly Suit[] => [
  ...new Set(order.flatMap((card) => faces[card]?.suit ?? [])),
];

const packRanks = ({ order, faces }: Pack): readonly string[] => [
  ...new Set(order.flatMap((card) => faces[card]?.rank ?? [])),
];

function cardCount({ pack, largest }: DealScope, isMeant: (card: Card) => boolean): Subject {
  const most = Math.min(largest, pack.order.filter(isMeant).length);
  return { kind: 'count', least: 0, most, of: ({ cards }) => cards.filter(isMeant).length };
}

const ownMember = <T>(record: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined;

function ownSubject({ dealtHands, largest }: DealScope, word: string): Subject | undefined {
  const quantity = ownMember(dealtHands.quantities, word);
  if (quantity !== undefined) {
    const limit = quantity.countsCards === true ? largest : Number.POSITIVE_INFINITY;
    const { least, most = limit } = quantity;
    const of = ({ cards, dealt, seat }: Hand) => quantity.of(cards, dealt, seat);
    return { kind: 'number', least, most, of };
  }
  const quality = ownMember(dealtHands.qualities ?? {}, word);
  if (quality === undefined) return undefined;
  const of = ({ cards, dealt, seat }: Hand) => (quality.holds(cards, dealt, seat) ? 1 : 0);
  return { kind: 'flag', least: 0, most: 1, of };
}

function suitSubject(scope: DealScope, word: string): Subject | undefined {
  const isNamed = (one: Suit) => one === word || spellSuit(one).de.toLowerCase() === word;
  const suit = packSuits(scope.pack).find(isNamed);
  return suit && cardCount(scope, (card) => scope.pack.faces[card]?.suit === suit);
}

function cardSubject(scope: DealScope, word: string): Subject | undefined {
  const named = readCard(scope.pack, word);
  if (named === undefined || !scope.pack.order.includes(named)) return undefined;
  return cardCount(scope, (card) => card === named);
}

function rankSubject(scope: DealScope, word: string): Subject | undefined {
  const wanted = word === '10' && !packRanks(scope.pack).includes(word) ? 'T' : word.toUpperCase();
  if (!packRanks(scope.pack).includes(wanted)) return undefined;
  return cardCount(scope, (card) => scope.pack.faces[card]?.rank === wanted);
}

/** The subject a word names, if any. The game's own words come first. */
export const subjectOf = (scope: DealScope, typed: string): Subject | undefined =>
  ownSubject(scope, typed.toLowerCase()) ??
  suitSubject(scope, typed.toLowerCase()) ??
  cardSubject(scope, typed) ??
  rankSubject(scope, typed);

const inSuit = (word: Suit) => ({ word, meaning: fill(where.cardsOf, spellSuit(word)) });
const ofRank = (word: string) => ({ word, meaning: fill(where.cardsRanked, spellSuited(word)) });

/** Every word that a condition may name, with one card standing for all cards. */
export function conditionWords(scope: DealScope): readonly ConditionWord[] {
  const { quantities, qualities = {} } = scope.dealtHands;
  const words = [...Object.entries(quantities), ...Object.entries(qualities)];
  const named = words.map(([word, { meaning }]) => ({ word, meaning }));
  const suits = packSuits(scope.pack).map(inSuit);
  const shape = suits.length > 1 ? [{ word: SHAPE_WORD, meaning: where.shape }] : [];
  const ranks = packRanks(scope.pack).map(ofRank);
  const [card = 0] = scope.pack.order;
  const cards = { word: scope.pack.tokens[card] ?? '', meaning: where.hasCard };
  return [...named, ...suits, ...shape, ...ranks, cards].map((entry) => ranged(scope, entry));
}

export const SHAPE_WORD = 'shape';

function ranged(scope: DealScope, entry: ConditionWord): ConditionWord {
  const subject = subjectOf(scope, entry.word);
  if (subject === undefined || subject.kind === 'flag') return entry;
  return { ...entry, range: [subject.least, subject.most] };
}
