/**
 * Loads a game from outside: a file whose default export is a game, as `defineGame` makes one. To load it is to run
 * its code, which is first done in a thread with bounds (`examine/examine-file.ts`).
 */
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type AnyGame, CHANCE, NOBODY } from '../../engine/game.ts';
import {
  type AnyMatch,
  chanceOf,
  makeChance,
  makeMove,
  matchActor,
  openMatch,
} from '../../engine/match.ts';
import { matchOptions } from '../../engine/match-options.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { introduction } from '../../engine/profile.ts';
import { below, openQuickStream, type Random } from '../../engine/random.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import { messageOf } from '../../lang/clean.ts';
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };
import { outdated } from './old-keys.ts';
import { wholeGame } from './plain.ts';
import { isGame, misshapen } from './shape.ts';

const { outside } = texts;

/** Milliseconds within which a file must be loaded: one that waits for something would never be done. */
const PATIENCE = 10_000;

/**
 * What a file exports by default, or a mark that loading it took too long. Without that limit, a file that waits for
 * ever at its top level would hang the program.
 */
async function exported(path: string): Promise<unknown> {
  const late = new AbortController();
  const tooLate = setTimeout(PATIENCE, outside.lost.late, { signal: late.signal });
  tooLate.catch(() => {});
  try {
    const module = await Promise.race([import(pathToFileURL(resolve(path)).href), tooLate]);
    return module === outside.lost.late ? module : module.default;
  } finally {
    late.abort();
  }
}

/** Asks the game at its defaults for all that lists, the menu and the rules page need; returns its options. */
function introduced(game: AnyGame): MatchOptions | Refusal {
  const options = matchOptions(game, {});
  if (isRefusal(options)) return options;
  game.pack(options).tokens.at(0);
  game.rules.actor(game.rules.initial(options));
  introduction(game, options);
  game.clauses(options);
  return options;
}

/** The match after one random step, for which all that a table shows is asked of the game. */
function randomStep(match: AnyMatch, random: Random): AnyMatch | Refusal {
  const { game, state } = match;
  const actor = matchActor(match);
  if (actor === CHANCE) return makeChance(match, chanceOf(match));
  const observation = game.observer.observe(state, actor);
  const moves = game.rules.legal(state);
  const move = moves[below(random, moves.length)];
  game.display.table(observation);
  game.notation.describe(observation, move);
  return makeMove(match, move);
}

/** The most steps that are played before anybody meets the game. */
const STEPS = 100;
/** The longest that these steps may take, in milliseconds. */
const LONGEST = 300;

/** Plays the first steps of a match with random moves. */
function playBeginning(game: AnyGame, options: MatchOptions): Refusal | undefined {
  const start = performance.now();
  const random = openQuickStream('begun');
  let match: AnyMatch | Refusal = openMatch(game, options, 'begun');
  for (let n = 0; n < STEPS && performance.now() - start < LONGEST; n++) {
    if (matchActor(match) === NOBODY) return undefined;
    match = randomStep(match, random);
    if (isRefusal(match)) return match;
  }
  return undefined;
}

/**
 * Why the game cannot be used, though it has the shape of one; with `isPlayed`, the first steps of a match are tried
 * too.
 */
export function failing(game: AnyGame, file: Text, isPlayed: boolean): Refusal | undefined {
  const failed = (why: Text | string): Refusal => problem(fill(outside.broken, file, why));
  try {
    const options = introduced(game);
    if (isRefusal(options)) return failed(options.text);
    const refused = isPlayed ? playBeginning(game, options) : undefined;
    return refused && failed(refused.text);
  } catch (error) {
    return failed(messageOf(error));
  }
}

/** The game of a file, whose code is run; it has the shape of a game, and words in both languages. */
export async function loadGame(path: string, file: Text): Promise<AnyGame | Refusal> {
  try {
    const game = await exported(path);
    if (game === outside.lost.late) return problem(fill(outside.throws, file, outside.lost.late));
    if (game === undefined) return problem(fill(outside.nothing, file));
    const old = outdated(game, file);
    if (old !== undefined) return problem(old);
    return isGame(game) ? wholeGame(game) : problem(misshapen(game, file));
  } catch (error) {
    return problem(fill(outside.throws, file, messageOf(error)));
  }
}
