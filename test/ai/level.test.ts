import { describe, expect, test } from 'vitest';
import { effortIn } from '../../src/ai/decide.ts';
import { decide, effortAtMost, playerStream } from '../../src/ai/index.ts';
import type { AnyGame, Level } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { altered } from '../support/altered.ts';
import { choicesOf } from './positions.ts';

/** A game that counts the positions made, and does something before each. */
function counting(game: AnyGame, meanwhile: () => void) {
  const made = { positions: 0 };
  const count = <T>(state: T): T => {
    made.positions++;
    meanwhile();
    return state;
  };
  const counted: AnyGame = altered(game, {
    rules: {
      apply: (state, move) => count(game.rules.apply(state, move)),
      applyChance: (state, step) => count(game.rules.applyChance(state, step)),
    },
  });
  return { counted, made };
}

function asked(match: AnyMatch, who: Level, meanwhile: () => void) {
  const { game, state, seed, ply } = match;
  const { counted, made } = counting(game, meanwhile);
  const seat = matchActor(match);
  const random = playerStream(seed, seat, ply);
  const observation = game.observer.observe(state, seat);
  const decision = decide(
    counted,
    { observation, seat, moves: game.rules.legal(state) },
    who,
    random,
  );
  return { decision, positions: made.positions };
}

function someChoice(game: AnyGame): AnyMatch | undefined {
  let found: AnyMatch | undefined;
  let n = 0;
  for (const match of choicesOf(game, {}, 'level')) {
    found = match;
    if (n++ === 4) break;
  }
  return found;
}

/** A machine ten times as slow, at uneven times. */
function slowly() {
  let n = 0;
  return () => {
    n = (n * 1103515245 + 12345) % 2147483648;
    for (let i = n % 400; i > 0; i--) Math.sqrt(i);
  };
}

/** A search ends a world that it has begun: every move of the list tried and played out once. */
const ONE_WORLD = 16 * 250;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const match = someChoice(game);

  test.skipIf(match === undefined)('a slower machine decides alike', () => {
    if (match === undefined) return;
    const quick = asked(match, 'medium', () => {});
    expect(asked(match, 'medium', slowly())).toEqual(quick);
  });

  test.skipIf(match === undefined)('a level stays within its positions', () => {
    if (match === undefined) return;
    for (const who of ['easy', 'medium'] as const) {
      const { positions } = asked(match, who, () => {});
      const most = effortIn(game, who).positions;
      expect(positions).toBeLessThanOrEqual(2 * most + ONE_WORLD);
    }
  });
});

test('a game says how many positions suit a level, else it searches the usual ones; a limit counts below them', () => {
  const usual = { heuristics: {} };
  const patient = { heuristics: { positions: { hard: 50_000 } } };
  expect(effortIn(patient, 'hard').positions).toBe(50_000);
  expect(effortIn(patient, 'medium')).toEqual(effortIn(usual, 'medium'));
  const limit = effortIn(usual, 'hard').positions + 1;
  expect(effortAtMost(usual, 'hard', limit)).toBe('hard');
  expect(effortAtMost(patient, 'hard', limit)).toEqual({
    ...effortIn(usual, 'hard'),
    positions: limit,
  });
});
