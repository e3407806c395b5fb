/** The layout of every screen but the table: a title above, keys below, the screen's own body between. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Text } from '../../lang/text.ts';
import { isTooSmall, say, spaceOf } from '../render-context.ts';
import { type Runs, run } from '../theme/style.ts';
import { BAR, bodyOf, NOTICE, PADDING } from './page-size.ts';
import { TooSmall } from './too-small.tsx';
import { usePlace, useStage } from './use-stage.ts';
import { Ground, Words } from './words.tsx';

interface PageProps {
  readonly title: Runs;
  readonly keys: Text;
  /** Above the keys: a refusal, a question. */
  readonly notice?: Runs;
  readonly children: ReactNode;
}

/** A whole window, one row less than it has. */
export function Page({ title, keys, notice = [], children }: PageProps): ReactNode {
  const stage = useStage();
  const body = usePlace('zone', 'body');
  if (isTooSmall(stage.size)) return <TooSmall />;
  const { columns } = stage.size;
  const { width, height } = bodyOf(stage);
  return (
    <Box flexDirection="column" width={columns} height={spaceOf(stage.size)}>
      <Ground is="bar" width={columns} height={BAR} paddingX={PADDING} flexShrink={0}>
        <Words of={title} />
      </Ground>
      <Ground
        is="felt"
        width={columns}
        height={height + NOTICE}
        flexDirection="column"
        flexShrink={0}
      >
        <Box
          ref={body}
          width={width}
          height={height}
          marginX={PADDING}
          flexDirection="column"
          flexShrink={0}
          overflowY="hidden"
        >
          {children}
        </Box>
        <Box height={NOTICE} paddingX={PADDING} flexShrink={0}>
          <Words of={notice} />
        </Box>
      </Ground>
      <Ground is="bar" width={columns} height={BAR} paddingX={PADDING} flexShrink={0}>
        <Words of={[run(say(stage, keys), { tone: 'faint' })]} />
      </Ground>
    </Box>
  );
}
