/** Scrolling through lines by keys or the wheel, with a search: the top line and the query. */

import { joinTexts, type Text } from '../../lang/text.ts';
import { bodyOf, type Stage } from '../context/render-context.ts';
import texts from '../messages/windows.json' with { type: 'json' };
import type { Key } from '../terminal/keys.ts';
import { fittingText } from './listing.tsx';
import { lengthened, shortened } from './typed.ts';

export interface Pager {
  readonly top: number;
  /** What was searched for last. */
  readonly query: string;
  /** The search is being typed. */
  readonly typing: boolean;
  /** The line last found. */
  readonly found?: number;
  readonly missed: boolean;
}

export const newPager: Pager = { top: 0, query: '', typing: false, missed: false };

/** The place of the last line, however many lines there are. */
export const pagerAtEnd: Pager = { ...newPager, top: Number.MAX_SAFE_INTEGER };

export interface Paged {
  readonly lines: readonly string[];
  /** How each line's paragraph goes on: a match may reach into the next line. */
  readonly further?: readonly string[];
  /** Lines visible at once. */
  readonly height: number;
}

const clamped = ({ lines, height }: Paged, top: number): number =>
  Math.max(0, Math.min(top, lines.length - height));

/** Where the query begins in a line: pairs of start and end, which may lie beyond the line. */
export function matchesIn(
  line: string,
  further: string,
  query: string,
): readonly (readonly [from: number, to: number])[] {
  const text = `${line} ${further}`.toLowerCase();
  const wanted = query.toLowerCase();
  const found: [number, number][] = [];
  if (wanted === '') return found;
  for (
    let at = text.indexOf(wanted);
    at >= 0 && at < line.length;
    at = text.indexOf(wanted, at + 1)
  )
    found.push([at, at + wanted.length]);
  return found;
}

/** The next line after `from` in which the query begins, wrapping around at the end. */
function find({ lines, further = [] }: Paged, query: string, from: number): number {
  const holds = (text: string, at: number): boolean =>
    matchesIn(text, further[at] ?? '', query).length > 0;
  const after = lines.findIndex((text, at) => at > from && holds(text, at));
  return after >= 0 ? after : lines.findIndex(holds);
}

/**
 * The pager after a search from a line on: what is found stands two lines below the top, and `missed` says that
 * nothing was.
 */
function searched(pager: Pager, paged: Paged, from: number): Pager {
  if (pager.query === '') return { ...pager, typing: false };
  const found = find(paged, pager.query, from);
  const { found: _, ...rest } = pager;
  if (found < 0) return { ...rest, typing: false, missed: true };
  return { ...rest, typing: false, missed: false, found, top: clamped(paged, found - 2) };
}

/** The longest query, in characters. */
const LONGEST = 40;

const withQuery = (pager: Pager, following: string): Pager => ({
  ...pager,
  query: lengthened(pager.query, following, LONGEST),
});

/** A key while the searched words are typed; Enter seeks them from the top of the page. */
function typed(pager: Pager, paged: Paged, key: Key): Pager {
  if (key.name === 'enter') return searched(pager, paged, topOf(pager, paged) - 1);
  if (key.name === 'escape') return { ...pager, typing: false, query: '' };
  if (key.name === 'backspace') return { ...pager, query: shortened(pager.query) };
  if (key.name === 'space') return withQuery(pager, ' ');
  return key.name === 'char' ? withQuery(pager, key.char) : pager;
}

/** The pager after a text has been pasted, which only a search that is being typed takes. */
export const pagerPaste = (pager: Pager, text: string): Pager =>
  pager.typing ? withQuery(pager, text) : pager;

const JUMPS: Readonly<Record<string, (paged: Paged) => number>> = {
  up: () => -1,
  down: () => 1,
  pageup: ({ height }) => 1 - height,
  pagedown: ({ height }) => height - 1,
  space: ({ height }) => height - 1,
  home: ({ lines }) => -lines.length,
  end: ({ lines }) => lines.length,
};

/** Whether a key moves what is longer than its place. */
export const isScroll = ({ name }: Key): boolean => name === 'wheel' || JUMPS[name] !== undefined;

/** Lines by which a notch of the wheel scrolls. */
const WHEEL = 3;

/** The pager after a key; the same pager if the key has no effect. */
export function pagerKey(pager: Pager, paged: Paged, key: Key): Pager {
  if (pager.typing) return typed(pager, paged, key);
  const jump = key.name === 'wheel' ? WHEEL * key.by : JUMPS[key.name]?.(paged);
  if (jump !== undefined) {
    const top = clamped(paged, clamped(paged, pager.top) + jump);
    return top === pager.top ? pager : { ...pager, top };
  }
  if (key.name !== 'char') return pager;
  if (key.char === '/') return { ...pager, typing: true, query: '', missed: false };
  if (key.char === 'n' && pager.query !== '') return searched(pager, paged, pager.found ?? -1);
  if (key.char === 'j') return pagerKey(pager, paged, { name: 'down' });
  return key.char === 'k' ? pagerKey(pager, paged, { name: 'up' }) : pager;
}

export const topOf = (pager: Pager, paged: Paged): number => clamped(paged, pager.top);

interface PageKeys {
  /** There is more than fits. */
  readonly isLong: boolean;
  readonly hasLinks: boolean;
  /** Something has been searched for. */
  readonly hasQuery: boolean;
}

/**
 * The keys of a page that scrolls, the longest wording that has room: shorter words come first, then the search is
 * left out.
 */
export function scrollKeys(stage: Stage, { isLong, hasLinks, hasQuery }: PageKeys): Text {
  const joined = (isSpacious: boolean, isWhole: boolean): Text => {
    const { scroll, word, back, ...keys } = {
      ...texts.pages.keys,
      ...(isSpacious ? {} : texts.pages.shortKeys),
    };
    const parts = [
      isLong ? scroll : undefined,
      ...(hasLinks ? [word, keys.explain] : []),
      isWhole ? keys.search : undefined,
      isWhole && hasQuery ? keys.found : undefined,
      back,
    ];
    return joinTexts(
      parts.filter((part) => part !== undefined),
      ' · ',
    );
  };
  const long = joined(true, true);
  const lines = [long, joined(false, true), joined(false, false)];
  return fittingText(stage, lines, bodyOf(stage).width) ?? long;
}
