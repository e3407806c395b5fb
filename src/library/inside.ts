/** The internals of the library's games and matches; none of this is published. */
import { type AnyGame, CHANCE, NOBODY } from '../engine/game.ts';
import { type AnyMatch, makeStep, matchActor } from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { choicesOf, limitsOf, type Option, type OptionValue } from '../engine/options.ts';
import { byOf, type SeatEntry } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { type Newcomers, type Seating, seatedAfter } from '../engine/seating.ts';
import type { Game, GameOption, Match } from './types.ts';

const engines = new WeakMap<Game, AnyGame>();
const published = new WeakMap<AnyGame, Game>();

/** The rules behind a game. Throws a TypeError for anything but a game of this library. */
export function engineOf(game: Game): AnyGame {
  const engine = engines.get(game);
  if (engine === undefined) throw new TypeError('not a game of this library');
  return engine;
}

function optionOf(key: string, option: Option, standard: OptionValue | undefined): GameOption {
  const { meaning } = option;
  switch (option.kind) {
    case 'number':
      return { key, meaning, kind: 'number', default: Number(standard), ...limitsOf(option) };
    case 'choice':
      return {
        key,
        meaning,
        kind: 'choice',
        default: String(standard),
        choices: choicesOf(option),
      };
    case 'flag':
      return { key, meaning, kind: 'flag', default: option.default };
  }
}

function optionsOf(engine: AnyGame): readonly GameOption[] {
  const standard = matchOptions(engine, {});
  if (isRefusal(standard)) throw new Error(standard.text.en);
  return Object.entries(engine.options).map(([key, option]) =>
    optionOf(key, option, standard[key]),
  );
}

function facadeOf(engine: AnyGame): Game {
  const { id, names, summary, aim } = engine;
  const { presets = [] } = engine.extras;
  const { least, most } = limitsOf(engine.options.players);
  const { levels } = engine.heuristics;
  const options = optionsOf(engine);
  return { id, names, summary, aim, players: { least, most }, levels, options, presets };
}

/** The one value that represents a game. */
export function publish(engine: AnyGame): Game {
  const game = published.get(engine) ?? facadeOf(engine);
  published.set(engine, game);
  engines.set(game, engine);
  return game;
}

/** A step, and those before it. */
export interface Made {
  readonly earlier: Made | undefined;
  readonly before: AnyMatch;
  readonly after: AnyMatch;
  /** In canonical form. */
  readonly text: string;
  readonly seating?: Seating;
}

/** How a match came about, as its header says. */
export interface Marks {
  /** A person was given a hint or took a step back. */
  readonly assisted?: boolean;
  /** The deals do not follow from the seed. */
  readonly deals?: 'elsewhere';
}

/** What a match hides. */
export interface Course {
  readonly engine: AnyMatch;
  /** At the beginning. */
  readonly seats: readonly SeatEntry[];
  readonly made: Made | undefined;
  readonly marks: Marks;
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

/** Who sits where now. */
export function seatsOf({ seats, made }: Course): readonly SeatEntry[] {
  for (let step = made; step !== undefined; step = step.earlier)
    if (step.seating !== undefined) return seatedAfter(step.seating);
  return seats;
}

/** A course as other programs see it. */
export function shown(course: Course): Match {
  const { engine } = course;
  const seats = seatsOf(course);
  const { options, seed, deal, ply, closed } = engine;
  const game = publish(engine.game);
  const facts = { game, options, seed, seats, deal, ply, actor: actorOf(engine) };
  const match: Match = closed === undefined ? facts : { ...facts, closed };
  courses.set(match, course);
  return match;
}

/** A step that can be read, in canonical form. */
function canonical(engine: AnyMatch, line: string): string {
  if (matchActor(engine) === CHANCE) return line.trim().split(/\s+/).join(' ');
  const move = engine.game.notation.read(line);
  return isRefusal(move) ? line : engine.game.notation.write(move);
}

/** The course after one more step, which may seat newcomers, or why it is refused. */
export function advanced(course: Course, line: string, seats?: Newcomers): Course | Refusal {
  const { engine } = course;
  const after = makeStep(engine, line);
  if (isRefusal(after)) return after;
  const made = { earlier: course.made, before: engine, after, text: canonical(engine, line) };
  const seating = seats && { seating: { before: seatsOf(course), seats } };
  return { ...course, engine: after, made: { ...made, ...seating } };
}
