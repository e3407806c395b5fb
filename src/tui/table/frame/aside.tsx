/**
 * What helps now: a hint, meanings, a verdict, moves to choose from. It is in the panel; where there is none, in
 * place of the bids or of what lies below the hand.
 */

import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { windowOf } from '../../components/list.ts';
import { fittingText } from '../../components/listing.tsx';
import { newPager, type Paged, type Pager } from '../../components/pager.ts';
import { type Paragraph, pagedOf, rowsOf } from '../../components/paragraphs.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/windows.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';

/** What there is to say. */
export interface Saying {
  /** Another one begins at its first row. */
  readonly id: string;
  readonly title: Text;
  readonly paragraphs: readonly Paragraph[];
  /** The paragraph to begin with. */
  readonly from?: string | undefined;
  /** The paragraphs are moves, one of which is under the cursor. */
  readonly isList?: boolean;
  /** Where there is no panel, what takes the place of the box of bids, in a game that has one, and not of the footer. */
  readonly isOverBids?: boolean;
  /** Where there is no panel, it may take rows at the foot of the hand, from which nothing is chosen any more. */
  readonly coversHand?: boolean;
  /** What keys do, where they do not go to the table, and the words for that where room is short. */
  readonly keys?: Text | undefined;
  readonly shortKeys?: Text | undefined;
}

export interface Aside extends Saying {
  /** The paragraph under the cursor. */
  readonly at?: number;
  /** The first row in sight, where it has been scrolled. */
  readonly top?: number | undefined;
  /** Where it was when it was last seen. */
  readonly seen?: RefObject<readonly [Pager, Paged]>;
  /** What the footer says of Enter meanwhile. */
  readonly enter?: Runs | undefined;
}

/** Cells of the pointer before a move. */
const POINTER = 2;

function rowsIn({ paragraphs, isList, at }: Aside, width: number, pointer: string) {
  return paragraphs.flatMap((one, paragraph) => {
    const lead = isList && { lead: [run(paragraph === at ? pointer : ' ', { bold: true })] };
    const rows = rowsOf([{ ...one, ...lead }], width, { column: POINTER, isEven: true });
    return rows.map((row) => ({ ...row, paragraph }));
  });
}

type Numbered = ReturnType<typeof rowsIn>[number];

/** Rows that it takes with its title. */
export const asideRows = (aside: Aside, width: number): number =>
  1 + rowsIn(aside, width, '').length;

const CHOICE = 'choice:';

/** The move of the list that has this place. */
export const choiceAt = (place = ''): number | undefined =>
  place.startsWith(CHOICE) ? Number.parseInt(place.slice(CHOICE.length), 10) : undefined;

/** A line beside the table; in a list it can be clicked, and all lines of the chosen paragraph are lit. */
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
  /** The keys beside the title: all of them, or those that scroll, where the footer tells the others; none without it. */
  readonly keysShown?: 'all' | 'scroll';
}

/** Between the title and what stands beside it. */
const GAP = '  ';

/**
 * What stands beside the title, at length and in brief: which rows are in sight (`range`; absent: all) and the keys
 * that are shown here.
 */
function besideTitle(
  { isList, keys, shortKeys = keys }: Aside,
  range: Text | undefined,
  keysShown: AsideProps['keysShown'],
): readonly Text[] {
  const isScrolled = range !== undefined && isList !== true && keysShown !== undefined;
  const { keys: long, shortKeys: short } = texts.pages;
  const joined = (parts: readonly (Text | undefined)[]): Text =>
    joinTexts(
      parts.filter((part) => part !== undefined),
      ' · ',
    );
  const shown = keysShown === 'all' ? keys : undefined;
  const briefly = keysShown === 'all' ? shortKeys : undefined;
  const scrolls = isScrolled ? short.scroll : undefined;
  return [
    joined([range, isScrolled ? long.scroll : undefined, shown]),
    joined([range, scrolls, shown]),
    joined([range, scrolls, briefly]),
    joined([scrolls, briefly]),
    joined([briefly ?? scrolls]),
  ];
}

/**
 * The page beside or below the table. What it shows is noted in `aside.seen` after drawing, as keys scroll by the
 * height it really had.
 */
export function AsideView({ aside, width, height, keysShown }: AsideProps): ReactNode {
  const stage = useStage();
  const rows = rowsIn(aside, width, stage.theme.glyphs.pointer);
  const space = Math.max(1, height - 1);
  const { isList, at, from } = aside;
  const first = rows.findIndex((row) => (isList ? row.paragraph === at : row.id === from));
  const top = isList
    ? windowOf(first, rows.length, space)
    : Math.max(0, Math.min(aside.top ?? first, rows.length - space));
  useLayoutEffect(() => {
    if (aside.seen !== undefined) aside.seen.current = [{ ...newPager, top }, pagedOf(rows, space)];
  });
  const last = Math.min(rows.length, top + space);
  const where = aside.keys === undefined ? texts.pages.placed : texts.pages.place;
  const range = rows.length > space ? fill(where, top + 1, last, rows.length) : undefined;
  const room = width - say(stage, aside.title).length - GAP.length;
  const told = fittingText(stage, besideTitle(aside, range, keysShown), room) ?? same('');
  // To the end of the row, in which digits below cards may stand.
  const besides = `${GAP}${say(stage, told)}`.padEnd(room + GAP.length);
  return (
    <Column place={['zone', 'aside']} width={width} height={height} overflowY="hidden">
      <Words
        of={[
          run(say(stage, aside.title), { tone: 'accent', bold: true }),
          run(besides, { tone: 'faint' }),
        ]}
      />
      {rows.slice(top, last).map((row) => (
        <AsideRow key={`${row.paragraph}/${row.at}`} row={row} aside={aside} />
      ))}
    </Column>
  );
}

/** Where there is no panel, on a ground of its own. */
export const AsideSheet = (props: AsideProps): ReactNode => (
  <Fixed is="panel" width={props.width} height={props.height} paddingX={1}>
    <AsideView {...props} width={props.width - 2} />
  </Fixed>
);
