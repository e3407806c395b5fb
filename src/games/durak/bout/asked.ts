/**
 * Who acts next in a bout (DUR-5, DUR-30). That depends only on what everyone can see: the table
 * and the sizes of the hands. When nobody is left to ask and every card is covered, the bout is over.
 */
import type { Seat } from '../../../engine/game.ts';
import type { Words } from '../cards.ts';
import { othersFrom } from '../seats.ts';
import { type Bout, NO_SEAT, played, type State } from '../state.ts';
import type { VariantRules } from '../variant-rules.ts';
import { finishBout } from './go-on.ts';

/** The hands once the cards of a move have left them. */
interface Left {
  readonly hands: Words;
  readonly sizes: readonly number[];
  readonly known: Words;
}

/** How many attacking cards may still come (DUR-6). */
export const attacksLeft = ({ most, attacks }: Bout): number => most - attacks.length;

const hasCards = (sizes: readonly number[], seat: Seat): boolean =>
  seat !== NO_SEAT && (sizes[seat] ?? 0) > 0;

/** The neighbour to ask after `from`, the first one if `from` is NO_SEAT; NO_SEAT if there is none. */
function nextAsked(bout: Bout, sizes: readonly number[], from: Seat): Seat {
  if (attacksLeft(bout) <= 0) return NO_SEAT;
  if (from === NO_SEAT && hasCards(sizes, bout.attacker)) return bout.attacker;
  return from !== bout.other && hasCards(sizes, bout.other) ? bout.other : NO_SEAT;
}

function askAfter(rules: VariantRules, state: State, bout: Bout, left: Left, from: Seat): State {
  const { hands, sizes, known } = left;
  const seat = nextAsked(bout, sizes, from);
  if (seat !== NO_SEAT)
    return played(state, { phase: 'ask', turn: seat, bout, hands, sizes, known });
  const defending = played(state, {
    phase: 'defend',
    turn: bout.defender,
    bout,
    hands,
    sizes,
    known,
  });
  return bout.open > 0 ? defending : finishBout(rules, defending, true);
}

/** After a cover: the attacker, then the other neighbour. */
export const afterCover = (rules: VariantRules, state: State, bout: Bout, left: Left): State =>
  askAfter(rules, state, bout, left, NO_SEAT);

/** After `done` of a neighbour. */
export const afterDone = (rules: VariantRules, state: State, bout: Bout): State =>
  state.phase === 'pile-on'
    ? pileAfter(rules, state, bout, state, state.turn)
    : askAfter(rules, state, bout, state, state.turn);

/** Whoever has added is asked again while they have cards and more may come. */
export function afterAdd(rules: VariantRules, state: State, bout: Bout, left: Left): State {
  const { turn, phase } = state;
  if (attacksLeft(bout) > 0 && hasCards(left.sizes, turn))
    return played(state, {
      phase,
      turn,
      bout,
      hands: left.hands,
      sizes: left.sizes,
      known: left.known,
    });
  return phase === 'pile-on'
    ? pileAfter(rules, state, bout, left, turn)
    : askAfter(rules, state, bout, left, turn);
}

/** DUR-30: after `take` the others may add in turn; then the bout is over. */
export const afterTake = (rules: VariantRules, state: State, bout: Bout): State =>
  pileAfter(rules, state, bout, state, NO_SEAT);

function pileAfter(rules: VariantRules, state: State, bout: Bout, left: Left, from: Seat): State {
  const { hands, sizes, known } = left;
  const seat = nextPiling(rules, state, bout, sizes, from);
  const phase = seat === NO_SEAT ? 'defend' : 'pile-on';
  const after = played(state, { phase, turn: seat, bout, hands, sizes, known });
  return seat === NO_SEAT ? finishBout(rules, after, false) : after;
}

function nextPiling(
  rules: VariantRules,
  { out }: State,
  bout: Bout,
  sizes: readonly number[],
  from: Seat,
): Seat {
  if (attacksLeft(bout) <= 0) return NO_SEAT;
  const partner = rules.partners[bout.defender] ?? NO_SEAT;
  const others = othersFrom(rules, out, bout, [bout.attacker, bout.other, partner]);
  const asked = rules.piling(bout, others);
  const later = asked.slice(from === NO_SEAT ? 0 : asked.indexOf(from) + 1);
  return later.find((seat) => hasCards(sizes, seat)) ?? NO_SEAT;
}
