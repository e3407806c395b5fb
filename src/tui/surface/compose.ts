/**
 * A frame from what Ink laid out: painted boxes at the places that Yoga gave them, one over the other in the order
 * of the tree, and the texts that Ink printed, each over the boxes before it and under those after it.
 */
import type { DOMElement } from 'ink';
import { BLANK, type Cell, type Grid, isUnseen, over, type Row, trimmed } from './cells.ts';

/**
 * What a box shows: rows of cells from its corner, a line of which as much is seen as the box is wide, or one cell
 * all over it.
 */
export type Painting =
  | { readonly kind: 'rows'; readonly rows: Grid }
  | { readonly kind: 'line'; readonly row: Row }
  | { readonly kind: 'fill'; readonly cell: Cell };

/** The cell of a painting in a box so wide, from the corner of the box. */
function cellOf(painting: Painting, x: number, y: number, width: number): Cell | undefined {
  switch (painting.kind) {
    case 'fill':
      return painting.cell;
    case 'rows':
      return painting.rows[y]?.[x];
    case 'line':
      return y === 0 ? lineCell(painting.row, x, width) : undefined;
  }
}

/** The last cell of a line that has no room tells that there is more, in the style of the cell before. */
function lineCell(row: Row, x: number, width: number): Cell | undefined {
  const isCut = row.length > width && x === width - 1;
  const before = row[Math.max(0, x - 1)];
  return isCut && before !== undefined ? { ...before, value: '…', fullWidth: false } : row[x];
}

/** Columns and rows from the first to before the last. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
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

/** The painted cells of a frame, and which of boxes and texts comes last at each of them. */
interface Canvas {
  readonly width: number;
  readonly cells: (Cell | undefined)[];
  readonly isTextOnTop: boolean[];
}

const openCanvas = (width: number, height: number): Canvas => ({
  width,
  cells: new Array<Cell | undefined>(width * height).fill(undefined),
  isTextOnTop: new Array<boolean>(width * height).fill(true),
});

/** Calls back for every cell of an area with its place on the canvas. */
function eachCell(
  { width }: Canvas,
  { left, top, right, bottom }: Area,
  visit: (place: number, x: number, y: number) => void,
): void {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) visit(y * width + x, x, y);
}

function paint(canvas: Canvas, painting: Painting, area: Area, clip: Area): void {
  const width = area.right - area.left;
  eachCell(canvas, overlap(area, clip), (place, x, y) => {
    const cell = cellOf(painting, x - area.left, y - area.top, width);
    if (cell === undefined) return;
    canvas.cells[place] = over(canvas.cells[place] ?? BLANK, cell);
    canvas.isTextOnTop[place] = false;
  });
}

function raiseText(canvas: Canvas, area: Area): void {
  eachCell(canvas, area, (place) => {
    canvas.isTextOnTop[place] = true;
  });
}

type Paintings = ReadonlyMap<DOMElement, Painting>;

/** Draws an element and what is inside it, in the order of the tree. */
function visit(
  element: DOMElement,
  parent: Area,
  clip: Area,
  canvas: Canvas,
  paintings: Paintings,
): void {
  const area = areaOf(element, parent.left, parent.top);
  if (element.nodeName === 'ink-text') {
    raiseText(canvas, overlap(area, clip));
    return;
  }
  const painting = paintings.get(element);
  if (painting !== undefined) paint(canvas, painting, area, clip);
  const inside = clippedBy(element, area, clip);
  for (const child of element.childNodes)
    if (child.nodeName !== '#text') visit(child, area, inside, canvas, paintings);
}

function rootOf(element: DOMElement): DOMElement {
  let root = element;
  while (root.parentNode !== undefined) root = root.parentNode;
  return root;
}

/** What is seen at a place where Ink printed this cell. */
function seenAt({ cells, isTextOnTop }: Canvas, place: number, text: Cell): Cell {
  const painted = cells[place];
  if (painted === undefined) return text;
  if (isTextOnTop[place] === false || isUnseen(text)) return painted;
  return over(painted, text);
}

function rowAt(canvas: Canvas, texts: Row, y: number): Row {
  const row: Cell[] = [];
  const start = y * canvas.width;
  for (let x = 0; x < canvas.width; x++) row.push(seenAt(canvas, start + x, texts[x] ?? BLANK));
  return trimmed(row);
}

const NOTHING: Row = [];

/** The frame with these paintings, given the texts that Ink printed into it. */
export function composed(texts: Grid, paintings: Paintings): Grid {
  const [first] = paintings.keys();
  if (first === undefined) return texts;
  const root = rootOf(first);
  const size = areaOf(root, 0, 0);
  const canvas = openCanvas(size.right, size.bottom);
  visit(root, { left: 0, top: 0, right: 0, bottom: 0 }, size, canvas, paintings);
  return Array.from({ length: size.bottom }, (_, y) => rowAt(canvas, texts[y] ?? NOTHING, y));
}
