/** Opponents with a face: their portraits, names and signs at the table. */
import type { ColorSupportLevel } from 'chalk';
import { createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/engine/game.ts';
import type { Settings } from '../../src/play/disk/settings.ts';
import { TableView } from '../../src/tui/screens/turn/view.tsx';
import { LARGE, Portrait, SMALL } from '../../src/tui/table/seats/portraits.tsx';
import { type Laid, openLaid, plainly, stageAt } from './laid.tsx';
import { gameNamed, opened, playOn } from './stage.ts';

const EVERYBODY = [...LEVELS, 'random'] as const;

/** A portrait in rows, without colours. */
function drawn(
  who: (typeof EVERYBODY)[number],
  shape = SMALL,
  theme: Settings['theme'] = 'plain',
  level: ColorSupportLevel = 0,
): readonly string[] {
  const laid = openLaid(stageAt('40x12', { theme }, level));
  laid.show(createElement(Portrait, { who, seat: 1, shape }));
  const rows = plainly(laid.frame()).split('\n');
  laid.close();
  return rows.slice(0, shape.height);
}

describe.each(EVERYBODY)('the portrait of %s', (who) => {
  test.each([SMALL, LARGE])(
    'fills its $width cells by $height, in colours and without',
    (shape) => {
      for (const [theme, level] of [
        ['felt', 3],
        ['light', 2],
        ['plain', 0],
      ] as const) {
        const rows = drawn(who, shape, theme, level);
        expect(rows).toHaveLength(shape.height);
        expect(Math.max(...rows.map((row) => row.trimEnd().length))).toBeLessThanOrEqual(
          shape.width,
        );
        // In one colour no row is blank; in paint a row of blanks may have grounds of its own.
        if (theme === 'plain') expect(rows.every((row) => row.trim() !== '')).toBe(true);
      }
    },
  );

  test('differs from all others, without colours too', () => {
    const same = EVERYBODY.filter((one) => drawn(one).join() === drawn(who).join());
    expect(same).toEqual([who]);
  });
});

const { match } = playOn(opened(gameNamed('boese-dame'), {}, 'company'), 1);
const open: Laid[] = [];
afterEach(() => {
  for (const laid of open.splice(0)) laid.close();
});

/** The table of a match with a hare, a fox and a puppy, at a size. */
function tableAt(size: string, settings: Partial<Settings> = {}): Laid {
  const laid = openLaid(stageAt(size, { theme: 'felt', cardArt: true, ...settings }, 3));
  open.push(laid);
  const names = ['Ada', 'West', 'North', 'East'];
  const company = [undefined, 'easy', 'medium', 'random'] as const;
  const shown = { match, names, company, observer: 0, log: [], memory: false, waiting: false };
  laid.show(createElement(TableView, { shown }));
  return laid;
}

const portraits = ({ registry }: Laid): readonly string[] =>
  registry
    .all()
    .map(({ id }) => id)
    .filter((id) => id.startsWith('portrait'));

describe('a table', () => {
  test.each(['120x40', '200x60'])('at %s shows the portraits of all opponents', (size) => {
    const laid = tableAt(size);
    expect(portraits(laid).toSorted()).toEqual(['portrait 1', 'portrait 2', 'portrait 3']);
    expect(plainly(laid.frame())).toMatch(/West Hare/);
  });

  test('at 80x24 names them, or shows a sign where a name is too long', () => {
    const laid = tableAt('80x24');
    expect(portraits(laid)).toEqual([]);
    const frame = plainly(laid.frame());
    expect(frame).toMatch(/North Fox/);
    expect(frame).toMatch(/West Hare/);
    expect(frame).toMatch(/East uu/);
  });

  test.each([[{ cardArt: false }], [{ ascii: true }]])('has none with %o', (settings) => {
    const laid = tableAt('120x40', settings);
    expect(portraits(laid)).toEqual([]);
    expect(plainly(laid.frame())).toMatch(/North Fox/);
  });
});
