/**
 * What an observer may know in a game of plain tricks, its hidden cards, a determinized state, and what
 * programs get to see.
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
import * as p from './published.ts';
import { isVoid } from './voids.ts';

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

/** Observations, hidden slots and determinized states for a pack with these suits. */
export function plainObservations<O>(pack: Pack, suitOf: readonly number[]) {
  const { ranks } = pack;
  const full = wideSetOf(pack.order, ranks);

  /** The cards an observer has not seen. */
  const unseen = (observation: PlainObservation<O>): readonly Card[] =>
    cardsOf(difference(full, union(observation.hand, observation.gone)), ranks);

  function observe(state: PlainState<O>, observer: Observer): PlainObservation<O> {
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
      gone: dealt ? playedOf(full, hands, aside, ranks) : EMPTY,
      turn: state.turn,
      leader: state.leader,
      trick: state.trick,
      last: state.last,
      points: state.points,
      voids: state.voids,
    };
  }

  /** The other hands in seat order, then the cards aside. */
  function hidden(observation: PlainObservation<O>): Hidden {
    if (observation.phase !== 'play') return { pool: [], slots: [] };
    const hands = observation.sizes.flatMap((size, seat) => {
      if (seat === observation.observer) return [];
      return [
        { size, admits: (card: Card) => !isVoid(observation.voids, seat, suitOf[card] ?? 0) },
      ];
    });
    return { pool: unseen(observation), slots: [...hands, { size: observation.aside }] };
  }

  function determinize(observation: PlainObservation<O>, assignment: Assignment): PlainState<O> {
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

  /** Whether another seat may hold the card, as far as everyone knows. */
  const isHeld = ({ sizes, observer, voids }: PlainObservation<O>, card: Card): boolean =>
    sizes.some((_, seat) => seat !== observer && !isVoid(voids, seat, suitOf[card] ?? 0));

  /** Cards another seat may hold. */
  const against = (observation: PlainObservation<O>): readonly Card[] =>
    unseen(observation).filter((card) => isHeld(observation, card));

  /** Whether the observer leads to a new trick now. */
  const isOnLead = ({ phase, turn, observer, trick }: PlainObservation<O>): boolean =>
    phase === 'play' && turn === observer && trick.length === 0;

  const mask = (_: PlainState<O>, card: Card): string => writePlay(pack, card);

  return { observer: { observe, mask, hidden, determinize }, unseen, against, isOnLead };
}

/** The published form for a game of plain tricks with this pack. */
export const plainPublished = <O>(pack: Pack) =>
  p.record<PlainObservation<O>>()({
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'play', 'over'),
    /** Deals finished before this one. */
    played: p.count,
    dealer: p.seatIfAny,
    /** Who acts while cards are played. */
    turn: p.seatIfAny,
    hand: p.wideSet(pack),
    handSizes: p.from(p.bySeat(p.count), ({ sizes }) => sizes),
    ...p.tricks(pack),
    /** Cards played so far, the trick on the table included. */
    gone: p.wideSet(pack),
    /** How many cards lie aside, and which once they are shown. */
    aside: p.count,
    shown: p.sorted(pack),
    voids: p.voidSuits(pack),
    /** Points of this deal so far. */
    points: p.bySeat(p.amount),
    totals: p.bySeat(p.amount),
  });
