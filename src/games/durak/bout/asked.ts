/**
 * Who acts next in a bout (DUR-5, DUR-30). The order of asking depends only on what everyone can see: the table
 * and the sizes of the hands. When nobody is left to ask and every card is covered, the bout is over.
 */
import type { Seat } from '../../../engine/game.ts';
import { othersFrom, partnerOf } from '../state/seats.ts';
import { type Bout, NO_SEAT, type State, type StateDraft } from '../state/state.ts';
import type { VariantRules } from '../state/variant-rules.ts';
import { finishBout } from './go-on.ts';

/** How many attacking cards may still come (DUR-6). */
export const attacksLeft = ({ most, attacks }: Bout): number => most - attacks.length;

const hasCards = (sizes: readonly number[], seat: Seat): boolean =>
  seat !== NO_SEAT && (sizes[seat] ?? 0) > 0;

/** Whether the seat to act, which has just added cards, has more and may add them. */
export const mayAddMore = ({ bout, sizes, turn }: State): boolean =>
  attacksLeft(bout) > 0 && hasCards(sizes, turn);

/** DUR-30: the seats that may add after `take`, in the order asked. */
export function pilingSeats(
  rules: VariantRules,
  { bout, out }: Pick<State, 'bout' | 'out'>,
): readonly Seat[] {
  const except = [bout.attacker, bout.other, partnerOf(rules, bout.defender)];
  return rules.piling(bout, othersFrom(rules, out, bout, except));
}

/** The seat asked to add after `turn`, or the first one while `turn` is NO_SEAT; NO_SEAT when all have been asked. */
function nextAsked(rules: VariantRules, state: State): Seat {
  const { bout, sizes, phase, turn } = state;
  if (attacksLeft(bout) <= 0) return NO_SEAT;
  if (phase === 'pile-on') {
    const asked = pilingSeats(rules, state);
    const from = turn === NO_SEAT ? 0 : asked.indexOf(turn) + 1;
    return asked.find((seat, i) => i >= from && hasCards(sizes, seat)) ?? NO_SEAT;
  }
  if (turn === NO_SEAT && hasCards(sizes, bout.attacker)) return bout.attacker;
  if (turn !== bout.other && hasCards(sizes, bout.other)) return bout.other;
  return NO_SEAT;
}

/** Asks the next seat to add cards. When all have been asked, the defender goes on or the bout is over. */
export function askNext(rules: VariantRules, draft: StateDraft): State {
  const isTaken = draft.phase === 'pile-on';
  const seat = nextAsked(rules, draft);
  if (seat === NO_SEAT && (isTaken || draft.bout.open === 0))
    return finishBout(rules, draft, !isTaken);
  if (seat === NO_SEAT) draft.phase = 'defend';
  draft.turn = seat === NO_SEAT ? draft.bout.defender : seat;
  return draft;
}
