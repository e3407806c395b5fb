/** What was tried and what was lost, and where: every failure with the number of its case. */

/** What was tried; names as the summary prints them. */
export const TRIED = [
  'matches',
  'kills',
  'kills at a file operation',
  'signals',
  'file errors',
  'full disks',
  'resumes',
  'acts acknowledged',
  'steps acknowledged',
  'saves read',
  'damaged saves',
  'imports',
  'lines typed',
  'keys pressed',
  'settings files',
  'states alike',
  'hints alike',
  'power cuts',
] as const;
export type Tried = (typeof TRIED)[number];

/** What must not happen. */
export const LOST = [
  'steps lost',
  'unreadable saves',
  'changed records',
  'entries lost or doubled',
  'left locks',
  'left-over files',
  'false “all is well”',
  'crashes',
  'hangs',
  'wrong frames',
  'leaks',
] as const;
export type Lost = (typeof LOST)[number];

export interface Failure {
  readonly lost: Lost;
  readonly what: string;
}

/** The result of one case. */
export interface Findings {
  readonly add: (tried: Tried, count?: number) => void;
  readonly fail: (lost: Lost, what: string) => void;
  readonly tried: () => Readonly<Partial<Record<Tried, number>>>;
  readonly failures: () => readonly Failure[];
  /** Where the files of a failure are left for inspection. */
  readonly keep: (folder: string) => void;
  readonly kept: () => string | undefined;
}

export function newFindings(): Findings {
  const tried: Partial<Record<Tried, number>> = {};
  const failures: Failure[] = [];
  let kept: string | undefined;
  return {
    add: (name, count = 1) => {
      tried[name] = (tried[name] ?? 0) + count;
    },
    fail: (lost, what) => void failures.push({ lost, what }),
    tried: () => tried,
    failures: () => failures,
    keep: (folder) => {
      kept = folder;
    },
    kept: () => kept,
  };
}

/** A stack trace, or the sentence that stands for one. */
const TRACE = /^\s+at .+:\d+:\d+|node:internal|this should not happen|Unhandled|FATAL ERROR/m;

/** Fails where a program has printed anything of the kind. */
export function expectNoTrace(findings: Findings, printed: string, what: string): void {
  if (TRACE.test(printed)) findings.fail('crashes', `${what}: ${printed.trim().slice(0, 600)}`);
}
