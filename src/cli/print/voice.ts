/** The voice of the commands that print sentences: cards in words, seats by name. */
import type { Pack } from '../../cards/pack.ts';
import { spellToken } from '../../cards/spell.ts';
import {
  capitalized,
  cardsApart,
  fill,
  type Lang,
  type MarkupWords,
  speak,
  type Text,
} from '../../lang/text.ts';
import texts from '../call/texts.json' with { type: 'json' };

export const voiceOf = (pack: Pack, lang: Lang, names: readonly string[]): MarkupWords => ({
  lang,
  card: (token, before) => spellToken(pack, token, lang, before),
  seat: (seat) => names[seat] ?? fill(texts.output.seat, seat)[lang],
});

/** A paragraph spoken, with a capital where a card begins a sentence. */
export function speakParagraph(paragraph: Text, voice: MarkupWords): string {
  const begun = cardsApart(paragraph[voice.lang]).replace(
    /(^|[.!?:] )\[([^\]]+)\]/g,
    (_, lead: string, token: string) => `${lead}${capitalized(voice.card(token, ''))}`,
  );
  return speak({ ...paragraph, [voice.lang]: begun }, voice);
}
