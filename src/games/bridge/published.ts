/** An observation of bridge as programs receive it. A side is named by its seats, NS or EW. */
import * as p from '../../blocks/published.ts';
import words from './published.json' with { type: 'json' };
import type { Observation } from './rules/observation.ts';
import { readCall, write } from './shown/text.ts';
import { bidText, contractOf, withCalls } from './state/auction.ts';
import { bidOf, HIGHEST, LOWEST, type Move, PASS, pack } from './state/cards.ts';
import { type BySide, type Contract, NO_CONTRACT, type Options } from './state/state.ts';
import { isVulnerable } from './state/values.ts';

/** Whole numbers from `lowest` up to `highest`. */
const upTo = (highest: number, lowest: number): readonly number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);

const cards = p.wideSet(pack);
const CALLS = upTo(HIGHEST, PASS).map(write);
/** Three passes, and each bid doubled and redoubled after two passes each, then three passes. */
const MOST_CALLS = 319;
const calls = p.list(p.oneOf(...CALLS), MOST_CALLS);

/** Every form in which a move can be written, C standing for a card, for programs that number the moves. */
export const forms = () => [...CALLS, 'play C'];

const bySide = p.record<BySide>()(
  {
    NS: p.from(p.count, ([ns]) => ns),
    EW: p.from(p.count, ([, ew]) => ew),
  },
  words.bySide,
);

const DOUBLED: Readonly<Record<number, 'doubled' | 'redoubled'>> = { 2: 'doubled', 4: 'redoubled' };

const contract = p.record<Contract>()(
  {
    bid: p.from(p.oneOf(...upTo(HIGHEST, LOWEST).map(bidText)), ({ level, strain }) =>
      bidText(bidOf(level, strain)),
    ),
    doubled: p.from(
      p.oneOf('no', 'doubled', 'redoubled'),
      ({ doubled }) => DOUBLED[doubled] ?? 'no',
    ),
    declarer: p.seat,
    dummy: p.seat,
  },
  words.contract,
);

const SIDES = [
  ['NS', 0],
  ['EW', 1],
] as const;

const observationRecord = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'auction', 'play', 'over'),
    played: p.from(p.count, ({ standing }) => standing.deals),
    dealer: p.seatIfAny,
    turn: p.as('turn', p.seatIfAny, ({ phase, turn }) => (phase === 'over' ? null : turn)),
    vulnerable: p.from(p.unordered(p.oneOf('NS', 'EW'), SIDES.length), (seen) =>
      SIDES.flatMap(([name, side]) => (isVulnerable(seen, side) ? [name] : [])),
    ),
    auction: p.from(calls, ({ auction }) => auction.calls.map(write)),
    contract: p.from(p.nullable(contract), ({ contract: one }) => (one.level === 0 ? null : one)),
    hand: cards,
    handSizes: p.as('sizes', p.bySeat(p.countTo(pack.ranks))),
    dummy: cards,
    course: p.cards(pack),
    firstLead: p.from(p.cardIfAny(pack), ({ course }) => course[0] ?? -1),
    ...p.tricks(pack),
    tricks: p.from(bySide, ({ ns, ew }): BySide => [ns, ew]),
    gone: p.bySeat(cards),
    voids: p.voidSuits(pack),
    claimed: p.from(p.nullable(p.countTo(pack.ranks)), ({ claimed }) =>
      claimed < 0 ? null : claimed,
    ),
    shown: p.bySeat(cards),
    totals: p.from(p.bySeat(p.amount), ({ standing }) => standing.totals),
    notPassedOut: p.from(p.count, ({ standing }) => standing.played),
    rubbers: p.from(p.count, ({ standing }) => standing.rubbers),
    games: p.from(bySide, ({ standing }) => standing.games),
    belowTheLine: p.from(bySide, ({ standing }) => standing.below),
  },
  words.told,
  { shown: 'dummy', played: 'claimed', totals: 'belowTheLine' },
);

type PublishedObservation = ReturnType<typeof observationRecord.publish>;

const callOf = (text: string): Move => readCall(text) ?? PASS;

const pairFrom = ({ NS, EW }: PublishedObservation['tricks']): BySide => [NS, EW];

export const published = p.restored(
  observationRecord,
  (seen, one, options: Options): Observation => {
    const auction = withCalls(seen.dealer, one.auction.map(callOf));
    return {
      ...seen,
      ...p.readTricks(pack, one),
      options,
      standing: {
        deals: one.played,
        played: one.notPassedOut,
        rubbers: one.rubbers,
        games: pairFrom(one.games),
        below: pairFrom(one.belowTheLine),
        totals: one.totals,
      },
      auction,
      contract: one.contract === null ? NO_CONTRACT : contractOf(auction, seen.dealer),
      ns: one.tricks.NS,
      ew: one.tricks.EW,
      voids: p.readVoids(pack, one.voids),
      claimed: -1,
    };
  },
);
