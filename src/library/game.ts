/** Games as other programs see them: plain facts. What a game does stays behind the façade. */
import type { AnyGame } from '../engine/game.ts';
import { type Option, type OptionValue, resolveOptions } from '../engine/options.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Text } from '../lang/text.ts';

/** Strengths of the opponents, weakest first; `random` takes any legal move. */
export type Level = 'random' | 'easy' | 'medium' | 'hard';

/** Option values by key. */
export type Options = Readonly<Record<string, number | string | boolean>>;

/** An option of a game and the values it takes. */
export type GameOption = {
  readonly key: string;
  readonly meaning: Text;
} & (
  | {
      readonly kind: 'number';
      readonly default: number;
      readonly least: number;
      readonly most: number;
      /** Values are multiples of it. */
      readonly step: number;
      /** The only values, where they are no range. */
      readonly among?: readonly number[];
    }
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
  | { readonly kind: 'flag'; readonly default: boolean }
);

/** A variant that people know by a name. Options it does not give keep their defaults. */
export interface Preset {
  readonly id: string;
  readonly names: Text;
  readonly options: Options;
}

/** A clause of a game's rules; refusals name its `id`. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
}

/** A game of this library. All its properties are plain data; the value itself stands for the rules. */
export interface Game {
  /** As records and the command line name it: lower case, with hyphens. */
  readonly id: string;
  readonly names: Text;
  /** One sentence. */
  readonly summary: Text;
  /** Whether points are to be won or avoided. */
  readonly aim: 'most' | 'least';
  /** Fewest and most seats. */
  readonly players: { readonly least: number; readonly most: number };
  /** The levels worth choosing, weakest first; empty where nothing is decided. */
  readonly levels: readonly Level[];
  readonly options: readonly GameOption[];
  readonly presets: readonly Preset[];
}

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
    case 'number': {
      const { kind, least, most, step, among } = option;
      const range = { kind, default: Number(standard), least, most, step };
      return { key, meaning, ...range, ...(among && { among }) };
    }
    case 'choice':
      return { key, meaning, kind: 'choice', default: option.default, choices: option.choices };
    case 'flag':
      return { key, meaning, kind: 'flag', default: option.default };
  }
}

function optionsOf({ options }: AnyGame): readonly GameOption[] {
  const standard = resolveOptions(options, {});
  if (isRefusal(standard)) throw new Error(standard.text.en);
  return Object.entries(options).map(([key, option]) => optionOf(key, option, standard[key]));
}

function facadeOf(engine: AnyGame): Game {
  const { id, names, summary, aim, presets = [] } = engine;
  const { least, most } = engine.options.players;
  const { levels } = engine.heuristics;
  const options = optionsOf(engine);
  return { id, names, summary, aim, players: { least, most }, levels, options, presets };
}

/** The one value that stands for a game. */
export function publish(engine: AnyGame): Game {
  const game = published.get(engine) ?? facadeOf(engine);
  published.set(engine, game);
  engines.set(game, engine);
  return game;
}

/** A game's options with their defaults, or why some of them make no sense. */
export function resolve(engine: AnyGame, given: Options) {
  const options = resolveOptions(engine.options, given);
  return isRefusal(options) ? options : (engine.check?.(options) ?? options);
}

/**
 * The clauses of a game's rules with these options in force; options left out have their defaults.
 * Refuses options that the game does not take.
 */
export function rulesOf(game: Game, options: Options = {}): readonly Clause[] | Refusal {
  const engine = engineOf(game);
  const resolved = resolve(engine, options);
  return isRefusal(resolved) ? resolved : engine.clauses(resolved);
}
