/** Pages of cards: every card of every pack, and what a card may be on top, in a size and a theme. */
import type { ColorSupportLevel } from 'chalk';
import { ELFER_60, FRENCH_52, GERMAN_32, KABUFUDA_40, withJokers } from '../../src/cards/pack.ts';
import { BACKS, type Settings } from '../../src/play/disk/settings.ts';
import { printOf } from '../../src/tui/art/face.ts';
import type { Stage } from '../../src/tui/context/render-context.ts';
import { linesOf, type Row, rowOf, textOf } from '../../src/tui/surface/cells.ts';
import { type CardShown, cardRows, shadowRows } from '../../src/tui/table/cards/card.ts';
import type { Shape } from '../../src/tui/terminal/measures.ts';
import { stageAt } from '../tui/laid.tsx';

export interface Page {
  readonly name: string;
  readonly stage: Stage;
  readonly shape: Shape;
}

const SHAPES: readonly Shape[] = [
  { width: 7, height: 5 },
  { width: 9, height: 7 },
  { width: 13, height: 9 },
];

const THEMES: readonly (readonly [string, Partial<Settings>, ColorSupportLevel])[] = [
  ['felt', { theme: 'felt', fourColour: true }, 3],
  ['felt-256', { theme: 'felt', fourColour: true }, 2],
  ['dark', { theme: 'dark' }, 3],
  ['light', { theme: 'light', fourColour: true }, 3],
  ['contrast', { theme: 'contrast', fourColour: true }, 3],
  ['sixteen', { theme: 'plain', fourColour: true }, 1],
  ['colourless', { theme: 'plain' }, 0],
  ['ascii', { theme: 'felt', ascii: true }, 3],
  ['without-art', { theme: 'felt', cardArt: false }, 3],
];

export const PAGES: readonly Page[] = THEMES.flatMap(([name, settings, level]) =>
  SHAPES.map((shape) => ({
    name: `${name}-${shape.width}x${shape.height}`,
    stage: stageAt('200x60', settings, level),
    shape,
  })),
);

/** Rows of cards that are drawn one below the other. */
function cardsOf({ deck }: Stage): readonly (readonly CardShown[])[] {
  const faces = [withJokers(FRENCH_52, 2), GERMAN_32, ELFER_60, KABUFUDA_40].flatMap((pack) =>
    Array.from({ length: Math.ceil(pack.faces.length / pack.ranks) }, (_, suit) =>
      pack.faces.slice(suit * pack.ranks, (suit + 1) * pack.ranks),
    ),
  );
  const king = { print: printOf(deck, { rank: 'K', suit: 'hearts' }) };
  const ten = { print: printOf(deck, { rank: 'T', suit: 'clubs' }) };
  const states: readonly CardShown[] = [
    ...[king, ten, {}].flatMap((card) => [
      { ...card, focus: true },
      { ...card, dim: true },
      { ...card, wins: true, sign: '*' },
      { ...card, inside: true, below: '3' },
    ]),
  ];
  return [...faces.map((row) => row.map((face) => ({ print: printOf(deck, face) }))), states];
}

/** Lines of cards side by side; where `step` is less than a card, they lie on each other. */
function lineUp(page: Page, cards: readonly CardShown[], step: number): readonly string[] {
  const { stage, shape } = page;
  const light = stage.theme.lights.at(-1) ?? String;
  const felt = (cells: number): Row => rowOf(light(' '.repeat(cells)));
  const drawn = cards.map((card, at) =>
    cardRows({
      stage,
      card,
      shape,
      ...(step < shape.width && { overlaps: at > 0 }),
      sight: at < cards.length - 1 ? step : shape.width,
    }),
  );
  const rows = drawn.map((lines, at) =>
    at < drawn.length - 1 && step < shape.width ? lines.map((line) => line.slice(0, step)) : lines,
  );
  const gap = step < shape.width ? [] : felt(1);
  const across = (y: number): string =>
    linesOf(rows.map((lines, at) => [...(at > 0 ? gap : []), ...(lines[y] ?? [])])).join('');
  return [...Array.from({ length: shape.height }, (_, y) => across(y)), textOf(felt(1))];
}

/** The page as painted lines: every card, the backs, and fans that lie ever closer. */
export function linesOfPage(page: Page): readonly string[] {
  const { stage, shape } = page;
  const all = cardsOf(stage);
  const backs = BACKS.map((back) => ({
    ...page,
    stage: { ...stage, cards: { ...stage.cards, back } },
  }));
  const fans = [shape.width, 6, 5, 4, 3].flatMap((step) => lineUp(page, all[0] ?? [], step));
  return [
    ...all.flatMap((cards) => lineUp(page, cards, shape.width)),
    ...backs.flatMap((one) => lineUp(one, [{}, { sign: '?' }, { focus: true }], shape.width)),
    ...fans,
    ...linesOf(shadowRows(stage, shape)),
  ];
}
