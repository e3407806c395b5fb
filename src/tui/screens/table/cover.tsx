/** Between two people at one keyboard: the table is covered until the next one is ready. */

import { Box } from 'ink';
import type { ReactNode } from 'react';
import { fill } from '../../../lang/text.ts';
import { Page, titled } from '../../components/page.tsx';
import { Ground, Sentence } from '../../components/words.tsx';
import { bodyOf, say, useStage } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import tableTexts from '../../messages/table.json' with { type: 'json' };

/** Cells of the sign in the middle, at most. */
const WIDEST = 64;

/** A page without any cards that asks the next person by name, and the others to look away. */
export function CoverPage({ name }: { readonly name: string }): ReactNode {
  const stage = useStage();
  const { width, height } = bodyOf(stage);
  return (
    <Page title={titled(say(stage, appTexts.title))} keys={tableTexts.cover.keys}>
      <Box width={width} height={height} justifyContent="center" alignItems="center">
        <Ground
          is="panel"
          width={Math.min(WIDEST, width)}
          flexDirection="column"
          alignItems="center"
          paddingX={2}
          paddingY={1}
          rowGap={1}
        >
          <Sentence of={fill(tableTexts.cover.next, name)} tone="accent" bold wrap="wrap" />
          <Sentence of={tableTexts.cover.turnAway} wrap="wrap" />
        </Ground>
      </Box>
    </Page>
  );
}
