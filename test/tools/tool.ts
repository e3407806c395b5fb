/** What the tools (`npm run bench`, `npm run ladder`, `npm run proofs`) read from their command lines. */
import type { Who } from '../../src/ai/index.ts';
import { type AnyGame, LEVELS } from '../../src/engine/game.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import { type MatchOptions, parseOptionValue } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';

/** The game with this id; throws if there is none. */
export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** Options from `key=value` pairs over those of `standard`; throws where they make no sense. */
export function optionsOf(
  game: AnyGame,
  given: readonly string[],
  standard: Readonly<Record<string, unknown>> = {},
): MatchOptions {
  const entries = given.map((pair): [string, unknown] => {
    const [key = '', value = ''] = pair.split('=');
    const option = game.options[key];
    return [key, option === undefined ? value : parseOptionValue(option, value)];
  });
  const options = matchOptions(game, { ...standard, ...Object.fromEntries(entries) });
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
}

/** Who plays: a level, or random moves. Throws on other words. */
export function whoOf(typed: string): Who {
  const who = (['random', ...LEVELS] as const).find((one) => one === typed);
  if (who === undefined) throw new Error(`${typed} is no level`);
  return who;
}

/** A whole number from 1. */
export function count(typed: string): number {
  if (!/^[1-9]\d{0,6}$/.test(typed)) throw new Error(`${typed} is not a whole number from 1`);
  return Number(typed);
}

export const collect = (typed: string, before: readonly string[]): readonly string[] => [
  ...before,
  typed,
];

/** Ends a tool that cannot do its job. */
export function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
