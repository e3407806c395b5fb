/**
 * Observations in games of plain tricks (`plain-tricks.ts`): what an observer may know, which cards are
 * hidden, determinized states, and the published form that programs get.
 */
import type { Card, Pack } from '../cards/pack.ts';
import {
  cardsOf,
  difference,
  EMPTY,
  size,
  union,
  type WideSet,
  wideSetOf,
} from '../cards/wide-set.ts';
import type { Assignment, Hidden, Observer } from '../engine/game.ts';
import { type PlainState, playedOf, stateOf } from './plain-tricks.ts';
import { writePlay } from './play-text.ts';
import words from './published.json' with { type: 'json' };
import * as p from './published.ts';
import { isVoid } from './trick.ts';

export interface PlainObservation<O> extends Omit<PlainState<O>, 'hands' | 'aside'> {
  readonly observer: Observer;
  readonly hand: WideSet;
  /** Cards in every seat's hand. */
  readonly sizes: readonly number[];
  /** How many cards lie aside. */
  readonly aside: number;
  /** The cards aside once they are shown. */
  readonly shown: readonly Card[];
  /** Cards played, the trick on the table included. */
  readonly gone: WideSet;
}

/** A pack, its cards as a set, and the suit of each card. */
interface Deck {
  readonly pack: Pack;
  readonly full: WideSet;
  readonly suitOf: readonly number[];
}

/** An observation, whatever the options. */
type AnyObservation = PlainObservation<unknown>;

/** The cards an observer has not seen. */
const unseenOf = ({ pack, full }: Deck, { hand, gone }: AnyObservation): readonly Card[] =>
  cardsOf(difference(full, union(hand, gone)), pack.ranks);

/**
 * What an observer may know: their own hand, of others only how many cards they hold and the suits they have shown to
 * lack. Cards laid aside are open once the deal is over.
 */
function observePlain<O>(
  deck: Deck,
  state: PlainState<O>,
  observer: Observer,
): PlainObservation<O> {
  const { phase, hands, aside } = state;
  const dealt = phase === 'play' || phase === 'over';
  return {
    observer,
    phase,
    options: state.options,
    played: state.played,
    totals: state.totals,
    dealer: state.dealer,
    hand: hands[observer] ?? EMPTY,
    sizes: hands.map(size),
    aside: aside.length,
    shown: phase === 'over' ? aside : [],
    gone: dealt ? playedOf(deck.full, hands, aside, deck.pack.ranks) : EMPTY,
    turn: state.turn,
    leader: state.leader,
    trick: state.trick,
    last: state.last,
    points: state.points,
    voids: state.voids,
  };
}

/** The hidden slots: the other hands in seat order, then the cards aside. */
function hiddenFrom(deck: Deck, seen: AnyObservation): Hidden {
  if (seen.phase !== 'play') return { pool: [], slots: [] };
  const { observer, voids, sizes, aside } = seen;
  const hands = sizes.flatMap((size, seat) => {
    if (seat === observer) return [];
    return [{ size, admits: (card: Card) => !isVoid(voids, seat, deck.suitOf[card] ?? 0) }];
  });
  return { pool: unseenOf(deck, seen), slots: [...hands, { size: aside }] };
}

/**
 * A state that the observer thinks possible: their own hand, and sampled cards in the hands of others and, if hidden,
 * laid aside.
 */
function determinize<O>(
  observation: PlainObservation<O>,
  assignment: Assignment,
  ranks: number,
): PlainState<O> {
  const { phase, observer, hand, shown } = observation;
  const others = assignment.slice(0, -1).map((cards) => wideSetOf(cards, ranks));
  const hands = observation.sizes.map((_, seat) =>
    seat === observer ? hand : (others.shift() ?? EMPTY),
  );
  return stateOf(observation, {
    hands,
    aside: phase === 'play' ? (assignment.at(-1) ?? []) : shown,
  });
}

/** Whether, by public knowledge, another seat may hold the card. */
const mayBeHeld = (
  { suitOf }: Deck,
  { sizes, observer, voids }: AnyObservation,
  card: Card,
): boolean => sizes.some((_, seat) => seat !== observer && !isVoid(voids, seat, suitOf[card] ?? 0));

/** Whether the observer leads to a new trick now. */
const isOnLead = ({ phase, turn, observer, trick }: AnyObservation): boolean =>
  phase === 'play' && turn === observer && trick.length === 0;

/** Observations, hidden slots and determinized states for a pack with these suits. */
export function plainObservations<O>(pack: Pack, suitOf: readonly number[]) {
  const deck: Deck = { pack, full: wideSetOf(pack.order, pack.ranks), suitOf };
  return {
    observer: {
      observe: (state: PlainState<O>, observer: Observer) => observePlain(deck, state, observer),
      mask: (_: PlainState<O>, card: Card): string => writePlay(pack, card),
      hidden: (seen: PlainObservation<O>): Hidden => hiddenFrom(deck, seen),
      determinize: (seen: PlainObservation<O>, assignment: Assignment): PlainState<O> =>
        determinize(seen, assignment, pack.ranks),
    },
    unseen: (seen: AnyObservation): readonly Card[] => unseenOf(deck, seen),
    /** Cards another seat may hold. */
    against: (seen: AnyObservation): readonly Card[] =>
      unseenOf(deck, seen).filter((card) => mayBeHeld(deck, seen, card)),
    isOnLead,
  };
}

const plainRecord = <O>(pack: Pack) =>
  p.record<PlainObservation<O>>()(
    {
      observer: p.seatIfAny,
      phase: p.oneOf('dealer', 'deal', 'play', 'over'),
      played: p.count,
      dealer: p.seatIfAny,
      turn: p.seatIfAny,
      hand: p.wideSet(pack),
      handSizes: p.as('sizes', p.bySeat(p.countTo(pack.order.length))),
      ...p.tricks(pack),
      gone: p.wideSet(pack),
      aside: p.countTo(pack.order.length),
      shown: p.sorted(pack),
      voids: p.voidSuits(pack),
      points: p.bySeat(p.amount),
      totals: p.bySeat(p.amount),
    },
    words.plain,
  );

/** The published form of observations in a game of plain tricks with this pack. */
export const plainPublished = <O>(pack: Pack) =>
  p.restored(
    plainRecord<O>(pack),
    (seen, published, options: O): PlainObservation<O> => ({
      ...seen,
      ...p.readTricks(pack, published),
      options,
      voids: p.readVoids(pack, published.voids),
    }),
  );
