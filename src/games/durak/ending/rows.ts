/**
 * Positions of two players who know every card, packed into rows of integers, and their successors. This is the rules
 * of a bout a second time, written for the speed that the proof search (`proof.ts`) needs, for one pack without Weli,
 * tickets or false cards; a test compares them with the rules.
 */
import { first, size } from '../../../cards/set.ts';
import { RANKS } from '../state/cards.ts';

export type PositionRows = Int32Array;

/** The offset of the attacker's hand in a row. Cards take two words: clubs and diamonds, then hearts and spades. */
export const ATTACKER = 0;
export const DEFENDER = 2;
/** The offset of the covering and covered cards. */
export const CLOSED = 4;
/** The offset of the uncovered attacking cards. */
export const OPEN = 6;
/** The offset of a word that says what is due, who attacks, and how many attacking cards lie and may lie. */
export const MORE = 8;
export const RESULT = 9;
/** The offset of the position's two hash numbers. */
export const KEY = 10;
/** The offset of the proof and disproof numbers guessed for a new position. */
export const GUESS = 12;
export const ROW = 14;

export const GOES_ON = 0;
export const WON = 1;
export const DRAWN = 2;
export const LOST = 3;

export const ATTACK_DUE = 0;
export const DEFENCE_DUE = 1;
export const ADDING_DUE = 2;
export const PILING_DUE = 3;

const PHASE = 3;
const OWN_ATTACK = 4;
const LYING_AT = 3;
const MOST_AT = 9;
const TAKEN_AT = 15;
/** The largest number of attacking cards that fits in the word at MORE. */
export const MOST_CARDS = 63;
const STALEMATE = 100;

/** The word at MORE. `own` says that the player searched for attacks; `taken` counts bouts taken in succession. */
export const moreOf = (
  due: number,
  own: boolean,
  lying: number,
  most: number,
  taken: number,
): number =>
  due | (own ? OWN_ATTACK : 0) | (lying << LYING_AT) | (most << MOST_AT) | (taken << TAKEN_AT);

const word = (rows: PositionRows, at: number): number => rows[at] ?? 0;
const dueIn = (rows: PositionRows, at: number): number => word(rows, at + MORE) & PHASE;
export const isOwnAttack = (rows: PositionRows, at: number): boolean =>
  (word(rows, at + MORE) & OWN_ATTACK) !== 0;
const countLying = (rows: PositionRows, at: number): number =>
  (word(rows, at + MORE) >>> LYING_AT) & MOST_CARDS;
const mostIn = (rows: PositionRows, at: number): number =>
  (word(rows, at + MORE) >>> MOST_AT) & MOST_CARDS;
const takenIn = (rows: PositionRows, at: number): number => word(rows, at + MORE) >>> TAKEN_AT;

/** Whether the player searched for is to move. */
export const isOwnTurn = (rows: PositionRows, at: number): boolean =>
  (dueIn(rows, at) !== DEFENCE_DUE) === isOwnAttack(rows, at);

/** What variants change in an ending. */
export interface Law {
  /** The cards that beat each card, two words each: where the opponent covers, then where the player searched for does. */
  readonly beaters: Int32Array;
  readonly most: number;
  readonly mostPiled: number;
  /** The fewest cards that pass on an attack of `lying` cards. */
  readonly passLeast: (lying: number) => number;
}

const isEmpty = (rows: PositionRows, at: number): boolean =>
  (word(rows, at) | word(rows, at + 1)) === 0;
export const cardsAt = (rows: PositionRows, at: number): number =>
  size(word(rows, at)) + size(word(rows, at + 1));

const EACH = (1 << RANKS) - 1;
const rankBits = (one: number, two: number): number =>
  ((one | two) & EACH) | ((one | two) >>> RANKS);
const ranksAt = (rows: PositionRows, at: number): number =>
  rankBits(word(rows, at), word(rows, at + 1));

function copy(rows: PositionRows, from: number, to: number): void {
  for (let i = 0; i <= RESULT; i++) rows[to + i] = word(rows, from + i);
}

function clearBout(rows: PositionRows, to: number, more: number): void {
  for (let i = CLOSED; i < MORE; i++) rows[to + i] = 0;
  rows[to + MORE] = more;
}

/** Exchanges the hands of attacker and defender, two words each, when the defender becomes the attacker. */
function swapHands(rows: PositionRows, to: number): void {
  for (let i = 0; i < 2; i++) {
    const attacker = word(rows, to + ATTACKER + i);
    rows[to + ATTACKER + i] = word(rows, to + DEFENDER + i);
    rows[to + DEFENDER + i] = attacker;
  }
}

/** Ends a bout that was beaten: a player is out, or the defender attacks next. */
function endBeaten(law: Law, rows: PositionRows, to: number): void {
  const own = isOwnAttack(rows, to);
  const attackerOut = isEmpty(rows, to + ATTACKER);
  const defenderOut = isEmpty(rows, to + DEFENDER);
  if (attackerOut && defenderOut) rows[to + RESULT] = DRAWN;
  else if (attackerOut || defenderOut) rows[to + RESULT] = attackerOut === own ? WON : LOST;
  const most = Math.min(law.most, cardsAt(rows, to + ATTACKER));
  swapHands(rows, to);
  clearBout(rows, to, moreOf(ATTACK_DUE, !own, 0, most, 0));
}

/** Whether bouts taken in succession are counted: two players can take for ever only where attacks are passed on. */
export const countsTakes = (law: Law): boolean => law.passLeast(1) === 1;

/** Ends a bout that was taken: the attacker is out, or attacks again. */
function endTaken(law: Law, rows: PositionRows, to: number): void {
  const own = isOwnAttack(rows, to);
  for (let i = 0; i < 2; i++)
    rows[to + DEFENDER + i] =
      word(rows, to + DEFENDER + i) | word(rows, to + CLOSED + i) | word(rows, to + OPEN + i);
  const taken = countsTakes(law) ? takenIn(rows, to) + 1 : 0;
  if (isEmpty(rows, to + ATTACKER)) rows[to + RESULT] = own ? WON : LOST;
  else if (taken >= STALEMATE) rows[to + RESULT] = DRAWN;
  const most = Math.min(law.most, cardsAt(rows, to + DEFENDER));
  clearBout(rows, to, moreOf(ATTACK_DUE, own, 0, most, taken));
}

function setDue(rows: PositionRows, to: number, due: number): void {
  rows[to + MORE] = (word(rows, to + MORE) & ~PHASE) | due;
}

/** Goes on after nobody adds any more: the defender continues, or the bout is over. */
function endAdding(law: Law, rows: PositionRows, to: number): void {
  if (dueIn(rows, to) === PILING_DUE) endTaken(law, rows, to);
  else if (isEmpty(rows, to + OPEN)) endBeaten(law, rows, to);
  else setDue(rows, to, DEFENCE_DUE);
}

const mayAdd = (rows: PositionRows, to: number): boolean =>
  countLying(rows, to) < mostIn(rows, to) && !isEmpty(rows, to + ATTACKER);

/** The cards of a rank in a word of two suits, from two bits of `suits`. */
const inWord = (suits: number, rank: number): number =>
  ((suits & 1) << rank) | (((suits >>> 1) & 1) << (rank + RANKS));

/** The suits of which the two words at `at` hold a card of this rank, as four bits. */
const suitsAt = (rows: PositionRows, at: number, rank: number): number =>
  ((word(rows, at) >>> rank) & 1) |
  (((word(rows, at) >>> (rank + RANKS)) & 1) << 1) |
  (((word(rows, at + 1) >>> rank) & 1) << 2) |
  (((word(rows, at + 1) >>> (rank + RANKS)) & 1) << 3);

/** Moves cards of a rank from a hand to the uncovered ones. */
function layRank(rows: PositionRows, to: number, hand: number, suits: number, rank: number): void {
  for (let i = 0; i < 2; i++) {
    const cards = inWord(suits >>> (2 * i), rank);
    rows[to + hand + i] = word(rows, to + hand + i) & ~cards;
    rows[to + OPEN + i] = word(rows, to + OPEN + i) | cards;
  }
  rows[to + MORE] = word(rows, to + MORE) + (size(suits) << LYING_AT);
}

/**
 * Writes a successor for each attack with one or more cards of a rank, from row `to` on; returns the end of the rows
 * written.
 */
function writeAttacks(rows: PositionRows, from: number, to: number): number {
  let end = to;
  for (let rest = ranksAt(rows, from + ATTACKER); rest !== 0; rest &= rest - 1) {
    const rank = first(rest);
    const all = suitsAt(rows, from + ATTACKER, rank);
    for (let suits = all; suits !== 0; suits = (suits - 1) & all) {
      if (size(suits) > mostIn(rows, from)) continue;
      copy(rows, from, end);
      layRank(rows, end, ATTACKER, suits, rank);
      setDue(rows, end, DEFENCE_DUE);
      end += ROW;
    }
  }
  return end;
}

/** Writes the successors by adding one card, since whoever adds is asked again, and the one by adding none. */
function writeAdds(law: Law, rows: PositionRows, from: number, to: number): number {
  const lie = ranksAt(rows, from + CLOSED) | ranksAt(rows, from + OPEN);
  let end = to;
  for (let rest = lie & ranksAt(rows, from + ATTACKER); rest !== 0; rest &= rest - 1) {
    const rank = first(rest);
    for (let suits = suitsAt(rows, from + ATTACKER, rank); suits !== 0; suits &= suits - 1) {
      copy(rows, from, end);
      layRank(rows, end, ATTACKER, suits & -suits, rank);
      if (!mayAdd(rows, end)) endAdding(law, rows, end);
      end += ROW;
    }
  }
  copy(rows, from, end);
  endAdding(law, rows, end);
  return end + ROW;
}

/** Writes the successors by covering one attacking card, given as its bit from 0 to 63. */
function writeCoversOf(
  law: Law,
  rows: PositionRows,
  from: number,
  to: number,
  uncovered: number,
): number {
  const half = uncovered >> 5;
  const lying = 1 << (uncovered & 31);
  const table = isOwnAttack(rows, from) ? 0 : law.beaters.length / 2;
  const beaters = table + 2 * (first(lying) + 2 * RANKS * half);
  let end = to;
  for (let other = 0; other < 2; other++) {
    const held = word(rows, from + DEFENDER + other) & word(law.beaters, beaters + other);
    for (let rest = held; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      copy(rows, from, end);
      rows[end + DEFENDER + other] = word(rows, end + DEFENDER + other) & ~card;
      rows[end + OPEN + half] = word(rows, end + OPEN + half) & ~lying;
      rows[end + CLOSED + half] = word(rows, end + CLOSED + half) | lying;
      rows[end + CLOSED + other] = word(rows, end + CLOSED + other) | card;
      if (mayAdd(rows, end)) setDue(rows, end, ADDING_DUE);
      else endAdding(law, rows, end);
      end += ROW;
    }
  }
  return end;
}

/** Writes a successor for each cover of each uncovered card, from row `to` on; returns the end of the rows written. */
function writeCovers(law: Law, rows: PositionRows, from: number, to: number): number {
  let end = to;
  for (let half = 0; half < 2; half++)
    for (let rest = word(rows, from + OPEN + half); rest !== 0; rest &= rest - 1)
      end = writeCoversOf(law, rows, from, end, 32 * half + first(rest));
  return end;
}

/**
 * Writes the successor in which the defender takes; the attacker may pile on first, up to the limit of the variant.
 * Returns the end of the row.
 */
function writeTake(law: Law, rows: PositionRows, from: number, to: number): number {
  copy(rows, from, to);
  const own = isOwnAttack(rows, from);
  const piled = Math.min(MOST_CARDS, law.mostPiled);
  rows[to + MORE] = moreOf(PILING_DUE, own, countLying(rows, from), piled, takenIn(rows, from));
  if (!mayAdd(rows, to)) endTaken(law, rows, to);
  return to + ROW;
}

/** Writes the successors by passing the attack back to the attacker, who now defends. */
function writePasses(law: Law, rows: PositionRows, from: number, to: number): number {
  const lying = countLying(rows, from);
  const least = law.passLeast(lying);
  const most = Math.min(law.most, cardsAt(rows, from + ATTACKER));
  if (!isEmpty(rows, from + CLOSED) || most - lying < least) return to;
  const rank = first(ranksAt(rows, from + OPEN));
  const all = suitsAt(rows, from + DEFENDER, rank);
  let end = to;
  for (let suits = all; suits !== 0; suits = (suits - 1) & all) {
    const more = lying + size(suits);
    if (more > most || more - lying < least) continue;
    copy(rows, from, end);
    layRank(rows, end, DEFENDER, suits, rank);
    swapHands(rows, end);
    const own = !isOwnAttack(rows, from);
    rows[end + MORE] = moreOf(DEFENCE_DUE, own, more, most, takenIn(rows, from));
    end += ROW;
  }
  return end;
}

/** Writes the successors of the position at `from`, starting at `to`; returns where they end. */
export function writeSuccessors(law: Law, rows: PositionRows, from: number, to: number): number {
  switch (dueIn(rows, from)) {
    case ATTACK_DUE:
      return writeAttacks(rows, from, to);
    case DEFENCE_DUE:
      return writeTake(
        law,
        rows,
        from,
        writePasses(law, rows, from, writeCovers(law, rows, from, to)),
      );
    default:
      return writeAdds(law, rows, from, to);
  }
}
