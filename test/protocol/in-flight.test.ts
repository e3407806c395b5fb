/** However many matches programs play at once, records and sums are the same. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { simulated, sumsOf } from '../support/programs.ts';
import { batchOf, planOf } from '../support/simulation.ts';

const ALL = process.env.TALON_PROGRAMS === 'all';
const seated = games.filter(({ options }) => options.players !== undefined);
const some = ALL ? seated.map(({ id }) => id) : ['boese-dame', 'durak', 'cabo'];
const matches = ALL ? 100 : 6;
/** Random bids are seldom made: their matches take thousands of deals, or never end. */
const ENDLESS = ['binokel', 'bridge'];

describe.each(some)('%s', (game) => {
  const { players } = planOf(game, {}, '').options;
  const options = { players, ...(ALL && !ENDLESS.includes(game) ? {} : { deals: 1 }) };

  test.skipIf(players < 2)(
    'one by one, or sixteen at once',
    async () => {
      const asked = { game, options, matches, onFault: 'random' } as const;
      const [one, many] = [
        await simulated('honest', { ...asked, inFlight: 1 }),
        await simulated('honest', { ...asked, inFlight: 16 }),
      ];
      expect(many.lines).toEqual(one.lines);
      expect(sumsOf(many)).toEqual(sumsOf(one));
      expect(one.faults).toEqual([]);
      expect(sumsOf(one).summary.matches).toBe(matches);
    },
    600_000,
  );
});

test.each(['random', 'forfeit'] as const)('faults of single matches too: %s', async (onFault) => {
  const [one, many] = [
    await simulated('stubborn', { matches: 8, onFault, inFlight: 1 }),
    await simulated('stubborn', { matches: 8, onFault, inFlight: 16 }),
  ];
  expect(many).toEqual(one);
  expect(one.faults).toEqual(Array(8).fill('1 illegal'));
});

test('the deals are those of the seed, whoever plays', async () => {
  const run = await simulated('honest', { matches: 2 });
  const dealt = (lines: readonly string[]) => lines.filter((line) => line.includes('"do":"deal'));
  const plan = planOf('boese-dame', { deals: 1 }, 'bots', 'steps');
  expect(dealt(run.lines)).toEqual(dealt(batchOf(plan, 0, 2).lines.split('\n')));
});
