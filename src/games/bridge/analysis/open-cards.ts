/**
 * Deals with all cards open, solved double dummy: what each card is worth in sampled worlds, how deals end from there,
 * and what a finished deal was worth, card by card and as a whole.
 */
import type { OpenCards } from '../../../engine/extras.ts';
import { declarersShare, declarersTaken, settleClaim, tricksLeft } from '../rules/claim.ts';
import { openDecisionSolver, openTricks, type TricksByCard } from '../solver/open-hands.ts';
import type { Move } from '../state/cards.ts';
import { type State, sideOf } from '../state/state.ts';
import { isVulnerable, scoreOfResult } from '../state/values.ts';
import { openResults } from './open-results.ts';
import { postMortem } from './post-mortem.ts';

/** The share of a side's score that a partner counts as utility: both score the same points. */
const UTILITY_SHARE = 2 / 3;

/** The actor's utility if the declarer's side takes `tricks` in all. */
function valueFor(state: State, tricks: number): number {
  const side = sideOf(state.deal.contract.declarer);
  const score = scoreOfResult(state.deal.contract, tricks, isVulnerable(state.deal, side));
  return UTILITY_SHARE * (sideOf(state.turn) === side ? score : -score);
}

/** The actor's utility of each move, by the tricks its side still takes after it. */
function valuesBy(own: TricksByCard, state: State, moves: readonly Move[]): readonly number[] {
  const taken = declarersTaken(state);
  const side = sideOf(state.turn);
  return moves.map((card) =>
    valueFor(state, taken + declarersShare(state, own.get(card) ?? 0, side)),
  );
}

/** With more tricks left, too few worlds could be solved to be of use. */
const MOST_SOLVED = 11;

/** The ends of the deal after each move with best play by all; undefined if a move is not among those solved. */
function endsOf(
  tricks: TricksByCard,
  state: State,
  moves: readonly Move[],
): readonly State[] | undefined {
  const known = moves.flatMap((card) => tricks.get(card) ?? []);
  if (known.length < moves.length) return undefined;
  const side = sideOf(state.turn);
  return known.map((own) => settleClaim(state, declarersShare(state, own, side)));
}

/**
 * Deals played on to judge a decision are solved from this many tricks left. The errors of card play
 * and the foresight of the solver then balance: declarer takes as many tricks as double dummy would give.
 */
const SOLVED_TRICKS = 8;

/** The end of a deal with few tricks left and no trick under way, as double dummy gives it; undefined otherwise. */
function finish(state: State): State | undefined {
  const { phase, trick } = state;
  if (phase !== 'play' || trick.length > 0 || tricksLeft(state) > SOLVED_TRICKS) return undefined;
  return settleClaim(state, declarersShare(state, openTricks(state), 0));
}

/** Opens the cards of deals, which are solved double dummy: sampled worlds with `limit` units of work. */
export function openCards(limit = 0): OpenCards<State, Move> {
  const cards = openDecisionSolver(limit);
  return {
    ends: (state, moves) => {
      if (state.phase !== 'play' || tricksLeft(state) > MOST_SOLVED) return undefined;
      const tricks = cards.tricks(state);
      return tricks === undefined ? undefined : endsOf(tricks, state, moves);
    },
    solve: (state, moves) => {
      const tricks = state.phase === 'play' ? cards.tricks(state) : undefined;
      return tricks === undefined ? undefined : valuesBy(tricks, state, moves);
    },
    finish,
    results: openResults,
    facts: postMortem,
    spent: cards.spent,
    close: cards.close,
  };
}
