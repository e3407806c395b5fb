/** The layout of every screen but the table: a title, a body, a line of keys. */
import type { Text } from '../../lang/text.ts';
import { TOO_SMALL } from '../messages.ts';
import { isTooSmall, LEAST, type Stage, say, spaceOf } from '../render-context.ts';
import { type Block, crop, type Line, line, span, wrap } from '../span.ts';

interface Framed {
  readonly title: Line;
  readonly body: Block;
  readonly keys: Text;
  /** Shown above the keys: a refusal, a question. */
  readonly notice?: Line;
}

/** The message in a window too small for anything else. */
export function tooSmall(stage: Stage): Block {
  const { columns, rows } = stage.size;
  const sentence = say(stage, TOO_SMALL, columns, rows, LEAST.columns, LEAST.rows);
  return wrap(line(sentence), Math.max(1, columns)).slice(0, Math.max(1, rows - 1));
}

/** Rows of the body of a framed screen. */
export const bodyHeight = (stage: Stage): number => spaceOf(stage.size) - 3;

const blank = (count: number): Block => Array.from({ length: Math.max(0, count) }, () => []);

/** Exactly as many lines as there is room for, none wider than the window. */
export function framed(stage: Stage, { title, body, keys, notice }: Framed): Block {
  if (isTooSmall(stage.size)) return tooSmall(stage);
  const { columns } = stage.size;
  const space = bodyHeight(stage);
  const shown = body.slice(0, space).map((row) => crop(row, columns));
  return [
    crop(title, columns),
    ...shown,
    ...blank(space - shown.length),
    crop(notice ?? [], columns),
    crop([span(say(stage, keys), { dim: true })], columns),
  ];
}

/** A frame of the table, or the message that the window is too small. */
export const guarded = (stage: Stage, draw: () => Block): Block =>
  isTooSmall(stage.size) ? tooSmall(stage) : draw();
