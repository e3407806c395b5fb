/**
 * The whole table in one frame: title and facts, other seats, the middle, the observer's hand, and
 * two lines for the prompt and for what Enter will do. Never more lines than there is room for,
 * whatever the game lays out.
 */
import type { Region } from '../../engine/table.ts';
import { TABLE } from '../messages.ts';
import { phrase, type Stage, say, WIDE_COLUMNS } from '../render-context.ts';
import { type Block, beside, centred, crop, type Line, pad, span, wrap } from '../span.ts';
import type { CardSize } from './cards.ts';
import { amountLines, buttonLines } from './controls.ts';
import { flow } from './flow.ts';
import { ownRegions, type Scene } from './scene.ts';
import { ownLine, seatStrip } from './seats.ts';
import { talkLines } from './talk.ts';

interface TableFrame {
  readonly title: string;
  readonly scene: Scene;
  /** Told moves, newest last. */
  readonly log: readonly Line[];
  /** The prompt, or why something was refused. */
  readonly message: Line;
  /** What Enter will do. */
  readonly enter: Line;
  readonly keys: Line;
  readonly height: number;
}

const SIDE_WIDTH = 36;
/** From this many rows on there is no need to save lines. */
const ROOMY = 18;

/** The game and its facts, on a second line if one is not enough. */
function titleLines(stage: Stage, { title, scene, height }: TableFrame, width: number): Block {
  const facts = scene.table.facts.flatMap(
    ({ label, value }): Line => [
      span('  '),
      ...phrase(stage, scene.voices, label, { dim: true }),
      span(' '),
      ...phrase(stage, scene.voices, value),
    ],
  );
  const whole: Line = [span(title, { bold: true }), ...facts];
  return height < ROOMY
    ? [crop(whole, width)]
    : cropped(wrap(whole, width), height < 22 ? 2 : 3, width);
}

/** At most `most` lines, with a mark where some were cut. */
function cropped(block: Block, most: number, width: number): Block {
  if (block.length <= most) return block;
  const last = block.slice(most - 1).flat();
  return [...block.slice(0, most - 1), crop(last, width)];
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

/** Whether the region is laid out: an empty hand without an owner, as a spectator's, is not. */
const isLaid = ({ role, owner, cards, count }: Region): boolean =>
  role !== 'hand' || owner !== undefined || cards.length > 0 || count !== undefined;

function middle(stage: Stage, scene: Scene, width: number, height: number, all: number): Block {
  const own = ownRegions(scene);
  const regions = scene.table.regions.filter((region) => !own.includes(region) && isLaid(region));
  const others = regions.filter(({ owner }) => owner !== undefined);
  const shared = regions.filter(({ owner }) => owner === undefined);
  return flow(stage, scene, [...others, ...shared], { width, height, largest: largestFor(all) });
}

const filled = (block: Block, height: number): Block => [
  ...block.slice(0, height),
  ...Array.from({ length: Math.max(0, height - block.length) }, (): Line => []),
];

/** How many log lines are reserved above the hand. */
const toldLines = (spare: number): number => (spare >= 12 ? 2 : spare >= 5 ? 1 : 0);
const MOST_TOLD = 4;

/** Blank lines above and below, so that the block is centred. */
function settled(block: Block, height: number): Block {
  const above = height - block.length > 3 ? Math.floor((height - block.length) / 2) : 0;
  return filled([...Array.from({ length: above }, (): Line => []), ...block], height);
}

interface Parts {
  readonly top: Block;
  readonly bottom: Block;
  readonly body: number;
  readonly width: number;
  readonly side: boolean;
}

/** The middle of the table, and the last moves below it. */
function centre(stage: Stage, frame: TableFrame, parts: Parts): Block {
  const { body, top, bottom, width, side } = parts;
  const spare = Math.max(0, body - top.length - bottom.length);
  const talk = talkLines(stage, frame.scene, width, spare);
  if (talk.length > 0) {
    const table = middle(stage, frame.scene, width, spare - talk.length, frame.height);
    return settled([...(width >= WIDE_ENOUGH ? centred(talk, width) : talk), ...table], spare);
  }
  const kept = side ? 0 : Math.min(frame.log.length, toldLines(spare));
  const table = middle(stage, frame.scene, width, spare - kept, frame.height);
  const told = side ? 0 : Math.max(kept, Math.min(MOST_TOLD, spare - table.length - 1));
  const log = logLines(frame.log, width, told).map(
    (row): Line => row.map((part) => ({ ...part, dim: true })),
  );
  const shown = width >= WIDE_ENOUGH ? centred(table, width) : table;
  return [...settled(shown, spare - log.length), ...log];
}

const WIDE_ENOUGH = 78;

function bottomBlock(stage: Stage, { scene, height }: TableFrame, width: number): Block {
  const hand = handBlock(stage, scene, width, height);
  const own = [ownLine(stage, scene, width)].filter((row) => row.length > 0);
  const placed = width >= WIDE_ENOUGH ? centred(hand, width) : hand;
  return [
    ...own,
    ...placed,
    ...amountLines(stage, scene, width),
    ...buttonLines(stage, scene, width),
  ];
}

/** The frame, exactly `height` lines of at most the stage's columns. */
export function drawTable(stage: Stage, frame: TableFrame): Block {
  const { columns } = stage.size;
  const { scene, height } = frame;
  const side = columns >= WIDE_COLUMNS && height >= 24;
  const width = side ? columns - SIDE_WIDTH - 1 : columns;
  const title = titleLines(stage, frame, columns);
  const message = cropped(wrap(frame.message, columns), height < ROOMY ? 1 : 2, columns);
  const body = height - title.length - message.length - 2;
  const gap: Block = height >= 21 && title.length < 2 ? [[]] : [];
  const bottom = bottomBlock(stage, frame, width).slice(0, Math.max(0, body));
  const top = [...gap, ...seatStrip(stage, scene, width, height >= 15)].slice(
    0,
    body - bottom.length,
  );
  const main = filled(
    [...top, ...centre(stage, frame, { top, bottom, body, width, side }), ...bottom],
    body,
  );
  return [
    ...title,
    ...(side ? withSide(stage, main, width, frame.log) : main),
    ...message,
    crop(frame.enter, columns),
    crop(frame.keys, columns),
  ].slice(0, height);
}

function withSide(stage: Stage, main: Block, width: number, log: readonly Line[]): Block {
  const left = main.map((row) => pad(row, width));
  return beside([left, sidePanel(stage, log, main.length)], 1);
}
