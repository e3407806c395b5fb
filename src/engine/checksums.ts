/**
 * The checksums that guard a save. Each line ends in the CRC-32 of its bytes before the sum, seeded with the sum
 * of the previous line, or with 0 for a header, so that every changed byte and every missing, added or moved line
 * shows. Lines lost at the very end leave no trace. The CRC-32 is that of ITU-T V.42, as in zip and PNG; it is computed here so
 * that records can be read without Node.
 */
import { text } from '../lang/text.ts';
import { problem, type Refusal } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

/** The CRC-32 polynomial with its bits reversed. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

const addByte = (sum: number, byte: number): number =>
  (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);

/** The code point as which a lone surrogate is encoded. */
const REPLACEMENT = 0xfffd;

/** The sum with the bytes of a code point above 127. */
function addWide(sum: number, point: number): number {
  const next = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x800) return addByte(addByte(sum, 0xc0 | (point >> 6)), next(0));
  if (point < 0x10000)
    return addByte(addByte(addByte(sum, 0xe0 | (point >> 12)), next(6)), next(0));
  return addByte(addByte(addByte(addByte(sum, 0xf0 | (point >> 18)), next(12)), next(6)), next(0));
}

const isHalf = (point: number): boolean => point >= 0xd800 && point < 0xe000;

/** The sum of a text that follows others with the sum `before`, 0 for none; from 0 to 2³² − 1. */
export function crc32(text: string, before = 0): number {
  let sum = ~before;
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    if (point < 0x80) sum = addByte(sum, point);
    else sum = addWide(sum, isHalf(point) ? REPLACEMENT : point);
    if (point >= 0x10000) at++;
  }
  return ~sum >>> 0;
}

/** The seed of a header's sum. */
export const FIRST = 0;

const SUM = /^,"sum":"([0-9a-f]{8})"\}$/;
/** The length of the end of a line with a sum: `,"sum":"01234567"}`. */
const LENGTH = 18;

/** The fault of a header without a sum, found only when the line after the header carries one. */
export const HEADER_LACKS = text(
  'the header lacks the checksum that the lines after it carry',
  'dem Kopf fehlt die Prüfsumme, die die Zeilen danach haben',
);

/** The JSON of an object with its sum added, and the sum. */
export function sealJson(json: string, before: number): readonly [text: string, sum: number] {
  const body = json.slice(0, -1);
  const sum = crc32(body, before);
  return [`${body},"sum":"${sum.toString(16).padStart(8, '0')}"}`, sum];
}

/** A record line as text with its sum added, and the sum. */
export const sealLine = (line: object, before: number): readonly [text: string, sum: number] =>
  sealJson(JSON.stringify(line), before);

/** The sum a line carries at its end; undefined without one. */
function sumAtEnd(line: string): number | undefined {
  if (!line.startsWith(',"sum":', line.length - LENGTH)) return undefined;
  const digits = SUM.exec(line.slice(-LENGTH))?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}

/**
 * The sum of a line that follows one with the sum `before`, undefined in a record without sums.
 * Refuses a wrong sum, and a line with a sum next to one without.
 */
export function followSum(before: number | undefined, line: string): number | undefined | Refusal {
  const sum = sumAtEnd(line);
  if (before === undefined) return sum === undefined ? undefined : problem(HEADER_LACKS);
  if (sum === undefined) return problem(texts.sums.lacking);
  return crc32(line.slice(0, -LENGTH), before) === sum ? sum : problem(texts.sums.wrong);
}

/** The sum of a header, the first line of its record. */
export const headerSum = (line: string): number | undefined | Refusal =>
  sumAtEnd(line) === undefined ? undefined : followSum(FIRST, line);
