/** Talon's own opponents as bots: the same moves as in a simulation. */
import { describe, expect, test } from 'vitest';
import { effortIn } from '../../src/ai/decide.ts';
import type { Who } from '../../src/ai/index.ts';
import { allSeats } from '../../src/blocks/seats.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { games } from '../../src/games/index.ts';
import type { Plan } from '../../src/script/sim/simulate.ts';
import { serve } from '../../src/script/talon-bot.ts';
import { batchOf } from '../support/simulation.ts';
import { TALON } from '../support/talon.ts';
import { type Arranged, arbitrate } from './arbiter.ts';

const SEED = 'pipes';
const RNG = 'apart';

/** The record lines of a simulation without headers. */
function simulated(
  game: AnyGame,
  matches: number,
  plan: Omit<Plan, 'game' | 'seed' | 'records'>,
): readonly string[] {
  const { lines } = batchOf({ ...plan, game: game.id, seed: SEED, records: 'steps' }, 0, matches);
  return lines.split('\n').filter((line) => line !== '' && !line.startsWith('{"talon"'));
}

const served =
  (game: AnyGame, who: Who): Arranged['seats'][number] =>
  (input, send) =>
    serve({ game, who, input, send });

const program = (game: AnyGame, who: Who): Arranged['seats'][number] => [
  process.execPath,
  TALON,
  ...['bot', game.id, '--level', who],
];

/** Bots with these levels by seat, and the same levels in a simulation. */
async function both(game: AnyGame, levels: readonly Who[], matches: number, botOf: typeof served) {
  const options = { ...standardOptions(game), deals: 1 };
  const seats = allSeats(options.players).map((seat) => levels[seat % levels.length] ?? 'random');
  const bots = seats.map((who) => botOf(game, who));
  const common = { game, options, seed: SEED, rng: RNG, matches };
  const { lines } = await arbitrate({ ...common, seats: bots });
  return { lines, here: simulated(game, matches, { options, seats, rng: RNG }), options, seats };
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('bots move as the same levels do in a simulation with their rng', async () => {
    const [weakest = 'random'] = game.heuristics.levels;
    const { lines, here } = await both(game, [weakest, 'random'], 1, served);
    expect(lines).toEqual(here);
  });
});

test('with as many positions as a weaker level has, a strong one moves as that does', async () => {
  const game = games.find(({ id }) => id === 'all-fours');
  if (game === undefined) throw new Error('no game');
  const options = { ...standardOptions(game), deals: 1 };
  const seats = [served(game, 'hard'), served(game, 'medium')];
  const common = { game, options, seed: SEED, rng: RNG, matches: 1, seats };
  const { positions } = effortIn(game, 'medium');
  const { lines } = await arbitrate({ ...common, positions });
  expect(lines).toEqual(simulated(game, 1, { options, seats: ['medium', 'medium'], rng: RNG }));
});

const heavy = process.env.TALON_BOTS === 'all';
const strongest = heavy ? games : games.filter(({ id }) => id === 'boese-dame');

test.each(strongest.map((game) => [game.id, game] as const))(
  '%s: so do processes through pipes, with two matches in flight',
  async (_, game) => {
    const levels: readonly Who[] = ['random', ...game.heuristics.levels.slice(0, heavy ? 3 : 2)];
    const { lines, here, options, seats } = await both(game, levels, 2, program);
    expect(lines).toEqual(here);
    // Without the same rng they do not, where there is anything to decide.
    if (game.heuristics.levels.length > 0)
      expect(lines).not.toEqual(simulated(game, 2, { options, seats }));
  },
  600_000,
);
