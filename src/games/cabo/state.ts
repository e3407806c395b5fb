/**
 * The options and the state of a round of Cabo. A place of a row packs the card and what is known of it
 * into one number, so that a swap moves both: the card, who knows it, who was shown it just now, and when.
 * Who knows which position is public, because everyone sees peeks, spies, swaps and cards turned up.
 */
import type { Draft } from '../../blocks/draft.ts';
import type { Card } from '../../cards/pack.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import { text } from '../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const options = {
  players: playersOption(2, 5, 3),
  cards: {
    kind: 'number',
    range: [4, 6],
    default: 4,
    group: texts.houseRules,
    rare: true,
    label: text('cards in a row', 'Karten in der Auslage'),
    meaning: text(
      'cards in each row; six suit two players',
      'Karten in jeder Auslage; sechs passen gut zu zweit',
    ),
  },
  peeks: {
    kind: 'number',
    range: [0, 3],
    default: 2,
    group: texts.houseRules,
    rare: true,
    label: text('cards looked at first', 'anfangs angesehene Karten'),
    meaning: text(
      'own cards each player looks at first; three suit rows of six',
      'eigene Karten, die jeder zuerst ansieht; drei passen zu sechs Karten',
    ),
  },
  swapOthers: {
    kind: 'flag',
    default: false,
    group: texts.houseRules,
    rare: true,
    label: text('swaps between two others', 'Tausch zwischen zwei anderen'),
    meaning: text(
      'a swap may exchange cards of two other players',
      'ein Tausch darf Karten zweier anderer Spieler vertauschen',
    ),
  },
  target: {
    kind: 'number',
    range: [51, 500],
    default: 101,
    label: text('total that ends the game', 'Stand, der das Spiel beendet'),
    meaning: text(
      'the total that ends the game; one point less is halved',
      'der Stand, der das Spiel beendet; ein Punkt weniger wird halbiert',
    ),
  },
  deals: { ...DEALS, turnsPerDeal: 1000 },
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export type Place = number;
export type Row = readonly Place[];
/** Observers as bits: the seats, and one for those who see only what everyone sees. */
export type Eyes = number;

/** Stands for a card the observer may not know. */
export const HIDDEN: Card = 15;
export const UNBOUND: Card = 14;
export const EVERYBODY: Eyes = 0b111111;
const PUBLIC = 5;

/* The bits of a place: 4 for its card, 6 for who knows it, 6 for whom it is fresh to, 4 for its bound, 10 for when. */
const KNOWN = 4;
const FRESH = 10;
const BOUND = 16;
const SINCE = 20;
const LOW = (1 << SINCE) - 1;

export const eyeOf = (observer: Observer): Eyes => 1 << (observer < 0 ? PUBLIC : observer);
/** The observers to whom cards are no longer fresh once `seat` makes a step. */
export const blinkOf = (seat: Seat): Eyes => (1 << seat) | (1 << PUBLIC);

export const cardAt = (place: Place): Card => place & 15;
export const isHidden = (place: Place): boolean => (place & 15) === HIDDEN;
export const knowers = (place: Place): Eyes => (place >>> KNOWN) & EVERYBODY;
export const freshEyes = (place: Place): Eyes => (place >>> FRESH) & EVERYBODY;
/** The number of turns made when someone last learnt the card. */
export const knownSince = (place: Place): number => place >>> SINCE;
/** The value that the card hardly reaches, by what all have seen of play (`bounds.ts`); UNBOUND if nothing is told. */
export const boundOf = (place: Place): Card => (place >>> BOUND) & 15;
export const knows = (place: Place, observer: Observer): boolean =>
  (knowers(place) & eyeOf(observer)) !== 0;

export const packed = (card: Card, eyes: Eyes, fresh: Eyes, bound: Card, turns: number): Place =>
  card | (eyes << KNOWN) | (fresh << FRESH) | (bound << BOUND) | (turns << SINCE);

export const withBound = (place: Place, bound: Card): Place =>
  (place & ~(15 << BOUND)) | (bound << BOUND);

/** The place after `eyes` have looked at its card. */
export const lookedAt = (place: Place, eyes: Eyes, turns: number): Place =>
  (place & LOW) | (eyes << KNOWN) | (eyes << FRESH) | (turns << SINCE);

/** The place no longer fresh to `eyes`. */
export const blinked = (place: Place, eyes: Eyes): Place => place & ~(eyes << FRESH);

/** The place as seen by someone who does not know the card. */
export const covered = (place: Place): Place => place | HIDDEN;

/** The place as `observer` sees it once they have forgotten the card. */
export const forgotten = (place: Place, observer: Observer): Place =>
  covered(place) & ~(eyeOf(observer) << KNOWN) & ~(eyeOf(observer) << FRESH);

/** The place with its card filled in. */
export const filled = (place: Place, card: Card): Place => (place & ~HIDDEN) | card;

/** A copy of the row with another place at `at`. */
export function withPlace(row: Row, at: number, place: Place): Row {
  const changed = row.slice();
  changed[at] = place;
  return changed;
}

/** A copy of the rows with that of one seat replaced. */
export function withRow(rows: readonly Row[], seat: Seat, row: Row): readonly Row[] {
  const changed = rows.slice();
  changed[seat] = row;
  return changed;
}

/** Says that there is no drawn card, no caller or no starter. */
export const NONE = -1;

type Phase = 'starter' | 'deal' | 'look' | 'turn' | 'drawn' | 'restock' | 'over';

export interface State {
  readonly phase: Phase;
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  /** CAB-1: who may start, as bits; chance decides among several. */
  readonly starters: number;
  readonly starter: Seat;
  readonly rows: readonly Row[];
  /** The stock, the next card first. */
  readonly stock: readonly Card[];
  /** The pile, the top card last. */
  readonly pile: readonly Card[];
  /** The card that the seat to play drew from the stock; NONE between turns. */
  readonly drawn: Card;
  readonly turn: Seat;
  readonly caller: Seat;
  /** Turns finished in this deal. */
  readonly turns: number;
  /** The observers to whom a card of some row is fresh. */
  readonly eyes: Eyes;
}

type HiddenPart = Pick<State, 'rows' | 'stock' | 'drawn'>;

/** A state made of its seen and its hidden parts. Written out, so that all states share one hidden class. */
export const stateOf = (
  seen: Omit<State, keyof HiddenPart>,
  { rows, stock, drawn }: HiddenPart,
): Draft<State> => ({
  phase: seen.phase,
  options: seen.options,
  played: seen.played,
  totals: seen.totals,
  starters: seen.starters,
  starter: seen.starter,
  rows,
  stock,
  pile: seen.pile,
  drawn,
  turn: seen.turn,
  caller: seen.caller,
  turns: seen.turns,
  eyes: seen.eyes,
});
