/** The moves of Canasta, and how to make each of them. */
import type { Bag } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { compareSets, KINDS } from './cards.ts';

type WordVerb = 'draw' | 'rest' | 'leave' | 'ask' | 'yes' | 'no' | 'finish';
type Verb = WordVerb | 'take' | 'to' | 'meld' | 'add' | 'merge' | 'red' | 'discard';

/** A move. All verbs share one shape, since moves are made by the million. */
export interface Move {
  /** The verb; `to` stands for `take to M`. */
  readonly verb: Verb;
  /** Number of the meld meant, the lower one of a merge; 0 for none. */
  readonly meld: number;
  /** The higher number of a merge, else 0. */
  readonly other: number;
  /** Sets laid; of a take the hand cards for the top card first. One set of one card to discard. */
  readonly sets: readonly Bag[];
}

const moveOf = (verb: Verb, sets: readonly Bag[] = [], number = 0, other = 0): Move => ({
  verb,
  meld: number,
  other,
  sets,
});

/** The moves that are one word. */
export const WORDS: Readonly<Record<WordVerb, Move>> = {
  draw: moveOf('draw'),
  rest: moveOf('rest'),
  leave: moveOf('leave'),
  ask: moveOf('ask'),
  yes: moveOf('yes'),
  no: moveOf('no'),
  finish: moveOf('finish'),
};
export const isWord = (verb: string): verb is WordVerb => Object.hasOwn(WORDS, verb);

export const take = (sets: readonly Bag[]): Move => moveOf('take', sets);
export const takeTo = (number: number): Move => moveOf('to', [], number);
export const meld = (sets: readonly Bag[]): Move => moveOf('meld', sets);

/** The move that melds these sets, in canonical order (CAN-10). */
export const meldOf = (sets: readonly Bag[]): Move => meld([...sets].sort(compareSets));
/** A take: the set laid with the top card comes first, the others in canonical order. */
export const takeOf = ([first = [], ...more]: readonly Bag[]): Move =>
  take([first, ...more.sort(compareSets)]);

export const add = (to: number, cards: Bag): Move => moveOf('add', [cards], to);
export const merge = (a: number, b: number): Move =>
  moveOf('merge', [], Math.min(a, b), Math.max(a, b));

const singleSet = (verb: Verb): readonly Move[] =>
  Array.from({ length: KINDS }, (_, card) => moveOf(verb, [[card]]));
const DISCARDS = singleSet('discard');
const REDS = singleSet('red');
export const discard = (card: Card): Move => DISCARDS[card] ?? WORDS.draw;
export const red = (card: Card): Move => REDS[card] ?? WORDS.draw;

/** The only card of a discard or a red three. */
export const cardOf = (move: Move): Card => move.sets[0]?.[0] ?? 0;
