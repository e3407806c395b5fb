/**
 * Where things are on the screen, as the layout has placed them, and what boxes are painted with: Ink measures sizes
 * but tells no positions. The mouse, the surface and the tests ask here.
 */
import type { DOMElement } from 'ink';
import type { Grid } from './surface/cells.ts';
import { composed, type Painting } from './surface/compose.ts';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a place is: a part of the table with its own rectangle, or something that can be clicked.
 * `card` and `control` react to the mouse, the others are known to tests; where a card lies or will
 * lie that cannot be clicked is a `spot`, for cards in motion.
 */
export type PlaceKind = 'zone' | 'seat' | 'region' | 'card' | 'control' | 'spot';

export interface Registered {
  readonly kind: PlaceKind;
  readonly id: string;
  readonly rectangle: Rectangle;
}

export interface Registry {
  /** Remembers where the element with this name is; null: it has gone. */
  readonly set: (kind: PlaceKind, id: string, element: DOMElement | null) => void;
  /** Remembers what an element is painted with, until the function returned is called. */
  readonly paint: (element: DOMElement, painting: Painting) => () => void;
  /** The frame as it is laid out now, given the texts that Ink printed into it. */
  readonly composed: (texts: Grid) => Grid;
  readonly all: () => readonly Registered[];
  readonly find: (kind: PlaceKind, id: string) => Rectangle | undefined;
  /** What a click on a cell means: the card or control on top. */
  readonly at: (x: number, y: number) => Registered | undefined;
}

function rectangleOf(element: DOMElement): Rectangle {
  let [x, y] = [0, 0];
  for (let node: DOMElement | undefined = element; node?.yogaNode; node = node.parentNode) {
    x += node.yogaNode.getComputedLeft();
    y += node.yogaNode.getComputedTop();
  }
  const { yogaNode } = element;
  const width = yogaNode?.getComputedWidth() ?? 0;
  return { x, y, width, height: yogaNode?.getComputedHeight() ?? 0 };
}

const holds = ({ rectangle }: Registered, x: number, y: number): boolean =>
  x >= rectangle.x &&
  y >= rectangle.y &&
  x < rectangle.x + rectangle.width &&
  y < rectangle.y + rectangle.height;

/** In a fan, a card lies on those that begin further left; a control on what surrounds it. */
function onTop(a: Registered, b: Registered): number {
  if (a.kind !== b.kind) return a.kind === 'control' ? -1 : 1;
  return b.rectangle.x - a.rectangle.x || a.rectangle.width - b.rectangle.width;
}

export function openRegistry(): Registry {
  const elements = new Map<string, readonly [PlaceKind, string, DOMElement]>();
  const paintings = new Map<DOMElement, Painting>();
  const all = (): readonly Registered[] =>
    [...elements.values()].map(([kind, id, element]) => ({
      kind,
      id,
      rectangle: rectangleOf(element),
    }));
  return {
    set(kind, id, element) {
      if (element === null) elements.delete(`${kind}:${id}`);
      else elements.set(`${kind}:${id}`, [kind, id, element]);
    },
    paint(element, painting) {
      paintings.set(element, painting);
      return () => paintings.delete(element);
    },
    composed: (texts) => composed(texts, paintings),
    all,
    find(kind, id) {
      const found = elements.get(`${kind}:${id}`);
      return found && rectangleOf(found[2]);
    },
    at: (x, y) =>
      all()
        .filter((one) => (one.kind === 'card' || one.kind === 'control') && holds(one, x, y))
        .sort(onTop)[0],
  };
}
