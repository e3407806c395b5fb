/** Something higher than its place: a part of it is shown, and keys and the wheel move it. */
import { type DOMElement, measureElement } from 'ink';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Key } from '../terminal/keys.ts';
import type { Shape } from '../terminal/measures.ts';
import { Column } from './words.tsx';

export interface Scrolling {
  /** Which end is in view at first. */
  readonly from: 'start' | 'end';
  /** Rows away from that end. */
  readonly offset: number;
  /** The rows in view: the first, the last, and how many there are; undefined: all are. */
  readonly view: { readonly first: number; readonly last: number; readonly of: number } | undefined;
  /** Moves by a number of rows; returns whether anything moved. */
  readonly by: (rows: number) => boolean;
  /** The rows of a screenful. */
  readonly page: number;
  /** What a key does to it; whether it did anything. */
  readonly key: (key: Key) => boolean;
  readonly measured: (rows: number) => void;
}

const WHEEL = 3;
const ALL = 1_000_000;

const CHARS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** How many rows a key scrolls, down if above zero; `page` is a pageful. */
function rowsMoved(key: Key, page: number): number {
  switch (key.name) {
    case 'up':
      return -1;
    case 'down':
      return 1;
    case 'pageup':
      return -page;
    case 'pagedown':
      return page;
    case 'home':
      return -ALL;
    case 'end':
      return ALL;
    case 'wheel':
      return WHEEL * key.by;
    case 'char':
      return CHARS[key.char] ?? 0;
    default:
      return 0;
  }
}

/** The rows of a paragraph: its first one, and the one after its last. */
export interface RowSpan {
  readonly first: number;
  readonly after: number;
}

/** How many rows from `offset` on end with a whole paragraph; all where a single one is longer. */
function wholeRows(paragraphs: readonly RowSpan[], offset: number, height: number): number {
  const end = offset + height;
  const last = paragraphs.findLast(({ after }) => after <= end);
  const isCut = last === undefined || last.after <= offset;
  return isCut ? height : last.after - offset;
}

/** Rows to the next paragraph, or to the one before; in one longer than the view, a single row. */
function rowsToNext(
  paragraphs: readonly RowSpan[],
  { offset, height }: { readonly offset: number; readonly height: number },
  isDown: boolean,
): number {
  const from = isDown ? offset : offset - 1;
  const here = paragraphs.findLast(({ first }) => first <= from);
  if (here === undefined) return 0;
  const { first, after } = here;
  if (!isDown) {
    const isLong = after - first > height;
    return isLong ? -1 : first - offset;
  }
  const next = paragraphs.find((one) => one.first > offset);
  const isLong = after - offset > height;
  if (next === undefined || isLong) return 1;
  return next.first - offset;
}

/**
 * How far a text of paragraphs is scrolled in a place of `height` rows, so that none is cut in two: keys move from one to
 * the next. The text’s height is measured once it is drawn.
 */
export function useParagraphScroll(height: number, paragraphs: readonly RowSpan[]) {
  const rows = paragraphs.at(-1)?.after ?? 0;
  const end = paragraphs.find(({ first }) => first >= rows - height)?.first;
  const scrolling = useScroll(height, 'start', end);
  const { offset, view, by } = scrolling;
  const shown = view === undefined ? height : wholeRows(paragraphs, offset, height);
  const below = paragraphs.find(({ first }) => first >= offset + shown);
  const page = below === undefined ? shown : below.first - offset;
  const before = paragraphs.find(({ first }) => first >= offset - height);
  const moved = (key: Key): number => {
    if (key.name === 'pageup') return (before?.first ?? 0) - offset;
    const wanted = rowsMoved(key, page);
    const isPage = key.name === 'pagedown';
    const isFar = Math.abs(wanted) > WHEEL;
    if (wanted === 0 || isPage || isFar) return wanted;
    const isDown = wanted > 0;
    return rowsToNext(paragraphs, { offset, height }, isDown);
  };
  return {
    ...scrolling,
    view: view && { ...view, last: Math.min(view.of, offset + shown) },
    shown,
    page,
    key: (key: Key): boolean => {
      const wanted = moved(key);
      return wanted !== 0 && by(wanted);
    },
  };
}

/**
 * How far a text is scrolled in a place of `height` rows, from its start or, with `from`, up from its end; the text’s
 * own height is measured once it is drawn. It may be scrolled until its last row is in sight, or to the row `end`.
 */
export function useScroll(
  height: number,
  from: Scrolling['from'] = 'start',
  end?: number,
): Scrolling {
  const [wanted, setWanted] = useState(0);
  const [content, setContent] = useState(0);
  const isLonger = content > height;
  const most = isLonger ? Math.max(content - height, end ?? 0) : 0;
  const offset = Math.min(wanted, most);
  const page = Math.max(1, height - 1);
  const first = from === 'start' ? offset : most - offset;
  const by = (rows: number): boolean => {
    const next = Math.max(0, Math.min(most, offset + (from === 'start' ? rows : -rows)));
    setWanted(next);
    return next !== offset;
  };
  return {
    from,
    offset,
    view: most === 0 ? undefined : { first: first + 1, last: first + height, of: content },
    by,
    page,
    key: (key) => {
      const rows = rowsMoved(key, page);
      return rows !== 0 && by(rows);
    },
    measured: setContent,
  };
}

interface ScrollProps extends Shape {
  readonly scrolling: Scrolling;
  readonly children: ReactNode;
}

/** The part in view. It hangs on the end it is seen from, so the first frame is right unmeasured. */
export function Scroll({ scrolling, width, height, children }: ScrollProps): ReactNode {
  const content = useRef<DOMElement>(null);
  const { from, offset, measured } = scrolling;
  useLayoutEffect(() => {
    if (content.current !== null) measured(measureElement(content.current).height);
  });
  return (
    <Column
      width={width}
      height={height}
      overflowY="hidden"
      justifyContent={from === 'start' ? 'flex-start' : 'flex-end'}
    >
      <Column
        minHeight={height}
        marginTop={from === 'start' ? -offset : 0}
        marginBottom={from === 'start' ? 0 : -offset}
      >
        <Column ref={content} width={width}>
          {children}
        </Column>
      </Column>
    </Column>
  );
}
