/** The post-mortem of a deal as lines: findings in words, and figures below their heads. */

import type { ReactNode } from 'react';
import type { Found } from '../../../engine/extras.ts';
import type { Figures } from '../../../engine/figures.ts';
import { BrokenLines, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, say, useStage, type Voices } from '../../context/render-context.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { GAP, longest } from './columns.ts';

/** Heads with room for all of them, else their first letters, or their beginnings where those are alike. */
function fittingHeads(heads: readonly string[], cell: number): readonly string[] {
  if (longest(heads) < cell) return heads;
  const initials = heads.map((head) => head.slice(0, 1));
  const areDistinct = new Set(initials).size === heads.length;
  return areDistinct ? initials : heads.map((head) => head.slice(0, cell - 1));
}

/** Figures below their heads; the marked one stands out. */
function figureLines(stage: Stage, voices: Voices, found: Figures, width: number): readonly Runs[] {
  const { rows, marked } = found;
  const labels = rows.map(({ label }) => say(stage, label));
  const heads = found.columns.map((head) => plainText(phrase(stage, voices, head)));
  const room = Math.floor((width - longest(labels)) / heads.length);
  const cell = Math.min(longest(heads) + GAP, room);
  const cellText = (one: string | number): string =>
    String(one)
      .slice(0, cell - 1)
      .padStart(cell);
  const head = ''.padEnd(longest(labels)) + fittingHeads(heads, cell).map(cellText).join('');
  const figureRuns = (value: number, row: number, column: number): Runs => {
    const isMarked = marked?.row === row && marked.column === column;
    if (!isMarked) return [run(cellText(value))];
    const lit = Math.min(FIGURE, cell);
    const shown = String(value).padStart(lit);
    const before = ' '.repeat(cell - lit);
    return [run(before), run(shown, { surface: 'active', bold: true })];
  };
  return [
    [run(head, { bold: true })],
    ...rows.map(({ values }, row) => [
      run((labels[row] ?? '').padEnd(longest(labels))),
      ...values.flatMap((value, column) => figureRuns(value, row, column)),
    ]),
  ];
}
/** Cells of a marked figure with a blank before it, where columns are as wide. */
const FIGURE = 3;

/** All findings, broken into lines of this width; tables of figures keep their columns. */
export function postMortemLines(
  stage: Stage,
  voices: Voices,
  findings: readonly Found[],
  width: number,
): readonly Runs[] {
  return findings.flatMap((found) => {
    if ('rows' in found) return figureLines(stage, voices, found, width);
    const label = phrase(stage, voices, found.label, { bold: true });
    const words = [...label, run('  '), ...phrase(stage, voices, found.value)];
    return wrapRuns(words, width);
  });
}

interface PostMortemProps {
  readonly voices: Voices;
  readonly facts: readonly Found[];
  readonly width: number;
}

export const PostMortem = ({ voices, facts, width }: PostMortemProps): ReactNode => (
  <BrokenLines of={postMortemLines(useStage(), voices, facts, width)} />
);
