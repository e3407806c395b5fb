/** The bar above the table: facts in one line, briefly where not all have room. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { FRENCH_52 } from '../../src/cards/pack.ts';
import type { Fact } from '../../src/engine/table.ts';
import { same } from '../../src/lang/text.ts';
import { Bar } from '../../src/tui/table/frame/heading.tsx';
import { type Scene, SceneContext } from '../../src/tui/table/scene/scene.ts';
import { openLaid, plainly, stageAt } from './laid.tsx';
import { table } from './made-up.ts';

const FACTS: readonly Fact[] = [
  { label: same('contract'), value: same('4 by South'), brief: { value: same('4 by South') } },
  { label: same('vulnerable'), value: same('none') },
  { label: same('games'), value: same('none yet'), brief: 'left out' },
];

/** The lines of the bar in so many columns. */
function drawn(width: number): readonly string[] {
  const scene: Scene = {
    table: table([], { facts: FACTS }),
    pack: FRENCH_52,
    voices: { pack: FRENCH_52, names: [] },
    observer: 0,
    actor: 0,
    memory: false,
  };
  const laid = openLaid(stageAt('80x24'));
  const bar = createElement(Bar, { title: 'Game', width, height: 2 });
  laid.show(createElement(SceneContext, { value: scene }, bar));
  const lines = plainly(laid.frame()).split('\n');
  laid.close();
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

test('all facts with their labels stand in one line that has room for them', () => {
  expect(drawn(80)[0]).toMatch(/contract 4 by South {2}vulnerable none {2}games none yet$/);
});

test('a narrower line has them briefly', () => {
  const [line, ...more] = drawn(50);
  expect(line).toMatch(/ 4 by South {2}vulnerable none$/);
  expect(line).not.toContain('contract');
  expect(more).toEqual([]);
});

test('where that is not enough, there are two lines with every fact', () => {
  expect(drawn(36).join(' ')).toMatch(/contract 4 by South.*games none yet/);
});
