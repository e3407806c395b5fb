/** The described table of a trick game: the trick, the last trick, the hand, and what every seat shows. */
import type { Card } from '../cards/pack.ts';
import type { Seat } from '../engine/game.ts';

import type { FaceShown, Fact, Prizes, Region, SeatShown, Table } from '../engine/table.ts';
import type { Text } from '../lang/text.ts';
import { followerAt } from './seats.ts';
import texts from './texts.json' with { type: 'json' };

interface TrickShown {
  readonly leader: number;
  readonly cards: readonly Card[];
}

/** The cards of a trick as the table shows them: who played each, and which is winning. */
function faces(
  trick: TrickShown,
  players: number,
  winner: (cards: readonly Card[]) => number,
  step: 1 | -1,
): readonly FaceShown[] {
  const best = trick.cards.length === 0 ? -1 : winner(trick.cards);
  return trick.cards.map((card, place): FaceShown => {
    const by = followerAt(trick.leader, place, players, step);
    return place === best ? { card, by, marks: ['wins'] } : { card, by };
  });
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
export function handRegion(observer: number, cards: readonly Card[]): Region {
  const hand: Region = {
    id: 'hand',
    role: 'hand',
    label: texts.regions.hand,
    cards: cards.map((card) => ({ card, slot: card })),
  };
  return observer < 0 ? hand : { ...hand, owner: observer };
}

/** A hand turned up when the deal is over. */
export const openHand = (seat: Seat, cards: readonly Card[]): Region => ({
  id: `hand-${seat}`,
  role: 'hand',
  label: texts.regions.hand,
  owner: seat,
  suits: true,
  cards: cards.map((card) => ({ card })),
});

/** The seats as everybody sees them: the cards, the total and the tags of each. */
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
  /** The dealer's seat; negative while there is none. */
  readonly dealer?: Seat;
  /** A summary of the observer's own cards. */
  readonly own?: Text | undefined;
  /** How many cards the hand has room for; by default, as many as it holds. */
  readonly room?: number | undefined;
  readonly gone?: readonly Card[];
  /** Regions of the game's own, between the trick and the hand. */
  readonly more?: readonly Region[];
}

/** The whole table of a game in which every move is a card from the hand. */
export function trickTable(shown: TrickTable): Table {
  const { observation, players, dealer = -1, own, room, more = [], gone } = shown;
  const hand = handRegion(observation.observer, shown.hand);
  const trick = { leader: observation.leader, cards: observation.trick };
  const tricks = trickRegions(trick, observation.last, players, shown.winner, shown.step);
  const dealing = dealer < 0 ? undefined : { dealer };
  const direction = shown.step === -1 ? ({ toRight: true } as const) : undefined;
  const summary = own === undefined ? undefined : { own };
  const played = gone && { gone: gone.filter((card) => !observation.trick.includes(card)) };
  return {
    seats: seatsShown(observation.sizes, observation.totals, shown.tags),
    regions: [...tricks, ...more, room === undefined ? hand : { ...hand, room }],
    ...dealing,
    ...direction,
    facts: shown.facts,
    buttons: [],
    prompt: shown.prompt,
    ...summary,
    ...played,
  };
}

interface TrickEnd {
  readonly facts: readonly Fact[];
  readonly headline: Text;
  readonly prizes?: Prizes | undefined;
}

/** The table at the end of a deal, when nobody has cards in hand any more; its empty places are cleared away. */
export function endOfTricks(table: Table, { facts, headline, prizes }: TrickEnd): Table {
  const ended: Table = {
    ...table,
    regions: table.regions.filter(({ cards }) => cards.length > 0),
    facts,
    prompt: headline,
  };
  return prizes === undefined ? ended : { ...ended, prizes };
}

/** The regions, with room for `cards` cards in the observer's own hand. */
export const withHandRoom = (regions: readonly Region[], cards: number): readonly Region[] =>
  regions.map((region) =>
    region.id === 'hand' && region.owner !== undefined
      ? { ...region, room: Math.max(cards, region.cards.length) }
      : region,
  );
