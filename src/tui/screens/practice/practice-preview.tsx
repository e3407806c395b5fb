/** What a practice asks, how one is rated in it, and the table with which it begins, or cards of its game. */

import { type ReactNode, useMemo } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import { standardOptions } from '../../../engine/match-options.ts';
import { capital, type Text } from '../../../lang/text.ts';
import { fixed } from '../../../play/advice/figures.ts';
import type { PuzzleStanding } from '../../../play/coach/puzzle-practice.ts';
import { faceOf } from '../../art/face.ts';
import { BrokenLines, Column, wrapRuns } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { Fan } from '../../table/cards/fan.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { type Run, type Runs, run } from '../../theme/theme.ts';
import { LEAST_GLANCE, PositionGlance } from '../turn/position-glance.tsx';
import type { Practice } from './practices.ts';

const WORDS = practiceTexts.drill;
const ACCENT = { tone: 'accent', bold: true } as const;
const BLANK: Runs = [run(' ')];

/** A sign for a puzzle: answered rightly, nearly so or wrongly last time, or never asked. */
function standingRun({ theme }: Stage, { right }: PuzzleStanding): Run {
  const { tick, dash } = theme.glyphs;
  if (right === undefined) return run(dash, { tone: 'faint' });
  if (right === 1) return run(tick, { tone: 'clubs', bold: true });
  if (right > 0) return run('~', { bold: true });
  return run(theme.ascii ? 'x' : '✗', { tone: 'alarm', bold: true });
}

/** Cells before the signs of the puzzles of a grade, and of a sign with the blank behind it. */
const NAME = 10;
const SIGN = 2;

interface Grade {
  readonly name: Text;
  readonly of: readonly PuzzleStanding[];
}

/** The puzzles of a grade: its name, then a sign for each of them with `gap` behind it. */
function gradeLines(
  stage: Stage,
  { name, of }: Grade,
  { width, gap }: { readonly width: number; readonly gap: string },
): readonly Runs[] {
  const most = Math.max(1, Math.floor((width - NAME) / (1 + gap.length)));
  const count = Math.ceil(of.length / most);
  const perLine = Math.ceil(of.length / Math.max(1, count));
  return Array.from({ length: count }, (_, line) => {
    const label = line === 0 ? say(stage, name) : '';
    const signs = of
      .slice(line * perLine, (line + 1) * perLine)
      .flatMap((one) => [standingRun(stage, one), run(gap)]);
    return [run(label.padEnd(NAME)), ...signs];
  });
}

/** The rating, and all puzzles by grade with how each was answered. */
function ratedLines(stage: Stage, practice: Practice, width: number): readonly Runs[] {
  const { rating, standings = [] } = practice;
  if (rating === undefined) return [];
  const shown = fixed(Math.round(rating), 0);
  const solved = standings.filter(({ right }) => right === 1).length;
  const heading = [
    run(say(stage, WORDS.solved, solved, standings.length), ACCENT),
    run('  '),
    run(say(stage, WORDS.rating, shown), { bold: true }),
  ];
  const grades = WORDS.grades.map((name, at): Grade => {
    return { name, of: standings.filter(({ grade }) => grade === at + 1) };
  });
  const longest = Math.max(...grades.map(({ of }) => of.length));
  const gap = longest * SIGN <= width - NAME ? ' ' : '';
  const lines = grades.map((one) => gradeLines(stage, one, { width, gap }));
  return [BLANK, heading, ...lines.flat()];
}

/** What a practice is, how many positions it has, and how one is rated in it. */
function aboutLines(stage: Stage, practice: Practice, width: number): readonly Runs[] {
  const { names, meaning, count } = practice;
  return [
    [run(say(stage, capital(names)), ACCENT)],
    ...wrapRuns([run(say(stage, capital(meaning)))], width),
    [run(say(stage, WORDS.positions, count), { tone: 'faint' })],
    ...ratedLines(stage, practice, width),
  ];
}

/** How many cards of a game are shown. */
const SHOWN = 5;

/** Cards from one end of the game's pack to the other. */
function GameCards({ game, width }: { readonly game: AnyGame; readonly width: number }): ReactNode {
  const { deck, measures } = useStage();
  const pack = game.pack(standardOptions(game));
  const step = (pack.tokens.length - 1) / (SHOWN - 1);
  const cards = Array.from({ length: SHOWN }, (_, at) => ({
    print: faceOf(deck, pack, Math.round(at * step)),
  }));
  return <Fan cards={cards} shape={measures.table} width={width} />;
}

interface PracticePreviewProps {
  readonly game: AnyGame;
  readonly practice: Practice;
  readonly shape: Shape;
}

/** All that there is to see of a practice before it is begun: words, and below them its first table or cards. */
export function PracticePreview({ game, practice, shape }: PracticePreviewProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const about = aboutLines(stage, practice, width);
  const position = useMemo(() => practice.first?.(), [practice]);
  const rows = height - about.length - 1;
  const isTableShown = position !== undefined && rows >= LEAST_GLANCE;
  const areCardsShown = !isTableShown && stage.measures.table.height <= rows;
  return (
    <Column place={['zone', 'about']} width={width} height={height} overflowY="hidden" rowGap={1}>
      {areCardsShown && <GameCards game={game} width={width} />}
      <BrokenLines of={about} />
      {isTableShown && <PositionGlance position={position} width={width} height={rows} />}
    </Column>
  );
}
