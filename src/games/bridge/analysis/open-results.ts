/** The results of the cards that may be played, if all cards lie open. */
import type { OpenResults } from '../../../engine/extras.ts';
import { text } from '../../../lang/text.ts';
import { declarersShare, declarersTaken } from '../rules/claim.ts';
import { openCardTricks } from '../solver/open-hands.ts';
import type { Move } from '../state/cards.ts';
import { type State, sideOf } from '../state/state.ts';

const isDeclarers = ({ turn, deal }: State): boolean =>
  sideOf(turn) === sideOf(deal.contract.declarer);

/** The declarer's tricks in all after each card that may be played. */
function declarersResults(
  state: State,
): readonly { readonly move: Move; readonly result: number }[] {
  const side = sideOf(state.turn);
  return [...openCardTricks(state)].map(([move, own]) => ({
    move,
    result: declarersTaken(state) + declarersShare(state, own, side),
  }));
}

/** What each card leads to if all cards lie open; undefined outside the play. */
export function openResults(state: State): OpenResults<Move> | undefined {
  if (state.phase !== 'play') return undefined;
  const found = declarersResults(state);
  const tricks = found.map(({ result }) => result);
  return {
    unit: text('declarer’s tricks', 'Stiche des Alleinspielers'),
    best: isDeclarers(state) ? Math.max(...tricks) : Math.min(...tricks),
    results: found,
  };
}
