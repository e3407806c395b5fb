/** What programs are told of an observation of Kabadak. */
import * as v from 'valibot';
import {
  bySeat,
  cardOf,
  count,
  seat,
  seatIfAny,
  seatOrNull,
  tokensOf,
} from '../../blocks/published.ts';
import { allSeats } from '../../blocks/seats.ts';
import { writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf } from '../../cards/set.ts';
import { type Observation, ownHand } from './observation.ts';
import { pack } from './rows.ts';
import { hasComeOut, PLAYERS } from './state.ts';

const card = cardOf(pack);

const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['dealer', 'deal', 'play', 'over']),
  roundsPlayed: count,
  roundsWon: bySeat(count),
  /** Deals finished in this round before this one. */
  played: count,
  /** Who dealt first in this round. */
  firstDealer: seatIfAny,
  dealer: seatIfAny,
  turn: seatIfAny,
  hand: v.array(card),
  handSizes: bySeat(count),
  /** Cards in the talon. */
  stock: count,
  /** Bottom to top, in the order in which the rows were laid. */
  rows: v.array(v.array(card)),
  /** Seats that have come out. */
  comeOut: v.array(seat),
  /** Whether the last step was a pass. */
  passed: v.boolean(),
  /** The card the observer drew in their last turn. */
  drawn: v.nullable(card),
  /** Losses in this round before this deal. */
  totals: bySeat(count),
  /** How the deal ended, and the cards that are shown then: all hands, and the talon in order. */
  end: v.nullable(
    v.strictObject({
      why: v.picklist(['out', 'blocked', 'kabadak', 'bare-kabadak']),
      /** Who made the last step. */
      by: seat,
    }),
  ),
  shownHands: bySeat(v.array(card)),
  shownStock: v.array(card),
});

const tokensIn = (cards: CardSet): string[] => tokensOf(pack, cardsOf(cards));

/** Where the deal stands, and whose turn it is if it goes on. */
function stage({ phase, turn }: Observation) {
  switch (phase) {
    case 'dealer':
    case 'deal':
    case 'play':
      return { phase, turn: seatOrNull(turn), end: null };
    default:
      return { phase: 'over' as const, turn: null, end: { why: phase, by: turn } };
  }
}

function publish(seen: Observation): v.InferOutput<typeof schema> {
  const { standing } = seen;
  const { phase, turn, end } = stage(seen);
  return {
    observer: seatOrNull(seen.observer),
    phase,
    roundsPlayed: standing.rounds,
    roundsWon: [...standing.wins],
    played: standing.deals,
    firstDealer: seatOrNull(standing.opener),
    dealer: seatOrNull(seen.dealer),
    turn,
    hand: tokensIn(ownHand(seen)),
    handSizes: [...seen.sizes],
    stock: seen.stock,
    rows: seen.rows.map((row) => tokensOf(pack, row)),
    comeOut: allSeats(PLAYERS).filter((one) => hasComeOut(seen.out, one)),
    passed: seen.passed,
    drawn: seen.drawn < 0 ? null : writeCard(pack, seen.drawn),
    totals: [...standing.totals],
    end,
    shownHands: phase === 'over' ? seen.hands.map(tokensIn) : seen.hands.map(() => []),
    shownStock: tokensOf(pack, seen.talon),
  };
}

export const published = { schema, publish };
