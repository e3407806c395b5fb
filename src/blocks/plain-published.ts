/** What programs are told of an observation in a game of plain tricks. */
import * as v from 'valibot';
import type { Pack, Suit } from '../cards/pack.ts';
import { cardsOf } from '../cards/wide-set.ts';
import type { PlainObservation } from './plain-observation.ts';
import {
  bySeat,
  cardOf,
  count,
  seatIfAny,
  seatOrNull,
  sortedTokens,
  tokensOf,
  trickOf,
} from './published.ts';
import { allSeats } from './seats.ts';
import { isVoid } from './voids.ts';

/** The suits of a pack by number. */
const suitsOf = (pack: Pack): readonly Suit[] => [
  ...new Set(pack.faces.flatMap(({ suit }) => suit ?? [])),
];

function schemaOf(pack: Pack) {
  const card = cardOf(pack);
  return v.strictObject({
    observer: seatIfAny,
    phase: v.picklist(['dealer', 'deal', 'play', 'over']),
    /** Deals finished before this one. */
    played: count,
    dealer: seatIfAny,
    /** Who acts while cards are played. */
    turn: seatIfAny,
    hand: v.array(card),
    handSizes: bySeat(count),
    trick: trickOf(card),
    lastTrick: trickOf(card),
    /** Cards played so far, the trick on the table included. */
    gone: v.array(card),
    /** How many cards lie aside, and which once they are shown. */
    aside: count,
    shown: v.array(card),
    /** Suits that each seat has shown to be without. */
    voids: bySeat(v.array(v.picklist(suitsOf(pack)))),
    /** Points of this deal so far. */
    points: bySeat(v.number()),
    totals: bySeat(v.number()),
  });
}

type Plain = v.InferOutput<ReturnType<typeof schemaOf>>;

/** The published form for a game of plain tricks with this pack. */
export function plainPublished<O>(pack: Pack) {
  const suits = suitsOf(pack);
  const publish = (seen: PlainObservation<O>): Plain => ({
    observer: seatOrNull(seen.observer),
    phase: seen.phase,
    played: seen.played,
    dealer: seatOrNull(seen.dealer),
    turn: seatOrNull(seen.turn),
    hand: sortedTokens(pack, cardsOf(seen.hand, pack.ranks)),
    handSizes: [...seen.sizes],
    trick: { leader: seen.leader, cards: tokensOf(pack, seen.trick) },
    lastTrick: { leader: seen.last.leader, cards: tokensOf(pack, seen.last.cards) },
    gone: sortedTokens(pack, cardsOf(seen.gone, pack.ranks)),
    aside: seen.aside,
    shown: sortedTokens(pack, seen.shown),
    voids: allSeats(seen.sizes.length).map((one) =>
      suits.filter((_, suit) => isVoid(seen.voids, one, suit)),
    ),
    points: [...seen.points],
    totals: [...seen.totals],
  });
  return { schema: schemaOf(pack), publish };
}
