/** Bots that do their worst end with the machine as before: no process, little memory, nothing on the disk. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PLAIN, TALON } from '../support/talon.ts';

const BOT = resolve(import.meta.dirname, '../bots/hostile.py');
const PEAK = resolve(import.meta.dirname, '../support/peak.mjs');
const home = mkdtempSync(join(tmpdir(), 'talon-hostile-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The kinds of the bot, from its own tables. */
const KINDS = [...readFileSync(BOT, 'utf8').matchAll(/^ {4}"([a-z0-9-]+)": /gm)].map(
  ([, kind = '']) => kind,
);

const isWhole = process.env.TALON_HOSTILE === 'all';
/** How many of them sit at a table, and at how many turns each does its worst. */
const SEATED = isWhole ? 1 : 4;
const TURNS = isWhole ? 1000 : 2;

const TABLES = Array.from({ length: Math.ceil(KINDS.length / SEATED) }, (_, at) =>
  KINDS.slice(at * SEATED, (at + 1) * SEATED),
);

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Processes with this word on their command line. */
const running = (word: string): readonly string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return line.includes(word) ? [line] : [];
      } catch {
        return [];
      }
    });

interface Ended {
  readonly code: number | null;
  readonly said: string;
  /** Megabytes. */
  readonly peak: number;
}

function played(kinds: readonly string[], folder: string, seconds: string): Promise<Ended> {
  const words = ['sim', 'boese-dame', '-n', '2', '-o', 'deals=1', '--seed', 'S'];
  const limits = ['--level', 'random', '--on-fault', 'random', '--move-time', '1500'];
  const seats = kinds.flatMap((kind, seat) => [
    '--seat',
    `${seat}=exec:python3 '${BOT}' ${kind} ${seconds} ${TURNS}`,
  ]);
  const args = [...words, ...limits, '--bot-log', join(folder, 'log'), ...seats];
  const env = { ...PLAIN, TMPDIR: folder };
  const talon = spawn(process.execPath, ['--import', PEAK, TALON, ...args], { env });
  let said = '';
  for (const stream of [talon.stdout, talon.stderr])
    stream.setEncoding('utf8').on('data', (data: string) => {
      said += data;
    });
  return new Promise((done) =>
    talon.on('close', (code) =>
      done({ code, said, peak: Number(/^peak ([\d.]+)$/m.exec(said)?.[1]) }),
    ),
  );
}

test('there are as many kinds as were ever found', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(36);
});

describe.runIf(process.platform === 'linux')('bots that are hostile', () => {
  test.concurrent.each(
    TABLES.map((kinds, at) => [kinds.join(', '), kinds, `7${process.pid}${at}`] as const),
  )('leave nothing behind: %s', async (_, kinds, seconds) => {
    const folder = join(home, seconds);
    mkdirSync(folder);
    const { code, said, peak } = await played(kinds, folder, seconds);
    expect(code, said).toBe(0);
    expect([...said.matchAll(/^\d +exec:/gm)]).toHaveLength(kinds.length);
    expect(said).not.toMatch(/[^\P{C}\n]/u);
    expect(said).not.toContain('this should not happen');
    expect(running(seconds)).toEqual([]);
    expect(peak).toBeLessThan(300);
    expect(readdirSync(folder).filter((name) => name.startsWith('talon-bot-'))).toEqual([]);
    expect(sizeOf(folder)).toBeLessThan(2_000_000);
  });
});
