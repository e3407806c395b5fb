/** The trick in the middle: cards lie before those who played them, and cards of nobody in one place. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { FRENCH_52 } from '../../src/cards/pack.ts';
import type { Region } from '../../src/engine/table.ts';
import { Trick } from '../../src/tui/table/middle/trick.tsx';
import { type Scene, SceneContext } from '../../src/tui/table/scene/scene.ts';
import type { Seating } from '../../src/tui/table/scene/seating.ts';
import { openLaid, plainly, stageAt } from './laid.tsx';
import { lying, region, table } from './made-up.ts';

const THREE = {
  seats: [0, 1, 2].map((seat) => ({ seat, cards: 0, total: 0, tags: [] })),
  seating: { left: [1], top: [], right: [2], bottom: 0 } as Seating,
  width: 60,
  height: 12,
};

/** The trick as it is drawn without colours, seen by the first of three, or of others in another room. */
function drawn(trick: Region, { seats, ...room }: typeof THREE = THREE): string {
  const scene: Scene = {
    table: table([trick], { seats }),
    pack: FRENCH_52,
    voices: { pack: FRENCH_52, names: ['Ada', 'Bruno', 'Clara', 'Dora'] },
    observer: 0,
    actor: 0,
    memory: false,
  };
  const laid = openLaid(stageAt('80x24'));
  const shown = createElement(Trick, { region: trick, ...room });
  laid.show(createElement(SceneContext, { value: scene }, shown));
  const frame = plainly(laid.frame());
  laid.close();
  return frame;
}

test('cards that say who played them lie before their players', () => {
  const trick = region('trick', 'trick', [...lying('KC', { by: 1 }), ...lying('3C', { by: 2 })]);
  const frame = drawn(trick);
  expect(frame).toMatch(/K♣/);
  expect(frame.indexOf('K♣')).toBeLessThan(frame.indexOf('3♣'));
});

test('cards that nobody is said to have played lie side by side in the middle', () => {
  const lines = drawn(region('trick', 'trick', lying('KC 3C 9D'))).split('\n');
  expect(lines.some((line) => /K♣.*3♣.*9♦/.test(line))).toBe(true);
});

test('cards played together show their indexes where there is no room for them side by side', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, cards: 0, total: 0, tags: [] }));
  const narrow = { seating: { left: [1], top: [2], right: [3], bottom: 0 }, width: 32, height: 6 };
  for (const by of [0, 1, 2, 3]) {
    const frame = drawn(region('trick', 'trick', lying('8C 8H', { by })), { seats, ...narrow });
    expect(frame, `seat ${by}`).toMatch(/8♣.*8♥/);
  }
});

test('side by side one’s own card lies lowest, the one at the head highest, those of the sides between them', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, cards: 0, total: 0, tags: [] }));
  const low = { seating: { left: [1], top: [2], right: [3], bottom: 0 }, width: 40, height: 8 };
  const cards = ['2C', '4C', '6C', '8C'].flatMap((card, by) => lying(card, { by }));
  const lines = drawn(region('trick', 'trick', cards), { seats, ...low }).split('\n');
  const rowOf = (index: string): number => lines.findIndex((line) => line.includes(index));
  const own = rowOf('2♣');
  expect([rowOf('6♣'), rowOf('4♣'), rowOf('8♣')]).toEqual([own - 2, own - 1, own - 1]);
});

test('cards of six lie where their players sit, each above its player’s name, whoever led', () => {
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, cards: 0, total: 0, tags: [] }));
  const seating = { left: [1], top: [2, 3, 4], right: [5], bottom: 0 };
  const six = { seats, seating, width: 44, height: 18 };
  const places = ['1 2', '2 1'].map((order) => {
    const cards = order
      .split(' ')
      .flatMap((by) => lying(by === '1' ? 'KC' : '3C', { by: Number(by) }));
    const lines = drawn(region('trick', 'trick', cards), six).split('\n');
    return ['3♣', 'Clara', 'K♣', 'Bruno'].map((word) =>
      lines.findIndex((one) => one.includes(word)),
    );
  });
  const [first = []] = places;
  expect(first).toEqual(first.toSorted((a, b) => a - b));
  expect(new Set(first).size).toBe(first.length);
  expect(places[1]).toEqual(first);
});
