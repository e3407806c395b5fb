/** What can be picked besides cards: numbers to choose, and buttons. */

import { focused } from '../parts/picks.ts';
import { phrase, type Stage } from '../render-context.ts';
import { type Block, crop, type Line, span, widthOf } from '../span.ts';
import { isButtonFocused, type Scene } from './scene.ts';

/** `label ◂ 12 ▸ (1–50)` for a number to choose. */
export function amountLines(stage: Stage, scene: Scene, width: number): Block {
  const { picking, table } = scene;
  if (picking === undefined) return [];
  const { glyphs } = stage.theme;
  const cursor = focused(picking.areas, picking.picks);
  return (table.amounts ?? []).flatMap(({ id, label, values }): Block => {
    const area = picking.areas.find((one) => one.id === id);
    if (area === undefined) return [];
    const focus = cursor !== undefined && 'region' in cursor.pick && cursor.pick.region === id;
    const picked = picking.picks.picked.find(({ pick }) => 'region' in pick && pick.region === id);
    const first = area.claim ? area.items.at(-1) : area.items[0];
    const shown = focus ? cursor.pick : (picked ?? first)?.pick;
    const value = shown !== undefined && 'slot' in shown ? String(shown.slot) : '';
    const row: Line = [
      ...phrase(stage, scene.voices, label, { bold: focus }),
      span(focus ? `  ${glyphs.less} ` : '    '),
      span(` ${value} `, { inverse: focus, bold: true }),
      span(focus ? ` ${glyphs.more}` : '  '),
      span(`  (${values[0] ?? ''}–${values.at(-1) ?? ''})`, { dim: true }),
    ];
    return [crop(row, width)];
  });
}

/** Every button of the phase; those that lead to a legal move are highlighted. */
export function buttonLines(stage: Stage, scene: Scene, width: number): Block {
  const { buttons } = scene.table;
  const { picking } = scene;
  if (buttons.length === 0 || picking === undefined) return [];
  const shown = buttons.map(({ id, label }): Line => {
    const focus = isButtonFocused(scene, id);
    const open = picking.open.has(`!${id}`);
    const picked = picking.picks.picked.some(({ pick }) => 'button' in pick && pick.button === id);
    const style = focus ? { inverse: true, bold: true } : open ? { bold: true } : { dim: true };
    const frame = focus ? ['‹', '›'] : picked ? ['+', '+'] : open ? ['[', ']'] : [' ', ' '];
    const plain = stage.theme.ascii && focus ? ['<', '>'] : frame;
    return [
      span(plain[0] ?? ''),
      ...phrase(stage, scene.voices, label, style),
      span(plain[1] ?? ''),
    ];
  });
  return buttonRows(shown, width, scene);
}

/** Buttons in as many rows as needed, at most three, with the cursor's row visible. */
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
  return windowed(rows, at, width);
}

const MOST_ROWS = 3;

/** Three rows around the cursor's, marked where there are more before or after. */
function windowed(rows: readonly Line[], at: number, width: number): Block {
  const from = Math.max(0, Math.min(at - 1, rows.length - MOST_ROWS));
  const more = span(' …', { dim: true });
  return rows.slice(from, from + MOST_ROWS).map((row, i): Line => {
    const before = i === 0 && from > 0;
    const after = i === MOST_ROWS - 1 && from + MOST_ROWS < rows.length;
    return before || after ? [...crop(row, width - 2), more] : row;
  });
}
