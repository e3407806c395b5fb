/** What a seat knows follows from what programs are told of it: observations are restored from published ones. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { allSeats } from '../../src/blocks/seats.ts';
import { matchActor, openMatch } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { playMatch } from '../../src/script/sim/match-run.ts';
import { differentSets } from '../support/option-sets.ts';

/** Parts that differ in what changes no decision: marks for a search, the order of a list. */
const IDLE: Readonly<Record<string, readonly string[]>> = {
  bimbo: ['known'],
  cabo: ['eyes', 'starters', 'rows'],
};

const without = (observation: unknown, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(Object(observation)).filter(([key]) => !keys.includes(key)));

/** Of thousands of values that are as they should be, only the odd one is told at length. */
function expectSame(value: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(value, wanted)) expect(value).toEqual(wanted);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('whatever the options, the seat to act gets its observation back', () => {
    const { schema: _, publish, restore } = game.published;
    for (const { options } of differentSets(game)) {
      const seats = allSeats(options.players).map(() => 'random' as const);
      playMatch(
        openMatch(game, { ...options, deals: 1 }, `restored/${id}`),
        seats,
        () => {},
        ({ before }) => {
          const actor = matchActor(before);
          if (actor < 0 || before.ply % 3 > 0) return;
          const seen = game.observer.observe(before.state, actor);
          const told = JSON.parse(JSON.stringify(publish(seen)));
          const back = restore(told, before.options);
          expectSame(publish(back), told);
          expectSame(without(back, IDLE[id] ?? []), without(seen, IDLE[id] ?? []));
        },
      );
    }
  });
});
