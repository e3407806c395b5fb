/**
 * Input without end, or that never comes: one sentence, or an end by Ctrl-C at once. The program is started where it
 * has to end, or where its own standard input or folder is the subject.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  createReadStream,
  existsSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { workFolder } from '../support/every-command.ts';
import { talonHere } from '../support/here.ts';
import { type Ran, statusOf, TALON, wordsForAll } from '../support/talon.ts';

const folder = workFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLAIN = {
  PATH: process.env.PATH ?? '',
  LANG: 'en_GB.UTF-8',
  TALON_DATA: join(folder, 'data'),
  TALON_CONFIG: join(folder, 'config.json'),
};

interface Given {
  readonly stdin?: number | 'ignore';
  readonly env?: Readonly<Record<string, string>>;
}

const start = (command: string, args: readonly string[], { stdin, env }: Given): ChildProcess =>
  spawn(command, args, {
    cwd: folder,
    env: { ...PLAIN, ...env },
    stdio: [stdin ?? 'ignore', 'pipe', 'pipe'],
  });

const talon = (args: readonly string[], given: Given = {}): ChildProcess =>
  start(process.execPath, [TALON, ...args], given);

async function ended(program: ChildProcess) {
  let [out, err] = ['', ''];
  program.stdout?.setEncoding('utf8').on('data', (data: string) => {
    out += data;
  });
  program.stderr?.setEncoding('utf8').on('data', (data: string) => {
    err += data;
  });
  return { code: await statusOf(program), out, err };
}

const LONG_LINE = '1: conventions: the line is longer than 4000000 bytes';
const LARGE = 'is larger than 4 MB';
const PLAY = ['play', 'boese-dame', '--level', 'random', '--seed', 'B', '--line'];

describe.runIf(existsSync('/dev/zero'))('input without end', () => {
  const stdin = openSync('/dev/zero', 'r');
  afterAll(() => closeSync(stdin));

  const expectSaid = ({ code, out, err }: Ran, sentence: string): void => {
    expect(code).toBe(1);
    expect(out + err).toContain(sentence);
    expect(err).not.toMatch(/^\s+at |this should not happen/m);
  };

  test.each([
    [['verify', '/dev/zero'], `/dev/zero:${LONG_LINE}`],
    [['legal', '/dev/zero'], `/dev/zero:${LONG_LINE}`],
    [['replay', '--line', '/dev/zero'], `/dev/zero:${LONG_LINE}`],
    [['import', '--format', 'lin', '/dev/zero'], `/dev/zero ${LARGE}`],
  ])('of a file: %j says so', async (args, sentence) => {
    expectSaid(await talonHere(args, { cwd: folder, env: PLAIN }), sentence);
  });

  test.each([
    [['replay', '--json', '-'], `standard input:${LONG_LINE}`],
    [['export', '--format', 'pbn', '-'], `standard input:${LONG_LINE}`],
    [['import', '--format', 'pbn', '-'], `standard input ${LARGE}`],
    [['bridge', 'dd'], `standard input ${LARGE}`],
  ])('of standard input: %j says so', async (args, sentence) => {
    const input = createReadStream('/dev/zero');
    expectSaid(await talonHere(args, { cwd: folder, env: PLAIN, input }), sentence);
    input.destroy();
  });

  test('of standard input of the program: a game in lines says so, and ends', async () => {
    const sentence = 'A line is longer than a million characters. Talon stops reading.';
    expectSaid(await ended(talon(PLAY, { stdin })), sentence);
  });

  test('as settings is ignored, and reported where they matter', async () => {
    const given = { cwd: folder, env: { ...PLAIN, TALON_CONFIG: '/dev/zero' } };
    const { code, err } = await talonHere(PLAY, given);
    expect(code).toBe(0);
    expect(err).toBe('talon: the settings in /dev/zero cannot be read and are ignored\n');
    expect(await talonHere(['games'], given)).toMatchObject({ code: 0, err: '' });
  });
});

const NO_READER = 'ENXIO';

/** Waits until somebody has opened a pipe to read; returns what ends its input. */
async function whenRead(pipe: string): Promise<() => void> {
  for (;;) {
    try {
      const writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
      return () => closeSync(writer);
    } catch (error) {
      if (!String(error).includes(NO_READER)) throw error;
      await setTimeout(10);
    }
  }
}

describe.runIf(process.platform !== 'win32')('a pipe nobody writes to', () => {
  const pipeCalled = (name: string): string => {
    const pipe = join(folder, name);
    execFileSync('mkfifo', [pipe]);
    return pipe;
  };

  test('as settings is ignored', async () => {
    const pipe = pipeCalled('settings');
    const { code, err } = await ended(talon(PLAY, { env: { TALON_CONFIG: pipe } }));
    expect(code).toBe(0);
    expect(err).toBe(`talon: the settings in ${pipe} cannot be read and are ignored\n`);
  });

  test.concurrent.each([
    [['verify', 'verified.lin']],
    [['replay', '--line', 'replayed.lin']],
    [['import', 'imported.lin']],
    [['bridge', 'dd', 'solved.lin']],
  ])('%j is ended by Ctrl-C', async (args) => {
    const pipe = pipeCalled(args.at(-1) ?? '');
    const program = talon(args);
    const close = await whenRead(pipe);
    program.kill('SIGINT');
    expect(await ended(program)).toEqual({ code: 130, out: '', err: '' });
    close();
  });
});

test('an import with very many early claims is ended by Ctrl-C at once', async () => {
  const hands = '3ST98HAJ9DKT93CQJ2,S654H732DA76CT865,SAK72HQT5DJ84CA93,SQJ3HK864DQ52CK74';
  const calls = 'mb|3N|mb|p|mb|p|mb|p|pg||pc|SQ|pg||mc|9|pg||';
  const board = `pn|3,4,Ada,2|st||md|${hands}|rh||ah|Board 1|sv|o|${calls}\n`;
  writeFileSync(join(folder, 'one-claim.lin'), board);
  writeFileSync(join(folder, 'claims.lin'), board.repeat(10_000));
  const program = talon(['import', 'claims.lin']);
  // Once programs that start later have ended, this one is at work; how long they took says how fast the machine is.
  const since = performance.now();
  for (let n = 0; n < 3; n++)
    expect((await ended(talon(['import', 'one-claim.lin']))).code).toBe(0);
  const killed = performance.now();
  program.kill('SIGINT');
  expect(await ended(program)).toEqual({ code: 130, out: '', err: '' });
  expect(performance.now() - killed).toBeLessThan(2 * (killed - since));
});

describe.runIf(process.platform !== 'win32')('a working directory that was deleted', () => {
  const there = (words: readonly string[]) => {
    const script = 'd=gone.$$; mkdir $d && cd $d && rmdir ../$d && exec "$@"';
    return ended(start('sh', ['-c', script, 'sh', process.execPath, ...words], {}));
  };

  test('does not matter to a command without files', async () => {
    expect(await there([TALON, 'games'])).toMatchObject({ code: 0, err: '' });
  });

  test('holds no files and no settings, and commands answer as ever', async () => {
    const commands = [
      { args: PLAY },
      { args: ['verify', 'x'] },
      { args: ['import', 'x.pbn'] },
      { args: ['games', '--json'], env: { TALON_DATA: 'data', TALON_CONFIG: 'config.json' } },
    ];
    const { out, err } = await there(wordsForAll(commands));
    expect(err).toBe('');
    const [played, verified, imported, listed] = JSON.parse(out);
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(verified).toMatchObject({ code: 1, err: 'talon: there is no file x\n' });
    expect(imported).toMatchObject({ code: 1, err: 'talon: there is no file x.pbn\n' });
    expect(listed).toMatchObject({ code: 0, err: '' });
  });
});
