/** Makes steps: the match before and after each, and its text in canonical form. */
import { CHANCE } from '../../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, matchActor } from '../../engine/match.ts';
import type { Earlier } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { seatingDue } from '../../engine/seating.ts';
import { type ChanceStep, readChance, writeChance } from '../../engine/step.ts';
import type { Made } from './log.ts';

/** The actor's move made, or why it is refused. */
export function moved(before: AnyMatch, move: unknown): Made | Refusal {
  const after = makeMove(before, move);
  if (isRefusal(after)) return after;
  return { before, after, by: matchActor(before), text: before.game.notation.write(move) };
}

/** Whether the actor has nothing to decide in all of this game. */
export const isForcedHere = ({ game, state }: AnyMatch): boolean =>
  game.heuristics.levels.length === 0 && game.rules.legal(state).length === 1;

/** A move that cannot be refused. */
export function sure(before: AnyMatch, move: unknown): Made {
  const made = moved(before, move);
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
  const { pack, game } = before;
  const step = openedBefore(before, earlier) ?? chanceOf(before);
  const after = makeChance(before, step);
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own ${step.word}`);
  return { before, after, by: CHANCE, text: writeChance(pack, game.rules.chanceEvents, step) };
}
