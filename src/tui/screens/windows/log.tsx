/**
 * What has happened, deal by deal and turn by turn or trick by trick, oldest first; it opens at the end, and nothing of it
 * is cut. In wide windows the points of the deals stand beside it, the one that is read marked.
 */

import type { ReactNode } from 'react';
import type { LogEntry } from '../../../play/session/log.ts';
import type { PageProps } from '../../components/page.tsx';
import type { Paragraph } from '../../components/paragraphs.ts';
import { Scroll } from '../../components/scroll.tsx';
import { Column, Words } from '../../components/words.tsx';
import { bodyOf, type Stage, say, useStage, type Voices } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { run } from '../../theme/theme.ts';
import { ScoreTable } from '../score/score-table.tsx';
import type { Scored } from '../score/scored.ts';
import { dealId, logParts } from './log-parts.ts';

interface LogProps {
  readonly voices: Voices;
  readonly log: readonly LogEntry[];
  readonly observer: number;
  /** The points of the deals that are over. */
  readonly scored?: Scored;
  readonly close: () => void;
}

/** Cells of the panel that its padding takes. */
const INSIDE = 2;
/** Rows of the panel above the table and below it. */
const AROUND = 4;

/** The points of the deals, with a mark at the one that is read. */
function panelOf(
  stage: Stage,
  scored: Scored | undefined,
  id: string | undefined,
): PageProps['aside'] {
  const width = stage.measures.panel;
  const count = scored?.outcomes.length ?? 0;
  if (scored === undefined || width === 0 || count < 2) return undefined;
  const at = scored.outcomes.findIndex((_, deal) => dealId(deal + 1) === id);
  const height = bodyOf(stage).height - AROUND;
  const shown = (
    <Column paddingTop={stage.measures.margin.above} rowGap={1}>
      <Words of={[run(say(stage, endTexts.score.byDeal), { tone: 'accent', bold: true })]} />
      <ScoreTable {...{ scored, height, at }} width={width - INSIDE} />
    </Column>
  );
  return { width, shown };
}

export function LogWindow({ voices, log, observer, scored, close }: LogProps): ReactNode {
  const stage = useStage();
  const empty: Paragraph = { of: [run(say(stage, windowTexts.log.empty), { tone: 'faint' })] };
  const parts = logParts({ stage, voices, observer }, log);
  const isOne = log.at(-1)?.deal === log[0]?.deal;
  return (
    <Scroll
      title={[run(say(stage, windowTexts.log.title), { tone: 'accent', bold: true })]}
      paragraphs={log.length === 0 ? [empty] : parts}
      from="end"
      jump={isOne ? undefined : windowTexts.log.jump}
      aside={(id) => panelOf(stage, scored, id)}
      close={close}
    />
  );
}
