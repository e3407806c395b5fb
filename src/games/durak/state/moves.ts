/**
 * The moves of Durak, each one integer: a verb, a way (`left`, `right`, `stay`) and the verb's object:
 * a group of cards, a cover, a card, a suit or a seat.
 */
import type { Card } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Lying } from './cards.ts';
import { type Direction, LEFT, RIGHT } from './state.ts';

export type Move = number;

export const VERBS = [
  'attack',
  'cover',
  'add',
  'done',
  'take',
  'pass',
  'show',
  'new',
  'keep',
  'trump',
  'catch',
  'choose',
] as const;
export type Verb = (typeof VERBS)[number];

const VERB_BITS = 4;
const WAY_BITS = 3;
const HEAD = VERB_BITS + WAY_BITS;

export const bare = (verb: Verb): Move => VERBS.indexOf(verb);

export const ATTACK = bare('attack');
export const COVER = bare('cover');
export const ADD = bare('add');
export const DONE = bare('done');
export const TAKE = bare('take');
export const PASS = bare('pass');
export const SHOW = bare('show');
export const NEW = bare('new');
export const KEEP = bare('keep');
export const TRUMP = bare('trump');
export const CATCH = bare('catch');
export const CHOOSE = bare('choose');

/** The way a pass goes: UNSAID, or a side, plus STAY if the new direction is to be kept. */
export type Way = number;
export const UNSAID: Way = 0;
export const TO_LEFT: Way = 1;
export const TO_RIGHT: Way = 2;
export const STAY: Way = 4;
export const directionOf = (way: Way): Direction => ((way & 3) === TO_RIGHT ? RIGHT : LEFT);
export const stays = (way: Way): boolean => (way & STAY) !== 0;

export const codeOf = (move: Move): number => move & ((1 << VERB_BITS) - 1);
export const verbOf = (move: Move): Verb => VERBS[codeOf(move)] ?? 'done';
export const wayOf = (move: Move): Way => (move >>> VERB_BITS) & ((1 << WAY_BITS) - 1);
export const aboutOf = (move: Move): number => move >>> HEAD;

export const moveOf = (verb: Move, about = 0, way: Way = UNSAID): Move =>
  verb | (way << VERB_BITS) | (about << HEAD);

const LYING_BITS = 7;
export const coverMove = (attack: Lying, cover: Lying): Move =>
  moveOf(COVER, (attack << LYING_BITS) | cover);
export const coveredOf = (move: Move): Lying => aboutOf(move) >>> LYING_BITS;
export const coveringOf = (move: Move): Lying => aboutOf(move) & ((1 << LYING_BITS) - 1);

/** The object of `new`: 0 without a seat, else the seat plus 1. */
export const newHand = (named?: Seat): Move => moveOf(NEW, named === undefined ? 0 : named + 1);
export const namedIn = (move: Move): Seat | undefined =>
  aboutOf(move) === 0 ? undefined : aboutOf(move) - 1;

export const showMove = (card: Card, way: Way): Move => moveOf(SHOW, card, way);
