/** Which words of a lesson are new where they stand, in the order in which one meets them. */
import { findTerm, markedWords, type Term } from '../engine/glossary.ts';
import type { Lesson } from '../engine/lesson.ts';
import type { Lang, Text } from '../lang/text.ts';

/** The texts of a lesson up to its minute (0) or up to an idea, counted from 1. */
const textsUpTo = ({ minute, deals }: Lesson, idea: number): readonly (readonly Text[])[] => [
  minute,
  ...deals
    .flatMap((deal) => deal.ideas)
    .slice(0, idea)
    .map(({ says }) => [says]),
];

const termsOf = (glossary: readonly Term[], lang: Lang, texts: readonly Text[]): readonly Term[] =>
  texts
    .flatMap((one) => markedWords(one[lang]))
    .flatMap((word) => findTerm(glossary, lang, word) ?? []);

/** The terms that are marked at the minute (0) or an idea (from 1) and nowhere before. */
export function newTerms(
  glossary: readonly Term[],
  lang: Lang,
  lesson: Lesson,
  idea: number,
): readonly Term[] {
  const texts = textsUpTo(lesson, idea);
  const known = termsOf(glossary, lang, texts.slice(0, -1).flat());
  const here = termsOf(glossary, lang, texts.at(-1) ?? []);
  return [...new Set(here)].filter((term) => !known.includes(term));
}
