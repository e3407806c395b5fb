/** What programs are told of observations: by the schema, for every seat at every step. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allSeats } from '../../src/blocks/seats.ts';
import { SPECTATOR } from '../../src/engine/game.ts';
import { type AnyMatch, openMatch } from '../../src/engine/match.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { games } from '../../src/games/index.ts';
import { playMatch } from '../../src/script/sim/match-run.ts';

const told = games.map((game) => [game.id, game, game.published] as const);

/** Every state of a random match, a few of each long one. */
function statesOf(opening: AnyMatch): readonly AnyMatch[] {
  const states: AnyMatch[] = [opening];
  const seats = allSeats(opening.options.players).map(() => 'random' as const);
  playMatch(
    opening,
    seats,
    () => {},
    ({ after }) => states.push(after),
  );
  const every = Math.ceil(states.length / 150);
  return states.filter((_, i) => i % every === 0 || i === states.length - 1);
}

describe.each(told)('%s', (_, game, { schema, publish }) => {
  const options = { ...standardOptions(game), deals: 2 };

  test('every observation is published as its schema says, and survives JSON', () => {
    for (const match of statesOf(openMatch(game, options, 'published'))) {
      for (const observer of [SPECTATOR, ...allSeats(options.players)]) {
        const data = publish(game.observer.observe(match.state, observer));
        expect(v.safeParse(schema, data).issues).toBeUndefined();
        expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      }
    }
  });
});
