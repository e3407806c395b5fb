/**
 * The table description: everything the screen or the line mode shows of an observation, and nothing
 * about how it looks. A person makes a move by picking cards, rows and buttons; `slot` names what is
 * picked, so equal cards share a slot and the positions of a face-down row do not.
 */
import type { Card } from '../cards/pack.ts';
import type { Text } from '../lang/text.ts';

/** `meld`: cards of a kind laid out together; `pair`: an attacking card and its cover. */
type RegionRole = 'hand' | 'row' | 'meld' | 'pair' | 'pile' | 'stock' | 'trick' | 'pot';

/**
 * `fresh`: just arrived or just looked at; `wins`: leads the trick; `trump`; `known`: face down, but
 * the observer has seen it. A `known` face gives its card, but a screen draws a back, since
 * remembering it is part of the game: it shows the card only while the face is also `fresh`, or
 * always if the player has set `memory=on`. `wild`: replaces another card; a meld is named after the rest.
 */
export type Mark = 'fresh' | 'wins' | 'trump' | 'known' | 'turned' | 'wild';

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
  /** The seat it belongs to; absent if it belongs to the table. */
  readonly owner?: number;
  /** In display order; the last card of a pile or row is its top. */
  readonly cards: readonly FaceShown[];
  /** Cards not drawn one by one: a stock, a face-down pile. */
  readonly count?: number;
  /** The trick taken last: described on request, and when it is taken; its winner is marked `wins`. */
  readonly lastTrick?: true;
  /** The slot under which the region can be picked as a whole (a row to add to). */
  readonly slot?: number;
  /**
   * The most cards it will usually hold in this deal, so that its place on the screen need not change;
   * absent: as many as it holds now.
   */
  readonly room?: number;
  /** Laid out suit by suit, as a hand on the table is. */
  readonly suits?: true;
}

export interface SeatShown {
  readonly seat: number;
  /** Cards in hand. */
  readonly cards: number;
  readonly total: number;
  /** Came out, called, stake, …: what the table does not say of the seat elsewhere. */
  readonly tags: readonly Text[];
  /** Seats with the same number play together. */
  readonly party?: number;
}

export interface Fact {
  readonly label: Text;
  readonly value: Text;
}

export interface Button {
  readonly id: string;
  readonly label: Text;
  /** The label where that has no room in a line, and in the box of bids. */
  readonly brief?: Text;
  /** The letter that presses it, where no command of the table has it (`COMMANDS`). */
  readonly key?: string;
  /**
   * Where a turn begins: with `first` on this button whenever it makes a move, with `last` never while
   * anything else makes one.
   */
  readonly cursor?: 'first' | 'last';
  /** Its row in the box of bids, from 0. */
  readonly box?: number;
}

/** Letters that mean the same at every table; what they do is up to the screen. */
export const COMMANDS = 'cfghlmoqrsuw';

/** The id of an amount that makes claims (`engine/claims.ts`). */
export const CLAIM = 'claim';

/** A number to choose, such as a stake or a bid; picked as `{ region: id, slot: value }`. */
export interface Amount {
  readonly id: string;
  readonly label: Text;
  /** The word typed before the number: “bid”. */
  readonly verb: Text;
  /** What may be chosen, ascending. */
  readonly values: readonly number[];
  /** The row of the box of bids from which all values are side by side, from 0. */
  readonly box?: number;
}

/** What a seat has said in its turn, such as a bid. */
export interface Said {
  readonly seat: number;
  readonly words: Text;
  /** The same in a few signs, for a column of a table. */
  readonly sign?: Text;
}

export interface Table {
  readonly seats: readonly SeatShown[];
  readonly regions: readonly Region[];
  /** The dealer's seat, or that of who acts as one. */
  readonly dealer?: number;
  /** Melds are laid out in this game, whether any lie there yet or not. */
  readonly melds?: true;
  /** Seats act to the right; absent: to the left, clockwise. */
  readonly toRight?: true;
  /** Always in sight, the most important first: together at most 100 cells. */
  readonly facts: readonly Fact[];
  /** A summary of the observer's own cards, such as points and shape: at most 50 cells. */
  readonly own?: Text;
  /** Every button the game offers in this phase, legal now or not. */
  readonly buttons: readonly Button[];
  readonly amounts?: readonly Amount[];
  /**
   * The calls of a phase that consists of nothing else, such as an auction, oldest first; also once that
   * phase is over, where it matters to what follows.
   */
  readonly said?: readonly Said[];
  /** The phase of calls is over: `said` tells what led here. */
  readonly saidEarlier?: true;
  /** The cards out of play that everybody has seen; absent: the game does not tell. */
  readonly gone?: readonly Card[];
  /** What the seat to act is asked to do. */
  readonly prompt: Text;
}

/** A thing picked: a slot of a region, or a button. */
export type Pick = { readonly region: string; readonly slot: number } | { readonly button: string };
