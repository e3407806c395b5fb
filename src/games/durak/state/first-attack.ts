/** Who attacks first in a deal (DUR-2): the lowest trump, or whoever attacks the seat that the deal before has named. */
import { left, right, round } from '../../../blocks/seats.ts';
import { first } from '../../../cards/set.ts';
import type { Seat } from '../../../engine/game.ts';
import { NO_TRUMP, RANKS, ranksHeld, SUITS } from './cards.ts';
import { beginBout } from './seats.ts';
import { draftOf, NO_SEAT, type State } from './state.ts';
import type { VariantRules } from './variant-rules.ts';

/** The rank of the lowest trump of a hand; RANKS if it holds none. */
function lowestTrump({ hands, trumps }: State, seat: Seat): number {
  const trump = trumps[seat] ?? NO_TRUMP;
  const ranks = trump === NO_TRUMP ? 0 : ranksHeld(hands[SUITS * seat + trump] ?? 0);
  return ranks === 0 ? RANKS : first(ranks) >> 1;
}

/** DUR-2: the seat with the lowest trump; on a tie the first from the dealer's left, without trumps forehand. */
function lowestTrumpHolder(state: State): Seat {
  const { players } = state.course.options;
  const order = round(left(state.course.dealer, players), players);
  return order.reduce((best, seat) =>
    lowestTrump(state, seat) < lowestTrump(state, best) ? seat : best,
  );
}

/** The first bout, against `target`, or opened by the lowest trump if there is no target. */
export const beginAgainst = (rules: VariantRules, state: State, target: Seat): State =>
  beginBout(
    rules,
    draftOf(state),
    target === NO_SEAT ? lowestTrumpHolder(state) : right(target, rules.players),
  );
