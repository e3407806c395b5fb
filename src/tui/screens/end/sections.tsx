/** Parts of the end page: the post-mortem, the points deal by deal, the person's results so far. */

import type { ReactNode } from 'react';
import { findGame } from '../../../games/index.ts';
import { columns } from '../../../lang/report.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { type GameStats, perDeal, statsOf } from '../../../play/past/stats.ts';
import type { Session } from '../../../play/session/session.ts';
import { luckLine, streakLine } from '../../../report/stats.ts';
import { Fixed, Sentence, Words } from '../../components/words.tsx';
import { say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { plainText, run } from '../../theme/theme.ts';
import { doneText, historyInPassing } from '../score/played.ts';
import { PostMortem } from '../score/score.tsx';
import { gained, ofParty, type Scored } from '../score/scored.ts';
import { longest, partyRuns } from '../score/standings.tsx';

interface PartProps {
  readonly title: Text;
  readonly children: ReactNode;
}

export const Part = ({ title, children }: PartProps): ReactNode => (
  <Fixed flexDirection="column" marginTop={1}>
    <Sentence of={title} tone="accent" bold />
    {children}
  </Fixed>
);

interface NoteProps {
  readonly title: Text;
  readonly lines: readonly Text[];
}

/** A few facts: a part of their own in wide windows, else a line. */
export function Note({ title, lines }: NoteProps): ReactNode {
  const stage = useStage();
  if (stage.measures.panel === 0) {
    const heading = run(`${say(stage, title)}  `, { tone: 'accent', bold: true });
    return <Words of={[heading, run(say(stage, joinTexts(lines, ' · ')))]} wrap="wrap" />;
  }
  return (
    <Part title={title}>
      {lines.map((line) => (
        <Sentence key={line.en} of={line} wrap="wrap" />
      ))}
    </Part>
  );
}

interface WideProps {
  readonly scored: Scored;
  readonly width: number;
}

/** The post-mortem, or the notice that it is being computed. */
export function Findings({ scored, width }: WideProps): ReactNode {
  if (scored.game.extras.openCards === undefined) return null;
  const facts = scored.known(scored.outcomes.length);
  if (facts?.length === 0) return null;
  return (
    <Fixed flexDirection="column" marginTop={1}>
      {facts === undefined ? (
        <Sentence of={texts.score.computing} tone="faint" />
      ) : (
        <PostMortem {...{ scored, facts, width }} />
      )}
    </Fixed>
  );
}

/** The points of the last deals, as many as have room. */
export function ByDeal({ scored, width }: WideProps): ReactNode {
  const stage = useStage();
  const { outcomes, parties } = scored;
  const names = parties.map((party) => plainText(partyRuns(stage, scored, party, {})));
  const table = (from: number): readonly string[] => {
    const shown = outcomes.slice(from);
    const rows = parties.map((party, at) => [
      (names[at] ?? '').padEnd(longest(names)),
      ...shown.map(({ points }) => gained(ofParty(points, party))),
    ]);
    const heads = ['', ...shown.map((_, at) => String(from + at + 1))];
    const lines = columns([heads, ...rows], 'right').split('\n');
    return shown.length > 1 && longest(lines) > width ? table(from + 1) : lines;
  };
  return <Note title={texts.score.byDeal} lines={table(0).map(same)} />;
}

export interface SoFar {
  readonly stats: GameStats;
  /** From 1, by points per deal among matches without help; absent for one with help. */
  readonly place?: number;
}

/** From the history; undefined where the match is not in it, or it cannot be read now. */
export async function soFarOf({ setup: { game }, record }: Session): Promise<SoFar | undefined> {
  await record.kept();
  const id = record.saved();
  if (id === undefined) return undefined;
  const entries = (await historyInPassing(foldersOf(process.env)).catch(() => undefined)) ?? [];
  const stats = statsOf(entries, findGame).games.find((one) => one.game === game.id);
  const own = entries.filter((one) => one.game === game.id && one.assisted !== true);
  const now = own.find((one) => one.id === id);
  const sign = game.aim === 'most' ? 1 : -1;
  if (stats === undefined) return undefined;
  if (now === undefined) return { stats };
  const isBetter = (one: typeof now): boolean => sign * (perDeal(one) - perDeal(now)) > 0;
  return { stats, place: 1 + own.filter(isBetter).length };
}

function placeText({ stats, place }: SoFar): Text | undefined {
  if (place === undefined || stats.matches < 2) return undefined;
  return place === 1 ? texts.soFar.best : fill(texts.soFar.place, place, stats.matches);
}

export function SoFarNote(soFar: SoFar): ReactNode {
  const { stats } = soFar;
  const lines = [
    placeText(soFar),
    doneText(stats),
    stats.streaks.longest > 1 ? streakLine(stats) : undefined,
    luckLine(stats),
  ];
  return <Note title={texts.soFar.title} lines={lines.filter((line) => line !== undefined)} />;
}
