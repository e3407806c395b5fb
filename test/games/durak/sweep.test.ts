/**
 * Options combine freely: whatever the combination, every game ends, its record verifies,
 * what a seat sees can be imagined and is published by its schema, and just the moves of the legal
 * list are accepted. `TALON_DURAK_SWEEP=2000` plays that many combinations.
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { writeChance } from '../../../src/engine/chance-step.ts';
import { CHANCE, SPECTATOR } from '../../../src/engine/game.ts';
import {
  type AnyMatch,
  chanceOf,
  legalTexts,
  makeStep,
  matchActor,
  openMatch,
} from '../../../src/engine/match.ts';
import { below, openQuickStream, type Random } from '../../../src/engine/random.ts';
import { byOf, closingLines, extraOf, headerOf, legalOf } from '../../../src/engine/record.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { emptyReplay, finishReplay, replayLine } from '../../../src/engine/replay.ts';
import { sampleAssignment } from '../../../src/engine/sampler.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { published } from '../../../src/games/durak/published.ts';
import type { Options } from '../../../src/games/durak/state/options.ts';
import type { State } from '../../../src/games/durak/state/state.ts';
import { validOptions } from './options.ts';

const RUNS = Number(process.env.TALON_DURAK_SWEEP ?? 50);
const SEED = Number(process.env.TALON_DURAK_SEED ?? 20);
/** Every so many steps the legal list is recorded, and the state imagined from a view. */
const LISTED = 9;
const DETERMINIZED = 67;
const TRIED = 12;
const TIME = 900_000;

const seatsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `${i}`, by: 'random' }));

function nextText(match: AnyMatch, random: Random): string {
  if (matchActor(match) === CHANCE)
    return writeChance(match.pack, durak.rules.chanceEvents, chanceOf(match));
  const texts = legalTexts(match);
  return texts[below(random, texts.length)] ?? '';
}

function expectDeterminizable({ game, state }: AnyMatch, observer: number, random: Random): void {
  const observation = durak.observer.observe(state as State, observer);
  const world = game.observer.determinize(
    observation,
    sampleAssignment(game.observer.hidden(observation), random),
  );
  expect(game.observer.observe(world, observer)).toEqual(observation);
  v.parse(published.schema, published.publish(observation));
  expect(game.rules.actor(world)).toBe(game.rules.actor(state));
  if (game.rules.actor(state) === observer && observer >= 0)
    expect(game.rules.legal(world)).toEqual(game.rules.legal(state));
}

/** Of moves seen before in the match just those are accepted that are on the legal list. */
function expectJustListed(
  { game, state }: AnyMatch,
  seen: readonly unknown[],
  random: Random,
): void {
  const listed = new Set(game.rules.legal(state));
  for (let n = 0; n < TRIED && seen.length > 0; n++) {
    const move = seen[below(random, seen.length)];
    const isAccepted = !isRefusal(game.rules.apply(state, move));
    // An `expect` for each of the many thousand moves would take longer than the moves.
    if (isAccepted !== listed.has(move))
      expect.fail(`${game.notation.write(move)} is ${isAccepted ? 'accepted' : 'refused'}`);
  }
}

/** A whole match of random moves as record lines. */
function playRecord(options: Options, seed: string): readonly object[] {
  const random = openQuickStream(seed);
  let match: AnyMatch = openMatch(durak, options, seed);
  const lines: object[] = [headerOf(match, seatsOf(options.players))];
  let seen: readonly unknown[] = [];
  for (let n = 0; !match.ended; n++) {
    if (matchActor(match) !== CHANCE && n % LISTED === 1) {
      expectJustListed(match, seen, random);
      seen = [...durak.rules.legal(match.state as State).slice(0, 40), ...seen].slice(0, 200);
    }
    const observer = below(random, options.players + 1) + SPECTATOR;
    if (n % DETERMINIZED === 0) expectDeterminizable(match, observer, random);
    const text = nextText(match, random);
    const listed = n % LISTED === 0 ? legalOf(match) : {};
    lines.push({ by: byOf(matchActor(match)), do: text, ...listed, ...extraOf(match, text) });
    const after = makeStep(match, text);
    if (isRefusal(after)) throw new Error(`${text}: ${after.clause} ${after.text.en}`);
    lines.push(...closingLines(match, after));
    match = after;
  }
  return lines;
}

function expectVerified(lines: readonly object[]): void {
  let replay = emptyReplay;
  for (const line of lines) {
    const after = replayLine(replay, JSON.stringify(line), () => durak);
    if (isRefusal(after)) throw new Error(after.text.en);
    replay = after;
  }
  expect(finishReplay(replay)).toBeUndefined();
}

describe('the options of Durak combine', () => {
  test(
    'every game ends and its record verifies',
    () => {
      fc.assert(
        fc.property(validOptions, fc.nat(), (options, seed) => {
          expectVerified(playRecord(options, `sweep/${seed}`));
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
    },
    TIME,
  );
});
