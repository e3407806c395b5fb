/** What has happened, oldest first; it opens at the end, and nothing of it is cut. */

import type { ReactNode } from 'react';
import { fill } from '../../../lang/text.ts';
import type { LogEntry } from '../../../play/index.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { BLANK, type Paragraph } from '../../parts/paragraphs.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { type Stage, say, useStage, type Voices } from '../../render-context.ts';
import { run } from '../../theme/theme.ts';
import { logLine } from '../table/view.tsx';
import { heading } from './words.tsx';

interface LogProps {
  readonly voices: Voices;
  readonly log: readonly LogEntry[];
  readonly observer: number;
  readonly close: () => void;
}

/** A heading before the first entry of each deal. */
function logParagraphs(
  stage: Stage,
  voices: Voices,
  log: readonly LogEntry[],
  observer: number,
): readonly Paragraph[] {
  if (log.length === 0)
    return [{ of: [run(say(stage, windowTexts.log.empty), { tone: 'faint' })] }];
  return log.flatMap((entry, at) => {
    const told: Paragraph = { of: logLine(stage, voices, entry, observer) };
    if (entry.deal === log[at - 1]?.deal) return [told];
    const title = heading(stage, fill(endTexts.score.deal, entry.deal));
    return at === 0 ? [title, told] : [BLANK, title, told];
  });
}

export function LogWindow({ voices, log, observer, close }: LogProps): ReactNode {
  const stage = useStage();
  return (
    <Scroll
      title={[run(say(stage, windowTexts.log.title), { bold: true })]}
      paragraphs={logParagraphs(stage, voices, log, observer)}
      from="end"
      close={close}
    />
  );
}
