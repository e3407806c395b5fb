/** Bars for totals: a stretch for each deal with its points, as far as they have been counted, and the limit as a tick. */
import { sum } from '../../../engine/estimate.ts';
import type { Stage } from '../../context/render-context.ts';
import { type Grid, gridOf } from '../../surface/cells.ts';
import type { Tone } from '../../theme/palettes.ts';
import { type Runs, run } from '../../theme/theme.ts';

interface Bar {
  /** What makes up the bar, one after the other. */
  readonly parts: readonly number[];
  /** The value at which the bar would fill its cells. */
  readonly whole: number;
  readonly cells: number;
  readonly tone: Tone;
  /** What stands after the bar. */
  readonly label: string;
  /** Where the limit is marked. */
  readonly limit?: number | undefined;
}

/** The least cells in which a stretch is told apart from the next. */
const LEAST = 2;

/** The parts that have been counted when `share` of all of them have. */
export function counted(parts: readonly number[], share: number): readonly number[] {
  const done = share * parts.length;
  return parts.flatMap((part, at) => {
    const here = Math.min(1, Math.max(0, done - at));
    return here === 0 ? [] : [Math.round(part * here)];
  });
}

/** Stretches of cells, each with the part it stands for; a single one where they would be too narrow. */
function stretchesOf({ parts, whole, cells }: Bar): readonly { cells: number; part: number }[] {
  const total = sum(parts.map(Math.abs));
  const cellsAt = (value: number): number => Math.round((cells * value) / Math.max(1, whole));
  const length = Math.min(cells, total === 0 ? 0 : Math.max(1, cellsAt(total)));
  const isMixed = parts.some((part) => part < 0);
  const shown = parts.filter((part) => part !== 0);
  const isNarrow = length < shown.length * LEAST;
  if (isMixed || isNarrow || shown.length < 2) return [{ cells: length, part: 0 }];
  let passed = 0;
  let begun = 0;
  return shown.map((part) => {
    passed += part;
    const end = Math.min(cells, cellsAt(passed));
    const stretch = { cells: end - begun, part };
    begun = end;
    return stretch;
  });
}

/** A number in the middle of a stretch that has room for it. */
function labelled(part: number, cells: number, fill: string): string {
  const label = part === 0 || cells < `${part}`.length + 2 ? '' : ` ${part} `;
  const before = Math.floor((cells - label.length) / 2);
  return fill.repeat(before) + label + fill.repeat(cells - before - label.length);
}

/** What stands after the bar, and the tick of the limit where it lies beyond. */
function restOf(stage: Stage, { limit, whole, cells, label }: Bar, used: number): Runs {
  const at = limit === undefined ? -1 : Math.round((cells * limit) / Math.max(1, whole)) - 1;
  const blanks = at - used - label.length;
  const after = run(label, { bold: true });
  return blanks < 1
    ? [after]
    : [after, run(`${' '.repeat(blanks)}${stage.theme.glyphs.down}`, { tone: 'accent' })];
}

/** The line before a stretch that follows another. */
const EDGE = '▏';

/** The bar as one row with its label after it: stretches with a line between them, unpainted of two kinds by turns. */
export function barRow(stage: Stage, bar: Bar): Grid {
  const { theme } = stage;
  const stretches = stretchesOf(bar);
  const used = sum(stretches.map(({ cells }) => cells));
  const rest = theme.paint(restOf(stage, bar, used), 'felt');
  const { block, weave } = theme.glyphs;
  const fills = theme.painted ? [' '] : [block, weave];
  const drawn = stretches.map(({ cells, part }, at) => {
    const text = labelled(part, cells, fills[at % fills.length] ?? ' ');
    return theme.painted && at > 0 ? EDGE + text.slice(1) : text;
  });
  const painted = theme.painted
    ? drawn.map((text) => theme.dye({ text, ink: 'shadow', ground: bar.tone }, 'felt')).join('')
    : theme.paint([run(drawn.join(''), { tone: bar.tone })], 'felt');
  return gridOf([painted + rest]);
}
