/** The panel beside the table in wide windows: the auction, the last trick, and what has happened. */

import { memo, type ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { Shape } from '../../measures.ts';
import tableTexts from '../../messages/table.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { Fixed, Lines, Sentence, Words, wrapRuns } from '../../parts/words.tsx';
import { nameOf, type Stage, useStage } from '../../render-context.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { Auction } from '../bids/auction.tsx';
import { tokenRuns } from '../cards/cards.tsx';
import { faceOf } from '../cards/face.ts';
import { cardsShown, type Scene, useScene } from '../scene.ts';
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

/** What has happened, oldest first. */
function Log({ lines, width, height }: Shape & { readonly lines: readonly Runs[] }): ReactNode {
  const rows = lines.slice(-height).flatMap((line) => wrapRuns(line, width));
  return <Lines of={rows.slice(-height)} />;
}

/** The cards out of play by suits, each in the column of its rank; in close order where there is no room for columns. */
function goneLines(stage: Stage, { table, pack }: Scene, width: number): readonly Runs[] {
  const cells = pack.faces.map((_, card) => {
    const times = table.gone?.filter((one) => one === card).length ?? 0;
    const rank = faceOf(stage.deck, pack, card).rank.trim();
    const most = rank.length + (pack.order.length > pack.faces.length ? 3 : 1);
    const text = ` ${rank}${times > 1 ? `x${times}` : ''}`;
    const dot = run(` ${stage.theme.glyphs.dot}`.padEnd(most), { tone: 'faint' });
    return { times, text, column: times === 0 ? dot : run(text.padEnd(most)) };
  });
  return pack.faces.flatMap((_, from) => {
    if (from % pack.ranks > 0) return [];
    const { suit, tone } = faceOf(stage.deck, pack, from);
    const sign = run(suit, { tone, bold: true });
    const row = cells.slice(from, from + pack.ranks);
    const columns = [sign, ...row.map(({ column }) => column)];
    if (plainText(columns).trimEnd().length <= width) return [columns];
    return wrapRuns([sign, ...row.flatMap(({ times, text }) => (times ? [run(text)] : []))], width);
  });
}

interface PanelProps extends Shape {
  readonly log: readonly Runs[];
  readonly aside?: Aside | undefined;
}

/** Rows of the log that stay in sight. */
const LOG_ROWS = 4;

export const Panel = memo(function Panel({ width, height, log, aside }: PanelProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { table, open } = scene;
  const auction = table.said === undefined ? 0 : AUCTION_ROWS + (height > TALL ? 4 : 0);
  const last = open === true ? undefined : table.regions.find(({ lastTrick }) => lastTrick);
  const hasTrick = last !== undefined && (aside === undefined || last.cards.length > 0);
  const trick = hasTrick ? TRICK_ROWS : 0;
  const all = height - auction - trick - 1;
  const wanted = aside === undefined ? 0 : asideRows(aside, width - 2) + 1;
  const gone = scene.gone && !open && table.gone ? goneLines(stage, scene, width - 2) : [];
  const isTold = gone.length > 0 && wanted + gone.length + 2 + LOG_ROWS <= all;
  const room = isTold ? all - gone.length - 2 : all;
  const said = Math.min(wanted, room - LOG_ROWS);
  const rest = room - said;
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
      {aside !== undefined && (
        <Fixed height={said}>
          <AsideView aside={aside} width={width - 2} height={said - 1} />
        </Fixed>
      )}
      {isTold && (
        <Section title={tableTexts.headings.gone} height={gone.length + 2}>
          <Lines of={gone} />
        </Section>
      )}
      <Section title={tableTexts.headings.play} height={rest + 1}>
        <Log lines={log} width={width - 2} height={rest} />
      </Section>
    </Fixed>
  );
});
