/**
 * The points deal by deal with their totals: a line for each party or, where all deals have no room side by side and the
 * lines may be many, a line for each deal.
 */
import type { ReactNode } from 'react';
import { sum } from '../../../engine/estimate.ts';
import type { Outcome } from '../../../engine/game.ts';
import { columns } from '../../../lang/report.ts';
import { same, withMinus } from '../../../lang/text.ts';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { plainText } from '../../theme/theme.ts';
import { inTwoLines, longest } from '../score/columns.ts';
import { gained, isVoid, ofParty, type Party, type Scored, totalAtStart } from '../score/scored.ts';
import { NoteBox } from './sections.tsx';
import { partyText } from './verdict.ts';

const SCORE = texts.score;
/** Rows of the title, and of a blank row below. */
const AROUND = 2;
/** The rows of a table with a line for each party around these lines: title, numbers of the deals, a blank row. */
const AROUND_PARTIES = 3;

/** Rows of cells. */
type Cells = readonly (readonly string[])[];

/** The heads of so many deals, of which the first share one column. */
function dealHeads(count: number, sharing: number): readonly string[] {
  const first = sharing > 1 ? `1–${sharing}` : '1';
  const others = Array.from({ length: count - sharing }, (_, at) => String(sharing + at + 1));
  return [first, ...others];
}

const namesOf = (stage: Stage, scored: Scored): readonly string[] =>
  scored.parties.map((party) => plainText(phrase(stage, scored.voices, partyText(scored, party))));

/** Whether parties begin with something, such as chips, which their totals include. */
const hasStart = ({ outcomes, parties }: Scored): boolean =>
  parties.some((party) => totalAtStart(outcomes, party) !== 0);

/** What stands before or above the figures of each party: the start if there is one, the deals, the total. */
function headsOf(stage: Stage, scored: Scored, sharing: number): readonly string[] {
  const deals = dealHeads(scored.outcomes.length, sharing);
  const heads = [...deals, say(stage, SCORE.total)];
  return hasStart(scored) ? [say(stage, SCORE.start), ...heads] : heads;
}

/** What a deal brought; nothing where it was void. */
function dealFigure(scored: Scored, outcome: Outcome, party: Party): string {
  return isVoid(scored, outcome) ? '' : gained(ofParty(outcome.points, party));
}

/** By party, what each begins with, what each deal brought, the first ones together, and the total last. */
function figuresByDeal(scored: Scored, sharing: number): Cells {
  const { outcomes, parties } = scored;
  const totals = outcomes.at(-1)?.totals ?? [];
  const first = outcomes.slice(0, sharing);
  return parties.map((party) => {
    const shared = gained(sum(first.map(({ points }) => ofParty(points, party))));
    const begun = sharing > 1 ? [shared] : first.map((one) => dealFigure(scored, one, party));
    const others = outcomes.slice(sharing).map((one) => dealFigure(scored, one, party));
    const figures = [...begun, ...others, withMinus(ofParty(totals, party))];
    return hasStart(scored) ? [withMinus(totalAtStart(outcomes, party)), ...figures] : figures;
  });
}

/** A line for each party, its name first. */
function partyLines(stage: Stage, scored: Scored, sharing: number): readonly string[] {
  const names = namesOf(stage, scored);
  const figures = figuresByDeal(scored, sharing);
  const rows = names.map((name, at) => [name.padEnd(longest(names)), ...(figures[at] ?? [])]);
  const heads = ['', ...headsOf(stage, scored, sharing)];
  return columns([heads, ...rows], 'right').split('\n');
}

/** A line for each deal below the names of the parties, the totals last. */
function dealLines(stage: Stage, scored: Scored, sharing: number): readonly string[] {
  const figures = figuresByDeal(scored, sharing);
  const names = namesOf(stage, scored).map(inTwoLines);
  const uppers = names.map(([upper]) => upper);
  const lowers = names.map(([, lower]) => lower);
  const firsts = headsOf(stage, scored, sharing);
  const wide = longest(firsts);
  const word = say(stage, SCORE.void);
  const rows = firsts.map((first, at) => {
    const cells = figures.map((own) => own[at] ?? '');
    const isBlank = cells.join('') === '';
    return [first.padEnd(wide), ...(isBlank ? cells.with(0, word) : cells)];
  });
  const heads = uppers.some((upper) => upper !== '')
    ? [
        ['', ...uppers],
        ['', ...lowers],
      ]
    : [['', ...lowers]];
  return columns([...heads, ...rows], 'right').split('\n');
}

/** The table with as few deals in one column as a width allows. */
function narrowed(
  linesWith: (sharing: number) => readonly string[],
  count: number,
  width: number,
): readonly string[] {
  for (let sharing = 1; sharing < count; sharing += 1) {
    const lines = linesWith(sharing);
    if (longest(lines) <= width) return lines;
  }
  return linesWith(count);
}

interface DealTableProps {
  readonly scored: Scored;
  readonly width: number;
  /** The most rows with the title and a blank row below; absent: those of a line for each party. */
  readonly rows?: number | undefined;
}

/** The lines of the table in a width. */
function dealRows(stage: Stage, { scored, width, rows = 0 }: DealTableProps): readonly string[] {
  const count = scored.outcomes.length;
  const whole = partyLines(stage, scored, 1);
  if (longest(whole) <= width) return whole;
  const most = Math.max(1, rows - AROUND);
  for (let sharing = 1; sharing < count; sharing += 1) {
    const lines = dealLines(stage, scored, sharing);
    if (lines.length <= most && longest(lines) <= width) return lines;
  }
  return narrowed((sharing) => partyLines(stage, scored, sharing), count, width);
}

/** The rows of the table with its title and a blank row below; 0 before a second deal. */
export const dealTableRows = (stage: Stage, table: DealTableProps): number =>
  table.scored.outcomes.length > 1 ? dealRows(stage, table).length + AROUND : 0;

/** The rows of a table with a line for each party. */
export const leastTableRows = ({ parties }: Scored): number => parties.length + AROUND_PARTIES;

/** The points deal by deal; where there is no room for all deals, the first ones share a column with their sum. */
export const ByDeal = (table: DealTableProps): ReactNode => (
  <NoteBox title={SCORE.byDeal} lines={dealRows(useStage(), table).map(same)} />
);
