/**
 * Runs `talon` without a terminal as `talon.ts` does, but in this process, which takes a tenth of the
 * time: for tests of what a command says. Whether a program ends as it should takes a program.
 */
import { Readable } from 'node:stream';
import { gameList, menuGames } from '../../src/cli/games/game-list.ts';
import { runCommand } from '../../src/cli/run.ts';
import { games } from '../../src/games/index.ts';
import { type Given, PLAIN, type Ran } from './talon.ts';

type Write = typeof process.stdout.write;

/** Takes what is written instead of the stream. */
function taken(stream: NodeJS.WriteStream, into: string[]): () => void {
  const { write } = stream;
  stream.write = ((data: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    into.push(typeof data === 'string' ? data : Buffer.from(data).toString('utf8'));
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  }) as Write;
  return () => {
    stream.write = write;
  };
}

const streamOf = (text: string): Readable => Readable.from(text === '' ? [] : [Buffer.from(text)]);

function withInput(stream: Readable): () => void {
  const given = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', { configurable: true, value: stream });
  return () => {
    if (given !== undefined) Object.defineProperty(process, 'stdin', given);
  };
}

/** Takes games from outside away again, which join the lists for as long as a program runs. */
function withoutJoined(): () => void {
  const lists = [games as unknown[], gameList, menuGames];
  const lengths = lists.map(({ length }) => length);
  return () => {
    for (const [at, list] of lists.entries()) list.length = lengths[at] ?? 0;
  };
}

/** With a stream in place of a text: input that may have no end. */
type GivenHere = Omit<Given, 'input'> & { readonly input?: string | Readable };

async function ran(args: readonly string[], given: GivenHere): Promise<Ran> {
  const { env, exitCode } = process;
  const folder = process.cwd();
  const out: string[] = [];
  const err: string[] = [];
  const { input = '' } = given;
  const restore = [
    taken(process.stdout, out),
    taken(process.stderr, err),
    withInput(typeof input === 'string' ? streamOf(input) : input),
    withoutJoined(),
  ];
  process.env = { ...PLAIN, ...given.env };
  process.chdir(given.cwd ?? folder);
  process.exitCode = 0;
  try {
    await runCommand(args, process.env);
    return { code: Number(process.exitCode), out: out.join(''), err: err.join('') };
  } finally {
    for (const undo of restore) undo();
    process.chdir(folder);
    process.env = env;
    process.exitCode = exitCode;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One call after another: they share this process. */
export function talonHere(args: readonly string[], given: GivenHere = {}): Promise<Ran> {
  const next = last.then(() => ran(args, given));
  last = next.catch(() => undefined);
  return next;
}
