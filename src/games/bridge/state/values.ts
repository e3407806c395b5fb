/** The value of contracts: trick values, bonuses and penalties (BRI-6 to BRI-8). */
import type { Seat } from '../../../engine/game.ts';
import { NOTRUMP, type Strain } from './cards.ts';
import { type Deal, type Side, sideOf } from './state.ts';

const MINOR = 20;
const MAJOR = 30;
const FIRST_NOTRUMP = 40;

/** The value of `odd` tricks over the book in an undoubled contract. */
export function trickValue(strain: Strain, odd: number): number {
  if (strain < 2) return MINOR * odd;
  return MAJOR * odd + (strain === NOTRUMP && odd > 0 ? FIRST_NOTRUMP - MAJOR : 0);
}

/** BRI-7: the value of each overtrick. */
export function overtrickValue(strain: Strain, doubled: number, vulnerable: boolean): number {
  if (doubled === 1) return strain < 2 ? MINOR : MAJOR;
  return (vulnerable ? 100 : 50) * doubled;
}

/** BRI-7. */
export function slamBonus(level: number, vulnerable: boolean): number {
  if (level < 6) return 0;
  return (level === 7 ? 1000 : 500) * (vulnerable ? 1.5 : 1);
}

/** BRI-7: for making a doubled or redoubled contract. */
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

/** The bonus of a made contract by itself: part score or game (duplicate and Chicago). */
export function madeBonus(value: number, vulnerable: boolean): number {
  if (value < GAME) return 50;
  return vulnerable ? 500 : 300;
}

/** Points below the line that make a game. */
export const GAME = 100;

/** Bits of a board's vulnerability: 1 North–South, 2 East–West. */
const BOARDS: readonly number[] = [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2];

/** By the board's number from 0. */
export const boardVulnerability = (number: number): number => BOARDS[number % BOARDS.length] ?? 0;

type Endangered = Pick<Deal, 'options' | 'standing' | 'dealer'>;

/** Which sides are vulnerable in the deal, as bits: 1 North–South, 2 East–West. */
export function vulnerability({ options, standing, dealer }: Endangered): number {
  switch (options.scoring) {
    case 'rubber':
      return (standing.games[0] > 0 ? 1 : 0) | (standing.games[1] > 0 ? 2 : 0);
    case 'chicago': {
      const place = standing.played % 4;
      return place === 0 ? 0 : place === 3 ? 3 : 1 << sideOf(dealer);
    }
    case 'duplicate':
      return boardVulnerability(standing.deals);
  }
}

export const isVulnerable = (deal: Endangered, side: Side): boolean =>
  ((vulnerability(deal) >> side) & 1) === 1;

/** Result of a contract for its side, on its own board: positive made, negative down. */
export function boardScore(
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

export const seatsOf = (side: Side): readonly Seat[] => (side === 0 ? [0, 2] : [1, 3]);
