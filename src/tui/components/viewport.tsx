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

/**
 * How far a text is scrolled in a place of `height` rows, from its start or, with `from`, up from its end; the text’s
 * own height is measured once it is drawn.
 */
export function useScroll(height: number, from: Scrolling['from'] = 'start'): Scrolling {
  const [wanted, setWanted] = useState(0);
  const [content, setContent] = useState(0);
  const most = Math.max(0, content - height);
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
