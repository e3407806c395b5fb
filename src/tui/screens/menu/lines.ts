/**
 * The menu's body as painted lines: bands above one another, each of columns side by side. Ink lays them
 * out; the very first frame, which is drawn without Ink, joins them itself. Every line is as wide as its
 * column.
 */
import type { Text } from '../../../lang/text.ts';
import { MENU } from '../../messages/menu.ts';
import { windowOf } from '../../parts/list.ts';
import { type Stage, say } from '../../render-context.ts';
import type { Surface } from '../../theme/palettes.ts';
import { type Run, type Runs, run } from '../../theme/style.ts';
import type { MenuEntry, Section } from './entries.ts';

export interface MenuLine {
  /** What a click on it means. */
  readonly id?: string;
  readonly text: string;
}

export interface MenuColumn {
  readonly name: string;
  readonly width: number;
  readonly lines: readonly MenuLine[];
}

/** Columns side by side. */
export interface MenuBand {
  readonly name: string;
  readonly columns: readonly MenuColumn[];
}

export const alone = (column: MenuColumn): MenuBand => ({ name: column.name, columns: [column] });

/** Rows of a band. */
export const heightOf = ({ columns }: MenuBand): number =>
  Math.max(0, ...columns.map(({ lines }) => lines.length));

/** Cells of a text of the menu's own, which has no wide signs. */
export const cellsOf = (text: string): number => [...text].length;

/** Cuts what does not fit and fills the rest: the line is as wide as its column. */
export function lineOf(stage: Stage, runs: Runs, width: number, on: Surface = 'felt'): MenuLine {
  let left = width;
  const fitted = runs.map((one): Run => {
    const text = [...one.text].slice(0, Math.max(0, left)).join('');
    left -= cellsOf(text);
    return { ...one, text };
  });
  return { text: stage.theme.paint([...fitted, run(' '.repeat(Math.max(0, left)))], on) };
}

export const blankLine = (stage: Stage, width: number, on: Surface = 'felt'): MenuLine =>
  lineOf(stage, [], width, on);

/** A row of the list before it is painted: a heading, an entry or nothing. */
interface Row {
  readonly heading?: Text;
  readonly entry?: MenuEntry;
}

export const rowsOf = (sections: readonly Section[], isLoose: boolean): readonly Row[] =>
  sections.flatMap(({ heading, entries }, at) => [
    ...(isLoose && at > 0 ? [{}] : []),
    ...(heading === undefined ? [] : [{ heading }]),
    ...entries.map((entry) => ({ entry })),
  ]);

const NAME = 20;
/** Pointer, name and gist with what separates them. */
const WITH_GIST = 57;

function entryRuns(stage: Stage, entry: MenuEntry, lead: string, width: number): Runs {
  const name = say(stage, entry.label);
  return [
    run(`${lead} `, { tone: 'accent', bold: true }),
    run(name.padEnd(NAME), { bold: true }),
    ...(width >= WITH_GIST ? [run(` ${say(stage, entry.hint)}`, { tone: 'faint' })] : []),
  ];
}

/** `mark`: more rows lie beyond this one. */
function rowLine(
  stage: Stage,
  { heading, entry }: Row,
  { chosen, width, mark = ' ' }: { chosen: string; width: number; mark?: string },
): MenuLine {
  if (heading !== undefined) {
    const style = { tone: 'accent', bold: true } as const;
    return lineOf(stage, [run(mark, { tone: 'faint' }), run(say(stage, heading), style)], width);
  }
  if (entry === undefined) return blankLine(stage, width);
  const isChosen = entry.id === chosen;
  const lead = isChosen ? stage.theme.glyphs.pointer : mark;
  const runs = entryRuns(stage, entry, lead, width);
  return { id: `entry:${entry.id}`, ...lineOf(stage, runs, width, isChosen ? 'cursor' : 'felt') };
}

interface ListShown {
  readonly chosen: string;
  readonly width: number;
}

interface Part {
  readonly name?: string;
  readonly height: number;
}

/** As many rows as there is room for, those beyond told by arrows. */
export function scrolledList(
  stage: Stage,
  rows: readonly Row[],
  { name = 'list', chosen, width, height }: ListShown & Part,
): MenuColumn {
  const at = Math.max(
    0,
    rows.findIndex(({ entry }) => entry?.id === chosen),
  );
  const top = rows.length <= height ? 0 : windowOf(at, rows.length, height);
  const lines = Array.from({ length: height }, (_, y) => {
    const isMoreAbove = y === 0 && top > 0;
    const isMoreBelow = y === height - 1 && top + height < rows.length;
    const mark = isMoreAbove ? '↑' : isMoreBelow ? '↓' : ' ';
    return rowLine(stage, rows[top + y] ?? {}, { chosen, width, mark });
  });
  return { name, width, lines };
}

/** In a large window, entries stand apart. */
const airy = (stage: Stage, rows: readonly Row[]): readonly Row[] =>
  stage.measures.name === 'large' ? rows.flatMap((row) => [row, {}]) : rows;

/** The number of sections in the first of two columns that makes them as equal as can be. */
export function splitAt(sections: readonly Section[]): number {
  const height = (some: readonly Section[]): number => rowsOf(some, true).length;
  const taller = sections.map((_, at) =>
    Math.max(height(sections.slice(0, at)), height(sections.slice(at))),
  );
  return taller.indexOf(Math.min(...taller));
}

export function twoLists(
  stage: Stage,
  sections: readonly Section[],
  { chosen, width }: ListShown,
): MenuBand {
  const at = splitAt(sections);
  const halves = [sections.slice(0, at), sections.slice(at)].map((half) =>
    airy(stage, rowsOf(half, true)),
  );
  const height = Math.max(...halves.map(({ length }) => length));
  const wide = [Math.ceil(width / 2), Math.floor(width / 2)];
  const columns = halves.map((rows, side) =>
    scrolledList(stage, rows, { name: `list-${side}`, chosen, width: wide[side] ?? 0, height }),
  );
  return { name: 'lists', columns };
}

/** What was left off, on a surface of its own; before it is known, or without it, a question. */
export function topLines(
  stage: Stage,
  left: MenuEntry | undefined,
  { chosen, width }: ListShown,
): readonly MenuLine[] {
  if (left === undefined)
    return [lineOf(stage, [run(`  ${say(stage, MENU.welcome)}`, { bold: true })], width)];
  const isChosen = left.id === chosen;
  const { pointer } = stage.theme.glyphs;
  const label = `${isChosen ? pointer : ' '} ${say(stage, left.label)}`;
  const hint = `  ${say(stage, left.hint)}`;
  const fits = cellsOf(label) + cellsOf(hint) <= width;
  const runs = [run(label, { tone: 'accent', bold: true }), run(fits ? hint : '')];
  const line = lineOf(stage, runs, width, isChosen ? 'cursor' : 'turn');
  return [{ id: `entry:${left.id}`, ...line }];
}
