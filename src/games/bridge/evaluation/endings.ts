/** How auctions end when everybody bids on by the system, and what such contracts are worth beside each other. */
import { at, sum } from '../../../engine/estimate.ts';
import { isAuctionOver } from '../state/auction.ts';
import { BOOK, isBid, levelOf, type Move, NOTRUMP, RANKS, strainOf } from '../state/cards.ts';
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

/** The call of the system in a world for the seat whose turn it is. */
const callIn = ({ hands }: World, { setting }: Reading): Move =>
  chooseCall(at(hands, setting.seat), setting);

/** The contract in a world if everybody bids on by the system after the call; undefined if all pass. */
export function bidOn(reading: Reading, call: Move, world: World): Ending | undefined {
  let after = readOn(reading, call);
  while (!isAuctionOver(after.setting.auction)) after = readOn(after, callIn(world, after));
  const { bid, bidder, doubled } = after.setting.auction;
  return isBid(bid) ? { bid, side: sideOf(bidder), doubled } : undefined;
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

/** Points for North and South if the tricks are `off` standard deviations more than expected. */
function pointsFor(
  ending: Ending | undefined,
  world: World,
  vulnerable: number,
  off: number,
): number {
  if (ending === undefined) return 0;
  const strain = strainOf(ending.bid);
  const spread = strain === NOTRUMP ? SPREAD.notrump : SPREAD.suit;
  const expected = Math.round(world.tricks(ending.side, strain) + off * spread);
  const tricks = Math.min(RANKS, Math.max(0, expected));
  const score = scoreWith(ending, tricks, includesSide(vulnerable, ending.side));
  return ending.side === 0 ? score : -score;
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
  const gains = FIFTHS.map((off) =>
    matchPoints(pointsFor(one, world, vulnerable, off) - pointsFor(other, world, vulnerable, off)),
  );
  return sum(gains) / FIFTHS.length;
}
