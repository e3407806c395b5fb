/** What programs are told of an observation of bridge. A side is named by its seats, NS or EW. */
import {
  amount,
  bySeat,
  count,
  from,
  list,
  nullable,
  oneOf,
  record,
  seat,
  seatIfAny,
  tricks,
  voidSuits,
  wideSet,
} from '../../blocks/published.ts';
import { bidText } from './auction.ts';
import { bidOf, HIGHEST, LOWEST, PASS, pack } from './cards.ts';
import type { Observation } from './observation.ts';
import { write } from './shown/text.ts';
import type { Contract, Pair } from './state.ts';
import { isVulnerable } from './values.ts';

const upTo = (highest: number, lowest: number): readonly number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);

const cards = wideSet(pack);
const calls = list(oneOf(...upTo(HIGHEST, PASS).map(write)));

const bySide = record<Pair>()({
  NS: from(count, ([ns]) => ns),
  EW: from(count, ([, ew]) => ew),
});

const DOUBLED: Readonly<Record<number, 'doubled' | 'redoubled'>> = { 2: 'doubled', 4: 'redoubled' };

const contract = record<Contract>()({
  bid: from(oneOf(...upTo(HIGHEST, LOWEST).map(bidText)), ({ level, strain }) =>
    bidText(bidOf(level, strain)),
  ),
  doubled: from(oneOf('no', 'doubled', 'redoubled'), ({ doubled }) => DOUBLED[doubled] ?? 'no'),
  declarer: seat,
  dummy: seat,
});

const SIDES = [
  ['NS', 0],
  ['EW', 1],
] as const;

export const published = record<Observation>()(
  {
    observer: seatIfAny,
    phase: oneOf('dealer', 'deal', 'auction', 'play', 'over'),
    /** Deals finished before this one. */
    played: from(count, ({ standing }) => standing.deals),
    dealer: seatIfAny,
    /** The seat whose call or card is due. Declarer acts for dummy. */
    turn: from(seatIfAny, ({ phase, turn }) => (phase === 'over' ? null : turn)),
    vulnerable: from(list(oneOf('NS', 'EW')), (seen) =>
      SIDES.flatMap(([name, side]) => (isVulnerable(seen, side) ? [name] : [])),
    ),
    /** All calls, the dealer's first. */
    auction: from(calls, ({ auction }) => auction.calls.map(write)),
    /** Null until the auction is over, and in a deal passed out. */
    contract: from(nullable(contract), ({ contract: one }) => (one.level === 0 ? null : one)),
    hand: cards,
    handSizes: from(bySeat(count), ({ sizes }) => sizes),
    /** Dummy's cards while they lie open. */
    dummy: cards,
    ...tricks(pack),
    tricks: from(bySide, ({ ns, ew }): Pair => [ns, ew]),
    /** The cards each seat has played, the trick on the table included. */
    gone: bySeat(cards),
    voids: voidSuits(pack),
    /** All tricks of declarer's side, by a claim that has ended the deal. */
    claimed: from(nullable(count), ({ claimed }) => (claimed < 0 ? null : claimed)),
    /** The cards left in each hand when the deal is over; until then an empty list. */
    shown: list(cards),
    totals: from(bySeat(amount), ({ standing }) => standing.totals),
    /** Deals finished that were not passed out; they make the rounds of Chicago. */
    notPassedOut: from(count, ({ standing }) => standing.played),
    /** Rubbers finished; of the present one, games won, and points below the line towards the next. */
    rubbers: from(count, ({ standing }) => standing.rubbers),
    games: from(bySide, ({ standing }) => standing.games),
    belowTheLine: from(bySide, ({ standing }) => standing.below),
  },
  { shown: 'dummy', played: 'claimed', totals: 'belowTheLine' },
);
