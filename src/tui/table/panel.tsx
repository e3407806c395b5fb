/** The panel beside the table in wide windows: the auction, the last trick, and what has happened. */

import { memo, type ReactNode } from 'react';
import type { Note } from '../../engine/table.ts';
import type { Text } from '../../lang/text.ts';
import { faceOf } from '../art/face.ts';
import { BrokenLines, Column, Fixed, Sentence, Words, wrapRuns } from '../components/words.tsx';
import { nameOf, type Stage, useStage } from '../context/render-context.ts';
import tableTexts from '../messages/table.json' with { type: 'json' };
import windowTexts from '../messages/windows.json' with { type: 'json' };
import type { Shape } from '../terminal/measures.ts';
import { plainText, type Runs, run } from '../theme/theme.ts';
import { Auction } from './bids/auction.tsx';
import { tokenRuns } from './cards/cards.tsx';
import { cardsShown } from './cards/cards-shown.ts';
import { type Aside, AsideView, asideRows } from './frame/aside.tsx';
import { type NoteRows, noteRows } from './frame/notes.ts';
import { type Scene, useScene } from './scene/scene.ts';

interface SectionProps {
  readonly title: Text;
  readonly height: number;
  readonly children: ReactNode;
}

const Section = ({ title, height, children }: SectionProps): ReactNode =>
  height > 0 && (
    <Column height={height} overflowY="hidden">
      <Sentence of={title} tone="accent" bold />
      {children}
    </Column>
  );

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

/** The cards out of play by suits, each in the column of its rank; in close order where there is no room for columns. */
function goneLines(stage: Stage, { table, pack }: Scene, width: number): readonly Runs[] {
  const kinds = new Set(pack.order);
  const suits = new Map<string, { columns: Runs; close: Runs }>();
  for (const card of kinds) {
    const times = table.gone?.filter((one) => one === card).length ?? 0;
    const { rank, suit, tone } = faceOf(stage.deck, pack, card);
    const text = ` ${rank.trim()}${times > 1 ? `x${times}` : ''}`;
    const most = rank.trim().length + (kinds.size < pack.order.length ? 3 : 1);
    const column = times > 0 ? text : ` ${stage.theme.glyphs.dot}`;
    const sign = [run(suit, { tone, bold: true })];
    const { columns, close } = suits.get(suit) ?? { columns: sign, close: sign };
    suits.set(suit, {
      columns: [...columns, run(column.padEnd(most), times > 0 ? {} : { tone: 'faint' })],
      close: times > 0 ? [...close, run(text)] : close,
    });
  }
  return [...suits.values()].flatMap(({ columns, close }) =>
    plainText(columns).trimEnd().length <= width ? [columns] : wrapRuns(close, width),
  );
}

interface PanelProps extends Shape {
  readonly log: readonly Runs[];
  /** What the game tells, and how many lines of the log go with it. */
  readonly notes?: readonly Note[] | undefined;
  readonly since?: number | undefined;
  readonly aside?: Aside | undefined;
}

/** The first notes that have room, and the rows that they take. */
function fittingNotes(sections: readonly NoteRows[], room: number) {
  let left = room;
  const shown = sections.filter(({ rows }) => {
    left -= rows.length + 2;
    return left >= 0;
  });
  return {
    shown,
    rows: shown.reduce((sum, { rows }) => sum + rows.length + 2, 0),
  };
}

/** Rows of the log that stay in sight. */
const LOG_ROWS = 4;

/** What has room in the panel: rows for each part, from the top. */
function sectionsIn(stage: Stage, scene: Scene, props: PanelProps) {
  const { width, height, log, aside, notes = [], since } = props;
  const { table, open } = scene;
  const inner = width - 2;
  const auction = table.said === undefined ? 0 : AUCTION_ROWS + (height > TALL ? 4 : 0);
  const last = open === true ? undefined : table.regions.find(({ lastTrick }) => lastTrick);
  const hasTrick = last !== undefined && (aside === undefined || last.cards.length > 0);
  const trick = hasTrick ? TRICK_ROWS : 0;
  const room = height - auction - trick - 1;
  const wanted = aside === undefined ? 0 : asideRows(aside, inner) + 1;
  const gone = stage.gone && !open && table.gone ? goneLines(stage, scene, inner) : [];
  const isTold = gone.length > 0 && wanted + gone.length + 2 + LOG_ROWS <= room;
  const out = isTold ? gone.length + 2 : 0;
  const said = Math.min(wanted, room - out - LOG_ROWS);
  const sections = notes.map((note) => noteRows(stage, scene, note, inner));
  const told = fittingNotes(sections, room - out - said - LOG_ROWS);
  const rest = room - out - said - told.rows;
  const hasNotes = told.shown.length > 0 && since !== undefined;
  const recent = log.slice(hasNotes ? -Math.min(rest, since) : -rest);
  const lines = recent.flatMap((line) => wrapRuns(line, inner)).slice(-rest);
  return {
    auction,
    trick,
    said,
    gone,
    out,
    notes: told.shown,
    hasNotes,
    rest,
    lines,
  };
}

export const Panel = memo(function Panel(props: PanelProps): ReactNode {
  const { width, height, aside } = props;
  const inner = width - 2;
  const { auction, trick, said, gone, out, notes, hasNotes, rest, lines } = sectionsIn(
    useStage(),
    useScene(),
    props,
  );
  const { headings } = tableTexts;
  const place = ['zone', 'panel'] as const;
  return (
    <Column is="panel" {...{ place, width, height }} paddingX={1}>
      <Section title={headings.auction} height={auction}>
        <Auction width={inner} height={auction - 2} />
      </Section>
      <Section title={windowTexts.lastTrick.title} height={trick}>
        <LastTrick />
      </Section>
      {aside !== undefined && (
        <Fixed height={said}>
          <AsideView aside={aside} width={inner} height={said - 1} />
        </Fixed>
      )}
      <Section title={headings.gone} height={out}>
        <BrokenLines of={gone} />
      </Section>
      {notes.map(({ title, rows }) => (
        <Column key={plainText(title)} height={rows.length + 2}>
          <BrokenLines of={[title, ...rows]} />
        </Column>
      ))}
      <Section title={hasNotes ? headings.since : headings.play} height={rest + 1}>
        <BrokenLines of={lines} />
      </Section>
    </Column>
  );
});
