/** Guests at the table: portraits no two of which look alike, their names, and how strong they play in a word. */
import type { ColorSupportLevel } from 'chalk';
import { createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '../../src/play/disk/settings.ts';
import { facesOf, GUESTS } from '../../src/play/session/guests.ts';
import { LIKENESSES, type Sitter } from '../../src/tui/art/guests.ts';
import { TableView } from '../../src/tui/screens/turn/view.tsx';
import { BUST, LARGE, Portrait, SMALL } from '../../src/tui/table/seats/portraits.tsx';
import type { Shape } from '../../src/tui/terminal/measures.ts';
import { type Laid, openLaid, plainly, stageAt } from './laid.tsx';
import { gameNamed, opened, playOn } from './stage.ts';

const EVERYBODY: readonly Sitter[] = [...GUESTS, 'person'];

/** A portrait in rows, without colours. */
function drawn(
  face: Sitter,
  shape: Shape = SMALL,
  theme: Settings['theme'] = 'plain',
  level: ColorSupportLevel = 0,
): readonly string[] {
  const laid = openLaid(stageAt('40x12', { theme }, level));
  laid.show(createElement(Portrait, { face, shape }));
  const rows = plainly(laid.frame()).split('\n');
  laid.close();
  return rows.slice(0, shape.height);
}

test('there are twelve guests, and each has a portrait', () => {
  expect(GUESTS).toHaveLength(12);
  expect(Object.keys(LIKENESSES).toSorted()).toEqual([...EVERYBODY].toSorted());
});

describe.each(EVERYBODY)('the portrait of %s', (face) => {
  test.each([SMALL, LARGE, BUST])(
    'fills its $width cells by $height, in colours and without',
    (shape) => {
      for (const [theme, level] of [
        ['felt', 3],
        ['light', 2],
        ['plain', 0],
      ] as const) {
        const rows = drawn(face, shape, theme, level);
        expect(rows).toHaveLength(shape.height);
        expect(Math.max(...rows.map((row) => row.trimEnd().length))).toBeLessThanOrEqual(
          shape.width,
        );
        // In one colour no row is blank; in paint a row of blanks may have grounds of its own.
        if (theme === 'plain') expect(rows.every((row) => row.trim() !== '')).toBe(true);
      }
    },
  );

  test.each([SMALL, LARGE, BUST])(
    'differs from all others in $width cells by $height, without colours too',
    (shape) => {
      const own = drawn(face, shape).join();
      expect(EVERYBODY.filter((one) => drawn(one, shape).join() === own)).toEqual([face]);
    },
  );

  test('has a scarf of its own among the guests', () => {
    const alike = GUESTS.filter((one) => LIKENESSES[one].scarf === LIKENESSES[face].scarf);
    expect(alike).toEqual(face === 'person' ? [] : [face]);
  });
});

/** The outline of a portrait: which of its pixels are painted at all. */
const outline = (picture: string): string => picture.replace(/[^. ]/g, '#');

test.each(['small', 'large'] as const)('the outlines of guests differ (%s)', (size) => {
  const outlines = GUESTS.map((guest) => outline(LIKENESSES[guest][size]));
  expect(new Set(outlines).size).toBe(GUESTS.length);
});

const SHAPES = [SMALL, LARGE, BUST];
const looks = new Map(
  GUESTS.map((guest) => [guest, SHAPES.map((shape) => drawn(guest, shape).join())]),
);

test.each(SHAPES.map((shape, at) => [`${shape.width}×${shape.height}`, at] as const))(
  'no two opponents of a table look alike in %s cells, whatever the seed',
  (_, at) => {
    for (let count = 2; count <= GUESTS.length; count++)
      for (let seed = 0; seed < 20; seed++) {
        const players = Array.from({ length: count }, () => ({ name: '', who: 'medium' }));
        const faces = facesOf(players, `alike ${seed}`);
        const seen = faces.map((face) => face && looks.get(face)?.[at]);
        expect(seen).not.toContain(undefined);
        expect(new Set(seen).size, `${faces.join()} of seed ${seed}`).toBe(count);
      }
  },
);

const { match } = playOn(opened(gameNamed('boese-dame'), {}, 'company'), 1);
const open: Laid[] = [];
afterEach(() => {
  for (const laid of open.splice(0)) laid.close();
});

/** The table of a match with three guests of three strengths, at a size. */
function tableAt(size: string, settings: Partial<Settings> = {}, played = match): Laid {
  const laid = openLaid(stageAt(size, { theme: 'felt', cardArt: true, ...settings }, 3));
  open.push(laid);
  const names = ['Ada', 'Hazel', 'Rufus', 'Bartholomew'];
  const company = [
    undefined,
    { face: 'hare', who: 'easy' },
    { face: 'fox', who: 'medium' },
    { face: 'owl', who: 'random' },
  ] as const;
  const shown = {
    match: played,
    names,
    company,
    observer: 0,
    log: [],
    memory: false,
    waiting: false,
  };
  laid.show(createElement(TableView, { shown }));
  return laid;
}

const portraits = ({ registry }: Laid): readonly string[] =>
  registry
    .all()
    .filter(({ kind, id }) => kind === 'seat' && id.startsWith('portrait'))
    .map(({ id }) => id);

describe('a table', () => {
  test.each(['80x24', '120x40', '200x60'])('at %s shows the portraits of all opponents', (size) => {
    const laid = tableAt(size);
    expect(portraits(laid).toSorted()).toEqual(['portrait 1', 'portrait 2', 'portrait 3']);
  });

  test.each(['80x24', '120x40', '200x60'])(
    'at %s all plates say how strong they are, or none',
    (size) => {
      const frame = plainly(tableAt(size).frame());
      const levels = ['medium', 'easy', 'random'];
      const isTold = size !== '80x24';
      expect(levels.map((word) => frame.includes(word))).toEqual(levels.map(() => isTold));
    },
  );

  test.each(['100x30', '120x40', '200x60'])(
    'at %s faces at the sides stand beside a seat at the head with cards before it',
    (size) => {
      const dealt = playOn(opened(gameNamed('hiki-kabu'), { players: 4 }, 'company'), 9).match;
      const shown = portraits(tableAt(size, {}, dealt));
      expect(shown).toEqual(expect.arrayContaining(['portrait 1', 'portrait 3']));
    },
  );

  test('at 80x24 every face beside a trick is whole', () => {
    const { registry } = tableAt('80x24');
    const heights = [1, 2, 3].map((seat) => registry.find('seat', `portrait ${seat}`)?.height);
    expect(heights).toEqual([4, 4, 4]);
  });

  test.each([3, 4])('at 80x24 %d players of Durak leave whole cards to both piles', (players) => {
    const dealt = playOn(opened(gameNamed('durak'), { players }, 'company'), 2).match;
    const laid = tableAt('80x24', {}, dealt);
    const { registry, stage } = laid;
    const seats = registry.all().filter(({ kind, id }) => kind === 'seat' && id !== '0');
    const lowest = Math.max(...seats.map(({ rectangle: { y, height } }) => y + height));
    for (const pile of ['stock', 'beaten']) {
      const place = registry.find('region', pile);
      expect(place?.height, pile).toBeGreaterThan(stage.measures.table.height);
      expect(place?.y, pile).toBeGreaterThanOrEqual(lowest);
    }
    expect(plainly(laid.frame())).toMatch(/easy[\s\S]*medium/);
  });

  test('at 80x24 in one colour there are names alone', () => {
    expect(portraits(tableAt('80x24', { theme: 'plain' }))).toEqual([]);
  });

  test.each([[{ cardArt: false }], [{ ascii: true }]])('has none with %o', (settings) => {
    const laid = tableAt('120x40', settings);
    expect(portraits(laid)).toEqual([]);
    expect(plainly(laid.frame())).toMatch(/Rufus/);
  });
});
