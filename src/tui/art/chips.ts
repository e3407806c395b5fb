/** Chips in stacks, as pixels: each chip is a row of pixels with a stripe, the most valuable stack at the left. */
import type { Dye } from '../theme/palettes.ts';
import type { Pixels } from './cells.ts';

/**
 * The colour of a chip and of its stripes, from the least valuable; each is worth five of the one before. None is white,
 * which would vanish on pale felt.
 */
const CHIPS: readonly (readonly [chip: Dye, stripe: Dye])[] = [
  ['amber', 'lemon'],
  ['cherry', 'rose'],
  ['sky', 'mist'],
  ['night', 'gold'],
];
/** Chips of one kind that have the value of one of the next. */
const NEXT = 5;

/** Stripes of two chips that lie one on the other: in the middle of the one, at the edges of the other. */
const STRIPED = ['ccscc', 'scccs'] as const;
const WIDTH = STRIPED[0].length;
const GAP = 1;

/** Pixels of the highest stack, and of the highest where there is room for low ones alone. */
export const TALL = 2 * NEXT - 1;
export const LOW_STACK = NEXT;

/** The chips of one kind in a sum counted in that kind, such that the rest can be paid in the next kind. */
function stackOf(sum: number, most: number): number {
  if (sum <= most) return sum;
  const odd = sum % NEXT;
  if (most >= TALL) return NEXT + odd;
  return odd === 0 ? NEXT : odd;
}

/** How many chips of each kind make up a sum, in stacks of at most `most`; of the last kind no more are shown. */
function stacksOf(sum: number, most: number): readonly number[] {
  let rest = sum;
  return CHIPS.map((_, kind) => {
    const isLast = kind === CHIPS.length - 1;
    const chips = stackOf(isLast ? Math.min(rest, most) : rest, most);
    rest = Math.floor((rest - chips) / NEXT);
    return chips;
  });
}

/** A chip at this height of its stack, each of its pixels `times` as wide. */
function chipRow(kind: number, at: number, times: number): readonly (Dye | undefined)[] {
  const [chip = 'amber', stripe = 'lemon'] = CHIPS[kind] ?? [];
  const pixels = Array.from(STRIPED[at % 2] ?? '', (one) => (one === 's' ? stripe : chip));
  return pixels.flatMap((pixel) => Array.from({ length: times }, () => pixel));
}

/** A sum in stacks side by side on one line, in stacks of at most `most` chips, its pixels `times` as large. */
export function chipPixels(sum: number, most: number, times = 1): Pixels {
  const stacks = stacksOf(sum, most)
    .map((count, kind) => ({ count, kind }))
    .filter(({ count }) => count > 0)
    .reverse();
  const high = Math.max(0, ...stacks.map(({ count }) => count));
  const gap = Array.from({ length: GAP * times }, () => undefined);
  const hole = Array.from({ length: WIDTH * times }, () => undefined);
  const rows = Array.from({ length: high }, (_, row) => {
    const at = high - 1 - row;
    return stacks.flatMap(({ count, kind }, place) => [
      ...(place === 0 ? [] : gap),
      ...(at < count ? chipRow(kind, at, times) : hole),
    ]);
  });
  return rows.flatMap((row) => Array.from({ length: times }, () => row));
}
