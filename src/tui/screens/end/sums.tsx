/** How the points of the last deal came about, for the panel: under each party its lines, beside it what they add up to. */
import type { ReactNode } from 'react';
import { fill } from '../../../lang/text.ts';
import { BrokenLines } from '../../components/words.tsx';
import { bodyOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { byRank, gained, linesOfParty, ofParty, type Party, type Scored } from '../score/scored.ts';
import { Part } from './sections.tsx';
import { partyText } from './verdict.ts';

/** The part of the panel that sums take at most. */
const SHARE = 0.6;
/** Rows around the lines: the title, and a blank one below. */
const AROUND = 2;

/** What stands at the left, and the amount at the right end of the width. */
function sumLine(label: Runs, amount: number, width: number, style: Style): Runs {
  const told = gained(amount);
  const blanks = Math.max(1, width - plainText(label).length - told.length);
  return [...label, run(' '.repeat(blanks)), run(told, style)];
}

/** A party with its points, and below it the lines that make them up. */
function linesFor(stage: Stage, scored: Scored, party: Party, width: number): readonly Runs[] {
  const { outcomes, voices, you, observer } = scored;
  const last = outcomes.at(-1);
  if (last === undefined) return [];
  const isOwn = party.includes(you ?? observer);
  const style: Style = isOwn ? { tone: 'accent', bold: true } : { bold: true };
  const name = phrase(stage, voices, partyText(scored, party), style);
  const all = linesOfParty(last, party);
  const lines = all.map(({ label, amount }) => {
    const told = phrase(stage, voices, label, { tone: 'faint' });
    return amount === 0 && all.length > 1 ? told : sumLine(told, amount, width, {});
  });
  return [sumLine(name, ofParty(last.points, party), width, { bold: true }), ...lines];
}

/** All parties, the best first, with a blank row between them. */
function allLines(stage: Stage, scored: Scored, width: number): readonly Runs[] {
  const last = scored.outcomes.at(-1);
  const parties = last === undefined ? [] : byRank(last, scored.parties);
  return parties.flatMap((party, at) => {
    const lines = linesFor(stage, scored, party, width);
    return at === 0 ? lines : [[run(' ')], ...lines];
  });
}

/** The rows that sums take in the panel; 0 where no points have several lines, or there is no room for all of them. */
export function sumRows(stage: Stage, scored: Scored): number {
  const last = scored.outcomes.at(-1);
  if (stage.measures.panel === 0 || last === undefined) return 0;
  if (scored.parties.every((party) => linesOfParty(last, party).length < 2)) return 0;
  const rows = allLines(stage, scored, stage.measures.panel).length + AROUND;
  return rows > SHARE * bodyOf(stage).height ? 0 : rows;
}

interface SumsProps {
  readonly scored: Scored;
  readonly width: number;
}

/** The sums under their title, which names the deal where there were several. */
export function Sums({ scored, width }: SumsProps): ReactNode {
  const deals = scored.outcomes.length;
  const { sums, sumsOfDeal } = texts.score;
  const title = deals > 1 ? fill(sumsOfDeal, deals) : sums;
  return (
    <Part title={title}>
      <BrokenLines of={allLines(useStage(), scored, width)} />
    </Part>
  );
}
