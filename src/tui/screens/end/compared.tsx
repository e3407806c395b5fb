/** A match beside other plays of its deals, deal by deal: an earlier match, a file, another table. */

import { type ReactNode, useEffect, useState } from 'react';
import { sum } from '../../../engine/estimate.ts';
import type { Aim } from '../../../engine/profile.ts';
import { columns } from '../../../lang/report.ts';
import { fill, same, type Text } from '../../../lang/text.ts';
import { gainText, scoreText } from '../../../play/advice/figures.ts';
import { type Against, against, type Mean } from '../../../play/past/compared-deals.ts';
import { rememberedBy } from '../../../play/past/play-again.ts';
import { besideTable, otherTable, type Substitute } from '../../../play/past/substitutes.ts';
import { observerOf } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import { BrokenLines, Fixed, Sentence } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { run, type Style } from '../../theme/theme.ts';

const COMPARED = texts.compared;

export const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** Headings, a row for each deal, then the mean and its error; the score of the differences and its sum where the game has one. */
function tableCells(stage: Stage, { deals, difference, score, unit }: Against, who: string) {
  const gain = (amount = 0): string => say(stage, gainText(rounded(amount)));
  const error = (mean?: Mean): string =>
    mean?.error === undefined ? '' : say(stage, COMPARED.error, scoreText(rounded(mean.error)));
  const told = (text: Text): string => say(stage, text);
  const rows = [
    [told(COMPARED.deal), told(COMPARED.mine), who, told(COMPARED.difference), unit ?? ''],
    ...deals.map((one) => [
      String(one.deal),
      told(scoreText(one.mine)),
      told(scoreText(one.theirs)),
      gain(one.difference),
      gain(one.score),
    ]),
    [told(COMPARED.mean), '', '', gain(difference.mean), gain(score?.mean)],
    ['', '', '', error(difference), error(score)],
  ];
  if (score === undefined) return rows.map((row) => row.slice(0, -1));
  const all = sum(deals.map((one) => one.score ?? 0));
  return rows.toSpliced(-2, 0, [told(COMPARED.sum), '', '', '', gain(all)]);
}

/** Headings and the error are faint, what sums up the deals is bold. */
function rowStyle(row: number, rows: number, deals: number): Style {
  if (row === 0 || row === rows - 1) return { tone: 'faint' };
  return row > deals ? { bold: true } : {};
}

interface TableProps {
  readonly aim: Aim;
  readonly found: Against;
  readonly who: string;
}

/** Which direction is good. A lead over the opponents is good whatever the aim. */
export const directionOf = (aim: Aim, { unit }: Against): Aim =>
  unit === undefined ? aim : 'most';

/** Every deal in common, then the mean difference with its standard error. */
function ComparedDeals({ aim, found, who }: TableProps): ReactNode {
  const rows = tableCells(useStage(), found, who);
  if (found.deals.length === 0) return <Sentence of={COMPARED.none} wrap="wrap" />;
  const lines = columns(rows, 'right').split('\n');
  return (
    <>
      <BrokenLines
        of={lines.map((line, at) => [run(line, rowStyle(at, lines.length, found.deals.length))])}
      />
      <Sentence of={COMPARED[directionOf(aim, found)]} tone="faint" wrap="wrap" />
      {found.unmatched > 0 && (
        <Sentence of={fill(COMPARED.unmatched, found.unmatched)} tone="faint" wrap="wrap" />
      )}
    </>
  );
}

interface BesideProps {
  readonly found: Against;
  readonly aim: Aim;
  /** Where the deals come from; absent: from the player's own last match. */
  readonly file?: Text | undefined;
  /** The second table of a match in teams, and whether it is still playing. */
  readonly waits?: boolean;
}

/** Lets the second table play what has ended here; undefined without one. */
export function useTable(session: Session): BesideProps | undefined {
  const table = otherTable(session);
  useDealsPlayed(table);
  const found = besideTable(session);
  const { aim } = session.setup.game;
  return found && { aim, found: { ...found, unmatched: 0 }, waits: found.unmatched > 0 };
}

/** A finished match beside the one whose deals it repeats; undefined if it repeats none. */
export function besideEarlier(session: Session): BesideProps | undefined {
  const others = rememberedBy(session);
  if (others.length === 0) return undefined;
  const name = session.setup.earlier?.name;
  return {
    aim: session.setup.game.aim,
    found: against(session, others, observerOf(session)),
    file: name === undefined ? undefined : same(name),
  };
}

/**
 * A match beside other plays of its deals. The file of these is named in the heading, as columns have no room for it;
 * while the second table still plays, a line says so.
 */
export function ComparedSection({ aim, found, file, waits }: BesideProps): ReactNode {
  const stage = useStage();
  const isSecondTable = waits !== undefined;
  const plainHeading = isSecondTable ? COMPARED.otherTable : COMPARED.twice;
  const heading = file === undefined ? plainHeading : fill(COMPARED.beside, file);
  const who = file === undefined && !isSecondTable ? COMPARED.lastTime : COMPARED.there;
  return (
    <Fixed flexDirection="column" marginTop={1}>
      <Sentence of={heading} tone="accent" bold wrap="wrap" />
      {(!waits || found.deals.length > 0) && (
        <ComparedDeals {...{ aim, found }} who={say(stage, who)} />
      )}
      {waits && <Sentence of={COMPARED.waits} tone="faint" wrap="wrap" />}
    </Fixed>
  );
}

/**
 * Lets a substitute, or the opponents at the second table, play while the page is shown; what they have made stays.
 * Returns how many deals they have played.
 */
export function useDealsPlayed(substitute: Substitute | undefined): number {
  const [done, setDone] = useState(substitute?.results().length ?? 0);
  /** The substitute plays only while the page is shown; each deal it has finished draws the page anew. */
  useEffect(() => {
    let isGone = false;
    void substitute?.run(
      () => isGone,
      () => setDone(substitute.results().length),
    );
    return () => {
      isGone = true;
    };
  }, [substitute]);
  return done;
}
