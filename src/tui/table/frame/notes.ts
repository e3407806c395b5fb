/** What a game tells beside the table, as rows of the panel: labels at the left, values at the right, bars below. */
import type { Bar, Note, NoteLine } from '../../../engine/table.ts';
import { wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage } from '../../context/render-context.ts';
import type { Tone } from '../../theme/palettes.ts';
import type { Theme } from '../../theme/theme.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import type { Scene } from '../scene/scene.ts';
import { rankRuns, ranksLegend } from './ranks.ts';

export interface NoteRows {
  readonly title: Runs;
  readonly rows: readonly Runs[];
}

type ShareTones = readonly [first: Tone, second: Tone];

/** The shares of the first bar of a note, which is the player’s own, and of those of others. */
const OWN_SHARES: ShareTones = ['accent', 'text'];
const OTHER_SHARES: ShareTones = ['text', 'faint'];

/** The cells of a bar in this room: with thresholds one for each unit, where they have room. */
const barCells = ({ of, thresholds }: Bar, room: number): number =>
  thresholds !== undefined && of <= room ? of : room;

/** The cells that complete the thresholds of a bar of so many cells, counted from 0. */
const thresholdCells = ({ of, thresholds = [] }: Bar, cells: number): readonly number[] =>
  thresholds.map((sum) => Math.max(0, Math.round((sum / of) * cells) - 1));

/** What a bar still lacks, from the cell `used` on, with a line in each cell that completes a threshold. */
function lackRuns({ glyphs }: Theme, used: number, width: number, marked: readonly number[]) {
  const [, , rest] = glyphs.shares;
  const cells = Math.max(0, width - used);
  return Array.from({ length: cells }, (_, at) =>
    marked.includes(used + at)
      ? run(glyphs.down, { tone: 'accent' })
      : run(rest, { tone: 'faint' }),
  );
}

/** The figures of the thresholds of a bar, each ending in the cell that completes it; nothing without any. */
function scaleRows(bar: Bar | undefined, room: number): readonly Runs[] {
  if (bar?.thresholds === undefined) return [];
  let scale = '';
  for (const [at, cell] of thresholdCells(bar, barCells(bar, room)).entries()) {
    const figure = String(bar.thresholds[at] ?? '');
    const before = cell + 1 - figure.length;
    if (before >= scale.length) scale = scale.padEnd(before) + figure;
  }
  return [[run(scale, { tone: 'accent' })]];
}

/** A bar: each share in a sign of its own, then what is missing; a loss alone as what is lost. */
function barRuns(theme: Theme, bar: Bar, room: number, tones: ShareTones): Runs {
  const { glyphs } = theme;
  const { parts, of } = bar;
  const width = barCells(bar, room);
  const [lost = 0] = parts;
  if (lost < 0) {
    const cells = Math.min(width, Math.round((-lost / of) * width));
    const [, second, rest] = glyphs.shares;
    const filled = run(second.repeat(cells), { tone: 'alarm' });
    return [filled, run(rest.repeat(width - cells), { tone: 'faint' })];
  }
  const cells: number[] = [];
  let sum = 0;
  for (const part of parts) {
    const before = Math.round((Math.max(0, sum) / of) * width);
    sum += part;
    const after = Math.round((Math.max(0, sum) / of) * width);
    cells.push(Math.max(0, Math.min(width, after) - Math.min(width, before)));
  }
  const [first, second] = glyphs.shares;
  const signs = [first, second];
  const used = cells.reduce((all, count) => all + count, 0);
  const shares = cells.map((count, at) =>
    run((signs[at] ?? second).repeat(count), { tone: tones[at] ?? tones[1] }),
  );
  return [...shares, ...lackRuns(theme, used, width, thresholdCells(bar, width))];
}

const runsLength = (runs: Runs): number => plainText(runs).length;

/** The label, and the value at the right; in a row of its own where both have no room in one. */
function lineRows(
  stage: Stage,
  scene: Scene,
  line: NoteLine,
  width: number,
  isFirstBar: boolean,
): readonly Runs[] {
  const { voices } = scene;
  const label = phrase(stage, voices, line.label, { tone: 'faint' });
  const value = line.value === undefined ? [] : phrase(stage, voices, line.value);
  if (line.ranks !== undefined)
    return wrapRuns([...label, ...rankRuns(stage, scene, line.ranks)], width);
  const tones = isFirstBar ? OWN_SHARES : OTHER_SHARES;
  const bar = line.bar === undefined ? [] : [barRuns(stage.theme, line.bar, width, tones)];
  const free = width - runsLength(label) - runsLength(value);
  if (value.length === 0) return [...wrapRuns(label, width), ...bar];
  if (free > 0) return [[...label, run(' '.repeat(free)), ...value], ...bar];
  const below = wrapRuns(value, width - 2).map((row): Runs => {
    const indent = width - runsLength(row);
    return [run(' '.repeat(Math.max(0, indent))), ...row];
  });
  return [...wrapRuns(label, width), ...below, ...bar];
}

/** The lines without their bars as long as all of these are empty and show no thresholds. */
function withoutEmptyBars(lines: readonly NoteLine[]): readonly NoteLine[] {
  const hasBegun = lines.some(
    ({ bar }) => bar?.thresholds !== undefined || bar?.parts.some((part) => part !== 0),
  );
  return hasBegun ? lines : lines.map(({ bar: _, ...line }) => line);
}

export function noteRows(stage: Stage, scene: Scene, note: Note, width: number): NoteRows {
  const lines = withoutEmptyBars(note.lines);
  const firstBar = lines.findIndex(({ bar }) => bar !== undefined);
  const ranks = lines.flatMap((line) => line.ranks ?? []);
  const rows = lines.flatMap((line, at) => lineRows(stage, scene, line, width, at === firstBar));
  return {
    title: phrase(stage, scene.voices, note.title, { tone: 'accent', bold: true }),
    rows: [...rows, ...scaleRows(lines[firstBar]?.bar, width), ...ranksLegend(stage, ranks)],
  };
}
