/**
 * How Bridge's rules bid, judged by the tricks that all four hands may be expected to take, so that many boards are
 * cheap: `npm run bench -- bridge bounds [-n BOARDS]` moves every bound of points in a rule by one, and prints which
 * of these changes gain most, everything else left as it is; `npm run bench -- bridge rules --against CLONE` plays a
 * match of teams that bid by these rules and by those of another clone, and with options such as `-o ns=acol` one of
 * teams that play the card of North and South and that of East and West. Boards of other seeds than those of `boards.ts`.
 */
import { at, type Estimate, estimate, sum } from '../../src/engine/estimate.ts';
import { bidOut } from '../../src/games/bridge/analysis/bench.ts';
import { bidOn, type Ending, gainOf } from '../../src/games/bridge/evaluation/endings.ts';
import { type World, worldOf } from '../../src/games/bridge/evaluation/worlds.ts';
import {
  afterCall,
  callerOf,
  isContractReached,
  isPassedOut,
} from '../../src/games/bridge/state/auction.ts';
import { isBid, PASS } from '../../src/games/bridge/state/cards.ts';
import type { Hand } from '../../src/games/bridge/state/hand.ts';
import {
  type Auction,
  OPEN_AUCTION,
  type Options,
  sideOf,
} from '../../src/games/bridge/state/state.ts';
import { systemCards } from '../../src/games/bridge/state/system-card.ts';
import { allFitting, chapters, type Fit } from '../../src/games/bridge/system/meaning.ts';
import { type Need, readNeeds } from '../../src/games/bridge/system/needs.ts';
import { type Reading, readAuction, readOn } from '../../src/games/bridge/system/reading.ts';
import type { Rule } from '../../src/games/bridge/system/shown.ts';
import { boardOf, callByRules } from './bidder.ts';

/** A bound of points: `hcp8-11`, `supM12+`, `sum25`. */
const SPAN = /\b(hcp|pts|sup|sum)([A-Za-z]?)(\d+)(?:-(\d+)|(\+))?/g;

/** A rule with one of its bounds moved. */
interface Moved {
  readonly rule: Rule;
  readonly needs: readonly Need[];
  readonly text: string;
}

const spanOf = (measure: string, low: number, high: number | undefined): string => {
  if (high === undefined) return `${measure}${low}+`;
  return low === high ? `${measure}${low}` : `${measure}${low}-${high}`;
};

/** Every bound of the rule, a point lower and higher. */
function movedIn(rule: Rule): readonly Moved[] {
  return [...rule.needs.matchAll(SPAN)].flatMap((found) => {
    const [all, name = '', letter = '', least = '', to, open] = found;
    const low = Number(least);
    const high = open === undefined ? Number(to ?? least) : undefined;
    const ranges = [-1, 1].flatMap((by) => [
      ...(low > 0 ? [[low + by, high] as const] : []),
      ...(high === undefined ? [] : [[low, high + by] as const]),
    ]);
    return ranges
      .filter(([from, until]) => from >= 0 && (until === undefined || until >= from))
      .map(([from, until]) => {
        const span = spanOf(name + letter, from, until);
        const text =
          rule.needs.slice(0, found.index) + span + rule.needs.slice(found.index + all.length);
        return { rule, needs: readNeeds(text), text };
      });
  });
}

const meets = (hand: Hand, needs: readonly Need[], fit: Fit): boolean =>
  needs.every((need) => need.holds(hand, fit.context));

/** What a change gains on the boards where it changes a call, in IMPs. */
interface Weighed {
  readonly moved: Moved;
  readonly gains: number[];
}

/** A seat to call, what may be called, and whether its hand meets the needs of each. */
interface Turn {
  readonly reading: Reading;
  readonly hand: Hand;
  readonly fits: readonly Fit[];
  readonly met: readonly boolean[];
}

function turnOf(reading: Reading, hand: Hand): Turn {
  const fits = allFitting(reading.setting);
  return { reading, hand, fits, met: fits.map((fit) => meets(hand, fit.compiled.needs, fit)) };
}

const callAt = ({ fits }: Turn, index: number): number => fits[index]?.call ?? PASS;

/** The call by the rules as they are. */
const ruled = (turn: Turn): number => callAt(turn, turn.met.indexOf(true));

/** The call if a rule had other needs. */
function callWith(turn: Turn, { rule, needs }: Moved): number {
  const { fits, met, hand } = turn;
  const first = fits.findIndex((fit, i) =>
    fit.compiled.rule === rule ? meets(hand, needs, fit) : at(met, i),
  );
  return callAt(turn, first);
}

const STREAM = 'bridge/rules';
const isOver = (auction: Auction): boolean => isPassedOut(auction) || isContractReached(auction);

/** Adds what every change would gain at this turn; `played` is the contract by the rules as they are. */
function weigh(
  turn: Turn,
  changes: ReadonlyMap<Rule, readonly Weighed[]>,
  played: Ending | undefined,
  world: World,
  vulnerable: number,
): void {
  const { reading, fits, met } = turn;
  const first = met.indexOf(true);
  const sign = sideOf(reading.setting.seat) === 0 ? 1 : -1;
  const known = new Map<number, number>();
  const gainFrom = (call: number): number => {
    const gain =
      known.get(call) ?? sign * gainOf(bidOn(reading, call, world), played, world, vulnerable);
    known.set(call, gain);
    return gain;
  };
  const rules = new Set(
    fits.slice(0, first < 0 ? undefined : first + 1).map(({ compiled }) => compiled.rule),
  );
  for (const rule of rules)
    for (const { moved, gains } of changes.get(rule) ?? []) {
      const call = callWith(turn, moved);
      const isForced = call === PASS && reading.setting.force !== 'none';
      if (call !== ruled(turn) && !isForced) gains.push(gainFrom(call));
    }
}

/** All changes of one bound, with what each gains over so many boards. */
export function weighBounds(boards: number): readonly Weighed[] {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const changes = new Map(
    rules.map((rule) => [rule, movedIn(rule).map((moved) => ({ moved, gains: [] }))]),
  );
  for (let number = 0; number < boards; number++) {
    const { dealer, vulnerable, hands } = boardOf(number, STREAM);
    const world = worldOf(hands);
    let turn = turnOf(readAuction([], dealer), at(hands, dealer));
    const played = bidOn(turn.reading, ruled(turn), world);
    while (!isOver(turn.reading.setting.auction)) {
      weigh(turn, changes, played, world, vulnerable);
      const after = readOn(turn.reading, ruled(turn));
      turn = turnOf(after, at(hands, after.setting.seat));
    }
  }
  return [...changes.values()].flat();
}

/** Fewer changed calls say nothing. */
const FEWEST = 10;
const SHOWN = 30;
const SURELY = 3;

const plusMinus = ({ mean, error }: Estimate, boards: number, calls: number): string =>
  `${((mean * calls) / boards).toFixed(4)} ± ${((error * calls) / boards).toFixed(4)}`;

/** The changes that surely gain, the best first. */
export function boundLines(changes: readonly Weighed[], boards: number): readonly string[] {
  return changes
    .map((change) => ({ ...change, ...estimate(change.gains) }))
    .filter(({ gains, mean, error }) => gains.length >= FEWEST && mean > SURELY * error)
    .sort((a, b) => sum(b.gains) - sum(a.gains))
    .slice(0, SHOWN)
    .map(({ moved: { rule, text }, gains, ...gain }) => {
      const gained = plusMinus(gain, boards, gains.length);
      return `${gained} IMPs a board, ${gains.length} calls: ${rule.when} => ${rule.call}: ${rule.needs} -> ${text}`;
    });
}

type Caller = typeof callByRules;

/** The contract when North and South bid by the one, East and West by the other. */
function bidBetween(number: number, callers: readonly Caller[]): Ending | undefined {
  const { dealer } = boardOf(number, STREAM);
  let auction = OPEN_AUCTION;
  while (!isOver(auction)) {
    const seat = callerOf(auction, dealer);
    const call = at(callers, sideOf(seat))(number, STREAM, auction.calls);
    auction = afterCall(auction, seat, call);
  }
  const { bid, bidder, doubled } = auction;
  return isBid(bid) ? { bid, side: sideOf(bidder), doubled } : undefined;
}

/** What these rules gain a board as one team, in IMPs, where the rules of another build bid for the other team. */
export function matchOfRules(others: Caller, boards: number): Estimate {
  const gains = Array.from({ length: boards }, (_, number) => {
    const { hands, vulnerable } = boardOf(number, STREAM);
    const ours = bidBetween(number, [callByRules, others]);
    return gainOf(ours, bidBetween(number, [others, callByRules]), worldOf(hands), vulnerable);
  });
  return estimate(gains);
}

/** The same options with the sides changed over. */
const swapped = (options: Options): Options => ({
  ...options,
  ...Object.fromEntries(
    Object.entries(options).map(([key, value]) => [
      key.replace(/^(ns|ew)/, (side) => (side === 'ns' ? 'ew' : 'ns')),
      value,
    ]),
  ),
});

/** What the card of North and South gains a board as one team, where the other team plays that of East and West. */
export function matchOfCards(options: Options, boards: number): Estimate {
  const [one, other] = [options, swapped(options)].map(systemCards);
  const endingOf = (number: number, cards: typeof one): Ending | undefined => {
    const { bid, bidder, doubled } = bidOut(boardOf(number, STREAM), undefined, cards).auction;
    return isBid(bid) ? { bid, side: sideOf(bidder), doubled } : undefined;
  };
  const gains = Array.from({ length: boards }, (_, number) => {
    const { hands, vulnerable } = boardOf(number, STREAM);
    return gainOf(endingOf(number, one), endingOf(number, other), worldOf(hands), vulnerable);
  });
  return estimate(gains);
}
