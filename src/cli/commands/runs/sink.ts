/** Where `sim` and `tournament` write records and observations: nowhere, a file, or standard output. */
import { type FileHandle, open, truncate } from 'node:fs/promises';
import { fill } from '../../../lang/text.ts';
import type { Lines, Outlet } from '../../../script/sim/simulate.ts';
import scriptTexts from '../../../script/texts.json' with { type: 'json' };
import { fail, type Given, misused } from '../../parse/call.ts';
import { withProgress, write } from '../../print/output.ts';
import { codeOf, fileName } from '../../source.ts';
import texts from './texts.json' with { type: 'json' };

interface Sink {
  readonly put: (lines: Lines) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly onStdout: boolean;
}

async function orFail<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return fail(fill(scriptTexts.files.unwritable, fileName(file), codeOf(error)));
  }
}

function fileSink(file: string, handle: FileHandle): Sink {
  return {
    put: (lines) => orFail(file, () => handle.appendFile(lines)),
    end: () => orFail(file, () => handle.close()),
    onStdout: false,
  };
}

/** Opens a file for writing after its first `kept` bytes. */
async function openAfter(file: string, kept: number): Promise<FileHandle> {
  if (kept === 0) return open(file, 'w');
  await truncate(file, kept);
  return open(file, 'a');
}

/**
 * A sink for the file of that name, `-` for standard output; the file is created at once, or keeps its
 * first `kept` bytes.
 */
export async function openSink(file: string | undefined, kept = 0): Promise<Sink> {
  const nothing = async (): Promise<void> => undefined;
  if (file === undefined) return { put: nothing, end: nothing, onStdout: false };
  if (file === '-') return { put: write, end: nothing, onStdout: true };
  return fileSink(file, await orFail(file, () => openAfter(file, kept)));
}

/** Runs `count` matches with a progress line, their records and observations going where the command line says. */
export async function intoSinks<T>(
  given: Given,
  count: number,
  run: (outlet: Outlet) => Promise<T>,
): Promise<{ readonly found: T; readonly onStdout: boolean }> {
  const names = [given.text('records'), given.text('observations')];
  if (names.every((name) => name === '-')) misused(texts.sim.bothOut);
  const [records, observations] = [await openSink(names[0]), await openSink(names[1])];
  const outlet = { onLines: records.put, onObservations: observations.put };
  const found = await withProgress(count, (onProgress) => run({ ...outlet, onProgress }));
  await records.end();
  await observations.end();
  return { found, onStdout: records.onStdout || observations.onStdout };
}
