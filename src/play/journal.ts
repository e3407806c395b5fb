/** What a sitting asks of the place where it is saved; `saves.ts` keeps journals in files. */

export interface Journal {
  /** Names the save, for `resume`. */
  readonly id: string;
  /** Adds lines to the record in one write; the first lines make it. Throws if they cannot be kept. */
  append(lines: readonly object[]): void;
  /** Puts these lines in place of the record, all or nothing. Throws if they cannot be kept. */
  replace(lines: readonly object[]): void;
  /** The match has ended. */
  finish(): void;
  /** Lets others open the save. */
  release(): void;
}
