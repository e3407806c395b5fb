/** `talon hint FILE`: the hint for whoever is to act after the last step of a file's last record. */

import { atOnce } from '../../../ai/index.ts';
import { matchActor } from '../../../engine/match.ts';
import { same } from '../../../lang/text.ts';
import { adviceAt, sideOf } from '../../../play/advice/analysis.ts';
import { hintData, hintFrom } from '../../../play/advice/hint-words.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import type { Call } from '../../call/call.ts';
import { fail } from '../../call/exit-codes.ts';
import { answer, sentence } from '../../print/output.ts';
import { speakParagraph, voiceOf } from '../../print/voice.ts';
import { lastIn } from './legal.ts';
import texts from './texts.json' with { type: 'json' };

/**
 * `talon hint`: advice for the seat that is to act after a record’s last step, computed without pause, in words or as
 * data.
 */
export async function hint(call: Call): Promise<number> {
  const { args, lang } = call;
  const last = await lastIn(args, lang);
  if (typeof last === 'number') return last;
  const { match, seats } = last;
  const seat = matchActor(match);
  if (seat < 0) fail(texts.hint.nobody);
  if (!hasDecisions(match)) fail(texts.hint.undecided);
  const side = sideOf(match, seat);
  const advice = atOnce(adviceAt(match, seat));
  const { sentence: said, pages } = hintFrom(match, side, advice);
  const voice = voiceOf(match.pack, lang, calledIn(match.game, seats, lang));
  const lines = [said, ...pages.flat()].map((line) =>
    same(sentence(same(speakParagraph(line, voice)), lang)),
  );
  await answer(call, hintData(match, side, advice, lang), [lines]);
  return 0;
}
