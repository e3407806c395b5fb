/**
 * The frame that the menu began with last time, kept beside the history for one window size, look, list of games
 * and build.
 * It is shown before Ink is loaded, so that it is there at once.
 */
import * as v from 'valibot';
import { FIRST, headerSum, sealLine } from '../engine/checksums.ts';
import { parsed } from '../engine/json.ts';
import { firstFramePath, foldersOf } from '../play/disk/paths.ts';
import { smallFileText } from '../play/disk/settings.ts';
import { WRITTEN } from '../play/disk/written-files.ts';
import type { Frame } from './surface/surface.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Set by the build alone. */
declare const TALON_BUILD: string | undefined;

const ESC = '\u001b';

/** What moves the cursor or asks the terminal for something: anything but words and their looks. */
const HARMFUL = new RegExp(`[^\\P{C}\\n${ESC}]|${ESC}(?!\\[[\\d;]*m)`, 'u');

const KEPT = v.object({
  of: v.string(),
  frame: v.pipe(
    v.string(),
    v.check((frame) => !HARMFUL.test(frame)),
  ),
});

type Kept = v.InferOutput<typeof KEPT>;

const fileOf = (): string => firstFramePath(foldersOf(process.env));

/** The menu’s frame kept from last time; undefined where there is none or its checksum or form is wrong. */
function readKept(): Kept | undefined {
  try {
    const line = smallFileText(fileOf(), WRITTEN.firstFrame.most);
    return typeof headerSum(line) === 'number' ? v.parse(KEPT, parsed(line)) : undefined;
  } catch {
    return undefined;
  }
}

/** Without it, the next start is slower and nothing else. What writes files is not needed to show the frame. */
async function keep(kept: Kept): Promise<void> {
  const [line] = sealLine(kept, FIRST);
  try {
    const { remakeFile } = await import('../play/disk/folders.ts');
    const { ownSystem } = await import('../play/disk/lock.ts');
    await remakeFile(ownSystem, fileOf(), line);
  } catch {
    // A full or read-only disk, or something else of that name.
  }
}

/** Lines that are painted already, written whole: nothing need be known of their cells. */
const paintedFrame = (lines: readonly string[]): Frame => ({
  lines: () => lines,
  after: () => lines.map((line, y) => `${ESC}[${y + 1};1H${line}`).join(''),
});

/** Shows the frame of last time if the same was given then, and returns what keeps the frame that is shown by then. */
export function beginAsLastTime(
  { surface, size }: Terminal,
  given: readonly unknown[],
): () => void {
  if (typeof TALON_BUILD !== 'string') return () => {};
  const look = (): string => JSON.stringify([TALON_BUILD, size(), ...given]);
  const last = readKept();
  if (last?.of === look()) surface.draw(paintedFrame(last.frame.split('\n')));
  return () => {
    const of = look();
    const frame = surface.shown()?.lines().join('\n') ?? '';
    if (last?.of !== of || last.frame !== frame) void keep({ of, frame });
  };
}
