/** The records of a run that was interrupted, as far as whole matches go. */
import { createReadStream } from 'node:fs';
import { openSplitter } from '../../script/lines.ts';

const HEAD = '{"talon":';
const END = '{"end":true';

/**
 * Where in a file, in bytes, every so many whole records end; nowhere if it cannot be read. A forfeited one
 * has no end line: it ends where the next one begins.
 */
export async function matchEnds(file: string, records: number): Promise<readonly number[]> {
  const splitter = openSplitter();
  const ends: number[] = [];
  let at = 0;
  let begun = 0;
  const isDue = (): boolean => begun === (ends.length + 1) * records;
  try {
    for await (const chunk of createReadStream(file))
      for (const line of splitter.push(chunk)) {
        if (!('text' in line)) return ends;
        const isHead = line.text.startsWith(HEAD);
        if (isHead && isDue()) ends.push(at);
        if (isHead) begun++;
        at += Buffer.byteLength(line.text) + 1;
        if (line.text.startsWith(END) && isDue()) ends.push(at);
      }
  } catch {
    // Whoever writes there next says what is wrong.
  }
  return ends;
}
