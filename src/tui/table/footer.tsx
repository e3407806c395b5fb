/** Below the table: what happened last, what is asked for, what Enter does, and the keys. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import type { Runs } from '../theme/style.ts';

export interface Told {
  /** The last moves, newest last; left out where there is a panel or no room. */
  readonly recent: readonly Runs[];
  /** The prompt, or why something was refused. */
  readonly message: Runs;
  /** What Enter does, or whom the table waits for. */
  readonly enter: Runs;
  readonly keys: Runs;
}

/** The last moves on one line, as many whole ones as there is room for. */
function recentLine(recent: readonly Runs[], width: number): Runs {
  const length = (line: Runs): number => line.reduce((sum, { text }) => sum + text.length, 0);
  let left = width;
  const shown: Runs[] = [];
  for (const line of [...recent].reverse()) {
    left -= length(line) + 3;
    if (left < 0 && shown.length > 0) break;
    shown.unshift(line);
  }
  return shown.flatMap((line, at) => (at === 0 ? line : [{ text: ' · ' }, ...line]));
}

export function Footer({
  told,
  width,
}: {
  readonly told: Told;
  readonly width: number;
}): ReactNode {
  const place = usePlace('zone', 'footer');
  const enter = usePlace('control', 'enter:');
  const { measures } = useStage();
  const { footer } = measures;
  const hasRecent = footer > 3 && told.recent.length > 0;
  const hasKeys = told.keys.length > 0;
  const message = footer - 1 - Number(hasRecent) - Number(hasKeys);
  const faint = recentLine(told.recent, width - 2).map((one) => ({
    ...one,
    tone: one.tone ?? ('faint' as const),
  }));
  return (
    <Ground
      is="bar"
      ref={place}
      width={width}
      height={footer}
      flexDirection="column"
      flexShrink={0}
      paddingX={1}
    >
      {hasRecent && (
        <Box height={1} flexShrink={0}>
          <Words of={faint} />
        </Box>
      )}
      <Box height={message} flexShrink={0} overflowY="hidden">
        <Words of={told.message} wrap={message > 1 ? 'wrap' : 'truncate'} />
      </Box>
      <Box ref={enter} height={1} flexShrink={0}>
        <Words of={told.enter} />
      </Box>
      {hasKeys && (
        <Box height={1} flexShrink={0}>
          <Words of={told.keys} />
        </Box>
      )}
    </Ground>
  );
}
