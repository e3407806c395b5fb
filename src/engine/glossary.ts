/**
 * The glossary of a game, whose terms are explained where they appear. In the clauses and lessons of a game a
 * term is marked, `<stock>`; a mark without an entry is an error that a test finds. Elsewhere a term is found by
 * its forms.
 */
import type { Lang, Text } from '../lang/text.ts';
import type { Clause } from './profile.ts';

/** An entry of a glossary. */
export interface Term {
  readonly word: Text;
  /** Other forms in which the word occurs: plurals, cases, synonyms. */
  readonly forms?: Readonly<Record<Lang, readonly string[]>>;
  /** One or two sentences that somebody who has never played understands. */
  readonly meaning: Text;
  /** Tokens of the cards that the term explains. */
  readonly cards?: readonly string[];
  /** Ids of the buttons, regions and amounts that the term explains. */
  readonly parts?: readonly string[];
}

/** The word of a term and its other forms. */
function formsOf({ word, forms }: Term, lang: Lang): readonly string[] {
  const others = forms?.[lang] ?? [];
  return [word[lang], ...others];
}

/** The term with this word or form, in any case. */
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

/** The clauses without the marks of their terms, for readers to whom marks cannot be shown. */
export const unmarkedClauses = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map(({ id, text }) => ({ id, text: unmarked(text) }));

const MARKUP = /\[[^\]]*\]|\{\d+\}/gu;
const escapedForRegExp = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any form of the glossary as a whole word, longer forms before the shorter ones within them. */
function formPattern(glossary: readonly Term[], lang: Lang): RegExp {
  const forms = glossary.flatMap((term) => formsOf(term, lang));
  const longest = [...forms].sort((a, b) => b.length - a.length).map(escapedForRegExp);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The terms that a sentence uses in any form, in the order of the sentence, each once. */
export function termsIn(glossary: readonly Term[], lang: Lang, sentence: string): readonly Term[] {
  if (glossary.length === 0) return [];
  const words = sentence.replace(MARKUP, ' ').match(formPattern(glossary, lang)) ?? [];
  return [...new Set(words.flatMap((word) => findTerm(glossary, lang, word) ?? []))];
}

/** The terms that explain a card, by its token. */
export const termsOfCard = (glossary: readonly Term[], token: string): readonly Term[] =>
  glossary.filter(({ cards = [] }) => cards.includes(token));

/** The terms that explain a part of the table: terms that name the part, else terms that its label uses. */
export function termsOfPart(
  glossary: readonly Term[],
  lang: Lang,
  { id, label }: { readonly id: string; readonly label: Text },
): readonly Term[] {
  const named = glossary.filter(({ parts = [] }) => parts.includes(id));
  return named.length > 0 ? named : termsIn(glossary, lang, label[lang]);
}
