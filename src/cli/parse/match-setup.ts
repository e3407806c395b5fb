/**
 * Reads a game and its options from a command line, with suggestions for misspellings. The valid
 * options and levels come from the game itself.
 */
import type { Who } from '../../ai/index.ts';
import { type AnyGame, LEVELS } from '../../engine/game.ts';
import { matchOptions } from '../../engine/match-options.ts';
import {
  type MatchOptions,
  type OptionValue,
  type OptionValues,
  parseOptionValue,
} from '../../engine/options.ts';
import type { Preset } from '../../engine/profile.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { games } from '../../games/index.ts';
import { clean } from '../../lang/clean.ts';
import { isPlain } from '../../lang/plain.ts';
import { fill, LANGS } from '../../lang/text.ts';
import type { Flags } from '../call/call.ts';
import { misused, Stop, USAGE } from '../call/exit-codes.ts';
import { folded, suggestions, unknownText } from './suggest.ts';
import texts from './texts.json' with { type: 'json' };

const { seats } = texts;

/** All words that mean the game: its id, its name in every language, and its other names. */
function gameNames({ id, names, alsoNames = [] }: AnyGame): readonly string[] {
  return [id, ...LANGS.map((lang) => names[lang]), ...alsoNames];
}

/** The game with this id or name, in any unambiguous spelling. */
export function gameNamed(typed: string): AnyGame {
  const wanted = folded(typed);
  const game = games.find((one) => gameNames(one).some((name) => folded(name) === wanted));
  if (game !== undefined) return game;
  const near = suggestions(typed, games.flatMap(gameNames));
  const idOf = (name: string) => games.find((one) => gameNames(one).includes(name))?.id ?? [];
  const ids = [...new Set(near.flatMap(idOf))];
  return misused(unknownText(texts.games, ids, clean(typed, 40)), 'unknown-game');
}

/** Reads `KEY=VALUE` for an option of the game; a misspelt key is refused with the nearest one. */
function readPair(game: AnyGame, pair: string): readonly [string, OptionValue] {
  const at = pair.indexOf('=');
  if (at < 1) return misused(fill(texts.options.form, clean(pair, 60)));
  const key = pair.slice(0, at);
  const option = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
  if (option !== undefined) return [key, parseOptionValue(option, pair.slice(at + 1))];
  const near = suggestions(key, Object.keys(game.options)).slice(0, 1);
  return misused(unknownText(texts.options, near, game.id, clean(key, 40)), 'unknown-option');
}

/** The variant with this name. */
function presetNamed(game: AnyGame, typed: string): Preset {
  const presets = game.presets ?? [];
  if (presets.length === 0) return misused(fill(texts.presets.none, game.id));
  const preset = presets.find(({ id }) => id === typed.toLowerCase());
  if (preset !== undefined) return preset;
  const near = suggestions(
    typed,
    presets.map(({ id }) => id),
  );
  return misused(unknownText(texts.presets, near, game.id, clean(typed, 40)), 'unknown-preset');
}

/** The options on a command line: those of a preset, over the command's own, changed by `-o`. */
export function optionsGiven(game: AnyGame, given: Flags, own: OptionValues = {}): MatchOptions {
  const typed = given.text('preset');
  const base = typed === undefined ? {} : presetNamed(game, typed).options;
  return optionsNamed(game, given.list('option'), { ...own, ...base });
}

/** Every option of the game, from `key=value` pairs over `base`; the last of a key counts. */
export function optionsNamed(
  game: AnyGame,
  pairs: readonly string[],
  base: OptionValues = {},
): MatchOptions {
  const named = Object.fromEntries(pairs.map((pair) => readPair(game, pair)));
  const options = matchOptions(game, { ...base, ...named });
  if (isRefusal(options)) throw new Stop(USAGE, options.text, options.clause);
  return options;
}

/** The seed given by `--seed`, or by the flag of this key; undefined if none is. */
export function seedNamed(given: Flags, key = 'seed'): string | undefined {
  const seed = given.text(key);
  if (seed !== undefined && !isPlain(seed)) return misused(texts.seeds.bad);
  return seed;
}

/** A player an option names: `random` or a level that the game offers. */
export function whoNamed(game: AnyGame, typed: string): Who {
  const offered = ['random', ...game.heuristics.levels].join(', ');
  if (typed === 'random') return typed;
  const level = LEVELS.find((one) => one === typed);
  if (level === undefined) return misused(fill(seats.noLevel, clean(typed, 40), game.id, offered));
  if (!game.heuristics.levels.includes(level))
    return misused(fill(seats.notOffered, level, game.id, offered));
  return level;
}

/** Who sits where: `standard` by seat, changed by `SEAT=WHO` pairs; the last of a seat counts. */
export function seatsNamed<W>(
  options: MatchOptions,
  pairs: readonly string[],
  standard: (seat: number) => W,
  read: (typed: string) => W,
): readonly W[] {
  const { players } = options;
  const named = new Map<number, W>();
  for (const pair of pairs) {
    const parts = /^(\d{1,3})=(.+)$/su.exec(pair);
    if (parts === null) return misused(fill(seats.form, clean(pair, 60)));
    const seat = Number(parts[1]);
    if (seat >= players) return misused(fill(seats.unknown, seat, players, players - 1));
    named.set(seat, read(parts[2] ?? ''));
  }
  return Array.from({ length: players }, (_, seat) => named.get(seat) ?? standard(seat));
}
