/**
 * The described table: everything that the screen or the line mode shows of an observation, and nothing about how
 * it looks. A person makes a move by picking cards, rows and buttons. `slot` names what is picked: equal cards
 * share a slot, the positions of a face-down row do not.
 */
import type { Card } from '../cards/pack.ts';
import type { Lang, Text } from '../lang/text.ts';

/** `meld`: cards of a kind laid out together; `pair`: an attacking card and its cover. */
type RegionRole = 'hand' | 'row' | 'meld' | 'pair' | 'pile' | 'stock' | 'trick' | 'pot';

/**
 * `fresh`: just arrived or just looked at; `wins`: leads the trick; `trump`; `known`: face down, but seen by the
 * observer before. A `known` face gives its card, but a screen draws a back, since remembering the card is part of
 * the game: the card is shown only while the face is also `fresh`, or always if the player has set `memory=on`.
 * `wild`: replaces another card; a meld is named after its other cards. `locks`: keeps the pile in which it lies from
 * being taken freely, and lies crosswise in it. `stops`: ends the deal with the next card that comes to its pile.
 */
export type Mark = 'fresh' | 'wins' | 'trump' | 'known' | 'turned' | 'wild' | 'locks' | 'stops';

/** A card as the table shows it. */
export interface FaceShown {
  /** The card; absent if its back is shown. */
  readonly card?: Card;
  readonly slot?: number;
  /** The seat that played the card, in a trick. */
  readonly by?: number;
  readonly marks?: readonly Mark[];
}

/** How the cards of a row follow each other: upwards or downwards in rank, or all of one rank. */
export type Sequence = 'rising' | 'falling' | 'set';

/** Cards that lie together. */
export interface Region {
  readonly id: string;
  readonly role: RegionRole;
  readonly label: Text;
  /** The seat to which the region belongs; absent if it belongs to the table. */
  readonly owner?: number;
  /** At the end of a deal the label is told beside the owner: whose cards these are does not say what they are. */
  readonly labelled?: true;
  /** The cards in display order; the last card of a pile or row is its top. */
  readonly cards: readonly FaceShown[];
  /** Cards not drawn one by one: a stock, a face-down pile. */
  readonly count?: number;
  /** The chips that lie there. */
  readonly chips?: number;
  /** The region is the trick taken last, described on request and when it is taken; its winner is marked `wins`. */
  readonly lastTrick?: true;
  /** The slot under which the region can be picked as a whole (a row to add to). */
  readonly slot?: number;
  /**
   * The most cards that the region will usually hold in this deal, so that its place on the screen need not
   * change; absent: as many as it holds now.
   */
  readonly room?: number;
  /** The region on whose cards these lie, as one pile of which the latest play is on top. */
  readonly covers?: string;
  /** The cards are laid out suit by suit, as a hand on the table is. */
  readonly suits?: true;
  /** The number of cards that completes a meld. */
  readonly goal?: number;
  /** The points that the region counts beyond those of its cards. */
  readonly points?: number;
  /** The number of a region among others of its role, or of its place while nothing lies there. */
  readonly number?: number;
  /** How a row goes on, and in words beside its number: in a few, and in at most four cells. */
  readonly sequence?: Sequence;
  readonly course?: Text;
  readonly brief?: Text;
}

/** What lies before a party, as a whole. */
export interface PartyShown {
  /** Any seat of the party. */
  readonly seat: number;
  readonly label: Text;
  /** The points that all of it counts as it lies. */
  readonly points: number;
}

/** Shares of a whole, drawn as a bar; one below zero is a loss. */
export interface Bar {
  readonly parts: readonly number[];
  readonly of: number;
  /**
   * Sums that decide something once they are reached, rising, marked on the bar and with their figures below the last bar of
   * its note. The bar has a cell for each unit, where they have room.
   */
  readonly thresholds?: readonly number[];
}

/**
 * Where a card is, for who keeps count: `held` in their own hand; `played` and still in sight; `gone`, which they have
 * to remember; `unseen` as long as some others may hold it; `wanted`: unseen, and it would let them move on.
 */
export type Whereabouts = 'held' | 'played' | 'gone' | 'unseen' | 'wanted';

/** A rank of a suit, and where its card is. */
export interface RankNoted {
  readonly card: Card;
  readonly is: Whereabouts;
}

/** A line of a note: what it is about, and what is to be said of it. */
export interface NoteLine {
  readonly label: Text;
  readonly value?: Text;
  readonly bar?: Bar;
  /** The cards of one suit in the order of their ranks. */
  readonly ranks?: readonly RankNoted[];
}

/** A few lines beside the table that tell players what they would else count or look up. */
export interface Note {
  readonly title: Text;
  readonly lines: readonly NoteLine[];
  /** Everybody has seen it and has to remember it: only players who have set `gone=on` are told. */
  readonly remembered?: true;
  /** Matters at every turn: where there is no panel, the felt shows it if nothing else lies at its left. */
  readonly onFelt?: true;
  /** Says only how far every seat has come, which a score sheet with bars of the totals does not repeat. */
  readonly isStanding?: true;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  readonly seat: number;
  /** Cards in hand. */
  readonly cards: number;
  readonly total: number;
  /**
   * Came out, called, stake, …: what the table does not say of the seat elsewhere, with forms for its player
   * (`besideName` in `lang/address.ts`).
   */
  readonly tags: readonly Text[];
  /** At the end of a deal what the cards of the seat come to, told below them too: “5+7+10=22 → 2”. */
  readonly comesTo?: Text | undefined;
  /** What the cards come to without each of them, for plates too narrow for more: “22 → 2”. */
  readonly comesToInBrief?: Text | undefined;
  /** Seats with the same number play together. */
  readonly party?: number;
  /** The chips that the seat has at stake; absent in games without stakes of one's own. */
  readonly chips?: number;
}

/** A place to which cards of a kind are laid one by one, such as all of a value. */
export interface Home {
  /** The region that lies there. */
  readonly region: string;
  /** The letter or digit that names the place. */
  readonly key: Text;
  /** How many cards have been laid there, and how many belong there. */
  readonly laid: number;
  readonly of: number;
  /** What laying the card in hand there does, and that it does not belong there; absent without a card in hand. */
  readonly told?: Text;
  readonly wrong?: Text;
}

/** A labelled value beside the cards, such as the number of the deal. */
export interface Fact {
  readonly label: Text;
  readonly value: Text;
  /**
   * The fact on a line that has no room for all of them: a value without a label if it explains itself, and nothing at
   * all if another fact implies it or its value is nil.
   */
  readonly brief?: BriefFact | 'left out';
  /**
   * A card taken in a trick of this deal, and the value that names its taker, with the seat as $1: told in place of the
   * plain value by all who know the steps of the deal.
   */
  readonly taken?: { readonly card: Card; readonly value: Text };
}

/** A fact in a few cells. */
export interface BriefFact {
  readonly label?: Text;
  readonly value: Text;
}

export interface Button {
  readonly id: string;
  readonly label: Text;
  /** A shorter label, for a line without room for the whole one and for the box of bids. */
  readonly brief?: Text;
  /**
   * The letter that presses the button, in each language where they differ, unless a command of the table has the
   * letter (`COMMANDS`).
   */
  readonly key?: string | Text;
  /**
   * Whether a turn begins with the cursor here: `first`, whenever the button makes a move; `last`, only if nothing
   * else makes one.
   */
  readonly cursor?: 'first' | 'last';
  /** What the button does is grave: pressing it only goes there, and Enter, or pressing it again, makes the move. */
  readonly asks?: true;
  /** Whether the button makes a move now is part of the game, and is not seen before it is pressed. */
  readonly veiled?: true;
  /** The button's row in the box of bids, from 0. */
  readonly box?: number;
}

/** The letter that presses a button for readers of a language. */
export const letterOf = ({ key }: Button, lang: Lang): string | undefined =>
  typeof key === 'object' ? key[lang] : key;

/** Letters that are commands at every table; what each does is up to the screen. */
export const COMMANDS = 'cfghlmoqrsuw';

/** The id of an amount that makes claims (`engine/claims.ts`). */
export const CLAIM = 'claim';

/** A number to choose, such as a stake or a bid; picked as `{ region: id, slot: value }`. */
export interface Amount {
  readonly id: string;
  readonly label: Text;
  /** The word typed before the number: “bid”. */
  readonly verb: Text;
  /** The values that may be chosen, ascending. */
  readonly values: readonly number[];
  /** The value at which the cursor begins; absent: the first. */
  readonly first?: number;
  /** The row of the box of bids from which all values are side by side, from 0. */
  readonly box?: number;
}

/** What a seat has said in its turn, such as a bid. */
export interface Said {
  readonly seat: number;
  readonly words: Text;
  /** The words in a few signs, for a column of a table. */
  readonly sign?: Text;
  /** The call leaves everything to others, as a pass does. */
  readonly passes?: true;
}

/** The cards that count for whoever wins them in tricks. */
export interface Prizes {
  /** What it is to have won them: “Pictures taken”. */
  readonly label: Text;
  readonly cards: readonly Card[];
  /** The one that counts far more than all others, marked among those of its taker. */
  readonly dearest?: Card;
}

/** Cards that a player shows together as a meld before the play, and what they count. */
interface MeldTold {
  readonly cards: readonly Card[];
  /** In a word or two: “pair”. */
  readonly label: Text;
  readonly value: number;
}

/** The melds that a seat shows before the play; it may have none. */
export interface MeldsOfSeat {
  readonly seat: number;
  readonly melds: readonly MeldTold[];
}

/** Everything that a screen or the line mode shows of an observation. */
export interface Table {
  readonly seats: readonly SeatShown[];
  readonly regions: readonly Region[];
  /** The dealer's seat, or that of who acts as one. */
  readonly dealer?: number;
  /** Melds are laid out in this game, whether any lie there yet or not. */
  readonly melds?: true;
  /** Moves are buttons and numbers alone in this game: no card is ever picked, so that none needs room to be lifted. */
  readonly buttonsOnly?: true;
  /**
   * The melds that every seat shows before the play, from then on to the end of the deal: a page shows it before play goes on,
   * and again by a key.
   */
  readonly meldsTold?: readonly MeldsOfSeat[];
  /** What lies before each party, in games of melds. */
  readonly parties?: readonly PartyShown[];
  /** Nothing is counted before the match ends, as in a single game that somebody loses: totals are not shown. */
  readonly unscored?: true;
  /** Seats act to the right; absent: to the left, clockwise. */
  readonly toRight?: true;
  /** Facts that are always in sight, the most important first: together at most 100 cells. */
  readonly facts: readonly Fact[];
  /** In which stretch of the deal it is, by its name and number, where play goes on in stretches. */
  readonly stretch?: Text;
  /** A summary of the observer's own cards, such as points and shape: at most 50 cells. */
  readonly own?: Text;
  /** The places to which all cards are laid: the first twelve as the hours on a clock, from one on, others within. */
  readonly homes?: readonly Home[];
  /** The region among `homes` at which the only move lays the card in hand. A person shows it by hand. */
  readonly home?: string;
  /** Every button the game offers in this phase, legal now or not. */
  readonly buttons: readonly Button[];
  readonly amounts?: readonly Amount[];
  /** The picks of the move at which the observer's turn begins, where the heuristics of the game favour another. */
  readonly cursor?: readonly Pick[] | undefined;
  /**
   * The calls of a phase that consists of nothing else, such as an auction, oldest first; also once that
   * phase is over, where it matters to what follows.
   */
  readonly said?: readonly Said[];
  /** The phase of calls is over: `said` tells what led here. */
  readonly saidEarlier?: true;
  /** Why the observer may make no claim now, in a game of claims, whose key then does nothing else. */
  readonly noClaim?: Text | undefined;
  /** The cards out of play that everybody has seen; absent: the game does not tell. */
  readonly gone?: readonly Card[];
  /** The deal has ended with cards turned up, which are looked at on the table before the score. */
  readonly turnsUp?: true;
  /** At the end of a deal, the cards that counted in its tricks, where all were won in tricks. */
  readonly prizes?: Prizes;
  /** What the seat to act is asked to do. */
  readonly prompt: Text;
}

/** A pick: a slot of a region, or a button. */
export type Pick = { readonly region: string; readonly slot: number } | { readonly button: string };
