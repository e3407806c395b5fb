/**
 * CRC-32 of texts (ITU-T V.42, the one of zip and PNG), over their bytes in UTF-8; it needs neither
 * Node nor a browser.
 */

/** The polynomial, bits reversed. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

const add = (sum: number, byte: number): number => (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);

/** What a lone surrogate is encoded as. */
const REPLACEMENT = 0xfffd;

/** The sum with the bytes of a code point above 127. */
function addWide(sum: number, point: number): number {
  const next = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x800) return add(add(sum, 0xc0 | (point >> 6)), next(0));
  if (point < 0x10000) return add(add(add(sum, 0xe0 | (point >> 12)), next(6)), next(0));
  return add(add(add(add(sum, 0xf0 | (point >> 18)), next(12)), next(6)), next(0));
}

const isHalf = (point: number): boolean => point >= 0xd800 && point < 0xe000;

/** The sum of a text that follows others with the sum `before`, 0 for none; from 0 to 2³² − 1. */
export function crc32(text: string, before = 0): number {
  let sum = ~before;
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    if (point < 0x80) sum = add(sum, point);
    else sum = addWide(sum, isHalf(point) ? REPLACEMENT : point);
    if (point >= 0x10000) at++;
  }
  return ~sum >>> 0;
}
