/**
 * What a person at a keyboard may ask for after a match: the same deals once more, a strong opponent's play of them,
 * answers about the match.
 */
import { fill } from '../lang/text.ts';
import { against } from '../play/past/compared-deals.ts';
import { openSubstitute } from '../play/past/substitutes.ts';
import { observerOf } from '../play/session/deciding.ts';
import { dealText, sumTexts } from '../report/same-deals.ts';
import { Narrator } from './narrator.ts';
import texts from './texts.json' with { type: 'json' };
import { type TalkSetup, TurnAnswers } from './turn-answers.ts';

const { again } = texts;

const SAME = ['same', 'again', 'dieselben', 'gleiche', 'nochmal'];
const STRONG = ['strong', 'hard', 'stark'];

/** The play of the deals that a line asks for after a match, if any. */
function afterMatch(line: string): 'same' | 'strong' | undefined {
  const word = line.trim().toLowerCase();
  if (SAME.includes(word)) return 'same';
  return STRONG.includes(word) ? 'strong' : undefined;
}

/** A line that is already awaited, if there is one. */
interface AwaitedLine {
  readonly line?: ReturnType<TalkSetup['nextLine']>;
}

/**
 * Has the strongest opponent play the deals and reports each as it ends. A line typed meanwhile stops the
 * play and is used up; otherwise it is still awaited.
 */
async function playStrong(
  { session, nextLine }: TalkSetup,
  narrator: Narrator,
): Promise<AwaitedLine> {
  const substitute = openSubstitute(session);
  if (substitute === undefined) {
    narrator.say(again.nobody);
    return {};
  }
  narrator.say(fill(again.computing, substitute.whole));
  let isStopped = false;
  const line = nextLine();
  const stop = line.then(() => {
    isStopped = true;
  });
  const found = () => against(session, substitute.results(), observerOf(session));
  const describeLast = (): void => {
    const last = found().deals.slice(-1);
    narrator.say(...last.map((one) => dealText(one, found(), again.strongPlayer)));
  };
  await Promise.race([substitute.run(() => isStopped, describeLast), stop]);
  narrator.say(...sumTexts(found()));
  return isStopped ? {} : { line };
}

/** Asks until the person stops or wants the same deals again: then true. */
export async function wantsAgain(ended: TalkSetup): Promise<boolean> {
  const { session, lang, writer, nextLine, orGone } = ended;
  const narrator = new Narrator(session, lang, writer);
  const typed = new TurnAnswers(ended);
  let waiting: AwaitedLine = {};
  for (;;) {
    narrator.say(again.after);
    writer.ask();
    const line = await (waiting.line ?? nextLine());
    if (typeof line !== 'string') return false;
    const wanted = afterMatch(line);
    if (wanted === 'same') return true;
    if (wanted === 'strong') {
      waiting = await playStrong(ended, narrator);
      continue;
    }
    waiting = {};
    const answer = await orGone(typed.answerAfter(line.trim()));
    if (answer === undefined) return false;
    narrator.say(...answer);
  }
}
