/**
 * Who decides for a person who asks for it: a standing order, until it lapses, or an opponent who plays
 * the rest of the deal for them.
 */
import type { Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import type { Text } from '../../lang/text.ts';

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
