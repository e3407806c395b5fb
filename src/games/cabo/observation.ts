/**
 * What an observer may know of a round, and its hidden cards. Rows keep the public part of every
 * place (who knows it, to whom it is fresh); the card itself only where the observer knows it.
 */
import * as p from '../../blocks/published.ts';
import { allSeats } from '../../blocks/seats.ts';
import { bagDifference, bagOf } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import { setOf } from '../../cards/set.ts';
import type { Assignment, Hidden, HiddenSlot, Observer, Random } from '../../engine/game.ts';
import words from './published.json' with { type: 'json' };
import { pack } from './round.ts';
import {
  boundOf,
  cardAt,
  covered,
  EVERYBODY,
  eyeOf,
  filled,
  forgotten,
  freshEyes,
  HIDDEN,
  isHidden,
  knowers,
  knownSince,
  knows,
  options as limits,
  type Place,
  packed,
  type Row,
  type State,
  stateOf,
  UNBOUND,
} from './state.ts';

export interface Observation extends Omit<State, 'stock'> {
  readonly observer: Observer;
  /** Places whose card is HIDDEN where the observer does not know it. */
  readonly rows: readonly Row[];
  readonly stock: number;
  /** The drawn card: HIDDEN while another seat holds it, negative while nobody does. */
  readonly drawn: Card;
}

function seenRow(row: Row, observer: Observer): Row {
  const seen: number[] = [];
  for (const place of row) seen.push(knows(place, observer) ? place : covered(place));
  return seen;
}

function seenRows(rows: readonly Row[], observer: Observer): readonly Row[] {
  const seen: Row[] = [];
  for (const row of rows) seen.push(seenRow(row, observer));
  return seen;
}

export const observe = (state: State, observer: Observer): Observation => ({
  observer,
  phase: state.phase,
  options: state.options,
  played: state.played,
  totals: state.totals,
  starters: state.starters,
  starter: state.starter,
  rows: state.phase === 'over' ? state.rows : seenRows(state.rows, observer),
  stock: state.stock.length,
  pile: state.pile,
  drawn: state.drawn < 0 || state.turn === observer ? state.drawn : HIDDEN,
  turn: state.turn,
  caller: state.caller,
  turns: state.turns,
  eyes: state.eyes,
});

/** CAB-9: cards of the row turned up for everyone in the turn before this one that were not a set. */
export function turnedUp({ observer, turns }: Observation, row: Row): readonly Card[] {
  const eye = eyeOf(observer);
  const turned = row.filter(
    (place) =>
      knowers(place) === EVERYBODY &&
      !isHidden(place) &&
      (freshEyes(place) & eye) !== 0 &&
      knownSince(place) === turns - 1,
  );
  return turned.length < 2 ? [] : turned.map(cardAt);
}

/** Calls `see` with every card that the observer sees or remembers. */
export function eachSeen({ pile, rows, drawn }: Observation, see: (card: Card) => void): void {
  for (const card of pile) see(card);
  for (const row of rows) for (const place of row) if (!isHidden(place)) see(cardAt(place));
  if (drawn >= 0 && drawn !== HIDDEN) see(drawn);
}

/** The unseen cards of the pack in canonical order. */
function poolOf(observation: Observation): readonly Card[] {
  const seen: Card[] = [];
  eachSeen(observation, (card) => seen.push(card));
  return bagDifference(bagOf(pack.order), seen);
}

const ONE: HiddenSlot = { size: 1 };

/** A slot for every row card the observer does not know, for the drawn card, and for the stock. */
export function hidden(observation: Observation): Hidden {
  if (observation.phase === 'starter' || observation.phase === 'deal')
    return { pool: [], slots: [] };
  const slots = observation.rows.flatMap((row) => row.filter(isHidden).map(() => ONE));
  const drawn = observation.drawn === HIDDEN ? [ONE] : [];
  return { pool: poolOf(observation), slots: [...slots, ...drawn, { size: observation.stock }] };
}

/** The most loose cards that a card as high as its bound is compared with. */
const RIVALS = 5;

/** Cards of a sampled world that nobody chose to keep, and the place of the next one to be compared. */
interface Loose {
  readonly cards: Card[];
  next: number;
}

/** The cards in an order that begins anywhere, though always at the same card where the cards are the same. */
function looseOf(cards: Card[]): Loose {
  let total = 0;
  for (let n = 0; n < cards.length; n++) total += (n + 1) * (cards[n] ?? 0);
  return { cards, next: cards.length === 0 ? 0 : total % cards.length };
}

/**
 * The card, or a lower loose one if it reaches its bound; the higher of two that are compared lies loose in place of
 * the lower. The bounds are measured by `npm run weights -- cabo`.
 */
function lowered(card: Card, bound: Card, loose: Loose): Card {
  const { cards } = loose;
  let low = card;
  for (let n = 0; n < RIVALS && low >= bound && cards.length > 0; n++) {
    const rival = cards[loose.next] ?? 0;
    cards[loose.next] = Math.max(low, rival);
    low = Math.min(low, rival);
    loose.next = (loose.next + 1) % cards.length;
  }
  return low;
}

const isUntold = (place: Place): boolean => boundOf(place) === UNBOUND;

/**
 * A state with the hidden cards assigned, in which row cards as high as their bounds give way to lower ones of which
 * play has told nothing, in rows or in the stock.
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const places = observation.rows.flat().filter(isHidden);
  const ofRows = places.map((place, slot) => ({ place, card: assignment[slot]?.[0] ?? 0 }));
  const untold = ofRows.filter(({ place }) => isUntold(place)).map(({ card }) => card);
  const stock = assignment[assignment.length - 1] ?? [];
  const loose = looseOf([...untold, ...stock]);
  const kept = ofRows
    .filter(({ place }) => !isUntold(place))
    .map(({ place, card }) => lowered(card, boundOf(place), loose));
  let nextLoose = 0;
  let nextKept = 0;
  const rows = observation.rows.map((row) =>
    row.map((place) => {
      if (!isHidden(place)) return place;
      const card = isUntold(place) ? loose.cards[nextLoose++] : kept[nextKept++];
      return filled(place, card ?? 0);
    }),
  );
  const drawn =
    observation.drawn === HIDDEN
      ? (assignment[assignment.length - 2]?.[0] ?? 0)
      : observation.drawn;
  return stateOf(observation, { rows, stock: loose.cards.slice(untold.length), drawn });
}

/** Rounds of turns for which even a bad memory surely keeps a card. */
const MEMORY_ROUNDS = 2;

/**
 * The observation of a forgetful player: each card unseen for more than two rounds of turns is
 * forgotten with an even chance.
 */
export function forget(observation: Observation, random: Random): Observation {
  const { observer, phase, turns, options } = observation;
  if (phase === 'over') return observation;
  const faded = turns - MEMORY_ROUNDS * options.players;
  const eye = eyeOf(observer);
  const rows = observation.rows.map((row) =>
    row.map((place) => {
      const holds = isHidden(place) || knownSince(place) >= faded || (freshEyes(place) & eye) !== 0;
      return holds || random() < 0.5 ? place : forgotten(place, observer);
    }),
  );
  return { ...observation, rows };
}

const card = p.cardIfAny(pack);

const place = p.record<ReturnType<typeof placesOf>[number][number]>()(
  {
    card: p.from(card, ({ place: one }) => (isHidden(one) ? -1 : cardAt(one))),
    knownBy: p.seatSet,
    knownToAll: p.from(p.flag, ({ place: one }) => knowers(one) === EVERYBODY),
    freshTo: p.seatSet,
    bound: p.from(p.count, ({ place: one }) => boundOf(one)),
    knownSince: p.from(p.nullable(p.count), ({ place: one, knownBy }) =>
      knownBy.length === 0 ? null : knownSince(one),
    ),
  },
  words.place,
);

const placesOf = ({ rows, options }: Observation) =>
  rows.map((row) =>
    row.map((one) => ({
      place: one,
      knownBy: allSeats(options.players).filter((other) => knows(one, other)),
      freshTo: allSeats(options.players).filter((other) => (freshEyes(one) & eyeOf(other)) !== 0),
    })),
  );

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('starter', 'deal', 'look', 'turn', 'drawn', 'restock', 'over'),
    played: p.count,
    starter: p.seatIfAny,
    mayStart: p.from(p.seatBits, ({ starter, starters }) => (starter < 0 ? starters : 0)),
    turn: p.as('turn', p.seatIfAny, ({ phase, turn }) => (phase === 'over' ? null : turn)),
    rows: p.from(p.bySeat(p.list(place, limits.cards.range[1])), placesOf),
    stock: p.countTo(pack.order.length),
    pile: p.cards(pack),
    drawn: p.as('drawn', card, ({ drawn }) => (drawn === HIDDEN ? -1 : drawn)),
    caller: p.seatIfAny,
    turns: p.count,
    totals: p.bySeat(p.amount),
  },
  words.told,
);

type ToldPlace = ReturnType<typeof place.publish>;

const placeOf = ({ card: token, knownBy, knownToAll, freshTo, bound, ...told }: ToldPlace) =>
  packed(
    token === null ? HIDDEN : card.read(token),
    knownToAll ? EVERYBODY : setOf(knownBy),
    setOf(freshTo),
    bound,
    told.knownSince ?? 0,
  );

/** The form for programs. An observation read back is one of a seat to act: all eyes may have seen something. */
export const published = p.restored(
  told,
  (seen, { rows }, options: State['options']): Observation => ({
    ...seen,
    options,
    starters: 0,
    rows: rows.map((row) => row.map(placeOf)),
    eyes: EVERYBODY,
  }),
);
