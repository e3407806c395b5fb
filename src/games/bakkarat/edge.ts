/**
 * The value of a deal before the cards are dealt, by the plans of `plan.ts`, with every hand taken as
 * independent of the others: of a stake, and of a deal repeated after Bak.
 */
import { addTo, zeros } from '../../blocks/seats.ts';
import { Store } from '../../engine/store.ts';
import type { Options } from './options.ts';
import {
  ACTS,
  type Act,
  type BankPlan,
  bankPlan,
  likelihoodOf,
  paid,
  RANKS,
  rankOf,
  STOOD,
} from './plan.ts';
import { BAK, countOf, FULL, PAIRS, PAIRS_OF, pack, soleWin, waysOf } from './shoe.ts';

const ALL_WAYS = PAIRS.reduce((sum, pair) => sum + waysOf(pair, FULL), 0);

/** The chance that a player acts in this way without making Bak. */
function chanceOfAct(act: Act): number {
  const ways = PAIRS.reduce((sum, pair) => sum + waysOf(pair, FULL) * likelihoodOf(act, pair), 0);
  return (ways / ALL_WAYS) * (act === STOOD ? 1 : (FULL[act] ?? 0) / pack.order.length);
}
const CHANCES: ReadonlyMap<Act, number> = new Map(ACTS.map((act) => [act, chanceOfAct(act)]));

/** The chances of the bank's counts on two cards. */
const BANK: readonly number[] = Array.from({ length: BAK }, (_, count) =>
  (PAIRS_OF[count] ?? []).reduce((sum, pair) => sum + waysOf(pair, FULL) / ALL_WAYS, 0),
);

/** The chances of the final rank of a bank that draws, or stands, by its count; the rest to 1 is Bak. */
const endings = (draws: boolean): readonly (readonly number[])[] =>
  BANK.map((_, count) => {
    const chances = zeros(RANKS).map((none, rank) =>
      !draws && rank === rankOf(count, true) ? 1 : none,
    );
    if (draws)
      FULL.forEach((ways, value) => {
        const drawn = countOf(count + value);
        const rank = rankOf(drawn, false);
        if (drawn !== BAK) chances[rank] = (chances[rank] ?? 0) + ways / pack.order.length;
      });
    return chances;
  });
const DRAWING = endings(true);
const STANDING = endings(false);

/** The chances of the bank's final ranks after these acts of the players. */
function bankRanks(plan: BankPlan, acts: readonly Act[]): readonly number[] {
  const chances = [...zeros(RANKS)];
  for (let count = 0; count < BAK; count++) {
    const ends = (plan(count, acts) ? DRAWING : STANDING)[count] ?? [];
    for (let rank = 0; rank < RANKS; rank++)
      chances[rank] = (chances[rank] ?? 0) + (BANK[count] ?? 0) * (ends[rank] ?? 0);
  }
  return chances;
}

const together = (players: number): readonly (readonly Act[])[] =>
  players === 1
    ? ACTS.map((one) => [one])
    : ACTS.flatMap((one) => ACTS.map((two) => [one, two] as const));

/** The chips that each player is expected to win with these stakes; a deal with Bak is dealt again. */
function edgesAfresh(stakes: readonly number[], options: Options): readonly number[] {
  const plan = bankPlan(stakes, options);
  let gains: readonly number[] = zeros(stakes.length);
  let decided = 0;
  for (const acts of together(stakes.length)) {
    const seen = acts.reduce((chance, act) => chance * (CHANCES.get(act) ?? 0), 1);
    bankRanks(plan, acts).forEach((chance, rank) => {
      const weight = seen * chance;
      decided += weight;
      gains = addTo(
        gains,
        paid(acts, stakes, rank, options).map((gain) => weight * gain),
      );
    });
  }
  return gains.map((gain) => gain / decided);
}

const known = new Store<string, readonly number[]>('stakes', (_, key) => key.length);

/** The chips that each player is expected to win with these stakes, which are the same in many positions. */
export function edges(stakes: readonly number[], options: Options): readonly number[] {
  const key = `${stakes.join(' ')} of ${soleWin(options)}`;
  return known.get(key) ?? known.set(key, edgesAfresh(stakes, options));
}
