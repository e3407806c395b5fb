/**
 * Prints the files that take longest, and what share of everything starts programs, opens pseudo terminals or runs
 * compilers. With `TALON_KEEP_TIMES=1` the longest are listed in `longest.json`, which says who begins.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Reporter } from 'vitest/node';
import type { FileTimes, Starts } from './kinds.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Files of fewer seconds are not listed in `longest.json`: whenever they run, nobody waits for them. */
const LONG = 4;
const PRINTED = 40;

const cpuOf = ({ own, children }: FileTimes): number => own + children;

/** What the workers wrote down, the most costly file first. */
function readTimes(path: string): readonly FileTimes[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const rows = lines.map((line): FileTimes => JSON.parse(line));
  return rows
    .map((row) => ({ ...row, file: relative(ROOT, row.file) }))
    .sort((a, b) => cpuOf(b) - cpuOf(a));
}

const seconds = (value: number): string => value.toFixed(1).padStart(8);
const count = (value: number): string => String(value).padStart(8);

function lineOf(row: FileTimes): string {
  const { programs, terminals, compilers, others } = row.starts;
  const times = [row.wall, cpuOf(row), row.children].map(seconds).join('');
  const starts = [programs, terminals, compilers, others].map(count).join('');
  return `${times}${starts}  ${row.file}`;
}

function totalOf(name: string, rows: readonly FileTimes[], all: readonly FileTimes[]): string {
  const sum = (of: readonly FileTimes[], what: (row: FileTimes) => number): number =>
    of.reduce((total, row) => total + what(row), 0);
  const share = (what: (row: FileTimes) => number): string => {
    const percent = (100 * sum(rows, what)) / sum(all, what);
    return `${sum(rows, what).toFixed(0)} s (${percent.toFixed(0)} %)`;
  };
  const wall = share((row) => row.wall);
  return `${name}: ${rows.length} files, wall ${wall}, CPU ${share(cpuOf)}`;
}

function keep(rows: readonly FileTimes[]): void {
  const long = rows.filter(({ wall }) => wall >= LONG).sort((a, b) => b.wall - a.wall);
  const files = long.map(({ file }) => file);
  writeFileSync(join(import.meta.dirname, 'longest.json'), `${JSON.stringify(files, null, 2)}\n`);
}

export class TimesReporter implements Reporter {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  onTestRunEnd(): void {
    const rows = readTimes(this.#path);
    rmSync(dirname(this.#path), { recursive: true });
    const starting = (kind: keyof Starts): readonly FileTimes[] =>
      rows.filter(({ starts }) => starts[kind] > 0);
    console.log(
      '\n    wall     CPU  others   Talon    ttys compile   other  (seconds, and starts)',
    );
    for (const row of rows.slice(0, PRINTED)) console.log(lineOf(row));
    console.log(totalOf('\nall', rows, rows));
    console.log(totalOf('start the built program', starting('programs'), rows));
    console.log(totalOf('open a pseudo terminal', starting('terminals'), rows));
    console.log(totalOf('run a compiler', starting('compilers'), rows));
    console.log(totalOf('start something else', starting('others'), rows));
    if (process.env.TALON_KEEP_TIMES === '1') keep(rows);
  }
}
