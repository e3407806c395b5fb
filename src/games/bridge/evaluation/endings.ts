/** How auctions end when everybody bids on by the system, and what such contracts are worth beside each other. */
import { sum } from '../../../engine/estimate.ts';
import { isPassedOut, isSettled } from '../auction.ts';
import { BOOK, levelOf, type Move, NOTRUMP, RANKS, strainOf } from '../cards.ts';
import { sideOf } from '../state.ts';
import { chooseCall } from '../system/meaning.ts';
import { type Reading, readOn } from '../system/reading.ts';
import { boardScore, matchPoints } from '../values.ts';
import type { World } from './worlds.ts';

/** A contract: its bid, the side that declares it, and whether it is doubled. */
export interface Ending {
  readonly bid: Move;
  readonly side: number;
  readonly doubled: number;
}

/** The contract in a world if everybody bids on by the system after the call; undefined if all pass. */
export function bidOn(reading: Reading, call: Move, { hands }: World): Ending | undefined {
  let { setting } = reading;
  for (let at = readOn(reading, call); ; at = readOn(at, chooseCall(handOf(at), setting))) {
    setting = at.setting;
    const { auction } = setting;
    if (isPassedOut(auction)) return undefined;
    if (isSettled(auction))
      return { bid: auction.bid, side: sideOf(auction.bidder), doubled: auction.doubled };
  }
  function handOf(at: Reading) {
    const hand = hands[at.setting.seat];
    if (hand === undefined) throw new Error(`no seat ${at.setting.seat}`);
    return hand;
  }
}

/** How far tricks spread around those expected, as standard deviations; as fitted. */
const SPREAD = { suit: 0.85, notrump: 1.15 } as const;
/** The means of the fifths of a normal distribution. */
const FIFTHS = [-1.4, -0.53, 0, 0.53, 1.4] as const;

/** Points for North and South, if the tricks are so many deviations off; what fails by two or more will be doubled half the time. */
function pointsOf(
  ending: Ending | undefined,
  world: World,
  vulnerable: number,
  off: number,
): number {
  if (ending === undefined) return 0;
  const { bid, side, doubled } = ending;
  const contract = { level: levelOf(bid), strain: strainOf(bid), doubled };
  const spread = contract.strain === NOTRUMP ? SPREAD.notrump : SPREAD.suit;
  const expected = world.tricks(side, contract.strain) + off * spread;
  const tricks = Math.min(RANKS, Math.max(0, Math.round(expected)));
  const isVulnerable = ((vulnerable >> side) & 1) === 1;
  const plain = boardScore(contract, tricks, isVulnerable);
  const isSafe = doubled > 1 || tricks > BOOK + contract.level - 2;
  const points = isSafe
    ? plain
    : (plain + boardScore({ ...contract, doubled: 2 }, tricks, isVulnerable)) / 2;
  return side === 0 ? points : -points;
}

const isAlike = (one: Ending | undefined, other: Ending | undefined): boolean =>
  one?.bid === other?.bid && one?.side === other?.side && one?.doubled === other?.doubled;

/** What North and South gain in a world if the one contract is played instead of the other, in IMPs. */
export function gainOf(
  one: Ending | undefined,
  other: Ending | undefined,
  world: World,
  vulnerable: number,
): number {
  if (isAlike(one, other)) return 0;
  const gains = FIFTHS.map((off) =>
    matchPoints(pointsOf(one, world, vulnerable, off) - pointsOf(other, world, vulnerable, off)),
  );
  return sum(gains) / FIFTHS.length;
}
