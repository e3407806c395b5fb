/**
 * The notation of Cabo, and its moves in words. Positions are counted from 1 in texts and
 * from 0 inside.
 */
import { thoseThatHold } from '../../blocks/conditions.ts';
import { numberWords, unreadable, wordsOf } from '../../blocks/play-text.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, size } from '../../cards/set.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { cardMarks, fill, listed, type Text, text } from '../../lang/text.ts';
import { byCount, type Move, type PlaceSet, placeSet } from './moves.ts';
import { type Observation, turnedUp } from './observation.ts';
import { pack } from './round.ts';
import { rowOf, topOf } from './rules.ts';
import { HIDDEN } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { moves } = texts;

const positionNumbers = (places: PlaceSet): string =>
  cardsOf(places).reduce((text, place) => `${text} ${place + 1}`, '');
/** The text of every set of positions of a row, made once since searches write moves by the million. */
const NUMBERS = Array.from({ length: 64 }, (_, places) => positionNumbers(places));
const withPlaces = (verb: string, places: PlaceSet): string =>
  verb + (NUMBERS[places] ?? positionNumbers(places));

export function write(move: Move): string {
  switch (move.verb) {
    case 'look':
    case 'take':
    case 'keep':
      return withPlaces(move.verb, move.places);
    case 'draw':
    case 'call':
    case 'discard':
      return move.verb;
    case 'peek':
      return `peek ${move.place + 1}`;
    case 'spy':
      return `spy ${move.seat} ${move.place + 1}`;
    case 'swap':
      return `swap ${move.own + 1} ${move.seat} ${move.place + 1}`;
    case 'cross':
      return `swap ${move.seat} ${move.place + 1} ${move.other} ${move.otherPlace + 1}`;
  }
}

/** The most cards of a row. */
const LONGEST_ROW = 6;

/** The verbs, then the numbers of seats and of positions. */
export const words = (): readonly string[] => [
  'look',
  'take',
  'draw',
  'call',
  'keep',
  'discard',
  'peek',
  'spy',
  'swap',
  ...numberWords(0, LONGEST_ROW),
];

/** A swap of two others with the lower seat first, which is its canonical form. */
export function crossing(seat: number, place: number, other: number, otherPlace: number): Move {
  if (seat <= other) return { verb: 'cross', seat, place, other, otherPlace };
  return { verb: 'cross', seat: other, place: otherPlace, other: seat, otherPlace: place };
}

/**
 * Reads a swap: an own position with another's card in three numbers, cards of two others in four. Positions count from
 * 1.
 */
function readSwap(numbers: readonly number[]): Move | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (numbers.length === 3 && a > 0 && c > 0)
    return { verb: 'swap', own: a - 1, seat: b, place: c - 1 };
  if (numbers.length === 4 && b > 0 && d > 0) return crossing(a, b - 1, c, d - 1);
  return undefined;
}

function readPlaces(verb: 'look' | 'take' | 'keep', numbers: readonly number[]): Move | undefined {
  const places = placeSet(numbers.map((place) => place - 1));
  const sound = !numbers.includes(0) && size(places) === numbers.length;
  return sound ? { verb, places } : undefined;
}

/**
 * Reads a verb and its numbers, seats from 0 and positions from 1; undefined where they are not as many as it takes.
 */
function readVerb(verb: string, numbers: readonly number[]): Move | undefined {
  const [a = 0, b = 0] = numbers;
  switch (verb) {
    case 'look':
    case 'take':
    case 'keep':
      return readPlaces(verb, numbers);
    case 'draw':
    case 'call':
    case 'discard':
      return numbers.length === 0 ? { verb } : undefined;
    case 'peek':
      return numbers.length === 1 && a > 0 ? { verb, place: a - 1 } : undefined;
    case 'spy':
      return numbers.length === 2 && b > 0 ? { verb, seat: a, place: b - 1 } : undefined;
    case 'swap':
      return readSwap(numbers);
    default:
      return undefined;
  }
}

/** The refusals of an action named without the cards it takes (CAB-7). */
const NAME_CARDS: ReadonlyMap<string, Text> = new Map(Object.entries(texts.nameCards));

/** Reads a move in any case, with spaces or commas and positions in any order. */
export function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line);
  const unnamed = args.length === 0 ? NAME_CARDS.get(verb) : undefined;
  if (unnamed !== undefined) return refuse('CAB-7', unnamed);
  if (!args.every((arg) => /^\d$/.test(arg))) return unreadable(line);
  return readVerb(verb, args.map(Number)) ?? unreadable(line);
}

/** A card in a sentence, with its article. */
const cardText = (card: Card): Text =>
  text(`the [${writeCard(pack, card)}]`, `die [${writeCard(pack, card)}]`);

const positionsText = (places: PlaceSet): Text => listed(cardsOf(places).map((place) => place + 1));

const drawnText = (observation: Observation): Text =>
  observation.drawn < 0 || observation.drawn === HIDDEN ? moves.drawn : cardText(observation.drawn);

function describeTake(observation: Observation, places: PlaceSet): Text {
  const top = topOf(observation.pile);
  return fill(
    byCount(size(places), moves.take),
    top < 0 ? '–' : cardText(top),
    positionsText(places),
  );
}

/** A move in words; the drawn card is named only to the player who holds it. */
export function describe(observation: Observation, move: Move): Text {
  switch (move.verb) {
    case 'look':
      return fill(byCount(size(move.places), moves.look), positionsText(move.places));
    case 'draw':
      return moves.draw;
    case 'call':
      return moves.call;
    case 'take':
      return describeTake(observation, move.places);
    case 'keep':
      return fill(
        byCount(size(move.places), moves.keep),
        drawnText(observation),
        positionsText(move.places),
      );
    case 'discard':
      return fill(moves.discard, drawnText(observation));
    case 'peek':
      return fill(moves.peek, move.place + 1);
    case 'spy':
      return fill(moves.spy, move.seat, move.place + 1);
    case 'swap':
      return fill(moves.swap, move.own + 1, move.seat, move.place + 1);
    case 'cross':
      return fill(moves.cross, move.seat, move.place + 1, move.other, move.otherPlace + 1);
  }
}

export const cardsText = (cards: readonly Card[]): string =>
  cardMarks(cards.map((card) => writeCard(pack, card)));

/** The cards a finished turn has put onto the pile; a taken card has left it before. */
function putDown(before: Observation, after: Observation): readonly Card[] {
  if (after.turns === before.turns || after.caller !== before.caller) return [];
  return after.pile.slice(before.pile.length - (before.phase === 'turn' ? 1 : 0));
}

/** Cards that are put down: one with its article, several without. */
function putText(cards: readonly Card[]): Text | string {
  const [only, ...others] = cards;
  return only !== undefined && others.length === 0 ? cardText(only) : cardsText(cards);
}

/** The news of a finished turn, from a spectator's observations: cards that were no set, and cards put down. */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  if (before.phase !== 'turn' && before.phase !== 'drawn') return [];
  if (after.phase !== 'turn') return [];
  const turned = turnedUp(after, rowOf(after.rows, before.turn));
  const put = putDown(before, after);
  return thoseThatHold([
    [turned.length > 0, fill(moves.noSet, cardsText(turned), before.turn)],
    [put.length > 0, fill(moves.putDown, putText(put), before.turn)],
  ]);
}
