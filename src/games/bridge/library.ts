/**
 * `talon-cards/bridge`: the double-dummy solver, par, and the notations bridge programs share. Deals are
 * texts as in a Deal tag of PBN: `N:AKQ.AKQ.AKQ.AKQJ …`, a seat, then four hands clockwise, each its
 * spades, hearts, diamonds and clubs.
 */
import { wideSetOf } from '../../cards/wide-set.ts';
import type { FileRead, Transcript } from '../../engine/interchange.ts';
import { pause } from '../../engine/pause.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { readDeal } from './formats/deal.ts';
import { lin } from './formats/lin.ts';
import { pbn } from './formats/matches.ts';
import { VULNERABILITIES } from './formats/pbn-write.ts';
import { bidLetters } from './formats/symbols.ts';
import { solverHands, solveStepwise } from './solver/open-hands.ts';
import { parOf } from './solver/par.ts';
import type { DoubleDummyTable } from './solver/solver.ts';
import { bidOf, RANKS } from './state/cards.ts';

export type { FileRead, KeptDeal, Transcript } from '../../engine/interchange.ts';
export { isRefusal, type Refusal } from '../../engine/refusal.ts';
export type { Text } from '../../lang/text.ts';

type CompassPoint = 'N' | 'E' | 'S' | 'W';

/** Programs import the compass points as `Seat`. */
export type { CompassPoint as Seat };
/** A suit, or N for notrump. */
export type Strain = 'C' | 'D' | 'H' | 'S' | 'N';
export type Vulnerability = 'None' | 'NS' | 'EW' | 'All';

/** Tricks (0 to 13) by strain and declarer when everybody sees all cards and nobody errs. */
export type TrickTable = Readonly<Record<Strain, Readonly<Record<CompassPoint, number>>>>;

export interface ParContract {
  /** The bid, with an X if it is doubled: `4S` or `5DX`. */
  readonly contract: string;
  /** The seats of the side that reach the score as declarer. */
  readonly declarers: readonly CompassPoint[];
  /** Tricks over or, negative, under the contract. */
  readonly over: number;
}

/** The result if both sides bid and play their best. */
export interface Par {
  /** Points for North and South, as a duplicate board. */
  readonly score: number;
  /** Every contract that ends the bidding at par; none if all pass. */
  readonly contracts: readonly ParContract[];
}

/** The part of an `AbortSignal` that `solveDeal` reads. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

const STRAINS: readonly Strain[] = ['C', 'D', 'H', 'S', 'N'];
const COMPASS: readonly CompassPoint[] = ['N', 'E', 'S', 'W'];

/** Tricks by strain and declarer under their letters. */
function lettered(table: DoubleDummyTable): TrickTable {
  const row = (strain: number) => {
    const [N = 0, E = 0, S = 0, W = 0] = table[strain] ?? [];
    return { N, E, S, W };
  };
  return { C: row(0), D: row(1), H: row(2), S: row(3), N: row(4) };
}

/**
 * The table of tricks of a deal: 20 figures by a partition search (Ginsberg, 1996), a few tenths of a
 * second in all. Other work gets its turn after each figure. Refuses a text that is not a deal of 52
 * cards; rejects with the signal's reason once it aborts.
 */
export async function solveDeal(
  deal: string,
  { signal }: { readonly signal?: Signal } = {},
): Promise<TrickTable | Refusal> {
  const hands = readDeal(deal);
  if (isRefusal(hands)) return hands;
  const figures = solveStepwise(solverHands(hands.map((hand) => wideSetOf(hand, RANKS))));
  for (;;) {
    if (signal?.aborted) throw signal.reason ?? new Error('the search was aborted');
    const { done, value } = figures.next();
    if (done) return lettered(value);
    await pause();
  }
}

/**
 * Par of a table of tricks: both sides know it and bid their best, and what fails is doubled. `dealer`
 * matters where both sides could open the bidding with profit. Throws a RangeError if `vulnerable` or `dealer`
 * is none of the words of its type.
 */
export function par(tricks: TrickTable, vulnerable: Vulnerability, dealer: CompassPoint): Par {
  const vulnerableBits = VULNERABILITIES.indexOf(vulnerable);
  const opener = COMPASS.indexOf(dealer);
  if (vulnerableBits < 0) throw new RangeError(`no vulnerability: ${vulnerable}`);
  if (opener < 0) throw new RangeError(`no seat: ${dealer}`);
  const table = STRAINS.map((strain) => COMPASS.map((seat) => tricks[strain][seat]));
  const { score, contracts } = parOf(table, vulnerableBits, opener);
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
 * that may have been one match become one. The faults of a board are listed with its match (`lost`), and its text is
 * kept (`kept`). Refuses a file without a board. Names are those of North, East, South and West.
 */
export const readPbn = (source: string): Promise<FileRead | Refusal> =>
  Promise.resolve(pbn.read(source));

/** Matches as a PBN file. Refuses a transcript whose steps are not legal. */
export const writePbn = (transcripts: readonly Transcript[]): string | Refusal =>
  pbn.write(transcripts);

/**
 * The matches in a LIN file as Bridge Base Online writes it, or in addresses of hand viewers. Faults
 * are listed and texts kept as by `readPbn`.
 */
export const readLin = (source: string): Promise<FileRead | Refusal> =>
  Promise.resolve(lin.read(source));

/** Matches as a LIN file, one line per board. Refuses a transcript whose steps are not legal. */
export const writeLin = (transcripts: readonly Transcript[]): string | Refusal =>
  lin.write(transcripts);
