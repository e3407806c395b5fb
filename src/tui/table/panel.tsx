/** The panel beside the table in wide windows: the auction, the last trick, and what has happened. */

import { memo, type ReactNode } from 'react';
import type { Note } from '../../engine/table.ts';
import type { Text } from '../../lang/text.ts';
import { BrokenLines, Column, Fixed, Sentence } from '../components/words.tsx';
import { type Stage, useStage } from '../context/render-context.ts';
import tableTexts from '../messages/table.json' with { type: 'json' };
import windowTexts from '../messages/windows.json' with { type: 'json' };
import type { Shape } from '../terminal/measures.ts';
import { plainText, type Runs } from '../theme/theme.ts';
import { Auction } from './bids/auction.tsx';
import { type Aside, AsideView, asideRows } from './frame/aside.tsx';
import {
  apart,
  countedRepeats,
  joinedByActor,
  wholeEntries,
  wrappedLog,
} from './frame/log-lines.ts';
import { type NoteRows, noteRows } from './frame/notes.ts';
import { unseenLines } from './frame/ranks.ts';
import { TakenTrick, takenRows, takenTrick } from './frame/taken-trick.tsx';
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

/** Rows for a title, names, and the last rounds; more in high windows. */
const AUCTION_ROWS = 9;
const TALL = 45;
/** Rows of a section apart from its contents: the title, and one below. */
const FRAME = 2;
/** Panels as high as this have a row free above, and in a part of their rows the trick taken last as cards. */
const ROOMY = 32;
const TRICK_PART = 1 / 5;

interface PanelProps extends Shape {
  readonly log: readonly Runs[];
  /** What the game tells, and how many lines of the log go with it. */
  readonly notes?: readonly Note[] | undefined;
  readonly since?: number | undefined;
  readonly aside?: Aside | undefined;
}

/** Rows of the log that stay in sight, and how many notes come before all others of its rows. */
const LOG_ROWS = 3;
const FIRST_NOTES = 3;

const rowsOfNotes = (sections: readonly NoteRows[]): number =>
  sections.reduce((sum, { rows }) => sum + rows.length + FRAME, 0);

/**
 * The first notes that have room in so many rows with the last ones of the log, and the rows that they take: of more than
 * a few, the last give way to `recent` lines of the log.
 */
function fittingNotes(sections: readonly NoteRows[], room: number, recent: number) {
  const fits = (count: number): boolean => {
    const wanted = count > FIRST_NOTES ? Math.max(LOG_ROWS, recent) : LOG_ROWS;
    return rowsOfNotes(sections.slice(0, count)) + wanted <= room;
  };
  const count = sections.findLastIndex((_, at) => fits(at + 1)) + 1;
  const shown = sections.slice(0, count);
  return { shown, rows: rowsOfNotes(shown) };
}

/** The trick taken last, and its rows. */
function trickIn(stage: Stage, scene: Scene, width: number, height: number) {
  const region = scene.open === true ? undefined : takenTrick(scene);
  if (region === undefined) return { region, rows: 0 };
  const room = { width, height: height >= ROOMY ? Math.floor(height * TRICK_PART) : 0 };
  return {
    region,
    rows: takenRows(stage, scene, region, room),
  };
}

/** The last lines of the log. */
const latest = (log: readonly Runs[], count: number): readonly Runs[] =>
  countedRepeats(log.slice(Math.max(0, log.length - count)));

/** What has room in the panel: rows for each part, from the top. */
function sectionsIn(stage: Stage, scene: Scene, props: PanelProps) {
  const { width, height, log, aside, notes = [], since } = props;
  const { table, open } = scene;
  const inner = width - 2;
  const above = Number(height >= ROOMY);
  const auction = table.said === undefined ? 0 : AUCTION_ROWS + (height > TALL ? 4 : 0);
  const trick = trickIn(stage, scene, inner, height);
  const taken = trick.rows > 0 ? trick.rows + FRAME : 0;
  const room = height - above - auction - taken - 1;
  const wanted = aside === undefined ? 0 : asideRows(aside, inner) + 1;
  const said = Math.min(wanted, room - LOG_ROWS);
  const sections = notes
    .filter(({ remembered }) => stage.gone || remembered !== true)
    .map((note) => noteRows(stage, scene, note, inner));
  const recent = since === undefined ? [] : wrappedLog(joinedByActor(latest(log, since)), inner);
  const told = fittingNotes(sections, room - said, recent.length);
  const isCounted = stage.gone && !open && table.gone !== undefined;
  const unseen = isCounted ? unseenLines(stage, scene, inner) : [];
  const left = room - said - told.rows;
  const isTold = unseen.length > 0 && unseen.length + FRAME + LOG_ROWS <= left;
  const out = isTold ? unseen.length + FRAME : 0;
  const rest = left - out;
  const hasNotes = told.shown.length > 0 && since !== undefined;
  const entries = latest(log, hasNotes ? since : rest);
  const lines = wholeEntries(
    entries,
    { width: inner, height: rest },
    hasNotes ? joinedByActor : apart,
  );
  return {
    above,
    auction,
    trick,
    taken,
    said,
    unseen,
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
  const shown = sectionsIn(useStage(), useScene(), props);
  const { auction, trick, said, notes, hasNotes, rest } = shown;
  const { headings } = tableTexts;
  const place = ['zone', 'panel'] as const;
  return (
    <Column is="panel" {...{ place, width, height }} paddingX={1} paddingTop={shown.above}>
      <Section title={headings.auction} height={auction}>
        <Auction width={inner} height={auction - 2} />
      </Section>
      {trick.region !== undefined && (
        <Section title={windowTexts.lastTrick.title} height={shown.taken}>
          <TakenTrick region={trick.region} width={inner} height={trick.rows} />
        </Section>
      )}
      {aside !== undefined && (
        <Fixed height={said}>
          <AsideView aside={aside} width={inner} height={said - 1} />
        </Fixed>
      )}
      {notes.map(({ title, rows }) => (
        <Column key={plainText(title)} height={rows.length + 2}>
          <BrokenLines of={[title, ...rows]} />
        </Column>
      ))}
      <Section title={headings.unseen} height={shown.out}>
        <BrokenLines of={shown.unseen} />
      </Section>
      {(shown.lines.length > 0 || !hasNotes) && (
        <Section title={hasNotes ? headings.since : headings.play} height={rest + 1}>
          <BrokenLines of={shown.lines} />
        </Section>
      )}
    </Column>
  );
});
