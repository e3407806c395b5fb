/**
 * A frame from what Ink and Yoga laid out: every box is painted at its place, one over the other in the order of the
 * tree. Ink itself prints nothing.
 */
import type { DOMElement } from 'ink';
import wrapAnsi from 'wrap-ansi';
import { Store } from '../../engine/store.ts';
import {
  BLANK,
  type Cell,
  type Grid,
  measurable,
  over,
  type Row,
  rowOf,
  trimmed,
} from './cells.ts';

/**
 * What a box shows: rows of cells from its corner, a painted text that is cut off or broken into lines where the box
 * ends, or one cell all over it.
 */
export type Painting =
  | { readonly kind: 'rows'; readonly rows: Grid }
  | { readonly kind: 'truncate' | 'wrap'; readonly text: string }
  | { readonly kind: 'fill'; readonly cell: Cell };

/** Columns and rows from the first to before the last. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const widthOf = ({ left, right }: Area): number => right - left;

/** The last cell of a line that has no room says that there is more, in the style of the cell before. */
function cut(row: Row, width: number): Row {
  const last = row[Math.max(0, width - 2)];
  if (row.length <= width || last === undefined) return row;
  return [...row.slice(0, Math.max(0, width - 1)), { ...last, value: '…', fullWidth: false }];
}

/** Texts broken into lines, by their widths. */
const broken = new Store<string, Grid>('cells', (grid) =>
  grid.reduce((sum, row) => sum + row.length, 1),
);

/** The place after the cells of so many letters, which begin at `from`. */
function endOf(row: Row, from: number, letters: number): number {
  let end = from;
  let found = 0;
  // The second half of a wide sign has no letter and goes with the first.
  while (end < row.length && (found < letters || row[end]?.value === '')) {
    found += row[end]?.value.length ?? 0;
    end++;
  }
  return end;
}

/** A line without the blank before its first word, which stood between two words where the line above was exactly full. */
function withoutBlankAtStart(line: Row): Row {
  const isBlank = line[0]?.value === ' ' && line[1]?.value !== ' ';
  return isBlank ? line.slice(1) : line;
}

/** A row in lines, broken where Ink breaks its letters to find how many lines there are. */
function wrapRow(row: Row, width: number): Grid {
  const letters = row.map(({ value }) => value).join('');
  const pieces = wrapAnsi(measurable(letters), width, { trim: false, hard: true }).split('\n');
  let from = 0;
  return pieces.map((piece, at) => {
    const end = endOf(row, from, piece.length);
    const cells = row.slice(from, end);
    from = row[end]?.value === '\n' ? end + 1 : end;
    return at === 0 ? cells : withoutBlankAtStart(cells);
  });
}

function textRows(text: string, width: number): Grid {
  const whole = rowOf(text);
  if (whole.length <= width) return [whole];
  const key = `${width} ${text}`;
  return broken.get(key) ?? broken.set(key, wrapRow(rowOf(text.normalize()), width));
}

/** The rows that a painting shows in a box so wide; undefined: the one cell of a fill. */
function rowsIn(painting: Painting, width: number): Grid | undefined {
  switch (painting.kind) {
    case 'rows':
      return painting.rows;
    case 'truncate':
      return [cut(rowOf(painting.text), width)];
    case 'wrap':
      return textRows(painting.text, width);
    case 'fill':
      return undefined;
  }
}

const overlap = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Where an element lies, from the place of its parent. */
function areaOf({ yogaNode }: DOMElement, x: number, y: number): Area {
  if (yogaNode === undefined) return { left: x, top: y, right: x, bottom: y };
  const left = x + yogaNode.getComputedLeft();
  const top = y + yogaNode.getComputedTop();
  const right = left + yogaNode.getComputedWidth();
  return { left, top, right, bottom: top + yogaNode.getComputedHeight() };
}

/** The part of `clip` in which an element shows what is inside it. */
function clippedBy({ style }: DOMElement, area: Area, clip: Area): Area {
  const isCutAcross = style.overflowX === 'hidden';
  const isCutDown = style.overflowY === 'hidden';
  if (!isCutAcross && !isCutDown) return clip;
  return overlap(clip, {
    left: isCutAcross ? area.left : clip.left,
    right: isCutAcross ? area.right : clip.right,
    top: isCutDown ? area.top : clip.top,
    bottom: isCutDown ? area.bottom : clip.bottom,
  });
}

type Canvas = readonly Cell[][];

/** Paints a box over what is there, cut to `clip`, the part of the screen that the boxes around it leave. */
function paint(canvas: Canvas, painting: Painting, area: Area, clip: Area): void {
  const { left, top, right, bottom } = overlap(area, clip);
  const rows = rowsIn(painting, widthOf(area));
  for (let y = top; y < bottom; y++) {
    const row = canvas[y];
    const painted = rows?.[y - area.top];
    if (row === undefined) continue;
    for (let x = left; x < right; x++) {
      const cell = painting.kind === 'fill' ? painting.cell : painted?.[x - area.left];
      if (cell !== undefined) row[x] = over(row[x] ?? BLANK, cell);
    }
  }
}

type Paintings = ReadonlyMap<DOMElement, Painting>;

/**
 * Where a painting lies: a text where the next element was measured. A box around that would not do, since Yoga rounds
 * places of texts down and those of boxes to the nearest cell.
 */
function placeOf({ kind }: Painting, element: DOMElement, corner: Area): Area {
  if (kind === 'rows' || kind === 'fill') return areaOf(element, corner.left, corner.top);
  const siblings = element.parentNode?.childNodes ?? [];
  const text = siblings[siblings.indexOf(element) + 1];
  if (text?.nodeName !== 'ink-text') throw new Error('a painted text has been measured nowhere');
  return areaOf(text, corner.left, corner.top);
}

/** Draws an element and what is inside it, in the order of the tree. */
function visit(
  element: DOMElement,
  corner: Area,
  clip: Area,
  canvas: Canvas,
  paintings: Paintings,
): void {
  const area = areaOf(element, corner.left, corner.top);
  const painting = paintings.get(element);
  if (painting !== undefined) paint(canvas, painting, placeOf(painting, element, corner), clip);
  const inside = clippedBy(element, area, clip);
  for (const child of element.childNodes)
    if (child.nodeName === 'ink-box') visit(child, area, inside, canvas, paintings);
}

/** The frame with these paintings on the elements of a tree. */
export function composed(root: DOMElement, paintings: Paintings): Grid {
  const window = areaOf(root, 0, 0);
  const { right, bottom } = window;
  const canvas = Array.from({ length: bottom }, () => new Array<Cell>(right).fill(BLANK));
  visit(root, { left: 0, top: 0, right: 0, bottom: 0 }, window, canvas, paintings);
  return canvas.map(trimmed);
}
