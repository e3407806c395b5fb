/**
 * `npm run walk -- [--list] [GAME …]`: the files and functions of the sources that run for a cursor key, for Enter
 * and for a hint at the table. V8 counts them in this process, where a match with a save is shown on an emulated
 * terminal, in colours and with cards in motion.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Session as Inspector } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadStream, WriteStream } from 'node:tty';
import { parseArgs } from 'node:util';
import xterm from '@xterm/headless';
import { giveHint } from '../../src/play/advice/give-hint.ts';
import { readSettings } from '../../src/play/disk/settings.ts';
import { openKept } from '../../src/play/past/play-again.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { mount } from '../../src/tui/mount.tsx';
import { openTerminal } from '../../src/tui/terminal/terminal.ts';
import { gameCalled, optionsOf } from './session.ts';

/** The files that ran, and how many functions of each. */
type Walk = ReadonlyMap<string, number>;

const SIZE = { columns: 80, rows: 24 };
const KEY = { right: '\u001b[C', escape: '\u001b', enter: '\r' };
/** All in milliseconds: how long anything may take, how long Enter has to rest, and when nothing more is drawn. */
const PATIENCE = 60_000;
const REST = 400;
const STILL = 100;
const SHORT = 5;

interface Counter {
  /** What has run since it was taken last. */
  readonly take: () => Promise<Walk>;
  /** Does some work without counting it, many times as fast: V8 optimises no function that it counts. */
  readonly uncounted: (work: () => Promise<unknown>) => Promise<void>;
}

async function openCounter(): Promise<Counter> {
  const inspector = new Inspector();
  inspector.connect();
  await inspector.post('Profiler.enable');
  const start = () => inspector.post('Profiler.startPreciseCoverage', { callCount: true });
  await start();
  const take = async (): Promise<Walk> => {
    const { result } = await inspector.post('Profiler.takePreciseCoverage');
    const ran = result.map(({ url, functions }): [string, number] => {
      // Neither modules themselves, nor what tsx adds to keep the names of functions.
      const called = functions.filter(
        ({ functionName, ranges: [whole] }) =>
          whole !== undefined &&
          whole.startOffset > 0 &&
          whole.count > 0 &&
          functionName !== '__name',
      );
      return [/\/(src\/.*\.tsx?)$/.exec(url)?.[1] ?? '', called.length];
    });
    return new Map(ran.filter(([file, count]) => file !== '' && count > 0));
  };
  return {
    take,
    async uncounted(work) {
      await inspector.post('Profiler.stopPreciseCoverage');
      await work();
      await start();
    },
  };
}

async function until(isSo: () => boolean, what: () => string): Promise<void> {
  for (const start = performance.now(); !isSo(); await sleep(SHORT))
    if (performance.now() - start > PATIENCE) throw new Error(what());
}

/** An emulated terminal, and the streams of a program that is started on it. */
function openScreen() {
  const { columns, rows } = SIZE;
  const screen = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const stdout = Object.assign(new PassThrough(), { ...SIZE, isTTY: true });
  let drawn = 0;
  stdout.on('data', (chunk) => {
    drawn = performance.now();
    screen.write(String(chunk));
  });
  const line = (row: number): string =>
    screen.buffer.active.getLine(row)?.translateToString() ?? '';
  const text = (): string => Array.from({ length: rows }, (_, row) => line(row)).join('\n');
  return {
    streams: {
      stdin: stdin as unknown as ReadStream,
      stdout: stdout as unknown as WriteStream,
    },
    press: (keys: string) => void stdin.write(keys),
    shows: (wanted: RegExp) =>
      until(
        () => wanted.test(text()),
        () => `no ${wanted} in\n${text()}`,
      ),
    /** Waits until something has been drawn since then, and for so long nothing more. */
    draws: (since: number, still: number) =>
      until(
        () => drawn > since && performance.now() - drawn >= still,
        () => 'nothing is drawn, or all the time',
      ),
  };
}

/** A match of one person, who is to be kept, against players who do not think. */
function openMatch(id: string): Session {
  const game = gameCalled(id);
  const options = optionsOf(game, {});
  const players = Array.from({ length: Number(options.players) }, (_, seat) => ({
    name: `P${seat}`,
    who: seat === homeSeatOf(game) ? ('human' as const) : ('random' as const),
  }));
  return openKept({ game, options, seed: 'walk', players });
}

interface Walks {
  /** The cursor moves on. */
  readonly key: Walk;
  /** A step, until it is kept and shown. */
  readonly Enter: Walk;
  /** A hint, until it is told. */
  readonly hint: Walk;
}

async function walksIn(id: string, { take, uncounted }: Counter): Promise<Walks> {
  const session = openMatch(id);
  // Nobody weighs decisions ahead, whose work would be counted with that of a key.
  Object.assign(session, { setup: { ...session.setup, journal: undefined } });
  const { streams, press, shows, draws } = openScreen();
  const terminal = openTerminal(streams);
  const { settings } = readSettings({ lang: 'en', ascii: false }, process.env);
  const start = { at: 'table', session, row: 0 } as const;
  const left = mount({ terminal, settings, level: 3, start, drawn: () => undefined });
  const walkOf = async (keys: string, isDone: () => Promise<void>): Promise<Walk> => {
    await session.record.kept();
    await draws(0, REST);
    await take();
    press(keys);
    await isDone();
    return take();
  };
  const turn = (): Promise<void> => shows(/^ Enter (?!shows)\w/m);
  await turn();
  await draws(0, REST);
  press(KEY.right);
  const key = await walkOf(KEY.right, () => draws(performance.now(), STILL));
  const hint = await walkOf('h', async () => {
    await shows(/Hint[\s\S]*in your place/);
    await session.record.kept();
  });
  // Thought to its end, so that none of it falls into the next walk.
  await uncounted(() => giveHint(session));
  press(KEY.escape);
  await turn();
  // However long drawing takes, the others do not act meanwhile.
  Object.assign(session, { advance: () => new Promise<undefined>(() => {}) });
  const { ply } = session.match();
  const enter = await walkOf(KEY.enter, async () => {
    await until(
      () => session.match().ply > ply,
      () => 'no step',
    );
    const since = performance.now();
    await session.record.kept();
    await draws(since, 0);
  });
  press('qq');
  await left;
  await terminal.close();
  return { key, Enter: enter, hint };
}

const functionsIn = (walk: Walk): number => [...walk.values()].reduce((sum, one) => sum + one, 0);

/** The files by folders, each with how many of its functions ran. */
function print(walk: Walk): void {
  for (const folder of new Set([...walk.keys()].map(dirname).sort())) {
    const files = [...walk].filter(([file]) => dirname(file) === folder).sort();
    const named = files.map(([file, count]) => `${basename(file)} ${count}`);
    console.log(`    ${folder}: ${named.join(', ')}`);
  }
}

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'talon-walk-'));
process.env.TALON_DATA = folder;
process.env.TALON_CONFIG = join(folder, 'config.json');
const counter = await openCounter();
for (const id of positionals.length === 0 ? ['boese-dame', 'durak'] : positionals) {
  console.log(id);
  for (const [name, walk] of Object.entries(await walksIn(id, counter))) {
    console.log(`  ${name.padEnd(6)}${walk.size} files, ${functionsIn(walk)} functions`);
    if (values.list) print(walk);
  }
}
rmSync(folder, { recursive: true, force: true });
process.exit();
