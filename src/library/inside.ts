/**
 * What stands behind the library's games and matches, which other programs never see: the engine's game behind a
 * `Game`, the engine's match and the steps behind a `Match`. A copy of a match finds its inside again by making its
 * steps once more.
 */

import { type AnyGame, NOBODY } from '../engine/game.ts';
import { type AnyMatch, canonicalText, makeStep, matchActor, openMatch } from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { omitUndefined } from '../engine/omit-undefined.ts';
import { choiceKeys, limitsOf, type Option, type OptionValue } from '../engine/options.ts';
import { openQuickStream } from '../engine/random.ts';
import { byOf, type SeatEntry } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { sampleAssignment } from '../engine/sampler.ts';
import { type Newcomers, seatedAfter } from '../engine/seating.ts';
import { readObservation } from '../protocol/expected.ts';
import type { Course, Game, GameOption, Match } from './types.ts';

const engines = new WeakMap<Game, AnyGame>();
const publishedGames = new WeakMap<AnyGame, Game>();
/** The games behind copies of a `Game`, by id. */
const byId = new Map<string, AnyGame>();

/** A value as a message shows it. */
function described(value: unknown): string {
  if (isRefusal(value)) return `a refusal (${value.text.en})`;
  if (typeof value === 'object' && value !== null) return 'another object';
  return typeof value === 'string' ? `'${value.slice(0, 40)}'` : String(value);
}

/** Throws a TypeError that names the argument and what it must be. */
export function misuse(argument: string, wanted: string, value: unknown): never {
  throw new TypeError(`${argument} must be ${wanted}, not ${described(value)}`);
}

export function needText(argument: string, value: unknown): void {
  if (typeof value !== 'string') misuse(argument, "a text such as 'play QS'", value);
}

/** The value, frozen together with everything it holds. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const held: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const one of held) frozen(one);
  return Object.freeze(value);
}

/** The rules behind a game or its copy. Throws a TypeError for anything else. */
export function engineOf(game: Game): AnyGame {
  const engine = engines.get(game) ?? byId.get(game?.id);
  return engine ?? misuse('game', 'a game of this library that has been imported', game);
}

/** An option as other programs see it, with its default. */
function optionOf(key: string, option: Option, standard: OptionValue | undefined): GameOption {
  const { meaning } = option;
  switch (option.kind) {
    case 'number':
      return { key, meaning, kind: 'number', default: Number(standard), ...limitsOf(option) };
    case 'choice':
      return {
        key,
        meaning,
        kind: option.kind,
        default: String(standard),
        choices: choiceKeys(option),
      };
    case 'flag':
      return { key, meaning, kind: 'flag', default: option.default };
  }
}

function gameOptions(engine: AnyGame): readonly GameOption[] {
  const standard = matchOptions(engine, {});
  if (isRefusal(standard)) throw new Error(standard.text.en);
  return Object.entries(engine.options).map(([key, option]) =>
    optionOf(key, option, standard[key]),
  );
}

/** A game as other programs see it: plain values, nothing of the engine. */
function facadeOf(engine: AnyGame): Game {
  const { id, names, summary, aim } = engine;
  const { presets = [] } = engine;
  const { least, most } = limitsOf(engine.options.players);
  const { levels } = engine.heuristics;
  const options = gameOptions(engine);
  return { id, names, summary, aim, players: { least, most }, levels, options, presets };
}

/** The one `Game` that represents a game of the engine. */
export function publish(engine: AnyGame): Game {
  const published = publishedGames.get(engine);
  if (published !== undefined) return published;
  const game = frozen(facadeOf(engine));
  publishedGames.set(engine, game);
  engines.set(game, engine);
  byId.set(engine.id, engine);
  return game;
}

/** A step that was made, linked to the step before it. */
export interface StepMade {
  readonly earlier: StepMade | undefined;
  readonly before: AnyMatch;
  readonly after: AnyMatch;
  /** The step as it was given, in any spelling that the game reads. */
  readonly line: string;
  /** The players who sat down with it. */
  readonly seats: Newcomers | undefined;
  /** What each seat remembers after the step, once that has been asked for (`history.ts`). */
  readonly memories: unknown[];
}

/** The step in canonical form. */
export const textOf = ({ before, line }: StepMade): string => canonicalText(before, line);

const stepOf = (made: StepMade): Course['steps'][number] =>
  omitUndefined({ do: textOf(made), seats: made.seats });

/** What the header of a match says beyond its game, options, seed and seats. */
export type Marks = Omit<Course, 'seats' | 'steps'>;

/** What the inside of a match is made of. */
interface InsideParts {
  readonly engine: AnyMatch;
  /** Who sat where at the beginning. */
  readonly seats: readonly SeatEntry[];
  /** Who sits where now. */
  readonly seated: readonly SeatEntry[];
  readonly made: StepMade | undefined;
  readonly marks: Marks;
}

/** What stands behind a match. What tells of all its steps is computed when it is first asked for. */
export class Inside implements InsideParts {
  readonly engine: AnyMatch;
  readonly seats: readonly SeatEntry[];
  readonly seated: readonly SeatEntry[];
  readonly made: StepMade | undefined;
  readonly marks: Marks;
  #results: Match['results'] | undefined;
  #course: Course | undefined;

  constructor({ engine, seats, seated, made, marks }: InsideParts) {
    this.engine = engine;
    this.seats = seats;
    this.seated = seated;
    this.made = made;
    this.marks = marks;
  }

  get results(): Match['results'] {
    this.#results ??= frozen(stepsOf(this).flatMap(({ after }) => after.closed ?? []));
    return this.#results;
  }

  get course(): Course {
    const { seats, marks } = this;
    this.#course ??= frozen({ seats, steps: stepsOf(this).map(stepOf), ...marks });
    return this.#course;
  }
}

/** The opening of a match with a state that looks to the seat to act as the published observation says. */
export function determinized(
  opening: AnyMatch,
  { observation: published, deal, ply }: NonNullable<Course['determinized']>,
): AnyMatch | Refusal {
  const { game, options, seed } = opening;
  const read = readObservation(game, options, published);
  if (isRefusal(read)) return read;
  const { hidden, determinize } = game.observer;
  const random = openQuickStream(`${seed}/determinized/${ply}`);
  const state = determinize(read.observation, sampleAssignment(hidden(read.observation), random));
  return { ...opening, state, deal, ply };
}

/** The inside of a copy of a match, made again from the copy's course. */
function insideOfCopy({ game, options, seed, course }: Match): Inside | Refusal {
  const engine = engineOf(game);
  const resolved = matchOptions(engine, options);
  if (isRefusal(resolved)) return resolved;
  const { seats, steps, ...marks } = course;
  const opened = openMatch(engine, resolved, seed);
  const first = marks.determinized ? determinized(opened, marks.determinized) : opened;
  if (isRefusal(first)) return first;
  let inside = insideAt(first, seats, marks);
  for (const step of steps) {
    const after = advanced(inside, step.do, step.seats);
    if (isRefusal(after)) return after;
    inside = after;
  }
  return inside;
}

/** The key under which a match holds its inside. Copies, JSON and lists of its keys have none. */
const INSIDE = Symbol('inside');
/** The insides of copies of matches. */
const insidesOfCopies = new WeakMap<Match, Inside>();

/** The inside that a match was made with; undefined for anything else. */
function insideHeld(match: Match): Inside | undefined {
  if (typeof match !== 'object' || match === null || !(INSIDE in match)) return undefined;
  return match[INSIDE] instanceof Inside ? match[INSIDE] : undefined;
}

/** What stands behind a match. Throws a TypeError for anything but a match of this library or its copy. */
export function insideOf(match: Match): Inside {
  const known = insideHeld(match) ?? insidesOfCopies.get(match);
  if (known !== undefined) return known;
  if (typeof match?.course !== 'object') misuse('match', 'a match of this library', match);
  const inside = insideOfCopy(match);
  if (isRefusal(inside)) throw new TypeError(`this copy of a match is damaged: ${inside.text.en}`);
  insidesOfCopies.set(match, inside);
  return inside;
}

const actorOf = (engine: AnyMatch): Match['actor'] => {
  const actor = matchActor(engine);
  return actor === NOBODY ? undefined : byOf(actor);
};

/** The steps of a match from number `since` on, the first one first. */
export function stepsOf({ made }: Pick<Inside, 'made'>, since = 0): readonly StepMade[] {
  const steps: StepMade[] = [];
  for (let step = made; step !== undefined && step.before.ply >= since; step = step.earlier)
    steps.push(step);
  return steps.reverse();
}

/** The keys of a match that tell of all its steps. */
type Later = 'results' | 'course';

const LATER: Readonly<Record<Later, PropertyDescriptor & ThisType<Match>>> = {
  results: {
    enumerable: true,
    get() {
      return insideOf(this).results;
    },
  },
  course: {
    enumerable: true,
    get() {
      return insideOf(this).course;
    },
  },
};

/** Makes a match of its other keys: adds its inside and what tells of all its steps, and freezes it. */
function complete(match: Omit<Match, Later>, inside: Inside): asserts match is Match {
  Object.defineProperties(match, LATER);
  Object.defineProperty(match, INSIDE, { value: inside });
  Object.freeze(match);
}

/** A match as other programs see it. */
export function matchOf(inside: Inside): Match {
  const { engine, seated } = inside;
  const { options, seed, deal, ply, closed } = engine;
  const open = {
    game: publish(engine.game),
    options,
    seed,
    seats: seated,
    deal,
    ply,
    actor: actorOf(engine),
  };
  const match: Omit<Match, Later> = closed === undefined ? open : { ...open, closed };
  complete(match, inside);
  return match;
}

/** The inside of a match before its first step. */
export function insideAt(engine: AnyMatch, seats: readonly SeatEntry[], marks: Marks = {}): Inside {
  frozen(engine.options);
  return new Inside({
    engine,
    seats: frozen(seats),
    seated: seats,
    made: undefined,
    marks: frozen(marks),
  });
}

/** The inside of a match after a step that was made. */
export function continuedBy(
  { engine: before, seats, seated, made: earlier, marks }: Inside,
  after: AnyMatch,
  line: string,
  newcomers?: Newcomers,
): Inside {
  frozen(after.closed);
  const made = { earlier, before, after, line, seats: newcomers, memories: [] };
  if (newcomers === undefined) return new Inside({ engine: after, seats, seated, made, marks });
  const seatedNow = frozen(seatedAfter({ before: seated, seats: newcomers }));
  return new Inside({ engine: after, seats, seated: seatedNow, made, marks });
}

/** The inside of a match after one more step, which may seat newcomers, or why it is refused. */
export function advanced(inside: Inside, line: string, newcomers?: Newcomers): Inside | Refusal {
  const after = makeStep(inside.engine, line);
  return isRefusal(after) ? after : continuedBy(inside, after, line, newcomers);
}
