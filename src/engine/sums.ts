/**
 * The sums that guard a save: each line ends in the CRC-32 of its own bytes before the sum, begun
 * with the sum of the line before, 0 for a header. So a byte changed anywhere, and a line that is
 * missing, added or moved, shows. Lines lost at the very end leave no trace.
 */
import { text } from '../lang/text.ts';
import { crc32 } from './crc32.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The sum a header begins with. */
export const FIRST = 0;

const SUM = /^,"sum":"([0-9a-f]{8})"\}$/;
/** `,"sum":"01234567"}` */
const LENGTH = 18;

const WRONG = text(
  'the sum of the line is wrong: the line is damaged, or one before it is missing',
  'die Prüfsumme der Zeile stimmt nicht: die Zeile ist beschädigt, oder eine davor fehlt',
);
const LACKING = text(
  'the line lacks the sum that the lines before it carry',
  'der Zeile fehlt die Prüfsumme, die die Zeilen davor haben',
);
/** Found only when the line after the header carries a sum. */
export const HEADER_LACKS = text(
  'the header lacks the sum that the lines after it carry',
  'dem Kopf fehlt die Prüfsumme, die die Zeilen danach haben',
);

/** A line of a record as text with its sum, and that sum. */
export function sealLine(line: object, before: number): readonly [text: string, sum: number] {
  const body = JSON.stringify(line).slice(0, -1);
  const sum = crc32(body, before);
  return [`${body},"sum":"${sum.toString(16).padStart(8, '0')}"}`, sum];
}

/** The sum a line carries at its end; undefined without one. */
function sumOf(line: string): number | undefined {
  if (!line.startsWith(',"sum":', line.length - LENGTH)) return undefined;
  const digits = SUM.exec(line.slice(-LENGTH))?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}

/**
 * The sum of a line after one with the sum `before`, undefined in a record without sums. A refusal
 * if it is wrong, or if only one of the two lines carries one.
 */
export function followSum(before: number | undefined, line: string): number | undefined | Refusal {
  const sum = sumOf(line);
  if (before === undefined)
    return sum === undefined ? undefined : refuse('conventions', HEADER_LACKS);
  if (sum === undefined) return refuse('conventions', LACKING);
  return crc32(line.slice(0, -LENGTH), before) === sum ? sum : refuse('conventions', WRONG);
}

/** The sum of a header, which begins its record. */
export const headerSum = (line: string): number | undefined | Refusal =>
  sumOf(line) === undefined ? undefined : followSum(FIRST, line);
