/**
 * The program in a window, in this process: commands, screens and terminal as they are, on streams that say they are
 * a terminal. For tests of what the program does when keys are pressed, which need no process of its own. One such
 * window is open at a time, since the streams and variables are those of this process.
 */
import { PassThrough, Writable } from 'node:stream';
import { Flags } from '../../src/cli/call/call.ts';
import { menu } from '../../src/cli/commands/play/menu.ts';
import { readLang } from '../../src/cli/parse/settings.ts';
import { runCommand } from '../../src/cli/run.ts';
import { type Emulator, openEmulator } from './emulator.ts';
import {
  dataFor,
  type Exit,
  KEY,
  variablesFor,
  type Window,
  type WindowSetup,
  windowOf,
} from './window.ts';

/** Keys that somebody types. */
const openKeyboard = () =>
  Object.assign(new PassThrough(), { isTTY: true, setRawMode: (): void => undefined });

/** A screen that shows what is written to it, and says when it has. */
const openScreen = (emulator: Emulator, heard: WindowSetup['heard']): Writable =>
  new Writable({
    decodeStrings: false,
    write(chunk: string | Uint8Array, _, done) {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
      heard?.(text);
      emulator.write(text, done);
    },
  });

/** Puts something else in the place of a property of this process; gives what puts it back. */
function replaced(name: 'stdin' | 'stdout' | 'stderr' | 'env', value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(process, name);
  Object.defineProperty(process, name, {
    configurable: true,
    enumerable: true,
    writable: true,
    value,
  });
  return () => {
    if (before !== undefined) Object.defineProperty(process, name, before);
  };
}

/** Runs the program as `main.ts` does, and gives its exit code. */
async function runProgram(args: readonly string[]): Promise<number> {
  if (args.length === 0) {
    const { lang } = readLang(args, process.env);
    return menu({ lang, langGiven: undefined, commands: [], args, given: new Flags({}) });
  }
  const { exitCode } = process;
  process.exitCode = 0;
  await runCommand(args, process.env);
  const code = Number(process.exitCode);
  process.exitCode = exitCode;
  return code;
}

/** The variables of the program: colours are those of the window's kind of terminal. */
function environmentOf(data: string, setup: WindowSetup): NodeJS.ProcessEnv {
  const env = { NODE_ENV: 'production', FORCE_COLOR: '2', ...variablesFor(data, setup) };
  const unset = setup.unset ?? [];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !unset.includes(name)));
}

/** Whether a window has the streams of this process. */
let isTaken = false;

export function openWindowInside(args: readonly string[], setup: WindowSetup = {}): Window {
  if (isTaken) throw new Error('another window is open in this process');
  isTaken = true;
  const { columns = 80, rows = 24 } = setup;
  const data = dataFor(setup);
  const emulator = openEmulator(columns, rows, true);
  const keyboard = openKeyboard();
  const screen = Object.assign(openScreen(emulator, setup.heard), { isTTY: true, columns, rows });
  const restore = [
    replaced('stdin', keyboard),
    replaced('stdout', screen),
    replaced('stderr', screen),
    replaced('env', environmentOf(data, setup)),
  ];
  let running = true;
  const exited = runProgram(args)
    .finally(() => {
      running = false;
      isTaken = false;
      for (const undo of restore) undo();
    })
    .then(
      (code) => new Promise<Exit>((done) => emulator.write('', () => done({ code, signal: 0 }))),
    );
  return windowOf(emulator, data, {
    type: (keys) => void keyboard.write(keys),
    resize(nextColumns, nextRows) {
      Object.assign(screen, { columns: nextColumns, rows: nextRows });
      screen.emit('resize');
    },
    exited,
    isRunning: () => running,
    end: () => void keyboard.write(KEY.interrupt),
  });
}
