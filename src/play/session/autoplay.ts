/**
 * Plays out sure tricks: the seat on lead takes every one that remains, whatever the others
 * hold, so the rest of the deal can be played out without asking anybody, step by step as always.
 */
import type { Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';

const TAKES_REST = text('$1 takes all $2 remaining tricks', '$1 macht alle $2 restlichen Stiche');

/** A deal being played out. */
export interface Rest {
  readonly deal: number;
  readonly seat: Seat;
  /** What `seat` still leads, in order. */
  readonly leads: readonly unknown[];
  /** Announced before the first of them. */
  readonly note?: Text;
}

/** The last trick is forced anyway. */
const FEWEST = 2;

/** The rest of the deal, if the seat to act is on lead and certain of every trick. */
export function claimableRest(match: AnyMatch): Rest | undefined {
  const seat = matchActor(match);
  if (seat < 0) return undefined;
  const { game, state, deal } = match;
  const leads = game.heuristics.claimLine?.(game.observer.observe(state, seat));
  if (leads === undefined || leads.length < FEWEST) return undefined;
  return { deal, seat, leads, note: fill(TAKES_REST, same(`{${seat}}`), leads.length) };
}
