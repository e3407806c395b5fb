/**
 * The same deals again: a match compared with other plays of its deals, and what a person at a keyboard may
 * ask for after it: the deals once more, a strong opponent's play of them, answers about the match.
 */
import { decimal } from '../lang/report.ts';
import { fill, joinTexts, same, type Text } from '../lang/text.ts';
import { rememberedBy } from '../play/past/again.ts';
import { besideTable, openSubstitute, otherTable } from '../play/past/instead.ts';
import { type Against, against, type DealAgainst, type Mean } from '../play/past/versus.ts';
import { observerOf } from '../play/session/deciding.ts';
import type { Session } from '../play/session/session.ts';
import { Answers, type TalkSetup } from './answers.ts';
import { Speaker } from './speaker.ts';
import texts from './texts.json' with { type: 'json' };

const { again } = texts;

const figure = (amount: number): Text => decimal(String(Math.round(amount * 100) / 100));

const meanText = ({ mean, error }: Mean): Text =>
  error === undefined ? figure(mean) : fill(again.error, figure(mean), figure(error));

function dealText(one: DealAgainst, { unit }: Against, who: Text): Text {
  const { deal, mine, theirs, difference, score } = one;
  const told = fill(again.deal, deal, figure(mine), who, figure(theirs), figure(difference));
  return score === undefined ? told : fill(same('$1, $2 $3'), told, figure(score), unit ?? '');
}

/** The difference over all deals. */
function sumTexts({ deals, difference, score, unit, unmatched }: Against): readonly Text[] {
  if (deals.length === 0) return [again.noDeal];
  const points = fill(again.perDeal, meanText(difference));
  const scored = score && [fill(same('$1 $2'), meanText(score), unit ?? '')];
  const left = unmatched === 0 ? [] : [fill(again.unmatched, unmatched)];
  return [joinTexts([points, ...(scored ?? [])], '; '), ...left];
}

/** What the second table has made of the deals after `from`, as soon as it has played them. */
export async function fromOtherTable(
  session: Session,
  from: number,
  stopped: () => boolean,
): Promise<readonly Text[]> {
  await otherTable(session)?.run(stopped, () => {});
  const found = besideTable(session);
  if (found === undefined) return [];
  const later = found.deals.filter(({ deal }) => deal > from);
  return later.map((one) => dealText(one, found, again.otherTable));
}

/** The sum of a match in teams. */
export function teamSum(session: Session): readonly Text[] {
  const found = besideTable(session);
  if (found === undefined) return [];
  const sum = found.deals.reduce((whole, { score = 0 }) => whole + score, 0);
  return [fill(again.teams, figure(sum), found.unit ?? ''), ...sumTexts(found)];
}

/** A finished match compared with the one whose deals it repeated; nothing if it repeated none. */
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
