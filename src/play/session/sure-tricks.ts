/**
 * The tricks left of a deal once the seat on lead is certain to take them all, whatever the others hold:
 * for a person they are played out at once, step by step as always, offered to be played out, or left
 * alone, as the settings say.
 */
import type { Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import type { Claims } from '../disk/settings.ts';
import type { Made } from './log.ts';
import { sure } from './steps.ts';

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

/** The rest at this point of the match: it begins by itself where nobody need be asked, and ends with the deal. */
export function restAt(match: AnyMatch, rest: Rest | undefined, claims: Claims): Rest | undefined {
  const running = match.ended || match.deal !== rest?.deal ? undefined : rest;
  return running ?? (claims === 'always' ? claimableRest(match) : undefined);
}

/** What is left of it after the step. */
export const restAfter = (rest: Rest | undefined, { by }: Made): Rest | undefined =>
  rest?.seat === by ? { deal: rest.deal, seat: by, leads: rest.leads.slice(1) } : rest;

/** The next lead, of which the first is announced, or what a person plays to a trick that is lost anyway. */
export function restStep({ seat, leads, note }: Rest, match: AnyMatch): Made {
  if (matchActor(match) !== seat) return sure(match, match.game.rules.legal(match.state)[0]);
  const made = sure(match, leads[0]);
  return note === undefined ? made : { ...made, note };
}
