/** Reads from a sheet what a board has before its auction: number, dealer, vulnerability and hands. */
import type { Seat } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { boardVulnerability } from '../state/values.ts';
import type { DealtBoard, Note } from './board.ts';
import { type RecoveredHands, recoverHands, seatCalled, seatOf } from './deal.ts';
import { type BoardSheet, tagValue } from './sheet.ts';
import { excerpt } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { pbn } = texts;

/** Words for a board's vulnerability, by its bits; `N-S` and `N/S` are `ns` here. */
const VULNERABILITY_WORDS = [
  ['-', '0', 'none', 'no', 'love', 'neither', 'o'],
  ['ns', 'northsouth', 'n'],
  ['ew', 'eastwest', 'e'],
  ['all', 'both', 'b', 'nsew'],
];

/** Whether a tag says something. */
export const isGiven = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value !== '?';

/** A part of a board as it was read, its faults, and the notes about it. */
interface PartRead<T> {
  readonly value: T;
  readonly faults: readonly Text[];
  readonly notes: readonly Note[];
}

/** The numbers that boards may have. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** The board's number from 1: its own, or its place in the file. */
function numberOf(sheet: BoardSheet, index: number): PartRead<number> {
  const given = tagValue(sheet, 'Board') ?? '';
  if (NUMBER.test(given)) return { value: Number(given), faults: [], notes: [] };
  return { value: index + 1, faults: [], notes: ['number'] };
}

/** The seat of the first hand in the Deal tag; negative if it is not named. */
const firstHand = (sheet: BoardSheet): Seat =>
  seatOf(/^\s*([NESW])\s*:/i.exec(tagValue(sheet, 'Deal') ?? '')?.[1] ?? '');

/** The dealer: by the Dealer tag, else who opens, else by the board's number or, without one, by the first hand. */
function dealerOf(sheet: BoardSheet, number: PartRead<number>, opener: Seat): PartRead<Seat> {
  const given = tagValue(sheet, 'Dealer');
  const dealer = seatCalled(given ?? '');
  if (dealer >= 0) return { value: dealer, faults: [], notes: [] };
  const faults = isGiven(given) ? [fill(pbn.noSeat, 'Dealer')] : [];
  if (opener >= 0) return { value: opener, faults, notes: [] };
  const first = number.notes.length === 0 ? -1 : firstHand(sheet);
  if (first >= 0) return { value: first, faults, notes: ['firstHand'] };
  return { value: (number.value - 1) & 3, faults, notes: ['dealer'] };
}

/** The vulnerability that a word names, by its letters and digits alone; negative if it names none. */
function vulnerableCalled(given: string): number {
  const word = given.toLowerCase().replace(/[^a-z\d]/g, '');
  return VULNERABILITY_WORDS.findIndex((words) => words.includes(word === '' ? given : word));
}

/** The vulnerability named in the file; else, with a note, the one that every board of this number has. */
function vulnerabilityOf(sheet: BoardSheet, number: number): PartRead<number> {
  const given = tagValue(sheet, 'Vulnerable');
  const value = isGiven(given) ? vulnerableCalled(given) : -1;
  if (value >= 0) return { value, faults: [], notes: [] };
  const faults = isGiven(given) ? [fill(pbn.noVulnerability, excerpt(given))] : [];
  return { value: boardVulnerability(number - 1), faults, notes: ['vulnerable'] };
}

function readHandsTag(sheet: BoardSheet): RecoveredHands {
  const deal = tagValue(sheet, 'Deal') ?? '';
  if (/^[?-]?$/.test(deal)) return { hands: [[], [], [], []], isAll: true };
  return recoverHands(deal);
}

/** Whether a board does not have the dealer and vulnerability that its number has in duplicate. */
function isIrregular(sheet: BoardSheet, dealer: Seat, vulnerable: number): boolean {
  const given = tagValue(sheet, 'Board') ?? '';
  const isOther = /rubber|chicago/i.test(tagValue(sheet, 'Scoring') ?? '');
  if (!NUMBER.test(given) || isOther) return false;
  const place = Number(given) - 1;
  return dealer !== (place & 3) || vulnerable !== boardVulnerability(place);
}

export interface Dealt extends PartRead<DealtBoard> {
  /** The tags among Dealer, Vulnerable and Deal that could not be read whole. */
  readonly unread: readonly string[];
}

/** Reads a board before its auction; `opener` makes the first call, and is negative where the file does not say who. */
export function readDealt(sheet: BoardSheet, index: number, opener: Seat): Dealt {
  const number = numberOf(sheet, index);
  const dealer = dealerOf(sheet, number, opener);
  const vulnerable = vulnerabilityOf(sheet, number.value);
  const { hands, fault, isAll } = readHandsTag(sheet);
  const faults = [...dealer.faults, ...vulnerable.faults];
  const notes = [...sheet.notes, ...number.notes, ...dealer.notes, ...vulnerable.notes];
  const unread: string[] = [];
  if (fault !== undefined) faults.push(fault);
  if (dealer.faults.length > 0) unread.push('Dealer');
  if (vulnerable.faults.length > 0) unread.push('Vulnerable');
  if (!isAll) unread.push('Deal');
  if (isIrregular(sheet, dealer.value, vulnerable.value)) notes.push('irregular');
  const value = { number: number.value, dealer: dealer.value, vulnerable: vulnerable.value, hands };
  return { value, faults, notes, unread };
}
