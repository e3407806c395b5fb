/** How long the judge goes on, and what its worlds bear out. */
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/ai/decide.ts';
import { byGain, isMeasured, isSettled } from '../../src/ai/enough-worlds.ts';
import { bearsOut } from '../../src/ai/reasons.ts';
import { type RolloutTask, rollOut, type Trial } from '../../src/ai/rollouts.ts';
import { degreeOf, isMistake } from '../../src/ai/verdicts.ts';
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
  test('where a difference lies within its doubt, and not where it is clear', () => {
    const settled = (mean: number, worlds: number) =>
      isSettled([trial('a', mean, 10, worlds), trial('b', 0, 10, worlds)], 0.1, USUAL);
    // 100 worlds: an error of 1.4.
    expect(settled(10, 100)).toBe(true);
    expect(settled(4, 100)).toBe(false);
    expect(settled(2, 100)).toBe(false);
    // The first looks ask for more, since they are many.
    expect(settled(5, 100)).toBe(false);
    expect(settled(3.4, 200)).toBe(false);
    expect(settled(3.6, 200)).toBe(true);
    // However often the rival comes first.
    expect(settled(-10, 100)).toBe(true);
  });

  test('not where nothing that matters can come of it', () => {
    const settled = (least: number) =>
      isSettled([trial('a', 0.5, 10), trial('b', 0, 10)], least, USUAL);
    expect(settled(1)).toBe(false);
    expect(settled(8)).toBe(true);
    // Moves that lead to the same in every world.
    expect(isSettled([trial('a', 1, 10), trial('a', 1, 10)], 0.1, USUAL)).toBe(true);
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
      suffice: ([one]) => asked.push(one?.runs.length ?? 0) === 3,
    };
    const [one, other] = atOnce(rollOut(task));
    expect(asked).toEqual([30, 50, 70]);
    expect([one?.runs.length, other?.runs.length]).toEqual([70, 70]);
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

  test('probably better where it is ahead less surely, or by hardly anything', () => {
    expect(degreeOf({ mean: 1.9, error: 1 }, 1)).toBe('probably');
    expect(degreeOf({ mean: 1.9, error: 0.1 }, 2)).toBe('probably');
    expect(degreeOf({ mean: 0, error: 1 }, 1.9)).toBe('probably');
    expect(degreeOf({ mean: 24.5, error: 28.6 }, 5)).toBe('probably');
  });

  test('as good as another where the whole interval lies within what matters', () => {
    expect(degreeOf({ mean: 0, error: 0 }, 0)).toBe('equal');
    expect(degreeOf({ mean: 1, error: 0.5 }, 2)).toBe('equal');
    expect(degreeOf({ mean: 1, error: 0.5 }, 1.9)).toBe('probably');
    expect(degreeOf({ mean: -1, error: 0.5 }, 2)).toBe('equal');
    expect(degreeOf({ mean: -1, error: 0.6 }, 2)).toBe('probably');
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
