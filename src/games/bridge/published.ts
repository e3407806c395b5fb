/** What programs are told of an observation of bridge. A side is named by its seats, NS or EW. */
import * as v from 'valibot';
import {
  bySeat,
  cardOf,
  count,
  seat,
  seatIfAny,
  seatOrNull,
  sortedTokens,
  tokensOf,
  trickOf,
} from '../../blocks/published.ts';
import { allSeats } from '../../blocks/seats.ts';
import { isVoid } from '../../blocks/trick.ts';
import { cardsOf, type WideSet } from '../../cards/wide-set.ts';
import { bidText } from './auction.ts';
import { bidOf, HIGHEST, LOWEST, PASS, pack, RANKS } from './cards.ts';
import type { Observation } from './observation.ts';
import { write } from './shown/text.ts';
import type { Contract, Pair } from './state.ts';
import { isVulnerable } from './values.ts';

const PLAYERS = 4;
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

const upTo = (highest: number, lowest: number): readonly number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);

const card = cardOf(pack);
const cards = v.array(card);
const call = v.picklist(upTo(HIGHEST, PASS).map(write));
const bySide = v.strictObject({ NS: count, EW: count });

const contract = v.strictObject({
  bid: v.picklist(upTo(HIGHEST, LOWEST).map(bidText)),
  doubled: v.picklist(['no', 'doubled', 'redoubled']),
  declarer: seat,
  dummy: seat,
});

const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['dealer', 'deal', 'auction', 'play', 'over']),
  /** Deals finished before this one. */
  played: count,
  dealer: seatIfAny,
  /** The seat whose call or card is due. Declarer acts for dummy. */
  turn: seatIfAny,
  vulnerable: v.array(v.picklist(['NS', 'EW'])),
  /** All calls, the dealer's first. */
  auction: v.array(call),
  /** Null until the auction is over, and in a deal passed out. */
  contract: v.nullable(contract),
  hand: cards,
  handSizes: bySeat(count),
  /** Dummy's cards while they lie open. */
  dummy: cards,
  trick: trickOf(card),
  lastTrick: trickOf(card),
  tricks: bySide,
  /** The cards each seat has played, the trick on the table included. */
  gone: bySeat(cards),
  /** Suits that each seat has shown to be without. */
  voids: bySeat(v.array(v.picklist(SUITS))),
  /** All tricks of declarer's side, by a claim that has ended the deal. */
  claimed: v.nullable(count),
  /** The cards left in each hand when the deal is over; until then an empty list. */
  shown: v.array(cards),
  totals: bySeat(v.number()),
  /** Deals finished that were not passed out; they make the rounds of Chicago. */
  notPassedOut: count,
  /** Rubbers finished; of the present one, games won, and points below the line towards the next. */
  rubbers: count,
  games: bySide,
  belowTheLine: bySide,
});

type Bridge = v.InferOutput<typeof schema>;

const sideFigures = ([NS, EW]: Pair) => ({ NS, EW });
const setTokens = (set: WideSet): string[] => sortedTokens(pack, cardsOf(set, RANKS));

function publishContract({ level, strain, doubled, declarer, dummy }: Contract) {
  if (level === 0) return null;
  const bid = bidText(bidOf(level, strain));
  const times = doubled === 4 ? 'redoubled' : doubled === 2 ? 'doubled' : 'no';
  return { bid, doubled: times, declarer, dummy } as const;
}

const sidesAtRisk = (seen: Observation): Bridge['vulnerable'] => [
  ...(isVulnerable(seen, 0) ? (['NS'] as const) : []),
  ...(isVulnerable(seen, 1) ? (['EW'] as const) : []),
];

const suitsOut = (seen: Observation, one: number) =>
  SUITS.filter((_, suit) => isVoid(seen.voids, one, suit));

function publishScore({ standing }: Observation) {
  const { deals, played, rubbers, games, below, totals } = standing;
  return {
    played: deals,
    notPassedOut: played,
    rubbers,
    games: sideFigures(games),
    belowTheLine: sideFigures(below),
    totals: [...totals],
  };
}

function publishPlay(seen: Observation) {
  return {
    trick: { leader: seen.leader, cards: tokensOf(pack, seen.trick) },
    lastTrick: { leader: seen.last.leader, cards: tokensOf(pack, seen.last.cards) },
    tricks: sideFigures([seen.ns, seen.ew]),
    gone: seen.gone.map(setTokens),
    voids: allSeats(PLAYERS).map((one) => suitsOut(seen, one)),
    claimed: seen.claimed < 0 ? null : seen.claimed,
  };
}

const publish = (seen: Observation): Bridge => ({
  observer: seatOrNull(seen.observer),
  phase: seen.phase,
  dealer: seatOrNull(seen.dealer),
  turn: seen.phase === 'over' ? null : seatOrNull(seen.turn),
  vulnerable: sidesAtRisk(seen),
  auction: seen.auction.calls.map(write),
  contract: publishContract(seen.contract),
  hand: setTokens(seen.hand),
  handSizes: [...seen.sizes],
  dummy: setTokens(seen.dummy),
  shown: seen.shown.map(setTokens),
  ...publishPlay(seen),
  ...publishScore(seen),
});

export const published = { schema, publish };
