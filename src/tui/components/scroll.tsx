/**
 * A page that scrolls: paragraphs under a title, with keys, the wheel and a search. Links among the
 * words can be chosen by Tab or a click, and what explains the chosen one is shown below.
 */

import { type ReactNode, useMemo, useState } from 'react';
import { joinTexts, type Text } from '../../lang/text.ts';
import { useApp, useKeys } from '../context/app.ts';
import { bodyOf, type Stage, say, useStage } from '../context/render-context.ts';
import texts from '../messages/windows.json' with { type: 'json' };
import { closes } from '../terminal/keys.ts';
import { plainText, type Runs, run } from '../theme/theme.ts';
import { Page, type PageProps } from './page.tsx';
import {
  matchesIn,
  newPager,
  type Pager,
  pagerAtEnd,
  pagerKey,
  pagerPaste,
  scrollKeys,
  topOf,
} from './pager.ts';
import {
  columnOf,
  type Linked,
  linksOf,
  lit,
  type Paragraph,
  type ParagraphRow,
  type Piece,
  pagedOf,
  rowsOf,
} from './paragraphs.ts';
import { BrokenLines, Column, Fixed, Words } from './words.tsx';

interface ScrollProps {
  readonly title: Runs;
  readonly paragraphs: readonly Paragraph[];
  readonly close: () => void;
  /** Where it opens: at the start, at the end, or at the paragraph with this id. */
  readonly from?: 'end' | { readonly id: string } | undefined;
  /** What explains a link. */
  readonly explain?: (link: string) => Runs;
  /** Whether the page lies in two columns where the window is wide enough. */
  readonly inColumns?: boolean;
  /** Left and right go from one paragraph with an id to the next; the words for that. */
  readonly jump?: Text | undefined;
  /** What stands at the right edge, given the id of the part that is read. */
  readonly aside?: (id: string | undefined) => PageProps['aside'];
}

/** Lines longer than this are hard to read. */
const WIDEST = 76;
/** Cells beside a page from which on it stands in the middle. */
const LEAST_FREE = 12;
/** Columns of the window from which on a page in columns has two, and the cells between them. */
const PAIRED = 96;
const APART = 4;

/** The chosen link, and whether it is explained. */
interface ChosenLink {
  readonly number: number;
  readonly isOpen: boolean;
}

interface ParagraphRowProps {
  readonly row: ParagraphRow;
  readonly column: number;
  readonly query: string;
  readonly chosen: number | undefined;
  /** The paragraph at which the page was opened. */
  readonly target: string | undefined;
}

/** Pieces drawn together: a link, or the words between two links; named by where it begins. */
interface PieceGroup {
  readonly from: number;
  readonly number: number | undefined;
  readonly pieces: readonly Piece[];
}

/** Puts together pieces of a line that belong to one link, by its number, so that it can be clicked as a whole. */
function grouped(pieces: readonly Piece[]): readonly PieceGroup[] {
  const groups: PieceGroup[] = [];
  let from = 0;
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last !== undefined && last.number === piece.number)
      groups[groups.length - 1] = { ...last, pieces: [...last.pieces, piece] };
    else groups.push({ from, number: piece.number, pieces: [piece] });
    from += piece.text.length;
  }
  return groups;
}

/** A link among the words; its place on the screen has a name, so that it can be clicked. */
function Link({
  group,
  chosen,
}: {
  readonly group: PieceGroup;
  readonly chosen: boolean;
}): ReactNode {
  const shown = chosen
    ? group.pieces.map((one) => ({ ...one, surface: 'cursor' as const }))
    : group.pieces;
  return (
    <Fixed place={['control', `link:${group.number}/${group.from}`]}>
      <Words of={shown} />
    </Fixed>
  );
}

/**
 * One line of a paragraph, its lead in a column of its own. A lead is lit that the search has found or at which the
 * page was opened.
 */
function RowView({ row, column, query, chosen, target }: ParagraphRowProps): ReactNode {
  const lead =
    matchesIn(plainText(row.lead), '', query).length > 0 ||
    (row.id !== undefined && row.id === target)
      ? row.lead.map((one) => ({ ...one, surface: 'cursor' as const }))
      : row.lead;
  return (
    <Fixed height={1}>
      {row.indented && (
        <Fixed width={column}>
          <Words of={lead} />
        </Fixed>
      )}
      {grouped(lit(row, query)).map((group) =>
        group.number === undefined ? (
          <Words key={group.from} of={group.pieces} />
        ) : (
          <Link key={group.from} group={group} chosen={group.number === chosen} />
        ),
      )}
    </Fixed>
  );
}

/** What explains the chosen link, below the page. */
function Explanation({ rows, width }: Pick<Scrolling, 'rows' | 'width'>): ReactNode {
  const rule = [run(useStage().theme.glyphs.across.repeat(width), { tone: 'faint' as const })];
  return (
    <Fixed is="panel" width={width}>
      {rows.length > 0 && <BrokenLines of={[rule, ...rows.map(({ of }) => of)]} />}
    </Fixed>
  );
}

function noticeOf(stage: Stage, { typing, missed, query }: Pager): Runs {
  if (typing) return [run(say(stage, texts.pages.search, `${query}_`), { bold: true })];
  return missed ? [run(say(stage, texts.pages.notFound, query), { tone: 'alarm' })] : [];
}

function startOf(rows: readonly ParagraphRow[], from: ScrollProps['from']): Pager {
  if (from === 'end') return pagerAtEnd;
  const at = from === undefined ? -1 : rows.findIndex(({ id }) => id === from.id);
  return at > 0 ? { ...newPager, top: at } : newPager;
}

/** The next link in a direction: from the chosen one, else the first one in sight. */
function nextLink(
  links: readonly Linked[],
  chosen: ChosenLink | undefined,
  top: number,
  by: number,
): number | undefined {
  if (links.length === 0) return undefined;
  if (chosen !== undefined) return (chosen.number + by + links.length) % links.length;
  return Math.max(
    0,
    links.findIndex(({ row }) => row >= top),
  );
}

const TABS: Readonly<Record<string, number>> = { tab: 1, right: 1, backtab: -1, left: -1 };

/** Cells for the words of a page. */
function wordCells(stage: Stage, props: ScrollProps): number {
  const beside = props.aside?.(undefined)?.width ?? 0;
  return bodyOf(stage).width - beside;
}

/** The row of the paragraph with an id after the row at the top, or of the one before it. */
function stopFrom(rows: readonly ParagraphRow[], top: number, isAhead: boolean): number {
  const isStop = ({ id, at }: ParagraphRow): boolean =>
    id !== undefined && (isAhead ? at > top : at < top);
  const found = isAhead ? rows.find(isStop) : rows.findLast(isStop);
  return found?.at ?? top;
}

/** The id of the part that is read: the last one where the end is in sight, else the one at the top. */
function partAt(rows: readonly ParagraphRow[], top: number, height: number): string | undefined {
  const isEnd = top + height >= rows.length;
  const last = isEnd ? rows.length : top + 1;
  return rows.findLast(({ id, at }) => id !== undefined && at < last)?.id;
}

type Scrolling = ReturnType<typeof useScrolling>;

/**
 * How a page of paragraphs stands: how far it is scrolled, which link is chosen and explained, and what keys, clicks
 * and the search do.
 */
function useScrolling(props: ScrollProps) {
  const { paragraphs, from, explain, close, inColumns = false } = props;
  const { stage, registry } = useApp();
  const { height: whole } = bodyOf(stage);
  const width = wordCells(stage, props);
  const column = useMemo(() => columnOf(paragraphs), [paragraphs]);
  const across = 1 + Number(inColumns && width >= PAIRED);
  const each = Math.min(WIDEST + column, Math.floor((width - (across - 1) * APART) / across));
  const rows = useMemo(() => rowsOf(paragraphs, each, { column }), [paragraphs, column, each]);
  const links = explain === undefined ? [] : linksOf(rows);
  const [pager, setPager] = useState(() => startOf(rows, from));
  const [chosen, choose] = useState<ChosenLink>();
  const link = chosen?.isOpen ? links[chosen.number]?.link : undefined;
  const panel =
    link === undefined || explain === undefined ? [] : rowsOf([{ of: explain(link) }], width);
  const height = Math.max(1, whole - panel.length - Number(panel.length > 0));
  const paged = pagedOf(rows, across * height);
  /** Chooses a link and brings it into sight. */
  const go = (number: number, isOpen: boolean): void => {
    const row = links[number]?.row ?? 0;
    const top = topOf(pager, paged);
    choose({ number, isOpen });
    const least = Math.floor(height / 2);
    if (row < top || row >= top + least) setPager({ ...pager, top: Math.max(0, row - 2) });
  };
  const clicked = (x: number, y: number): void => {
    const [kind, number] = (registry.at(x, y)?.id ?? '').split(/[:/]/);
    if (kind === 'link') go(Number(number), true);
  };
  const paste = (text: string): void => setPager(pagerPaste(pager, text));
  useKeys((key) => {
    if (pager.typing) return setPager(pagerKey(pager, paged, key));
    if (key.name === 'click') return clicked(key.x, key.y);
    const isJump = props.jump !== undefined && (key.name === 'left' || key.name === 'right');
    if (isJump) {
      const to = stopFrom(rows, topOf(pager, paged), key.name === 'right');
      return setPager({ ...pager, top: to });
    }
    const by = TABS[key.name];
    const next = by === undefined ? undefined : nextLink(links, chosen, topOf(pager, paged), by);
    if (next !== undefined) return go(next, chosen?.isOpen === true);
    if (chosen !== undefined && key.name === 'enter')
      return choose({ ...chosen, isOpen: !chosen.isOpen });
    if (chosen !== undefined && key.name === 'escape') return choose(undefined);
    if (closes(key)) return close();
    return setPager(pagerKey(pager, paged, key));
  }, paste);
  return { pager, chosen, height, panel, rows, column, width, links, across, each };
}

/** The place of the row that begins the second column: after a blank row, so that both are about as long. */
function secondColumnAt(rows: readonly ParagraphRow[], height: number): number {
  const breaks = rows.flatMap((_row, at) => {
    const isAfterBlank = rows[at - 1]?.of.length === 0;
    const fits = at <= height && rows.length - at <= height;
    return isAfterBlank && fits ? [at] : [];
  });
  const middle = Math.ceil(rows.length / 2);
  const distance = (at: number): number => Math.abs(at - middle);
  const nearest = breaks.reduce((best, at) => (distance(at) < distance(best) ? at : best), -1);
  return breaks.length > 0 ? Math.max(nearest, breaks[0] ?? 0) : Math.min(height, rows.length);
}

/** The rows of each column. */
function columnsIn(
  rows: readonly ParagraphRow[],
  { across, height }: Pick<Scrolling, 'across' | 'height'>,
): readonly (readonly ParagraphRow[])[] {
  if (across === 1) return [rows];
  const at = secondColumnAt(rows, height);
  return [rows.slice(0, at), rows.slice(at)];
}

/**
 * A page of paragraphs that scrolls; the title says which lines are shown, and below stands what explains the chosen
 * link. Paragraphs stand in the middle of a window that is wider than they can be read.
 */
export function Scroll(props: ScrollProps): ReactNode {
  const { stage } = useApp();
  const scrolling = useScrolling(props);
  const { pager, chosen, height, panel, rows, column, width, links, across, each } = scrolling;
  const top = topOf(pager, pagedOf(rows, across * height));
  const last = Math.min(rows.length, top + across * height);
  const isLong = rows.length > across * height;
  const where = `  ${say(stage, texts.pages.place, top + 1, last, rows.length)}`;
  const place = isLong ? [run(where, { tone: 'faint' })] : [];
  const hasQuery = pager.query !== '';
  const words = scrollKeys(stage, { isLong, hasLinks: links.length > 0, hasQuery });
  const keys = props.jump === undefined ? words : joinTexts([props.jump, words], ' · ');
  const free = width - across * each - (across - 1) * APART;
  return (
    <Page
      title={[...props.title, ...place]}
      keys={keys}
      notice={noticeOf(stage, pager)}
      isLit
      aside={props.aside?.(partAt(rows, top, height))}
    >
      <Fixed
        height={height}
        columnGap={APART}
        marginLeft={free < LEAST_FREE ? 0 : Math.floor(free / 2)}
      >
        {columnsIn(rows.slice(top, last), scrolling).map((own, at) => (
          <Column key={String(at)} width={each} height={height}>
            {own.map((row) => (
              <RowView
                key={row.at}
                row={row}
                column={column}
                query={pager.typing ? '' : pager.query}
                chosen={chosen?.number}
                target={typeof props.from === 'object' ? props.from.id : undefined}
              />
            ))}
          </Column>
        ))}
      </Fixed>
      <Explanation rows={panel} width={width} />
    </Page>
  );
}
