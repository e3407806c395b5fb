/** What the menu says about the chosen entry: of a game, who plays it with what, cards, and keys. */
import { wordLines } from '../../../lang/report.ts';
import type { Text } from '../../../lang/text.ts';
import type { Shape } from '../../measures.ts';
import type { MenuGame } from '../../menu-game.ts';
import { MENU } from '../../messages/menu.ts';
import { type Stage, say } from '../../render-context.ts';
import { cardRows } from '../../table/cards/card.ts';
import { printOf } from '../../table/cards/face.ts';
import { type Run, type Runs, run, type Style } from '../../theme/style.ts';
import type { MenuEntry } from './entries.ts';
import {
  alone,
  blankLine,
  cellsOf,
  lineOf,
  type MenuBand,
  type MenuColumn,
  type MenuLine,
} from './lines.ts';

const PAD = 1;
const ACCENT = { tone: 'accent', bold: true } as const;
const FAINT = { tone: 'faint' } as const;

/** What can be done with a game, and the key for it. */
type Deed = 'enter' | 'p' | 'e' | 'x' | 'r';

const KEYS: readonly (readonly [Deed, string, long: Text, short: Text])[] = [
  ['enter', 'Enter', MENU.options, MENU.optionsShort],
  ['p', 'p', MENU.again, MENU.againShort],
  ['e', 'e', MENU.learn, MENU.learn],
  ['x', 'x', MENU.drills, MENU.drills],
  ['r', 'r', MENU.rules, MENU.rules],
];

/** A panel's lines: padded on both sides. */
const panelLine = (stage: Stage, runs: Runs, width: number): MenuLine =>
  lineOf(stage, [run(' '.repeat(PAD)), ...runs], width, 'panel');

const paragraph = (
  stage: Stage,
  words: string,
  width: number,
  style: Style = {},
): readonly MenuLine[] =>
  wordLines(words, width - 2 * PAD, cellsOf).map((text) =>
    panelLine(stage, [run(text, style)], width),
  );

function keyLines(
  stage: Stage,
  { drills }: MenuGame,
  width: number,
  isShort: boolean,
): readonly MenuLine[] {
  const wide = isShort ? 6 : 7;
  return KEYS.filter(([deed]) => deed !== 'x' || drills).map(([deed, key, long, short]) => {
    const runs: readonly Run[] = [
      run(key.padEnd(wide), ACCENT),
      run(say(stage, isShort ? short : long)),
    ];
    return { id: `deed:${deed}`, ...panelLine(stage, runs, width) };
  });
}

/** As many of its cards as there is room for, side by side. */
function cardLines(
  stage: Stage,
  { faces }: MenuGame,
  shape: Shape,
  width: number,
): readonly MenuLine[] {
  const { theme, deck } = stage;
  const count = Math.floor((width - 2 * PAD + 1) / (shape.width + 1));
  const cards = faces.slice(0, count).map((face) => {
    const card = { print: printOf(deck, face) };
    return cardRows({ stage, card, shape });
  });
  const gap = theme.paint([run(' ')], 'panel');
  const used = cards.length * (shape.width + 1) + PAD;
  return Array.from({ length: shape.height }, (_, y) => {
    const row = cards.map((rows) => (rows[y] ?? '') + gap).join('');
    const rest = theme.paint([run(' '.repeat(Math.max(0, width - used)))], 'panel');
    return { text: gap.repeat(PAD) + row + rest };
  });
}

/** Players and cards in one line. */
const factsOf = (stage: Stage, { players, pack }: MenuGame): string =>
  `${say(stage, players)} · ${say(stage, pack)}`;

/** Exactly `height` lines. */
const filled = (
  stage: Stage,
  lines: readonly MenuLine[],
  width: number,
  height: number,
): readonly MenuLine[] =>
  Array.from({ length: height }, (_, y) => lines[y] ?? blankLine(stage, width, 'panel'));

/** Beside the list: everything below one another, keys last, cards where there is room for them. */
export function besidePanel(
  stage: Stage,
  entry: MenuEntry,
  width: number,
  height: number,
): MenuColumn {
  const blank = blankLine(stage, width, 'panel');
  const title = paragraph(stage, say(stage, entry.label), width, ACCENT);
  const { game } = entry;
  if (game === undefined) {
    const hint = paragraph(stage, say(stage, entry.hint), width);
    return {
      name: 'panel',
      width,
      lines: filled(stage, [...title, blank, ...hint], width, height),
    };
  }
  const told = [
    ...title,
    ...paragraph(stage, say(stage, game.players), width, FAINT),
    ...paragraph(stage, say(stage, game.pack), width, FAINT),
    blank,
    ...paragraph(stage, say(stage, game.summary), width),
  ];
  const keys = keyLines(stage, game, width, true);
  const cards = cardLines(stage, game, stage.measures.table, width);
  const room = height - told.length - keys.length;
  const middle = room >= cards.length + 1 ? [blank, ...cards] : [];
  const above = filled(stage, [...told, ...middle], width, height - keys.length);
  return { name: 'panel', width, lines: [...above, ...keys] };
}

/** Cells between the cards and the keys. */
const APART = 4;

/** Below the lists: a sentence above, cards and keys side by side below it. */
export function belowPanel(stage: Stage, entry: MenuEntry, width: number): readonly MenuBand[] {
  const shape = stage.measures.table;
  const blank = blankLine(stage, width, 'panel');
  const { game } = entry;
  const facts = game === undefined ? '' : `   ${factsOf(stage, game)}`;
  const told = game?.summary ?? entry.hint;
  const title = panelLine(stage, [run(say(stage, entry.label), ACCENT), run(facts, FAINT)], width);
  const above = [blank, title, blank, ...paragraph(stage, say(stage, told), width), blank];
  const left = 2 * PAD + (game?.faces.length ?? 0) * (shape.width + 1) + APART;
  const right = width - left;
  const cards = game === undefined ? [] : cardLines(stage, game, shape, left);
  const keys = game === undefined ? [] : keyLines(stage, game, right, false);
  const height = shape.height + PAD;
  return [
    { name: 'about', columns: [{ name: 'panel', width, lines: above }] },
    {
      name: 'deeds',
      columns: [
        { name: 'cards', width: left, lines: filled(stage, cards, left, height) },
        { name: 'keys', width: right, lines: filled(stage, keys, right, height) },
      ],
    },
  ];
}

/** Rows of the short panel, and of the summary in it. */
const SHORT = 4;
const HIGH_ENOUGH = 14;

/** What can be done with a game beside one another; where not all fit, what no bar below names. */
function deedColumns(stage: Stage, { drills }: MenuGame, width: number): readonly MenuColumn[] {
  const wide = (words: string): number => cellsOf(words) + 3 * PAD;
  const all = KEYS.filter(([deed]) => deed !== 'enter' && (deed !== 'x' || drills)).map(
    ([deed, key, , short]) => ({ deed, key, words: `${key} ${say(stage, short)}` }),
  );
  const fits = all.reduce((sum, { words }) => sum + wide(words), 0) <= width;
  const shown = all.filter(({ deed }) => fits || deed === 'e' || deed === 'x');
  const columns = shown.map(({ deed, key, words }): MenuColumn => {
    const runs = [run(key, ACCENT), run(words.slice(key.length))];
    const line = { id: `deed:${deed}`, ...panelLine(stage, runs, wide(words)) };
    return { name: deed, width: wide(words), lines: [line] };
  });
  const rest = Math.max(0, width - columns.reduce((sum, column) => sum + column.width, 0));
  return [...columns, { name: 'rest', width: rest, lines: [blankLine(stage, rest, 'panel')] }];
}

/** In a small window: what the entry is, in a few lines, and keys where those leave one. */
export function shortPanel(
  stage: Stage,
  entry: MenuEntry,
  width: number,
  height: number,
): readonly MenuBand[] {
  const { game } = entry;
  if (height < HIGH_ENOUGH || game === undefined) {
    const lines = paragraph(stage, say(stage, entry.hint), width, FAINT);
    const rows = height < HIGH_ENOUGH ? 1 : SHORT;
    return [alone({ name: 'panel', width, lines: filled(stage, lines, width, rows) })];
  }
  const lines = [
    ...paragraph(stage, factsOf(stage, game), width, FAINT),
    ...paragraph(stage, say(stage, game.summary), width),
  ];
  const isFull = lines.length >= SHORT;
  const rows = isFull ? SHORT : SHORT - 1;
  const told = alone({ name: 'panel', width, lines: filled(stage, lines, width, rows) });
  return isFull ? [told] : [told, { name: 'deeds', columns: deedColumns(stage, game, width) }];
}
