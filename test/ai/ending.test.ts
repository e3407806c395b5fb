import { describe, expect, test } from 'vitest';
import { solveEnding, solveRest } from '../../src/ai/playout.ts';
import { onlyWorld, utilitiesAtEnd, utilitiesOf } from '../../src/ai/world.ts';
import { type AnyGame, CHANCE, NOBODY } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { choicesOf, decisionIn } from './positions.ts';

const MOST_POSITIONS = 4000;

/** The slow obvious way: every line to its end, each seat taking the first of its best moves. */
function oracle(game: AnyGame, state: unknown, count: { left: number }): readonly number[] {
  if (count.left-- < 0) throw new RangeError('too large for the oracle');
  const actor = game.rules.actor(state);
  if (actor === NOBODY) return utilitiesAtEnd(game, state);
  const ends = game.rules.legal(state).map((move) => {
    const after = game.rules.apply(state, move);
    if (isRefusal(after)) throw new Error(after.text.en);
    return oracle(game, after, count);
  });
  return ends.reduce((best, end) => ((end[actor] ?? 0) > (best[actor] ?? 0) ? end : best));
}

/** The utility of each move by the oracle; undefined if it takes too long. */
function oracleUtilities(match: AnyMatch): readonly number[] | undefined {
  const { game, state } = match;
  const count = { left: MOST_POSITIONS };
  const seat = matchActor(match);
  try {
    return game.rules.legal(state).map((move) => {
      const after = game.rules.apply(state, move);
      if (isRefusal(after)) throw new Error(after.text.en);
      return oracle(game, after, count)[seat] ?? 0;
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function named(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** The last choices of random deals that are small enough for the oracle, at most two per deal. */
function endings(game: AnyGame, players: number, deals: number) {
  const found: { match: AnyMatch; utilities: readonly number[] }[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const choices = [...choicesOf(game, { players }, `ending/${deal}`)];
    for (const match of choices.slice(-3, -1)) {
      const utilities = oracleUtilities(match);
      if (utilities !== undefined) found.push({ match, utilities });
    }
  }
  return found;
}

describe.each([
  ['boese-dame', 2, 12, 12],
  ['boese-dame', 3, 12, 12],
  ['boese-dame', 4, 12, 12],
  ['boehmischer-schneider', 2, 12, 12],
  ['blaue-vierzehn', 3, 8, 8],
  ['all-fours', 2, 12, 12],
  ['binokel', 3, 12, 6],
  ['binokel', 4, 20, 6],
])('%s for %i', (id, players, deals, least) => {
  test('the endgame tells its number of moves, and chance has no part in it', () => {
    const game = named(id);
    let met = 0;
    for (const match of choicesOf(game, { players }, 'rest')) {
      const rest = game.heuristics.endgame?.(match.state);
      if (rest === undefined) continue;
      met++;
      expect(rest.sides.length).toBe(players);
      let { state } = match;
      for (let n = 0; n < rest.moves && game.rules.actor(state) !== NOBODY; n++) {
        expect(game.rules.actor(state)).not.toBe(CHANCE);
        state = game.rules.apply(state, game.rules.legal(state)[0]);
      }
      expect(game.rules.actor(state)).toBe(NOBODY);
    }
    expect(met).toBeGreaterThan(0);
  });

  test('a small enough endgame is solved for every seat, and counted', () => {
    const game = named(id);
    let solved = 0;
    for (const { match } of endings(game, players, deals)) {
      const rest = game.heuristics.endgame?.(match.state);
      if (rest === undefined) continue;
      const meter = { positions: 0 };
      const utilities = solveRest(game, match.state, rest, Infinity, meter);
      expect(utilities, `${match.seed} at ${match.ply}`).toEqual(
        oracle(game, match.state, { left: 100_000 }).map((utility) => expect.closeTo(utility)),
      );
      expect(solveRest(game, match.state, rest, 0, meter)).toBeUndefined();
      expect(meter.positions).toBeGreaterThan(0);
      solved++;
    }
    expect(solved).toBeGreaterThan(0);
  });

  test('exact endgames agree with the plain search of every line', () => {
    const game = named(id);
    const all = endings(game, players, deals);
    expect(all.length).toBeGreaterThanOrEqual(least);
    for (const { match, utilities } of all)
      expect(
        solveEnding(game, match.state, game.rules.legal(match.state), 1_000_000),
        `${match.seed} at ${match.ply}`,
      ).toEqual(utilities);
  });
});

test('Kabadak with an empty talon is decided exactly, as the plain search finds', () => {
  const game = named('kabadak');
  let seen = 0;
  for (let deal = 0; deal < 60 && seen < 5; deal++)
    for (const match of choicesOf(game, {}, `talon/${deal}`)) {
      const observation = game.observer.observe(match.state, matchActor(match));
      if (onlyWorld(game, observation, game.observer.hidden(observation)) === undefined) continue;
      const utilities = oracleUtilities(match);
      if (utilities === undefined) continue;
      seen++;
      const decision = decisionIn(match, 'hard');
      expect(decision.exact, `${match.seed} at ${match.ply}`).toBe(true);
      expect(decision.weighed.map(({ utility }) => utility)).toEqual(utilities);
      expect(decision.weighed.find(({ move }) => move === decision.move)?.utility).toBe(
        Math.max(...utilities),
      );
      break;
    }
  expect(seen).toBe(5);
});

test('an endgame beyond its limit is given up', () => {
  const game = named('boese-dame');
  const [match] = [...choicesOf(game, { players: 2 }, 'limit')];
  if (match === undefined) throw new Error('no choice');
  const moves = game.rules.legal(match.state);
  expect(solveEnding(game, match.state, moves, 500)).toBeUndefined();
});

describe('onlyWorld', () => {
  const game = named('boese-dame');
  const onlyIn = (match: AnyMatch) => {
    const observation = game.observer.observe(match.state, matchActor(match));
    return onlyWorld(game, observation, game.observer.hidden(observation));
  };

  test('is the true state where all cards of the only other hand are known', () => {
    const [match] = [...choicesOf(game, { players: 2 }, 'only')];
    if (match === undefined) throw new Error('no choice');
    expect(onlyIn(match)).toEqual(match.state);
  });

  test('is undefined where cards may lie in several hands', () => {
    const [match] = [...choicesOf(game, { players: 4 }, 'several')];
    if (match === undefined) throw new Error('no choice');
    expect(onlyIn(match)).toBeUndefined();
  });

  test('is undefined where only the order of a stock is open', () => {
    const kabadak = named('kabadak');
    const [match] = [...choicesOf(kabadak, {}, 'stock')];
    if (match === undefined) throw new Error('no choice');
    const observation = kabadak.observer.observe(match.state, matchActor(match));
    const { pool, slots } = kabadak.observer.hidden(observation);
    const stock = slots.at(-1)?.size ?? 0;
    expect(stock).toBeGreaterThan(1);
    const others = pool.length - stock;
    let next = 0;
    const told = slots.map((slot, i) => {
      const from = next;
      next += slot.size;
      const own = new Set(pool.slice(from, next));
      return i < slots.length - 1 ? { ...slot, admits: (card: number) => own.has(card) } : slot;
    });
    expect(others).toBeGreaterThan(0);
    expect(onlyWorld(kabadak, observation, { pool, slots: told })).toBeUndefined();
  });
});

test('utilities are own points less the mean of the others’, signed by the aim', () => {
  expect(utilitiesOf([10, 4, 0], 'most')).toEqual([8, -1, -7]);
  expect(utilitiesOf([10, 4], 'least')).toEqual([-6, 6]);
  expect(utilitiesOf([7], 'most')).toEqual([7]);
});
