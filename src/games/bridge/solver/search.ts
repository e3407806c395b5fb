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
  hands,
  heldBy,
  isExhausted,
  join,
  LEFT,
  leftOf,
  lowRank,
  mark,
  markedIn,
  NOTRUMP,
  openTrick,
  owners,
  placeIn,
  proof,
  SUITS,
  search,
  seatIn,
  shapes,
  spaceOf,
  suitLed,
  suitSize,
  topCards,
  topRank,
  tricksToGo,
} from './board.ts';
import { countsOf, gives } from './entries.ts';
import {
  askOwners,
  askShape,
  factsAt,
  findSettling,
  findShape,
  hintAt,
  keep,
  NOTHING,
} from './memory.ts';
import { barOf, cardOf, highOf, listMoves, lowOf, takeBest, targetOf } from './moves.ts';
import { hasHeights, hasLate, hasSure } from './quick.ts';

const isNorthSouth = (seat: number): boolean => (seat & 1) === 0;

/**
 * Whether North and South take `goal` of the `tricks` tricks left when `leader` is to lead. The memory is
 * asked first: it knows most endings, and counting the tricks of one takes as long as to ask.
 */
export function canTake(tricks: number, leader: number, goal: number): boolean {
  const { memory } = search;
  clearProof();
  if (goal <= 0) return true;
  if (goal > tricks) return false;
  if (tricks === 1) return winLastTrick(leader);
  search.nodes++;
  if (isExhausted()) return false;
  askFor(tricks, leader);
  const place = findShape(memory);
  const entry = findSettling(memory, place, goal);
  if (entry === NOTHING)
    return countTricks(tricks, leader, goal) ?? explore(tricks, leader, goal, place);
  const facts = factsAt(memory, entry);
  markCounts(countsOf(facts));
  return gives(facts, goal);
}

/** The answer without a search, if the tricks can be counted. */
function countTricks(tricks: number, leader: number, goal: number): boolean | undefined {
  const ours = isNorthSouth(leader);
  const wanted = ours ? goal : tricks - goal + 1;
  if (hasSure(leader, wanted) || hasHeights(leader, wanted)) return ours;
  clearProof();
  if (hasLate(tricks, leader, tricks - wanted + 1)) return !ours;
  clearProof();
  return undefined;
}

/** The answer by trying moves, which is kept in the memory; `place` is that of the ending's shape. */
function explore(tricks: number, leader: number, goal: number, place: number): boolean {
  const { memory } = search;
  search.hint = hintAt(memory, place);
  const won = choose(openTrick(tricks, leader), goal);
  if (isExhausted()) return won;
  askFor(tricks, leader);
  const hint = won === isNorthSouth(leader) ? search.hint : -1;
  const least = won ? goal : 0;
  const most = won ? tricks : goal - 1;
  keep(memory, countMarked(), least, most, hint);
  return won;
}

/**
 * Asks the memory about the ending on the board. Nearly every answer depends on who has the highest trump,
 * so it counts as part of the shape: there are then fewer entries to compare.
 */
function askFor(tricks: number, leader: number): void {
  const { trump } = search;
  const top = trump === NOTRUMP ? 0 : (owners[(trump << 13) | leftOf(trump)] ?? 0) >>> 24;
  const clubs = leftOf(0);
  const diamonds = (1 << 13) | leftOf(1);
  const hearts = (2 << 13) | leftOf(2);
  const spades = (3 << 13) | leftOf(3);
  askShape(
    (shapes[clubs] ?? 0) | ((shapes[diamonds] ?? 0) << 16),
    (shapes[hearts] ?? 0) | (leader << 16) | (tricks << 18) | (top << 22),
  );
  askOwners(owners[clubs] ?? 0, owners[diamonds] ?? 0, owners[hearts] ?? 0, owners[spades] ?? 0);
}

/**
 * Marks the highest cards of each suit, as many as `counts` says in four bits a suit: those on which the answer rests,
 * so that it holds for every ending alike in them.
 */
function markCounts(counts: number): void {
  for (let suit = 0; suit < SUITS; suit++)
    mark(suit, topCards(leftOf(suit), (counts >> (suit * 4)) & 15));
}

/** How many of the highest cards of each suit, four bits a suit, include all marked ones, on which the answer rests. */
function countMarked(): number {
  let counts = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const set = markedIn(suit);
    if (set !== 0) counts |= suitSize(leftOf(suit) >> lowRank(set)) << (suit * 4);
  }
  return counts;
}

/** The lengths of North and South in a word of lengths. */
const ALL_NS = 0x0f0f;
/** The lengths of East and West in a word of lengths. */
const ALL_EW = 0xf0f0;

/**
 * Whether North and South win when everyone has one card: the highest trump does, else the highest of the leader's
 * suit. That card is marked as one on which the answer rests, if the other side could have beaten a lower one.
 */
function winLastTrick(leader: number): boolean {
  let suit = search.trump;
  if (suit === NOTRUMP || leftOf(suit) === 0) {
    suit = 0;
    while (heldBy(leader, suit) === 0) suit++;
  }
  const set = leftOf(suit);
  const shape = shapes[(suit << 13) | set] ?? 0;
  if ((shape & ALL_NS) !== 0 && (shape & ALL_EW) !== 0) mark(suit, 1 << topRank(set));
  return isNorthSouth((owners[(suit << 13) | set] ?? 0) >>> 24);
}

/** Lets the next seat of the trick try its moves until one gives its side what it wants. */
export function choose(trick: number, goal: number): boolean {
  if (placeIn(trick) === 0) return tryMoves(trick, goal);
  const led = suitLed(trick);
  const set = heldBy(seatIn(trick), led);
  if (set === 0) return tryMoves(trick, goal);
  if ((set & (set - 1)) === 0) return tryCard(trick, goal, (led << 4) | topRank(set));
  return followSuit(trick, goal, set);
}

/**
 * Tries the cards of a seat that follows suit with one of several: those above its target first, then the others,
 * both from the lowest up. Touching cards are one move, as in the lists. If all fail, the cards on which those failures
 * rest are marked together (`minors`, `majors`).
 */
function followSuit(trick: number, goal: number, set: number): boolean {
  const suit = suitLed(trick);
  const wanted = isNorthSouth(seatIn(trick));
  const bar = barOf(trick);
  const above = -2 << targetOf(trick);
  const apart = (leftOf(suit) ^ set) | (1 << bar);
  let rest = set;
  let minors = 0;
  let majors = 0;
  let floor = 0;
  while (rest !== 0) {
    const some = rest & above || rest;
    const low = some & -some;
    const next = apart & -low;
    const group = rest & ((next & -next) - low);
    rest ^= group;
    if (group >> floor === 0) continue;
    const lowest = topRank(low);
    const high = topRank(group);
    const rank = high > bar ? high : lowest;
    if (tryCard(trick, goal, (suit << 4) | rank) === wanted) return wanted;
    floor = Math.max(floor, floorAfter(suit, rank, high, lowest));
    minors |= proof[0] ?? 0;
    majors |= proof[1] ?? 0;
  }
  proof[0] = minors;
  proof[1] = majors;
  return !wanted;
}

/** Tries the moves of a seat that leads or cannot follow suit. */
function tryMoves(trick: number, goal: number): boolean {
  const wanted = isNorthSouth(seatIn(trick));
  const end = listMoves(trick);
  let minors = 0;
  let majors = 0;
  let floors = 0;
  for (let at = spaceOf(trick); at < end; at++) {
    const move = takeBest(at, end);
    const card = cardOf(move);
    const shift = (card >> 4) * 4;
    if (highOf(move) < ((floors >> shift) & 15)) continue;
    if (tryCard(trick, goal, card) === wanted) {
      if (placeIn(trick) === 0) search.hint = card >> 4;
      return wanted;
    }
    const floor = floorAfter(card >> 4, card & 15, highOf(move), lowOf(move));
    if (floor > ((floors >> shift) & 15)) floors = (floors & ~(15 << shift)) | (floor << shift);
    minors |= proof[0] ?? 0;
    majors |= proof[1] ?? 0;
  }
  proof[0] = minors;
  proof[1] = majors;
  return !wanted;
}

/**
 * After `rank` failed for the touching cards from `low` to `high`: the rank below which all cards of the suit fail
 * too, 0 if that is no higher than the card. Touching cards were treated as one move, so the lowest must be marked
 * where any matters.
 */
function floorAfter(suit: number, rank: number, high: number, low: number): number {
  const set = markedIn(suit);
  const lowest = set === 0 ? 13 : lowRank(set);
  if (lowest <= high) mark(suit, 1 << low);
  return lowest > rank ? lowest : 0;
}

/** Plays a card, lets the others answer, and takes it back. */
export function tryCard(trick: number, goal: number, card: number): boolean {
  const suit = card >> 4;
  const hand = seatIn(trick) * SUITS + suit;
  const bit = 1 << (card & 15);
  hands[hand] = (hands[hand] ?? 0) ^ bit;
  hands[LEFT + suit] = leftOf(suit) ^ bit;
  const next = join(search.trump, trick, card);
  const won = placeIn(trick) === 3 ? finish(next, goal) : choose(next, goal);
  hands[hand] = (hands[hand] ?? 0) ^ bit;
  hands[LEFT + suit] = leftOf(suit) ^ bit;
  return won;
}

/** Lets the winner of a complete trick lead to the next one; the winning card matters if it won by rank. */
function finish(trick: number, goal: number): boolean {
  const winner = bestSeat(trick);
  const won = canTake(tricksToGo(trick) - 1, winner, isNorthSouth(winner) ? goal - 1 : goal);
  if (trick & BY_RANK) mark(bestSuit(trick), 1 << bestRank(trick));
  return won;
}
