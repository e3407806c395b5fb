/**
 * What a step through the library costs: beside the engine, which plays the same texts of moves, beside a simulation,
 * and late in a match beside early in it; and how many decisions a second a program can ask the whole history for.
 * All figures are of CPU time.
 */
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  legalTexts,
  makeStep as makeEngineStep,
  matchActor,
  openMatch as openEngine,
  settleChance as settleEngine,
} from '../../src/engine/match.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import { below, type Random } from '../../src/engine/random.ts';
import { isRefusal, type Refusal } from '../../src/engine/refusal.ts';
import {
  findGame,
  type Game,
  historyOf,
  legalMoves,
  type Match,
  makeStep,
  openMatch,
  replay,
  settleChance,
} from '../../src/library/index.ts';
import { runBatch } from '../../src/script/sim/simulate.ts';
import { openXorshift } from './playouts.ts';
import { gameOf, optionsOf } from './tool.ts';

/** The games that are measured, and the options of the long match in which steps are compared. */
const LONG_MATCHES: Readonly<Record<string, readonly string[]>> = {
  binokel: [],
  'boese-dame': ['rounds=99'],
  bridge: [],
  durak: ['rounds=99'],
  kabadak: ['rounds=99', 'target=1000'],
};

const SEED = 0x2545f491;
/** The other matches have fewer deals. */
const SHORT = ['deals=20'];
/** The plies at which a step's cost is compared; a match that ends sooner is looked at near its end. */
const EARLY = 100;
const LATE = 10_000;
/** The steps whose cost is measured there: several deals, since steps of a deal differ. */
const SPAN = 500;

export interface LibrarySpeed {
  readonly game: string;
  /** Steps a second. */
  readonly engine: number;
  readonly sim: number;
  readonly library: number;
  /** Decisions a second, each with the history of the seat to act. */
  readonly histories: number;
  /** The cost of a step at ply `late` by that of a step at ply 100. */
  readonly costRatio: number;
  readonly late: number;
}

function the<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.text.en);
  return value;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** How much of `work` is done in a second, after a warm-up of the same length; `work` returns what it did. */
function rateOf(work: () => number, seconds: number): number {
  let rate = 0;
  for (let round = 0; round < 2; round++) {
    const start = cpuSeconds();
    let done = 0;
    while (cpuSeconds() - start < seconds) done += work();
    rate = done / (cpuSeconds() - start);
  }
  return Math.round(rate);
}

const oneOf = (texts: readonly string[], random: Random): string =>
  texts[below(random, texts.length)] ?? '';

/** Plays a match with random moves through the engine; the steps made. */
function engineMatch(game: AnyGame, options: MatchOptions, seed: string, random: Random): number {
  let match = settleEngine(openEngine(game, options, seed));
  while (!match.ended)
    match = settleEngine(the(makeEngineStep(match, oneOf(legalTexts(match), random))));
  return match.ply;
}

/** The same match through the library; the steps made. */
function libraryMatch(game: Game, options: MatchOptions, seed: string, random: Random): number {
  let match = settleChance(the(openMatch(game, { seed, options })));
  while (match.actor !== undefined)
    match = settleChance(the(makeStep(match, oneOf(legalMoves(match), random))));
  return match.ply;
}

/** The same match, with the history of the seat to act at every decision; the decisions made. */
function decidedMatch(game: Game, options: MatchOptions, seed: string, random: Random): number {
  let match = settleChance(the(openMatch(game, { seed, options })));
  let decisions = 0;
  while (match.actor !== undefined) {
    if (historyOf(match, Number(match.actor)).length !== match.ply) throw new Error('too short');
    match = settleChance(the(makeStep(match, oneOf(legalMoves(match), random))));
    decisions++;
  }
  return decisions;
}

type PlayMatch = (seed: string, random: Random) => number;

/** The rate at which whole matches are played, with the seeds 0, 1, 2, …. */
function matchRate(play: PlayMatch, seconds: number): number {
  const random = openXorshift(SEED);
  let number = 0;
  return rateOf(() => play(`bench/${number++}`, random), seconds);
}

function simRate(game: AnyGame, options: MatchOptions, seconds: number): number {
  const seats = Array.from({ length: options.players }, () => 'random' as const);
  const plan = { game: game.id, options, seed: 'bench', seats, records: 'none' as const };
  let from = 0;
  const some = (): number => {
    const { summary } = the(runBatch(game, plan, from, from + 5));
    from += 5;
    return summary.steps;
  };
  return rateOf(some, seconds);
}

/** The texts of the steps of a random match, chance included, as far as they are needed here. */
function longMatch(game: AnyGame, options: MatchOptions): readonly string[] {
  const random = openXorshift(SEED);
  const steps: string[] = [];
  const keep = (_: AnyMatch, text: string): void => {
    steps.push(text);
  };
  let match = settleEngine(openEngine(game, options, 'bench'), keep);
  while (matchActor(match) >= 0 && steps.length < LATE + SPAN) {
    const text = oneOf(legalTexts(match), random);
    steps.push(text);
    match = settleEngine(the(makeEngineStep(match, text)), keep);
  }
  return steps;
}

/** Makes the next steps of a match one by one. */
function makeSteps(match: Match, texts: readonly string[]): number {
  let now = match;
  for (const text of texts) now = the(makeStep(now, text));
  return now.ply - match.ply;
}

/** The cost of a step late in a long match by that of one early in it. */
function costsOfSteps(
  game: Game,
  options: MatchOptions,
  seconds: number,
): Pick<LibrarySpeed, 'costRatio' | 'late'> {
  const steps = longMatch(gameOf(game.id), options);
  const late = Math.min(LATE, steps.length - SPAN);
  const rateAt = (ply: number): number => {
    const match = the(replay(game, { options, names: [], steps: steps.slice(0, ply) }));
    const next = steps.slice(ply, ply + SPAN);
    return rateOf(() => makeSteps(match, next), seconds);
  };
  return { costRatio: rateAt(EARLY) / rateAt(late), late };
}

/** The figures of every game, each measured for so many seconds. */
export const librarySpeeds = (seconds: number): readonly LibrarySpeed[] =>
  Object.entries(LONG_MATCHES).map(([id, given]) => {
    const engine = gameOf(id);
    const game = findGame(id);
    if (game === undefined) throw new Error(`the library has no ${id}`);
    const options = optionsOf(engine, SHORT);
    return {
      game: id,
      engine: matchRate((seed, random) => engineMatch(engine, options, seed, random), seconds),
      sim: simRate(engine, options, seconds),
      library: matchRate((seed, random) => libraryMatch(game, options, seed, random), seconds),
      histories: matchRate((seed, random) => decidedMatch(game, options, seed, random), seconds),
      ...costsOfSteps(game, optionsOf(engine, given), seconds),
    };
  });

export const libraryRows = (
  speeds: readonly LibrarySpeed[],
  whose: string,
): readonly (readonly string[])[] =>
  speeds.map(({ game, engine, sim, library, histories, costRatio, late }) => [
    game,
    whose,
    `engine ${engine}`,
    `sim ${sim}`,
    `library ${library} steps a second`,
    `${histories} histories a second`,
    `cost at ply ${late} by that at ply ${EARLY}: ${costRatio.toFixed(2)}`,
  ]);
