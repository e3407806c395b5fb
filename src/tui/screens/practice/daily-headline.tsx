/** The head of a day: its game or how it went, and what makes a try count. */

import type { ReactNode } from 'react';
import type { Daily, Try } from '../../../play/past/daily.ts';
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

/** The game in large letters; in small windows there is no room for them once it has been played. */
export function DayHeadline({ daily, tried, width }: HeadlineProps): ReactNode {
  const stage = useStage();
  const { name, panel } = stage.measures;
  if (name === 'compact' || (tried?.kind === 'done' && panel === 0)) return null;
  const rows = largeRows(stage, say(stage, daily.game.names), 'won', width);
  if (rows === undefined) return null;
  return (
    <Fixed width={width} justifyContent="center" marginBottom={panel > 0 ? 1 : 0}>
      <Painted rows={rows} />
    </Fixed>
  );
}

/** How it went, before what is said of the first try. */
export function DayVerdict({ tried }: Pick<HeadlineProps, 'tried'>): ReactNode {
  const stage = useStage();
  if (tried?.kind !== 'done') return null;
  const { won } = tried.entry;
  const words = say(stage, won ? practiceTexts.daily.won : practiceTexts.daily.lost);
  const style = { tone: won ? 'accent' : 'alarm', bold: true } as const;
  return (
    <Words of={[run(`${words}.`, style), run(` ${say(stage, practiceTexts.daily.counted)}`)]} />
  );
}

/** What makes a try count. */
export const HowItCounts = (): ReactNode => (
  <Column>
    <Sentence of={practiceTexts.daily.counting} tone="accent" bold />
    <Sentence of={practiceTexts.daily.counts} wrap="wrap" />
  </Column>
);
