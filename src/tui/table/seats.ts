/** The other seats along the top: who is on turn, cards in hand, totals and tags. */

import type { SeatShown } from '../../engine/table.ts';
import { joinTexts } from '../../lang/text.ts';
import { nameOf, phrase, type Stage } from '../look.ts';
import { type Block, beside, crop, type Line, pad, span, widthOf } from '../span.ts';
import type { Scene } from './scene.ts';

const LEAST_WIDTH = 18;

/** Seats clockwise from the onlooker's left, the onlooker left out. */
export function othersOf({ table, onlooker }: Scene): readonly SeatShown[] {
  const seats = [...table.seats].sort((a, b) => a.seat - b.seat);
  if (onlooker < 0) return seats;
  return [
    ...seats.filter(({ seat }) => seat > onlooker),
    ...seats.filter(({ seat }) => seat < onlooker),
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

const tagLine = (stage: Stage, scene: Scene, { tags }: SeatShown): Line =>
  phrase(stage, scene.voices, joinTexts(tags, ' · '), { dim: true });

/**
 * Seats in columns of equal width, in as many rows of columns as `width` makes necessary; without
 * their tags where lines are few.
 */
export function seatStrip(stage: Stage, scene: Scene, width: number, tagged = true): Block {
  const others = othersOf(scene);
  if (others.length === 0) return [];
  const perRow = Math.max(1, Math.min(others.length, Math.floor(width / LEAST_WIDTH)));
  const each = Math.floor(width / perRow) - 1;
  const rows: Block[] = [];
  for (let start = 0; start < others.length; start += perRow) {
    const blocks = others.slice(start, start + perRow).map((shown) => {
      const tags = [span('  '), ...tagLine(stage, scene, shown)];
      const name = nameLine(stage, scene, shown, each);
      return [name, ...(tagged ? [crop(tags, each)] : [])].map((row) => pad(row, each));
    });
    rows.push(beside(blocks, 1));
  }
  return rows.flat();
}

/** The onlooker's own line above his hand. */
export function ownLine(stage: Stage, scene: Scene, width: number): Line {
  const shown = scene.table.seats.find(({ seat }) => seat === scene.onlooker);
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
