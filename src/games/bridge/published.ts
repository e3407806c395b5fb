/** An observation of bridge as programs receive it. A side is named by its seats, NS or EW. */
import * as p from '../../blocks/published.ts';
import { bidText } from './auction.ts';
import { bidOf, HIGHEST, LOWEST, PASS, pack } from './cards.ts';
import type { Observation } from './observation.ts';
import { write } from './shown/text.ts';
import type { Contract, Pair } from './state.ts';
import { isVulnerable } from './values.ts';

const upTo = (highest: number, lowest: number): readonly number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);

const cards = p.wideSet(pack);
const calls = p.list(p.oneOf(...upTo(HIGHEST, PASS).map(write)));

const bySide = p.record<Pair>()({
  NS: p.from(p.count, ([ns]) => ns),
  EW: p.from(p.count, ([, ew]) => ew),
});

const DOUBLED: Readonly<Record<number, 'doubled' | 'redoubled'>> = { 2: 'doubled', 4: 'redoubled' };

const contract = p.record<Contract>()({
  bid: p.from(p.oneOf(...upTo(HIGHEST, LOWEST).map(bidText)), ({ level, strain }) =>
    bidText(bidOf(level, strain)),
  ),
  doubled: p.from(p.oneOf('no', 'doubled', 'redoubled'), ({ doubled }) => DOUBLED[doubled] ?? 'no'),
  declarer: p.seat,
  dummy: p.seat,
});

const SIDES = [
  ['NS', 0],
  ['EW', 1],
] as const;

export const published = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'auction', 'play', 'over'),
    /** Deals finished before this one. */
    played: p.from(p.count, ({ standing }) => standing.deals),
    dealer: p.seatIfAny,
    /** The seat whose call or card is due. Declarer acts for dummy. */
    turn: p.from(p.seatIfAny, ({ phase, turn }) => (phase === 'over' ? null : turn)),
    vulnerable: p.from(p.list(p.oneOf('NS', 'EW')), (seen) =>
      SIDES.flatMap(([name, side]) => (isVulnerable(seen, side) ? [name] : [])),
    ),
    /** All calls, the dealer's first. */
    auction: p.from(calls, ({ auction }) => auction.calls.map(write)),
    /** Null until the auction is over, and in a deal passed out. */
    contract: p.from(p.nullable(contract), ({ contract: one }) => (one.level === 0 ? null : one)),
    hand: cards,
    handSizes: p.from(p.bySeat(p.count), ({ sizes }) => sizes),
    /** Dummy's cards while they lie open. */
    dummy: cards,
    ...p.tricks(pack),
    tricks: p.from(bySide, ({ ns, ew }): Pair => [ns, ew]),
    /** The cards each seat has played, the trick on the table included. */
    gone: p.bySeat(cards),
    voids: p.voidSuits(pack),
    /** All tricks of declarer's side, by a claim that has ended the deal. */
    claimed: p.from(p.nullable(p.count), ({ claimed }) => (claimed < 0 ? null : claimed)),
    /** The cards left in each hand when the deal is over; until then an empty list. */
    shown: p.list(cards),
    totals: p.from(p.bySeat(p.amount), ({ standing }) => standing.totals),
    /** Deals finished that were not passed out; they make the rounds of Chicago. */
    notPassedOut: p.from(p.count, ({ standing }) => standing.played),
    /** Rubbers finished; of the present one, games won, and points below the line towards the next. */
    rubbers: p.from(p.count, ({ standing }) => standing.rubbers),
    games: p.from(bySide, ({ standing }) => standing.games),
    belowTheLine: p.from(bySide, ({ standing }) => standing.below),
  },
  { shown: 'dummy', played: 'claimed', totals: 'belowTheLine' },
);
