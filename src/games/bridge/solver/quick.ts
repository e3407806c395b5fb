/**
 * Tricks that need no search, from the point of view of the seat on lead. Each function says yes only
 * when it is sure, marks the cards its yes rests on, and counts no further than it must.
 */
import {
  heldBy,
  leftOf,
  lengthOf,
  mark,
  NOTRUMP,
  owners,
  SUITS,
  search,
  shapes,
  suitSize,
  topCards,
} from './board.ts';

/** Stands for no limit to a count of cards: a suit has thirteen. */
const ALL = 13;
/** The order in which suits are counted, by the trump suit: trumps, then clubs to spades. */
const ORDER = Int32Array.from(
  [0, 1, 2, 3, 4].flatMap((trump) =>
    [0, 1, 2, 3].sort((a, b) => Number(b === trump) - Number(a === trump)),
  ),
);
/** The lower bit of each pair in a word of owners. */
const PAIRS = 0x1555555;

/** How many of a suit's highest cards are all this seat's, of the `length` cards it has there. */
function topRun(word: number, seat: number, length: number): number {
  const same = (Math.clz32(word ^ (seat * PAIRS)) - 6) >> 1;
  return Math.min(same, length);
}

/** The owners of the cards below the `count` highest. */
const below = (word: number, count: number): number => (word << (2 * count)) & 0x3ffffff;

/** Marks the `count` highest cards of a suit as those on which the answer rests. */
function markTop(suit: number, count: number): void {
  mark(suit, topCards(leftOf(suit), count));
}

/** How often a suit can be led before one of the two seats, if it still has trumps, ruffs it. */
function unruffed(shape: number, seat: number): number {
  const one = (seat + 1) & 3;
  const two = (seat + 3) & 3;
  const first = heldBy(one, search.trump) === 0 ? ALL : lengthOf(shape, one);
  const second = heldBy(two, search.trump) === 0 ? ALL : lengthOf(shape, two);
  return Math.min(first, second);
}

/**
 * Whether the leader's side can take `needed` tricks at once, never losing the lead: the top cards of the leader and
 * then of the partner are counted suit by suit, as far as nobody can ruff them, and marked, since the answer rests on
 * them.
 */
export function hasSure(leader: number, needed: number): boolean {
  const partner = (leader + 2) & 3;
  const { trump } = search;
  let free = true;
  let total = 0;
  let long = 0;
  let theirs = 0;
  let deep = 0;
  let reached = false;
  for (let turn = 0; turn < SUITS; turn++) {
    const suit = ORDER[trump * SUITS + turn] ?? 0;
    const at = (suit << 13) | leftOf(suit);
    const shape = shapes[at] ?? 0;
    const word = owners[at] ?? 0;
    const mine = lengthOf(shape, leader);
    const partners = lengthOf(shape, partner);
    const one = lengthOf(shape, (leader + 1) & 3);
    const two = lengthOf(shape, (leader + 3) & 3);
    const most = Math.max(one, two);
    const limit = free ? ALL : unruffed(shape, leader);
    const tops = topRun(word, leader, mine);
    if (suit === trump) free = tops >= most;
    let own = Math.min(tops, limit);
    if (own > needed - total) own = needed - total;
    const few = free && partners <= most ? most : ALL;
    if (most > 0 || partners > 0) markTop(suit, Math.min(own, few));
    total += own;
    if (total === needed) return true;
    if (free && own >= most && mine > own) {
      if (partners <= own) {
        total += mine - own;
        if (total >= needed) return true;
        own = mine;
      } else long = Math.max(long, Math.min(mine, partners) - own);
    }
    if (partners <= own) continue;
    let highs = topRun(below(word, own), partner, partners - own);
    if (highs > limit - own) highs = limit - own;
    if (highs === 0) continue;
    if (mine > own) reached = true;
    const marks = free && mine <= most ? Math.min(own + highs, Math.max(own, most)) : own + highs;
    deep |= marks << (suit * 4);
    theirs += free && own + highs >= most && mine <= own + highs ? partners - own : highs;
  }
  if (total + long >= needed) return true;
  if (!reached || total + theirs < needed) return false;
  for (let suit = 0; suit < SUITS; suit++) markTop(suit, (deep >> (suit * 4)) & 15);
  return true;
}

/** Whether the side that does not lead can be sure of `needed` tricks sooner or later. */
export function hasLate(tricks: number, leader: number, needed: number): boolean {
  if (search.trump !== NOTRUMP && hasTrumps(leader, needed)) return true;
  if (hasHeights((leader + 1) & 3, needed)) return true;
  if (search.trump === NOTRUMP && needed === 1 && mustLose(tricks, leader)) return true;
  return mustGiveUp(leader, needed);
}

/**
 * Whether the side of `seat` is sure of `needed` tricks by its trumps, whoever leads: each of one
 * hand's trumps, from the highest down to some rank, is in a trick of its own, which the side wins
 * unless a higher trump of the others falls there; and each of those falls once.
 */
export function hasHeights(seat: number, needed: number): boolean {
  const suit = search.trump;
  if (suit === NOTRUMP) return false;
  const word = owners[(suit << 13) | leftOf(suit)] ?? 0;
  const trumps = suitSize(leftOf(suit));
  let own = 0;
  let partners = 0;
  let theirs = 0;
  for (let i = 0; i < trumps && theirs + needed <= trumps; i++) {
    const owner = (word >>> (24 - 2 * i)) & 3;
    if ((owner ^ seat) & 1) theirs++;
    else if (owner === seat) own++;
    else partners++;
    if (Math.max(own, partners) - theirs < needed) continue;
    markTop(suit, i + 1);
    return true;
  }
  return false;
}

/**
 * Whether the side that does not lead is sure of `needed` tricks by high trumps in one hand, by ace and king in two,
 * or by a king behind the ace.
 */
function hasTrumps(leader: number, needed: number): boolean {
  const suit = search.trump;
  if (leftOf(suit) === 0) return false;
  const at = (suit << 13) | leftOf(suit);
  const word = owners[at] ?? 0;
  const shape = shapes[at] ?? 0;
  const first = word >>> 24;
  const second = (word >>> 22) & 3;
  if (((first ^ leader) & 1) === 0) {
    if (needed > 1 || second !== ((first + 1) & 3) || lengthOf(shape, second) < 2) return false;
    markTop(suit, 2);
    return true;
  }
  if (topRun(word, first, lengthOf(shape, first)) < needed) {
    const partner = (first + 2) & 3;
    if (needed > 2 || second !== partner || lengthOf(shape, partner) === 0) return false;
    if (lengthOf(shape, partner) + lengthOf(shape, first) < 3) return false;
  }
  markTop(suit, needed);
  return true;
}

/**
 * Whether the leader's side must lose a trick at notrump: the suits whose highest card it has are shorter than the
 * play.
 */
function mustLose(tricks: number, leader: number): boolean {
  let longest = 0;
  let lost = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const at = (suit << 13) | leftOf(suit);
    const shape = shapes[at] ?? 0;
    const mine = lengthOf(shape, leader);
    const partners = lengthOf(shape, (leader + 2) & 3);
    if (mine + partners === 0) continue;
    if ((((owners[at] ?? 0) >>> 24) ^ leader) & 1) lost |= 1 << suit;
    else longest += Math.max(mine, partners);
  }
  if (longest >= tricks) return false;
  for (let suit = 0; suit < SUITS; suit++) if ((lost >> suit) & 1) markTop(suit, 1);
  return true;
}

/** Whether anything led now loses to a seat that then takes the rest of `needed` tricks. */
function mustGiveUp(leader: number, needed: number): boolean {
  const { trump } = search;
  const partner = (leader + 2) & 3;
  const ruffs = trump !== NOTRUMP && heldBy(partner, trump) !== 0;
  let winners = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (heldBy(leader, suit) === 0) continue;
    const top = (owners[(suit << 13) | leftOf(suit)] ?? 0) >>> 24;
    if (((top ^ leader) & 1) === 0) return false;
    if (ruffs && suit !== trump && heldBy(partner, suit) === 0) return false;
    winners |= 1 << top;
  }
  for (let suit = 0; suit < SUITS; suit++) if (heldBy(leader, suit) !== 0) markTop(suit, 1);
  if (needed === 1) return true;
  for (let seat = 0; seat < 4; seat++)
    if ((winners >> seat) & 1 && !cashes(seat, needed)) return false;
  return true;
}

/** Whether this seat, once it is in, takes `needed` tricks from the top of its own hand. */
function cashes(seat: number, needed: number): boolean {
  let total = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const at = (suit << 13) | leftOf(suit);
    const shape = shapes[at] ?? 0;
    const highs = topRun(owners[at] ?? 0, seat, lengthOf(shape, seat));
    const limit = suit === search.trump || search.trump === NOTRUMP ? ALL : unruffed(shape, seat);
    const count = Math.min(highs, limit);
    const most = Math.max(lengthOf(shape, (seat + 1) & 3), lengthOf(shape, (seat + 3) & 3));
    const few = limit === ALL && lengthOf(shape, (seat + 2) & 3) <= most ? most : ALL;
    markTop(suit, Math.min(count, few));
    total += count;
    if (total >= needed) return true;
  }
  return false;
}
