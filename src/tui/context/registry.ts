/**
 * Where things are on the screen, as the layout has placed them, and what boxes are painted with: Ink measures sizes
 * but tells no positions. The mouse, the surface and the tests ask here.
 */
import type { DOMElement } from 'ink';
import type { Grid } from '../surface/cells.ts';
import { composed, type Painting } from '../surface/compose.ts';

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

/** An element with a name. */
interface Named {
  readonly kind: PlaceKind;
  readonly id: string;
  readonly element: DOMElement;
}

/** What there is to know of an element: its name, if it has a place, and what it is painted with. */
interface About {
  readonly kind: PlaceKind | undefined;
  readonly id: string | undefined;
  readonly painting: Painting | undefined;
}

export interface Registry {
  /** Remembers an element until the function returned is called. */
  readonly keep: (element: DOMElement, about: About) => () => void;
  /** Remembers the element that everything is in. */
  readonly setRoot: (element: DOMElement | null) => void;
  /** The frame as it is laid out now; empty while there is no root. */
  readonly frame: () => Grid;
  readonly all: () => readonly Registered[];
  readonly find: (kind: PlaceKind, id: string) => Rectangle | undefined;
  /** What a click on a cell means: the card or control on top. */
  readonly at: (x: number, y: number) => Registered | undefined;
}

/**
 * Where an element is on the screen: layout knows each box within its parent alone, so the offsets of all ancestors
 * are added.
 */
function rectangleOf(element: DOMElement): Rectangle {
  let x = 0;
  let y = 0;
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

/**
 * Knows where named elements are on the screen and how boxes are painted, since Ink tells neither. Clicks ask what
 * lies at a cell, motions where a card is, and the surface for the whole painted frame.
 */
export function openRegistry(): Registry {
  const elements = new Map<string, Named>();
  const paintings = new Map<DOMElement, Painting>();
  let root: DOMElement | null = null;
  const all = (): readonly Registered[] =>
    [...elements.values()].map(({ kind, id, element }) => ({
      kind,
      id,
      rectangle: rectangleOf(element),
    }));
  return {
    keep(element, { kind, id, painting }) {
      const name = `${kind}:${id}`;
      if (kind !== undefined && id !== undefined) elements.set(name, { kind, id, element });
      if (painting !== undefined) paintings.set(element, painting);
      return () => {
        // Another element may have taken the name meanwhile.
        if (elements.get(name)?.element === element) elements.delete(name);
        if (paintings.get(element) === painting) paintings.delete(element);
      };
    },
    setRoot(element) {
      root = element;
    },
    frame: () => (root === null ? [] : composed(root, paintings)),
    all,
    find(kind, id) {
      const found = elements.get(`${kind}:${id}`);
      return found && rectangleOf(found.element);
    },
    at: (x, y) =>
      all()
        .filter((one) => (one.kind === 'card' || one.kind === 'control') && holds(one, x, y))
        .sort(onTop)[0],
  };
}
