/** `talon laws GAME`: the laws of the engine on matches of random moves, with a spread of the game's options. */
import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '../../../engine/game.ts';
import {
  BrokenLaw,
  checkLaws,
  collectTexts,
  LAWS,
  spreadOptions,
} from '../../../engine/laws/index.ts';
import { findGame } from '../../../games/index.ts';
import { fill } from '../../../lang/text.ts';
import { clean } from '../../../script/clean.ts';
import { joinFrom } from '../../outside.ts';
import { type Call, FAILED, type Given } from '../../parse/call.ts';
import { seedNamed } from '../../parse/setup.ts';
import { answer, withProgress } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

const MATCHES = { least: 1, most: 1_000_000, standard: 5 };
/** Steps between two states that are looked at, after the first match, in which all are. */
const EVERY = 6;

/** Tries every option set until the game fails, which breaks a law or throws. */
async function tried(game: AnyGame, given: Given, show: (done: number) => void) {
  const matches = given.number('matches', '--matches', MATCHES);
  const sets = spreadOptions(game);
  const all = sets.map(({ options }) => options);
  const sum = { sets: sets.length, matches: 0, steps: 0, states: 0, unlisted: 0 };
  const faults = [];
  let known: ReturnType<typeof collectTexts> | undefined;
  for (const { given: changed, options } of sets)
    for (let i = 0; i < matches; i++) {
      const seed = `${seedNamed(given) ?? 'law'}/${i}`;
      await setImmediate();
      show(++sum.matches);
      try {
        known ??= collectTexts(game, all, []);
        const trial = { seed, every: i === 0 ? 1 : EVERY, texts: known };
        const { steps, states, unlisted } = checkLaws(game, options, trial);
        sum.steps += steps;
        sum.states += states;
        sum.unlisted += unlisted;
      } catch (error) {
        const { law = null } = error instanceof BrokenLaw ? error : {};
        const reason = clean(error instanceof Error ? error.message : String(error), 600);
        faults.push({ options: changed, seed, law, reason });
        break;
      }
    }
  return { game: game.id, laws: LAWS.length, ...sum, faults };
}

export async function laws(call: Call): Promise<number> {
  const { args, given, lang } = call;
  const [typed = ''] = args;
  const game = findGame(typed) ?? (await joinFrom([typed], lang))[0];
  if (game === undefined) return FAILED;
  const whole = spreadOptions(game).length * given.number('matches', '--matches', MATCHES);
  const result = await withProgress(whole, (show) => tried(game, given, show));
  const { faults, sets, matches, steps, states, unlisted } = result;
  const said = faults.length === 0 ? texts.laws.kept : texts.laws.broken;
  const counts = fill(texts.laws.counts, game.id, sets, matches, steps, states, unlisted);
  await answer(call, result, [
    [
      ...faults.map(({ options, seed, reason }) =>
        fill(texts.laws.found, JSON.stringify(options), seed, reason),
      ),
      fill(said, counts, LAWS.length, faults.length),
    ],
  ]);
  return faults.length > 0 ? FAILED : 0;
}
