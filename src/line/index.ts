/**
 * The line mode: a sitting as lines of plain text that are only ever added, for screen readers,
 * pipes and terminals that can do nothing else.
 */
import type { Lang } from '../lang/text.ts';
import type { Sitting } from '../play/index.ts';
import { readLines } from './input.ts';
import { type Mouth, Session } from './session.ts';

export interface LineSetup {
  readonly sitting: Sitting;
  readonly lang: Lang;
}

export interface LineIo {
  readonly input: NodeJS.ReadableStream;
  readonly output: { write(words: string): unknown };
  readonly error: { write(words: string): unknown };
  /** A person sits at the keyboard: a mark shows that an answer is awaited. */
  readonly isTTY: boolean;
}

const mouthOf = ({ output, error, isTTY }: LineIo): Mouth => ({
  say: (line) => output.write(`${line}\n`),
  warn: (line) => error.write(`${line}\n`),
  ask: () => {
    if (isTTY) output.write('> ');
  },
});

/**
 * Plays the sitting to its end, or until the person stops or the input ends; the sitting is
 * closed then. Gives the exit code: always 0, for stopping is no failure.
 */
export async function runLine({ sitting, lang }: LineSetup, io: LineIo): Promise<number> {
  const lines = readLines(io.input);
  try {
    await new Session(sitting, lang, lines, mouthOf(io)).run();
    return 0;
  } finally {
    lines.close();
    sitting.close();
  }
}

export { spellFace, spellRank, spellSuit, spellToken } from './spell.ts';
