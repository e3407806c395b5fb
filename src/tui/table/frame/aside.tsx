/**
 * What helps now: a hint, meanings, a verdict, moves to choose from. It stands in the panel; where there is none, in
 * place of the bids or of what lies below the hand.
 */
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { Shape } from '../../measures.ts';
import { PAGES } from '../../messages/windows.ts';
import { windowOf } from '../../parts/list.ts';
import type { Paged } from '../../parts/pager.ts';
import { type Paragraph, pagedOf, type Row, rowsOf } from '../../parts/paragraphs.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import { say } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';

/** What there is to say. */
export interface Saying {
  /** Another one begins at its first row. */
  readonly id: string;
  readonly title: Text;
  readonly paragraphs: readonly Paragraph[];
  /** The paragraph to begin with. */
  readonly from?: string;
  /** The paragraphs are moves, one of which is under the cursor. */
  readonly isList?: boolean;
  /** What keys do, where they do not go to the table. */
  readonly keys?: Text | undefined;
}

/** The rows as they were last seen. */
export interface Seen extends Paged {
  readonly top: number;
}

export interface Aside extends Saying {
  /** The paragraph under the cursor. */
  readonly at?: number;
  /** The first row in sight, where it has been scrolled. */
  readonly top?: number | undefined;
  readonly seen?: RefObject<Seen>;
  /** What the footer says of Enter meanwhile. */
  readonly enter?: Runs | undefined;
}

/** Cells of the pointer before a move. */
const POINTER = 2;

interface Numbered extends Row {
  /** The paragraph it belongs to. */
  readonly paragraph: number;
}

function rowsIn({ paragraphs, isList, at }: Aside, width: number, pointer: string) {
  const listed = paragraphs.map((one, n) => ({
    ...one,
    ...(isList && { lead: [run(n === at ? pointer : ' ', { bold: true })], id: String(n) }),
  }));
  let paragraph = -1;
  return rowsOf(listed, width, POINTER).map((row): Numbered => {
    if (row.id !== undefined) paragraph++;
    return { ...row, paragraph };
  });
}

function topOf({ isList, at, from, top }: Aside, rows: readonly Row[], height: number): number {
  const first = rows.findIndex(({ id }) => id === (isList ? String(at) : from));
  if (isList) return windowOf(first, rows.length, height);
  return Math.max(0, Math.min(top ?? first, rows.length - height));
}

/** Rows that it takes with its title. */
export const asideRows = (aside: Aside, width: number): number =>
  1 + rowsIn(aside, width, '').length;

const CHOICE = 'choice:';

/** The move of the list that has this place. */
export const choiceAt = (place = ''): number | undefined =>
  place.startsWith(CHOICE) ? Number.parseInt(place.slice(CHOICE.length), 10) : undefined;

function AsideRow({ row, aside }: { readonly row: Numbered; readonly aside: Aside }): ReactNode {
  const { isList, at } = aside;
  const id = CHOICE + row.paragraph + (row.lead.length > 0 ? '' : `/${row.at}`);
  const isLit = isList && row.paragraph === at;
  const of = isLit
    ? row.of.map((one) => ({ ...one, surface: 'cursor' as const, bold: true }))
    : row.of;
  return (
    <Fixed height={1} place={isList ? ['control', id] : undefined}>
      {row.indented && (
        <Fixed width={POINTER}>
          <Words of={row.lead} />
        </Fixed>
      )}
      <Words of={of} />
    </Fixed>
  );
}

interface AsideProps extends Shape {
  readonly aside: Aside;
  /** The keys stand beside the title. */
  readonly hasKeys?: boolean | undefined;
}

export function AsideView({ aside, width, height, hasKeys = false }: AsideProps): ReactNode {
  const stage = useStage();
  const rows = rowsIn(aside, width, stage.theme.glyphs.pointer);
  const space = Math.max(1, height - 1);
  const top = topOf(aside, rows, space);
  const { seen } = aside;
  useLayoutEffect(() => {
    if (seen !== undefined) seen.current = { ...pagedOf(rows, space), top };
  });
  const last = Math.min(rows.length, top + space);
  const placed = aside.keys === undefined ? PAGES.placed : PAGES.place;
  const place = rows.length > space ? say(stage, placed, top + 1, last, rows.length) : '';
  const keys = hasKeys && aside.keys ? say(stage, aside.keys) : '';
  const faint = [place, keys].filter((part) => part !== '').join(' · ');
  return (
    <Fixed
      place={['zone', 'aside']}
      flexDirection="column"
      width={width}
      height={height}
      overflowY="hidden"
    >
      <Words
        of={[
          run(say(stage, aside.title), { tone: 'accent', bold: true }),
          run(`  ${faint}`, { tone: 'faint' }),
        ]}
      />
      {rows.slice(top, last).map((row) => (
        <AsideRow key={row.at} row={row} aside={aside} />
      ))}
    </Fixed>
  );
}

/** Where there is no panel, on a ground of its own. */
export function Sheet({ aside, width, height, hasKeys }: AsideProps): ReactNode {
  return (
    <Fixed is="panel" width={width} height={height} paddingX={1}>
      <AsideView aside={aside} width={width - 2} height={height} hasKeys={hasKeys} />
    </Fixed>
  );
}
