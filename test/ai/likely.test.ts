/** Worlds sampled by the likelihood a game gives them. */

import { describe, expect, test } from 'vitest';
import { likelyAssignment, onlyWorld, sampleWorld } from '../../src/ai/world.ts';
import type { Assignment, Hidden } from '../../src/engine/game.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { altered } from '../support/altered.ts';
import { end, toy } from './toy.ts';

const POOL = [0, 1, 2, 3, 4, 5, 6, 7];
const FREE: Hidden = { pool: POOL, slots: [{ size: 4 }, { size: 4 }] };
const OBSERVATION = end(0, 0);

/** So many assignments, each rated by `likelihood`. */
function drawn(hidden: Hidden, likelihood: (assignment: Assignment) => number, times: number) {
  const game = toy({ heuristics: { likelihood: (_, assignment) => likelihood(assignment) } });
  const random = openQuickStream('likely');
  return Array.from({ length: times }, () => likelyAssignment(game, OBSERVATION, hidden, random));
}

const holds = (assignment: Assignment, slot: number, ...cards: readonly number[]): boolean =>
  cards.every((card) => assignment[slot]?.includes(card));

const share = (
  assignments: readonly Assignment[],
  is: (assignment: Assignment) => boolean,
): number => assignments.filter(is).length / assignments.length;

describe('a likely world', () => {
  test('is the first drawn where all are sure', () => {
    let rated = 0;
    const sure = () => {
      rated++;
      return 1;
    };
    expect(drawn(FREE, sure, 20)).toHaveLength(20);
    expect(rated).toBe(20);
  });

  test('is found even where hardly one in seventy will do', () => {
    const rare = (assignment: Assignment) => {
      const low = (assignment[0] ?? []).filter((card) => card < 4).length;
      return low === 4 ? 1 : 0.001 ** (4 - low);
    };
    expect(share(drawn(FREE, rare, 200), (one) => holds(one, 0, 0, 1, 2, 3))).toBeGreaterThan(0.95);
  });

  test('comes as often as it is likely', () => {
    const twice = (assignment: Assignment) => (holds(assignment, 0, 0) ? 0.8 : 0.2);
    const often = share(drawn(FREE, twice, 1500), (one) => holds(one, 0, 0));
    expect(often).toBeGreaterThan(0.76);
    expect(often).toBeLessThan(0.84);
  });

  test('keeps sizes, cards, and what slots admit, however it is repaired', () => {
    const even = (card: number) => card % 2 === 0;
    const hidden = {
      pool: POOL,
      slots: [{ size: 3, admits: even }, { size: 4 }, { size: 1 }, { size: 0 }],
    };
    let rated = 0;
    const never = () => {
      rated++;
      return 0;
    };
    for (const assignment of drawn(hidden, never, 30)) {
      expect(assignment.map((cards) => cards.length)).toEqual([3, 4, 1, 0]);
      expect(assignment.flat().toSorted()).toEqual(POOL);
      expect(assignment[0]?.every(even)).toBe(true);
    }
    // Twelve drawn and then swapped up to 160 times: no endless search for a world that does not exist.
    expect(rated / 30).toBeGreaterThan(30);
    expect(rated / 30).toBeLessThanOrEqual(172);
  });

  test('prefers the likelier of two unlikely ones', () => {
    const faint = (assignment: Assignment) => (holds(assignment, 0, 0) ? 0.01 : 0.0001);
    expect(share(drawn(FREE, faint, 300), (one) => holds(one, 0, 0))).toBeGreaterThan(0.9);
  });
});

describe('a world sampled', () => {
  test('asks the game how likely it is only where the game can tell', () => {
    const hidden = { pool: POOL, slots: [{ size: 8 }] };
    const plain = sampleWorld(toy({ pool: POOL }), OBSERVATION, hidden, openQuickStream('w'));
    expect(plain).toMatchObject({ tree: OBSERVATION });
    let asked = 0;
    const likelihood = () => {
      asked++;
      return 1;
    };
    sampleWorld(toy({ heuristics: { likelihood } }), OBSERVATION, hidden, openQuickStream('w'));
    expect(asked).toBe(1);
  });
});

describe('the only world', () => {
  const cardsOf = (hidden: Hidden): unknown => {
    const determinize = (_: unknown, assignment: Assignment) =>
      assignment.map((cards) => cards.toSorted());
    const game = altered(toy(), { observer: { determinize: determinize as never } });
    return onlyWorld(game, OBSERVATION, hidden);
  };
  const among =
    (...cards: readonly number[]) =>
    (card: number) =>
      cards.includes(card);

  test('exists where each slot takes all that fits', () => {
    expect(cardsOf({ pool: [1, 2], slots: [{ size: 2 }] })).toEqual([[1, 2]]);
    expect(
      cardsOf({ pool: [1, 2, 3], slots: [{ size: 1, admits: among(1) }, { size: 2 }] }),
    ).toEqual([[1], [2, 3]]);
  });

  test('exists where each card can lie in one place only', () => {
    const slots = [
      { size: 1, admits: among(1, 2) },
      { size: 1, admits: among(2, 3) },
      { size: 1, admits: among(3) },
    ];
    expect(cardsOf({ pool: [1, 2, 3], slots })).toEqual([[1], [2], [3]]);
    expect(cardsOf({ pool: [1, 2, 3], slots: slots.toReversed() })).toEqual([[3], [2], [1]]);
  });

  test('does not exist where two cards may be swapped', () => {
    const either = { size: 1, admits: among(1, 2) };
    const slots = [either, either];
    expect(cardsOf({ pool: [1, 2], slots })).toBeUndefined();
    expect(cardsOf({ pool: [1, 2, 3], slots: [{ size: 1 }, { size: 2 }] })).toBeUndefined();
  });
});
