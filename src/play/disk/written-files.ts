/**
 * The list of every file that the program writes. A test runs the program in fresh folders, compares the files that
 * appear there with this list, and searches the sources for anything else that may write.
 */

/**
 * How a file is guarded against damage.
 * - `chain`: every line has a sum that is chained to the one before
 * - `lines`: every line has a sum of its own
 * - `line`: the whole file is one line with its sum
 * - `none`: other programs and people read or write it
 */
type Seal = 'chain' | 'lines' | 'line' | 'none';

/**
 * How a file is written.
 * - `grows`: lines are appended and synced; the file appears whole
 * - `replaced`: written and synced under the name of a draft, which then gets the file's own name
 * - `created`: as `replaced`, where there is nothing of that name
 * - `streamed`: written as it comes, without a sync
 */
type Manner = 'grows' | 'replaced' | 'created' | 'streamed';

/**
 * When a file is removed.
 * - `kept`: not until somebody deletes it
 * - `by process`: whatever a dead process has left is cleared by the next one that needs the folder
 * - `made again`: at any time, since the file can be made again from what it was made from
 * - `at the end`: the command that wrote it removes it
 */
type Sweep = 'kept' | 'by process' | 'made again' | 'at the end';

interface Written {
  /** `named`: wherever a command line says. */
  readonly folder: 'games' | 'history' | 'data' | 'reviews' | 'settings' | 'temporary' | 'named';
  /** The pattern of the names of such files. */
  readonly name: RegExp;
  /** The modules that write the file, below `src`; all of them write through `files.ts`. */
  readonly writers: readonly string[];
  readonly seal: Seal;
  /** The most bytes that are read of the file, or of a line; undefined where it is never read as a whole. */
  readonly most: number | undefined;
  readonly manner: Manner;
  readonly sweep: Sweep;
}

/** The bytes of a megabyte, the unit in which limits of files are told. */
export const MEGABYTE = 1_000_000;
const PROCESS = String.raw`\d+-[\da-f]+`;
const SAVE = /^[a-z-]+-\d{8}-\d{6}-[\da-z]{4}\.talon\.jsonl$/;

export const WRITTEN = {
  save: {
    folder: 'games',
    name: SAVE,
    writers: ['play/kept/journal.ts'],
    seal: 'chain',
    most: 64 * MEGABYTE,
    manner: 'grows',
    sweep: 'kept',
  },
  /** The save of a match that is over, by the same name in another folder. */
  finished: {
    folder: 'history',
    name: SAVE,
    writers: ['play/kept/journal.ts'],
    seal: 'chain',
    most: 64 * MEGABYTE,
    manner: 'grows',
    sweep: 'kept',
  },
  /** A damaged save whose game was resumed from before the damage. */
  aside: {
    folder: 'games',
    name: /^[a-z-]+-\d{8}-\d{6}-[\da-z]{4}\.damaged(-\d+)?$/,
    writers: ['play/past/saves.ts'],
    seal: 'none',
    most: undefined,
    manner: 'created',
    sweep: 'kept',
  },
  lock: {
    folder: 'games',
    name: /^[a-z\d-]+\.lock$/,
    writers: ['play/disk/lock.ts'],
    seal: 'none',
    most: 1000,
    manner: 'created',
    sweep: 'by process',
  },
  history: {
    folder: 'data',
    name: /^history\.jsonl$/,
    writers: ['play/kept/history.ts', 'play/disk/ledger.ts'],
    seal: 'lines',
    most: 64 * MEGABYTE,
    manner: 'grows',
    sweep: 'kept',
  },
  sums: {
    folder: 'data',
    name: /^history-sums\.json$/,
    writers: ['play/past/kept-stats.ts'],
    seal: 'line',
    most: 16 * MEGABYTE,
    manner: 'replaced',
    sweep: 'made again',
  },
  practice: {
    folder: 'data',
    name: /^practice\.jsonl$/,
    writers: ['play/disk/ledger.ts'],
    seal: 'lines',
    most: 64 * MEGABYTE,
    manner: 'grows',
    sweep: 'kept',
  },
  /** The review of a long match takes a tenth of `most`. */
  review: {
    folder: 'reviews',
    name: /^[a-z-]+-[\da-f]{8}\.jsonl$/,
    writers: ['play/coach/reviews.ts'],
    seal: 'chain',
    most: 20 * MEGABYTE,
    manner: 'replaced',
    sweep: 'made again',
  },
  firstFrame: {
    folder: 'data',
    name: /^first-frame\.json$/,
    writers: ['tui/first-frame.ts'],
    seal: 'line',
    most: 0.1 * MEGABYTE,
    manner: 'replaced',
    sweep: 'made again',
  },
  /** Settings, which people may write too; every value is checked. */
  settings: {
    folder: 'settings',
    name: /^config\.json$/,
    writers: ['play/disk/keep-settings.ts'],
    seal: 'none',
    most: 0.1 * MEGABYTE,
    manner: 'replaced',
    sweep: 'kept',
  },
  /** Every file that is replaced or created was first a draft beside its name. */
  draft: {
    folder: 'data',
    name: new RegExp(String.raw`\.${PROCESS}-\d+\.draft$`),
    writers: ['play/disk/files.ts', 'play/disk/folders.ts'],
    seal: 'none',
    most: undefined,
    manner: 'streamed',
    sweep: 'by process',
  },
  /** The result of a shard, and a saved tournament. */
  partial: {
    folder: 'named',
    name: /./,
    writers: ['script/shards/files.ts'],
    seal: 'chain',
    most: 128 * MEGABYTE,
    manner: 'grows',
    sweep: 'kept',
  },
  /** Records and observations of simulations, tournaments and drills. */
  stream: {
    folder: 'named',
    name: /./,
    writers: ['cli/commands/runs/sink.ts'],
    seal: 'none',
    most: undefined,
    manner: 'streamed',
    sweep: 'kept',
  },
  /** What a program at the table prints on its standard error; of more than a megabyte, the beginning and the end. */
  botLog: {
    folder: 'temporary',
    name: /^talon-log-\w{6}\/seat-\d+\.log$/,
    writers: ['protocol/bot-log.ts', 'cli/parse/seat-programs.ts'],
    seal: 'none',
    most: undefined,
    manner: 'streamed',
    sweep: 'kept',
  },
  /** What a program at the table writes in the folder it is started in. */
  botFolder: {
    folder: 'temporary',
    name: /^talon-bot-\w{6}\//,
    writers: ['protocol/bot-process.ts'],
    seal: 'none',
    most: undefined,
    manner: 'streamed',
    sweep: 'at the end',
  },
  /** Proof of life where the system tells no start times of processes. */
  socket: {
    folder: 'temporary',
    name: new RegExp(String.raw`^talon-${PROCESS}\.sock$`),
    writers: ['play/disk/lock.ts'],
    seal: 'none',
    most: undefined,
    manner: 'created',
    sweep: 'by process',
  },
} as const satisfies Readonly<Record<string, Written>>;
