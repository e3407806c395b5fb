/**
 * What reasons can say of every game: events with words in both languages, each at most once a deal.
 * Only games that compute every decision have none.
 */
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/ai/decide.ts';
import { type RolloutTask, rollOut } from '../../src/ai/rollouts.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { sideOf } from '../../src/play/advice/analysis.ts';
import { optionsOf } from '../support/session.ts';

const SEED = 'events';
const DECISIONS = 6;
const SEEDS = ['1', '2', '3', '4', '5', '6'];
const MANY = 20;

/** The first decisions of a match in which random moves are made. */
function decisions(game: AnyGame, seed = SEED, most = DECISIONS): readonly AnyMatch[] {
  const random = openQuickStream(seed);
  const found: AnyMatch[] = [];
  let match = settleChance(openMatch(game, optionsOf(game, {}), seed));
  while (!match.ended && match.deal === 1 && found.length < most) {
    const moves = game.rules.legal(match.state);
    if (moves.length > 1) found.push(match);
    const after = makeMove(match, moves[below(random, moves.length)]);
    if (isRefusal(after)) throw new Error(`seed ${seed}: ${after.text.en}`);
    match = settleChance(after);
  }
  return found;
}

const observed = ({ game, state }: AnyMatch, seat: number) => game.observer.observe(state, seat);

/** The events of a few imagined deals from a decision, deal by deal. */
function eventsFrom(match: AnyMatch): readonly (readonly string[])[] {
  const { game, state } = match;
  const seat = matchActor(match);
  const task: RolloutTask<unknown, unknown, unknown> = {
    game,
    observation: observed(match, seat),
    side: sideOf(match, seat),
    moves: game.rules.legal(state).slice(0, 2),
    name: SEED,
    budget: { least: 1, most: 1, positions: 0 },
  };
  return atOnce(rollOut(task)).flatMap(({ runs }) => runs.map(({ events }) => events));
}

const telling = games.filter(({ heuristics }) => heuristics.judging?.events !== undefined);
const silent = games.filter((game) => !telling.includes(game) && game.heuristics.levels.length > 0);

describe.each(telling.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every event has its words, and none happens twice in a deal', () => {
    const words = game.display.events ?? {};
    const deals = decisions(game).flatMap(eventsFrom);
    expect(deals.flat().length).toBeGreaterThan(0);
    for (const events of deals) {
      expect(Object.keys(words)).toEqual(expect.arrayContaining([...events]));
      expect(new Set(events).size).toBe(events.length);
    }
  });
});

const certain = games.filter(({ heuristics }) => heuristics.judging?.certain !== undefined);

describe.each(certain.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('what is called certain happens in every imagined deal', () => {
    let met = 0;
    for (const match of SEEDS.flatMap((seed) => decisions(game, seed, MANY))) {
      const { state } = match;
      const seat = matchActor(match);
      const moves = game.rules.legal(state).slice(-3);
      const budget = { least: 4, most: 4, positions: 0 };
      const observation = observed(match, seat);
      const task = { game, observation, side: sideOf(match, seat), moves, name: SEED, budget };
      for (const { certain: sure, runs } of atOnce(rollOut(task)))
        for (const event of sure) {
          met++;
          for (const { events } of runs) expect(events).toContain(event);
        }
    }
    expect(met).toBeGreaterThan(0);
  });
});

describe.each(silent.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every decision is computed, so that there is nothing to imagine', () => {
    const met = decisions(game);
    expect(met.length).toBeGreaterThan(0);
    for (const match of met) {
      const moves = game.rules.legal(match.state);
      const seat = matchActor(match);
      const exact = game.heuristics.solveObservation?.(observed(match, seat), moves, 1);
      expect(exact).toHaveLength(moves.length);
    }
  });
});
