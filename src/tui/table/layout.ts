/**
 * The whole table in one frame: title and facts, other seats, what lies in the middle, the own
 * hand, and two lines that say what is asked and what Enter will do. Never more lines than there
 * is room for, whatever the game lays out.
 */
import { TABLE } from '../catalogue.ts';
import { phrase, type Stage, say, WIDE_COLUMNS } from '../look.ts';
import { type Block, beside, blockWidth, crop, type Line, pad, span, widthOf } from '../span.ts';
import type { CardSize } from './cards.ts';
import { flow } from './flow.ts';
import { isButtonFocused, ownRegions, type Scene } from './scene.ts';
import { ownLine, seatStrip } from './seats.ts';

export interface TableFrame {
  readonly title: string;
  readonly scene: Scene;
  /** Told moves, newest last. */
  readonly log: readonly Line[];
  /** What is asked, or why something was refused. */
  readonly message: Line;
  /** What Enter will do. */
  readonly enter: Line;
  readonly keys: Line;
  readonly height: number;
}

const SIDE_WIDTH = 36;

function titleLine(stage: Stage, { title, scene }: TableFrame, width: number): Line {
  const facts = scene.table.facts.flatMap(
    ({ label, value }): Line => [
      span('  '),
      ...phrase(stage, scene.voices, label, { dim: true }),
      span(' '),
      ...phrase(stage, scene.voices, value),
    ],
  );
  return crop([span(title, { bold: true }), ...facts], width);
}

function buttonLine(stage: Stage, scene: Scene, width: number): Block {
  const { buttons } = scene.table;
  const { picking } = scene;
  if (buttons.length === 0 || picking === undefined) return [];
  const shown = buttons.map(({ id, label }): Line => {
    const focus = isButtonFocused(scene, id);
    const open = picking.open.has(`!${id}`);
    const picked = picking.picks.picked.some(({ pick }) => 'button' in pick && pick.button === id);
    const look = focus ? { inverse: true, bold: true } : open ? { bold: true } : { dim: true };
    const frame = focus ? ['‹', '›'] : picked ? ['+', '+'] : open ? ['[', ']'] : [' ', ' '];
    const plain = stage.theme.ascii && focus ? ['<', '>'] : frame;
    return [
      span(plain[0] ?? ''),
      ...phrase(stage, scene.voices, label, look),
      span(plain[1] ?? ''),
    ];
  });
  return buttonRows(shown, width, scene);
}

/** Buttons in as many rows as they need, at most three, the one with the cursor in view. */
function buttonRows(shown: readonly Line[], width: number, scene: Scene): Block {
  const rows: Line[] = [];
  let at = 0;
  shown.forEach((button, i) => {
    const last = rows.at(-1);
    if (isButtonFocused(scene, scene.table.buttons[i]?.id ?? ''))
      at =
        last !== undefined && widthOf(last) + 1 + widthOf(button) <= width
          ? rows.length - 1
          : rows.length;
    if (last !== undefined && widthOf(last) + 1 + widthOf(button) <= width)
      rows[rows.length - 1] = [...last, span(' '), ...button];
    else rows.push(crop(button, width));
  });
  const most = 3;
  const from = Math.max(0, Math.min(at - 1, rows.length - most));
  return rows.slice(from, from + most);
}

const largestFor = (height: number): CardSize =>
  height >= 34 ? 'large' : height >= 21 ? 'medium' : 'small';

/** The last lines of the log, as many as fit. */
function logLines(log: readonly Line[], width: number, height: number): Block {
  return log.slice(Math.max(0, log.length - height)).map((row) => crop(row, width));
}

function sidePanel(stage: Stage, log: readonly Line[], height: number): Block {
  const { glyphs } = stage.theme;
  const edge = (row: Line): Line => [
    span(`${glyphs.down} `, { dim: true }),
    ...pad(row, SIDE_WIDTH - 2),
  ];
  const rows = logLines(log, SIDE_WIDTH - 2, height - 1);
  const blank = Array.from({ length: Math.max(0, height - 1 - rows.length) }, (): Line => []);
  return [[span(say(stage, TABLE.log), { dim: true })], ...rows, ...blank].map(edge);
}

/** The hand in the largest size that leaves room for the rest. */
function handBlock(stage: Stage, scene: Scene, width: number, height: number): Block {
  const regions = ownRegions(scene);
  if (regions.length === 0) return [];
  const largest = largestFor(height);
  const most = Math.max(3, Math.floor(height * 0.4));
  return flow(stage, scene, regions, { width, height: most, largest });
}

function middle(stage: Stage, scene: Scene, width: number, height: number, all: number): Block {
  const own = ownRegions(scene);
  const regions = scene.table.regions.filter((region) => !own.includes(region));
  const others = regions.filter(({ owner }) => owner !== undefined);
  const shared = regions.filter(({ owner }) => owner === undefined);
  return flow(stage, scene, [...others, ...shared], { width, height, largest: largestFor(all) });
}

const filled = (block: Block, height: number): Block => [
  ...block.slice(0, height),
  ...Array.from({ length: Math.max(0, height - block.length) }, (): Line => []),
];

/** The frame, exactly `height` lines of at most the stage's columns. */
export function drawTable(stage: Stage, frame: TableFrame): Block {
  const { columns } = stage.size;
  const { scene, height } = frame;
  const side = columns >= WIDE_COLUMNS && height >= 24 ? SIDE_WIDTH : 0;
  const width = columns - side - (side > 0 ? 1 : 0);
  const roomy = height >= 21;
  const top: Block = [...(roomy ? [[]] : []), ...seatStrip(stage, scene, width)];
  const hand = handBlock(stage, scene, width, height);
  const buttons = buttonLine(stage, scene, width);
  const own = [ownLine(stage, scene, width)].filter((row) => row.length > 0);
  const bottom: Block = [...own, ...hand, ...buttons];
  const body = height - 4;
  const spare = Math.max(0, body - top.length - bottom.length);
  const told =
    side > 0
      ? 0
      : Math.min(frame.log.length, spare >= 12 ? 4 : spare >= 7 ? 2 : spare >= 4 ? 1 : 0);
  const table = middle(stage, scene, width, spare - told, height);
  const log = logLines(frame.log, width, told).map(
    (row): Line => row.map((part) => ({ ...part, dim: true })),
  );
  const upper = filled([...top, ...table], Math.max(0, body - bottom.length - told));
  const main = filled([...upper, ...log, ...bottom], body);
  const shown = side > 0 ? withSide(stage, main, width, frame.log) : main;
  return [
    titleLine(stage, frame, columns),
    ...shown,
    crop(frame.message, columns),
    crop(frame.enter, columns),
    crop(frame.keys, columns),
  ].slice(0, height);
}

function withSide(stage: Stage, main: Block, width: number, log: readonly Line[]): Block {
  const left = main.map((row) => pad(row, width));
  return blockWidth(left) === 0 ? main : beside([left, sidePanel(stage, log, main.length)], 1);
}
