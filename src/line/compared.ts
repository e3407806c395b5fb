/**
 * The same deals in words: how a match went beside other plays of its deals, and what may follow it at a
 * keyboard: the same once more, what a strong opponent makes of them, and questions about what has been.
 */
import { decimal as asWritten } from '../lang/report.ts';
import { fill, joinTexts, same, type Text, text } from '../lang/text.ts';
import {
  type Against,
  against,
  type DealAgainst,
  type Mean,
  observerOf,
  openSubstitute,
  rememberedBy,
  type Session,
} from '../play/index.ts';
import { Answers, type TalkSetup } from './answers.ts';
import { numberText } from './describe.ts';
import { Speaker } from './speaker.ts';
import texts from './texts.json' with { type: 'json' };

const { again } = texts;

const decimal = (amount: number): Text => {
  const rounded = Math.round(amount * 100) / 100;
  const { en, de } = numberText(rounded);
  return text(en, asWritten(de).de);
};

const meanText = ({ mean, error }: Mean): Text =>
  error === undefined ? decimal(mean) : fill(again.error, decimal(mean), decimal(error));

function dealText(one: DealAgainst, { unit }: Against, who: Text): Text {
  const { deal, mine, theirs, difference, score } = one;
  const told = fill(again.deal, deal, decimal(mine), who, decimal(theirs), decimal(difference));
  return score === undefined ? told : fill(same('$1, $2 $3'), told, decimal(score), unit ?? '');
}

/** The difference over all deals. */
function sumTexts({ deals, difference, score, unit, unmatched }: Against): readonly Text[] {
  if (deals.length === 0) return [again.noDeal];
  const points = fill(again.perDeal, meanText(difference));
  const scored = score && [fill(same('$1 $2'), meanText(score), unit ?? '')];
  const left = unmatched === 0 ? [] : [fill(again.unmatched, unmatched)];
  return [joinTexts([points, ...(scored ?? [])], '; '), ...left];
}

/** A finished match beside the one whose deals it played again; nothing if it played none again. */
export function besideEarlier(session: Session): readonly Text[] {
  const others = rememberedBy(session);
  const { earlier } = session.setup;
  if (earlier === undefined || others.length === 0) return [];
  const who = earlier.name === undefined ? again.lastTime : same(earlier.name);
  const found = against(session, others, observerOf(session));
  const deals = found.deals.map((one) => dealText(one, found, who));
  const heading = earlier.name === undefined ? again.twice : fill(again.beside, who);
  return [heading, ...deals, ...sumTexts(found)];
}

const SAME = ['same', 'again', 'dieselben', 'gleiche', 'nochmal'];
const STRONG = ['strong', 'hard', 'stark'];

/** Which play of the deals a line asks for after a match; undefined: none. */
function afterMatch(line: string): 'same' | 'strong' | undefined {
  const word = line.trim().toLowerCase();
  if (SAME.includes(word)) return 'same';
  return STRONG.includes(word) ? 'strong' : undefined;
}

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
