/** The voice of the commands that print sentences: cards in words, seats by name. */
import type { Pack } from '../../cards/pack.ts';
import { spellToken } from '../../cards/spell.ts';
import { fill, type Lang, speak, type Text, type Voice } from '../../lang/text.ts';
import { capital } from '../../script/records/telling.ts';
import texts from '../call/texts.json' with { type: 'json' };

export const voiceOf = (pack: Pack, lang: Lang, names: readonly string[]): Voice => ({
  lang,
  card: (token) => spellToken(pack, token, lang),
  seat: (seat) => names[seat] ?? fill(texts.output.seat, seat)[lang],
});

/** A paragraph spoken, with a capital where a card begins a sentence. */
export function speakParagraph(paragraph: Text, voice: Voice): string {
  const begun = paragraph[voice.lang].replace(
    /(^|[.!?:] )\[([^\]]+)\]/g,
    (_, lead: string, token: string) => `${lead}${capital(voice.card(token))}`,
  );
  return speak({ ...paragraph, [voice.lang]: begun }, voice);
}
