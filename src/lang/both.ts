/**
 * Texts of an author who writes one language alone: its words stand for the other language too. Talon's own games
 * are written in both languages; games from outside need not be.
 */
import { LANGS, type Lang } from './text.ts';

type Whole<T, Words> = Omit<T, Lang> & Readonly<Record<Lang, Words>>;

/** Data in which every text written in one language has the same words in the other. */
export type InBoth<T> = T extends { readonly en: infer Words } ? Whole<T, Words> : Parts<T>;

type Parts<T> = T extends { readonly de: infer Words }
  ? Whole<T, Words>
  : { readonly [K in keyof T]: InBoth<T[K]> };

/** Gives a text written in one language those words in every language; any other object stays as it is. */
export function withOther<T extends object>(words: T): T {
  const written = LANGS.filter((lang) => Object.hasOwn(words, lang));
  const [lang] = written;
  if (lang === undefined || written.length === LANGS.length) return words;
  const only: unknown = Reflect.get(words, lang);
  return { ...words, ...Object.fromEntries(LANGS.map((one) => [one, only])) };
}

/** Fills in the missing language of a game's texts, such as those of a JSON file. */
export function inBothLanguages<T>(words: T): InBoth<T>;
export function inBothLanguages(words: unknown): unknown {
  if (Array.isArray(words)) return words.map((one) => inBothLanguages(one));
  if (typeof words !== 'object' || words === null) return words;
  const parts = Object.entries(words).map(([key, part]) => [key, inBothLanguages(part)]);
  return withOther(Object.fromEntries(parts));
}
