/** Where the line mode reads and writes. */
import type { Lang } from '../lang/text.ts';
import type { Farewell } from '../play/disk/leaving.ts';
import { type Lines, readLines } from './input.ts';
import * as phrases from './phrases.ts';
import type { Mouth } from './speaker.ts';

export interface LineIo {
  readonly input: NodeJS.ReadableStream;
  readonly output: { write(words: string): unknown };
  readonly error: { write(words: string): unknown };
  /** Whether a person sits at the keyboard: a mark then shows that an answer is awaited. */
  readonly isTTY: boolean;
  /** Registers what to do before the program is ended from outside; returns what unregisters it. */
  readonly beforeLeaving?: (farewell: Farewell) => () => void;
}

const mouthOf = ({ output, error, isTTY }: LineIo): Mouth => ({
  say: (line) => output.write(`${line}\n`),
  warn: (line) => error.write(`${line}\n`),
  ask: () => {
    if (isTTY) output.write('> ');
  },
  breakOff: () => {
    if (isTTY) output.write('\n');
  },
});

/** A person at a keyboard, or a pipe. */
interface Ends {
  readonly lines: Lines;
  readonly mouth: Mouth;
  readonly isTTY: boolean;
  /** Resolves when nobody is there any more: at the end of what is typed, never behind a pipe. */
  readonly gone: Promise<unknown>;
}

const FAILED = 1;

/** Talks until `talk` is done. Returns the exit code: 1 if the input was not lines. */
export async function inLines(
  io: LineIo,
  lang: Lang,
  talk: (ends: Ends) => Promise<void>,
): Promise<number> {
  const { isTTY } = io;
  const lines = readLines(io.input);
  const mouth = mouthOf(io);
  try {
    await talk({ lines, mouth, isTTY, gone: isTTY ? lines.ended : new Promise(() => {}) });
    if (!lines.isFlood()) return 0;
    mouth.warn(phrases.FLOOD[lang]);
    return FAILED;
  } finally {
    lines.close();
  }
}
