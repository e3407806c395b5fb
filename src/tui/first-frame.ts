/**
 * The frame that the menu began with last time, kept beside the history for one window size, look, list of games
 * and build.
 * It is shown before Ink is loaded, so that it is there at once.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { foldersOf } from '../play/disk/paths.ts';
import { textOf } from '../play/disk/settings.ts';
import type { Frame } from './surface/surface.ts';
import type { Terminal } from './terminal.ts';

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

const fileOf = (): string => join(dirname(foldersOf(process.env).games), 'first-frame.json');

function readKept(): v.InferOutput<typeof KEPT> | undefined {
  try {
    return v.parse(KEPT, JSON.parse(textOf(fileOf())));
  } catch {
    return undefined;
  }
}

/** Without it, the next start is slower and nothing else. */
function keep(text: string): void {
  try {
    mkdirSync(dirname(fileOf()), { recursive: true });
    writeFileSync(fileOf(), text);
  } catch {}
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
    if (last?.of !== of || last.frame !== frame) keep(JSON.stringify({ of, frame }));
  };
}
