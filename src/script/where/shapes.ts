/** Shapes: the lengths of the suits in a hand, in any order or in a given one; `x` stands for any length. */
import type { Pack, Suit } from '../../cards/pack.ts';
import type { DealScope, Hand } from './open-deal.ts';

/** Lengths of suits; undefined stands for any. */
type Shape = readonly (number | undefined)[];

const COMPACT = /^[\dx]{1,8}$/i;
const DASHED = /^(\d{1,2}|x)(-(\d{1,2}|x))+$/i;
const EXACTLY = /^exactly(?![\p{L}\d])/iu;

/** The suits of a pack in its order. */
export const packSuits = ({ order, faces }: Pack): readonly Suit[] => [
  ...new Set(order.flatMap((card) => faces[card]?.suit ?? [])),
];

/** The suits in the order in which the lengths of a hand are named: the last of the pack first. */
export const shapeSuits = ({ pack }: DealScope): readonly Suit[] => packSuits(pack).toReversed();

const lengthTyped = (typed: string): number | undefined =>
  typed.toLowerCase() === 'x' ? undefined : Number(typed);

/** Reads a shape, a length for each suit; undefined if it is not one. Voids may be left out. */
function readShape(typed: string, suits: number): Shape | undefined {
  if (!COMPACT.test(typed) && !DASHED.test(typed)) return undefined;
  const lengths = (typed.includes('-') ? typed.split('-') : [...typed]).map(lengthTyped);
  if (lengths.length > suits) return undefined;
  return [...lengths, ...Array.from({ length: suits - lengths.length }, () => 0)];
}

const isGiven = (length: number | undefined): length is number => length !== undefined;

/** Whether a hand of the size that is dealt can have the shape, of which some lengths may be left open. */
function isSize({ smallest, largest }: DealScope, shape: Shape): boolean {
  const given = shape.filter(isGiven);
  const total = given.reduce((sum, length) => sum + length, 0);
  return total <= largest && (given.length < shape.length || total >= smallest);
}

/** Whether the lengths, suit by suit, are those of the shape. */
const isExact = (shape: Shape, lengths: readonly number[]): boolean =>
  shape.every((length, suit) => length === undefined || length === lengths[suit]);

/** Whether the lengths are those of the shape in some order: those given are among them, each as often as given. */
function isInSomeOrder(shape: Shape, lengths: readonly number[]): boolean {
  const left = [...lengths];
  for (const length of shape.filter(isGiven)) {
    const found = left.indexOf(length);
    if (found < 0) return false;
    left.splice(found, 1);
  }
  return true;
}

/** Reads one shape or several, `4432,5-4-x-x`; undefined if one of them is no shape a hand can have. */
export function readShapes(scope: DealScope, typed: string): ((hand: Hand) => boolean) | undefined {
  const suits = shapeSuits(scope);
  const isOrdered = EXACTLY.test(typed);
  const listed = typed.replace(EXACTLY, '').replace(/\s+/g, '').split(',');
  const shapes = listed
    .map((one) => readShape(one, suits.length))
    .filter((one) => one !== undefined);
  if (shapes.length < listed.length || !shapes.every((shape) => isSize(scope, shape)))
    return undefined;
  const fits = isOrdered ? isExact : isInSomeOrder;
  return ({ cards }) => {
    const lengths = suits.map(
      (suit) => cards.filter((card) => scope.pack.faces[card]?.suit === suit).length,
    );
    return shapes.some((shape) => fits(shape, lengths));
  };
}

/** The largest hand, spread over the suits as evenly as possible. */
export function exampleShape({ largest }: DealScope): string {
  const shares = [0, 1, 2, 3].map((i) => Math.floor((largest + 3 - i) / 4));
  return shares.join('-');
}
