/** The points that a last trick is said to bring are those of the deal played to its end. */
import { expect, test } from 'vitest';
import { NOBODY } from '../../src/engine/game.ts';
import { makeMove, openMatch, settleChance } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { differentSets } from '../support/option-sets.ts';

const DEALS = 20;

test.each(
  games.filter(({ heuristics }) => heuristics.lastTrick).map((game) => [game.id, game] as const),
)('%s', (id, game) => {
  for (const { options } of differentSets(game))
    for (let deal = 0; deal < DEALS; deal++) {
      const random = openQuickStream(`last-trick/${id}/${deal}`);
      let match = settleChance(openMatch(game, { ...options, deals: 1 }, `last-trick/${deal}`));
      const said: (readonly number[])[] = [];
      while (!match.ended) {
        const left = game.heuristics.endgame?.(match.state)?.moves;
        const points = game.heuristics.lastTrick?.(match.state);
        expect(points !== undefined).toBe(left === options.players);
        if (points !== undefined) said.push(points);
        const moves = game.rules.legal(match.state);
        const after = makeMove(match, moves[below(random, moves.length)]);
        if (isRefusal(after)) throw new Error(after.text.en);
        match = settleChance(after);
      }
      expect(game.rules.actor(match.state)).toBe(NOBODY);
      expect(said, `${id}/${deal}`).toEqual([match.closed?.points]);
    }
});
