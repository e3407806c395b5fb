/**
 * One claim per seat and deal: a refused claim leaves no step, so it is remembered here, and in the
 * record with the next step of its seat.
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

interface Refused {
  readonly deal: number;
  readonly seat: Seat;
  readonly claim: string;
  /** The clause that refused it; in a resumed match it is found when the next claim is made. */
  readonly clause?: string;
}

export interface Claimants {
  /** Whether the match's actor has already claimed in this deal. */
  readonly isSpent: (match: AnyMatch) => boolean;
  /** Why the move, a second claim, may not be made. */
  readonly objection: (match: AnyMatch, move: unknown) => Refusal | undefined;
  /** Remembers a refused move, if it was a claim. */
  readonly note: (match: AnyMatch, move: unknown, refusal: Refusal) => void;
  /** The match went back to this deal: later ones have not been. */
  readonly forgetAfter: (deal: number) => void;
  /** The step with its seat's refused claim, unless an earlier step carries it. */
  readonly marked: (made: Made, before: readonly Made[]) => Made;
}

const isClaim = ({ game, state }: AnyMatch, move: unknown): boolean =>
  game.extras.claims?.isClaim(state, move) === true;

/** The refused claims that earlier steps carry. */
const fromSteps = (made: readonly Made[]): readonly Refused[] =>
  made.flatMap(({ refused, before, by }) =>
    refused === undefined ? [] : [{ deal: before.deal, seat: by, claim: refused }],
  );

export function openClaimants(past: readonly Made[]): Claimants {
  let all: readonly Refused[] = fromSteps(past);
  const of = (match: AnyMatch, seat: Seat): Refused | undefined =>
    all.find((one) => one.deal === match.deal && one.seat === seat);
  return {
    isSpent: (match) => of(match, matchActor(match)) !== undefined,
    objection: (match, move) => {
      const spent = isClaim(match, move) ? of(match, matchActor(match)) : undefined;
      return spent && refuse(spent.clause ?? 'conventions', NO_SECOND);
    },
    note: (match, move, { clause }) => {
      if (!isClaim(match, move)) return;
      const seat = matchActor(match);
      all = [...all, { deal: match.deal, seat, claim: match.game.notation.write(move), clause }];
    },
    forgetAfter: (deal) => {
      all = all.filter((one) => one.deal <= deal);
    },
    marked: (made, before) => {
      const spent = of(made.before, made.by);
      const isTold = before.some(
        ({ refused, by, before: { deal } }) =>
          refused !== undefined && by === made.by && deal === made.before.deal,
      );
      return spent === undefined || isTold ? made : { ...made, refused: spent.claim };
    },
  };
}
