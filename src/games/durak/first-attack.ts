/** Who attacks first, and how a bout begins (DUR-2, DUR-3, DUR-6, DUR-20). */
import { left, right, round } from '../../blocks/seats.ts';
import { first } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import { NO_TRUMP, RANKS, ranksHeld, SUITS } from './cards.ts';
import { nextOpponent, otherNeighbour } from './seats.ts';
import { asking, boutDraft, NO_BOUT, NO_SEAT, type State } from './state.ts';
import type { VariantRules } from './variant-rules.ts';

/** The rank of the lowest trump of a hand; RANKS if it holds none. */
function lowestTrump({ hands, trumps }: State, seat: Seat): number {
  const trump = trumps[seat] ?? NO_TRUMP;
  const ranks = trump === NO_TRUMP ? 0 : ranksHeld(hands[SUITS * seat + trump] ?? 0);
  return ranks === 0 ? RANKS : first(ranks) >> 1;
}

/** DUR-2: on a tie the first from the dealer's left; forehand if nobody holds a trump. */
function lowestTrumpHolder(state: State): Seat {
  const { players } = state.course.options;
  const order = round(left(state.course.dealer, players), players);
  return order.reduce((best, seat) =>
    lowestTrump(state, seat) < lowestTrump(state, best) ? seat : best,
  );
}

/** DUR-6: the most attacking cards against a hand of this size. */
export const mostAgainst = (rules: VariantRules, state: State, size: number): number =>
  Math.min(state.bouts === 0 ? rules.mostFirst : rules.most, size);

/** A new bout for this attacker. */
export function beginBout(rules: VariantRules, state: State, attacker: Seat): State {
  const { out, direction, sizes } = state;
  const defender = nextOpponent(rules, out, attacker, direction);
  const bout = boutDraft(NO_BOUT);
  bout.attacker = attacker;
  bout.defender = defender;
  bout.other = otherNeighbour(rules, out, attacker, defender, direction);
  bout.direction = direction;
  bout.most = mostAgainst(rules, state, sizes[defender] ?? 0);
  return asking(state, 'attack', attacker, bout);
}

/** The first bout, against `target`, or opened by the lowest trump if there is no target. */
export const beginAgainst = (rules: VariantRules, state: State, target: Seat): State =>
  beginBout(
    rules,
    state,
    target === NO_SEAT ? lowestTrumpHolder(state) : right(target, rules.players),
  );
