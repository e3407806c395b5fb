/** Moves of Canasta. */
import type { Bag } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import { KINDS } from './cards.ts';

export const WORDS = ['draw', 'rest', 'leave', 'ask', 'yes', 'no', 'finish'] as const;
type WordVerb = (typeof WORDS)[number];
type Verb = WordVerb | 'take' | 'to' | 'meld' | 'add' | 'merge' | 'red' | 'discard';

/** One shape for all, since moves are made by the million. */
export interface Move {
  /** `to` is `take to M`. */
  readonly verb: Verb;
  /** Number of the meld meant, the lower one of a merge; 0 for none. */
  readonly meld: number;
  /** The higher number of a merge, else 0. */
  readonly other: number;
  /** Sets laid; of a take the hand cards for the top card first. One set of one card to discard. */
  readonly sets: readonly Bag[];
}

const word = (verb: WordVerb): Move => ({ verb, meld: 0, other: 0, sets: [] });
export const DRAW = word('draw');
export const REST = word('rest');
export const LEAVE = word('leave');
export const ASK = word('ask');
export const YES = word('yes');
export const NO = word('no');
export const FINISH = word('finish');
const WORD_MOVES: Readonly<Record<WordVerb, Move>> = {
  draw: DRAW,
  rest: REST,
  leave: LEAVE,
  ask: ASK,
  yes: YES,
  no: NO,
  finish: FINISH,
};
export const isWord = (verb: string): verb is WordVerb => Object.hasOwn(WORD_MOVES, verb);
export const wordMove = (verb: WordVerb): Move => WORD_MOVES[verb];

export const take = (sets: readonly Bag[]): Move => ({ verb: 'take', meld: 0, other: 0, sets });
export const takeTo = (meld: number): Move => ({ verb: 'to', meld, other: 0, sets: [] });
export const meld = (sets: readonly Bag[]): Move => ({ verb: 'meld', meld: 0, other: 0, sets });
export const add = (to: number, cards: Bag): Move => ({
  verb: 'add',
  meld: to,
  other: 0,
  sets: [cards],
});
export const merge = (a: number, b: number): Move => ({
  verb: 'merge',
  meld: Math.min(a, b),
  other: Math.max(a, b),
  sets: [],
});

const single = (verb: Verb): readonly Move[] =>
  Array.from({ length: KINDS }, (_, card) => ({ verb, meld: 0, other: 0, sets: [[card]] }));
const DISCARDS = single('discard');
const REDS = single('red');
export const discard = (card: Card): Move => DISCARDS[card] ?? DRAW;
export const red = (card: Card): Move => REDS[card] ?? DRAW;

/** The only card of a discard or a red three. */
export const cardOf = (move: Move): Card => move.sets[0]?.[0] ?? 0;
