/**
 * What may follow a match at a keyboard: the same deals again, what a strong opponent makes of them, and
 * questions about what has been.
 */
import { fill } from '../lang/text.ts';
import { against, observerOf, openSubstitute } from '../play/index.ts';
import { Answers, type TalkSetup } from './answers.ts';
import {
  AFTER,
  afterMatch,
  COMPUTING,
  dealText,
  NOBODY,
  STRONG_PLAYER,
  sumTexts,
} from './compared.ts';
import { Speaker } from './speaker.ts';

/** A line already waited for. */
interface Waiting {
  readonly line?: ReturnType<TalkSetup['nextLine']>;
}

/**
 * What the strongest opponent makes of the deals, told as they are played. A line typed meanwhile stops
 * the play and is spent; else it is still waited for.
 */
async function playStrong({ session, nextLine }: TalkSetup, speaker: Speaker): Promise<Waiting> {
  const substitute = openSubstitute(session);
  if (substitute === undefined) {
    speaker.say(NOBODY);
    return {};
  }
  speaker.say(fill(COMPUTING, substitute.whole));
  let isStopped = false;
  const line = nextLine();
  const stop = line.then(() => {
    isStopped = true;
  });
  const found = () => against(session, substitute.results(), observerOf(session));
  const describeLast = (): void => {
    const last = found().deals.slice(-1);
    speaker.say(...last.map((one) => dealText(one, found(), STRONG_PLAYER)));
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
    speaker.say(AFTER);
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
