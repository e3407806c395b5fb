/** The panel beside the table in wide windows: the auction, the last trick, and what has happened. */

import { Box } from 'ink';
import { memo, type ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { Shape } from '../../measures.ts';
import tableTexts from '../../messages/table.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { Fixed, Lines, Sentence, Words, wrapRuns } from '../../parts/words.tsx';
import { nameOf, useStage } from '../../render-context.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { Auction } from '../bids/auction.tsx';
import { tokenRuns } from '../cards/cards.tsx';
import { cardsShown, useScene } from '../scene.ts';
import { type Aside, AsideView, asideRows } from './aside.tsx';

interface SectionProps {
  readonly title: Text;
  readonly height: number;
  readonly children: ReactNode;
}

function Section({ title, height, children }: SectionProps): ReactNode {
  return (
    <Fixed flexDirection="column" height={height} overflowY="hidden">
      <Sentence of={title} tone="accent" bold />
      {children}
    </Fixed>
  );
}

/** The trick taken last: each player's name and card, the winner's marked. */
function LastTrick(): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const region = scene.table.regions.find(({ lastTrick }) => lastTrick === true);
  if (region === undefined || region.cards.length === 0) return null;
  const cards = cardsShown(stage, scene, region);
  const runs = region.cards.flatMap(({ by }, at): Runs => {
    const card = cards[at];
    if (card === undefined) return [];
    const name = by === undefined ? '' : `${nameOf(scene.voices, by)} `;
    return [run(at === 0 ? '' : '  '), run(name, { tone: 'faint' }), ...tokenRuns(stage, [card])];
  });
  return <Words of={runs} wrap="wrap" />;
}

/** Rows for a title, names, and the last rounds; more in high windows. */
const AUCTION_ROWS = 9;
const TALL = 45;
const TRICK_ROWS = 4;

/** What has happened, oldest first, the newest at the bottom. */
function Log({ lines, width, height }: Shape & { readonly lines: readonly Runs[] }): ReactNode {
  const rows = lines.slice(-height).flatMap((line) => wrapRuns(line, width));
  return (
    <Box flexDirection="column" height={height} justifyContent="flex-end">
      <Lines of={rows.slice(-height)} />
    </Box>
  );
}

interface PanelProps extends Shape {
  readonly log: readonly Runs[];
  readonly aside?: Aside | undefined;
}

/** Rows of the log that stay in sight. */
const LOG_ROWS = 4;

export const Panel = memo(function Panel({ width, height, log, aside }: PanelProps): ReactNode {
  const { table, open } = useScene();
  const auction = table.said === undefined ? 0 : AUCTION_ROWS + (height > TALL ? 4 : 0);
  const last = open === true ? undefined : table.regions.find(({ lastTrick }) => lastTrick);
  const hasTrick = last !== undefined && (aside === undefined || last.cards.length > 0);
  const trick = hasTrick ? TRICK_ROWS : 0;
  const room = height - auction - trick - 1;
  const said = aside && Math.min(asideRows(aside, width - 2), room - LOG_ROWS - 1);
  const rest = said === undefined ? room : room - said - 1;
  return (
    <Fixed
      is="panel"
      place={['zone', 'panel']}
      width={width}
      height={height}
      flexDirection="column"
      paddingX={1}
    >
      {table.said !== undefined && (
        <Section title={tableTexts.headings.auction} height={auction}>
          <Auction width={width - 2} height={auction - 2} />
        </Section>
      )}
      {hasTrick && (
        <Section title={windowTexts.lastTrick.title} height={trick}>
          <LastTrick />
        </Section>
      )}
      {aside !== undefined && said !== undefined && (
        <Fixed height={said + 1}>
          <AsideView aside={aside} width={width - 2} height={said} />
        </Fixed>
      )}
      <Section title={tableTexts.headings.play} height={rest + 1}>
        <Log lines={log} width={width - 2} height={rest} />
      </Section>
    </Fixed>
  );
});
