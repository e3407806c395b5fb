/**
 * Keeps the record of a session as it grows: its header, every step, and whether there was help. Lines are saved in the
 * journal in order, one write at a time, while play goes on; lines that arrive while the disk is busy go out together.
 * A failure is reported once for each cause, and the write is tried again.
 */
import type { AnyMatch } from '../../engine/match.ts';
import { headerOf, originOf } from '../../engine/record.ts';
import { fill, type Text } from '../../lang/text.ts';
import { codeOf } from '../disk/files.ts';
import { LostLock } from '../disk/lock.ts';
import texts from '../disk/texts.json' with { type: 'json' };
import type { Journal } from '../kept/journal.ts';
import { type Made, recordLinesOf } from '../steps/steps.ts';
import { seatEntries } from './players.ts';
import type { HelpKind, KeptRecord, ResumePoint, SessionSetup } from './session.ts';

/** The cause of a failure by the system's error code. */
const CAUSES: Readonly<Record<string, keyof typeof texts.failures>> = {
  ENOSPC: 'full',
  EDQUOT: 'quota',
  EACCES: 'closed',
  EPERM: 'closed',
  EROFS: 'readOnly',
  ENOENT: 'gone',
  ENODEV: 'gone',
  ENXIO: 'gone',
  ESTALE: 'gone',
  EEXIST: 'noFolder',
  ENOTDIR: 'noFolder',
};

/** Saves a record. */
interface Keeper extends Pick<KeptRecord, 'isKept' | 'kept' | 'saved' | 'notices'> {
  /** Adds lines to the record. */
  readonly add: (lines: readonly object[]) => void;
  /** The record has changed before its end, or lacks something. */
  readonly rewrite: () => void;
  /** What was read of the record must be made durable. */
  readonly settle: () => void;
  /** The match has ended; a record that cannot be moved stays where it is, whole. */
  readonly finish: () => void;
  /** Keeps everything, then lets others open the save. */
  readonly close: () => Promise<void>;
}

/** A failure to save, reported once for each cause. */
interface Failure {
  readonly cause: string;
  readonly notice: Text;
}

/** Why a write failed, in words; failures with one `cause` are told only once. */
function failureOf(error: unknown): Failure {
  if (error instanceof LostLock) return { cause: 'taken', notice: texts.saving.taken };
  const code = codeOf(error) || 'EIO';
  const cause = CAUSES[code];
  const reason = cause === undefined ? fill(texts.disk.error, code) : texts.failures[cause];
  return { cause: cause ?? code, notice: fill(texts.saving.notSaved, reason) };
}

/** The work that waits for the disk. */
interface Work {
  readonly lines: readonly object[];
  readonly rewrite?: boolean;
  readonly settle?: boolean;
}

const NOTHING: Work = { lines: [] };

/** Where a keeper gets the record, and whom it tells of notices. */
interface RecordSource {
  /** The whole record as it stands. */
  readonly record: () => readonly object[];
  /** Called when there is a notice. */
  readonly notify: () => void;
  /** The notices to begin with. */
  readonly notices: readonly Text[];
}

class JournalKeeper implements Keeper {
  readonly #journal: Journal;
  readonly #record: () => readonly object[];
  readonly #notify: () => void;
  readonly #causes = new Set<string>();
  #notices: readonly Text[];
  #left: Work = NOTHING;
  /** The record lacks something that could not be written. */
  #behind = false;
  /** The match has ended and its record is to move. */
  #isOver = false;
  #working: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor(journal: Journal, { record, notify, notices }: RecordSource) {
    this.#journal = journal;
    this.#record = record;
    this.#notify = notify;
    this.#notices = notices;
  }

  readonly notices = (): readonly Text[] => this.#notices;
  readonly isKept = (): boolean => this.#working === undefined;
  readonly saved = (): string | undefined => (this.#behind ? undefined : this.#journal.id());

  readonly add = (lines: readonly object[]): void =>
    this.#want({ ...this.#left, lines: [...this.#left.lines, ...lines] });
  readonly rewrite = (): void => this.#want({ ...this.#left, rewrite: true });
  readonly settle = (): void => this.#want({ ...this.#left, settle: true });
  readonly finish = (): void => {
    this.#isOver = true;
    this.#want({ ...this.#left });
  };

  readonly kept = async (): Promise<void> => this.#working;
  readonly close = (): Promise<void> => {
    this.#closing ??= this.#end();
    return this.#closing;
  };

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

  /** Writes until nothing is left, including what arrives meanwhile; then moves the record of a match that is over. */
  async #run(): Promise<void> {
    while (this.#left !== NOTHING) {
      const work = this.#left;
      this.#left = NOTHING;
      await this.#do(work);
    }
    if (this.#isOver && !this.#behind) await this.#move();
    this.#working = undefined;
  }

  /** Writes, and notes whether the file is behind, so that the next write tries again. */
  async #do(work: Work): Promise<void> {
    try {
      await this.#write(work);
      this.#behind = false;
    } catch (error) {
      this.#behind = true;
      this.#report(failureOf(error));
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

  /**
   * Whether the lines could be appended. `settle` first makes durable what an earlier program may have left unsynced.
   */
  async #isAdded(lines: readonly object[], settle: boolean): Promise<boolean> {
    try {
      if (settle) await this.#journal.settle();
      if (lines.length > 0) await this.#journal.append(lines);
      return true;
    } catch {
      return false;
    }
  }

  #report({ cause, notice }: Failure): void {
    if (this.#causes.has(cause)) return;
    this.#causes.add(cause);
    this.#notices = [...this.#notices, notice];
    this.#notify();
  }
}

/** The keeper of a session without a journal, which keeps nothing. */
const keepsNothing: Omit<Keeper, 'notices'> = {
  add: () => {},
  rewrite: () => {},
  settle: () => {},
  finish: () => {},
  isKept: () => true,
  kept: async () => {},
  close: async () => {},
  saved: () => undefined,
};

function openKeeper(journal: Journal | undefined, source: RecordSource): Keeper {
  if (journal === undefined) return { ...keepsNothing, notices: () => source.notices };
  return new JournalKeeper(journal, source);
}

interface Recorded {
  readonly start: AnyMatch;
  readonly made: () => readonly Made[];
  /** Called when something about the saving has changed. */
  readonly changed: () => void;
}

interface GrowingRecord extends KeptRecord, Pick<Keeper, 'close'> {
  /** A step has been made. */
  readonly add: (made: Made) => void;
  /** Steps have been taken back, which is help. */
  readonly noteUndo: () => void;
}

/** Begins the record of a session, or goes on with a record that was read. */
export function openKeptRecord(
  setup: SessionSetup,
  past: ResumePoint,
  { start, made, changed }: Recorded,
): GrowingRecord {
  let { assisted } = past;
  const origin = originOf(setup);
  const lines = (): readonly object[] => {
    const header = headerOf(start, seatEntries(setup.players));
    const marked = assisted ? { ...header, assisted: true } : header;
    return [{ ...marked, ...origin }, ...made().flatMap((step) => recordLinesOf(step))];
  };
  const { notices = [] } = past;
  const keeper = openKeeper(setup.journal, { record: lines, notify: changed, notices });
  if (past.torn === undefined) keeper.add(lines());
  else if (past.torn) keeper.rewrite();
  else keeper.settle();
  if (made().at(-1)?.after.ended === true) keeper.finish();
  const helped = new Map<HelpKind, Set<number>>();
  const note = (kind: HelpKind): void => {
    helped.set(kind, (helped.get(kind) ?? new Set()).add(made().length));
  };
  const mark = (): void => {
    assisted = true;
    keeper.rewrite();
  };
  return {
    ...keeper,
    text: () =>
      lines()
        .map((line) => JSON.stringify(line))
        .join('\n'),
    add(step) {
      keeper.add(recordLinesOf(step));
      if (step.after.ended) keeper.finish();
    },
    isAssisted: () => assisted,
    helped: (kind) => helped.get(kind)?.size ?? 0,
    noteHelp: (kind) => {
      note(kind);
      if (!assisted) mark();
    },
    noteUndo: () => {
      note('undo');
      mark();
    },
  };
}
