/** Where the line mode reads and writes. */
import type { Farewell } from '../play/leaving.ts';
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

export const mouthOf = ({ output, error, isTTY }: LineIo): Mouth => ({
  say: (line) => output.write(`${line}\n`),
  warn: (line) => error.write(`${line}\n`),
  ask: () => {
    if (isTTY) output.write('> ');
  },
  breakOff: () => {
    if (isTTY) output.write('\n');
  },
});
