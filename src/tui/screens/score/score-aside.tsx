/** Beside the score sheet: who has how many points, as bars, and how the totals have come about, as curves. */

import type { ReactNode } from 'react';
import { withMinus } from '../../../lang/text.ts';
import { shareBar } from '../../components/bars.ts';
import { type Range, rangeOf } from '../../components/chart.ts';
import { curveRows, rowOfValue } from '../../components/curve.ts';
import { BrokenLines, Column, clipRuns, Fixed, Painted, Words } from '../../components/words.tsx';
import { bodyOf, captionOf, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { gridOf } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Run, type Runs, run } from '../../theme/theme.ts';
import { longest, partyRuns, partyTone } from './columns.ts';
import { namesAtEnds } from './curve-names.ts';
import { byRank, ofParty, type Party, type Scored, totalAtStart } from './scored.ts';

const SCORE = texts.score;
const ACCENT = { tone: 'accent', bold: true } as const;
const FAINT = { tone: 'faint' } as const;

interface ScoreAsideProps {
  readonly scored: Scored;
  readonly width: number;
}

/** The total that a bar as long as the panel stands for. */
function wholeOf({ outcomes, limit }: Scored): number {
  const totals = outcomes.at(-1)?.totals ?? [];
  return Math.max(1, limit?.total ?? 0, ...totals.map(Math.abs));
}

interface StandingProps extends ScoreAsideProps {
  readonly party: Party;
}

/** A party with its total, and below that a bar as long as much of the match is done, or of the highest total. */
function StandingBar({ scored, party, width }: StandingProps): ReactNode {
  const stage = useStage();
  const last = scored.outcomes.at(-1);
  const total = last === undefined ? 0 : ofParty(last.totals, party);
  const name = partyRuns(stage, scored, party, { bold: true, tone: partyTone(scored, party) });
  const figure = withMinus(total);
  const filled = Math.min(width, Math.round((width * Math.abs(total)) / wholeOf(scored)));
  const tone = total < 0 ? 'alarm' : partyTone(scored, party);
  return (
    <Column width={width}>
      <Fixed width={width} height={1} justifyContent="space-between">
        <Words of={clipRuns(name, width - figure.length - 1, 1)} />
        <Words of={[run(figure, { bold: true })]} />
      </Fixed>
      <Painted rows={gridOf([shareBar(stage, { filled, rest: width - filled, tone }, 'panel')])} />
    </Column>
  );
}

/** The totals of a party from the beginning on. */
const totalsThrough = ({ outcomes }: Scored, party: Party): readonly number[] => [
  totalAtStart(outcomes, party),
  ...outcomes.map(({ totals }) => ofParty(totals, party)),
];

/** What the curves lie between: with 0 where all begin there. */
function totalsRange(scored: Scored): Range {
  const { outcomes, parties } = scored;
  const totals = parties.flatMap((party) => totalsThrough(scored, party));
  const isFromZero = parties.every((party) => totalAtStart(outcomes, party) === 0);
  if (isFromZero) return rangeOf(totals);
  return {
    low: Math.min(...totals),
    high: Math.max(...totals),
  };
}

/** The curves of all parties over one another, the person's own on top. */
function overlaid(stage: Stage, scored: Scored, range: Range, shape: Shape): readonly Runs[] {
  const { observer, parties } = scored;
  const own = parties.filter((party) => party.includes(observer));
  const ordered = [...own, ...parties.filter((party) => !party.includes(observer))];
  const drawn = ordered.map((party) => ({
    rows: curveRows(totalsThrough(scored, party), range, shape, stage.theme.ascii),
    tone: partyTone(scored, party),
  }));
  const cellAt = (x: number, y: number): Run => {
    const found = drawn.find(({ rows }) => (rows[y]?.[x] ?? ' ') !== ' ');
    return found === undefined ? run(' ') : run(found.rows[y]?.[x] ?? ' ', { tone: found.tone });
  };
  return Array.from({ length: shape.height }, (_, y) =>
    Array.from({ length: shape.width }, (__, x) => cellAt(x, y)),
  );
}

/** Rows of the curves at least and at most, and of a bar with its name and the blank row below. */
const CURVE = { least: 6, most: 18 } as const;
const BAR = 3;
/** Rows around the bars and the curves: titles, blank rows and the numbers of deals. */
const AROUND = 7;
/** Deals from which curves say more than the bars. */
const LEAST = 2;

/** The most cells of a name at the end of its curve. */
const NAME = 8;

/** Whose curve it is, in a word: of partners the person, else the first of them. */
function curveName(stage: Stage, { voices, observer }: Scored, party: Party): string {
  const seat = party.includes(observer) ? observer : (party[0] ?? 0);
  return captionOf(stage, voices, seat).slice(0, NAME);
}

/** The names of all parties at the ends of their curves, row by row, in cells of the longest. */
function endNames(stage: Stage, scored: Scored, range: Range, height: number): readonly Runs[] {
  const ends = scored.parties.map((party) => {
    const total = totalsThrough(scored, party).at(-1) ?? 0;
    const row = rowOfValue(total, range, height, stage.theme.ascii);
    const name = run(curveName(stage, scored, party), { tone: partyTone(scored, party) });
    return { row, name };
  });
  const cells = longest(ends.map(({ name }) => name.text));
  return namesAtEnds(ends, height).map((name) => {
    const text = ` ${name?.text ?? ''}`.padEnd(cells + 1);
    return [{ ...name, text }];
  });
}

/** The totals deal by deal, with the highest and the lowest before the curves and the names behind them. */
function TotalCurves({ scored, width, height }: ScoreAsideProps & Shape): ReactNode {
  const stage = useStage();
  const range = totalsRange(scored);
  const figures = [withMinus(range.high), withMinus(range.low)];
  const gutter = Math.max(...figures.map(({ length }) => length));
  const names = endNames(stage, scored, range, height);
  const named = plainText(names[0] ?? []).length;
  const shape = { width: width - gutter - 2 - named, height };
  const figureAt = (row: number): string => {
    if (row === 0) return figures[0] ?? '';
    return row === height - 1 ? (figures[1] ?? '') : '';
  };
  const rows = overlaid(stage, scored, range, shape).map((row, at) => [
    run(`${figureAt(at).padStart(gutter)} ${stage.theme.glyphs.down}`, FAINT),
    ...row,
    ...(names[at] ?? []),
  ]);
  const last = String(scored.outcomes.length);
  const deals = `${' '.repeat(gutter + 2)}0${last.padStart(shape.width - 1)}`;
  return (
    <Column width={width}>
      <Words of={[run(say(stage, SCORE.byDeal), ACCENT)]} />
      <BrokenLines of={[...rows, [run(deals, FAINT)]]} />
    </Column>
  );
}

/** Everybody's total as a bar, the best first, and below them how the totals have come about. */
export function ScoreAside({ scored, width }: ScoreAsideProps): ReactNode {
  const stage = useStage();
  const last = scored.outcomes.at(-1);
  const parties = last === undefined ? [] : byRank(last, scored.parties);
  const left = bodyOf(stage).height - AROUND - BAR * parties.length;
  const height = Math.min(CURVE.most, left);
  const isDrawn = scored.outcomes.length >= LEAST && height >= CURVE.least;
  return (
    <Column width={width} rowGap={1} paddingTop={stage.measures.margin.above}>
      <Words of={[run(say(stage, SCORE.standing), ACCENT)]} />
      {parties.map((party) => (
        <StandingBar key={party.join()} {...{ scored, party, width }} />
      ))}
      {isDrawn && <TotalCurves {...{ scored, width, height }} />}
    </Column>
  );
}
