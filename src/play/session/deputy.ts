/**
 * Deputies, which decide for a person: a standing order, until it lapses; an opponent who plays the rest of the deal, as
 * the person asked; where the game has a clock, a random move once the person's time is up. Once the seat on lead is
 * certain to take all remaining tricks, whatever the others hold, the rest of the deal plays itself: always, if the
 * person wants it, or never, as the settings say.
 */
import type { Seat, StandingOrder } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { secondsPerMove } from '../../engine/options.ts';
import { below, openQuickStream } from '../../engine/random.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import type { Claims } from '../disk/settings.ts';
import { type Made, sure } from '../steps/steps.ts';
import texts from './texts.json' with { type: 'json' };

/** A deal that an opponent plays to its end for a seat. */
export interface Handed {
  readonly seat: Seat;
  readonly deal: number;
}

export interface Order extends Handed {
  /** What the order lasts for, as the game names it; undefined if it has lapsed. */
  readonly until: string | undefined;
}

/** The standing order about the move that the seat to act is asked for. */
const standingOrderOf = ({ game, state }: AnyMatch, seat: Seat): StandingOrder | undefined =>
  game.display.standingOrder?.(game.observer.observe(state, seat));

/** The label of the standing order that the seat to act may give; undefined if it may give none. */
export function orderAt(match: AnyMatch): Text | undefined {
  const order = standingOrderOf(match, matchActor(match));
  return order?.until === undefined ? undefined : order.label;
}

/** The order to answer alike for the seat to act from now on, such as not to add to the attack until it changes. */
export function givenBy(match: AnyMatch): Order {
  const seat = matchActor(match);
  return { seat, deal: match.deal, until: standingOrderOf(match, seat)?.until };
}

/** The move that a standing order makes for the seat to act. */
export function orderedMove(orders: readonly Order[], match: AnyMatch): unknown {
  const seat = matchActor(match);
  const given = orders.find((one) => one.seat === seat && one.deal === match.deal);
  if (given?.until === undefined) return undefined;
  const order = standingOrderOf(match, seat);
  return order?.until === given.until ? match.game.notation.read(order.move) : undefined;
}

/** The orders that still stand: an order of the seat to act that has lapsed is dropped for good. */
export const standing = (orders: readonly Order[], match: AnyMatch): readonly Order[] =>
  orderedMove(orders, match) === undefined
    ? orders.filter(({ seat }) => seat !== matchActor(match))
    : orders;

/** Milliseconds a person has for a move; undefined without a clock. */
export function timeFor({ options }: AnyMatch): number | undefined {
  const seconds = secondsPerMove(options);
  return seconds > 0 ? seconds * 1000 : undefined;
}

/** A random legal move, without risk for the player if there is one; it follows from the place in the match alone. */
function hastyMove({ game, state, seed, ply }: AnyMatch, seat: Seat): unknown {
  const moves = game.rules.legal(state);
  const safe = moves.filter((move) => game.rules.riskMark?.(state, move) === undefined);
  const choice = safe.length > 0 ? safe : moves;
  return choice[below(openQuickStream(`late/${seed}/${seat}/${ply}`), choice.length)];
}

/** The move made for a person whose time is up. */
export const hastened = (match: AnyMatch, seat: Seat): Made => ({
  ...sure(match, hastyMove(match, seat)),
  note: fill(texts.turn.timeIsUp, same(`{${seat}}`)),
});

/** The certain rest of a deal, which is played out. */
export interface Rest {
  readonly deal: number;
  readonly seat: Seat;
  /** The leads that `seat` still makes, in order. */
  readonly leads: readonly unknown[];
  /** The announcement before the first lead. */
  readonly note?: Text;
}

/** A rest of fewer tricks is not claimed, since the last trick is forced anyway. */
const FEWEST = 2;

/** The rest of the deal, if the seat to act is on lead and certain of every trick. */
export function claimableRest(match: AnyMatch): Rest | undefined {
  const seat = matchActor(match);
  if (seat < 0) return undefined;
  const { game, state, deal } = match;
  const leads = game.heuristics.claimLine?.(game.observer.observe(state, seat));
  if (leads === undefined || leads.length < FEWEST) return undefined;
  return { deal, seat, leads, note: fill(texts.turn.takesRest, same(`{${seat}}`), leads.length) };
}

/** The rest at this point of the match: it begins by itself where nobody need be asked, and ends with the deal. */
export function restAt(match: AnyMatch, rest: Rest | undefined, claims: Claims): Rest | undefined {
  const running = match.ended || match.deal !== rest?.deal ? undefined : rest;
  return running ?? (claims === 'always' ? claimableRest(match) : undefined);
}

/** The rest of the deal after a step. */
export const restAfter = (rest: Rest | undefined, { by }: Made): Rest | undefined =>
  rest?.seat === by ? { deal: rest.deal, seat: by, leads: rest.leads.slice(1) } : rest;

/** The next step of a rest that is played out: a lead, the first one announced, or a card to a trick lost anyway. */
export function restStep({ seat, leads, note }: Rest, match: AnyMatch): Made {
  if (matchActor(match) !== seat) return sure(match, match.game.rules.legal(match.state)[0]);
  const made = sure(match, leads[0]);
  return note === undefined ? made : { ...made, note };
}
