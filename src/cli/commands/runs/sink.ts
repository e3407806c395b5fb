/**
 * Where `sim`, `tournament` and `drill` write records and observations: nowhere, a file, or standard output. A file
 * that holds anything else is left as it is; `script/shards/files.ts` keeps that rule for partials.
 */
import { type FileHandle, open, truncate } from 'node:fs/promises';
import { fill, type Text } from '../../../lang/text.ts';
import { disk } from '../../../play/disk/files.ts';
import type { FileLines, Outlet } from '../../../script/sim/simulate.ts';
import scriptTexts from '../../../script/texts.json' with { type: 'json' };
import type { Flags } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { faultCode, fileName } from '../../parse/source.ts';
import { withProgress, write } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

interface Sink {
  readonly put: (lines: FileLines) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly onStdout: boolean;
}

/** Does some work on a file; ends the command if the disk refuses it. */
async function orUnwritable<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return fail(fill(scriptTexts.files.unwritable, fileName(file), faultCode(error)));
  }
}

function fileSink(file: string, handle: FileHandle): Sink {
  return {
    put: (lines) => orUnwritable(file, () => handle.appendFile(lines)),
    end: () => orUnwritable(file, () => handle.close()),
    onStdout: false,
  };
}

/** How a file begins that an option writes, and what is said of any other file. */
interface Stream {
  readonly begins: RegExp;
  readonly foreign: Text;
}

const STREAMS = {
  records: { begins: /^\{"(talon|kept)":/, foreign: scriptTexts.files.noRecords },
  observations: { begins: /^\{"match":\d+,/, foreign: scriptTexts.files.noObservations },
} satisfies Readonly<Record<string, Stream>>;

/** The first bytes of a file, which tell what it holds. */
const BEGINNING = 64;

/** Whether a regular file holds anything but lines of the stream. Pipes and devices take whatever is written. */
async function isForeign(file: string, { begins }: Stream): Promise<boolean> {
  const found = await disk.stat(file);
  if (found?.isFile !== true) return false;
  const beginning = await disk.part(file, 0, BEGINNING);
  return beginning.length > 0 && !begins.test(beginning.toString('latin1'));
}

/** Opens a file for writing after its first `kept` bytes. */
async function openAfter(file: string, kept: number): Promise<FileHandle> {
  if (kept === 0) return open(file, 'w');
  await truncate(file, kept);
  return open(file, 'a');
}

/**
 * A sink for the file that an option names, `-` for standard output; the file is created at once, or keeps its
 * first `kept` bytes.
 */
export async function openSink(
  what: keyof typeof STREAMS,
  file: string | undefined,
  kept = 0,
): Promise<Sink> {
  const nothing = async (): Promise<void> => undefined;
  if (file === undefined) return { put: nothing, end: nothing, onStdout: false };
  if (file === '-') return { put: write, end: nothing, onStdout: true };
  const stream = STREAMS[what];
  if (await orUnwritable(file, () => isForeign(file, stream)))
    fail(fill(stream.foreign, fileName(file)));
  return fileSink(file, await orUnwritable(file, () => openAfter(file, kept)));
}

/** Runs `count` matches with a progress line, their records and observations going where the command line says. */
export async function intoSinks<T>(
  given: Flags,
  count: number,
  run: (outlet: Outlet) => Promise<T>,
): Promise<{ readonly found: T; readonly onStdout: boolean }> {
  const recordFile = given.text('records');
  const observationFile = given.text('observations');
  if (recordFile === '-' && observationFile === '-') misused(texts.sim.bothOut);
  const records = await openSink('records', recordFile);
  const observations = await openSink('observations', observationFile);
  const outlet = { onLines: records.put, onObservations: observations.put };
  const found = await withProgress(count, (onProgress) => run({ ...outlet, onProgress }));
  await records.end();
  await observations.end();
  return { found, onStdout: records.onStdout || observations.onStdout };
}
