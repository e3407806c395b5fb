/** The shape of a hand: how many cards of each suit, in any order, `4432` or `10-1-1-1`. */
import type { Hand } from './hands.ts';
import { type Asked, suitsOf } from './subjects.ts';

/** Lengths, longest first. */
type Shape = readonly number[];

const isSame = (one: Shape, other: Shape): boolean => one.every((length, i) => length === other[i]);

const descending = (lengths: readonly number[]): Shape => [...lengths].sort((a, b) => b - a);

/** Reads a shape with a length for each of so many suits; undefined if it is none. Voids may be left out. */
function readShape(typed: string, suits: number): Shape | undefined {
  if (!/^(\d{1,8}|\d{1,2}(-\d{1,2})+)$/.test(typed)) return undefined;
  const lengths = typed.includes('-') ? typed.split('-').map(Number) : [...typed].map(Number);
  if (lengths.length > suits) return undefined;
  return descending([...lengths, ...Array.from({ length: suits - lengths.length }, () => 0)]);
}

function isSize({ smallest, largest }: Asked, shape: Shape): boolean {
  const total = shape.reduce((sum, length) => sum + length, 0);
  return total >= smallest && total <= largest;
}

/** Reads one shape or several, `4432,4333`; undefined if one of them is no shape a hand can have. */
export function readShapes(asked: Asked, typed: string): ((hand: Hand) => boolean) | undefined {
  const suits = suitsOf(asked.pack);
  const shapes = typed.split(',').map((one) => readShape(one, suits.length));
  const known = shapes.filter((shape) => shape !== undefined);
  if (known.length < shapes.length || !known.every((shape) => isSize(asked, shape)))
    return undefined;
  return ({ cards }) => {
    const lengths = suits.map(
      (suit) => cards.filter((card) => asked.pack.faces[card]?.suit === suit).length,
    );
    return known.some((shape) => isSame(shape, descending(lengths)));
  };
}
