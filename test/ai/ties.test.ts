/** Among moves that are worth the same: what ends the deal, then what spends less, then what the policy prefers. */
import { expect, test } from 'vitest';
import { decide } from '../../src/ai/index.ts';
import { bestPlaces } from '../../src/ai/ties.ts';
import { LEVELS } from '../../src/engine/game.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { choice, end, stateOf, toy } from './toy.ts';

type Toy = NonNullable<Parameters<typeof toy>[0]>;

const SLOW = choice(0, { on: end(3, 0), in: end(3, 0) });
const EQUAL = choice(0, { slow: SLOW, now: end(3, 0), less: end(2, 0) });

/** What each level decides in the tree. */
const decisions = (tree: typeof EQUAL, setup: Toy): readonly string[] =>
  LEVELS.map((level) => {
    const game = toy(setup);
    const moves = game.rules.legal(stateOf(tree));
    const asked = { observation: tree, seat: 0, moves };
    return String(decide(game, asked, level, openQuickStream('ties')).move);
  });

/** Too many hidden cards for an exact answer: the levels search. */
const HIDDEN = { pool: [0, 1, 2] };

test('the move that ends the deal at once is made by every level, computed or searched', () => {
  expect(decisions(EQUAL, {})).toEqual(['now', 'now', 'now']);
  expect(decisions(EQUAL, HIDDEN)).toEqual(['now', 'now', 'now']);
});

test('a better move is made although another would end the deal', () => {
  const tree = choice(0, { slow: choice(0, { on: end(4, 0), in: end(4, 0) }), now: end(3, 0) });
  expect(decisions(tree, HIDDEN)).toEqual(['slow', 'slow', 'slow']);
});

test('of moves for one purpose the cheaper one is made, of others the one that the policy prefers', () => {
  const tree = choice(0, { dear: end(3, 0), cheap: end(3, 0), other: end(3, 0) });
  const policy = (_: unknown, moves: readonly string[]) =>
    moves.map((move) => (move === 'other' ? 1 : 2));
  const prices: Readonly<Record<string, number>> = { dear: 70, cheap: 20 };
  const spends = (_: unknown, move: string) => {
    const amount = prices[move];
    return amount === undefined ? undefined : { purpose: 'pay', amount };
  };
  const judging = { least: 1, spends };
  expect(decisions(tree, { heuristics: { policy, judging } })).toEqual(['cheap', 'cheap', 'cheap']);
  expect(decisions(tree, { heuristics: { policy } })).toEqual(['dear', 'dear', 'dear']);
});

test('a move without a utility is never among the best', () => {
  expect(bestPlaces([1, undefined, 2, 2 + 1e-9])).toEqual([2, 3]);
});
