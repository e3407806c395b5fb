/**
 * The line mode: a session as append-only lines of plain text, for screen readers, pipes and dumb
 * terminals.
 */
import type { Lang } from '../lang/text.ts';
import type { Session } from '../play/index.ts';
import type { End, Farewell } from '../play/leaving.ts';
import { Conversation } from './conversation.ts';
import { readLines } from './input.ts';
import * as phrases from './phrases.ts';
import type { Mouth } from './speaker.ts';
import type { ReadMatches } from './stats.ts';

interface LineSetup {
  readonly session: Session;
  readonly lang: Lang;
  /** Whether face-down cards are named if the person has seen them. */
  readonly memory?: boolean;
  /** The finished matches, for statistics; none unless given. */
  readonly matches?: ReadMatches;
}

interface LineIo {
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

const FAILED = 1;

/** Nobody hears a farewell after a hang-up or through a closed pipe. */
const isHeard = (end: End): boolean => typeof end === 'string' && end !== 'SIGHUP';

/**
 * Plays the session to its end, or until the person stops or the input ends, and closes it. Returns
 * the exit code: 0, since stopping is not a failure, or 1 if the input was not lines. At a keyboard
 * the end of the input stops at once; after a pipe has ended, play goes on to the next question it
 * leaves open.
 */
export async function runLine(
  { session, lang, memory = false, matches = async () => [] }: LineSetup,
  io: LineIo,
): Promise<number> {
  const { isTTY } = io;
  const lines = readLines(io.input);
  const gone = isTTY ? lines.ended : new Promise(() => {});
  const mouth = mouthOf(io);
  const conversation = new Conversation({
    session,
    lang,
    memory,
    matches,
    lines,
    mouth,
    isTTY,
    gone,
  });
  const off = io.beforeLeaving?.(async (end) => {
    conversation.stop();
    await session.close();
    if (isHeard(end)) conversation.sayGoodbye();
  });
  try {
    await conversation.run();
    if (!lines.isFlood()) return 0;
    mouth.warn(phrases.FLOOD[lang]);
    return FAILED;
  } finally {
    off?.();
    lines.close();
    await session.close();
  }
}

export { spellToken } from './spell.ts';
