/** The other seats along the top: whose turn it is, cards in hand, totals and tags. */

import type { SeatShown } from '../../engine/table.ts';
import { joinTexts } from '../../lang/text.ts';
import { nameOf, phrase, type Stage, say } from '../render-context.ts';
import { type Block, beside, crop, type Line, pad, span, widthOf } from '../span.ts';
import type { Scene } from './scene.ts';

const LEAST_WIDTH = 18;

/** Seats clockwise from the observer's left, without the observer. */
function othersOf({ table, observer }: Scene): readonly SeatShown[] {
  const seats = [...table.seats].sort((a, b) => a.seat - b.seat);
  if (observer < 0) return seats;
  return [
    ...seats.filter(({ seat }) => seat > observer),
    ...seats.filter(({ seat }) => seat < observer),
  ];
}

const onTurn = (stage: Stage, scene: Scene, seat: number): Line =>
  scene.actor === seat
    ? [span(`${stage.theme.glyphs.turn} `, { bold: true, colour: 'cyan' })]
    : [span('  ')];

const cardsOf = (stage: Stage, { cards }: SeatShown): Line =>
  cards > 0 ? [span(` ${stage.theme.glyphs.back}${cards}`, { dim: true })] : [];

function nameLine(stage: Stage, scene: Scene, shown: SeatShown, width: number): Line {
  const tail: Line = [...cardsOf(stage, shown), span(`  ${shown.total}`, { bold: true })];
  const name: Line = [
    ...onTurn(stage, scene, shown.seat),
    span(nameOf(scene.voices, shown.seat), { bold: scene.actor === shown.seat }),
  ];
  return [...crop(name, Math.max(4, width - widthOf(tail))), ...tail];
}

/** The seat's tags, except one that only repeats its name. */
function tagLine(stage: Stage, scene: Scene, { seat, tags }: SeatShown): Line {
  const name = nameOf(scene.voices, seat);
  const telling = tags.filter((tag) => say(stage, tag) !== name);
  return phrase(stage, scene.voices, joinTexts(telling, ' · '), { dim: true });
}

const indented = (stage: Stage, scene: Scene, shown: SeatShown): Line => [
  span('  '),
  ...tagLine(stage, scene, shown),
];

/** Columns of equal width; if one is too narrow for its tags, widths that follow the tags, if they fit. */
function columnWidths(tags: readonly Line[], perRow: number, width: number): readonly number[] {
  const each = Math.floor(width / perRow) - 1;
  const needed = tags.map((row) => Math.max(LEAST_WIDTH, widthOf(row)));
  const spare = each * perRow - needed.reduce((sum, need) => sum + need, 0);
  if (tags.length < perRow || spare < 0 || Math.max(...needed) <= each) return tags.map(() => each);
  return needed.map((need) => need + Math.floor(spare / perRow));
}

/**
 * Seats in columns, in as many rows as `width` makes necessary; without tags where lines are
 * scarce.
 */
export function seatStrip(stage: Stage, scene: Scene, width: number, tagged = true): Block {
  const others = othersOf(scene);
  if (others.length === 0) return [];
  const perRow = Math.max(1, Math.min(others.length, Math.floor(width / LEAST_WIDTH)));
  const rows: Block[] = [];
  for (let start = 0; start < others.length; start += perRow) {
    const here = others.slice(start, start + perRow);
    const tags = here.map((shown) => indented(stage, scene, shown));
    const widths = columnWidths(tags, perRow, width);
    const blocks = here.map((shown, i) => {
      const each = widths[i] ?? 0;
      const name = nameLine(stage, scene, shown, each);
      return [name, ...(tagged ? [crop(tags[i] ?? [], each)] : [])].map((row) => pad(row, each));
    });
    rows.push(beside(blocks, 1));
  }
  return rows.flat();
}

/** The observer's own line above their hand. */
export function ownLine(stage: Stage, scene: Scene, width: number): Line {
  const shown = scene.table.seats.find(({ seat }) => seat === scene.observer);
  if (shown === undefined) return [];
  const row: Line = [
    ...onTurn(stage, scene, shown.seat),
    span(nameOf(scene.voices, shown.seat), { bold: true }),
    span(`  ${shown.total}`, { bold: true }),
    span('  '),
    ...tagLine(stage, scene, shown),
  ];
  return crop(row, width);
}
