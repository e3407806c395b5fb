/** A small share of `npm run bench -- mixes`: decisions under mixes of options cost no more than they may. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { gameCalled } from '../support/session.ts';
import {
  BOUNDS,
  costsOfMixes,
  type Found,
  foundRow,
  type Measure,
  optionsOfMixes,
  type Plan,
  worstOf,
} from '../tools/mix-costs.ts';

const ASKED = process.env.TALON_MIXES;
/** One mix alone and no decision of `hard`, unless more are asked for: then the defaults and every level too. */
const SHARE: Pick<Plan, 'mixes' | 'only' | 'levels'> =
  ASKED === undefined
    ? { mixes: 1, only: 1, levels: ['easy', 'medium'] }
    : { mixes: Number(ASKED) };
/** Tests run uncompiled, cold and beside others, so they bound CPU this many times more generously than the command. */
const GENEROUS = 10;
const TIME = 180_000;

const mostOf = (measure: Measure): number =>
  measure === 'list' ? BOUNDS.list : GENEROUS * BOUNDS[measure];

/** A patience without choices has no lists to measure. */
const decided = games.filter(({ heuristics }) => heuristics.levels.length > 0);

test.each(decided.map((game) => [game.id, game] as const))(
  '%s: lists are short and decisions quick',
  (_, game) => {
    const plan: Plan = { game, seed: 'test', ...SHARE };
    const { worst } = worstOf(costsOfMixes(plan));
    const measures = [...worst.keys()];
    const levels = game.heuristics.levels.filter((level) => SHARE.levels?.includes(level) ?? true);
    expect(measures).toEqual(expect.arrayContaining(['list', ...levels, 'memory']));
    const beyond = [...worst.values()].filter(({ measure, value }) => value > mostOf(measure));
    expect(beyond.map((found) => foundRow(found, optionsOfMixes(plan)))).toEqual([]);
  },
  TIME,
);

describe('the worst of what was measured', () => {
  const at = { mix: 0, leader: 'random', ply: 1 } as const;
  const found = (measure: Measure, value: number, mix = 0): Found => ({
    ...at,
    measure,
    value,
    mix,
  });

  test('is told for each measure, with all beyond their bounds', () => {
    const all = [
      found('list', 30),
      found('list', BOUNDS.list + 1, 1),
      found('easy', 2 * BOUNDS.easy, 2),
      found('list', BOUNDS.list + 9, 3),
      found('hard', BOUNDS.hard),
    ];
    const { worst, beyond } = worstOf(all);
    expect([...worst.values()]).toEqual([all[3], all[2], all[4]]);
    expect(beyond).toEqual([all[1], all[2], all[3]]);
  });

  test('names of a process’s memory only the first beyond the bound: it never shrinks', () => {
    const all = [200, 310, 311].map((value, mix) => found('memory', value, mix));
    const { worst, beyond } = worstOf(all);
    expect(worst.get('memory')).toBe(all[2]);
    expect(beyond).toEqual([all[1]]);
  });

  test('says where it is met again', () => {
    const plan = { game: gameCalled('durak'), seed: 'test', mixes: 3 };
    const mixes = optionsOfMixes(plan);
    expect(foundRow(found('easy', 0.1234), mixes)).toEqual([
      'easy',
      '123 ms',
      'mix 0, led by random, step 1',
      '',
    ]);
    const [, , , options = ''] = foundRow(found('list', 7, 1), mixes);
    expect(options).toMatch(/^-o \w+=/);
  });

  test('one mix alone costs what it costs among others', () => {
    const plan = { game: gameCalled('bimbo'), seed: 'test', mixes: 2 };
    const listsIn = (all: Iterable<Found>) =>
      [...all].filter(({ measure }) => measure === 'list').map(({ mix, value }) => [mix, value]);
    const among = listsIn(costsOfMixes(plan)).filter(([mix]) => mix === 2);
    expect(among.length).toBeGreaterThan(0);
    expect(listsIn(costsOfMixes({ ...plan, only: 2 }))).toEqual(among);
  });
});
