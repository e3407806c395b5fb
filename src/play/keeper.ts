/** Keeps a sitting's record in its journal. A journal that fails is said once and tried again. */
import { fill, type Text, text } from '../lang/text.ts';
import { type Journal, LostLock } from './journal.ts';

const NOT_SAVED = text(
  'The game cannot be saved: $1. Play goes on; saving is tried again at every step.',
  'Das Spiel lässt sich nicht speichern: $1. Es geht weiter; bei jedem Schritt wird es neu versucht.',
);
const FULL = text('the disk is full', 'der Datenträger ist voll');
const READ_ONLY = text(
  'the folder for saves takes no files',
  'der Ordner für Spielstände nimmt keine Dateien an',
);
const TAKEN = text('another program has taken it over', 'ein anderes Programm hat es übernommen');
const FAILED = text('the disk answers $1', 'der Datenträger antwortet $1');

const REASONS: Readonly<Record<string, Text>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  EROFS: READ_ONLY,
  ENOTDIR: READ_ONLY,
};

export interface Keeper {
  /** Adds the last lines of the record; `all` is the whole of it. */
  add(lines: readonly object[], all: () => readonly object[]): void;
  /** Puts a new record in place of the old. */
  replace(all: readonly object[]): void;
  /** The match has ended; a record that cannot be moved stays where it is, whole. */
  finish(): void;
  release(): void;
  notices(): readonly Text[];
  /** The id of the save; undefined if it lacks anything. */
  saved(): string | undefined;
}

function reasonOf(error: unknown): Text {
  if (error instanceof LostLock) return TAKEN;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
  return REASONS[code] ?? fill(FAILED, code);
}

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
      try {
        if (!behind) journal?.finish();
      } catch {
        return;
      }
    },
    release: () => journal?.release(),
    notices: () => notices,
    saved: () => (behind ? undefined : journal?.id()),
  };
}
