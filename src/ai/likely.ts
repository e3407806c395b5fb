/**
 * Assignments that fit what an observation suggests beyond the slots: bids, passes, what a seat
 * would hardly have done with other cards. The game says how likely an assignment is; likely ones
 * are found here by rejection sampling, then a Metropolis walk of card swaps.
 */
import type { Card } from '../cards/pack.ts';
import type { Assignment, Hidden, SearchedGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import { below, type Random } from '../engine/random.ts';
import { sampleAssignment } from '../engine/sampler.ts';
import { at } from './numbers.ts';

type AGame<S, M, V> = SearchedGame<MatchOptions, S, M, V>;

/** Assignments drawn before the walk begins. */
const DRAWS = 12;
/** Swaps of two cards tried to improve an assignment. */
const EXCHANGES = 160;

interface Rated {
  readonly assignment: Assignment;
  readonly likelihood: number;
}

/** The assignment with two cards of different slots swapped, if both slots admit it. */
function exchanged(
  assignment: Assignment,
  { slots }: Hidden,
  random: Random,
): Assignment | undefined {
  const one = below(random, assignment.length);
  const two = below(random, assignment.length);
  const mine = assignment[one] ?? [];
  const theirs = assignment[two] ?? [];
  if (one === two || mine.length === 0 || theirs.length === 0) return undefined;
  const i = below(random, mine.length);
  const j = below(random, theirs.length);
  const takes = (slot: number, card: Card) => slots[slot]?.admits?.(card) ?? true;
  if (!takes(one, at(theirs, j)) || !takes(two, at(mine, i))) return undefined;
  return assignment.map((cards, slot) => {
    if (slot === one) return cards.with(i, at(theirs, j));
    return slot === two ? cards.with(j, at(mine, i)) : cards;
  });
}

/** Walks from assignment to assignment, preferring likely ones, until one is accepted. */
function mended(
  start: Rated,
  hidden: Hidden,
  rate: (f: Assignment) => number,
  random: Random,
): Assignment {
  let { assignment, likelihood } = start;
  for (let n = 0; n < EXCHANGES; n++) {
    const other = exchanged(assignment, hidden, random);
    if (other === undefined) continue;
    const likely = rate(other);
    if (likely < likelihood && random() * likelihood >= likely) continue;
    assignment = other;
    likelihood = likely;
    if (random() < likelihood) break;
  }
  return assignment;
}

/** An assignment drawn roughly in proportion to its likelihood. */
export function likelyAssignment<S, M, V>(
  game: AGame<S, M, V>,
  observation: V,
  hidden: Hidden,
  random: Random,
): Assignment {
  const rate = (assignment: Assignment) =>
    game.heuristics.likelihood?.(observation, assignment) ?? 1;
  let best: Rated = { assignment: [], likelihood: -1 };
  for (let draw = 0; draw < DRAWS; draw++) {
    const assignment = sampleAssignment(hidden, random);
    const likelihood = rate(assignment);
    if (random() < likelihood) return assignment;
    if (likelihood > best.likelihood) best = { assignment, likelihood };
  }
  return mended(best, hidden, rate, random);
}
