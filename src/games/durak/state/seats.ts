/** Who is in play, who is next ("next in play"), and who sits where in a bout (DUR-3, DUR-6, DUR-20). */
import { allSeats } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { attackLimit } from './attack-limit.ts';
import {
  type Bout,
  type BoutDraft,
  bit,
  boutDraft,
  type Direction,
  hasBit,
  NO_BOUT,
  NO_SEAT,
  type State,
  type StateDraft,
} from './state.ts';
import type { VariantRules } from './variant-rules.ts';

type Out = readonly Seat[];

export const partnerOf = ({ partners }: VariantRules, seat: Seat): Seat =>
  partners[seat] ?? NO_SEAT;

/** The other seats in play, from the next one on. */
function seatsAfter(
  { players }: VariantRules,
  out: Out,
  from: Seat,
  direction: Direction,
): readonly Seat[] {
  const seats: Seat[] = [];
  for (let n = 1; n < players; n++) {
    const seat = (from + n * direction + players) % players;
    if (!out.includes(seat)) seats.push(seat);
  }
  return seats;
}

/** The next seat in play after `from`, except those given as bits; NO_SEAT if there is none. */
export function nextInPlay(
  { players }: VariantRules,
  out: Out,
  from: Seat,
  direction: Direction,
  except = 0,
): Seat {
  for (let n = 1; n < players; n++) {
    const seat = (from + n * direction + players) % players;
    if (!hasBit(except, seat) && !out.includes(seat)) return seat;
  }
  return NO_SEAT;
}

/** The bit of the seat’s partner; without a partner, the bit of NO_SEAT, which is no seat's. */
const partnerBit = (rules: VariantRules, seat: Seat): number => bit(partnerOf(rules, seat));

/** DUR-3: the next in play who is not the seat's partner. */
export const nextOpponent = (
  rules: VariantRules,
  out: Out,
  from: Seat,
  direction: Direction,
): Seat => nextInPlay(rules, out, from, direction, partnerBit(rules, from));

/** The seats in play after the defender, except the defender and the seats in `except`. */
export const othersFrom = (
  rules: VariantRules,
  out: Out,
  { defender, direction }: Pick<Bout, 'defender' | 'direction'>,
  except: readonly Seat[],
): readonly Seat[] =>
  seatsAfter(rules, out, defender, direction).filter((seat) => !except.includes(seat));

/** DUR-9: attacker, other neighbour, the others after the defender, the defender. */
export function fillOrder(rules: VariantRules, { bout, out }: State): readonly Seat[] {
  const { attacker, other, defender, direction } = bout;
  const order = other === NO_SEAT ? [attacker] : [attacker, other];
  for (const seat of seatsAfter(rules, out, defender, direction))
    if (!order.includes(seat)) order.push(seat);
  order.push(defender);
  return order;
}

/** The seats of neither the first player out nor their partner. */
export function othersThanFirst(rules: VariantRules, { out }: State): readonly Seat[] {
  const first = out[0] ?? NO_SEAT;
  const partner = partnerOf(rules, first);
  return allSeats(rules.players).filter((seat) => seat !== first && seat !== partner);
}

/** The number of parties in play: single players, or pairs of whom at least one is in play. */
export function partiesInPlay(rules: VariantRules, out: Out): number {
  let parties = 0;
  for (let seat = 0; seat < rules.players; seat++) {
    if (out.includes(seat)) continue;
    const partner = partnerOf(rules, seat);
    if (partner < 0 || partner > seat || out.includes(partner)) parties++;
  }
  return parties;
}

/** The sizes of the hands with `less` cards fewer in one of them. */
export function sizesLess(sizes: readonly number[], seat: Seat, less: number): readonly number[] {
  const left = sizes.slice();
  left[seat] = (left[seat] ?? 0) - less;
  return left;
}

/** Gives the attack to a seat, against the next opponent in this direction (DUR-3, DUR-5). */
export function direct(
  rules: VariantRules,
  { out }: State,
  bout: BoutDraft,
  attacker: Seat,
  direction: Direction,
): void {
  const defender = nextOpponent(rules, out, attacker, direction);
  bout.attacker = attacker;
  bout.defender = defender;
  const except = bit(attacker) | partnerBit(rules, defender);
  bout.other = nextInPlay(rules, out, defender, direction, except);
  bout.direction = direction;
}

/** A new bout for this attacker. */
export function beginBout(rules: VariantRules, draft: StateDraft, attacker: Seat): State {
  const bout = boutDraft(NO_BOUT);
  direct(rules, draft, bout, attacker, draft.direction);
  bout.most = attackLimit(rules, draft, bout.defender);
  draft.phase = 'attack';
  draft.turn = attacker;
  draft.bout = bout;
  return draft;
}
