/** A drill in lines: a position, the learner's choice, what a strong player chooses, the next one. */
import { fill, type Lang, same } from '../lang/text.ts';
import { type DrillSetup, type Question, questionsOf } from '../play/coach/drill-run.ts';
import { Conversation } from './conversation.ts';
import { type Ends, inLines, type LineIo } from './mouth.ts';
import texts from './texts.json' with { type: 'json' };

/** Puts a question and says what the choice was; false if the learner stops. */
async function ask(
  { exercise, count }: DrillSetup,
  { number, position, session, result }: Question,
  ends: Ends,
): Promise<boolean> {
  const talk = new Conversation({ session, memory: true, ...ends });
  const task = number === 1 ? [exercise.drill.meaning] : [];
  const numbered = fill(texts.practice.position, number, count, same(position.seed));
  if (!(await talk.takeTurn(...task, numbered))) return false;
  const said = await ends.orGone(result());
  if (said === undefined) return false;
  talk.say(...said);
  return true;
}

/** Goes through the positions. */
async function goThrough(setup: DrillSetup, ends: Ends, stopped: () => boolean): Promise<void> {
  let asked = 0;
  for await (const question of questionsOf(setup, { clock: Date.now, stopped })) {
    asked = question.number;
    if (!(await ask(setup, question, ends))) return;
  }
  if (asked < setup.count && !stopped()) ends.mouth.say(texts.practice.none[ends.lang]);
}

/** Runs a drill until its positions are done, the learner stops or the input ends. */
export const runDrill = (setup: DrillSetup, lang: Lang, io: LineIo): Promise<number> =>
  inLines(io, lang, async (ends) => {
    let isLeft = false;
    const leave = async (): Promise<void> => {
      isLeft = true;
    };
    const off = io.beforeLeaving?.(leave);
    try {
      await goThrough(setup, ends, () => isLeft || ends.isGone());
    } finally {
      void leave();
      off?.();
    }
  });
