/**
 * Matches as values: opening one, its legal moves, a step. A match remembers its steps, so that it
 * can be written as a record at any time.
 */
import { CHANCE, NOBODY } from '../engine/game.ts';
import { chanceOf, legalTexts, matchActor, openMatch as openEngine } from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { headerOf, readLine, type SeatEntry } from '../engine/record.ts';
import { isRefusal, problem, type Refusal } from '../engine/refusal.ts';
import { writeChance } from '../engine/step.ts';
import { text } from '../lang/text.ts';
import { advanced, courseOf, engineOf, shown } from './inside.ts';
import type { Game, Match, Setup } from './types.ts';

const numbered = (players: number): readonly SeatEntry[] =>
  Array.from({ length: players }, (_, seat) => ({ name: String(seat + 1), by: 'human' }));

const WRONG_SEATS = text('every seat needs one entry', 'jeder Platz braucht genau einen Eintrag');

/**
 * A match before its first step. Refuses options the game does not take, a seed that no record can
 * hold, and more or fewer seats than players. Throws a TypeError if `game` is not one of this library.
 */
export function openMatch(game: Game, { options = {}, seed, seats }: Setup): Match | Refusal {
  const engine = engineOf(game);
  const resolved = matchOptions(engine, options);
  if (isRefusal(resolved)) return resolved;
  const players = resolved.players;
  const entries = seats ?? numbered(players);
  if (entries.length !== players) return problem(WRONG_SEATS);
  const opened = openEngine(engine, resolved, seed);
  const header = readLine(JSON.stringify(headerOf(opened, entries)));
  if (isRefusal(header)) return header;
  return shown({ engine: opened, seats: entries, made: undefined, marks: {} });
}

/**
 * Every legal move of the seat to act as a text, in canonical order; empty when no seat is to act.
 * Throws a TypeError if `match` is not one of this library, as do all functions that take a match.
 */
export function legalMoves(match: Match): readonly string[] {
  const { engine } = courseOf(match);
  return matchActor(engine) >= 0 ? legalTexts(engine) : [];
}

const ENDED = text('the match has ended', 'die Partie ist zu Ende');

/**
 * The match after a step of its actor, a seat or chance, in any spelling the game reads. An illegal
 * step is refused with the clause it breaks, an unreadable one with `notation`, and any step after
 * the end of the match with `conventions`.
 */
export function makeStep(match: Match, step: string): Match | Refusal {
  const course = courseOf(match);
  if (matchActor(course.engine) === NOBODY) return problem(ENDED);
  const after = advanced(course, step);
  return isRefusal(after) ? after : shown(after);
}

/** The match once chance has made all its steps, as the seed says: a seat is to act, or it has ended. */
export function settleChance(match: Match): Match {
  let course = courseOf(match);
  while (matchActor(course.engine) === CHANCE) {
    const { engine } = course;
    const step = writeChance(engine.pack, engine.game.rules.chanceEvents, chanceOf(engine));
    const after = advanced(course, step);
    if (isRefusal(after)) throw new Error(`${engine.game.id} refuses its own ${step}`);
    course = after;
  }
  return shown(course);
}
