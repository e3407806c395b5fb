/** A drill in lines: a position, the learner's choice, what a strong player chooses, the next one. */
import { fill, type Lang, same, text } from '../lang/text.ts';
import { type DrillSetup, type Question, questionsOf } from '../play/coach/drill-run.ts';
import { Conversation } from './conversation.ts';
import type { Lines } from './input.ts';
import { inLines, type LineIo } from './mouth.ts';
import type { Mouth } from './speaker.ts';

const POSITION = text('Position $1 of $2, seed $3', 'Stellung $1 von $2, Startwert $3');
const NONE = text('No further position was found.', 'Es fand sich keine weitere Stellung.');

/** A learner at a keyboard or behind a pipe. */
interface Place {
  readonly setup: DrillSetup;
  readonly lang: Lang;
  readonly lines: Lines;
  readonly mouth: Mouth;
  readonly isTTY: boolean;
  readonly gone: Promise<void>;
}

/** Puts a question and says what the choice was; false if the learner stops. */
async function ask(
  place: Place,
  { number, position, session, result }: Question,
): Promise<boolean> {
  const { setup, lang, lines, mouth, isTTY, gone } = place;
  const talk = new Conversation({ session, lang, memory: true, lines, mouth, isTTY, gone });
  const task = number === 1 ? [setup.exercise.drill.meaning] : [];
  const numbered = fill(POSITION, number, setup.count, same(position.seed));
  if (!(await talk.takeTurn(...task, numbered))) return false;
  const said = await Promise.race([result(), gone]);
  if (said === undefined) return false;
  talk.show(...said);
  return true;
}

/** Goes through the positions. */
async function goThrough(place: Place, stopped: () => boolean): Promise<void> {
  const { setup, mouth, lang } = place;
  let asked = 0;
  for await (const question of questionsOf(setup, { clock: Date.now, stopped })) {
    asked = question.number;
    if (!(await ask(place, question))) return;
  }
  if (asked < setup.count && !stopped()) mouth.say(NONE[lang]);
}

/** Runs a drill until its positions are done, the learner stops or the input ends. */
export const runDrill = (setup: DrillSetup, lang: Lang, io: LineIo): Promise<number> =>
  inLines(io, lang, async ({ gone, ...ends }) => {
    let isGone = false;
    const leave = (): void => {
      isGone = true;
    };
    const off = io.beforeLeaving?.(async () => leave());
    try {
      await goThrough({ setup, lang, gone: gone.then(leave), ...ends }, () => isGone);
    } finally {
      leave();
      off?.();
    }
  });
