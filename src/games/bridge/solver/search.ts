/**
 * The search: can North and South take this many of the remaining tricks? One question at a time, a
 * null-window alpha-beta search. Every answer comes with the cards it rests on, so that it holds for
 * all endings that share them (Ginsberg's partition search), and a seat need not try a card that
 * differs from a failed one only where nothing mattered.
 */
import {
  BY_RANK,
  bestRank,
  bestSeat,
  bestSuit,
  clearProof,
  isExhausted,
  join,
  lowRank,
  mark,
  marked,
  NOTRUMP,
  openTrick,
  placeIn,
  type Search,
  SUITS,
  seatIn,
  size,
  spaceOf,
  topCards,
  topRank,
  tricksIn,
} from './board.ts';
import { countsOf, gives } from './entries.ts';
import { askOwners, askShape, factsAt, hintAt, keep, NOTHING, placeOf, settled } from './memory.ts';
import { cardOf, highOf, listMoves, lowOf, onlyCard } from './moves.ts';
import { hasHeights, hasLate, hasSure } from './quick.ts';

const isNorthSouth = (seat: number): boolean => (seat & 1) === 0;

/**
 * Whether North and South take `goal` of the `tricks` tricks left when `leader` is to lead. The memory is
 * asked first: it knows most endings, and counting the tricks of one takes as long as to ask.
 */
export function lead(search: Search, tricks: number, leader: number, goal: number): boolean {
  const { memory } = search;
  clearProof(search);
  if (goal <= 0) return true;
  if (goal > tricks) return false;
  if (tricks === 1) return lastTrick(search, leader);
  search.nodes++;
  if (isExhausted(search)) return false;
  askFor(search, tricks, leader);
  const place = placeOf(memory);
  const entry = settled(memory, place, goal);
  if (entry === NOTHING)
    return count(search, tricks, leader, goal) ?? explore(search, tricks, leader, goal, place);
  const facts = factsAt(memory, entry);
  markCounts(search, countsOf(facts));
  return gives(facts, goal);
}

/** The answer without a search, if the tricks can be counted. */
function count(search: Search, tricks: number, leader: number, goal: number): boolean | undefined {
  const ours = isNorthSouth(leader);
  const wanted = ours ? goal : tricks - goal + 1;
  if (hasSure(search, leader, wanted) || hasHeights(search, leader, wanted)) return ours;
  clearProof(search);
  if (hasLate(search, tricks, leader, tricks - wanted + 1)) return !ours;
  clearProof(search);
  return undefined;
}

/** The answer by trying moves; it goes into the memory, whose place of this shape is given. */
function explore(
  search: Search,
  tricks: number,
  leader: number,
  goal: number,
  place: number,
): boolean {
  const { memory } = search;
  search.hint = hintAt(memory, place);
  const won = choose(search, openTrick(tricks, leader), goal);
  if (isExhausted(search)) return won;
  askFor(search, tricks, leader);
  const hint = won === isNorthSouth(leader) ? search.hint : -1;
  keep(memory, countMarked(search), won ? goal : 0, won ? tricks : goal - 1, hint);
  return won;
}

/**
 * Asks the memory about the ending on the board. Nearly every answer depends on who has the highest trump,
 * so it counts as part of the shape: there are then fewer entries to compare.
 */
function askFor({ board, memory, trump }: Search, tricks: number, leader: number): void {
  const { left, owners, shapes } = board;
  const top = trump === NOTRUMP ? 0 : (owners[(trump << 13) | (left[trump] ?? 0)] ?? 0) >>> 24;
  const clubs = left[0] ?? 0;
  const diamonds = (1 << 13) | (left[1] ?? 0);
  const hearts = (2 << 13) | (left[2] ?? 0);
  const spades = (3 << 13) | (left[3] ?? 0);
  askShape(
    memory,
    (shapes[clubs] ?? 0) | ((shapes[diamonds] ?? 0) << 16),
    (shapes[hearts] ?? 0) | (leader << 16) | (tricks << 18) | (top << 22),
  );
  askOwners(
    memory,
    owners[clubs] ?? 0,
    owners[diamonds] ?? 0,
    owners[hearts] ?? 0,
    owners[spades] ?? 0,
  );
}

/** Marks the `counts` highest cards of each suit, four bits a suit. */
function markCounts(search: Search, counts: number): void {
  const { left } = search.board;
  for (let suit = 0; suit < SUITS; suit++)
    mark(search, suit, topCards(left[suit] ?? 0, (counts >> (suit * 4)) & 15));
}

/** How many of the highest cards of each suit hold all marks, four bits a suit. */
function countMarked(search: Search): number {
  const { left } = search.board;
  let counts = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const set = marked(search, suit);
    if (set !== 0) counts |= size((left[suit] ?? 0) >> lowRank(set)) << (suit * 4);
  }
  return counts;
}

/** The lengths of North and South in a word of lengths, and of the others. */
const ALL_NS = 0x0f0f;
const ALL_EW = 0xf0f0;

/** Everyone has one card: the highest trump wins, or the highest card of the leader's suit. */
function lastTrick(search: Search, leader: number): boolean {
  const { left, hands, owners, shapes } = search.board;
  let suit = search.trump;
  if (suit === NOTRUMP || left[suit] === 0)
    for (suit = 0; hands[leader * SUITS + suit] === 0; ) suit++;
  const set = left[suit] ?? 0;
  const shape = shapes[(suit << 13) | set] ?? 0;
  if ((shape & ALL_NS) !== 0 && (shape & ALL_EW) !== 0) mark(search, suit, 1 << topRank(set));
  return isNorthSouth((owners[(suit << 13) | set] ?? 0) >>> 24);
}

/** The next seat of the trick tries its moves until one gives its side what it wants. */
export function choose(search: Search, trick: number, goal: number): boolean {
  const { moves, proof } = search;
  const only = onlyCard(search, trick);
  if (only >= 0) return play(search, trick, goal, only);
  const wanted = isNorthSouth(seatIn(trick));
  const end = listMoves(search, trick);
  let minors = 0;
  let majors = 0;
  let floors = 0;
  for (let at = spaceOf(trick); at < end; at++) {
    const move = moves[at] ?? 0;
    const card = cardOf(move);
    const shift = (card >> 4) * 4;
    if (highOf(move) < ((floors >> shift) & 15)) continue;
    if (play(search, trick, goal, card) === wanted) {
      if (placeIn(trick) === 0) search.hint = card >> 4;
      return wanted;
    }
    const floor = settle(search, move);
    if (floor > ((floors >> shift) & 15)) floors = (floors & ~(15 << shift)) | (floor << shift);
    minors |= proof[0] ?? 0;
    majors |= proof[1] ?? 0;
  }
  proof[0] = minors;
  proof[1] = majors;
  return !wanted;
}

/**
 * After a move that failed: the rank below which all cards of its suit also fail, 0 if it is no
 * higher than the card. Otherwise touching cards were treated as one move, so the lowest must be marked.
 */
function settle(search: Search, move: number): number {
  const suit = cardOf(move) >> 4;
  const set = marked(search, suit);
  const lowest = set === 0 ? 13 : lowRank(set);
  if (lowest <= highOf(move)) mark(search, suit, 1 << lowOf(move));
  return lowest > (cardOf(move) & 15) ? lowest : 0;
}

/** Plays a card, lets the others answer, and takes it back. */
export function play(search: Search, trick: number, goal: number, card: number): boolean {
  const { hands, left } = search.board;
  const suit = card >> 4;
  const hand = seatIn(trick) * SUITS + suit;
  const bit = 1 << (card & 15);
  hands[hand] = (hands[hand] ?? 0) ^ bit;
  left[suit] = (left[suit] ?? 0) ^ bit;
  const next = join(search.trump, trick, card);
  const won = placeIn(trick) === 3 ? finish(search, next, goal) : choose(search, next, goal);
  hands[hand] = (hands[hand] ?? 0) ^ bit;
  left[suit] = (left[suit] ?? 0) ^ bit;
  return won;
}

/** The winner leads to the next trick; the winning card matters if it won by rank. */
function finish(search: Search, trick: number, goal: number): boolean {
  const winner = bestSeat(trick);
  const won = lead(search, tricksIn(trick) - 1, winner, isNorthSouth(winner) ? goal - 1 : goal);
  if (trick & BY_RANK) mark(search, bestSuit(trick), 1 << bestRank(trick));
  return won;
}
