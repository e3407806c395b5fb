/**
 * The words of a game, explained where they stand. In the clauses and lessons of a game a term is
 * marked, `<Dabb>`; a mark without an entry is an error that a test finds. Elsewhere terms are found
 * by their forms.
 */
import type { Lang, Text } from '../lang/text.ts';

export interface Term {
  readonly word: Text;
  /** Other forms under which it occurs: plurals, cases, synonyms. */
  readonly forms?: Readonly<Record<Lang, readonly string[]>>;
  /** One or two sentences that somebody who has never played understands. */
  readonly meaning: Text;
  /** Tokens of cards that are explained by it. */
  readonly cards?: readonly string[];
  /** Ids of buttons, regions and amounts that are explained by it. */
  readonly parts?: readonly string[];
}

const formsOf = ({ word, forms }: Term, lang: Lang): readonly string[] => [
  word[lang],
  ...(forms?.[lang] ?? []),
];

/** The term with this word or form, whatever its capitals. */
export function findTerm(glossary: readonly Term[], lang: Lang, word: string): Term | undefined {
  const wanted = word.trim().toLowerCase();
  return glossary.find((term) => formsOf(term, lang).some((form) => form.toLowerCase() === wanted));
}

const MARKED = /<([^<>]+)>/gu;

/** The marked words of a text, in order. */
export const markedWords = (text: string): readonly string[] =>
  [...text.matchAll(MARKED)].map(([, word]) => word ?? '');

/** The text without its marks. */
export const unmarked = ({ en, de }: Text): Text => ({
  en: en.replace(MARKED, '$1'),
  de: de.replace(MARKED, '$1'),
});
