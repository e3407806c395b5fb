/** The table of a trick game: the trick, the last one, the hand, and what every seat shows. */
import type { Card } from '../cards/pack.ts';
import type { Seat } from '../engine/game.ts';
import type { FaceShown, Fact, Region, SeatShown, Table } from '../engine/table.ts';
import type { Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

interface TrickShown {
  readonly leader: number;
  readonly cards: readonly Card[];
}

function faces(
  trick: TrickShown,
  players: number,
  winner: (cards: readonly Card[]) => number,
  step: 1 | -1,
): readonly FaceShown[] {
  const best = trick.cards.length === 0 ? -1 : winner(trick.cards);
  return trick.cards.map((card, place) => ({
    card,
    by: (trick.leader + step * place + players * place) % players,
    ...(place === best ? { marks: ['wins' as const] } : {}),
  }));
}

/**
 * The regions `trick` and `last`. `winner` gives the index of the card winning so far; `step` is −1 where
 * play runs to the right.
 */
export function trickRegions(
  trick: TrickShown,
  last: TrickShown,
  players: number,
  winner: (cards: readonly Card[]) => number,
  step: 1 | -1 = 1,
): readonly Region[] {
  return [
    {
      id: 'trick',
      role: 'trick',
      label: texts.regions.trick,
      cards: faces(trick, players, winner, step),
      room: players,
    },
    {
      id: 'last',
      role: 'trick',
      lastTrick: true,
      label: texts.regions.lastTrick,
      cards: faces(last, players, winner, step),
    },
  ];
}

/** The observer's own hand as a region whose cards can be picked. */
export const handRegion = (observer: number, cards: readonly Card[]): Region => ({
  id: 'hand',
  role: 'hand',
  label: texts.regions.hand,
  cards: cards.map((card) => ({ card, slot: card })),
  ...(observer < 0 ? {} : { owner: observer }),
});

/** A hand turned up when the deal is over. */
export const openHand = (seat: Seat, cards: readonly Card[]): Region => ({
  id: `hand-${seat}`,
  role: 'hand',
  label: texts.regions.hand,
  owner: seat,
  suits: true,
  cards: cards.map((card) => ({ card })),
});

/** What every seat shows: its cards, its total and its tags. */
export const seatsShown = (
  sizes: readonly number[],
  totals: readonly number[],
  tags: (seat: Seat) => readonly Text[],
): readonly SeatShown[] =>
  sizes.map((cards, seat) => ({ seat, cards, total: totals[seat] ?? 0, tags: tags(seat) }));

interface TrickObservation {
  readonly observer: number;
  readonly totals: readonly number[];
  readonly sizes: readonly number[];
  readonly leader: number;
  readonly trick: readonly Card[];
  readonly last: TrickShown;
}

interface TrickTable {
  readonly observation: TrickObservation;
  readonly players: number;
  readonly hand: readonly Card[];
  readonly winner: (cards: readonly Card[]) => number;
  readonly tags: (seat: number) => readonly Text[];
  readonly facts: readonly Fact[];
  readonly prompt: Text;
  /** −1 where play runs to the right. */
  readonly step?: 1 | -1;
  /** Negative while there is none. */
  readonly dealer?: Seat;
  /** A summary of the observer's own cards. */
  readonly own?: Text | undefined;
  /** How many cards the hand has room for; by default, those it holds. */
  readonly room?: number | undefined;
  readonly gone?: readonly Card[];
  /** Regions of the game's own, between the trick and the hand. */
  readonly more?: readonly Region[];
}

/** The whole table of a game in which every move is a card from the hand. */
export function trickTable(shown: TrickTable): Table {
  const { observation, players, dealer = -1, own, room, gone } = shown;
  const hand = handRegion(observation.observer, shown.hand);
  const trick = { leader: observation.leader, cards: observation.trick };
  return {
    seats: seatsShown(observation.sizes, observation.totals, shown.tags),
    regions: [
      ...trickRegions(trick, observation.last, players, shown.winner, shown.step),
      ...(shown.more ?? []),
      room === undefined ? hand : { ...hand, room },
    ],
    ...(dealer < 0 ? {} : { dealer }),
    ...(shown.step === -1 ? { toRight: true } : {}),
    facts: shown.facts,
    buttons: [],
    prompt: shown.prompt,
    ...(own === undefined ? {} : { own }),
    ...(gone && { gone: gone.filter((card) => !observation.trick.includes(card)) }),
  };
}

interface End {
  readonly facts: readonly Fact[];
  readonly headline: Text;
}

/** `table` has no cards in hand any more; its empty places are cleared away. */
export const endOfTricks = (table: Table, { facts, headline }: End): Table => ({
  ...table,
  regions: table.regions.filter(({ cards }) => cards.length > 0),
  facts,
  prompt: headline,
});

/** The regions, with room for `cards` cards in the observer's own hand. */
export const withHandRoom = (regions: readonly Region[], cards: number): readonly Region[] =>
  regions.map((region) =>
    region.id === 'hand' && region.owner !== undefined
      ? { ...region, room: Math.max(cards, region.cards.length) }
      : region,
  );
