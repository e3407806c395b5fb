/** The value of contracts: trick values, bonuses and penalties (BRI-6 to BRI-8). */
import type { Seat } from '../../../engine/game.ts';
import { NOTRUMP, type Strain } from './cards.ts';
import { type BySide, type Deal, type Side, sideOf } from './state.ts';

const MINOR = 20;
const MAJOR = 30;
const FIRST_NOTRUMP = 40;

/** The value of `odd` tricks over the book in an undoubled contract. */
export function trickValue(strain: Strain, odd: number): number {
  if (strain < 2) return MINOR * odd;
  if (strain === NOTRUMP && odd > 0) return FIRST_NOTRUMP + MAJOR * (odd - 1);
  return MAJOR * odd;
}

/** BRI-7: the value of each overtrick. */
export function overtrickValue(strain: Strain, doubled: number, vulnerable: boolean): number {
  if (doubled === 1) return strain < 2 ? MINOR : MAJOR;
  return (vulnerable ? 100 : 50) * doubled;
}

/** BRI-7: the bonus for a small or a grand slam. */
export function slamBonus(level: number, vulnerable: boolean): number {
  if (level < 6) return 0;
  const bonus = level === 7 ? 1000 : 500;
  return vulnerable ? 1.5 * bonus : bonus;
}

/** BRI-7: the bonus for making a doubled or redoubled contract. */
export const insultBonus = (doubled: number): number => (doubled === 1 ? 0 : 25 * doubled);

/** BRI-8: the defenders' points for a contract `down` tricks short. */
export function penalty(down: number, doubled: number, vulnerable: boolean): number {
  if (doubled === 1) return down * (vulnerable ? 100 : 50);
  const first = vulnerable ? 200 : 100;
  const second = vulnerable ? 300 : 200;
  const two = Math.min(down - 1, 2) * second;
  const further = Math.max(0, down - 3) * 300;
  return ((first + two + further) * doubled) / 2;
}

/** The bonus for a made part score or game where every deal is scored by itself: in duplicate and Chicago. */
export function madeBonus(value: number, vulnerable: boolean): number {
  if (value < GAME) return 50;
  return vulnerable ? 500 : 300;
}

/** Points below the line that make a game. */
export const GAME = 100;

/** Who is vulnerable on sixteen boards in turn, as bits: 1 North–South, 2 East–West. */
const BOARDS: readonly number[] = [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2];

/** Who is vulnerable on a board, by its number from 0, as bits: 1 North–South, 2 East–West. */
export const boardVulnerability = (number: number): number => BOARDS[number % BOARDS.length] ?? 0;

/** What decides who is vulnerable. */
type VulnerableBy = Pick<Deal, 'options' | 'standing' | 'dealer'>;

/** In a rubber a side that has won a game is vulnerable. */
function rubberVulnerability([ns, ew]: BySide): number {
  let bits = 0;
  if (ns > 0) bits |= 1;
  if (ew > 0) bits |= 2;
  return bits;
}

/** In a round of Chicago nobody is vulnerable at first, then twice the dealer's side, in the fourth deal both sides. */
function chicagoVulnerability(place: number, dealer: Seat): number {
  if (place === 0) return 0;
  if (place === 3) return 3;
  return 1 << sideOf(dealer);
}

/** Which sides are vulnerable in the deal, as bits: 1 North–South, 2 East–West. */
export function vulnerability({ options, standing, dealer }: VulnerableBy): number {
  switch (options.scoring) {
    case 'rubber':
      return rubberVulnerability(standing.games);
    case 'chicago':
      return chicagoVulnerability(standing.played % 4, dealer);
    case 'duplicate':
      return boardVulnerability(standing.deals);
  }
}

/** Whether a side is among those whose bits are set: 1 North–South, 2 East–West. */
export const includesSide = (vulnerable: number, side: number): boolean =>
  ((vulnerable >> side) & 1) === 1;

export const isVulnerable = (deal: VulnerableBy, side: Side): boolean =>
  includesSide(vulnerability(deal), side);

/** The points of the declarer's side for a contract on a board by itself; negative if it fails. */
export function scoreOfResult(
  contract: { readonly level: number; readonly strain: Strain; readonly doubled: number },
  tricks: number,
  vulnerable: boolean,
): number {
  const { level, strain, doubled } = contract;
  const over = tricks - 6 - level;
  if (over < 0) return -penalty(-over, doubled, vulnerable);
  const value = trickValue(strain, level) * doubled;
  const extra = over * overtrickValue(strain, doubled, vulnerable);
  const bonus = madeBonus(value, vulnerable) + slamBonus(level, vulnerable);
  return value + extra + bonus + insultBonus(doubled);
}

export const seatsOfSide = (side: Side): readonly Seat[] => (side === 0 ? [0, 2] : [1, 3]);
