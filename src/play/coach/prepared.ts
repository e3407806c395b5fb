/** Steps prepared beforehand, as lessons, puzzles and mistakes have them, made again. */
import { type AnyGame, CHANCE } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { chanced, type Made, sure } from '../steps/steps.ts';

/** Throws if the text is no step of the game. */
export function readStep(game: AnyGame, line: string): unknown {
  const move = game.notation.read(line);
  if (isRefusal(move)) throw new Error(`${game.id} has no step “${line}”`);
  return move;
}

/** Chance acts until a seat is to act or the match is over. */
function settled(match: AnyMatch, made: Made[]): AnyMatch {
  let now = match;
  while (matchActor(now) === CHANCE) {
    const step = chanced(now);
    made.push(step);
    now = step.after;
  }
  return now;
}

/** The steps of the seats and those of chance between them. Throws if one is not legal. */
export function stepsMade(start: AnyMatch, lines: readonly string[]): readonly Made[] {
  const made: Made[] = [];
  let match = settled(start, made);
  for (const line of lines) {
    const step = sure(match, readStep(start.game, line));
    made.push(step);
    match = settled(step.after, made);
  }
  return made;
}
