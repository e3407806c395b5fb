/**
 * The slow obvious reckoning that `reckon` is held against: every pair of every other seat, then
 * every choice and every third card in turn, settled by the rules' own comparison and payment.
 */

import type { Situation } from '../../../src/games/bakkarat/expectation.ts';
import { type Act, bankPlan, playerDraws } from '../../../src/games/bakkarat/plan.ts';
import { beatsBank, countHand, isBak, payment, VALUE } from '../../../src/games/bakkarat/shoe.ts';

/** Some card of each value. */
const CARD_OF = Array.from({ length: 11 }, (_, value) => VALUE.indexOf(value));

/** Chips the seat on turn, who holds `own` (values), is expected to win by `move`. */
export function computeSlowly(
  { options, stakes, before, unseen, voided }: Situation,
  own: readonly number[],
  move: 'hit' | 'stand',
): number {
  const plan = bankPlan(stakes, options);
  const me = before.length;
  const bank = stakes.length;
  const left = [...unseen];
  let weights = 0;
  let gains = 0;

  const cardsOf = (values: readonly number[]) => values.map((value) => CARD_OF[value] ?? 0);

  const draw = (on: (value: number, chance: number) => void) => {
    const total = left.reduce((a, b) => a + b);
    for (let value = 0; value <= 10; value++) {
      const ways = left[value] ?? 0;
      if (ways === 0) continue;
      left[value] = ways - 1;
      on(value, ways / total);
      left[value] = ways;
    }
  };

  const end = (hands: readonly (readonly number[])[], weight: number) => {
    const held = cardsOf(hands[bank] ?? []);
    const players = stakes.map((stake, seat) => ({
      seat,
      stake,
      better: beatsBank(cardsOf(hands[seat] ?? []), held),
    }));
    const paid = players.map((player) => payment(player, players, options));
    gains += weight * (paid[me] ?? -paid.reduce((a, b) => a + b));
  };

  const choose = (
    seat: number,
    hands: readonly (readonly number[])[],
    acts: readonly Act[],
    weight: number,
  ): void => {
    if (weight === 0) return;
    if (seat > bank) {
      end(hands, weight);
      return;
    }
    const hand = hands[seat] ?? [];
    const count = countHand(cardsOf(hand));
    const free = seat < bank ? playerDraws(count) : Number(plan(count, acts));
    const hits = seat === me ? Number(move === 'hit') : free;
    choose(seat + 1, hands, [...acts, -1], weight * (1 - hits));
    if (hits > 0)
      draw((value, chance) => {
        const three = [...hand, value];
        if (isBak(cardsOf(three))) gains += weight * hits * chance * voided;
        else choose(seat + 1, hands.with(seat, three), [...acts, value], weight * hits * chance);
      });
  };

  /** What the seats before did is evidence of their pairs. */
  const evident = (hands: readonly (readonly number[])[], weight: number): void => {
    let known = weight;
    const grown = hands.map((hand, seat) => {
      const act = before[seat];
      if (act === undefined) return hand;
      const share = playerDraws(countHand(cardsOf(hand)));
      known *= act < 0 ? 1 - share : share;
      return act < 0 ? hand : [...hand, act];
    });
    if (grown.some((hand) => isBak(cardsOf(hand)))) return;
    weights += known;
    choose(me, grown, before, known);
  };

  const pairs = (seat: number, hands: readonly (readonly number[])[], weight: number): void => {
    if (seat > bank) evident(hands, weight);
    else if (seat === me) pairs(seat + 1, [...hands, own], weight);
    else
      draw((one, first) =>
        draw((two, second) => {
          if (!isBak(cardsOf([one, two])))
            pairs(seat + 1, [...hands, [one, two]], weight * first * second);
        }),
      );
  };

  pairs(0, [], 1);
  return gains / weights;
}
