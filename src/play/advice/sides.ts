/** Whose points count against whose: what the table says of parties. */
import type { Side } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { ShownMatch } from '../../engine/match.ts';

/** The seat and its rivals: every other party, or every other seat where each plays for itself. */
export function sideOf({ game, state }: ShownMatch, seat: Seat): Side {
  const { seats } = game.display.table(game.observer.observe(state, seat));
  const party = seats.find((one) => one.seat === seat)?.party;
  const isRival = (one: { readonly seat: Seat; readonly party?: number }): boolean =>
    one.seat !== seat && (party === undefined || one.party !== party);
  const rivals = seats.filter(isRival).map((one) => one.seat);
  return { seat, rivals, partners: seats.length - 1 - rivals.length, aim: game.aim };
}
