/**
 * Games from outside: a file whose default export is a game, as `defineGame` makes one. To load it is to run
 * its code. The game joins the list for this process; threads load the file again.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type AnyGame, LEVELS } from '../engine/game.ts';
import { matchOptions } from '../engine/match-options.ts';
import { FAMILIES, introduction } from '../engine/profile.ts';
import { isRefusal, problem, type Refusal } from '../engine/refusal.ts';
import { findGame, joinGame } from '../games/index.ts';
import { fill, same, type Text } from '../lang/text.ts';
import { clean } from './clean.ts';
import { loaded } from './loaded.ts';
import texts from './texts.json' with { type: 'json' };

const { outside } = texts;

const text = v.object({ en: v.string(), de: v.string() });
const anything = v.record(v.string(), v.unknown());
const option = v.looseObject({
  kind: v.picklist(['number', 'choice', 'flag']),
  label: text,
  meaning: text,
});

/** Functions by these names, and other members. */
const members = <R extends v.ObjectEntries>(names: string, rest: R) =>
  v.object({
    ...rest,
    ...Object.fromEntries(names.split(' ').map((name) => [name, v.function()])),
  });

/** What everything else relies on; what the members do is a matter of the laws. */
const SHAPE = members('pack minute clauses', {
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/), v.maxLength(40)),
  ...{ names: text, summary: text, gist: text, prefix: v.string() },
  ...{ family: v.picklist(FAMILIES), aim: v.picklist(['most', 'least']) },
  options: v.objectWithRest({ players: option, deals: option }, option),
  rules: members('initial next players actor chance applyChance legal apply zones outcome', {
    chanceEvents: anything,
    endReasons: v.record(v.string(), text),
  }),
  observer: members('observe mask hidden determinize', {}),
  notation: members('write read describe', {}),
  display: members('table reveal picks intended', {
    glossary: v.array(v.object({ word: text, meaning: text })),
  }),
  heuristics: v.object({ levels: v.array(v.picklist(LEVELS)) }),
  published: members('publish', { schema: v.object({ kind: v.literal('schema') }) }),
  extras: v.object({ dealtHands: members('cards', { quantities: anything }) }),
});

const isGame = (value: unknown): value is AnyGame => v.is(SHAPE, value);

/** Where it is no game: `rules.legal`. */
function misshapen(value: unknown): string {
  const [issue] = v.safeParse(SHAPE, value).issues ?? [];
  return (issue && v.getDotPath(issue)) ?? '';
}

/** In milliseconds; a file that waits for something would never be done. */
const PATIENCE = 10_000;

async function exported(file: string): Promise<unknown> {
  const late = new AbortController();
  const tooLate = setTimeout(PATIENCE, outside.late, { signal: late.signal });
  tooLate.catch(() => {});
  try {
    const module = await Promise.race([import(pathToFileURL(resolve(file)).href), tooLate]);
    return module === outside.late ? outside.late : module.default;
  } finally {
    late.abort();
  }
}

const thrown = (said: Text, file: Text, error: unknown): Refusal =>
  problem(fill(said, file, clean(error instanceof Error ? error.message : String(error))));

/** What lists, menu and rules ask of every game at its defaults. */
function tried(game: AnyGame, file: Text): Refusal | undefined {
  try {
    const options = matchOptions(game, {});
    if (isRefusal(options)) return problem(fill(outside.broken, file, options.text));
    game.pack(options).tokens.at(0);
    game.rules.actor(game.rules.initial(options));
    introduction(game, options);
    game.clauses(options);
    return undefined;
  } catch (error) {
    return thrown(outside.broken, file, error);
  }
}

/** Runs the file's code, once `onFound` has been told; its game is in the list from now on. */
export async function joinFile(
  path: string,
  onFound: (file: Text) => void = () => {},
): Promise<AnyGame | Refusal> {
  const file = same(clean(path, 200));
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    return problem(fill(outside.missing, file));
  onFound(file);
  let game: unknown;
  try {
    game = await exported(path);
  } catch (error) {
    return thrown(outside.throws, file, error);
  }
  if (game === outside.late) return problem(fill(outside.throws, file, outside.late));
  if (game === undefined) return problem(fill(outside.nothing, file));
  if (!isGame(game)) return problem(fill(outside.misshapen, file, misshapen(game)));
  if (findGame(game.id) !== undefined) return problem(fill(outside.taken, file, game.id));
  const refused = tried(game, file);
  if (refused !== undefined) return refused;
  loaded.set(game.id, resolve(path));
  joinGame(game);
  return game;
}
