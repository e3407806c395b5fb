/**
 * The line mode: a session as append-only lines of plain text, for screen readers, pipes and dumb
 * terminals.
 */
import { fill, type Lang, same } from '../lang/text.ts';
import type { DrillSetup } from '../play/coach/drill.ts';
import { type DrillQuestion, questionsOf } from '../play/coach/drill-run.ts';
import type { End } from '../play/disk/leaving.ts';
import type { Session } from '../play/session/session.ts';
import { wantsAgain } from './again.ts';
import { inLines, type LineChannel, type LineIo } from './channel.ts';
import { Conversation } from './conversation.ts';
import { type LessonSetup, Teaching } from './lesson.ts';
import { handAndTalk } from './questions.ts';
import texts from './texts.json' with { type: 'json' };
import type { TalkSetup } from './turn-answers.ts';

interface LineSetup extends Pick<TalkSetup, 'session' | 'lang' | 'matches'> {
  /** Whether face-down cards are named if the person has seen them. */
  readonly memory?: boolean;
  /** Opens a match with the same deals; at a keyboard, it is offered after the match. */
  readonly again?: (session: Session) => Session;
}

/** Nobody hears a farewell after a hang-up or through a closed pipe. */
const isHeard = (end: End): boolean => typeof end === 'string' && end !== 'SIGHUP';

/**
 * Plays the session to its end, or until the person stops or the input ends, and closes it. Returns
 * the exit code: 0, since stopping is not a failure, or 1 if the input was not lines. At a keyboard
 * the end of the input stops at once; after a pipe has ended, play goes on to the next question it
 * leaves open.
 */
export async function runLine(
  { session, lang, memory = false, again, matches }: LineSetup,
  io: LineIo,
): Promise<number> {
  const asks = io.isTTY && again !== undefined;
  return inLines(io, lang, async (channel) => {
    let next: Session | undefined = session;
    while (next !== undefined) {
      const at: Session = next;
      const setup = { session: at, memory, matches, ...channel };
      next = (await hasTalked(setup, io, asks)) ? again?.(at) : undefined;
    }
  });
}

/** Plays one match to its end and closes it; if `asks`, returns whether its deals are wanted again. */
async function hasTalked(setup: TalkSetup, io: LineIo, asks: boolean): Promise<boolean> {
  const { session } = setup;
  const conversation = new Conversation(setup);
  const off = io.beforeLeaving?.(async (end) => {
    conversation.stop();
    await session.close();
    if (isHeard(end)) conversation.sayGoodbye();
  });
  try {
    await conversation.run();
  } finally {
    off?.();
    await session.close();
  }
  return asks && session.match().ended && wantsAgain(setup);
}

type LessonGiven = Pick<LessonSetup, 'game' | 'lesson' | 'lang' | 'progress'>;

/** A lesson in lines, until its end, or until the person stops or the input ends. Returns the exit code. */
export const runLesson = (given: LessonGiven, io: LineIo): Promise<number> =>
  inLines(io, given.lang, (channel) => new Teaching({ ...given, ...channel }).run());

/**
 * Puts a question and judges the answer; false if the learner stops. The hand and what was said are read before the
 * move, as they were when it was chosen, and told again beside the verdict.
 */
async function putQuestion(
  { meaning, count }: DrillSetup,
  { number, position, session, result }: DrillQuestion,
  channel: LineChannel,
): Promise<boolean> {
  // In a drill, face-down cards that the learner has seen are named.
  const talk = new Conversation({ session, memory: true, ...channel });
  const task = number === 1 ? [meaning] : [];
  const handThen = handAndTalk(session);
  const numbered = fill(texts.practice.position, number, count, same(position.seed));
  if (!(await talk.takeTurn(...task, numbered))) return false;
  const verdict = await channel.orGone(result());
  if (verdict === undefined) return false;
  talk.say(...handThen, ...verdict.said);
  return true;
}

/** Puts the positions of a drill one after another. */
async function goThrough(
  setup: DrillSetup,
  channel: LineChannel,
  stopped: () => boolean,
): Promise<void> {
  let asked = 0;
  const pace = { clock: () => performance.now(), stopped };
  for await (const question of questionsOf(setup, pace)) {
    asked = question.number;
    if (!(await putQuestion(setup, question, channel))) return;
  }
  if (asked < setup.count && !stopped()) channel.writer.say(texts.practice.none[channel.lang]);
}

/** Runs a drill until its positions are done, the learner stops or the input ends. */
export const runDrill = (setup: DrillSetup, lang: Lang, io: LineIo): Promise<number> =>
  inLines(io, lang, async (channel) => {
    let isLeft = false;
    const leave = async (): Promise<void> => {
      isLeft = true;
    };
    const off = io.beforeLeaving?.(leave);
    try {
      await goThrough(setup, channel, () => isLeft || channel.isGone());
    } finally {
      void leave();
      off?.();
    }
  });
