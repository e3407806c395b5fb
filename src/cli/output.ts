/** Where a command writes: data to stdout, messages to stderr, both safe against a closed pipe. */
import { once } from 'node:events';
import type { Lang, Text } from '../lang/text.ts';
import { clean } from '../script/clean.ts';

/** A reader that goes away, as `head` does, ends the program quietly. */
export function endQuietlyOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      process.exit(1);
    });
}

/** Writes data and waits until the reader keeps up. */
export async function write(data: string): Promise<void> {
  if (!process.stdout.write(data)) await once(process.stdout, 'drain');
}

export const writeLine = (line: string): Promise<void> => write(`${line}\n`);

export const writeJson = (value: unknown): Promise<void> => writeLine(JSON.stringify(value));

/** A message for the person, on stderr. */
export function note(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** A sentence with anything unsafe spelled out. */
export const sentence = (said: Text, lang: Lang): string => clean(said[lang], 2000);

/** Columns padded to the widest cell; the last is left as it is. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
