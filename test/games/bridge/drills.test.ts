/** The themes of practice: which calls lead to each, and that the usual opponents come to all of them. */
import { describe, expect, test } from 'vitest';
import type { Drill } from '../../../src/engine/extras.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { matchActor } from '../../../src/engine/match.ts';
import { drillPositions } from '../../../src/play/coach/drill.ts';
import { drilledBy, exerciseOf } from '../../support/drill.ts';
import { after, position } from '../../support/play.ts';
import { dealing, game, NORTH_ALL } from './support.ts';

/** The themes that whoever calls next faces after these calls, North dealing. */
function facedAfter(calls: string): readonly string[] {
  const options = { scoring: 'duplicate', boards: 1, deals: 1 };
  const dealt = position(game, options, 'dealer 0', dealing('N', NORTH_ALL));
  const match: AnyMatch = after(dealt, ...calls.split(' ').filter((call) => call !== ''));
  const drills = Object.entries<Drill<unknown>>(game.extras.drills ?? {});
  return drills.flatMap(([name, { isFaced }]) =>
    isFaced(match.state, matchActor(match)) ? [name] : [],
  );
}

describe('after these calls', () => {
  test.each([
    ['', ['openings']],
    ['pass pass', ['openings']],
    ['1S pass 2H pass', ['two-over-one']],
    ['1S pass 2H pass 2S pass', ['two-over-one']],
    ['1S pass 2S pass', []],
    ['1H pass 2S pass', []],
    ['1S x 2H pass', []],
    ['1N', ['against-notrump']],
    ['1N pass pass', ['against-notrump']],
    ['1N pass', []],
    ['pass 1N pass', []],
    ['1H', ['competing']],
    ['1H pass pass', ['competing']],
    ['1H pass 1S', ['competing']],
    ['1H 2C', []],
    ['1H x pass', ['doubles']],
    ['1H x 2H', []],
    ['1N x pass', ['doubles']],
    ['1S pass 4S pass', ['slams']],
    ['1S pass 3S pass 4N pass', ['slams']],
    ['1S pass 6S pass', []],
    ['1S 2H 4S pass', []],
    ['1N pass 3N pass pass pass', ['leads']],
  ])('“%s”', (calls, themes) => {
    expect(facedAfter(calls)).toEqual(themes);
  });
});

test.each(Object.keys(game.extras.drills ?? {}))('%s comes up', async (name) => {
  const exercise = exerciseOf('bridge', name);
  const pace = { clock: () => 0, stopped: () => false };
  let found = 0;
  for await (const { match } of drillPositions(drilledBy(exercise), 'themes', pace)) {
    expect(matchActor(match)).toBe(exercise.seat);
    expect(exercise.drill.isFaced(match.state, exercise.seat)).toBe(true);
    if (++found === 2) break;
  }
  expect(found).toBe(2);
});
