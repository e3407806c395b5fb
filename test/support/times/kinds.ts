/** What a test file takes and starts. */

/** How many of each were started. */
export interface Starts {
  /** Talon, built. */
  readonly programs: number;
  readonly terminals: number;
  readonly compilers: number;
  readonly others: number;
}

/** All times in seconds. */
export interface FileTimes {
  readonly file: string;
  readonly wall: number;
  /** CPU of the process that runs the tests. */
  readonly own: number;
  /** CPU of the processes it started. */
  readonly children: number;
  readonly starts: Starts;
}

const COMPILER = /\b(tsc|esbuild|build(-library)?\.mjs|npm pack)\b/;
const PROGRAM = /\b(bin\/talon|dist\/talon\.js|talon)\b/;

/** What a command line starts. */
export function kindOf(words: readonly string[]): keyof Starts {
  const line = words.join(' ');
  if (COMPILER.test(line)) return 'compilers';
  return PROGRAM.test(line) ? 'programs' : 'others';
}
