/** The message in a window too small for anything else. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { TOO_SMALL } from '../messages.ts';
import { LEAST, say } from '../render-context.ts';
import { run } from '../theme/style.ts';
import { useStage } from './use-stage.ts';
import { Words } from './words.tsx';

export function TooSmall(): ReactNode {
  const stage = useStage();
  const { columns, rows } = stage.size;
  const sentence = say(stage, TOO_SMALL, columns, rows, LEAST.columns, LEAST.rows);
  return (
    <Box width={columns} height={Math.max(1, rows - 1)} overflow="hidden">
      <Words of={[run(sentence)]} wrap="wrap" />
    </Box>
  );
}
