/**
 * The steps of a session: the match before and after each, and its text in canonical form; the lines that each adds
 * to the record. A refused claim leaves no step, so the session remembers it (one claim per seat and deal), and the
 * record has it with the next step of its seat.
 */

import { type ChanceStep, readChance, writeChance } from '../../engine/chance-step.ts';
import { isClaim } from '../../engine/claims.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, matchActor } from '../../engine/match.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import { type Earlier, type StepLine, stepLines } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { type Seating, seatingDue } from '../../engine/seating.ts';
import type { Text } from '../../lang/text.ts';
import type { Info } from '../../protocol/messages.ts';
import texts from './texts.json' with { type: 'json' };

/** A step that was made: the match before and after it, and its text in canonical form. */
export interface Made {
  readonly before: AnyMatch;
  readonly after: AnyMatch;
  readonly by: Seat;
  readonly text: string;
  /** A table entry before it, such as that the time was up. */
  readonly note?: Text;
  /** A claim of the seat that was refused earlier in this deal. */
  readonly refused?: string;
  /** The step was made for a person, who did not decide it. */
  readonly standIn?: true;
  /** The seat of the person who decided it for their partner; the record does not keep it. */
  readonly decidedBy?: Seat;
  /** What was wrong with the program that plays the seat: the step was made in its place. */
  readonly fault?: string;
  /** Milliseconds that a person took to lay a card by hand, and how often they laid it at a wrong place before. */
  readonly ms?: number;
  readonly slips?: number;
  /** What a person spent on a card that then played itself after all; the record does not keep it. */
  readonly givenUp?: { readonly ms: number; readonly slips: number };
  /** What the program that made it thinks of it. */
  readonly info?: Info;
  /** Who sat down by it, and who sat where before. */
  readonly seating?: Seating;
}

/** A chance step made, or why it is refused. */
export function happened(before: AnyMatch, step: ChanceStep): Made | Refusal {
  const { pack, game } = before;
  const after = makeChance(before, step);
  if (isRefusal(after)) return after;
  return { before, after, by: CHANCE, text: writeChance(pack, game.rules.chanceEvents, step) };
}

/** The actor's move made, or why it is refused. */
export function moveMade(before: AnyMatch, move: unknown): Made | Refusal {
  const after = makeMove(before, move);
  if (isRefusal(after)) return after;
  return { before, after, by: matchActor(before), text: before.game.notation.write(move) };
}

/** The seat whose player decided a step. */
export const deciderIn = ({ by, decidedBy = by }: Pick<Made, 'by' | 'decidedBy'>): Seat =>
  decidedBy;

/** Whether players of the game decide anything. */
export const hasDecisions = ({ game }: AnyMatch): boolean => game.heuristics.levels.length > 0;

/** Whether the actor may choose among several moves: only then a move is a decision, and advice on it is help. */
export const hasChoice = ({ game, state }: AnyMatch): boolean => game.rules.legal(state).length > 1;

/** Whether the actor’s only move makes itself: in a game without decisions, or in one that runs on. */
export function isForcedHere(match: AnyMatch): boolean {
  const { rules } = match.game;
  const makesItself = !hasDecisions(match) || rules.runsOn === true;
  return makesItself && rules.legal(match.state).length === 1;
}

/** A move that cannot be refused. */
export function sure(before: AnyMatch, move: unknown): Made {
  const made = moveMade(before, move);
  if (isRefusal(made))
    throw new Error(`${before.game.id} refuses ${before.game.notation.write(move)}`);
  return made;
}

/** The step with which the deal opened when it was played before, where the game accepts it now too. */
function openedBefore(before: AnyMatch, earlier: Earlier | undefined): ChanceStep | undefined {
  const steps = Object.values(before.chanceCounts).reduce((sum, count) => sum + count, 0);
  const line = earlier?.deals[before.deal - 1]?.opening[steps];
  if (line === undefined) return undefined;
  const step = readChance(before.pack, before.game.rules.chanceEvents, line);
  return isRefusal(step) || isRefusal(makeChance(before, step)) ? undefined : step;
}

/** Whether the match waits for new players to sit down, and nothing says yet who does. */
export const isInviting = (before: AnyMatch, earlier: Earlier | undefined): boolean =>
  seatingDue(before) !== undefined && openedBefore(before, earlier) === undefined;

/** The chance step the match waits for: as it was earlier in deals played again, else from its seed. */
export function chanced(before: AnyMatch, earlier?: Earlier): Made {
  const step = openedBefore(before, earlier) ?? chanceOf(before);
  const made = happened(before, step);
  if (isRefusal(made)) throw new Error(`${before.game.id} refuses its own ${step.word}`);
  return made;
}

type Marks = Pick<Made, 'refused' | 'fault' | 'ms' | 'slips'>;

/** The marks that a record adds to a step, where there are any. */
export const marksOf = ({ refused, fault, ms, slips }: Pick<StepLine, keyof Marks>): Marks =>
  omitUndefined({ refused, fault, ms, slips });

/** The lines a step adds to the record, with the legal list before it if `hasLegal`. */
export const recordLinesOf = (made: Made, hasLegal = false): readonly object[] =>
  stepLines({ ...made, seats: made.seating?.seats }, hasLegal);

export interface RefusedClaim {
  readonly deal: number;
  readonly seat: Seat;
  readonly claim: string;
  /** The clause that refused it; in a resumed match it is found when the next claim is made. */
  readonly clause?: string;
}

type RefusedClaims = readonly RefusedClaim[];

/** The refused claims that the steps carry. */
export const claimsIn = (made: readonly Made[]): RefusedClaims =>
  made.flatMap(({ refused, before, by }) =>
    refused === undefined ? [] : [{ deal: before.deal, seat: by, claim: refused }],
  );

/** What the seat to act, or another, has already claimed in this deal. */
export const spentClaim = (
  claims: RefusedClaims,
  match: AnyMatch,
  seat = matchActor(match),
): RefusedClaim | undefined => claims.find((one) => one.deal === match.deal && one.seat === seat);

/** Why the move, a second claim, may not be made. */
export function claimObjection(
  claims: RefusedClaims,
  match: AnyMatch,
  move: unknown,
): Refusal | undefined {
  const spent = spentClaim(claims, match);
  if (spent === undefined || !isClaim(match, move)) return undefined;
  return refuse(spent.clause ?? 'conventions', texts.noSecondClaim);
}

/** The claims with a refused move, if it was one. */
export function withRefused(
  claims: RefusedClaims,
  match: AnyMatch,
  move: unknown,
  { clause }: Refusal,
): RefusedClaims {
  if (!isClaim(match, move)) return claims;
  const claim = match.game.notation.write(move);
  return [...claims, { deal: match.deal, seat: matchActor(match), claim, clause }];
}

/** The step with its seat's refused claim, unless an earlier step carries it. */
export function markedClaim(claims: RefusedClaims, made: Made, before: readonly Made[]): Made {
  const spent = spentClaim(claims, made.before, made.by);
  const isTold = spentClaim(claimsIn(before), made.before, made.by) !== undefined;
  return spent === undefined || isTold ? made : { ...made, refused: spent.claim };
}
