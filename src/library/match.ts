/**
 * Matches as values: opening one, its legal moves, a step. A match remembers its steps, so that it
 * can be written as a record at any time.
 */
import { CHANCE, NOBODY } from '../engine/game.ts';
import {
  type AnyMatch,
  chanceOf,
  legalTexts,
  makeStep as makeEngineStep,
  matchActor,
  openMatch as openEngine,
  playersOf,
} from '../engine/match.ts';
import { byOf, headerOf, readLine, type SeatEntry } from '../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { writeChance } from '../engine/step.ts';
import { type Text, text } from '../lang/text.ts';
import { engineOf, type Game, type Options, publish, resolve } from './game.ts';

/** Who sits at a seat. */
export interface Seat {
  readonly name: string;
  /** `human`, `random`, or `ai:` and a level; other programs may use words of their own. */
  readonly by: string;
}

/** A line of the score. The lines of a seat add up to its points. */
export interface ScoreLine {
  readonly seat: number;
  readonly label: Text;
  readonly amount: number;
  /** The clause it follows from. */
  readonly clause: string;
}

/** What a deal came to; arrays by seat. */
export interface DealResult {
  /** The rules' word for how the deal ended. */
  readonly why: string;
  /** Of this deal. */
  readonly points: readonly number[];
  /** Of the match so far. */
  readonly totals: readonly number[];
  readonly lines: readonly ScoreLine[];
  /** The winners and ranks (1 is best) if the match ends here. */
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
}

/** A match at one moment. It never changes: each step gives another. */
export interface Match {
  readonly game: Game;
  /** Every option, resolved. */
  readonly options: Options;
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** Number of the deal under way, from 1; of the last one when the match has ended. */
  readonly deal: number;
  /** Steps made so far, those of chance included. */
  readonly ply: number;
  /** Who acts: a seat from 0, clockwise, or chance; undefined when the match has ended. */
  readonly actor: number | 'chance' | undefined;
  /** The deal that the last step closed, if it closed one. */
  readonly closed?: DealResult;
}

/** What a match is opened with. */
export interface Setup {
  /** Options left out have their defaults. */
  readonly options?: Options;
  /** Any text of up to 200 characters; it alone says how the cards fall. */
  readonly seed: string;
  /** One a seat; left out: people, called by their number. */
  readonly seats?: readonly Seat[];
}

/** A step that was made, and those before it. */
export interface Made {
  readonly earlier: Made | undefined;
  readonly before: AnyMatch;
  readonly after: AnyMatch;
  /** In canonical form. */
  readonly text: string;
}

/** What stands behind a match. */
export interface Course {
  readonly engine: AnyMatch;
  readonly seats: readonly SeatEntry[];
  readonly made: Made | undefined;
  /** Its deals do not follow from the seed. */
  readonly isFromElsewhere: boolean;
}

const courses = new WeakMap<Match, Course>();

/** The course of a match. Throws a TypeError for anything but a match of this library. */
export function courseOf(match: Match): Course {
  const course = courses.get(match);
  if (course === undefined) throw new TypeError('not a match of this library');
  return course;
}

const actorOf = (engine: AnyMatch): Match['actor'] => {
  const actor = matchActor(engine);
  return actor === NOBODY ? undefined : byOf(actor);
};

/** A course as other programs see it. */
export function shown(course: Course): Match {
  const { engine, seats } = course;
  const { options, seed, deal, ply, closed } = engine;
  const game = publish(engine.game);
  const facts = { game, options, seed, seats, deal, ply, actor: actorOf(engine) };
  const match: Match = closed === undefined ? facts : { ...facts, closed };
  courses.set(match, course);
  return match;
}

const numbered = (players: number): readonly SeatEntry[] =>
  Array.from({ length: players }, (_, seat) => ({ name: String(seat + 1), by: 'human' }));

const WRONG_SEATS = text('every seat needs one entry', 'jeder Platz braucht genau einen Eintrag');

/**
 * A match before its first step. Refuses options the game does not take, a seed that no record can
 * hold, and seats that are not as many as the players. Throws if `game` is none.
 */
export function openMatch(game: Game, { options = {}, seed, seats }: Setup): Match | Refusal {
  const engine = engineOf(game);
  const resolved = resolve(engine, options);
  if (isRefusal(resolved)) return resolved;
  const players = playersOf(resolved);
  const entries = seats ?? numbered(players);
  if (entries.length !== players) return refuse('conventions', WRONG_SEATS);
  const opened = openEngine(engine, resolved, seed);
  const header = readLine(JSON.stringify(headerOf(opened, entries)));
  if (isRefusal(header)) return header;
  return shown({ engine: opened, seats: entries, made: undefined, isFromElsewhere: false });
}

/** The texts the seat to act may play, complete and in canonical order; empty when none is to act. */
export function legalMoves(match: Match): readonly string[] {
  const { engine } = courseOf(match);
  return matchActor(engine) >= 0 ? legalTexts(engine) : [];
}

/** A step that can be read, in canonical form. */
function canonical(engine: AnyMatch, line: string): string {
  if (matchActor(engine) === CHANCE) return line.trim().split(/\s+/).join(' ');
  const move = engine.game.notation.read(line);
  return isRefusal(move) ? line : engine.game.notation.write(move);
}

/** The course after one more step, or why it is refused. */
export function advanced(course: Course, line: string): Course | Refusal {
  const { engine } = course;
  const after = makeEngineStep(engine, line);
  if (isRefusal(after)) return after;
  const made = { earlier: course.made, before: engine, after, text: canonical(engine, line) };
  return { ...course, engine: after, made };
}

const ENDED = text('the match has ended', 'die Partie ist zu Ende');

/**
 * The match after a step of its actor, be it a seat's move or chance's, in any spelling the game
 * reads. A step that is not legal is refused with the clause it breaks, or with `notation` if it
 * cannot be read.
 */
export function makeStep(match: Match, step: string): Match | Refusal {
  const course = courseOf(match);
  if (matchActor(course.engine) === NOBODY) return refuse('conventions', ENDED);
  const after = advanced(course, step);
  return isRefusal(after) ? after : shown(after);
}

/** The match after all that chance does now, by the seed: a seat is to act, or the match has ended. */
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
