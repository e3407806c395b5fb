/**
 * `npm run walk -- [--list] [GAME …]`: which files and functions of the sources run for a cursor key, for
 * Enter and for a hint at the table. V8 counts them in this process, where a match with a save is shown on
 * an emulated terminal, in colours and with cards in motion.
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
import { closeAll } from '../../src/play/disk/leaving.ts';
import { openKept, readSettings, type Session } from '../../src/play/index.ts';
import { mount } from '../../src/tui/mount.tsx';
import { openTerminal } from '../../src/tui/terminal.ts';
import { gameCalled, optionsOf } from './session.ts';

/** The files that ran, and how many functions of each. */
type Walk = ReadonlyMap<string, number>;

const SIZE = { columns: 80, rows: 24 };
const RIGHT = '\u001b[C';
const PATIENCE = 60_000;
/** Longer than Enter has to rest, in milliseconds. */
const REST = 400;
/** Longer than a frame takes, and shorter than a beat. */
const SETTLED = 150;
const SHORT = 5;

/** Tells what has run since it told last; what tsx adds to functions does not count. */
async function openCounter(): Promise<() => Promise<Walk>> {
  const inspector = new Inspector();
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true });
  return async () => {
    const { result } = await inspector.post('Profiler.takePreciseCoverage');
    const ran = result.map(({ url, functions }): [string, number] => {
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
}

async function until(isSo: () => boolean, what: () => string): Promise<void> {
  for (const start = performance.now(); !isSo(); await sleep(SHORT))
    if (performance.now() - start > PATIENCE) throw new Error(what());
}

/** An emulated terminal of this process, with what a program asks of the streams. */
function openScreen() {
  const { columns, rows } = SIZE;
  const screen = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const stdout = Object.assign(new PassThrough(), { ...SIZE, isTTY: true });
  stdout.on('data', (chunk) => screen.write(String(chunk)));
  const line = (row: number): string =>
    screen.buffer.active.getLine(row)?.translateToString() ?? '';
  const text = (): string => Array.from({ length: rows }, (_, row) => line(row)).join('\n');
  return {
    press: (keys: string) => void stdin.write(keys),
    shows: (wanted: RegExp) =>
      until(
        () => wanted.test(text()),
        () => `no ${wanted} in\n${text()}`,
      ),
    terminal: openTerminal({
      stdin: stdin as unknown as ReadStream,
      stdout: stdout as unknown as WriteStream,
    }),
  };
}

function openMatch(id: string): Session {
  const game = gameCalled(id);
  const options = optionsOf(game, {});
  const players = Array.from({ length: Number(options.players) }, (_, seat) => ({
    name: `P${seat}`,
    who: seat === (game.homeSeat ?? 0) ? ('human' as const) : ('random' as const),
  }));
  return openKept({ game, options, seed: 'walk', players });
}

const WALKS = ['key', 'Enter', 'hint'] as const;

/** What runs for a cursor key, for a step until it is kept and shown, and for a hint until it is told. */
async function walksIn(
  id: string,
  take: () => Promise<Walk>,
): Promise<Readonly<Record<(typeof WALKS)[number], Walk>>> {
  const session = openMatch(id);
  const { press, shows, terminal } = openScreen();
  const { settings } = readSettings({ lang: 'en' }, process.env);
  const left = mount({ terminal, settings, level: 3, start: { at: 'table', session, row: 0 } });
  const measured = async (keys: string, isDone: () => Promise<void>): Promise<Walk> => {
    await sleep(REST);
    await take();
    press(keys);
    await isDone();
    return take();
  };
  await shows(/Enter (?!shows)\w/);
  press(RIGHT);
  const key = await measured(RIGHT, () => sleep(SETTLED));
  const hint = await measured('h', () => shows(/Hint[\s\S]*in your place/));
  press('\u001b');
  await shows(/Enter (?!shows)\w/);
  const { ply } = session.match();
  const enter = await measured('\r', async () => {
    await until(
      () => session.match().ply > ply,
      () => 'no step',
    );
    await session.kept();
    await sleep(SETTLED);
  });
  if (session.match().ply !== ply + 1) throw new Error('others have acted meanwhile: try again');
  await session.close();
  press('q');
  await left;
  await terminal.close();
  return { key, Enter: enter, hint };
}

const functionsOf = (walk: Walk): number => [...walk.values()].reduce((sum, one) => sum + one, 0);

function print(walk: Walk): void {
  for (const folder of new Set([...walk.keys()].map(dirname).sort())) {
    const files = [...walk].filter(([file]) => dirname(file) === folder).sort();
    console.log(
      `  ${folder}  ${files.map(([file, count]) => `${basename(file)} ${count}`).join(', ')}`,
    );
  }
}

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, json: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'talon-walk-'));
process.env.TALON_DATA = folder;
process.env.TALON_CONFIG = join(folder, 'config.json');
const take = await openCounter();
for (const id of positionals.length === 0 ? ['boese-dame', 'durak'] : positionals) {
  const walks = await walksIn(id, take);
  for (const name of WALKS) {
    const walk = walks[name];
    console.log(`${id} ${name}: ${walk.size} files, ${functionsOf(walk)} functions`);
    if (values.list) print(walk);
  }
}
await closeAll();
rmSync(folder, { recursive: true, force: true });
process.exit();
