/** The trick in the middle: cards lie before those who played them, and cards of nobody in one place. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { FRENCH_52 } from '../../src/cards/pack.ts';
import type { Region } from '../../src/engine/table.ts';
import { Trick } from '../../src/tui/table/middle/trick.tsx';
import { type Scene, SceneContext } from '../../src/tui/table/scene/scene.ts';
import { openLaid, plainly, stageAt } from './laid.tsx';
import { lying, region, table } from './made-up.ts';

/** The trick of three as it is drawn without colours, seen by the first. */
function drawn(trick: Region): string {
  const seats = [0, 1, 2].map((seat) => ({ seat, cards: 0, total: 0, tags: [] }));
  const scene: Scene = {
    table: table([trick], { seats }),
    pack: FRENCH_52,
    voices: { pack: FRENCH_52, names: ['Ada', 'Bruno', 'Clara'] },
    observer: 0,
    actor: 0,
    memory: false,
  };
  const laid = openLaid(stageAt('80x24'));
  const seating = { left: [1], top: [], right: [2], bottom: 0 };
  const shown = createElement(Trick, { region: trick, seating, width: 60, height: 12 });
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
