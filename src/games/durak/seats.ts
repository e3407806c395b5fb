/** Who is in play, who is next, and who sits where in a bout. "Next" is next in play. */
import { left } from '../../blocks/seats.ts';
import type { Seat } from '../../engine/game.ts';
import { type Bout, type Direction, LEFT, NO_SEAT, type State } from './state.ts';
import type { VariantRules } from './variant-rules.ts';

type Out = readonly Seat[];

const seatAfter = (seat: Seat, direction: Direction, players: number): Seat =>
  direction === LEFT ? left(seat, players) : (seat + players - 1) % players;

/** The first seat in play after a seat that `fits` accepts; NO_SEAT if there is none. */
function firstAfter(
  players: number,
  out: Out,
  from: Seat,
  direction: Direction,
  fits: (seat: Seat) => boolean,
): Seat {
  let seat = from;
  for (let n = 1; n < players; n++) {
    seat = seatAfter(seat, direction, players);
    if (fits(seat) && !out.includes(seat)) return seat;
  }
  return NO_SEAT;
}

const ANYBODY = (): boolean => true;

export const nextInPlay = (rules: VariantRules, out: Out, from: Seat, direction: Direction): Seat =>
  firstAfter(rules.players, out, from, direction, ANYBODY);

/** DUR-3: the next in play who is not the seat's partner. */
export function nextOpponent(
  rules: VariantRules,
  out: Out,
  from: Seat,
  direction: Direction,
): Seat {
  const partner = rules.partners[from] ?? NO_SEAT;
  return firstAfter(rules.players, out, from, direction, (seat) => seat !== partner);
}

/** DUR-5: the other neighbour of the defender, or NO_SEAT. */
export function otherNeighbour(
  rules: VariantRules,
  out: Out,
  attacker: Seat,
  defender: Seat,
  direction: Direction,
): Seat {
  if (rules.players === 2) return NO_SEAT;
  const partner = rules.partners[defender] ?? NO_SEAT;
  return firstAfter(
    rules.players,
    out,
    defender,
    direction,
    (seat) => seat !== attacker && seat !== partner,
  );
}

/** Everyone in play after the defender, except the defender and those `besides`. */
export function othersFrom(
  rules: VariantRules,
  out: Out,
  { defender, direction }: Bout,
  besides: readonly Seat[],
): readonly Seat[] {
  const seats: Seat[] = [];
  let seat = defender;
  for (let n = 1; n < rules.players; n++) {
    seat = seatAfter(seat, direction, rules.players);
    if (!out.includes(seat) && !besides.includes(seat)) seats.push(seat);
  }
  return seats;
}

/** DUR-9: attacker, other neighbour, the others after the defender, the defender. */
export function fillOrder(rules: VariantRules, { bout, out }: State): readonly Seat[] {
  const { attacker, other, defender } = bout;
  if (rules.players === 2) return [attacker, defender];
  const neighbours = other === NO_SEAT ? [attacker] : [attacker, other];
  return [...neighbours, ...othersFrom(rules, out, bout, neighbours), defender];
}

/** The seats in play, one of each pair. */
export function partiesInPlay({ players, partners }: VariantRules, out: Out): number {
  let parties = 0;
  for (let seat = 0; seat < players; seat++) {
    if (out.includes(seat)) continue;
    const partner = partners[seat] ?? NO_SEAT;
    if (partner < 0 || partner > seat || out.includes(partner)) parties++;
  }
  return parties;
}

/** Hand sizes with `less` cards fewer in one seat. */
export function sizesLess(sizes: readonly number[], seat: Seat, less: number): readonly number[] {
  const left = sizes.slice();
  left[seat] = (left[seat] ?? 0) - less;
  return left;
}
