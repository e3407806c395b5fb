/** What may follow a match at a keyboard: the same deals again, or what a strong opponent makes of them. */
import { fill, type Lang } from '../lang/text.ts';
import { against, openSubstitute, type Session } from '../play/index.ts';
import {
  AFTER,
  afterMatch,
  COMPUTING,
  dealText,
  NOBODY,
  STRONG_PLAYER,
  sumTexts,
} from './compared.ts';
import type { Lines } from './input.ts';
import { type Mouth, Speaker } from './speaker.ts';

interface Ended {
  readonly session: Session;
  readonly lang: Lang;
  readonly lines: Lines;
  readonly mouth: Mouth;
  /** Resolves when nobody is there any more. */
  readonly gone: Promise<unknown>;
}

type Line = Promise<string | undefined>;

/** A line already waited for. */
interface Waiting {
  readonly line?: Line;
}

/**
 * What the strongest opponent makes of the deals, told as they are played. A line typed meanwhile stops
 * the play and is spent; else it is still waited for.
 */
async function playStrong({ session, gone, lines }: Ended, speaker: Speaker): Promise<Waiting> {
  const substitute = openSubstitute(session);
  if (substitute === undefined) {
    speaker.say(NOBODY);
    return {};
  }
  speaker.say(fill(COMPUTING, substitute.whole));
  let isStopped = false;
  const line = lines.next();
  const stop = Promise.race([line, gone]).then(() => {
    isStopped = true;
  });
  const found = () => against(session, substitute.results(), session.observer());
  const describeLast = (): void => {
    const last = found().deals.slice(-1);
    speaker.say(...last.map((one) => dealText(one, found(), STRONG_PLAYER)));
  };
  await Promise.race([substitute.run(() => isStopped, describeLast), stop]);
  speaker.say(...sumTexts(found()));
  return isStopped ? {} : { line };
}

/** Asks until the person stops or wants the same deals again: then true. */
export async function wantsAgain(ended: Ended): Promise<boolean> {
  const { session, lang, lines, mouth, gone } = ended;
  const speaker = new Speaker(session, lang, mouth);
  let waiting: Waiting = {};
  for (;;) {
    speaker.say(AFTER);
    mouth.ask();
    const line = await Promise.race([waiting.line ?? lines.next(), gone.then(() => undefined)]);
    const wanted = line === undefined ? undefined : afterMatch(line);
    if (wanted !== 'strong') return wanted === 'same';
    waiting = await playStrong(ended, speaker);
  }
}
