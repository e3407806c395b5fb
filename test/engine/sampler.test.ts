/** Sampled worlds: every slot gets its number of cards that it admits, all worlds about as often. */
import { describe, expect, test } from 'vitest';
import type { Assignment, Hidden } from '../../src/engine/game.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { sampleAssignment } from '../../src/engine/sampler.ts';

const among =
  (...cards: readonly number[]) =>
  (card: number) =>
    cards.includes(card);

const sorted = (cards: readonly number[]): readonly number[] => [...cards].sort((a, b) => a - b);

/** Which cards lie where, whatever their order. */
const worldOf = (assignment: Assignment): string =>
  assignment.map((cards) => sorted(cards).join(' ')).join(' | ');

function sampled(hidden: Hidden, times: number): ReadonlyMap<string, number> {
  const random = openQuickStream('sampler');
  const worlds = new Map<string, number>();
  for (let n = 0; n < times; n++) {
    const assignment = sampleAssignment(hidden, random);
    const world = worldOf(assignment);
    worlds.set(world, (worlds.get(world) ?? 0) + 1);
  }
  return worlds;
}

/** Every world by trying all: the slow obvious way. */
function worldsOf({ pool, slots }: Hidden): ReadonlySet<string> {
  const found = new Set<string>();
  const place = (assignment: readonly (readonly number[])[], rest: readonly number[]): void => {
    const [card, ...more] = rest;
    if (card === undefined) return void found.add(worldOf(assignment));
    slots.forEach(({ size, admits }, i) => {
      const there = assignment[i] ?? [];
      if (there.length === size || admits?.(card) === false) return;
      place(assignment.with(i, [...there, card]), more);
    });
  };
  place(
    slots.map(() => []),
    pool,
  );
  return found;
}

const CASES: readonly (readonly [string, Hidden])[] = [
  ['free slots', { pool: [1, 2, 3, 4, 5, 6], slots: [{ size: 2 }, { size: 3 }, { size: 1 }] }],
  [
    'a slot without a suit',
    {
      pool: [1, 2, 3, 4, 5, 6],
      slots: [
        { size: 2, admits: among(1, 2, 3, 4) },
        { size: 2 },
        { size: 2, admits: among(1, 3, 5, 6) },
      ],
    },
  ],
  [
    'slots that hardly fit',
    {
      pool: [1, 2, 3, 4, 5, 6],
      slots: [
        { size: 2, admits: among(1, 2, 3) },
        { size: 2, admits: among(3, 4, 5) },
        { size: 2, admits: among(1, 5, 6) },
      ],
    },
  ],
  ['an empty slot', { pool: [1, 2, 3], slots: [{ size: 0, admits: among(1) }, { size: 3 }] }],
];

describe.each(CASES)('%s', (_, hidden) => {
  const times = 4000;
  const worlds = sampled(hidden, times);
  const possible = worldsOf(hidden);

  test('nothing but possible worlds is sampled, and all of them', () => {
    expect(new Set(worlds.keys())).toEqual(possible);
  });

  test('all are sampled about as often', () => {
    const mean = times / possible.size;
    for (const [world, count] of worlds) {
      expect(count, world).toBeGreaterThan(mean * 0.6);
      expect(count, world).toBeLessThan(mean * 1.6);
    }
  });
});

test('cards within a slot come in any order', () => {
  const orders = (hidden: Hidden) => {
    const random = openQuickStream('order');
    return new Set(Array.from({ length: 200 }, () => sampleAssignment(hidden, random).join('|')))
      .size;
  };
  expect(orders({ pool: [1, 2, 3], slots: [{ size: 3 }] })).toBe(6);
  expect(orders({ pool: [1, 2, 3], slots: [{ size: 3, admits: among(1, 2, 3) }] })).toBe(6);
});

test('equal cards are as many in the slots as in the pool', () => {
  const hidden = { pool: [7, 7, 7, 8], slots: [{ size: 2, admits: among(7) }, { size: 2 }] };
  expect([...sampled(hidden, 50).keys()]).toEqual(['7 7 | 7 8']);
});

test('the same stream gives the same world', () => {
  const [, hidden] = CASES[1] ?? ['', { pool: [], slots: [] }];
  const once = sampleAssignment(hidden, openQuickStream('same'));
  expect(sampleAssignment(hidden, openQuickStream('same'))).toEqual(once);
});

test('an observation that contradicts itself is an error', () => {
  const hidden = {
    pool: [1, 2],
    slots: [
      { size: 1, admits: among(1) },
      { size: 1, admits: among(1) },
    ],
  };
  expect(() => sampleAssignment(hidden, openQuickStream('none'))).toThrow('no world fits');
});
