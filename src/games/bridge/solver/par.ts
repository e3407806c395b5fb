/**
 * Par of a duplicate board: its score when both sides know the double-dummy table and bid as well as
 * they can, every failing contract being doubled.
 */
import { BOOK, NOTRUMP } from '../state/cards.ts';
import { otherSide, type Side } from '../state/state.ts';
import { includesSide, scoreOfResult, seatsOfSide } from '../state/values.ts';
import type { DoubleDummyTable } from './solver.ts';

export interface ParContract {
  readonly level: number;
  /** 0–4 of C D H S N. */
  readonly strain: number;
  /** The seats of the side that reach the par score as declarer. */
  readonly declarers: readonly number[];
  readonly doubled: boolean;
  /** Tricks over or, negative, under the contract. */
  readonly over: number;
}

export interface Par {
  /** Points for North and South. */
  readonly score: number;
  /** Every contract that ends the bidding at par, the lowest first; none if par is to pass. */
  readonly contracts: readonly ParContract[];
}

/** A contract as its side would best declare it, scored for North and South. */
interface ScoredContract extends ParContract {
  readonly side: Side;
  readonly score: number;
}

const STRAINS = NOTRUMP + 1;
const BIDS = 7 * STRAINS;

/**
 * Par of a table of tricks. `vulnerable` has bit 1 for North–South, 2 for East–West; `dealer`
 * matters where both sides could open the bidding with profit.
 */
export function parOf(table: DoubleDummyTable, vulnerable: number, dealer: number): Par {
  const bids = [contractsOf(table, vulnerable, 0), contractsOf(table, vulnerable, 1)] as const;
  const values = valuesOnceBid(bids);
  const score = openingValue(values, dealer);
  const [ours, theirs] = bids;
  if (score === 0) return { score, contracts: [] };
  const contracts = [...ours.filter(stands(score, theirs)), ...theirs.filter(stands(score, ours))];
  return { score, contracts: contracts.map(withoutScore).sort(byBid) };
}

/** Whether a contract scores par and the other side has no higher one that scores it more. */
const stands =
  (score: number, others: readonly ScoredContract[]) =>
  (bid: ScoredContract, at: number): boolean =>
    bid.score === score &&
    others.slice(at + 1).every((other) => better(other.side, score, other.score) === score);

const withoutScore = ({
  level,
  strain,
  declarers,
  doubled,
  over,
}: ScoredContract): ParContract => ({
  level,
  strain,
  declarers,
  doubled,
  over,
});

const byBid = (a: ParContract, b: ParContract): number =>
  a.level * STRAINS + a.strain - (b.level * STRAINS + b.strain);

/** All 35 contracts of a side, from 1C to 7N. */
const contractsOf = (
  table: DoubleDummyTable,
  vulnerable: number,
  side: Side,
): readonly ScoredContract[] =>
  Array.from({ length: BIDS }, (_, at) => {
    const level = 1 + Math.floor(at / STRAINS);
    const strain = at % STRAINS;
    const row = table[strain] ?? [];
    const tricks = Math.max(...seatsOfSide(side).map((seat) => row[seat] ?? 0));
    const over = tricks - BOOK - level;
    const doubled = over < 0;
    const contract = { level, strain, doubled: doubled ? 2 : 1 };
    const gain = scoreOfResult(contract, tricks, includesSide(vulnerable, side));
    const declarers = seatsOfSide(side).filter((seat) => row[seat] === tricks);
    return { level, strain, declarers, doubled, over, side, score: side === 0 ? gain : -gain };
  });

/**
 * The value of each contract once it is bid: its score, or that of the other side's best higher bid if this
 * suits that side better. Worked out from 7N down.
 */
function valuesOnceBid(
  bids: readonly [readonly ScoredContract[], readonly ScoredContract[]],
): readonly [number[], number[]] {
  const values: [number[], number[]] = [[], []];
  const replies: [number | undefined, number | undefined] = [undefined, undefined];
  for (let at = BIDS - 1; at >= 0; at--) {
    for (const side of [0, 1] as const)
      values[side][at] = better(otherSide(side), bids[side][at]?.score ?? 0, replies[side]);
    replies[0] = better(1, values[1][at] ?? 0, replies[0]);
    replies[1] = better(0, values[0][at] ?? 0, replies[1]);
  }
  return values;
}

/** The score that a side prefers of two; one alone is preferred to none. */
const better = (side: Side, one: number, other: number = one): number =>
  side === 0 ? Math.max(one, other) : Math.min(one, other);

/** The score at par. Every seat may open, the dealer first; if none gains by it, the score is 0. */
function openingValue(
  values: readonly [readonly number[], readonly number[]],
  dealer: number,
): number {
  const best = [Math.max(...values[0]), Math.min(...values[1])] as const;
  return [3, 2, 1, 0].reduce((score, turn) => {
    const side = (dealer + turn) % 2 === 0 ? 0 : 1;
    return better(side, score, best[side]);
  }, 0);
}
