/** Where the line mode reads and writes: a terminal with a person at it, or pipes. */
import type { Lang } from '../lang/text.ts';
import type { Farewell } from '../play/disk/leaving.ts';
import { type LATE, LineReader } from './line-reader.ts';
import type { LineWriter } from './narrator.ts';
import texts from './texts.json' with { type: 'json' };

export interface LineIo {
  readonly input: NodeJS.ReadableStream;
  readonly output: { write(words: string): unknown };
  readonly error: { write(words: string): unknown };
  /** Whether a person sits at the keyboard: a mark then shows that an answer is awaited. */
  readonly isTTY: boolean;
  /** Registers what to do before the program is ended from outside; returns what unregisters it. */
  readonly beforeLeaving?: (farewell: Farewell) => () => void;
}

const lineWriter = ({ output, error, isTTY }: LineIo): LineWriter => ({
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
 * The lines that go to and come from a person at a keyboard, or a pipe. A person is gone once the input ends; a pipe never
 * is.
 */
export interface LineChannel {
  readonly lang: Lang;
  readonly writer: LineWriter;
  /** Whether a person sits at the keyboard and can wait a moment for the final messages. */
  readonly isTTY: boolean;
  readonly isGone: () => boolean;
  /** The result of the work; undefined as soon as the person is gone. */
  readonly orGone: <T>(work: Promise<T>) => Promise<T | undefined>;
  /** The next line; LATE if none comes within `ms` milliseconds. */
  readonly nextLine: (ms?: number) => Promise<string | undefined | typeof LATE>;
}

/**
 * What a conversation needs of its input and output. At a terminal that is closed all waiting ends; a pipe that ends
 * is not a person who left.
 */
function openChannel(io: LineIo, lang: Lang, lines: LineReader): LineChannel {
  const { isTTY } = io;
  let isGone = false;
  const ended = isTTY ? lines.ended : new Promise<void>(() => {});
  const gone = ended.then(() => {
    isGone = true;
    return undefined;
  });
  const orGone: LineChannel['orGone'] = (work) => Promise.race([work, gone]);
  return {
    lang,
    writer: lineWriter(io),
    isTTY,
    isGone: () => isGone,
    orGone,
    nextLine: (ms) => orGone(ms === undefined ? lines.next() : lines.nextWithin(ms)),
  };
}

const FAILED = 1;

/** Talks until `talk` is done. Returns the exit code: 1 if the input was not lines. */
export async function inLines(
  io: LineIo,
  lang: Lang,
  talk: (channel: LineChannel) => Promise<void>,
): Promise<number> {
  const lines = new LineReader(io.input);
  const channel = openChannel(io, lang, lines);
  try {
    await talk(channel);
    if (!lines.isFlood()) return 0;
    channel.writer.warn(texts.turn.flood[lang]);
    return FAILED;
  } finally {
    lines.close();
  }
}
