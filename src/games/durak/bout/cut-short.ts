/**
 * Legal lists that would be too long (DUR-35): a false card among those of an attack multiplies what a hand of dozens
 * of cards can play.
 */
import { LONGEST_LIST } from '../../../engine/longest-list.ts';
import { aboutOf, type Move, verbOf } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import type { CompiledRules } from '../state/variant-rules.ts';
import { isFalse } from './false-cards.ts';
import { groupSize } from './groups.ts';

/** How many cards the move plays. */
function cardsIn(move: Move): number {
  switch (verbOf(move)) {
    case 'attack':
    case 'add':
    case 'pass':
      return groupSize(aboutOf(move));
    case 'cover':
      return 1;
    default:
      return 0;
  }
}

/** Places every false move after all honest ones: more than the cards of any move. */
const AFTER_HONEST = 100;

/** The first moves of a list of the longest length allowed: honest before false, fewer cards before more. */
export function cutShort(
  rules: CompiledRules,
  state: State,
  moves: readonly Move[],
): readonly Move[] {
  const placed = moves.map((move) => ({
    move,
    place: cardsIn(move) + (isFalse(rules, state, move) ? AFTER_HONEST : 0),
  }));
  placed.sort((one, two) => one.place - two.place);
  return placed.slice(0, LONGEST_LIST).map(({ move }) => move);
}
