/**
 * The exact value of a third card: every pair that the others may hold and every card that may be drawn,
 * without replacement, each weighted by how likely it makes the acts so far. Seats yet to choose are
 * assumed to play by `plan.ts`. A waiting seat is given its two cards when its turn comes: that changes
 * no chance, as long as no pair is Bak, which `clean` ensures.
 */
import { sum } from '../../engine/estimate.ts';
import type { Options } from './options.ts';
import {
  type Act,
  type BankPlan,
  bankPlan,
  likelihoodOf,
  payment,
  playerDraws,
  RANKS,
  rankOf,
  STOOD,
} from './plan.ts';
import { BAK, countOf, PAIRS, PAIRS_OF, type Pair, type Shoe, VALUES, waysOf } from './shoe.ts';

/** A choice as seen by the seat to act. Seats are the players in order, then the bank. */
export interface Situation {
  readonly options: Options;
  /** The stake of each player. */
  readonly stakes: readonly number[];
  /** The acts of the players before the seat to act. */
  readonly before: readonly Act[];
  /** The count of the seat's own two cards. */
  readonly count: number;
  /** The cards that the seat to act does not see. */
  readonly unseen: Shoe;
  /** BAK-4: the value of the repeated deal after Bak. */
  readonly voided: number;
}

/** The values of drawing and of standing, and how likely the acts seen were beforehand. */
export interface ChoiceValues {
  readonly stand: number;
  readonly hit: number;
  readonly evidence: number;
}

/** A computation in progress. A number called `cards` says how many cards are left to draw from. */
interface Computation extends Situation {
  readonly me: number;
  readonly bank: number;
  readonly plan: BankPlan;
  readonly left: number[];
  /** The acts of the players, and the final ranks of the seats, so far. */
  readonly acts: Act[];
  readonly ranks: number[];
  /** The gains of the seat to act by rank of the bank, for each pair of the players' ranks met so far. */
  readonly pays: (readonly number[] | undefined)[];
}

interface ChoiceSums {
  stand: number;
  hit: number;
  evidence: number;
}

/** BAK-6: 1 if the player beats the bank; a second player who does not play is no loser (BAK-7). */
const beatsBank = ({ ranks, bank }: Computation, player: number, rank: number): number =>
  player >= bank || (ranks[player] ?? 0) > rank ? 1 : 0;

/**
 * The chips that a player wins from a bank of this rank, or loses to it; with two players the other hand counts too
 * (BAK-7).
 */
const wonBy = (run: Computation, player: number, rank: number): number =>
  payment(
    run.stakes[player] ?? 0,
    beatsBank(run, player, rank),
    beatsBank(run, 1 - player, rank),
    run.options,
  );

/** BAK-7: the gain of the seat to act against a bank of that rank. */
function settledGain(run: Computation, rank: number): number {
  if (run.me < run.bank) return wonBy(run, run.me, rank);
  let gain = 0;
  for (let player = 0; player < run.bank; player++) gain -= wonBy(run, player, rank);
  return gain;
}

/** Takes a pair from the cards left (`by` −1) while a seat is supposed to hold it, or gives it back (1). */
function hold({ left }: Computation, { low, high }: Pair, by: number): void {
  left[low] = (left[low] ?? 0) + by;
  left[high] = (left[high] ?? 0) + by;
}

/** The chance that a card or a pair is drawn without Bak by every seat from `seat` on. */
function clean(run: Computation, seat: number, cards: number): number {
  if (seat > run.bank) return 1;
  let chance = 0;
  for (const pair of PAIRS) {
    const ways = waysOf(pair, run.left);
    if (ways === 0) continue;
    hold(run, pair, -1);
    chance += ways * clean(run, seat + 1, cards - 2);
    hold(run, pair, 1);
  }
  return chance / (cards * (cards - 1));
}

/** Notes the act of a seat with its two cards, and its final rank. */
function noteAct(run: Computation, seat: number, count: number, act: Act): void {
  run.ranks[seat] = act < 0 ? rankOf(count, true) : rankOf(countOf(count + act), false);
  if (seat < run.bank) run.acts[seat] = act;
}

/**
 * The average gain of the seat to act once seat `seat` has stood or drawn (`act`, the value drawn), over the seats
 * still to come, none of whose pairs is Bak.
 */
function onward(run: Computation, seat: number, count: number, act: Act, cards: number): number {
  noteAct(run, seat, count, act);
  if (seat === run.bank) return settledGain(run, run.ranks[seat] ?? 0);
  if (seat + 1 === run.bank) return bankWaits(run, cards);
  return playerWaits(run, seat + 1, cards);
}

/** The gain once the bank itself decides and has drawn, over every third card: nobody acts after it. */
function bankHasDrawn(run: Computation, count: number, cards: number): number {
  const { left, voided } = run;
  const payByRank = payOf(run);
  const ranks = DRAWN[count] ?? [];
  let gain = 0;
  for (let value = 0; value < VALUES; value++) {
    const rank = ranks[value];
    gain += (left[value] ?? 0) * (rank === undefined ? voided : (payByRank[rank] ?? 0));
  }
  return gain / cards;
}

/**
 * The average gain of the seat to act once seat `seat` draws a third card, over every card of the `cards` left. A Bak
 * voids the deal (BAK-4), which then is worth `voided`, if no seat to come would have been Bak on two cards before.
 */
function drawing(run: Computation, seat: number, count: number, cards: number): number {
  if (seat === run.bank) return bankHasDrawn(run, count, cards);
  const { left } = run;
  let gain = 0;
  for (let value = 0; value < VALUES; value++) {
    const ways = left[value] ?? 0;
    if (ways === 0) continue;
    left[value] = ways - 1;
    const bak = countOf(count + value) === BAK;
    gain +=
      ways *
      (bak
        ? run.voided * clean(run, seat + 1, cards - 1)
        : onward(run, seat, count, value, cards - 1));
    left[value] = ways;
  }
  return gain / cards;
}

/** The average gain of the seat to act over every pair that a player still to come may hold, and both their choices. */
function playerWaits(run: Computation, seat: number, cards: number): number {
  let gain = 0;
  for (const pair of PAIRS) {
    const ways = waysOf(pair, run.left);
    if (ways === 0) continue;
    const draws = playerDraws(pair.count);
    hold(run, pair, -1);
    const stand = onward(run, seat, pair.count, STOOD, cards - 2);
    const hit = drawing(run, seat, pair.count, cards - 2);
    gain += ways * ((1 - draws) * stand + draws * hit);
    hold(run, pair, 1);
  }
  return gain / (cards * (cards - 1));
}

/** The gains of the seat to act by rank of the bank, with the ranks that the players have now. */
function payOf(run: Computation): readonly number[] {
  const [first = 0, second = 0] = run.ranks;
  const place = first * RANKS + second;
  const pay = run.pays[place] ?? Array.from({ length: RANKS }, (_, rank) => settledGain(run, rank));
  run.pays[place] = pay;
  return pay;
}

/** The bank's rank with a third card, by its count on two cards and the value drawn; none with Bak. */
const DRAWN: readonly (readonly (number | undefined)[])[] = PAIRS_OF.map((_, count) =>
  Array.from({ length: VALUES }, (_, value) => {
    const drawn = countOf(count + value);
    return drawn === BAK ? undefined : rankOf(drawn, false);
  }),
);

/**
 * The gain once the bank draws with this count, added up over its pairs by the ways to hold each. `cards` may be drawn,
 * the pair included, which is then out of the stock.
 */
function bankDraws(
  { left, voided }: Computation,
  payByRank: readonly number[],
  count: number,
  cards: number,
): number {
  const ranks = DRAWN[count] ?? [];
  const valueWith = (value: number): number => {
    const rank = ranks[value];
    return rank === undefined ? voided : (payByRank[rank] ?? 0);
  };
  let all = 0;
  for (let value = 0; value < VALUES; value++) all += (left[value] ?? 0) * valueWith(value);
  let gain = 0;
  for (const pair of PAIRS_OF[count] ?? [])
    gain += waysOf(pair, left) * (all - valueWith(pair.low) - valueWith(pair.high));
  return gain / (cards - 2);
}

/**
 * What the bank gets by standing on a count, summed over all the pairs it may have, each as often as it can be dealt.
 */
function bankStands({ left }: Computation, pay: readonly number[], count: number): number {
  let ways = 0;
  for (const pair of PAIRS_OF[count] ?? []) ways += waysOf(pair, left);
  return ways * (pay[rankOf(count, true)] ?? 0);
}

/** The gain over every pair of the bank, which then draws or stands. */
function bankWaits(run: Computation, cards: number): number {
  const pay = payOf(run);
  let gain = 0;
  for (let count = 0; count < BAK; count++)
    gain += run.plan(count, run.acts)
      ? bankDraws(run, pay, count, cards)
      : bankStands(run, pay, count);
  return gain / (cards * (cards - 1));
}

/** Adds up the gains of both choices over every pair of the players before. */
function overPairs(
  run: Computation,
  seat: number,
  weight: number,
  cards: number,
  sums: ChoiceSums,
): void {
  const { me, count, before } = run;
  if (seat === me) {
    sums.evidence += weight * clean(run, me + 1, cards);
    sums.stand += weight * onward(run, me, count, STOOD, cards);
    sums.hit += weight * drawing(run, me, count, cards);
    return;
  }
  const act = before[seat] ?? STOOD;
  for (const pair of PAIRS) {
    const ways = waysOf(pair, run.left) * likelihoodOf(act, pair);
    if (ways === 0) continue;
    hold(run, pair, -1);
    noteAct(run, seat, pair.count, act);
    overPairs(run, seat + 1, (weight * ways) / (cards * (cards - 1)), cards - 2, sums);
    hold(run, pair, 1);
  }
}

/** The value of both choices in a situation. */
export function compute(situation: Situation): ChoiceValues {
  const { options, stakes, before, unseen } = situation;
  const run: Computation = {
    ...situation,
    me: before.length,
    bank: stakes.length,
    plan: bankPlan(stakes, options),
    left: [...unseen],
    acts: [],
    ranks: [],
    pays: [],
  };
  const sums: ChoiceSums = { stand: 0, hit: 0, evidence: 0 };
  overPairs(run, 0, 1, sum(unseen), sums);
  const { stand, hit, evidence } = sums;
  return { stand: stand / evidence, hit: hit / evidence, evidence };
}
