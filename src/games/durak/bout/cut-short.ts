/**
 * Legal lists that would be too long (DUR-35): a false card among those of an attack multiplies what a hand of dozens
 * of cards can play.
 */
import { LONGEST_LIST } from '../../../engine/game.ts';
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

/** More than the cards of any move. */
const AFTER_HONEST = 100;

/** The honest moves, then the false ones, those of fewer cards first, as far as a list goes. */
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
