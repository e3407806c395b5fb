/**
 * Who decides for a person: a standing order, until it lapses; an opponent who plays the rest of the deal
 * for them, as they asked; and where the game has a clock, chance once their time is up.
 */
import type { Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { below, openQuickStream } from '../../engine/random.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import type { Made } from './log.ts';
import { sure } from './steps.ts';

interface Order {
  readonly seat: Seat;
  readonly deal: number;
  /** What the person saw when they gave it. */
  readonly given: unknown;
}

export interface Deputy {
  /** The standing order that the person to act may give. */
  readonly open: (match: AnyMatch) => Text | undefined;
  readonly give: (match: AnyMatch) => void;
  /** The move that a standing order makes for the seat to act. */
  readonly ordered: (match: AnyMatch) => unknown;
  /** From now on the rest of the deal is played for the seat to act. */
  readonly hand: (match: AnyMatch) => void;
  /** Whether the rest of this deal is played for the seat. */
  readonly plays: (match: AnyMatch, seat: Seat) => boolean;
  /** Something was taken back: the person decides again. */
  readonly dismiss: () => void;
}

const seenBy = ({ game, state }: AnyMatch, seat: Seat): unknown =>
  game.observer.observe(state, seat);

export function openDeputy(): Deputy {
  let orders: readonly Order[] = [];
  let handed: readonly Pick<Order, 'seat' | 'deal'>[] = [];
  let known: { readonly match: AnyMatch; readonly move: unknown } | undefined;

  /** Drops an order that has lapsed: it does not come back. */
  const ordered = (match: AnyMatch): unknown => {
    if (known?.match === match) return known.move;
    const seat = matchActor(match);
    const order = orders.find((one) => one.seat === seat && one.deal === match.deal);
    const move = order && match.game.extras.standingOrder?.move(order.given, seenBy(match, seat));
    if (move === undefined) orders = orders.filter((one) => one.seat !== seat);
    known = { match, move };
    return move;
  };

  return {
    ordered,
    open(match) {
      const order = match.game.extras.standingOrder;
      return order?.isOpen(seenBy(match, matchActor(match))) ? order.label : undefined;
    },
    give(match) {
      const seat = matchActor(match);
      orders = [...orders, { seat, deal: match.deal, given: seenBy(match, seat) }];
      known = undefined;
    },
    hand(match) {
      handed = [...handed, { seat: matchActor(match), deal: match.deal }];
    },
    plays: ({ deal }, seat) => handed.some((one) => one.deal === deal && one.seat === seat),
    dismiss() {
      orders = [];
      handed = [];
      known = undefined;
    },
  };
}

const TIME_IS_UP = text(
  '$1 ran out of time: a random move is made',
  'die Zeit von $1 ist um: Es folgt ein zufälliger Zug',
);

/** Milliseconds a person has for a move; undefined without a clock. */
function timeFor({ game, options }: AnyMatch): number | undefined {
  const seconds = game.extras.clock?.seconds(options) ?? 0;
  return seconds > 0 ? seconds * 1000 : undefined;
}

/** Milliseconds left to the person to act; the clock starts when it is first asked about a match. */
export function openTimer(clock: () => number): (match: AnyMatch) => number | undefined {
  let asking: { readonly match: AnyMatch; readonly since: number } | undefined;
  return (match) => {
    const time = timeFor(match);
    if (time === undefined) return undefined;
    const now = clock();
    if (asking?.match !== match) asking = { match, since: now };
    return Math.max(0, asking.since + time - now);
  };
}

/** A legal move at random, at nobody's risk if there is one; a function of the place in the match alone. */
function hastyMove({ game, state, seed, ply }: AnyMatch, seat: Seat): unknown {
  const moves = game.rules.legal(state);
  const safe = moves.filter((move) => game.extras.clock?.isRisky(state, move) !== true);
  const choice = safe.length > 0 ? safe : moves;
  return choice[below(openQuickStream(`late/${seed}/${seat}/${ply}`), choice.length)];
}

/** The move made for a person whose time is up. */
export const hastened = (match: AnyMatch, seat: Seat): Made => ({
  ...sure(match, hastyMove(match, seat)),
  note: fill(TIME_IS_UP, same(`{${seat}}`)),
});
