/** Who stands where: places, points and totals by party, and the course of the match as a chart. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import type { Measures, Shape } from '../../measures.ts';
import { SCORE } from '../../messages/end.ts';
import { bar, type Range, rangeOf, sparkline } from '../../parts/chart.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import { phrase, type Stage, say } from '../../render-context.ts';
import type { Tone } from '../../theme/palettes.ts';
import { plainText, type Runs, run, type Style } from '../../theme/style.ts';
import { byRank, gained, ofParty, type Party, partyText, placeOf, type Scored } from './scored.ts';

/** Cells of columns. */
export interface Columns {
  readonly name: number;
  readonly points: number;
  readonly total: number;
}

/** How much of a window the names and the two parts of the chart take at most. */
interface Limits {
  readonly name: number;
  readonly spark: number;
  readonly bar: number;
  /** Rows of a party's chart, where there are few parties. */
  readonly rows: number;
}

const LIMITS: Readonly<Record<Measures['name'], Limits>> = {
  compact: { name: 22, spark: 8, bar: 12, rows: 1 },
  regular: { name: 28, spark: 12, bar: 26, rows: 1 },
  comfortable: { name: 44, spark: 24, bar: 40, rows: 2 },
  large: { name: 44, spark: 40, bar: 44, rows: 3 },
};

/** More parties have charts of one row. */
const FEW = 4;

/** Cells between columns. */
export const GAP = 2;

export const partyRuns = (stage: Stage, { voices }: Scored, party: Party, style: Style): Runs =>
  phrase(stage, voices, partyText(party), style);

const longest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((one) => stringWidth(one)));

/** Widths that hold every name and number of these deals. */
export function columnsOf(stage: Stage, scored: Scored, outcomes: readonly Outcome[]): Columns {
  const names = scored.parties.map((party) => plainText(partyRuns(stage, scored, party, {})));
  const points = outcomes.flatMap((outcome) => [
    ...outcome.points.map(gained),
    ...outcome.lines.map(({ amount }) => gained(amount)),
  ]);
  return {
    name: Math.min(LIMITS[stage.measures.name].name, longest(names)) + GAP,
    points: longest([say(stage, SCORE.points), ...points]),
    total:
      longest([say(stage, SCORE.total), ...outcomes.flatMap(({ totals }) => totals.map(String))]) +
      GAP,
  };
}

interface CellProps {
  readonly width: number;
  readonly of: Runs;
}

/** A number under its heading, both at the right. */
export function Figure({ width, of }: CellProps): ReactNode {
  return (
    <Fixed width={width} justifyContent="flex-end">
      <Words of={of} />
    </Fixed>
  );
}

interface RowProps {
  readonly columns: Columns;
  readonly place: string;
  readonly name: Runs;
  readonly points: Runs | undefined;
  readonly total: Runs;
  /** Blank rows below. */
  readonly gap?: number;
  readonly children: ReactNode;
}

const PLACE = 3;

function Row({ columns, place, name, points, total, gap = 0, children }: RowProps): ReactNode {
  return (
    <Fixed marginBottom={gap}>
      <Fixed width={PLACE}>
        <Words of={[run(place, { tone: 'faint' })]} />
      </Fixed>
      <Fixed width={columns.name} paddingRight={GAP}>
        <Words of={name} wrap="wrap" />
      </Fixed>
      {points !== undefined && <Figure width={columns.points} of={points} />}
      <Figure width={columns.total} of={total} />
      <Fixed flexDirection="column" marginLeft={GAP}>
        {children}
      </Fixed>
    </Fixed>
  );
}

interface Chart {
  readonly range: Range;
  readonly spark: Shape;
  readonly bar: number;
}

/** The chart's share of the width: a column for each deal, and bars in what is left. */
function chartOf(stage: Stage, { outcomes, parties }: Scored, left: number): Chart {
  const limits = LIMITS[stage.measures.name];
  const width = outcomes.length < 2 ? 0 : Math.min(limits.spark, outcomes.length);
  const height = parties.length > FEW ? 1 : limits.rows;
  return {
    range: rangeOf(outcomes.flatMap(({ totals }) => totals)),
    spark: { width, height },
    bar: Math.max(1, Math.min(limits.bar, left - width - GAP)),
  };
}

interface CourseProps {
  readonly chart: Chart;
  readonly totals: readonly number[];
  readonly tone: Tone;
}

/** The course of a party's total, and a bar for what it is now. */
function Course({ chart, totals, tone }: CourseProps): ReactNode {
  const { glyphs } = useStage().theme;
  const { range, spark } = chart;
  const now = bar(totals.at(-1) ?? 0, range, glyphs, chart.bar);
  const rows = sparkline(totals, range, glyphs, spark);
  return rows.map((row, at) => (
    <Fixed key={String(at)} height={1} columnGap={GAP}>
      {spark.width > 0 && <Words of={[run(row, { tone })]} />}
      <Words of={[run(now, { tone })]} />
    </Fixed>
  ));
}

interface StandingsProps {
  readonly scored: Scored;
  readonly width: number;
  /** Whether the points of the last deal are shown too. */
  readonly deal?: boolean;
}

/** Best first; the observer's own party stands out. */
export function Standings({ scored, width, deal = false }: StandingsProps): ReactNode {
  const stage = useStage();
  const { outcomes, parties, observer } = scored;
  const last = outcomes.at(-1);
  if (last === undefined) return null;
  const columns = columnsOf(stage, scored, deal ? [last] : outcomes);
  const fixed = PLACE + columns.name + (deal ? columns.points : 0) + columns.total + GAP;
  const chart = chartOf(stage, scored, width - fixed);
  const faint = { tone: 'faint' } as const;
  const course = [SCORE.course, SCORE.courseShort].map((words) => say(stage, words));
  const heading = course.find((words) => words.length <= chart.spark.width + GAP + chart.bar) ?? '';
  return (
    <Fixed flexDirection="column">
      <Row
        columns={columns}
        place=""
        name={[]}
        points={deal ? [run(say(stage, SCORE.points), faint)] : undefined}
        total={[run(say(stage, SCORE.total), faint)]}
      >
        <Words of={[run(heading, faint)]} />
      </Row>
      {byRank(last, parties).map((party, at) => {
        const isOwn = party.includes(observer);
        const totals = outcomes.map((outcome) => ofParty(outcome.totals, party));
        return (
          <Row
            key={party.join()}
            columns={columns}
            place={parties.length > 1 ? String(placeOf(last, parties, party)) : ''}
            name={partyRuns(stage, scored, party, { bold: true, ...(isOwn && { tone: 'accent' }) })}
            points={deal ? [run(gained(ofParty(last.points, party)))] : undefined}
            total={[run(String(ofParty(last.totals, party)), { bold: true })]}
            gap={chart.spark.height > 1 && at < parties.length - 1 ? 1 : 0}
          >
            <Course chart={chart} totals={totals} tone={isOwn ? 'accent' : 'faint'} />
          </Row>
        );
      })}
    </Fixed>
  );
}
