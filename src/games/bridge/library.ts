/**
 * `talon/bridge`: the double-dummy solver, par, and the notations bridge programs share. Deals are
 * texts as in a Deal tag of PBN: `N:AKQ.AKQ.AKQ.AKQJ …`, a seat, then four hands clockwise, each its
 * spades, hearts, diamonds and clubs.
 */
import { suitIn, wideSetOf } from '../../cards/wide-set.ts';
import { pause } from '../../engine/pause.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Text } from '../../lang/text.ts';
import { bidOf, RANKS } from './cards.ts';
import { readDeal } from './formats/deal.ts';
import { lin } from './formats/lin.ts';
import { DANGERS, pbn } from './formats/pbn.ts';
import { bidLetters } from './formats/symbols.ts';
import { type Hands, parOf, solveTricks } from './solver/index.ts';

export { isRefusal, type Refusal } from '../../engine/refusal.ts';
export type { Text } from '../../lang/text.ts';

export type Seat = 'N' | 'E' | 'S' | 'W';
/** A suit, or N for notrump. */
export type Strain = 'C' | 'D' | 'H' | 'S' | 'N';
export type Vulnerability = 'None' | 'NS' | 'EW' | 'All';

/** Tricks (0 to 13) by strain and declarer when everybody sees all cards and nobody errs. */
export type TrickTable = Readonly<Record<Strain, Readonly<Record<Seat, number>>>>;

export interface ParContract {
  /** Such as `4S` or `5DX`. */
  readonly contract: string;
  /** Those of the side that reach the score as declarer. */
  readonly declarers: readonly Seat[];
  /** Tricks over or, negative, under the contract. */
  readonly over: number;
}

/** What both sides come to with best bidding and play. */
export interface Par {
  /** Points for North and South, as a duplicate board. */
  readonly score: number;
  /** Every contract that ends the bidding at par; none if all pass. */
  readonly contracts: readonly ParContract[];
}

/** The steps of a match as the files hold them; `replay` of `talon` turns them into a match. */
export interface Transcript {
  readonly options: Readonly<Record<string, number | string | boolean>>;
  /** By seat: North, East, South, West. */
  readonly names: readonly string[];
  readonly steps: readonly string[];
  /** What the file said that the steps do not. */
  readonly lost?: readonly Text[];
}

/** The part of an `AbortSignal` that is used. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

const STRAINS: readonly Strain[] = ['C', 'D', 'H', 'S', 'N'];
const COMPASS: readonly Seat[] = ['N', 'E', 'S', 'W'];

function handsOf(deal: string): Hands | Refusal {
  const hands = readDeal(deal);
  if (isRefusal(hands)) return hands;
  const sets = hands.map((hand) => wideSetOf(hand, RANKS));
  return sets.map((set) => [0, 1, 2, 3].map((suit) => suitIn(set, suit, RANKS)));
}

function tricksOf(hands: Hands, trump: number, declarer: number): number {
  const northSouth = solveTricks({ hands, trump, leader: (declarer + 1) & 3, trick: [] });
  return declarer % 2 === 0 ? northSouth : RANKS - northSouth;
}

/** Fills a table with a figure for each strain and declarer. */
const tableBy = (figure: (strain: Strain, seat: Seat) => number): TrickTable => {
  const row = (strain: Strain) => ({
    N: figure(strain, 'N'),
    E: figure(strain, 'E'),
    S: figure(strain, 'S'),
    W: figure(strain, 'W'),
  });
  return { C: row('C'), D: row('D'), H: row('H'), S: row('S'), N: row('N') };
};

/**
 * The table of tricks of a deal: 20 figures by a partition search (Ginsberg, 1996), some tenths of a
 * second in all. Other work gets its turn after each figure. Refuses a text that is not a deal of 52
 * cards; rejects with the signal's reason once it aborts.
 */
export async function solveDeal(
  deal: string,
  { signal }: { readonly signal?: Signal } = {},
): Promise<TrickTable | Refusal> {
  const hands = handsOf(deal);
  if (isRefusal(hands)) return hands;
  const found = new Map<string, number>();
  for (const [trump, strain] of STRAINS.entries())
    for (const [declarer, seat] of COMPASS.entries()) {
      if (signal?.aborted) throw signal.reason ?? new Error('the search was aborted');
      found.set(strain + seat, tricksOf(hands, trump, declarer));
      await pause();
    }
  return tableBy((strain, seat) => found.get(strain + seat) ?? 0);
}

/**
 * Par of a table of tricks: both sides know it and bid their best, and what fails is doubled. `dealer`
 * matters where both sides could open the bidding with profit. Throws a RangeError for any other word.
 */
export function par(tricks: TrickTable, vulnerable: Vulnerability, dealer: Seat): Par {
  const danger = DANGERS.indexOf(vulnerable);
  const opener = COMPASS.indexOf(dealer);
  if (danger < 0) throw new RangeError(`no vulnerability: ${vulnerable}`);
  if (opener < 0) throw new RangeError(`no seat: ${dealer}`);
  const table = STRAINS.map((strain) => COMPASS.map((seat) => tricks[strain][seat]));
  const { score, contracts } = parOf(table, danger, opener);
  return {
    score,
    contracts: contracts.map(({ level, strain, declarers, doubled, over }) => ({
      contract: bidLetters(bidOf(level, strain)) + (doubled ? 'X' : ''),
      declarers: declarers.flatMap((seat) => COMPASS[seat] ?? []),
      over,
    })),
  };
}

/**
 * The matches in a file of Portable Bridge Notation (PBN 2.1): deals, auctions, play, results. Boards
 * that may have been one match become one. Refuses with the board or line that cannot be read.
 */
export const readPbn = (source: string): Promise<readonly Transcript[] | Refusal> =>
  pbn.read(source);

/** Matches as a PBN file. Refuses a transcript whose steps are not legal. */
export const writePbn = (transcripts: readonly Transcript[]): string | Refusal =>
  pbn.write(transcripts);

/** The matches in a LIN file, as Bridge Base Online writes it. Refuses with the board that is wrong. */
export const readLin = (source: string): Promise<readonly Transcript[] | Refusal> =>
  lin.read(source);

/** Matches as a LIN file, one line per board. Refuses a transcript whose steps are not legal. */
export const writeLin = (transcripts: readonly Transcript[]): string | Refusal =>
  lin.write(transcripts);
