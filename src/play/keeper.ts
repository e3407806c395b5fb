/** Keeps a sitting's record in its journal. A journal that fails is said once and tried again. */
import { fill, type Text, text } from '../lang/text.ts';
import type { Journal } from './journal.ts';

const NOT_SAVED = text(
  'The game cannot be saved ($1). Play goes on; saving is tried again at every step.',
  'Das Spiel lässt sich nicht speichern ($1). Es geht weiter; bei jedem Schritt wird es neu versucht.',
);

export interface Keeper {
  /** Adds the last lines of the record; `all` is the whole of it. */
  add(lines: readonly object[], all: () => readonly object[]): void;
  /** Puts a new record in place of the old. */
  replace(all: readonly object[]): void;
  finish(): void;
  release(): void;
  notices(): readonly Text[];
  /** Whether all that happened is saved. */
  safe(): boolean;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'I/O';

export function openKeeper(journal: Journal | undefined): Keeper {
  let notices: readonly Text[] = [];
  let behind = false;
  const attempt = (write: (journal: Journal) => void): void => {
    if (journal === undefined) return;
    try {
      write(journal);
      behind = false;
    } catch (error) {
      behind = true;
      if (notices.length === 0) notices = [fill(NOT_SAVED, reasonOf(error))];
    }
  };
  return {
    add: (lines, all) => attempt((to) => (behind ? to.replace(all()) : to.append(lines))),
    replace: (all) => attempt((to) => to.replace(all)),
    finish: () => {
      if (!behind) attempt((to) => to.finish());
    },
    release: () => journal?.release(),
    notices: () => notices,
    safe: () => journal !== undefined && !behind,
  };
}
