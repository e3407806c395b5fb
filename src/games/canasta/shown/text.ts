/** Notation of Canasta, and its steps in words. */
import { numberWords, unreadable, wordsOf } from '../../../blocks/play-text.ts';
import type { Bag } from '../../../cards/bag.ts';
import { type Card, readCard, writeCard, writeCards } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { cardMarks, fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { isRedThree, sortSet, tokens } from '../state/cards.ts';
import {
  add,
  cardOf,
  discard,
  isWord,
  type Move,
  meldOf,
  merge,
  red,
  takeOf,
  takeTo,
  WORDS,
} from '../state/moves.ts';
import { bonusOf } from '../state/score.ts';
import { isDealt, sideOf } from '../state/state.ts';
import { findMeld } from '../turn/lay.ts';
import type { Observation } from '../turn/observation.ts';
import { topOf } from '../turn/take.ts';
import { cardsDrawn, rankName } from './names.ts';
import texts from './texts.json' with { type: 'json' };

const { moves } = texts;

const writeSets = (sets: readonly Bag[]): string =>
  sets.map((cards) => writeCards(tokens, cards)).join(' / ');

export function write({ verb, meld: number, other, sets }: Move): string {
  switch (verb) {
    case 'take':
    case 'meld':
    case 'red':
    case 'discard':
      return `${verb} ${writeSets(sets)}`;
    case 'to':
      return `take to ${number}`;
    case 'add':
      return `add ${number} ${writeSets(sets)}`;
    case 'merge':
      return `merge ${number} ${other}`;
    default:
      return verb;
  }
}

/** The most melds of a side: each has at least three of 110 cards. */
const MOST_MELDS = 36;

/** The verbs, what else stands between cards, then the numbers of melds. */
export const words = (): readonly string[] => [
  'take',
  'meld',
  'red',
  'discard',
  'add',
  'merge',
  ...Object.keys(WORDS),
  'to',
  '/',
  ...numberWords(1, MOST_MELDS),
];

/** A step as text without suits, under which steps that differ only in suits are counted together. */
export const suitlessText = (move: Move): string => write(move).replaceAll(/[CDHS]/g, '');

function readCards(args: readonly string[]): Bag | undefined {
  const cards: Card[] = [];
  for (const token of args) {
    const card = readCard(tokens, token);
    if (card === undefined) return undefined;
    cards.push(card);
  }
  return cards.length === 0 ? undefined : sortSet(cards);
}

/** Reads sets divided by strokes; undefined if one is empty or names no cards. */
function readSets(args: readonly string[]): readonly Bag[] | undefined {
  const parts = args.join(' ').split('/');
  const sets = parts.map((part) => readCards(part.split(' ').filter((word) => word !== '')));
  const found = sets.filter((cards) => cards !== undefined);
  return found.length === sets.length ? found : undefined;
}

const NUMBER = /^[1-9]\d?$/;
const readNumber = (arg: string | undefined): number | undefined =>
  arg !== undefined && NUMBER.test(arg) ? Number(arg) : undefined;

/** Reads what follows `take`: `to N` for a meld of the party, or the sets to meld with the top card first. */
function readTake(args: readonly string[]): Move | undefined {
  if (args[0]?.toLowerCase() === 'to') {
    const number = readNumber(args[1]);
    return number === undefined || args.length > 2 ? undefined : takeTo(number);
  }
  const sets = readSets(args);
  return sets && takeOf(sets);
}

function readMerge(args: readonly string[]): Move | undefined {
  const [a, b] = args.map(readNumber);
  return a === undefined || b === undefined || a === b || args.length > 2 ? undefined : merge(a, b);
}

function readAdd([first, ...args]: readonly string[]): Move | undefined {
  const number = readNumber(first);
  const cards = readCards(args);
  return number === undefined || cards === undefined ? undefined : add(number, cards);
}

/** Reads cards without a verb: one is discarded, several are melded. */
function readBare(args: readonly string[]): Move | undefined {
  const sets = readSets(args);
  const [first = []] = sets ?? [];
  if (sets === undefined) return undefined;
  if (sets.length === 1 && first.length === 1) return discard(first[0] ?? 0);
  return meldOf(sets);
}

function readMove(verb: string, args: readonly string[]): Move | undefined {
  switch (verb) {
    case 'take':
      return readTake(args);
    case 'meld': {
      const sets = readSets(args);
      return sets && meldOf(sets);
    }
    case 'add':
      return readAdd(args);
    case 'merge':
      return readMerge(args);
    case 'red':
    case 'discard': {
      const [card, ...more] = readCards(args) ?? [];
      if (card === undefined || more.length > 0) return undefined;
      if (verb === 'red') return red(card);
      return discard(card);
    }
    default:
      return readBare([verb, ...args]);
  }
}

/** Reads a step in any case, with commas, cards in any order; strokes may stand close. */
export function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line.replaceAll('/', ' / '));
  if (isWord(verb)) return args.length === 0 ? WORDS[verb] : unreadable(line);
  return readMove(verb, args) ?? unreadable(line);
}

const marks = (cards: Bag): string => cardMarks(cards.map((card) => writeCard(tokens, card)));

/** The name of a meld of the party to play, with its number if another one has its rank; the number alone if it has none. */
function meldName(observation: Observation, number: number): Text {
  const side = sideOf(observation, observation.turn.seat);
  const found = findMeld(side, number);
  if (found === undefined) return fill(texts.names.numbered, number);
  const isAlone = side.melds.filter(({ rank }) => rank === found.rank).length === 1;
  const name = rankName(found.rank);
  return isAlone ? fill(texts.names.meld, name) : fill(texts.names.twin, name, number);
}

const setsText = (sets: readonly Bag[]): Text =>
  joinTexts(
    sets.map((cards) => same(marks(cards))),
    ' / ',
  );

function describeTake(top: string, [first = [], ...more]: readonly Bag[]): Text {
  const taking = fill(moves.take, top, marks(first));
  return more.length === 0 ? taking : joinTexts([taking, fill(moves.andMelds, setsText(more))]);
}

/** A step in words. Nothing in a step of Canasta is hidden but the card drawn. */
export function describe(observation: Observation, move: Move): Text {
  const top = topOf(observation.pile);
  const shown = top < 0 ? '–' : writeCard(tokens, top);
  const card = writeCard(tokens, cardOf(move));
  switch (move.verb) {
    case 'take':
      return describeTake(shown, move.sets);
    case 'to':
      return fill(moves.takeTo, shown, meldName(observation, move.meld));
    case 'meld':
      return fill(moves.meld, setsText(move.sets));
    case 'add':
      return fill(moves.add, marks(move.sets[0] ?? []), meldName(observation, move.meld));
    case 'merge':
      return fill(moves.merge, meldName(observation, move.meld), meldName(observation, move.other));
    case 'red':
      return fill(moves.red, card);
    case 'discard':
      return fill(moves.discard, card);
    default:
      return texts.words[move.verb];
  }
}

/** CAN-12, CAN-16: the cards just taken from the pile into the hand, which all may remember. */
function pickedUp(before: Observation, after: Observation): readonly Card[] {
  const { turn, pile, standing } = before;
  const isSameTurn = isDealt(after.phase) && after.turn.seat === turn.seat;
  if (!isSameTurn || after.pile.length > 0) return [];
  if (standing.options.pile === 'whole')
    return pile.slice(0, -1).filter((card) => !isRedThree(card));
  const grew = (after.sizes[turn.seat] ?? 0) > (before.sizes[turn.seat] ?? 0);
  return before.phase === 'peel' && grew ? pile : [];
}

/** Names cards drawn for places, one after the other. */
const describeDrawn = (cards: readonly Card[]): Text =>
  cards
    .map((card) => same(marks([card])))
    .reduce((before, card) => fill(texts.said.then, before, card));

/** What each meld of the party to play counts beyond its cards, by its number. */
const bonuses = (observation: Observation, seat: Seat): ReadonlyMap<number, number> =>
  new Map(sideOf(observation, seat).melds.map((meld) => [meld.number, bonusOf(meld)]));

/** The canastas that a step has completed. */
function describeCompleted(before: Observation, after: Observation): readonly Text[] {
  const { seat } = before.turn;
  if (!isDealt(before.phase)) return [];
  const earlier = bonuses(before, seat);
  return sideOf(after, seat).melds.flatMap((meld) => {
    const bonus = bonusOf(meld);
    if (bonus === 0 || (earlier.get(meld.number) ?? 0) > 0) return [];
    const kind = meld.wilds === 0 ? texts.said.natural : texts.said.mixed;
    return [fill(kind, seat, rankName(meld.rank), bonus)];
  });
}

/**
 * What everyone hears of a step: the cards drawn for partners, which canastas are complete, and which cards a taken pile
 * brought to the hand.
 */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  if (before.phase === 'partners')
    return cardsDrawn(after.standing).map(([seat, cards]) =>
      fill(texts.said.draws, seat, describeDrawn(cards)),
    );
  const completed = describeCompleted(before, after);
  const cards = pickedUp(before, after);
  if (cards.length === 0) return completed;
  return [...completed, fill(texts.said.picksUp, before.turn.seat, marks(sortSet(cards)))];
}
