/** What has happened, oldest first; it opens at the end, and nothing of it is cut. */

import type { ReactNode } from 'react';
import { fill } from '../../../lang/text.ts';
import type { LogEntry } from '../../../play/session/log.ts';
import { BLANK, type Paragraph } from '../../components/paragraphs.ts';
import { Scroll } from '../../components/scroll.tsx';
import { say, useStage, type Voices } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { run } from '../../theme/theme.ts';
import { logLine } from '../turn/view.tsx';
import { heading } from './words.tsx';

interface LogProps {
  readonly voices: Voices;
  readonly log: readonly LogEntry[];
  readonly observer: number;
  readonly close: () => void;
}

/** The log with a heading before each deal; it opens at its end. */
export function LogWindow({ voices, log, observer, close }: LogProps): ReactNode {
  const stage = useStage();
  const empty: Paragraph = { of: [run(say(stage, windowTexts.log.empty), { tone: 'faint' })] };
  /** A heading before the first entry of each deal. */
  const paragraphs = log.flatMap((entry, at): readonly Paragraph[] => {
    const line = { of: logLine(stage, voices, entry, observer) };
    if (entry.deal === log[at - 1]?.deal) return [line];
    const title = heading(stage, fill(endTexts.score.deal, entry.deal));
    return at === 0 ? [title, line] : [BLANK, title, line];
  });
  return (
    <Scroll
      title={[run(say(stage, windowTexts.log.title), { bold: true })]}
      paragraphs={log.length === 0 ? [empty] : paragraphs}
      from="end"
      close={close}
    />
  );
}
