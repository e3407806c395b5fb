/**
 * A card of a row with what is known of it, packed into one number so that a swap carries both:
 * the card, who knows it, who was shown it just now, and when that was. Who knows which position
 * is public, because everyone sees the positions of peeks, spies, swaps and cards turned up.
 */
import type { Card } from '../../cards/pack.ts';
import type { Observer, Seat } from '../../engine/game.ts';

export type Place = number;
export type Row = readonly Place[];
/** Observers as bits: the seats, and one for those who see only what everyone sees. */
export type Eyes = number;

/** Stands for a card the observer may not know. */
export const HIDDEN: Card = 15;
export const EVERYBODY: Eyes = 0b111111;
const PUBLIC = 5;

/* card 4 bits, knowers 6, fresh 6, since 15 */
const KNOWN = 4;
const FRESH = 10;
const SINCE = 16;
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
export const knows = (place: Place, observer: Observer): boolean =>
  (knowers(place) & eyeOf(observer)) !== 0;

/** A card laid face down that `eyes` have seen. */
export const laid = (card: Card, eyes: Eyes, turns: number): Place =>
  card | (eyes << KNOWN) | (turns << SINCE);

/** The place after `eyes` have looked at its card. */
export const shown = (place: Place, eyes: Eyes, turns: number): Place =>
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

/** The row with another place at `at`. */
export function withPlace(row: Row, at: number, place: Place): Row {
  const changed = row.slice();
  changed[at] = place;
  return changed;
}

/** Rows with the row of one seat exchanged. */
export function withRow(rows: readonly Row[], seat: Seat, row: Row): readonly Row[] {
  const changed = rows.slice();
  changed[seat] = row;
  return changed;
}
