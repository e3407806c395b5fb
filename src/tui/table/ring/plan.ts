/**
 * Where everything lies when cards are laid to places of their own: twelve as the hours on a clock, further ones and
 * the rest within, the card in hand in the middle. Follows the window alone.
 */
import { type Shape, sizeThat } from '../../terminal/measures.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const HOURS = 12;
/** Places that lie within are this far from the middle, by the radius. */
const WITHIN = 0.5;
/** Cells of a name beside its card, with the gap between. */
const NAME = 5;
/** The rows of a name above its card. */
const ABOVE = 1;
/** The least height of cards, and the width of the lowest. */
const LOWEST: Shape = { width: 5, height: 2 };

/**
 * The direction from the middle of a ring of places to place `at`. The first twelve lie on a circle like the hours of a
 * clock, any further one inside it; y grows downwards.
 */
export function hourAt(at: number): Spot {
  if (at >= HOURS) return { x: -WITHIN, y: 0 };
  const angle = ((at + 1) * 2 * Math.PI) / HOURS;
  return { x: exact(Math.sin(angle)), y: exact(-Math.cos(angle)) };
}

/** A share without the error of computing it, so that places above each other are in one column. */
const exact = (share: number): number => Number(share.toFixed(6));

const radiusOf = ({ width, height }: Shape, card: Shape): Spot => ({
  x: (width - card.width) / 2 - NAME,
  y: (height - card.height) / 2,
});

/** Whether neither cards nor names touch each other. */
function hasRoom(room: Shape, card: Shape): boolean {
  const { x, y } = radiusOf(room, card);
  const isWide = x / 2 >= card.width + NAME;
  return isWide && y / 2 >= card.height + Number(card.height > LOWEST.height);
}

/** Cards as wide as higher ones, since there is more room beside them than above. */
const BROAD: Shape = { width: 7, height: 3 };

/** The largest cards up to this size that have room; undefined where not even the lowest have. */
export function ringCard(room: Shape, most: Shape): Shape | undefined {
  const tall = sizeThat((shape) => hasRoom(room, shape), most);
  const isBroad = tall.height <= BROAD.height && most.height > BROAD.height && hasRoom(room, BROAD);
  const card = isBroad ? BROAD : tall;
  return hasRoom(room, card) ? card : undefined;
}

/** The card in hand is larger than the others where the middle has room. */
export function heldCard({ height }: Shape, card: Shape): Shape {
  const free = height - 2 * (card.height + 1);
  const larger = { width: card.width + 2, height: card.height + 4 };
  const isHigher = card.height > LOWEST.height && larger.height <= free;
  return isHigher
    ? sizeThat((shape) => shape.height <= larger.height, { width: 13, height: 9 })
    : card;
}

/** Rows of felt above the highest card, and below the lowest, for its shadow. */
const FELT = 1;

/** The upper left corner of what lies in a direction from the middle. */
export function cornerAt(room: Shape, card: Shape, direction: Spot, own: Shape = card): Spot {
  const radius = radiusOf(room, card);
  const y = Math.round(room.height / 2 + direction.y * radius.y - own.height / 2);
  const lowest = room.height - own.height - FELT;
  return {
    x: Math.round(room.width / 2 + direction.x * radius.x - own.width / 2),
    y: own.height > LOWEST.height ? Math.max(FELT, Math.min(y, lowest)) : y,
  };
}

/** Where the name of a place is, by its card: on the side away from the middle, or above what lies within. */
export function nameAt(at: number, card: Shape, corner: Spot): Spot {
  if (at >= HOURS) return { x: corner.x, y: corner.y - ABOVE };
  const isRight = hourAt(at).x > WITHIN / 2;
  return { x: isRight ? corner.x + card.width + 1 : corner.x - NAME, y: corner.y };
}

/** Whether the name is in one line, as above its card. */
export const isNamedAbove = (at: number): boolean => at >= HOURS;

type Arrow = 'left' | 'right' | 'up' | 'down';

export const isArrow = (name: string): name is Arrow => Object.hasOwn(ARROWS, name);

const ARROWS: Readonly<Record<Arrow, Spot>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How much a place beside the way of an arrow counts as further off. */
const ASIDE = 2;
/** Nearer than this along the way of an arrow, a place does not lie there. */
const LEAST = 0.05;

const MIDDLE: Spot = { x: 0, y: 0 };

/**
 * The place that an arrow leads to from another, or from the middle, out of so many; undefined if none lies there.
 */
export function placeTowards(
  from: number | undefined,
  arrow: Arrow,
  count: number,
): number | undefined {
  const way = ARROWS[arrow];
  const start = from === undefined ? MIDDLE : hourAt(from);
  const costs = Array.from({ length: count }, (_, at) => {
    const { x, y } = hourAt(at);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    return along < LEAST ? Number.POSITIVE_INFINITY : along + ASIDE * aside;
  });
  const least = Math.min(...costs);
  return Number.isFinite(least) ? costs.indexOf(least) : undefined;
}
