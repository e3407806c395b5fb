/** Signs by what they are to a terminal. */
import { NARROW } from '../../src/tui/surface/narrow.ts';

/** Every sign of one unit of UTF-16 beyond ASCII. */
export const SIGNS_BEYOND_ASCII: readonly string[] = Array.from({ length: 0xff80 }, (_, at) =>
  String.fromCharCode(0x80 + at),
).filter((sign) => !/[\ud800-\udfff]/.test(sign));

/** Those that are one column wide and join no other. */
export function narrowSigns(): readonly string[] {
  const isNarrow = new RegExp(`[${NARROW}]`);
  return SIGNS_BEYOND_ASCII.filter((sign) => isNarrow.test(sign));
}
