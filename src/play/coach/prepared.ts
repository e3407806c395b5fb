/** Makes the steps again that lessons, puzzles and mistakes have as texts. */
import { type AnyGame, CHANCE } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { chanced, type Made, sure } from '../steps/steps.ts';

/** The move of a text. Throws if the text is no step of the game. */
export function readStep(game: AnyGame, line: string): unknown {
  const move = game.notation.read(line);
  if (isRefusal(move)) throw new Error(`${game.id} has no step “${line}”`);
  return move;
}

/** Lets chance act until a seat is to act or the match is over; adds the steps to `made`. */
function afterChance(match: AnyMatch, made: Made[]): AnyMatch {
  let now = match;
  while (matchActor(now) === CHANCE) {
    const step = chanced(now);
    made.push(step);
    now = step.after;
  }
  return now;
}

/** The steps of the seats, with the steps of chance between them. Throws if a step is not legal. */
export function stepsMade(start: AnyMatch, lines: readonly string[]): readonly Made[] {
  const made: Made[] = [];
  let match = afterChance(start, made);
  for (const line of lines) {
    const step = sure(match, readStep(start.game, line));
    made.push(step);
    match = afterChance(step.after, made);
  }
  return made;
}
