/**
 * The glossary of a game, read from its `glossary.json`. Words that several games explain are in
 * `common-words.json`: a game names one as `common` and gives only what differs.
 */
import type { Term } from '../engine/glossary.ts';
import words from './common-words.json' with { type: 'json' };

type GlossaryEntry = Term | ({ readonly common: string } & Partial<Omit<Term, 'word'>>);

const COMMON: Readonly<Record<string, Term>> = words;

/** A term of the glossary: the game’s own, or one that games share, changed where the game says so. */
function termOf(entry: GlossaryEntry): Term {
  if (!('common' in entry)) return entry;
  const { common, ...own } = entry;
  const term = COMMON[common];
  if (term === undefined) throw new Error(`no common word “${common}”`);
  return { ...term, ...own };
}

export const glossaryOf = (entries: readonly GlossaryEntry[]): readonly Term[] =>
  entries.map(termOf);
