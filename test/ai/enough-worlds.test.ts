/** How long the judge goes on, and what its worlds bear out. */
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/ai/decide.ts';
import { isMeasured, openTrials } from '../../src/ai/enough-worlds.ts';
import { ranked } from '../../src/ai/ranking.ts';
import { bearsOut, byGain } from '../../src/ai/reasons.ts';
import { type RolloutTask, rollOut, type Trial } from '../../src/ai/rollouts.ts';
import { degreeOf, isLikely, isMistake } from '../../src/ai/verdicts.ts';
import { choice, end, toy } from './toy.ts';

/** A move whose gains lie `spread` around their mean, not together with those of others. */
function trial(move: string, mean: number, spread: number, worlds = 100): Trial<string> {
  const sign = (world: number): number =>
    (move === 'a' ? world : Math.floor(world / 2)) % 2 === 0 ? 1 : -1;
  const runs = Array.from({ length: worlds }, (_, world) => ({
    gain: mean + spread * sign(world),
    success: undefined,
    events: [],
    lines: [],
  }));
  return { move, runs, certain: [] };
}

const USUAL = 160;

describe('more worlds are played', () => {
  /** The moves that are worth more worlds. */
  function open(trials: readonly Trial<string>[], least = 0.1): readonly string[] {
    const ranking = ranked(trials, { favour: () => 0, least, keyOf: (move) => move.slice(0, 1) });
    return openTrials(trials, ranking, least, USUAL).map(({ move }) => move);
  }
  const isSettled = (mean: number, worlds: number, least?: number): boolean =>
    open([trial('a', mean, 10, worlds), trial('b', 0, 10, worlds)], least).length === 0;

  test('where a difference lies within its doubt, and not where it is clear', () => {
    // 100 worlds: an error of 1.4.
    expect(isSettled(10, 100)).toBe(true);
    expect(isSettled(4, 100)).toBe(false);
    expect(isSettled(2, 100)).toBe(false);
    // The first looks ask for more, since they are many.
    expect(isSettled(5, 100)).toBe(false);
    expect(isSettled(2.9, 200)).toBe(false);
    expect(isSettled(3.1, 200)).toBe(true);
    // However often the rival comes first.
    expect(isSettled(-10, 100)).toBe(true);
  });

  test('of moves that hardly differ, until it is likely which is ahead', () => {
    // 200 worlds: an error of 1.0.
    expect(isSettled(1.4, 200, 8)).toBe(false);
    expect(isSettled(1.7, 200, 8)).toBe(true);
    expect(isSettled(0, 200, 8)).toBe(false);
    // Moves that surely do not differ by more than a tenth of what matters.
    expect(isSettled(0, 600, 30)).toBe(true);
    expect(isSettled(0, 100, 30)).toBe(false);
  });

  test('not where moves lead to the same in every world, unless those are few', () => {
    const alike = (worlds: number) => [trial('a', 1, 10, worlds), trial('a', 1, 10, worlds)];
    const same = (worlds: number) =>
      alike(worlds).map((one, i) => ({ ...one, move: 'ab'[i] ?? '' }));
    expect(open(same(20), 2)).toEqual(['a', 'b']);
    expect(open(same(40), 2)).toEqual([]);
  });

  test('not of moves far behind, but always of the best two that have not dropped out', () => {
    const behind = (mean: number, worlds: number) =>
      open([trial('a', 0.5, 10, worlds), trial('b', 0, 10, worlds), trial('c', mean, 10, worlds)]);
    expect(behind(-3, 100)).toEqual(['a', 'b', 'c']);
    expect(behind(-6, 100)).toEqual(['a', 'b']);
    expect(behind(-3, 200)).toEqual(['a', 'b']);
    expect(
      open([trial('a', 0.5, 10, 200), trial('b', 0, 10, 200), trial('c', 0, 10, 100)]),
    ).toEqual(['a', 'b']);
    expect(open([trial('a', 0.5, 10, 200), trial('b', 0, 10, 100)])).toEqual([]);
  });

  test('of another way to make the best move until the usual worlds are played', () => {
    const ways = (worlds: number) =>
      open([trial('a', 1, 10, worlds), trial('a2', 1, 10, worlds), trial('b', 0, 10, worlds)]);
    expect(ways(100)).toEqual(['a', 'a2', 'b']);
    expect(ways(200)).toEqual(['a', 'b']);
  });

  test('until a loss is of a known size, or sure to be none', () => {
    const measured = (gain: number, worlds = 100) =>
      isMeasured([trial('a', gain, 10, worlds), trial('b', 0, 10, worlds)], 0.1, USUAL);
    expect(measured(20)).toBe(true);
    expect(measured(6)).toBe(false);
    expect(measured(6, 800)).toBe(true);
    expect(measured(-4)).toBe(true);
    // Few worlds are not enough to pass a loss over.
    expect(measured(-3)).toBe(false);
    expect(measured(-3, 200)).toBe(true);
    expect(measured(0.5)).toBe(false);
  });

  test('a mistake is what is beyond chance and more than hardly matters', () => {
    const made = trial('b', 0, 10);
    expect(isMistake({ mean: 0.9, error: 0.1 }, made, 0.1)).toBe(true);
    expect(isMistake({ mean: 0.9, error: 0.31 }, made, 0.1)).toBe(false);
    expect(isMistake({ mean: 0.6, error: 0.1 }, made, 0.1)).toBe(false);
    expect(isMistake({ mean: 0.9, error: 0.1 }, made, 1)).toBe(false);
    expect(isMistake({ mean: 0.6, error: 0 }, undefined, 0.5)).toBe(true);
    expect(isMistake({ mean: -2, error: 0 }, undefined, 0.5)).toBe(false);
  });

  test('in lots, from the least number on', () => {
    const tree = choice(0, { a: end(1, 0), b: end(0, 0) });
    const asked: number[] = [];
    const task: RolloutTask<unknown, unknown, unknown> = {
      game: toy(),
      observation: tree,
      side: { seat: 0, rivals: [1], partners: 0, aim: 'most', ownPart: 1 },
      moves: ['a', 'b'],
      name: 'lots',
      budget: { least: 30, most: 200, positions: 100_000 },
      openAmong: (trials) => {
        asked.push(trials[0]?.runs.length ?? 0);
        return asked.length === 3 ? [] : trials;
      },
    };
    const [one, other] = atOnce(rollOut(task));
    expect(asked).toEqual([30, 50, 70]);
    expect([one?.runs.length, other?.runs.length]).toEqual([70, 70]);
  });

  test('in larger lots later, and of the open moves alone', () => {
    const tree = choice(0, { a: end(1, 0), b: end(0, 0), c: end(2, 0) });
    const asked: (readonly number[])[] = [];
    const task: RolloutTask<unknown, unknown, unknown> = {
      game: toy(),
      observation: tree,
      side: { seat: 0, rivals: [1], partners: 0, aim: 'most', ownPart: 1 },
      moves: ['a', 'b', 'c'],
      name: 'lots',
      budget: { least: 160, most: 500, positions: 100_000 },
      openAmong: (trials) => {
        asked.push(trials.map(({ runs }) => runs.length));
        return trials.filter(({ move }) => move !== 'b');
      },
    };
    const met = atOnce(rollOut(task)).map(({ move, runs }) => [move, runs.length]);
    expect(asked.slice(0, 4)).toEqual([
      [160, 160, 160],
      [180, 160, 180],
      [202, 160, 202],
      [227, 160, 227],
    ]);
    expect(met).toEqual([
      ['a', 500],
      ['b', 160],
      ['c', 500],
    ]);
  });
});

test('the best figure is first, whoever was asked first', () => {
  const trials = [trial('a', 1, 0), trial('b', 3, 0), trial('c', 2, 0)];
  expect(byGain(trials).map(({ move }) => move)).toEqual(['b', 'c', 'a']);
});

describe('a move is', () => {
  test('better where it is ahead by more than two errors and by what is worth a word', () => {
    expect(degreeOf({ mean: 2.1, error: 1 }, 2)).toBe('better');
    expect(degreeOf({ mean: 2.1, error: 0 }, 2.1)).toBe('better');
  });

  test('probably better where a lead is likely, or where worlds tell nothing', () => {
    expect(degreeOf({ mean: 1.9, error: 1 }, 1)).toBe('probably');
    expect(degreeOf({ mean: 1.9, error: 0.1 }, 2)).toBe('probably');
    expect(degreeOf({ mean: 0, error: 1 }, 1)).toBe('probably');
    expect(degreeOf({ mean: 24.5, error: 28.6 }, 5)).toBe('probably');
  });

  test('as good as another where the whole interval lies within what matters', () => {
    expect(degreeOf({ mean: 0, error: 0 }, 0)).toBe('equal');
    expect(degreeOf({ mean: 0.5, error: 0 }, 2)).toBe('equal');
    expect(degreeOf({ mean: 0.2, error: 0.5 }, 2)).toBe('equal');
    expect(degreeOf({ mean: 0.3, error: 0.5 }, 2)).toBe('probably');
    expect(degreeOf({ mean: 0.1, error: 0.5 }, 0.7)).toBe('equal');
    expect(degreeOf({ mean: 0.1, error: 0.5 }, 0.5)).toBe('probably');
    expect(degreeOf({ mean: -1, error: 0.5 }, 2)).toBe('equal');
    expect(degreeOf({ mean: -1, error: 0.8 }, 1.6)).toBe('probably');
  });
});

describe('a lead is likely', () => {
  test('where it is positive in two of three cases, the surer the more its error tells', () => {
    expect(isLikely({ mean: 0.44, error: 1 }, 100)).toBe(true);
    expect(isLikely({ mean: 0.42, error: 1 }, 100)).toBe(false);
    // An error of twice what near moves differ by asks for 2.24 times as much.
    expect(isLikely({ mean: 0.97, error: 1 }, 0.5 / 0.6)).toBe(true);
    expect(isLikely({ mean: 0.95, error: 1 }, 0.5 / 0.6)).toBe(false);
    expect(isLikely({ mean: 0.01, error: 0 }, 1)).toBe(true);
    expect(isLikely({ mean: 0, error: 0 }, 1)).toBe(false);
  });
});

describe('a cause is borne out', () => {
  /** Fifty worlds; the event happens after either move in the first `shown` of them. */
  function pair(shown: number, gained: number, elsewhere = 0) {
    const runs = (isOne: boolean) =>
      Array.from({ length: 50 }, (_, world) => ({
        gain: isOne ? (world < shown ? gained : elsewhere) + (world % 3) / 10 : 0,
        success: undefined,
        events: world < shown && world % 2 === (isOne ? 0 : 1) ? ['queen'] : [],
        lines: [],
      }));
    const of = (move: string, isOne: boolean) => ({ move, runs: runs(isOne), certain: [] });
    return [of('a', true), of('b', false)] as const;
  }
  const forIt = { event: 'queen', isFor: true };

  test('by the worlds in which its event shows, and in the direction it claims', () => {
    expect(bearsOut(...pair(30, 5), forIt)).toBe(true);
    expect(bearsOut(...pair(30, 5), { ...forIt, isFor: false })).toBe(false);
    expect(bearsOut(...pair(30, -5), forIt)).toBe(false);
    expect(bearsOut(...pair(30, -5), { ...forIt, isFor: false })).toBe(true);
  });

  test('not by what happens elsewhere, nor by an event that hardly shows', () => {
    expect(bearsOut(...pair(30, -5, 50), forIt)).toBe(false);
    expect(bearsOut(...pair(4, 90), forIt)).toBe(false);
  });

  test('without an event by the lead as a whole', () => {
    expect(bearsOut(...pair(30, -5, 50), { isFor: true })).toBe(true);
    expect(bearsOut(...pair(30, -5, 0), { isFor: true })).toBe(false);
  });
});
