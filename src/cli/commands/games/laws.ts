/** `talon laws GAME`: the laws of the engine on matches of random moves, with a spread of the game's options. */
import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '../../../engine/game.ts';
import {
  BrokenLaw,
  checkLaws,
  collectTexts,
  LAWS,
  type OptionSet,
  spreadOptions,
} from '../../../engine/laws/index.ts';
import { findGame } from '../../../games/index.ts';
import { fill, type Lang } from '../../../lang/text.ts';
import { clean } from '../../../script/clean.ts';
import { joinFrom } from '../../outside.ts';
import { type Call, FAILED, type Given } from '../../parse/call.ts';
import { seedNamed } from '../../parse/setup.ts';
import { withProgress, writeJson, writeLine } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

const MATCHES = { least: 1, most: 1_000_000, standard: 5 };
/** Steps between two states that are looked at, after the first match, in which all are. */
const EVERY = 6;

/** Where the game fails, and how. */
interface Found {
  /** What differs from the defaults. */
  readonly options: OptionSet['given'];
  readonly seed: string;
  /** Absent: the game throws. */
  readonly law?: string;
  readonly reason: string;
}

/** The game with this id, or that of the file. */
async function gameOf(typed: string, lang: Lang): Promise<AnyGame | undefined> {
  return findGame(typed) ?? (await joinFrom([typed], lang))[0];
}

const foundBy = (error: unknown, options: Found['options'], seed: string): Found => ({
  options,
  seed,
  ...(error instanceof BrokenLaw && { law: error.law }),
  reason: clean(error instanceof Error ? error.message : String(error), 600),
});

/** Tries every option set until it fails. */
async function tried(game: AnyGame, given: Given, show: (done: number) => void) {
  const matches = given.number('matches', '--matches', MATCHES);
  const base = seedNamed(given) ?? 'law';
  const sets = spreadOptions(game);
  const sum = { sets: sets.length, matches: 0, steps: 0, states: 0, unlisted: 0 };
  const found: Found[] = [];
  const all = sets.map(({ options }) => options);
  let known: ReturnType<typeof collectTexts> | undefined;
  for (const { given: changed, options } of sets) {
    for (let i = 0; i < matches; i++) {
      const seed = `${base}/${i}`;
      await setImmediate();
      try {
        known ??= collectTexts(game, all, []);
        const trial = { seed, every: i === 0 ? 1 : EVERY, texts: known };
        const { steps, states, unlisted } = checkLaws(game, options, trial);
        sum.steps += steps;
        sum.states += states;
        sum.unlisted += unlisted;
      } catch (error) {
        found.push(foundBy(error, changed, seed));
        break;
      } finally {
        show(++sum.matches);
      }
    }
  }
  return { game: game.id, laws: LAWS.length, ...sum, found };
}

export async function laws({ args, given, lang }: Call): Promise<number> {
  const game = await gameOf(args[0] ?? '', lang);
  if (game === undefined) return FAILED;
  const whole = spreadOptions(game).length * given.number('matches', '--matches', MATCHES);
  const result = await withProgress(whole, (show) => tried(game, given, show));
  const { found, sets, matches, steps, states, unlisted } = result;
  const code = found.length > 0 ? FAILED : 0;
  if (given.has('json')) {
    await writeJson(result);
    return code;
  }
  for (const { options, seed, reason } of found)
    await writeLine(fill(texts.laws.found, JSON.stringify(options), seed, reason)[lang]);
  const said = code === 0 ? texts.laws.kept : texts.laws.broken;
  const counts = fill(texts.laws.counts, game.id, sets, matches, steps, states, unlisted);
  await writeLine(fill(said, counts, LAWS.length, found.length)[lang]);
  return code;
}
