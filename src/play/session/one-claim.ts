/**
 * One claim per seat and deal: a refused claim leaves no step, so the session remembers it, and the
 * record has it with the next step of its seat.
 */
import type { Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';
import type { Made } from './log.ts';

const NO_SECOND = text(
  'you have already claimed in this deal: play on',
  'in diesem Spiel hast du schon einmal Stiche beansprucht: Spiel weiter',
);

export interface RefusedClaim {
  readonly deal: number;
  readonly seat: Seat;
  readonly claim: string;
  /** The clause that refused it; in a resumed match it is found when the next claim is made. */
  readonly clause?: string;
}

type Claims = readonly RefusedClaim[];

/** The refused claims that the steps carry. */
export const claimsIn = (made: readonly Made[]): Claims =>
  made.flatMap(({ refused, before, by }) =>
    refused === undefined ? [] : [{ deal: before.deal, seat: by, claim: refused }],
  );

/** What the seat to act, or another, has already claimed in this deal. */
export const spentClaim = (
  claims: Claims,
  match: AnyMatch,
  seat = matchActor(match),
): RefusedClaim | undefined => claims.find((one) => one.deal === match.deal && one.seat === seat);

const isClaim = ({ game, state }: AnyMatch, move: unknown): boolean =>
  game.extras.claims?.isClaim(state, move) === true;

/** Why the move, a second claim, may not be made. */
export function claimObjection(
  claims: Claims,
  match: AnyMatch,
  move: unknown,
): Refusal | undefined {
  const spent = isClaim(match, move) ? spentClaim(claims, match) : undefined;
  return spent && refuse(spent.clause ?? 'conventions', NO_SECOND);
}

/** The claims with a refused move, if it was one. */
export function withRefused(
  claims: Claims,
  match: AnyMatch,
  move: unknown,
  { clause }: Refusal,
): Claims {
  if (!isClaim(match, move)) return claims;
  const claim = match.game.notation.write(move);
  return [...claims, { deal: match.deal, seat: matchActor(match), claim, clause }];
}

/** The step with its seat's refused claim, unless an earlier step carries it. */
export function markedClaim(claims: Claims, made: Made, before: readonly Made[]): Made {
  const spent = spentClaim(claims, made.before, made.by);
  const isTold = spentClaim(claimsIn(before), made.before, made.by) !== undefined;
  return spent === undefined || isTold ? made : { ...made, refused: spent.claim };
}
