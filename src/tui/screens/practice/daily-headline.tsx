/** The head of a day: its game or how it went, and what makes a try count. */

import type { ReactNode } from 'react';
import type { Daily, Try } from '../../../play/past/daily.ts';
import { tryText } from '../../../report/daily.ts';
import { Column, Fixed, Painted, Sentence, Words } from '../../components/words.tsx';
import { say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { largeRows } from '../../table/cards/large-letters.ts';
import { run } from '../../theme/theme.ts';

interface HeadlineProps {
  readonly daily: Daily;
  readonly tried: Try | undefined;
  readonly width: number;
}

/** The game in large letters, and once it has been played how it went; in small windows there is no room for that. */
export function DayHeadline({ daily, tried, width }: HeadlineProps): ReactNode {
  const stage = useStage();
  const { name, panel } = stage.measures;
  const entry = tried?.kind === 'done' ? tried.entry : undefined;
  if (name === 'compact' || (entry !== undefined && panel === 0)) return null;
  const verdict = entry?.won === false ? practiceTexts.daily.lost : practiceTexts.daily.won;
  const words = say(stage, entry === undefined ? daily.game.names : verdict);
  const rows = largeRows(stage, words, entry?.won === false ? 'lost' : 'won', width);
  if (rows === undefined) return null;
  return (
    <Fixed width={width} justifyContent="center" marginBottom={panel > 0 ? 1 : 0}>
      <Painted rows={rows} />
    </Fixed>
  );
}

/** In windows without large letters: how it went, before what is said of the first try. */
export function DayVerdict({ tried }: Pick<HeadlineProps, 'tried'>): ReactNode {
  const stage = useStage();
  if (tried?.kind !== 'done' || stage.measures.panel > 0) return null;
  const { won } = tried.entry;
  const words = say(stage, won ? practiceTexts.daily.won : practiceTexts.daily.lost);
  const style = { tone: won ? 'accent' : 'alarm', bold: true } as const;
  return <Words of={[run(`${words}.`, style), run(` ${say(stage, tryText(tried))}`)]} />;
}

/** What makes a try count. */
export const HowItCounts = (): ReactNode => (
  <Column>
    <Sentence of={practiceTexts.daily.counting} tone="accent" bold />
    <Sentence of={practiceTexts.daily.counts} wrap="wrap" />
  </Column>
);
