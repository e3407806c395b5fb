/** How auctions end when everybody bids on by the system, and what such contracts are worth beside each other. */
import { at, meanOf } from '../../../engine/estimate.ts';
import type { Seat } from '../../../engine/game.ts';
import { contractOf, dealerOf, isAuctionOver } from '../state/auction.ts';
import {
  BOOK,
  isBid,
  levelOf,
  type Move,
  NOTRUMP,
  RANKS,
  type Strain,
  strainOf,
} from '../state/cards.ts';
import { matchPoints } from '../state/match-points.ts';
import { sideOf } from '../state/state.ts';
import { includesSide, scoreOfResult } from '../state/values.ts';
import { chooseCall } from '../system/meaning.ts';
import { type Reading, readOn } from '../system/reading.ts';
import type { World } from './worlds.ts';

/** A contract: its bid, the side that declares it, and whether it is doubled. */
export interface Ending {
  readonly bid: Move;
  readonly side: number;
  readonly doubled: number;
}

export interface DeclaredEnding extends Ending {
  readonly declarer: Seat;
}

/** The call of the system in a world for the seat whose turn it is. */
const callIn = ({ hands }: World, { setting }: Reading): Move =>
  chooseCall(at(hands, setting.seat), setting);

/** The contract in a world if everybody bids on by the system after the call; undefined if all pass. */
export function bidOn(reading: Reading, call: Move, world: World): DeclaredEnding | undefined {
  let after = readOn(reading, call);
  while (!isAuctionOver(after.setting.auction)) after = readOn(after, callIn(world, after));
  const { auction, seat } = after.setting;
  if (!isBid(auction.bid)) return undefined;
  const { declarer, doubled } = contractOf(auction, dealerOf(auction, seat));
  return { bid: auction.bid, side: sideOf(declarer), declarer, doubled };
}

/** How far tricks spread around those expected, as standard deviations; fitted by `npm run weights -- bridge`. */
const SPREAD = { suit: 0.85, notrump: 1.15 } as const;
/** The means of the fifths of a normal distribution. */
const FIFTHS = [-1.4, -0.53, 0, 0.53, 1.4] as const;

/** The score of a contract for its side. One that fails by two or more is taken to be doubled half the time. */
function scoreWith({ bid, doubled }: Ending, tricks: number, isVulnerable: boolean): number {
  const contract = { level: levelOf(bid), strain: strainOf(bid), doubled };
  const plain = scoreOfResult(contract, tricks, isVulnerable);
  if (doubled > 1 || tricks > BOOK + contract.level - 2) return plain;
  return (plain + scoreOfResult({ ...contract, doubled: 2 }, tricks, isVulnerable)) / 2;
}

/** What an ending is worth to North and South if its declarer takes so many tricks; nothing if all passed. */
function pointsFor(ending: Ending | undefined, tricks: number, vulnerable: number): number {
  if (ending === undefined) return 0;
  const score = scoreWith(ending, tricks, includesSide(vulnerable, ending.side));
  return ending.side === 0 ? score : -score;
}

/** The tricks of an ending if they are `off` standard deviations more than expected. */
function tricksOff(ending: Ending | undefined, world: World, off: number): number {
  if (ending === undefined) return 0;
  const strain = strainOf(ending.bid);
  const spread = strain === NOTRUMP ? SPREAD.notrump : SPREAD.suit;
  const expected = Math.round(world.tricks(ending.side, strain) + off * spread);
  return Math.min(RANKS, Math.max(0, expected));
}

const isSameEnding = (one: Ending | undefined, other: Ending | undefined): boolean =>
  one?.bid === other?.bid && one?.side === other?.side && one?.doubled === other?.doubled;

/** What North and South gain in a world if the one contract is played instead of the other, in IMPs. */
export function gainOf(
  one: Ending | undefined,
  other: Ending | undefined,
  world: World,
  vulnerable: number,
): number {
  if (isSameEnding(one, other)) return 0;
  const pointsOff = (ending: Ending | undefined, off: number): number =>
    pointsFor(ending, tricksOff(ending, world, off), vulnerable);
  return meanOf(FIFTHS.map((off) => matchPoints(pointsOff(one, off) - pointsOff(other, off))));
}

/** The tricks that a declarer takes in a world double dummy; undefined where that is too much work. */
export type OpenTricks = (world: World, declarer: Seat, strain: Strain) => number | undefined;

/** As `gainOf`, by the tricks that both contracts take double dummy. */
export function openGainOf(
  one: DeclaredEnding | undefined,
  other: DeclaredEnding | undefined,
  world: World,
  vulnerable: number,
  openTricks: OpenTricks,
): number | undefined {
  if (isSameEnding(one, other)) return 0;
  const points = [one, other].map((ending) => {
    if (ending === undefined) return 0;
    const tricks = openTricks(world, ending.declarer, strainOf(ending.bid));
    return tricks === undefined ? undefined : pointsFor(ending, tricks, vulnerable);
  });
  const [ours, theirs] = points;
  if (ours === undefined || theirs === undefined) return undefined;
  return matchPoints(ours - theirs);
}
