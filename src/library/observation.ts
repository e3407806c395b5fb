/** What a seat may know of a match, as plain data with cards by their tokens, and steps as sentences. */

import { writeCard } from '../cards/pack.ts';
import { signToken, spellToken } from '../cards/spell.ts';
import { type Observer, SPECTATOR } from '../engine/game.ts';
import { type AnyMatch, matchActor } from '../engine/match.ts';
import { omitUndefined } from '../engine/omit-undefined.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { FaceShown, Region, SeatShown } from '../engine/table.ts';
import { addressedTo, besideName } from '../lang/address.ts';
import { fill, type Lang, speak as spoken, type Text, text } from '../lang/text.ts';
import { insideOf, needText } from './inside.ts';
import type { Match } from './types.ts';

/** A card as an observer sees it. */
export interface ObservedCard {
  /** The card's token, such as `TD`; absent if the observer sees its back. */
  readonly card?: string;
  /** The seat that played it, in a trick. */
  readonly by?: number;
  /** `fresh`, `wins`, `trump`, `known` (face down, but seen before), `turned`. */
  readonly marks: readonly string[];
}

/** Cards that lie together. */
export interface ObservedRegion {
  /** Stays the same for a place from step to step. */
  readonly id: string;
  readonly role: 'hand' | 'row' | 'meld' | 'pair' | 'pile' | 'stock' | 'trick' | 'pot';
  readonly label: Text;
  /** The seat it belongs to; absent if it is nobody's. */
  readonly owner?: number;
  /** A pile's last card is its top. */
  readonly cards: readonly ObservedCard[];
  /** Cards that are not shown one by one. */
  readonly count?: number;
}

/** A seat as everybody sees it. */
export interface ObservedSeat {
  readonly seat: number;
  /** Cards in hand. */
  readonly cards: number;
  /** Points of the match so far. */
  readonly total: number;
  readonly tags: readonly Text[];
  /** Seats with the same number play together. */
  readonly party?: number;
}

/** All that an observer may know, as data that survives JSON. */
export interface Observation {
  readonly seats: readonly ObservedSeat[];
  readonly regions: readonly ObservedRegion[];
  /** The dealer's seat, or that of who acts as one. */
  readonly dealer?: number;
  /** Seats act to the right, anticlockwise; absent if they act to the left. */
  readonly toRight?: true;
  readonly facts: readonly { readonly label: Text; readonly value: Text }[];
  /** What the observer's own cards add up to, such as points and shape. */
  readonly own?: Text;
  /** What has been said in this round of talk, such as bids, oldest first. */
  readonly said: readonly { readonly seat: number; readonly words: Text }[];
  /** What the seat to act is asked to do. */
  readonly prompt: Text;
}

/** A seat, from 0, or a spectator, who sees only what everybody sees. */
export type Viewer = number | 'spectator';

/** The observer that a program has named; anything but a seat of the match or a spectator throws. */
function observerFor({ options }: AnyMatch, viewer: Viewer): Observer {
  if (viewer === 'spectator') return SPECTATOR;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < options.players) return viewer;
  throw new RangeError(
    `viewer must be a seat from 0 to ${options.players - 1} or 'spectator', not ${viewer}`,
  );
}

function observedCard({ pack }: AnyMatch, { card, by, marks = [] }: FaceShown): ObservedCard {
  const token = card === undefined ? undefined : writeCard(pack, card);
  return omitUndefined({ card: token, by, marks });
}

function observedRegion(engine: AnyMatch, region: Region): ObservedRegion {
  const { id, role, label, owner, count } = region;
  const cards = region.cards.map((face) => observedCard(engine, face));
  return omitUndefined({ id, role, label, owner, cards, count });
}

/** A seat with its tags in the third person, as descriptions of moves are. */
function observedSeat({ seat, cards, total, tags, party }: SeatShown): ObservedSeat {
  const told = tags.map((tag) => besideName(tag, seat));
  return omitUndefined({ seat, cards, total, tags: told, party });
}

/**
 * What a seat or a spectator may know now. After the end of the match this has the cards that are shown then, and
 * the result as the prompt, which asks for nothing. Throws a RangeError if there is no such seat.
 */
export function observe(match: Match, viewer: Viewer): Observation {
  const { engine } = insideOf(match);
  const { display, observer } = engine.game;
  const seat = observerFor(engine, viewer);
  const table = engine.ended
    ? display.reveal(engine.state, seat)
    : display.table(observer.observe(engine.state, seat));
  const { dealer, toRight, facts, own, said = [], prompt } = table;
  const seats = table.seats.map(observedSeat);
  const regions = table.regions.map((region) => observedRegion(engine, region));
  return omitUndefined({ seats, regions, dealer, toRight, facts, own, said, prompt });
}

/**
 * A move of the seat to act, legal or not, as a predicate the viewer may hear, such as “plays [TD]”:
 * `[TD]` is a card, `{2}` a seat. Refuses what cannot be read; throws if no seat is to act.
 */
export function describeMove(match: Match, move: string, viewer: Viewer): Text | Refusal {
  const { engine } = insideOf(match);
  if (matchActor(engine) < 0) throw new Error('no seat is to act');
  const { notation, observer } = engine.game;
  needText('move', move);
  const read = notation.read(move);
  if (isRefusal(read)) return read;
  const seen = observer.observe(engine.state, observerFor(engine, viewer));
  return addressedTo(notation.describe(seen, read));
}

/** The form of cards in a spoken text: “queen of spades”, “Q♠”, “QS”. */
export type Cards = 'words' | 'signs' | 'letters';

const SEAT = text('seat $1', 'Platz $1');

/**
 * A text as one string: cards by their names, seats by those who sit there. Without a match its cards stay
 * tokens, which mean nothing without a pack, and its seats are numbers.
 */
export function speak(sentence: Text, lang: Lang, cards: Cards = 'words', match?: Match): string {
  const pack = match && insideOf(match).engine.pack;
  const card = (token: string, before: string): string => {
    if (pack === undefined || cards === 'letters') return token;
    if (cards === 'signs') return signToken(pack, token, lang);
    return spellToken(pack, token, lang, before);
  };
  const seat = (number: number): string => match?.seats[number]?.name ?? fill(SEAT, number)[lang];
  return spoken(sentence, { lang, card, seat });
}
