/**
 * The chips a choice is expected to win or lose. Each other hand is computed by itself
 * (`outlook.ts`); then the hands are taken as independent of each other, and a shared pot is
 * divided without regard to odd chips. With one other hand the figures are exact; with more they
 * neglect the little that one hand's cards reveal about another's.
 */
import type { Card } from '../../cards/pack.ts';
import { countOf, isThreeAlike, NO_CARD } from './hand.ts';
import { ALIKE, type Outlook, seeing, totalCards, type Unseen } from './outlook.ts';

/** The player's two cards before the choice. */
export interface Own {
  readonly open: Card;
  readonly down: Card;
  readonly isDealer: boolean;
  readonly stake: number;
  /** HIK-8: stakes that three alike cost a loser. */
  readonly alikeStakes: number;
}

/** The player's hand at the showdown. */
interface Final extends Own {
  readonly result: number;
  readonly alike: boolean;
}

/** The player's hand with a third card, or with NO_CARD. */
function finalOf(own: Own, third: Card): Final {
  const alike = !own.isDealer && isThreeAlike(own.open, own.down, third);
  return { ...own, alike, result: alike ? 9 : countOf(own.open, own.down, third) };
}

/** A case in which no other hand is better: its chance, and the stakes expected, each times that chance. */
interface BestCase {
  readonly chance: number;
  readonly beaten: number;
  readonly tied: number;
}
const NOWAY: BestCase = { chance: 0, beaten: 0, tied: 0 };

/** Adds up two cases that exclude each other: their chances, and the stakes weighted by them. */
const plus = (a: BestCase, b: BestCase): BestCase => ({
  chance: a.chance + b.chance,
  beaten: a.beaten + b.beaten,
  tied: a.tied + b.tied,
});

/** The standing after one more hand that is beaten, or tied, with this chance and stake. */
const withBeaten = (s: BestCase, chance: number, stake: number): BestCase => ({
  chance: s.chance * chance,
  beaten: s.beaten * chance + s.chance * stake,
  tied: s.tied * chance,
});
/**
 * The case that one more hand, which has this chance, ties for the best; its stake then is not won from it but shared.
 */
const withTied = (s: BestCase, chance: number, stake: number): BestCase => ({
  chance: s.chance * chance,
  beaten: s.beaten * chance,
  tied: s.tied * chance + s.chance * stake,
});

/** Standings by the number of tied hands, without and with three alike among them. */
interface Standings {
  readonly plain: readonly BestCase[];
  readonly alike: readonly BestCase[];
}
const ALONE: Standings = { plain: [{ chance: 1, beaten: 0, tied: 0 }], alike: [NOWAY] };

const upTo = (values: readonly number[], result: number): number =>
  totalCards(values.slice(0, result));

/** The standings after one more hand. */
function withHand({ plain, alike }: Standings, other: Outlook, result: number): Standings {
  const { chance, stake } = other;
  const under = [upTo(chance, result), upTo(stake, result)] as const;
  const level = [chance[result] ?? 0, stake[result] ?? 0] as const;
  const three =
    result === 9 ? ([chance[ALIKE] ?? 0, stake[ALIKE] ?? 0] as const) : ([0, 0] as const);
  const grown = (before: readonly BestCase[]): BestCase[] =>
    [...before, NOWAY].map((same, tied) =>
      plus(withBeaten(same, ...under), withTied(before[tied - 1] ?? NOWAY, ...level)),
    );
  return {
    plain: grown(plain),
    alike: grown(alike).map((sum, tied) =>
      plus(sum, withTied(plus(plain[tied - 1] ?? NOWAY, alike[tied - 1] ?? NOWAY), ...three)),
    ),
  };
}

/** HIK-7, HIK-8: the gain where the player's hand is best together with `tied` of `others` hands. */
function gainOfTied(own: Final, at: BestCase, tied: number, others: number, times: number): number {
  const staked = own.stake * at.chance;
  if (tied === others) return own.isDealer ? at.tied : -staked;
  return (staked + at.tied + times * at.beaten) / (tied + 1) - staked;
}

/** The chips that a final hand is expected to win or lose against the others (HIK-7 to HIK-9). */
function expectedGain(own: Final, others: readonly Outlook[]): number {
  let standings = ALONE;
  let noneAlike = 1;
  let nineOne = 0;
  for (const other of others) {
    standings = withHand(standings, other, own.result);
    noneAlike *= 1 - (other.chance[ALIKE] ?? 0) - other.nineOne;
    nineOne += other.nineOne;
  }
  const best = totalCards([...standings.plain, ...standings.alike].map((at) => at.chance));
  const lost =
    own.result === 9 ? 0 : noneAlike - best + own.alikeStakes * (1 - nineOne - noneAlike);
  let gain = -own.stake * (nineOne + lost);
  for (let tied = 0; tied <= others.length; tied++) {
    const times = own.alike ? own.alikeStakes : 1;
    gain += gainOfTied(own, standings.plain[tied] ?? NOWAY, tied, others.length, times);
    gain += gainOfTied(own, standings.alike[tied] ?? NOWAY, tied, others.length, own.alikeStakes);
  }
  return gain;
}

/** Gives the outlooks of all other hands, from the cards unseen. */
export type Outlooks = (unseen: Unseen) => readonly Outlook[];

export const gainOfStanding = (own: Own, unseen: Unseen, outlooks: Outlooks): number =>
  expectedGain(finalOf(own, NO_CARD), outlooks(unseen));

export const evidenceOf = (outlooks: readonly Outlook[]): number =>
  outlooks.reduce((product, { evidence }) => product * evidence, 1);

/** The gain of a third card: the mean over every card, each weighted by how likely it makes the others' acts. */
export function gainOfHitting(own: Own, unseen: Unseen, outlooks: Outlooks): number {
  let gain = 0;
  let total = 0;
  unseen.forEach((count, third) => {
    if (count === 0) return;
    const others = outlooks(seeing(unseen, third));
    const weight = count * evidenceOf(others);
    if (weight === 0) return;
    gain += weight * expectedGain(finalOf(own, third), others);
    total += weight;
  });
  return gain / total;
}
