/** Cards as pictures: everything is within its card, and every fact of it can be read in every theme. */
import type { ColorSupportLevel } from 'chalk';
import { describe, expect, test } from 'vitest';
import type { Face, Suit } from '../../src/cards/pack.ts';
import type { Settings } from '../../src/play/disk/settings.ts';
import { printOf } from '../../src/tui/art/face.ts';
import { numberInField } from '../../src/tui/art/numbers.ts';
import { linesOf } from '../../src/tui/surface/cells.ts';
import { cardRows } from '../../src/tui/table/cards/card.ts';
import type { Shape } from '../../src/tui/terminal/measures.ts';
import type { Dye } from '../../src/tui/theme/palettes.ts';
import { linesOfPage, PAGES } from '../support/card-pages.ts';
import { plainly, stageAt } from './laid.tsx';

const stage = stageAt('200x60', { theme: 'felt', fourColour: true }, 3);
const small = { width: 7, height: 5 };
const medium = { width: 9, height: 7 };
const large = { width: 13, height: 9 };

/** A card like `KH`, its rows without colours. */
function drawn(token: string, shape = medium, sight = shape.width): readonly string[] {
  const suits = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades', R: 'red' } as const;
  const [rank = '', suit] = [token.slice(0, -1), token.slice(-1)];
  const known = Object.entries(suits).find(([letter]) => letter === suit)?.[1];
  const print = printOf(stage.deck, known ? { rank, suit: known } : { rank: token });
  return linesOf(cardRows({ stage, card: { print }, shape, sight })).map(plainly);
}

describe.each(PAGES.map((page) => [page.name, page] as const))('the page %s', (_, page) => {
  const lines = linesOfPage(page).map(plainly);

  test('shows every rank and suit of every pack, twice on whole cards', () => {
    const text = lines.join('\n');
    const { deck } = page.stage;
    for (const face of [
      { rank: 'T', suit: 'clubs' },
      { rank: 'Q', suit: 'hearts' },
      { rank: 'U', suit: 'acorns' },
      { rank: '15', suit: 'yellow' },
      { rank: 'XX' },
    ] as const) {
      const { rank, suit } = printOf(deck, face);
      expect(text.split(`${rank.trim()}${suit}`).length - 1, face.rank).toBeGreaterThanOrEqual(2);
    }
  });

  test('has blocks and quadrants where there is art alone', () => {
    expect(/[▀▄▟▙▜▛]/.test(lines.slice(0, -10).join(''))).toBe(page.stage.cards.art);
  });
});

/** Cells of a card without its rank and suit, which are in two of its corners. */
function pictureOf(
  face: Face,
  settings: Partial<Settings>,
  level: ColorSupportLevel,
  shape: Shape,
) {
  const { deck, theme, cards } = stageAt('200x60', settings, level);
  const print = printOf(deck, face);
  const rows = linesOf(cardRows({ stage: { theme, cards }, card: { print }, shape })).map(plainly);
  const inner = rows.slice(1, -1).map((row) => row.slice(1, -1));
  return { rows, inner };
}

const COURTS: readonly Face[] = [
  { rank: 'K', suit: 'hearts' },
  { rank: 'Q', suit: 'spades' },
  { rank: 'J', suit: 'clubs' },
  { rank: 'K', suit: 'acorns' },
  { rank: 'O', suit: 'reds' },
  { rank: 'U', suit: 'bells' },
  { rank: 'XX' },
];
const NUMBERS: readonly Face[] = [
  { rank: '7', suit: 'red' },
  { rank: '13', suit: 'blue' },
  { rank: '8' },
];

describe.each([
  ['felt', 3],
  ['light', 2],
  ['plain', 1],
  ['plain', 0],
] as const)('in ASCII, %s with colours of level %i,', (theme, level) => {
  const settings: Partial<Settings> = { theme, ascii: true };

  test.each([small, medium, large])('every court and number shows a picture at %j', (shape) => {
    const pictures = [...COURTS, ...NUMBERS].map((face) => {
      const { rows, inner } = pictureOf(face, settings, level, shape);
      expect(rows.join('\n')).toMatch(/^[ -~\n]*$/);
      expect(rows.map(({ length }) => length)).toEqual(rows.map(() => shape.width));
      return inner.join('\n');
    });
    for (const picture of pictures) expect(picture).toMatch(/\S/);
    // Two kings in different suits look alike.
    expect(new Set(pictures).size, pictures.join('\n\n')).toBe(pictures.length - 1);
  });

  test('a covered court shows as much as there is room for, and none where cards are bare', () => {
    const print = printOf(stage.deck, { rank: 'K', suit: 'hearts' });
    for (const sight of [2, 3, 4, 5, 6, 8]) {
      const { theme: painted, cards } = stageAt('200x60', settings, level);
      const at = { stage: { theme: painted, cards }, card: { print }, shape: medium, sight };
      expect(linesOf(cardRows(at)).map((row) => plainly(row).length)).toEqual(Array(7).fill(9));
    }
    const bare = pictureOf(
      { rank: 'K', suit: 'hearts' },
      { ...settings, cardArt: false },
      level,
      medium,
    );
    expect(bare.inner.join('').replace(/[|K]/g, '').trim()).toBe('');
  });
});

describe('without colours', () => {
  const PACKS: readonly (readonly Suit[])[] = [
    ['clubs', 'diamonds', 'hearts', 'spades'],
    ['bells', 'reds', 'greens', 'acorns'],
  ];
  /** Cells in which two aces differ. */
  const differing = (one: string, other: string): number =>
    [...one].filter((sign, at) => sign !== [...other][at]).length;

  test.each([small, medium, large])(
    'no two aces of a pack have much the same blocks at %j',
    (shape) => {
      for (const suits of PACKS) {
        const aces = suits.map((suit) =>
          pictureOf({ rank: 'A', suit }, { theme: 'plain' }, 0, shape).inner.join(''),
        );
        for (const [at, ace] of aces.entries())
          for (const [next, other] of aces.entries())
            if (next > at)
              expect(differing(ace, other), `${suits[at]} ${suits[next]}`).toBeGreaterThanOrEqual(
                5,
              );
      }
    },
  );
});

const HUES: readonly Suit[] = ['red', 'yellow', 'green', 'blue'];

describe('a card', () => {
  test.each([
    ['8C', ['▟8♣     ▙', '  ♣   ♣  ', '    ♣    ', '  ♣   ♣  ', '    ♣    ', '  ♣   ♣  ']],
    ['2H', ['▟2♥     ▙', '    ♥    ']],
  ])('%s has its pips where a printed one has them', (token, rows) => {
    expect(drawn(token).slice(0, rows.length)).toEqual(rows);
  });

  test('low has its pips side by side', () => {
    expect(drawn('TD', small)).toEqual(['▟10♦  ▙', ' ♦ ♦ ♦ ', ' ♦♦ ♦♦ ', ' ♦ ♦ ♦ ', '▜  10♦▛']);
  });

  test('with one row between its indexes has one pip there, covered too', () => {
    const low = { width: 7, height: 3 };
    expect(drawn('7C', low)).toEqual(['▟7♣   ▙', '   ♣   ', '▜   7♣▛']);
    expect(drawn('KH', low, 4)[1]?.slice(0, 4)).toBe('  ♥ ');
    expect(drawn('8', low)).toEqual(['▟8    ▙', '       ', '▜    8▛']);
  });

  test('with a number in four colours has its field alone where it is covered', () => {
    const [, ...seven] = drawn('7R', medium, 5);
    const [, ...thirteen] = drawn('13R', medium, 5);
    expect(seven).toEqual(thirteen);
  });

  test('with a number of two figures has them as high as a single one', () => {
    const inked = (token: string): number =>
      drawn(token, large).filter((row) => /[█▀▄]/.test(row.slice(2, -2))).length;
    for (const two of ['10R', '11R', '13R', '15R']) expect(inked(two), two).toBe(inked('8R'));
  });

  test('with a number has its field alone where the number is not shown', () => {
    const dyesIn = (isShown: boolean): ReadonlySet<Dye | undefined> => {
      const picture = numberInField({ rank: '8', suit: 'red' }, { width: 7, height: 3 }, isShown);
      return new Set(picture?.flat());
    };
    expect(dyesIn(false)).toEqual(new Set(['cherry']));
    expect(dyesIn(true)).toEqual(new Set(['cherry', 'linen']));
  });

  test('without a suit has its colour between its indexes, covered too', () => {
    const stroke = (hue: Suit, sight: number): string => {
      const low = { width: 5, height: 3 };
      const print = printOf(stage.deck, { rank: '7', hue });
      return linesOf(cardRows({ stage, card: { print }, shape: low, sight }))[1] ?? '';
    };
    for (const sight of [3, 5])
      expect(new Set(HUES.map((hue) => stroke(hue, sight))).size, `${sight}`).toBe(HUES.length);
  });

  test('that is covered keeps all it shows in what is in sight', () => {
    for (const token of ['KH', 'TD', 'AS', 'XX', '13R'])
      for (const sight of [3, 4, 5, 6, 8]) {
        const rows = drawn(token, medium, sight);
        const beyond = rows.map((row) => [...row].slice(sight, -1).join('').trim());
        expect(beyond.join(''), `${token} ${sight}`).toBe('');
      }
  });

  test('of a joker is never broken over two lines', () => {
    for (const sight of [3, 4, 9])
      expect(drawn('XX', medium, sight).slice(0, 2).join('')).toMatch(/^▟Jok? /);
  });

  test('has exactly its cells in any shape', () => {
    for (const height of [1, 2, 3, 4, 5, 7, 9])
      for (const width of [4, 5, 7, 9, 13])
        for (const token of ['KS', 'TC', 'AD', '15R', 'XX']) {
          const rows = drawn(token, { width, height });
          expect(rows.map((row) => [...row].length)).toEqual(rows.map(() => width));
          expect(rows).toHaveLength(height);
        }
  });
});
