/**
 * Games whose judge is soon done, for tests of what is said of a choice and of what follows. Figures are rougher than
 * people get; rules, words and the flow are those of the game.
 */
import { afterAll, beforeAll } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';

/** Positions that the strongest level searches. */
const SEARCHED = 600;
/** The part of the usual worlds on which hints are judged; the least number of worlds is played all the same. */
const WORLDS = 1 / 4;
/** The least difference worth a word grows by this factor, so that fewer worlds measure what is below it. */
const COARSER = 10;

export function evaluatedBriefly(game: AnyGame): AnyGame {
  const { heuristics } = game;
  const positions = { ...heuristics.positions, hard: SEARCHED };
  if (heuristics.judging === undefined)
    return { ...game, heuristics: { ...heuristics, positions } };
  const { least } = heuristics.judging;
  const judging = { ...heuristics.judging, times: WORLDS, least: COARSER * least };
  return { ...game, heuristics: { ...heuristics, positions, judging } };
}

/** Has every game of the list judged briefly while the tests of a file run: records that are read again, too. */
export function evaluateBriefly(): void {
  const list = games as AnyGame[];
  const usual = [...list];
  const replaceAll = (made: (game: AnyGame) => AnyGame): void => {
    for (const [at, game] of usual.entries()) list[at] = made(game);
  };
  beforeAll(() => replaceAll(evaluatedBriefly));
  afterAll(() => replaceAll((game) => game));
}
