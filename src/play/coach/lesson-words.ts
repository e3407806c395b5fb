/**
 * The words of a lesson, for the screen and for lines: the sentences of the coach, and the terms of the glossary that
 * each part of the lesson introduces.
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

/** The game in a minute, as the lesson begins: with the options of the first prepared deal. */
export function minuteOf(game: Taught, { deals }: Lesson): readonly Text[] {
  const options = matchOptions(game, deals[0]?.options ?? {});
  if (isRefusal(options)) throw new Error(options.text.en);
  return game.minute(options);
}

const markedTerms = (
  glossary: readonly Term[],
  lang: Lang,
  texts: readonly Text[],
): readonly Term[] =>
  texts
    .flatMap((one) => markedWords(one[lang]))
    .flatMap((word) => findTerm(glossary, lang, word) ?? []);

/** The terms that are marked for the first time in a part of the lesson: the minute is part 0, the ideas count from 1. */
export function newTerms(game: Taught, lang: Lang, lesson: Lesson, idea: number): readonly Term[] {
  const { glossary } = game.display;
  const ideas = lesson.deals.flatMap((deal) => deal.ideas).slice(0, idea);
  const texts = [minuteOf(game, lesson), ...ideas.map(({ says }) => [says])];
  const known = markedTerms(glossary, lang, texts.slice(0, -1).flat());
  const here = markedTerms(glossary, lang, texts.at(-1) ?? []);
  return [...new Set(here)].filter((term) => !known.includes(term));
}
