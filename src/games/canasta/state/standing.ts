/** The standing of a match and who plays the deal: places, parties, who sits out, the order of play. */
import { round } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Options } from './options.ts';

export interface Standing {
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  /** Seats by place; empty before partners are drawn. */
  readonly seating: readonly Seat[];
  /** The dealer's seat; −1 before places are drawn. */
  readonly dealer: Seat;
  readonly party: readonly number[];
  /** The active seats in the order of play, the first player first. */
  readonly order: readonly Seat[];
  /** By seat, the seat that plays next; −1 for a seat that sits out. */
  readonly next: readonly Seat[];
  /** By seat, the partner who plays in this deal; −1 without one. */
  readonly partner: readonly Seat[];
}

/** CAN-1: the number of parties; the party of a place is the place modulo that number. */
export const partyCount = ({ players, parties }: Options): number => {
  if (players < 4) return players;
  if (players === 6) return parties;
  return 2;
};

const PARTNERS_FROM = 4;
export const drawsPartners = ({ players, partners }: Options): boolean =>
  partners === 'draw' && players >= PARTNERS_FROM;

/** CAN-4: whether red threes are laid out at once, by rule, not by the players. */
export const laysReds = ({ options }: Standing): boolean => options.redThrees === 'auto';

const LARGEST_ACTIVE = 2;

/** CAN-1: the active places of each party; of three members one sits out in turn. */
function activePlaces(options: Options, played: number): readonly (readonly number[])[] {
  const parties = partyCount(options);
  return Array.from({ length: parties }, (_, party) => {
    const members = round(0, options.players).filter((place) => place % parties === party);
    const out = members.length > LARGEST_ACTIVE ? played % members.length : -1;
    return members.filter((_, i) => i !== out);
  });
}

/** CAN-1, CAN-2: the active places in the order of play, the first at the dealer's left first. */
function orderOfPlay(options: Options, played: number, dealer: number): readonly number[] {
  const active = activePlaces(options, played);
  const parties = [...active].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  const order = [0, 1].flatMap((turn) => parties.flatMap((places) => places[turn] ?? []));
  const lefts = round(dealer + 1, options.players);
  const first = lefts.find((place) => order.includes(place)) ?? 0;
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The standing before a deal. `seating` is empty while partners are still to be drawn. */
export function standingOf(
  options: Options,
  played: number,
  totals: readonly number[],
  seating: readonly Seat[],
  dealer: Seat,
): Standing {
  const seats = round(0, options.players);
  const known = seating.length > 0 && dealer >= 0;
  const places = known ? orderOfPlay(options, played, seating.indexOf(dealer)) : [];
  const order = places.map((place) => seating[place] ?? 0);
  const parties = partyCount(options);
  const party = seats.map((seat) => Math.max(0, seating.indexOf(seat)) % parties);
  return {
    options,
    played,
    totals,
    seating,
    dealer,
    party,
    order,
    next: seats.map((seat) => {
      const at = order.indexOf(seat);
      return at < 0 ? -1 : (order[(at + 1) % order.length] ?? 0);
    }),
    partner: seats.map((seat) =>
      order.includes(seat)
        ? (order.find((other) => other !== seat && party[other] === party[seat]) ?? -1)
        : -1,
    ),
  };
}

/** The seat at the left of the dealer's place, sitting out or not. */
export const nextDealer = ({ seating, dealer }: Standing): Seat =>
  seating[(seating.indexOf(dealer) + 1) % seating.length] ?? 0;
