/**
 * BRI-5: claims. A claim is accepted if the declarer's side can take that many tricks double dummy.
 * A refusal leaves no step, so the session keeps a refused claim from being repeated.
 */
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import { openTricks } from '../solver/open-hands.ts';
import { TRICKS } from '../state/cards.ts';
import { draftOf, type Side, type State, sideOf, tricksOf } from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };

/** Tricks not yet complete, the current one included. */
export const tricksLeft = ({ ns, ew }: { readonly ns: number; readonly ew: number }): number =>
  TRICKS - ns - ew;

/** The complete tricks of the declarer's side. */
export const declarersTaken = (state: State): number =>
  tricksOf(state, sideOf(state.deal.contract.declarer));

/** How many of the remaining tricks go to the declarer's side if `side` takes `own` of them. */
export const declarersShare = (state: State, own: number, side: Side): number =>
  side === sideOf(state.deal.contract.declarer) ? own : tricksLeft(state) - own;

const isDeclarersTurn = ({ phase, turn, deal }: State): boolean =>
  phase === 'play' && (turn === deal.contract.declarer || turn === deal.contract.dummy);

/** Why a claim of `claimed` tricks is not accepted; undefined if it is. */
export function refuseClaim(state: State, claimed: number): Refusal | undefined {
  if (!isDeclarersTurn(state)) return refuse('BRI-5', texts.claim.notNow);
  if (claimed > tricksLeft(state))
    return refuse('BRI-5', fill(texts.claim.tooMany, tricksLeft(state)));
  const isCertain = claimed === 0 || declarersShare(state, openTricks(state), 0) >= claimed;
  return isCertain ? undefined : refuse('BRI-5', fill(texts.claim.notCertain, claimed));
}

/** Ends the deal at once, the remaining tricks divided as claimed; the cards stay where they are. */
export function settleClaim(state: State, claimed: number): State {
  const after = draftOf(state);
  after.phase = 'over';
  after.claimed = declarersTaken(state) + claimed;
  return after;
}
