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
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const one of Object.values(value)) frozen(one);
  return Object.freeze(value);
}

/** The rules behind a game or its copy. Throws a TypeError for anything else. */
export function engineOf(game: Game): AnyGame {
  const engine = engines.get(game) ?? byId.get(game?.id);
  return engine ?? misuse('game', 'a game of this library that has been imported', game);
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
  const game = publishedGames.get(engine) ?? frozen(facadeOf(engine));
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
  readonly step: Course['steps'][number];
}

/** What the header of a match says beyond its game, options, seed and seats. */
export type Marks = Omit<Course, 'seats' | 'steps'>;

/** What stands behind a match. */
export interface Inside {
  readonly engine: AnyMatch;
  /** Who sat where at the beginning. */
  readonly seats: readonly SeatEntry[];
  readonly made: StepMade | undefined;
  readonly marks: Marks;
}

const insides = new WeakMap<Match, Inside>();

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
  let inside: Inside = { engine: first, seats, made: undefined, marks };
  for (const step of steps) {
    const after = advanced(inside, step.do, step.seats);
    if (isRefusal(after)) return after;
    inside = after;
  }
  return inside;
}

/** What stands behind a match. Throws a TypeError for anything but a match of this library or its copy. */
export function insideOf(match: Match): Inside {
  const known = insides.get(match);
  if (known !== undefined) return known;
  if (typeof match?.course !== 'object') misuse('match', 'a match of this library', match);
  const inside = insideOfCopy(match);
  if (isRefusal(inside)) throw new TypeError(`this copy of a match is damaged: ${inside.text.en}`);
  insides.set(match, inside);
  return inside;
}

const actorOf = (engine: AnyMatch): Match['actor'] => {
  const actor = matchActor(engine);
  return actor === NOBODY ? undefined : byOf(actor);
};

/** The steps of a match, the first one first. */
export function stepsOf({ made }: Inside): readonly StepMade[] {
  const steps: StepMade[] = [];
  for (let step = made; step !== undefined; step = step.earlier) steps.push(step);
  return steps.reverse();
}

/** A match as other programs see it. */
export function matchOf(inside: Inside): Match {
  const { engine, seats, marks } = inside;
  const { options, seed, deal, ply, closed } = engine;
  const steps = stepsOf(inside);
  let seated = seats;
  for (const { step } of steps)
    if (step.seats) seated = seatedAfter({ before: seated, seats: step.seats });
  const open = {
    game: publish(engine.game),
    options,
    seed,
    seats: seated,
    deal,
    ply,
    actor: actorOf(engine),
  };
  const results = steps.flatMap(({ after }) => after.closed ?? []);
  const course = { seats, steps: steps.map(({ step }) => step), ...marks };
  const match: Match = frozen(
    closed === undefined ? { ...open, results, course } : { ...open, closed, results, course },
  );
  insides.set(match, inside);
  return match;
}

/** The match after one more step, which may seat newcomers, or why it is refused. */
export function advanced(inside: Inside, line: string, seats?: Newcomers): Inside | Refusal {
  const { engine: before, made: earlier } = inside;
  const after = makeStep(before, line);
  if (isRefusal(after)) return after;
  const step = omitUndefined({ do: canonicalText(before, line), seats });
  return { ...inside, engine: after, made: { earlier, before, after, step } };
}
