/** Melds as cards: the front, a strip for each further card, and the count towards the complete meld. */
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { FRENCH_52 } from '../../src/cards/pack.ts';
import type { Region } from '../../src/engine/table.ts';
import { same } from '../../src/lang/text.ts';
import { Melds } from '../../src/tui/table/middle/sides.tsx';
import { type Aim, type Scene, SceneContext } from '../../src/tui/table/scene/scene.ts';
import { openLaid, plainly, stageAt } from './laid.tsx';
import { card, lying, region, table } from './made-up.ts';

const GOAL = 7;

/** A meld of the first seat; cards after a plus replace others. */
function meld(id: string, cards: string, more: Partial<Region> = {}): Region {
  const [natural = '', wild = ''] = cards.split('+');
  const faces = [...lying(natural.trim()), ...lying(wild.trim(), { marks: ['wild'] })];
  return region(id, 'meld', faces, { owner: 0, goal: GOAL, ...more });
}

/** The melds of one side as they are drawn without colours, in so many cells. */
function drawn(melds: readonly Region[], columns: number, aim?: Aim): readonly string[] {
  const parties = [{ seat: 0, label: same('ours'), points: 120 }];
  const seats = [{ seat: 0, cards: 0, total: 0, tags: [] }];
  const scene: Scene = {
    table: table(melds, { melds: true, parties, seats }),
    pack: FRENCH_52,
    voices: { pack: FRENCH_52, names: ['Ada'] },
    observer: 0,
    actor: 0,
    memory: false,
    aim,
  };
  const laid = openLaid(stageAt('80x24'));
  const sides = createElement(Melds, { width: columns, height: 6 });
  laid.show(createElement(SceneContext, { value: scene }, sides));
  const lines = plainly(laid.frame()).split('\n');
  laid.close();
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}

describe('a meld', () => {
  test('shows its first card whole, a strip for each further one, and a sign for each of seven', () => {
    expect(drawn([meld('nines', '9S 9H 9D + 2C')], 40)).toEqual([
      '        ╭9♠───╮♥♦★',
      'Ours    │♠ ♠ ♠││││',
      '120     │♠ ♠ ♠││││',
      '        │♠ ♠ ♠││││',
      '        ╰───9♠╯──╯',
      '        ●●●★···',
    ]);
  });

  test('is named after the card that replaces none, wherever that lies', () => {
    const kings = region(
      'kings',
      'meld',
      [...lying('2C', { marks: ['wild'] }), ...lying('KS KH')],
      { owner: 0, goal: GOAL },
    );
    expect(drawn([kings], 40).join('\n')).toMatch(/╭K♠/);
  });

  test('is squared up once it is complete, and says what it counts beyond its cards', () => {
    const natural = meld('sevens', '7S 7H 7D 7C 7S 7H 7D', { points: 500 });
    const lines = drawn([natural], 40);
    expect(lines[0]).toBe('        ╭7♠───╮║');
    expect(lines.at(-1)).toBe('        500★');
  });

  test('shows what Enter adds as signs of their own', () => {
    const nines = meld('nines', '9S 9H 9D');
    const aim = { cards: [card('9C'), card('2D')], takers: ['nines'], taker: 'nines' };
    expect(drawn([nines], 40, aim).at(-1)).toBe('        ●●●○○··');
  });

  test('is counted in figures where the cards that Enter adds have no room as signs', () => {
    const fives = meld('fives', '5S 5H 5D');
    const added = [...'CSHDCSHDC'].map((suit) => card(`5${suit}`));
    const aim = { cards: added, takers: ['fives'], taker: 'fives' };
    expect(drawn([fives], 18, aim).at(-1)).toBe('        3+9/7');
  });

  test('is counted in figures where there is no room for signs', () => {
    const ranks = [...'456789TJQK'];
    const melds = ranks.map((rank) => meld(`of-${rank}`, `${rank}S ${rank}H ${rank}D + 2C`));
    const lines = drawn(melds, 78);
    expect(lines.at(-1)?.match(/4\/7/g)).toHaveLength(ranks.length);
  });

  test('is told in words where there is no room for cards', () => {
    const ranks = [...'456789TJQK'];
    const melds = ranks.map((rank) => meld(`of-${rank}`, `${rank}S ${rank}H ${rank}D`));
    const text = drawn(melds, 40).join('\n');
    expect(text).not.toContain('╭');
    for (const rank of ranks) expect(text).toContain(rank.replace('T', '10'));
  });
});
