/**
 * The words of a lesson: what the coach says, on the screen and in lines, and which marked words are new
 * there, in the order in which they appear.
 */
import type { AnyGame } from '../../engine/game.ts';
import { findTerm, markedWords, type Term } from '../../engine/glossary.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { matchOptions } from '../../engine/match-options.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Lang, Text } from '../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const COACH: Readonly<Record<keyof typeof texts.lesson, Text>> = texts.lesson;

type Taught = Pick<AnyGame, 'options' | 'check' | 'minute' | 'display'>;

/** The game in a minute as its lesson begins: with the options of the first deal. */
export function minuteOf(game: Taught, { deals }: Lesson): readonly Text[] {
  const options = matchOptions(game, deals[0]?.options ?? {});
  if (isRefusal(options)) throw new Error(options.text.en);
  return game.minute(options);
}

const termsOf = (glossary: readonly Term[], lang: Lang, texts: readonly Text[]): readonly Term[] =>
  texts
    .flatMap((one) => markedWords(one[lang]))
    .flatMap((word) => findTerm(glossary, lang, word) ?? []);

/** The terms that are marked at the minute (0) or an idea (from 1) and nowhere before. */
export function newTerms(game: Taught, lang: Lang, lesson: Lesson, idea: number): readonly Term[] {
  const { glossary } = game.display;
  const texts = [
    minuteOf(game, lesson),
    ...lesson.deals
      .flatMap((deal) => deal.ideas)
      .slice(0, idea)
      .map(({ says }) => [says]),
  ];
  const known = termsOf(glossary, lang, texts.slice(0, -1).flat());
  const here = termsOf(glossary, lang, texts.at(-1) ?? []);
  return [...new Set(here)].filter((term) => !known.includes(term));
}
