/** Who is in play, who is next, and who sits where in a bout. "Next" is next in play. */
import { left, right, round } from '../../blocks/seats.ts';
import { first } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import { NO_TRUMP, RANKS, ranksHeld, SUITS } from './cards.ts';
import {
  asking,
  type Bout,
  boutDraft,
  type Direction,
  LEFT,
  NO_BOUT,
  NO_SEAT,
  type State,
} from './state.ts';
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
