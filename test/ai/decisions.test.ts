/**
 * What opponents decide, pinned: a search counts positions and not seconds, so every machine decides
 * alike. A change that should not alter how they play leaves the files of `decisions` as they are; one
 * that should rewrites them (`npm test -- test/ai/decisions.test.ts -u`) and says so.
 */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { choicesOf, decisionIn } from './positions.ts';

const DEALS = ['one', 'two'];
const EVERY = 5;
const MOST = 5;
/** Some seconds, and many times that where others use the machine. */
const TIME = 600_000;

/** A position, the move, and how often the search tried each move. */
function decisionsOf(game: AnyGame, seed: string): readonly string[] {
  const lines: string[] = [];
  let n = 0;
  for (const match of choicesOf(game, {}, seed)) {
    if (n++ % EVERY !== 1) continue;
    if (lines.length === 2 * MOST) break;
    for (const who of ['easy', 'medium'] as const) {
      const { move, weighed } = decisionIn(match, who);
      const visits = weighed.map((one) => one.visits).join(' ');
      lines.push(
        `${game.id} ${seed}/${match.ply} ${who}: ${game.notation.write(move)} (${visits})`,
      );
    }
  }
  return lines;
}

/** Games in which opponents have something to decide. */
const decided = games.filter(({ heuristics }) => heuristics.levels.length > 0);

test.each(decided.map((game) => [game.id, game] as const))(
  '%s: the same positions, the same decisions',
  async (id, game) => {
    const lines = DEALS.flatMap((seed) => decisionsOf(game, seed));
    expect(lines.length).toBeGreaterThan(0);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`decisions/${id}.txt`);
  },
  TIME,
);
