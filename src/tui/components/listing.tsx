/**
 * A page with a list and, below it, what there is to say about the entry under the cursor. A list
 * longer than the window says how much of it is above and below.
 */

import { type ReactNode, useState } from 'react';
import type { Text } from '../../lang/text.ts';
import { useApp, useKeys } from '../context/app.ts';
import { bodyOf, type Stage, say, useStage } from '../context/render-context.ts';
import windowTexts from '../messages/windows.json' with { type: 'json' };
import { type Key, leadsBack } from '../terminal/keys.ts';
import type { Shape } from '../terminal/measures.ts';
import { plainText, type Runs, run, type Style } from '../theme/theme.ts';
import {
  chosenSurface,
  clickedEntry,
  entryPlace,
  inSight,
  type List,
  movedList,
  type Sight,
} from './list.ts';
import { Page } from './page.tsx';
import { BrokenLines, Column, Fixed, Words, wrapRuns } from './words.tsx';

interface ListingProps {
  readonly title: Runs;
  /** The keys where there are entries, from the longest wording to the shortest. */
  readonly keys: readonly Text[];
  readonly entries: readonly ReactNode[];
  /** The one under the cursor. */
  readonly at: number;
  /** Rows that an entry takes; one without it. */
  readonly rowsOf?: (at: number) => number;
  /** About the entry under the cursor; in place of the list where there is none. */
  readonly about: Runs;
  /** A refusal or a question; a long one replaces the text about the entry. */
  readonly notice?: Runs | undefined;
  /** Rows for the text about an entry, where a few are not enough. */
  readonly aboutRows?: number;
  /** More of the page, below the entries or beside them. */
  readonly children?: ReactNode;
}

/** Rows for the text about an entry: fewer in a very low window. */
export const aboutRows = ({ size }: Pick<Stage, 'size'>): number => (size.rows < 16 ? 2 : 3);

/** Entries are no wider than this, so that a value stays near its name. */
const WIDEST = 110;
const RULE = 1;

/** Cells and rows for entries. */
export function listShape(stage: Stage, about = aboutRows(stage)): Shape {
  const { width, height } = bodyOf(stage);
  return { width: Math.min(WIDEST, width), height: Math.max(1, height - about - RULE) };
}

/** No paragraph about an entry needs more. */
const MOST_ABOUT = 9;

/** Rows for the text about one of `count` entries of one row each: all that the entries leave. */
export const aboutRowsBelow = (stage: Stage, count: number): number =>
  Math.max(aboutRows(stage), Math.min(MOST_ABOUT, bodyOf(stage).height - RULE - count));

/** The first of some texts that fits, else the last. */
export function fittingText(stage: Stage, texts: readonly Text[], width: number): Text | undefined {
  return texts.find((one) => say(stage, one).length <= width) ?? texts.at(-1);
}

interface ListWays {
  readonly count: number;
  /** The entry to begin with. */
  readonly first?: number;
  readonly open: (at: number, isClick: boolean) => void;
  readonly back: () => void;
  /** The entries in the order in which left and right go through them, where these keys do. */
  readonly along?: readonly number[];
  /** Gets every key before the list does; true: the list ignores it. */
  readonly takes?: (key: Key, at: number) => boolean;
  /** Whether something else is shown in place of the list. */
  readonly isHidden?: boolean;
}

/** The entry that left or right leads to, which stop at the ends; the entry itself after any other key. */
function entryAlong(along: readonly number[], at: number, { name }: Key): number {
  const place = along.indexOf(at);
  if (name === 'left') return along[place - 1] ?? at;
  if (name === 'right') return along[place + 1] ?? at;
  return at;
}

/** The entry under the cursor: Enter or a second click opens it, Escape and q go back. */
export function useList({ count, first = 0, along = [], ...ways }: ListWays): number {
  const { open, back, takes, isHidden } = ways;
  const { registry } = useApp();
  const [list, setList] = useState<List>({ at: first });
  const at = Math.min(list.at, Math.max(0, count - 1));
  const onKey = (key: Key): void => {
    if (takes?.(key, at)) return;
    const clicked = clickedEntry(key, registry);
    const next = entryAlong(along, at, key);
    if (leadsBack(key)) back();
    else if (count === 0) return;
    else if (next !== at) setList({ at: next });
    else if (key.name !== 'enter' && clicked !== at)
      setList(clicked === undefined ? movedList({ at }, count, key) : { at: clicked });
    else open(at, clicked === at);
  };
  useKeys(isHidden ? undefined : onKey);
  return at;
}

/** How many entries are out of sight. */
export function Rule({
  sight,
  count,
}: {
  readonly sight: Sight;
  readonly count: number;
}): ReactNode {
  const stage = useStage();
  const { from, to } = sight;
  const above = from > 0 ? say(stage, windowTexts.list.above, from) : '';
  const below = to < count ? say(stage, windowTexts.list.below, count - to) : '';
  const parts = [above, below].filter((part) => part !== '');
  return (
    <Fixed place={['zone', 'scroll']} height={RULE}>
      <Words of={[run(`  ${parts.join('   ')}`, { tone: 'accent' })]} />
    </Fixed>
  );
}

interface EntryProps {
  /** Which entry it is, and whether the cursor is on it. */
  readonly at: number;
  readonly focus: boolean;
}

/** Cells of the pointer before an entry. */
export const POINTER = 2;

const pointerOf = ({ theme }: Stage, focus: boolean): string =>
  focus ? `${theme.glyphs.pointer} ` : ' '.repeat(POINTER);

interface ListRowProps extends EntryProps {
  /** Cells of the list; absent: those of a list on a page of its own. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** An entry across the whole list, in columns. */
export function ListRow({ at, focus, width, children }: ListRowProps): ReactNode {
  const stage = useStage();
  return (
    <Fixed
      is={focus ? chosenSurface(stage) : undefined}
      place={['control', entryPlace(at)]}
      width={width ?? listShape(stage).width}
      height={1}
    >
      <ListCell width={POINTER} of={[run(pointerOf(stage, focus), { bold: true })]} />
      {children}
    </Fixed>
  );
}

interface ListCellProps {
  readonly width: number;
  readonly of: Runs;
  /** Cells left free behind it. */
  readonly gap?: number;
  readonly isRight?: boolean;
}

/** One column of a row. */
export const ListCell = ({ width, of, gap = 0, isRight = false }: ListCellProps): ReactNode => (
  <Fixed width={width} paddingRight={gap} justifyContent={isRight ? 'flex-end' : 'flex-start'}>
    <Words of={of} />
  </Fixed>
);

/** An entry of words alone, no wider than they are. */
export function Line({
  at,
  focus,
  of,
}: EntryProps & { readonly of: (style: Style) => Runs }): ReactNode {
  const stage = useStage();
  const style: Style = focus ? { surface: 'cursor', bold: true } : {};
  return (
    <Fixed place={['control', entryPlace(at)]} height={1}>
      <Words of={[run(pointerOf(stage, focus), style), ...of(style)]} />
    </Fixed>
  );
}

/**
 * A page with a list that scrolls with its cursor, and close below it words about the entry there. A notice too long for
 * its line takes the place of these words; an empty list shows them instead of entries.
 */
export function Listing(props: ListingProps): ReactNode {
  const { title, keys, entries, at, rowsOf = () => 1, about, notice = [], children } = props;
  const count = entries.length;
  const stage = useStage();
  const rows = props.aboutRows ?? aboutRows(stage);
  const { width, height: above } = listShape(stage, rows);
  const listed = entries.reduce<number>((sum, _, place) => sum + rowsOf(place), 0);
  const isWhole = listed <= above + RULE;
  const height = isWhole && listed > above ? listed : above;
  const sight = inSight(count, at, height, rowsOf);
  const isShort = children === undefined && count > 0 && listed < height;
  const bar = fittingText(
    stage,
    count === 0 ? [windowTexts.pages.keys.back] : keys,
    bodyOf(stage).width,
  );
  const aboutEntry = count === 0 ? [] : about;
  const isLong = wrapRuns(notice, bodyOf(stage).width).length > 1;
  return (
    <Page title={title} keys={bar ?? { en: '', de: '' }} notice={isLong ? [] : notice} isLit>
      <Column marginLeft={Math.floor((bodyOf(stage).width - width) / 2)}>
        <Column place={['zone', 'list']} width={width} height={isShort ? listed : height}>
          {count === 0 ? <Words of={about} wrap="wrap" /> : entries.slice(sight.from, sight.to)}
          {children}
        </Column>
        {height === above && <Rule sight={sight} count={count} />}
        <About of={isLong ? notice : aboutEntry} rows={rows} width={width} />
      </Column>
    </Page>
  );
}

interface AboutProps {
  readonly of: Runs;
  readonly rows: number;
  readonly width: number;
}

/** Words on a panel below a list, which is as high as they are; its room stays the same, so that nothing jumps. */
function About({ of, rows, width }: AboutProps): ReactNode {
  if (plainText(of) === '') return <Fixed height={rows} />;
  const lines = wrapRuns(of, width - 2);
  return (
    <Fixed height={rows} alignItems="flex-start">
      <Fixed
        is="panel"
        place={['zone', 'about']}
        width={width}
        height={Math.min(rows, lines.length)}
        paddingX={1}
        overflowY="hidden"
      >
        <BrokenLines of={lines} />
      </Fixed>
    </Fixed>
  );
}
