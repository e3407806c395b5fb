/**
 * Notation of the moves, and what they are in words. Positions are counted from 1 in texts and
 * from 0 inside.
 */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, size } from '../../cards/set.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { cardMarks, fill, listed, same, type Text, text } from '../../lang/text.ts';
import { type Move, type PlaceSet, placeSet } from './moves.ts';
import { NAME_CARDS } from './objections.ts';
import { type Observation, turnedUp } from './observation.ts';
import { pack } from './round.ts';
import { rowOf, topOf } from './rules.ts';
import { HIDDEN } from './state.ts';

const withPlaces = (verb: string, places: PlaceSet): string =>
  [verb, ...cardsOf(places).map((place) => place + 1)].join(' ');

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

/** A swap of two others with the lower seat first, which is its canonical form. */
export function crossing(seat: number, place: number, other: number, otherPlace: number): Move {
  return seat <= other
    ? { verb: 'cross', seat, place, other, otherPlace }
    : { verb: 'cross', seat: other, place: otherPlace, other: seat, otherPlace: place };
}

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

/** Reads a move in any case, with spaces or commas and positions in any order. */
export function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line);
  const unnamed = args.length === 0 ? NAME_CARDS.get(verb) : undefined;
  if (unnamed !== undefined) return refuse('CAB-7', unnamed);
  if (!args.every((arg) => /^\d$/.test(arg))) return unreadable(line);
  return readVerb(verb, args.map(Number)) ?? unreadable(line);
}

const mark = (card: Card): string => `[${writeCard(pack, card)}]`;

const numbered = (places: PlaceSet): Text => listed(cardsOf(places).map((place) => place + 1));

const LOOKS = text('looks at own cards $1', 'sieht sich die eigenen Karten $1 an');
const LOOKS_AT_ONE = text('looks at own card $1', 'sieht sich die eigene Karte $1 an');
const TAKES = text('takes $1 for card $2', 'nimmt $1 für Karte $2');
const TAKES_SET = text('takes $1 for cards $2 as a set', 'nimmt $1 für die Karten $2 als Satz');
const KEEPS_SET = text('keeps $1 for cards $2 as a set', 'behält $1 für die Karten $2 als Satz');
const SPIES = text('spies on card $2 of {$1}', 'schaut Karte $2 von {$1} an');
const SWAPS = text(
  'swaps own card $1 with card $3 of {$2}',
  'tauscht die eigene Karte $1 mit Karte $3 von {$2}',
);
const CROSSES = text(
  'swaps card $2 of {$1} with card $4 of {$3}',
  'tauscht Karte $2 von {$1} mit Karte $4 von {$3}',
);
const THE_DRAWN = text('the drawn card', 'die gezogene Karte');

const drawnText = (observation: Observation): Text =>
  observation.drawn < 0 || observation.drawn === HIDDEN ? THE_DRAWN : same(mark(observation.drawn));

const chosen = (one: Text, many: Text, places: PlaceSet): Text => (size(places) === 1 ? one : many);

function describeLook(places: PlaceSet): Text {
  if (places === 0) return text('looks at no card', 'sieht keine Karte an');
  return fill(chosen(LOOKS_AT_ONE, LOOKS, places), numbered(places));
}

function describeTake(observation: Observation, places: PlaceSet): Text {
  const top = topOf(observation.pile);
  return fill(chosen(TAKES, TAKES_SET, places), top < 0 ? '–' : mark(top), numbered(places));
}

/** The move as a predicate, with the drawn card named only to the one who holds it. */
export function describe(observation: Observation, move: Move): Text {
  switch (move.verb) {
    case 'look':
      return describeLook(move.places);
    case 'draw':
      return text('draws from the stock', 'zieht vom Stapel');
    case 'call':
      return text('calls Cabo', 'sagt Cabo an');
    case 'take':
      return describeTake(observation, move.places);
    case 'keep':
      return fill(
        chosen(text('keeps $1 for card $2', 'behält $1 für Karte $2'), KEEPS_SET, move.places),
        drawnText(observation),
        numbered(move.places),
      );
    case 'discard':
      return fill(text('discards $1', 'wirft $1 ab'), drawnText(observation));
    case 'peek':
      return fill(text('peeks at own card $1', 'schaut die eigene Karte $1 an'), move.place + 1);
    case 'spy':
      return fill(SPIES, move.seat, move.place + 1);
    case 'swap':
      return fill(SWAPS, move.own + 1, move.seat, move.place + 1);
    case 'cross':
      return fill(CROSSES, move.seat, move.place + 1, move.other, move.otherPlace + 1);
  }
}

const NO_SET = text(
  '$1 are not a set: the turn is lost',
  '$1 sind kein Satz: Der Zug ist verloren',
);
const GOES = text('$1 goes onto the pile', '$1 kommt auf die Ablage');
const GO = text('$1 go onto the pile', '$1 kommen auf die Ablage');

export const cardsText = (cards: readonly Card[]): string =>
  cardMarks(cards.map((card) => writeCard(pack, card)));

/** The cards a finished turn has put onto the pile; a taken card has left it before. */
function putDown(before: Observation, after: Observation): readonly Card[] {
  if (after.turns === before.turns || after.caller !== before.caller) return [];
  return after.pile.slice(before.pile.length - (before.phase === 'turn' ? 1 : 0));
}

/** Takes a spectator's observations. */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  if (before.phase !== 'turn' && before.phase !== 'drawn') return [];
  if (after.phase !== 'turn') return [];
  const turned = turnedUp(after, rowOf(after.rows, before.turn));
  const put = putDown(before, after);
  return [
    ...(turned.length > 0 ? [fill(NO_SET, cardsText(turned))] : []),
    ...(put.length > 0 ? [fill(put.length === 1 ? GOES : GO, cardsText(put))] : []),
  ];
}
