/**
 * Whether an ending is won: a depth-first proof-number search with a transposition table. A position is proved when
 * the player for whom the search runs reaches the goal whatever the opponent does, and disproved when that player
 * cannot. Proof and disproof numbers estimate the work that either still takes.
 */
import { size } from '../../../cards/set.ts';
import {
  ATTACKER,
  cardsAt,
  DEFENDER,
  DRAWN,
  GOES_ON,
  GUESS,
  isOwnAttack,
  isOwnTurn,
  KEY,
  type Law,
  MORE,
  type PositionRows,
  RESULT,
  ROW,
  WON,
  writeSuccessors,
} from './rows.ts';

/** The transposition table. A slot has a position's two hash numbers, the second 0 while the slot is empty. */
interface Transpositions {
  readonly one: Int32Array;
  readonly two: Int32Array;
  readonly proof: Int32Array;
  readonly disproof: Int32Array;
}

export interface Proving {
  readonly law: Law;
  /** The trumps of the opponent, then of the player for whom the search runs, two words each. */
  readonly trumps: readonly number[];
  /** Whether a draw meets the goal. */
  readonly draws: boolean;
  readonly rows: PositionRows;
  readonly found: Transpositions;
  readonly limit: number;
  /** Positions searched so far. */
  visits: number;
}

const NEVER = 1 << 28;
/** Room for the positions on the way to the deepest one and for their successors. */
const DEEP = 20_000 * ROW;
/** Room for the successors of one position. */
const WIDE = 300 * ROW;

/** A search from the position in the first row, which the caller sets next. */
export function newProving(
  law: Law,
  trumps: readonly number[],
  draws: boolean,
  limit: number,
): Proving {
  const places = 1 << Math.ceil(Math.log2(2 * limit + 2));
  const column = () => new Int32Array(places);
  const found = { one: column(), two: column(), proof: column(), disproof: column() };
  return { law, trumps, draws, rows: new Int32Array(DEEP), found, limit, visits: 0 };
}

const mixed = (hash: number, word: number): number => {
  const product = Math.imul(hash ^ word, 0x9e3779b1);
  return product ^ (product >>> 15);
};

/** Computes the two hash numbers of a position; the second is never 0. */
function hash(rows: PositionRows, at: number): void {
  let one = 0x2545f491;
  let two = 0x3c6ef372;
  for (let i = at; i <= at + MORE; i++) {
    one = mixed(one, rows[i] ?? 0);
    two = mixed(two + 1, Math.imul(rows[i] ?? 0, 0x85ebca6b));
  }
  rows[at + KEY] = one;
  rows[at + KEY + 1] = two | 1;
}

/** The slot of a position in the transposition table, or a free one for it. */
function slotOf({ found: { one, two }, rows }: Proving, at: number): number {
  const key = rows[at + KEY] ?? 0;
  const second = rows[at + KEY + 1] ?? 0;
  const mask = one.length - 1;
  let place = key & mask;
  while (two[place] !== 0 && (one[place] !== key || two[place] !== second))
    place = (place + 1) & mask;
  return place;
}

/** Notes in the table how hard a position seems to prove and to disprove, for when it is reached again. */
function noteNumbers(proving: Proving, at: number, proof: number, disproof: number): void {
  const { found, rows } = proving;
  const place = slotOf(proving, at);
  found.one[place] = rows[at + KEY] ?? 0;
  found.two[place] = rows[at + KEY + 1] ?? 0;
  found.proof[place] = proof;
  found.disproof[place] = disproof;
}

const CARD = 4;
const TRUMP = 8;

/** Guesses the first proof and disproof numbers: fewer cards and more trumps than the opponent's are promising. */
function guess({ rows, trumps }: Proving, at: number): void {
  const own = at + (isOwnAttack(rows, at) ? ATTACKER : DEFENDER);
  const other = 2 * at + ATTACKER + DEFENDER - own;
  const held = (hand: number, trump: number) =>
    size((rows[hand] ?? 0) & (trumps[trump] ?? 0)) +
    size((rows[hand + 1] ?? 0) & (trumps[trump + 1] ?? 0));
  const fewer = cardsAt(rows, other) - cardsAt(rows, own);
  const lead = CARD * fewer + TRUMP * (held(own, 2) - held(other, 0));
  rows[at + GUESS] = 1 + Math.max(0, -lead);
  rows[at + GUESS + 1] = 1 + Math.max(0, lead);
}

const isGoal = ({ draws }: Proving, result: number): boolean =>
  result === WON || (draws && result === DRAWN);

/** Prepares the successors of a position; true if one of them ends the game as the player to move wants. */
function prepare(proving: Proving, from: number, end: number, own: boolean): boolean {
  const { rows } = proving;
  for (let at = from; at < end; at += ROW) {
    const result = rows[at + RESULT] ?? 0;
    if (result === GOES_ON) {
      hash(rows, at);
      guess(proving, at);
      continue;
    }
    const reached = isGoal(proving, result);
    if (reached === own) return true;
    rows[at + GUESS] = reached ? 0 : NEVER;
    rows[at + GUESS + 1] = reached ? NEVER : 0;
  }
  return false;
}

/**
 * The successors of a position as the player to move sees them: `least` is the work of reaching that player's goal by
 * the best of them, `second` by the next best, `sum` the work of refuting them all.
 */
interface Outlook {
  best: number;
  least: number;
  second: number;
  sum: number;
  /** The work of refuting the best successor. */
  against: number;
}

/**
 * Finds the best successor among the rows from `from` to `end` and sums up into `outlook` what the parent's proof
 * needs. Numbers found earlier replace first guesses.
 */
function survey(proving: Proving, from: number, end: number, own: boolean, outlook: Outlook): void {
  const { rows, found } = proving;
  outlook.least = NEVER;
  outlook.second = NEVER;
  outlook.sum = 0;
  for (let at = from; at < end; at += ROW) {
    let proof = rows[at + GUESS] ?? 0;
    let disproof = rows[at + GUESS + 1] ?? 0;
    const place = rows[at + RESULT] === GOES_ON ? slotOf(proving, at) : -1;
    if (place >= 0 && found.two[place] !== 0) {
      proof = found.proof[place] ?? 0;
      disproof = found.disproof[place] ?? 0;
    }
    const needed = own ? proof : disproof;
    const against = own ? disproof : proof;
    outlook.sum = Math.min(NEVER, outlook.sum + against);
    if (needed < outlook.least) {
      outlook.second = outlook.least;
      outlook.least = needed;
      outlook.best = at;
      outlook.against = against;
    } else if (needed < outlook.second) outlook.second = needed;
  }
}

/**
 * How much more work than the second best the best successor may take before the search turns to another. Chosen by
 * judgement and measured by `npm run ladder -- durak`.
 */
const STAYING = 1.25;

/**
 * Searches the position `at` until its `least` reaches `bound` or its `sum` reaches `sumBound`, both as the player to
 * move there sees them, and writes its successors from `free` on. False: the search ran out of positions or room.
 */
function work(
  proving: Proving,
  at: number,
  free: number,
  bound: number,
  sumBound: number,
): boolean {
  const { law, rows } = proving;
  if (++proving.visits > proving.limit || free + WIDE > rows.length) return false;
  const own = isOwnTurn(rows, at);
  const end = writeSuccessors(law, rows, at, free);
  if (prepare(proving, free, end, own)) {
    if (own) noteNumbers(proving, at, 0, NEVER);
    else noteNumbers(proving, at, NEVER, 0);
    return true;
  }
  const outlook: Outlook = { best: free, least: 0, second: 0, sum: 0, against: 0 };
  for (;;) {
    survey(proving, free, end, own, outlook);
    const { best, least, second, sum, against } = outlook;
    if (least >= bound || sum >= sumBound || least === 0 || sum === 0) {
      if (own) noteNumbers(proving, at, least, sum);
      else noteNumbers(proving, at, sum, least);
      return true;
    }
    const next = Math.min(bound, Math.max(second + 1, Math.ceil(second * STAYING)));
    const nextSum = sumBound - sum + against;
    const same = isOwnTurn(rows, best) === own;
    if (!work(proving, best, end, same ? next : nextSum, same ? nextSum : next)) return false;
  }
}

/** Whether the position in the first row reaches the goal; undefined where the limit of positions settles nothing. */
export function proves(proving: Proving): boolean | undefined {
  const { rows } = proving;
  const result = rows[RESULT] ?? 0;
  if (result !== GOES_ON) return isGoal(proving, result);
  hash(rows, 0);
  return work(proving, 0, ROW, NEVER, NEVER) ? isProved(proving) : undefined;
}

/** Whether the position in the first row is known to reach the goal. */
export function isProved(proving: Proving): boolean {
  const { rows, found } = proving;
  const result = rows[RESULT] ?? 0;
  if (result !== GOES_ON) return isGoal(proving, result);
  hash(rows, 0);
  const place = slotOf(proving, 0);
  return found.two[place] !== 0 && found.proof[place] === 0;
}
