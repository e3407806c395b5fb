/**
 * Moves as sequences of numbered parts, for programs that learn: the words of a move's text (a verb, a card, another
 * card) and a full stop. The numbers follow from the pack and the notation, never from a match, so that they are the
 * same for every match with these options.
 */
import { possibleParts, STOP } from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { fill, text } from '../lang/text.ts';
import { engineOf, misuse, needText } from './inside.ts';
import type { Game, Options } from './types.ts';

const NO_WORDS = text(
  'this game does not list the words of its moves: choose among the legal ones',
  'dieses Spiel führt die Wörter seiner Züge nicht auf: zu wählen ist unter den erlaubten',
);
const NO_PART = text('“$1” is no part of a move', '„$1“ ist kein Teil eines Zuges');
const NO_NUMBER = text(
  '$1 is not the number of a part: there are parts 0 to $2',
  '$1 ist keine Nummer eines Teils: es gibt die Teile 0 bis $2',
);
const NOT_ENDED = text(
  'a move ends with part 0, which stands nowhere else in it',
  'ein Zug endet mit Teil 0, der sonst nirgends darin steht',
);

/**
 * Every part of which moves of the game are made with these options, always in the same order: the full stop, the cards
 * of the pack, then the other words of moves. The number of a part is its place. Refused with `notation` for games from
 * outside that do not list their words, and with `options` as `openMatch` does.
 */
export function partsOf(game: Game, options: Options = {}): readonly string[] | Refusal {
  const engine = engineOf(game);
  const resolved = matchOptions(engine, options);
  if (isRefusal(resolved)) return resolved;
  return possibleParts(engine, resolved) ?? refuse('notation', NO_WORDS);
}

function needParts(parts: readonly string[]): void {
  if (!Array.isArray(parts) || parts[0] !== STOP)
    misuse('parts', 'the list that partsOf returns', parts);
}

function needNumbers(argument: string, value: readonly number[]): void {
  if (!Array.isArray(value)) misuse(argument, 'a list of numbers of parts', value);
}

/**
 * The numbers of the parts of a move, the last one 0. The move is a text as legal lists have it; a word that is no part
 * is refused with `notation`. Throws a TypeError for anything but a list and a text.
 */
export function writeParts(parts: readonly string[], move: string): readonly number[] | Refusal {
  needParts(parts);
  needText('move', move);
  const words = move.split(' ');
  const unknown = words.find((word) => parts.indexOf(word) <= 0);
  if (unknown !== undefined) return refuse('notation', fill(NO_PART, unknown));
  return [...words, STOP].map((word) => parts.indexOf(word));
}

/** The words with these numbers. */
function partWords(
  parts: readonly string[],
  numbers: readonly number[],
): readonly string[] | Refusal {
  const wrong = numbers.find((number) => parts[number] === undefined);
  if (wrong !== undefined)
    return refuse('notation', fill(NO_NUMBER, String(wrong), parts.length - 1));
  return numbers.map((number) => parts[number] ?? STOP);
}

/**
 * The text of the move that these parts make, legal or not. Refused with `notation` if a number is not that of a part,
 * or if part 0 is not the last one and it alone. Throws a TypeError for anything but lists.
 */
export function readParts(parts: readonly string[], numbers: readonly number[]): string | Refusal {
  needParts(parts);
  needNumbers('numbers', numbers);
  const words = partWords(parts, numbers);
  if (isRefusal(words)) return words;
  const isWhole = words.length > 1 && words.indexOf(STOP) === words.length - 1;
  return isWhole ? words.slice(0, -1).join(' ') : refuse('notation', NOT_ENDED);
}

/** The word of a move that comes next after its first words; the stop after the last one; undefined if it begins otherwise. */
function nextWord(move: string, begun: readonly string[]): string | undefined {
  const words = move.split(' ');
  const isBegun = begun.every((word, at) => words[at] === word);
  return isBegun ? (words[begun.length] ?? STOP) : undefined;
}

/**
 * For each part 1 if it may come next, else 0: some legal move begins with the parts of `begun` and this one. Every way
 * that the masks allow ends in a legal move. Throws a TypeError for anything but lists, and a RangeError if no legal
 * move begins so.
 */
export function maskOfParts(
  parts: readonly string[],
  legal: readonly string[],
  begun: readonly number[] = [],
): Uint8Array {
  needParts(parts);
  if (!Array.isArray(legal)) misuse('legal', 'a list of legal moves', legal);
  needNumbers('begun', begun);
  const words = begun.map((number) => parts[number] ?? '');
  const next = legal.flatMap((move) => nextWord(move, words) ?? []);
  if (next.length === 0)
    throw new RangeError(`begun must be the first parts of a legal move, not ${begun.join(', ')}`);
  const mask = new Uint8Array(parts.length);
  for (const word of next) {
    const number = parts.indexOf(word);
    if (number < 0) misuse('parts', 'those of the game and options of the legal moves', word);
    mask[number] = 1;
  }
  return mask;
}
