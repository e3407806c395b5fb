/**
 * What a person at a keyboard may ask for after a match: the same deals once more, a strong opponent's play of them,
 * answers about the match.
 */
import { fill } from '../lang/text.ts';
import { openSubstitute } from '../play/past/instead.ts';
import { against } from '../play/past/versus.ts';
import { observerOf } from '../play/session/deciding.ts';
import { dealText, sumTexts } from '../report/same-deals.ts';
import { Answers, type TalkSetup } from './answers.ts';
import { Speaker } from './speaker.ts';
import texts from './texts.json' with { type: 'json' };

const { again } = texts;

const SAME = ['same', 'again', 'dieselben', 'gleiche', 'nochmal'];
const STRONG = ['strong', 'hard', 'stark'];

/** The play of the deals that a line asks for after a match, if any. */
function afterMatch(line: string): 'same' | 'strong' | undefined {
  const word = line.trim().toLowerCase();
  if (SAME.includes(word)) return 'same';
  return STRONG.includes(word) ? 'strong' : undefined;
}

/** A line that is already awaited. */
interface Waiting {
  readonly line?: ReturnType<TalkSetup['nextLine']>;
}

/**
 * Has the strongest opponent play the deals and reports each as it ends. A line typed meanwhile stops the
 * play and is used up; otherwise it is still awaited.
 */
async function playStrong({ session, nextLine }: TalkSetup, speaker: Speaker): Promise<Waiting> {
  const substitute = openSubstitute(session);
  if (substitute === undefined) {
    speaker.say(again.nobody);
    return {};
  }
  speaker.say(fill(again.computing, substitute.whole));
  let isStopped = false;
  const line = nextLine();
  const stop = line.then(() => {
    isStopped = true;
  });
  const found = () => against(session, substitute.results(), observerOf(session));
  const describeLast = (): void => {
    const last = found().deals.slice(-1);
    speaker.say(...last.map((one) => dealText(one, found(), again.strongPlayer)));
  };
  await Promise.race([substitute.run(() => isStopped, describeLast), stop]);
  speaker.say(...sumTexts(found()));
  return isStopped ? {} : { line };
}

/** Asks until the person stops or wants the same deals again: then true. */
export async function wantsAgain(ended: TalkSetup): Promise<boolean> {
  const { session, lang, mouth, nextLine, orGone } = ended;
  const speaker = new Speaker(session, lang, mouth);
  const answers = new Answers(ended);
  let waiting: Waiting = {};
  for (;;) {
    speaker.say(again.after);
    mouth.ask();
    const line = await (waiting.line ?? nextLine());
    if (typeof line !== 'string') return false;
    const wanted = afterMatch(line);
    if (wanted === 'same') return true;
    if (wanted === 'strong') {
      waiting = await playStrong(ended, speaker);
      continue;
    }
    waiting = {};
    const told = await orGone(answers.answerAfter(line.trim()));
    if (told === undefined) return false;
    speaker.say(...told);
  }
}
