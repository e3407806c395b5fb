/**
 * The checksums that guard a save: each line ends in the CRC-32 of its own bytes before the sum,
 * seeded with the sum of the previous line, 0 for a header. So any changed byte and any missing,
 * added or moved line shows. Lines lost at the very end leave no trace.
 */
import { text } from '../lang/text.ts';
import { crc32 } from './crc32.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The seed of a header's sum. */
export const FIRST = 0;

const SUM = /^,"sum":"([0-9a-f]{8})"\}$/;
/** `,"sum":"01234567"}` */
const LENGTH = 18;

const WRONG = text(
  'the checksum of the line is wrong: the line is damaged, or one before it is missing',
  'die Prüfsumme der Zeile stimmt nicht: Die Zeile ist beschädigt, oder eine davor fehlt',
);
const LACKING = text(
  'the line lacks the checksum that the lines before it carry',
  'der Zeile fehlt die Prüfsumme, die die Zeilen davor haben',
);
/** Found only when the line after the header carries a sum. */
export const HEADER_LACKS = text(
  'the header lacks the checksum that the lines after it carry',
  'dem Kopf fehlt die Prüfsumme, die die Zeilen danach haben',
);

/** A record line as text with its sum, and that sum. */
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
 * The sum of a line that follows one with the sum `before`, undefined in a record without sums.
 * Refuses a wrong sum, and a line with a sum next to one without.
 */
export function followSum(before: number | undefined, line: string): number | undefined | Refusal {
  const sum = sumOf(line);
  if (before === undefined)
    return sum === undefined ? undefined : refuse('conventions', HEADER_LACKS);
  if (sum === undefined) return refuse('conventions', LACKING);
  return crc32(line.slice(0, -LENGTH), before) === sum ? sum : refuse('conventions', WRONG);
}

/** The sum of a header, the first line of its record. */
export const headerSum = (line: string): number | undefined | Refusal =>
  sumOf(line) === undefined ? undefined : followSum(FIRST, line);
