/**
 * What conditions can test in a dealt hand: the quantities a game defines, and in every game the cards,
 * ranks and suits of its pack. Each is a number; `flag` is 0 or 1, `count` a number of cards.
 */
import { type Card, type Pack, readCard, type Suit } from '../../cards/pack.ts';
import { spellSuit, spellSuited } from '../../cards/spell.ts';
import type { Quantity } from '../../engine/extras.ts';
import { fill, joinTexts, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };
import type { DealScope, Hand } from './open-deal.ts';
import { packSuits, shapeSuits } from './shapes.ts';

const { where } = texts;

interface Subject {
  readonly kind: 'number' | 'flag' | 'count';
  readonly least: number;
  /** Infinity where no highest value is known. */
  readonly most: number;
  readonly of: (hand: Hand) => number;
}

/** Whether a game's word `family.member` names a quantity that takes a search. */
export const isSearched = (word: string): boolean => word.includes('.');

const packRanks = ({ order, faces }: Pack): readonly string[] => [
  ...new Set(order.flatMap((card) => faces[card]?.rank ?? [])),
];

function cardCount({ pack, largest }: DealScope, isMeant: (card: Card) => boolean): Subject {
  const most = Math.min(largest, pack.order.filter(isMeant).length);
  return { kind: 'count', least: 0, most, of: ({ cards }) => cards.filter(isMeant).length };
}

export const ownMember = <T>(record: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined;

/** A quantity that the game defines, with its range; one that counts cards cannot exceed the largest hand. */
function quantitySubject(
  { largest }: DealScope,
  { least, most, countsCards, of }: Quantity<unknown>,
): Subject {
  const limit = countsCards === true ? largest : Number.POSITIVE_INFINITY;
  return {
    kind: 'number',
    least,
    most: most ?? limit,
    of: ({ cards, dealt, seat }) => of(cards, dealt, seat),
  };
}

/** What the game itself calls by this word: a quantity or, as 0 or 1, a quality; undefined for words of every game. */
function ownSubject(scope: DealScope, word: string): Subject | undefined {
  const { quantities, qualities = {} } = scope.dealtHands;
  const quantity = isSearched(word) ? undefined : ownMember(quantities, word);
  if (quantity !== undefined) return quantitySubject(scope, quantity);
  const quality = ownMember(qualities, word);
  if (quality === undefined) return undefined;
  const of = ({ cards, dealt, seat }: Hand) => (quality.holds(cards, dealt, seat) ? 1 : 0);
  return { kind: 'flag', least: 0, most: 1, of };
}

/** The suit of this name: its own in the pack, such as reds, or that in either language, such as hearts or Herz. */
const suitNamed = (pack: Pack, word: string): Suit | undefined =>
  packSuits(pack).find((one) => {
    const { en, de } = spellSuit(one);
    return [one, en, de.toLowerCase()].includes(word);
  });

/** A quantity of the cards of one suit alone: `points.hearts`. */
function partSubject({ pack, dealtHands }: DealScope, word: string): Subject | undefined {
  const parts = word.split('.');
  const quantity = ownMember(dealtHands.quantities, parts[0] ?? '');
  const suit = suitNamed(pack, parts[1] ?? '');
  const most = quantity?.mostInSuit;
  if (quantity === undefined || most === undefined || suit === undefined || parts.length > 2)
    return undefined;
  const isMeant = (card: Card) => pack.faces[card]?.suit === suit;
  const of = ({ cards, dealt, seat }: Hand) => quantity.of(cards.filter(isMeant), dealt, seat);
  return { kind: 'number', least: quantity.least, most, of };
}

/** How many cards of a suit the hand holds. */
function suitSubject(scope: DealScope, word: string): Subject | undefined {
  const suit = suitNamed(scope.pack, word);
  return suit && cardCount(scope, (card) => scope.pack.faces[card]?.suit === suit);
}

function cardSubject(scope: DealScope, word: string): Subject | undefined {
  const named = readCard(scope.pack, word);
  if (named === undefined || !scope.pack.order.includes(named)) return undefined;
  return cardCount(scope, (card) => card === named);
}

/** How many cards of a rank the hand holds; a ten may be written `10` or `T`, whichever the pack uses. */
function rankSubject(scope: DealScope, word: string): Subject | undefined {
  const wanted = word === '10' && !packRanks(scope.pack).includes(word) ? 'T' : word.toUpperCase();
  if (!packRanks(scope.pack).includes(wanted)) return undefined;
  return cardCount(scope, (card) => scope.pack.faces[card]?.rank === wanted);
}

/** The subject a word names, if any. The game's own words come first. */
export const subjectOf = (scope: DealScope, typed: string): Subject | undefined =>
  ownSubject(scope, typed.toLowerCase()) ??
  partSubject(scope, typed.toLowerCase()) ??
  suitSubject(scope, typed.toLowerCase()) ??
  cardSubject(scope, typed) ??
  rankSubject(scope, typed);

export const SHAPE_WORD = 'shape';

/** A word for conditions and its meaning, for a list. */
interface ConditionWord {
  readonly word: string;
  readonly meaning: Text;
  /** The numbers that make sense; absent where the word takes no number. */
  readonly range?: readonly [least: number, most: number];
}

const inSuit = (word: Suit): ConditionWord => ({
  word,
  meaning: fill(where.cardsOf, spellSuit(word)),
});

const ofRank = (word: string): ConditionWord => ({
  word,
  meaning: fill(where.cardsRanked, spellSuited(word)),
});

/** The quantities that can be asked of one suit; the first suit stands for all. */
function wordsInSuits({ pack, dealtHands }: DealScope): readonly ConditionWord[] {
  const suit = packSuits(pack)[0];
  if (suit === undefined) return [];
  const parted = Object.entries(dealtHands.quantities).filter(
    ([, { mostInSuit }]) => mostInSuit !== undefined,
  );
  return parted.map(([word]) => ({
    word: `${word}.${suit}`,
    meaning: fill(where.inSuit, word, spellSuit(suit)),
  }));
}

function shapeWord(scope: DealScope): readonly ConditionWord[] {
  const suits = shapeSuits(scope);
  if (suits.length < 2) return [];
  const order = joinTexts(suits.map(spellSuit), ', ');
  return [{ word: SHAPE_WORD, meaning: fill(where.shape, order) }];
}

/** A quantity that takes a search, asked of seat 0. */
const searchedWord = (
  word: string,
  { meaning, least, most = Infinity }: Quantity<unknown>,
): ConditionWord => ({
  word: word.replace('.', '.0.'),
  meaning: fill(where.slow, meaning),
  range: [least, most],
});

/** Every word that a condition may name, with one card standing for all cards. */
export function conditionWords(scope: DealScope): readonly ConditionWord[] {
  const { quantities, qualities = {} } = scope.dealtHands;
  const simple = Object.entries(quantities).filter(([word]) => !isSearched(word));
  const searched = Object.entries(quantities).filter(([word]) => isSearched(word));
  const named = [...simple, ...Object.entries(qualities)].map(([word, { meaning }]) => ({
    word,
    meaning,
  }));
  const suits = packSuits(scope.pack).map(inSuit);
  const ranks = packRanks(scope.pack).map(ofRank);
  const [card = 0] = scope.pack.order;
  const cards = { word: scope.pack.tokens[card] ?? '', meaning: where.hasCard };
  const ofHands = [
    ...named,
    ...wordsInSuits(scope),
    ...suits,
    ...shapeWord(scope),
    ...ranks,
    cards,
  ];
  return [
    ...ofHands.map((entry) => withRange(scope, entry)),
    ...searched.map(([word, quantity]) => searchedWord(word, quantity)),
  ];
}

function withRange(scope: DealScope, entry: ConditionWord): ConditionWord {
  const subject = subjectOf(scope, entry.word);
  if (subject === undefined || subject.kind === 'flag') return entry;
  return { ...entry, range: [subject.least, subject.most] };
}
