/**
 * The line mode: a session as append-only lines of plain text, for screen readers, pipes and dumb
 * terminals.
 */
import type { Lang } from '../lang/text.ts';
import type { Session } from '../play/index.ts';
import type { End } from '../play/leaving.ts';
import { Conversation } from './conversation.ts';
import { readLines } from './input.ts';
import { type LineIo, mouthOf } from './mouth.ts';
import * as phrases from './phrases.ts';

interface LineSetup {
  readonly session: Session;
  readonly lang: Lang;
  /** Whether face-down cards are named if the person has seen them. */
  readonly memory?: boolean;
}

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
  { session, lang, memory = false }: LineSetup,
  io: LineIo,
): Promise<number> {
  const { isTTY } = io;
  const lines = readLines(io.input);
  const gone = isTTY ? lines.ended : new Promise(() => {});
  const mouth = mouthOf(io);
  const conversation = new Conversation({ session, lang, memory, lines, mouth, isTTY, gone });
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

export { runDrill } from './drill.ts';
export { spellToken } from './spell.ts';
