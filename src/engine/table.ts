/**
 * The table description: everything a screen or the line mode shows of a view, with no word about
 * how it looks. A person makes a move by picking cards, rows and buttons; `slot` names what is
 * picked, so equal cards share a slot and the positions of a face-down row do not.
 */
import type { Card } from '../cards/pack.ts';
import type { Text } from '../lang/text.ts';

export type RegionRole = 'hand' | 'row' | 'pile' | 'stock' | 'trick' | 'pot';

/**
 * `fresh`: just arrived or looked at just now; `wins`: leads the trick; `trump`; `known`: lies face
 * down, but the onlooker has seen it. A `known` face gives its card, and a screen still draws a
 * back, since remembering it is the game: it shows the card while the face is `fresh` too, or
 * always if the player has set `memory=on`.
 */
export type Mark = 'fresh' | 'wins' | 'trump' | 'known' | 'turned';

export interface FaceShown {
  /** Absent: a back. */
  readonly card?: Card;
  readonly slot?: number;
  /** Who played it, in a trick. */
  readonly by?: number;
  readonly marks?: readonly Mark[];
}

export interface Region {
  readonly id: string;
  readonly role: RegionRole;
  readonly label: Text;
  /** The seat it belongs to; absent: the table's. */
  readonly owner?: number;
  /** In display order; a pile's or row's last card is its top. */
  readonly cards: readonly FaceShown[];
  /** Cards not drawn one by one: a stock, a face-down pile. */
  readonly count?: number;
  /** The trick taken last: told on request, and when it is taken; its winner is marked `wins`. */
  readonly lastTrick?: true;
  /** The region as a whole can be picked under this slot (a row to lay on). */
  readonly slot?: number;
}

export interface SeatShown {
  readonly seat: number;
  /** Cards in hand. */
  readonly cards: number;
  readonly total: number;
  /** Dealer, came out, called, stake, … */
  readonly tags: readonly Text[];
}

export interface Fact {
  readonly label: Text;
  readonly value: Text;
}

export interface Button {
  readonly id: string;
  readonly label: Text;
}

/** A number to choose, such as a stake or a bid; picked as `{ region: id, slot: value }`. */
export interface Amount {
  readonly id: string;
  readonly label: Text;
  /** What may be chosen, ascending. */
  readonly values: readonly number[];
}

/** What a seat has said in its turn, such as a bid. */
export interface Said {
  readonly seat: number;
  readonly words: Text;
}

export interface Table {
  readonly seats: readonly SeatShown[];
  readonly regions: readonly Region[];
  readonly facts: readonly Fact[];
  /** Every button the game ever offers in this phase, legal now or not. */
  readonly buttons: readonly Button[];
  readonly amounts?: readonly Amount[];
  /** What has been said while nothing but talk goes round, oldest first. */
  readonly said?: readonly Said[];
  /** What the seat on turn is asked to do. */
  readonly prompt: Text;
}

/** A thing picked: a slot of a region, or a button. */
export type Pick = { readonly region: string; readonly slot: number } | { readonly button: string };
