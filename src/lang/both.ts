/**
 * Words of an author who writes one language alone: they stand for the other too. The games here are written in both;
 * those from outside need not be.
 */
import { LANGS, type Lang } from './text.ts';

type Whole<T, Words> = Omit<T, Lang> & Readonly<Record<Lang, Words>>;

/** Data in which whatever is written in one language is there in the other too. */
export type InBoth<T> = T extends { readonly en: infer Words } ? Whole<T, Words> : Parts<T>;

type Parts<T> = T extends { readonly de: infer Words }
  ? Whole<T, Words>
  : { readonly [K in keyof T]: InBoth<T[K]> };

/** The object itself, unless it is written in one language alone. */
export function withOther<T extends object>(words: T): T {
  const written = LANGS.filter((lang) => Object.hasOwn(words, lang));
  const [lang] = written;
  if (lang === undefined || written.length === LANGS.length) return words;
  const said: unknown = Reflect.get(words, lang);
  return { ...words, ...Object.fromEntries(LANGS.map((one) => [one, said])) };
}

/** Texts of a game, such as a JSON file of them, in which one language is enough. */
export function inBothLanguages<T>(words: T): InBoth<T>;
export function inBothLanguages(words: unknown): unknown {
  if (Array.isArray(words)) return words.map((one) => inBothLanguages(one));
  if (typeof words !== 'object' || words === null) return words;
  const parts = Object.entries(words).map(([key, part]) => [key, inBothLanguages(part)]);
  return withOther(Object.fromEntries(parts));
}
