/**
 * The line mode: a sitting as lines of plain text that are only ever added, for screen readers,
 * pipes and terminals that can do nothing else.
 */
import type { Lang } from '../lang/text.ts';
import type { Sitting } from '../play/index.ts';
import { readLines } from './input.ts';
import { Session } from './session.ts';
import type { Mouth } from './speaker.ts';

export interface LineSetup {
  readonly sitting: Sitting;
  readonly lang: Lang;
  /** Cards that lie face down are told if the person has seen them. */
  readonly memory?: boolean;
}

export interface LineIo {
  readonly input: NodeJS.ReadableStream;
  readonly output: { write(words: string): unknown };
  readonly error: { write(words: string): unknown };
  /** A person sits at the keyboard: a mark shows that an answer is awaited. */
  readonly isTTY: boolean;
  /** Calls when the person breaks off; gives what ends the watch. */
  readonly onInterrupt?: (interrupted: () => void) => () => void;
}

const INTERRUPTED = 130;

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

/**
 * Plays the sitting to its end, or until the person stops or the input ends; the sitting is
 * closed then. Gives the exit code: 0, for stopping is no failure, or 130 if it was broken off.
 * At a keyboard the end of the input stops at once; a pipe that has ended is played on to the
 * next question it leaves open.
 */
export async function runLine(
  { sitting, lang, memory = false }: LineSetup,
  io: LineIo,
): Promise<number> {
  const lines = readLines(io.input);
  let code = 0;
  let interrupt: () => void = () => {};
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve;
  });
  const gone = io.isTTY ? Promise.race([lines.ended, interrupted]) : interrupted;
  const session = new Session({
    sitting,
    lang,
    memory,
    lines,
    mouth: mouthOf(io),
    isTTY: io.isTTY,
    gone,
  });
  const off = io.onInterrupt?.(() => {
    code = INTERRUPTED;
    void session.interrupt().then(interrupt);
  });
  try {
    await Promise.race([session.run(), interrupted]);
    return code;
  } finally {
    off?.();
    lines.close();
    await sitting.close();
  }
}

export { spellFace, spellRank, spellSuit, spellToken } from './spell.ts';
