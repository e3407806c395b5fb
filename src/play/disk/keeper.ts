/**
 * Saves a session's record in its journal: in order, one write at a time, while play goes on. Lines
 * that arrive while the disk is busy go out together. A failure is reported once for each cause and
 * tried again.
 */
import { fill, type Text, text } from '../../lang/text.ts';
import { codeOf } from './files.ts';
import type { Journal } from './journal.ts';
import { LostLock } from './lock.ts';

const NOT_SAVED = text(
  'The game cannot be saved: $1. You can play on; Talon tries again at every step.',
  'Das Spiel lässt sich nicht speichern: $1. Du kannst weiterspielen; bei jedem Schritt versucht Talon es erneut.',
);
const TAKEN = text(
  'The game is no longer saved here: another program has taken it over.',
  'Das Spiel wird hier nicht mehr gespeichert: Ein anderes Programm hat es übernommen.',
);
const FULL = text('the disk is full', 'der Datenträger ist voll');
const QUOTA = text('your disk quota is used up', 'dein Speicherkontingent ist aufgebraucht');
const CLOSED = text(
  'you may not write to the folder for saves',
  'du darfst nicht in den Ordner für Spielstände schreiben',
);
const READ_ONLY = text('the disk is read-only', 'der Datenträger ist schreibgeschützt');
const GONE = text('the folder for saves is gone', 'der Ordner für Spielstände ist nicht mehr da');
const NO_FOLDER = text(
  'something else stands where the folder for saves should be',
  'wo der Ordner für Spielstände sein sollte, steht etwas anderes',
);
const FAILED = text('the disk reports the error $1', 'der Datenträger meldet den Fehler $1');

const REASONS: Readonly<Record<string, Text>> = {
  ENOSPC: FULL,
  EDQUOT: QUOTA,
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: READ_ONLY,
  ENOENT: GONE,
  ENODEV: GONE,
  ENXIO: GONE,
  ESTALE: GONE,
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
};

export interface Keeper {
  /** Adds lines to the record. */
  add(lines: readonly object[]): void;
  /** The record has changed before its end, or lacks something. */
  rewrite(): void;
  /** What was read of the record must be made durable. */
  settle(): void;
  /** The match has ended; a record that cannot be moved stays where it is, whole. */
  finish(): void;
  /** Everything is kept, or the failure has been reported. */
  isKept(): boolean;
  /** Resolves when that is so. */
  kept(): Promise<void>;
  /** Keeps everything, then lets others open the save. */
  close(): Promise<void>;
  notices(): readonly Text[];
  /** The id of the save; undefined if it lacks anything. */
  saved(): string | undefined;
}

function noticeOf(error: unknown): Text {
  if (error instanceof LostLock) return TAKEN;
  const code = codeOf(error) || 'EIO';
  return fill(NOT_SAVED, REASONS[code] ?? fill(FAILED, code));
}

/** The pending work, in this order. */
interface Work {
  readonly lines: readonly object[];
  readonly rewrite?: boolean;
  readonly settle?: boolean;
}

const NOTHING: Work = { lines: [] };

class JournalKeeper implements Keeper {
  readonly #journal: Journal;
  readonly #record: () => readonly object[];
  readonly #notify: () => void;
  #notices: readonly Text[] = [];
  #left: Work = NOTHING;
  /** The record lacks something that could not be written. */
  #behind = false;
  /** The match has ended and its record is to move. */
  #isOver = false;
  #working: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor(journal: Journal, record: () => readonly object[], notify: () => void) {
    this.#journal = journal;
    this.#record = record;
    this.#notify = notify;
  }

  readonly notices = (): readonly Text[] => this.#notices;
  readonly isKept = (): boolean => this.#working === undefined;
  readonly saved = (): string | undefined => (this.#behind ? undefined : this.#journal.id());

  add(lines: readonly object[]): void {
    this.#want({ ...this.#left, lines: [...this.#left.lines, ...lines] });
  }

  rewrite(): void {
    this.#want({ ...this.#left, rewrite: true });
  }

  settle(): void {
    this.#want({ ...this.#left, settle: true });
  }

  finish(): void {
    this.#isOver = true;
    this.#want({ ...this.#left });
  }

  async kept(): Promise<void> {
    await this.#working;
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    if (this.#behind) this.rewrite();
    await this.#working;
    await this.#journal.release().catch(() => {});
  }

  #want(work: Work): void {
    if (this.#closing !== undefined) return;
    this.#left = work;
    this.#working ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#left !== NOTHING) {
      const work = this.#left;
      this.#left = NOTHING;
      await this.#do(work);
    }
    if (this.#isOver && !this.#behind) await this.#move();
    this.#working = undefined;
  }

  async #do(work: Work): Promise<void> {
    try {
      await this.#write(work);
      this.#behind = false;
    } catch (error) {
      this.#behind = true;
      this.#notice(noticeOf(error));
    }
  }

  async #move(): Promise<void> {
    this.#isOver = false;
    await this.#journal.finish().catch(() => {});
  }

  /** A record that cannot be appended to is rewritten, with everything added meanwhile. */
  async #write({ lines, rewrite = false, settle = false }: Work): Promise<void> {
    const isWhole = !rewrite && !this.#behind && (await this.#isAdded(lines, settle));
    if (isWhole) return;
    this.#left = NOTHING;
    await this.#journal.replace(this.#record());
  }

  async #isAdded(lines: readonly object[], settle: boolean): Promise<boolean> {
    try {
      if (settle) await this.#journal.settle();
      if (lines.length > 0) await this.#journal.append(lines);
      return true;
    } catch {
      return false;
    }
  }

  #notice(notice: Text): void {
    if (this.#notices.some(({ en }) => en === notice.en)) return;
    this.#notices = [...this.#notices, notice];
    this.#notify();
  }
}

const NO_NOTICES: readonly Text[] = [];

/** A session without a journal keeps nothing. */
const keepsNothing: Keeper = {
  add: () => {},
  rewrite: () => {},
  settle: () => {},
  finish: () => {},
  isKept: () => true,
  kept: async () => {},
  close: async () => {},
  notices: () => NO_NOTICES,
  saved: () => undefined,
};

/** `record` returns the whole record as it stands; `tell` is called when there is a notice. */
export const openKeeper = (
  journal: Journal | undefined,
  record: () => readonly object[],
  notify: () => void,
): Keeper => (journal === undefined ? keepsNothing : new JournalKeeper(journal, record, notify));
