/**
 * The plans that the other seats are assumed to follow when a computer player values its own choice. A player draws
 * by count alone; the bank draws when that gains against what it has seen, every hand taken as
 * independent of the others. Where everyone keeps to this, nobody gains much by deviating. How firmly a
 * player keeps to it was chosen by judgement; `npm run ladder -- bakkarat` measures it.
 */
import type { Options } from './options.ts';
import {
  BAK,
  countOf,
  FULL,
  PAIRS,
  PAIRS_OF,
  type Pair,
  type Shoe,
  soleWin,
  VALUES,
  waysOf,
} from './shoe.ts';

/** The choice of a seat about a third card: STOOD, or the value of the card it took. */
export type Act = number;
export const STOOD = -1;
/** Every way a seat may have acted. */
export const ACTS: readonly Act[] = [STOOD, ...FULL.keys()];

/** How firmly a player is assumed to keep to the rule of thumb. */
const FIRM = 0.95;
const EVEN = 5;

/** How often a player draws: nineteen times in twenty with up to 4, as seldom from 6 on. */
export function playerDraws(count: number): number {
  if (count === EVEN) return 0.5;
  if (count < EVEN) return FIRM;
  return 1 - FIRM;
}

/** How likely a player with this pair is to act so; a hand that makes Bak never goes on. */
export function likelihoodOf(act: Act, { count }: Pair): number {
  if (act === STOOD) return 1 - playerDraws(count);
  if (countOf(count + act) === BAK) return 0;
  return playerDraws(count);
}

/** BAK-6 as one number: a player beats the bank with a higher rank. */
export const rankOf = (count: number, two: boolean): number => 2 * count + (two ? 1 : 0);
export const RANKS = 20;

/** BAK-7: the chips a player expects to win, from the chances that they and the other player beat the bank. */
export function payment(stake: number, own: number, fellow: number, options: Options): number {
  return stake * (own * fellow + soleWin(options) * own * (1 - fellow) - (1 - own));
}

const shoeWithout = (shoe: Shoe, act: Act): Shoe =>
  shoe.map((count, value) => (value === act ? count - 1 : count));

/** The chance that a player who acted so beats the bank, by the bank's rank. */
function beating(act: Act): readonly number[] {
  const shoe = shoeWithout(FULL, act);
  const chances = Array.from({ length: RANKS }, () => 0);
  let total = 0;
  for (const pair of PAIRS) {
    const weight = waysOf(pair, shoe) * likelihoodOf(act, pair);
    const rank = act < 0 ? rankOf(pair.count, true) : rankOf(countOf(pair.count + act), false);
    total += weight;
    for (let lower = 0; lower < rank; lower++) chances[lower] = (chances[lower] ?? 0) + weight;
  }
  return chances.map((weight) => weight / total);
}
const BEATING = ACTS.map(beating);

/** The chance that the player at `place` beats a bank of that rank; 1 if there is no such player. */
const beats = (acts: readonly Act[], place: number, rank: number): number => {
  const act = acts[place];
  return act === undefined ? 1 : (BEATING[act + 1]?.[rank] ?? 0);
};

/** The chips that each player expects to win against a bank of that rank. */
export const paid = (
  acts: readonly Act[],
  stakes: readonly number[],
  rank: number,
  options: Options,
): readonly number[] =>
  stakes.map((stake, place) =>
    payment(stake, beats(acts, place, rank), beats(acts, 1 - place, rank), options),
  );

/**
 * Whether players assume that the bank draws after these acts, for each count that its two cards may have. No hand is
 * taken to tell anything about another.
 */
function assumedBankDraws(
  acts: readonly Act[],
  stakes: readonly number[],
  options: Options,
): readonly boolean[] {
  const gains = Array.from(
    { length: RANKS },
    (_, rank) => -paid(acts, stakes, rank, options).reduce((sum, gain) => sum + gain, 0),
  );
  return PAIRS_OF.map((_, count) => {
    let advantage = 0;
    for (let value = 0; value < VALUES; value++) {
      const drawn = countOf(count + value);
      const after = drawn === BAK ? 0 : (gains[rankOf(drawn, false)] ?? 0);
      advantage += (FULL[value] ?? 0) * (after - (gains[rankOf(count, true)] ?? 0));
    }
    return advantage > 0;
  });
}

/** Whether the bank draws with this count after these acts of the players. */
export type BankPlan = (count: number, acts: readonly Act[]) => boolean;

const placeOf = (acts: readonly Act[]): number =>
  ((acts[0] ?? STOOD) + 1) * ACTS.length + (acts[1] ?? STOOD) + 1;

/** The bank's plan against these stakes of its one or two players; it remembers its answers. */
export function bankPlan(stakes: readonly number[], options: Options): BankPlan {
  const known: (readonly boolean[])[] = [];
  return (count, acts) => {
    const place = placeOf(acts);
    const draws = known[place] ?? assumedBankDraws(acts, stakes, options);
    known[place] = draws;
    return draws[count] ?? false;
  };
}
