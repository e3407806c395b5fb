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

const AFTER = text(
  'Say “same” to play the same deals again, “strong” for what a strong player makes of them in your seat, or press Enter to stop.',
  'Sag „dieselben“, um dieselben Spiele noch einmal zu spielen, „stark“, um zu hören, was ein starker Spieler auf deinem Platz daraus macht, oder drücke Enter, um aufzuhören.',
);
const COMPUTING = text(
  'a strong player plays your deals in your seat, $1 in all; Enter stops',
  'ein starker Spieler spielt deine Spiele auf deinem Platz, insgesamt $1; Enter hält an',
);
const STRONG_PLAYER = text('a strong player', 'ein starker Spieler');
const NOBODY = text(
  'in this game there is nothing to decide, so nobody would have made anything else of the cards',
  'in diesem Spiel gibt es nichts zu entscheiden, also hätte niemand etwas anderes aus den Karten gemacht',
);
const TWICE = text('the same deals, now and last time', 'dieselben Spiele, jetzt und letztes Mal');
const BESIDE = text('the same deals, now and in $1', 'dieselben Spiele, jetzt und in $1');
const LAST_TIME = text('last time', 'letztes Mal');
const DEAL = text(
  'deal $1: you $2, $3 $4, difference $5',
  'Spiel $1: du $2, $3 $4, Unterschied $5',
);
const SCORED = text('$1, $2 $3', '$1, $2 $3');
const TOGETHER = text('per deal: difference $1', 'je Spiel: Unterschied $1');
const ERROR = text('$1, standard error $2', '$1, Standardfehler $2');
const UNMATCHED = text(
  'deals played on one side alone: $1',
  'nur auf einer Seite gespielte Spiele: $1',
);
const NO_DEAL = text('no deal was played both times', 'kein Spiel wurde beide Male gespielt');

const decimal = (amount: number): Text => {
  const rounded = Math.round(amount * 100) / 100;
  const { en, de } = numberText(rounded);
  return text(en, asWritten(de).de);
};

const meanText = ({ mean, error }: Mean): Text =>
  error === undefined ? decimal(mean) : fill(ERROR, decimal(mean), decimal(error));

function dealText(one: DealAgainst, { unit }: Against, who: Text): Text {
  const { deal, mine, theirs, difference, score } = one;
  const told = fill(DEAL, deal, decimal(mine), who, decimal(theirs), decimal(difference));
  return score === undefined ? told : fill(SCORED, told, decimal(score), unit ?? '');
}

/** The difference over all deals. */
function sumTexts({ deals, difference, score, unit, unmatched }: Against): readonly Text[] {
  if (deals.length === 0) return [NO_DEAL];
  const points = fill(TOGETHER, meanText(difference));
  const scored = score && [fill(same('$1 $2'), meanText(score), unit ?? '')];
  const left = unmatched === 0 ? [] : [fill(UNMATCHED, unmatched)];
  return [joinTexts([points, ...(scored ?? [])], '; '), ...left];
}

/** A finished match beside the one whose deals it played again; nothing if it played none again. */
export function besideEarlier(session: Session): readonly Text[] {
  const others = rememberedBy(session);
  const { earlier } = session.setup;
  if (earlier === undefined || others.length === 0) return [];
  const who = earlier.name === undefined ? LAST_TIME : same(earlier.name);
  const found = against(session, others, observerOf(session));
  const deals = found.deals.map((one) => dealText(one, found, who));
  const heading = earlier.name === undefined ? TWICE : fill(BESIDE, who);
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
