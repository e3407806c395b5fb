/** The few matches of a game one by one, each with a bar for its points, until they are enough for a curve. */

import type { ReactNode } from 'react';
import { figureText, signedFigure } from '../../../play/advice/figures.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { type GameStats, perDeal } from '../../../play/past/stats.ts';
import { shareBar } from '../../components/bars.ts';
import { type Range, rangeOf } from '../../components/chart.ts';
import { ListCell } from '../../components/listing.tsx';
import { Column, Fixed, Painted, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import { gridOf } from '../../surface/cells.ts';
import { run } from '../../theme/theme.ts';
import { fateTile, othersRuns } from './history-rows.tsx';
import { dayText } from './history-words.ts';
import { courseHead, hasCourse } from './stats-course.tsx';
import { arePointsCounted } from './stats-figures.tsx';

/** Cells of the sign, of the day, of the opponents and of the figure; the bar has the rest. */
const COLUMNS = { sign: 4, day: 11, others: 24, figure: 7 } as const;
/** Columns from which opponents are named. */
const TELLING_OTHERS = 64;

/** The matches that count: those without help, or if there are none, all. */
const countedMatches = ({ newest, matches }: GameStats): readonly HistoryEntry[] =>
  newest.filter(({ assisted }) => matches === 0 || assisted !== true);

/** Whether the matches of a game are told one by one: they count points, and are too few for a curve. */
export const areToldAlone = (stats: GameStats): boolean =>
  arePointsCounted(stats) && !hasCourse(stats) && countedMatches(stats).length > 1;

/** Rows of the matches with their heading. */
export function matchBarRows(stats: GameStats): number {
  const entries = countedMatches(stats);
  return HEADING + entries.length;
}

const HEADING = 1;

/** A bar from zero to a value, to the left where that is negative. */
function pointsBar(stage: Stage, entry: HistoryEntry, range: Range, width: number): string {
  const { theme } = stage;
  const span = Math.max(1, range.high - range.low);
  const cellsOf = (value: number): number => {
    const cells = (width * value) / span;
    return Math.round(cells);
  };
  const value = perDeal(entry);
  const filled = cellsOf(Math.abs(value));
  const zero = cellsOf(-range.low);
  const before = value < 0 ? Math.max(0, zero - filled) : zero;
  const bar = { filled, rest: 0, tone: entry.won ? 'clubs' : 'faint' } as const;
  return theme.paint([run(' '.repeat(before))], 'felt') + shareBar(stage, bar, 'felt');
}

interface MatchBarsProps {
  readonly stats: GameStats;
  readonly width: number;
  /** The game is named above the matches. */
  readonly isNamed?: boolean;
}

interface MatchBarProps {
  readonly entry: HistoryEntry;
  readonly range: Range;
  readonly width: number;
}

/** A match in a row: its sign, its day, against whom, a bar and its points. */
function MatchBar({ entry, range, width }: MatchBarProps): ReactNode {
  const stage = useStage();
  const others = width >= TELLING_OTHERS ? COLUMNS.others : 0;
  const room = width - COLUMNS.sign - COLUMNS.day - others - COLUMNS.figure;
  const value = perDeal(entry);
  const figure = say(stage, value < 0 ? signedFigure(value) : figureText(value));
  const day = dayText(entry.time, Date.now(), stage.lang);
  return (
    <Fixed width={width} height={1}>
      <Fixed width={COLUMNS.sign}>
        <Painted rows={gridOf([fateTile(stage, entry)])} />
      </Fixed>
      <ListCell width={COLUMNS.day} of={[run(day, { tone: 'faint' })]} />
      {others > 0 && <ListCell width={others} gap={2} of={othersRuns(stage, entry, others - 2)} />}
      <Fixed width={room}>
        <Painted rows={gridOf([pointsBar(stage, entry, range, room)])} />
      </Fixed>
      <ListCell width={COLUMNS.figure} of={[run(figure, { bold: entry.won })]} isRight />
    </Fixed>
  );
}

/** The matches of a game, oldest first, under what is counted. */
export function MatchBars({ stats, width, isNamed = false }: MatchBarsProps): ReactNode {
  const stage = useStage();
  const entries = countedMatches(stats);
  const range = rangeOf(entries.map(perDeal));
  return (
    <Column width={width}>
      <Words of={courseHead(stage, { stats, isNamed }, width)} />
      {entries.map((entry) => (
        <MatchBar key={entry.id} {...{ entry, range, width }} />
      ))}
    </Column>
  );
}
