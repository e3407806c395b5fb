/** Makes steps: the match before and after each, and its text in canonical form. */
import { CHANCE } from '../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, matchActor } from '../engine/match.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { writeChance } from '../engine/step.ts';
import type { Made } from './log.ts';

/** The actor's move made, or why it is refused. */
export function moved(before: AnyMatch, move: unknown): Made | Refusal {
  const after = makeMove(before, move);
  if (isRefusal(after)) return after;
  return { before, after, by: matchActor(before), text: before.game.notation.write(move) };
}

/** A move that cannot be refused. */
export function sure(before: AnyMatch, move: unknown): Made {
  const made = moved(before, move);
  if (isRefusal(made))
    throw new Error(`${before.game.id} refuses ${before.game.notation.write(move)}`);
  return made;
}

/** The chance step the match waits for. */
export function chanced(before: AnyMatch): Made {
  const { pack, game } = before;
  const step = chanceOf(before);
  const after = makeChance(before, step);
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own ${step.word}`);
  return { before, after, by: CHANCE, text: writeChance(pack, game.rules.chanceEvents, step) };
}
