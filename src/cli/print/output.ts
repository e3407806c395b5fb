/** Where a command writes: data to stdout, messages and progress to stderr; and how it ends if it cannot write. */
import { closeSync, fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import { clean, cleanText, jsonOf, messageOf } from '../../lang/clean.ts';
import { type Report, reportText, wordLines } from '../../lang/report.ts';
import { fill, type Lang, type Text } from '../../lang/text.ts';
import { leave } from '../../play/disk/leaving.ts';
import { isDumb } from '../../play/disk/settings.ts';
import { filesRun, type Thrown, thrownBy } from '../../script/outside/loaded.ts';
import type { Call } from '../call/call.ts';
import { type ErrorCode, FAILED, Stop } from '../call/exit-codes.ts';
import texts from '../call/texts.json' with { type: 'json' };
import { withFields } from './fields.ts';

/**
 * A reader that goes away, as `head` does, ends the program quietly, and so does a terminal; a full
 * disk is reported. Messages that nobody reads are lost.
 */
export function endWhenUnwritable(lang: Lang): void {
  process.stderr.on('error', () => {});
  let isSaid = false;
  process.stdout.on('error', ({ code = 'EIO' }: NodeJS.ErrnoException) => {
    if (isSaid) return;
    isSaid = true;
    if (code === 'EPIPE') return leave(0);
    if (process.stdout.isTTY) return leave('SIGHUP');
    fault(fill(texts.output.unwritable, code), lang, 'unwritable' satisfies ErrorCode);
    return leave(FAILED);
  });
}

/** Node aborts if it tries to restore a terminal that is gone on exit; it skips closed ones. */
export function closeDeadTerminals(): void {
  for (const fd of [0, 1, 2])
    try {
      if (fstatSync(fd).isCharacterDevice() && !isatty(fd)) closeSync(fd);
    } catch {
      // The descriptor is closed already.
    }
}

/** Writes data and waits until the reader keeps up; a write error ends the program. */
export function write(data: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(data)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

export const writeLine = (line: string): Promise<void> => write(`${line}\n`);

let fields: readonly string[] | undefined;

/** Has results as JSON hold these fields alone; undefined: all. */
export function chooseFields(chosen: readonly string[] | undefined): void {
  fields = chosen;
}

/** A result as JSON, with the fields that were asked for. */
export const resultJson = (result: unknown): string =>
  jsonOf(fields === undefined ? result : withFields(result, fields));

export const writeJson = (value: unknown): Promise<void> => writeLine(resultJson(value));

/** A message for the person, on stderr. */
export function note(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** A sentence with anything unsafe spelled out. */
export const sentence = (said: Text, lang: Lang): string => cleanText(said)[lang];

let isJson = false;

/** Whether sentences of the program itself are JSON, as results are on request. */
export function speakJson(isAsked: boolean): void {
  isJson = isAsked;
}

/** Writes a sentence of the program itself to stderr; with `--json`, the object that `json` makes of its words. */
function message(said: Text, lang: Lang, json: (words: string) => object): void {
  const words = sentence(said, lang);
  note(isJson ? jsonOf(json(words)) : `talon: ${words}`);
}

export const warn = (said: Text, lang: Lang): void => message(said, lang, (notice) => ({ notice }));

/** Says what makes the command fail; `code` is an `ErrorCode`, or the clause of a refusal. */
export const fault = (said: Text, lang: Lang, code = 'failed'): void =>
  message(said, lang, (error) => ({ error, code }));

/** The sentence for an error that no command expects; a game from outside may be behind it. */
function brokenText(error: unknown): Text {
  const files = filesRun();
  if (files.length === 0) return fill(texts.output.broken, messageOf(error));
  return fill(texts.output.brokenBeside, messageOf(error), clean(files.join(', '), 400));
}

/** The sentence for an error that the game of a file has thrown. */
function gameFailsText({ game, file }: Thrown, error: unknown): Text {
  return fill(texts.output.gameFails, game, clean(file, 200), messageOf(error));
}

/** Reports an error in a sentence and returns its exit code. */
export function report(error: unknown, lang: Lang): number {
  if (error instanceof Stop) {
    fault(error.sentence, lang, error.code);
    return error.exitCode;
  }
  const thrown = thrownBy(error);
  if (thrown === undefined) fault(brokenText(error), lang, 'internal' satisfies ErrorCode);
  else fault(gameFailsText(thrown, error), lang, 'game-failed' satisfies ErrorCode);
  return FAILED;
}

const WIDEST = 100;

/** Columns to wrap at; nothing wraps where stdout is not a terminal. */
export const pageWidth = (): number =>
  process.stdout.isTTY ? Math.min(process.stdout.columns || 80, WIDEST) : Number.POSITIVE_INFINITY;

/** The paragraph after `lead` in lines of at most `width`; further lines are indented by the length of `lead`. */
export const wrapped = (lead: string, paragraph: string, width: number): string =>
  lead + wordLines(paragraph, width - lead.length).join(`\n${' '.repeat(lead.length)}`);

/**
 * Prints the result of a command: as JSON on request, else as a report in words; on stderr if stdout is
 * taken.
 */
export async function answer(
  { given, lang }: Call,
  data: unknown,
  report: Report,
  isStdoutTaken = false,
): Promise<void> {
  const said = given.has('json') ? resultJson(data) : reportText(report, lang);
  if (isStdoutTaken) note(said);
  else await writeLine(said);
}

/** Milliseconds before a progress line is shown, and between two looks of it. */
const PATIENCE = 1000;
const EVERY = 100;
/** Columns of the bar. */
const WIDTH = 30;

/** Shows how much is done, and of how much if that was not known at first. */
export type Show = (done: number, whole?: number) => void;

const bar = (done: number, whole: number): string => {
  const full = Math.floor((done / whole) * WIDTH);
  return `[${'='.repeat(full)}${' '.repeat(WIDTH - full)}] ${done}/${whole}`;
};

/** Does work with a progress line on a terminal, which is removed at the end; `whole` is 0 while it is not known. */
export async function withProgress<T>(whole: number, work: (show: Show) => Promise<T>): Promise<T> {
  if (!process.stderr.isTTY || isDumb(process.env)) return work(() => undefined);
  const start = performance.now();
  let last = 0;
  let reached = 0;
  let all = whole;
  const draw = (): void => {
    if (all === 0) return;
    last = performance.now();
    process.stderr.write(`\r${bar(reached, all)}`);
  };
  // Even the first part of the work may take a while.
  const timer = setTimeout(draw, PATIENCE).unref();
  const show: Show = (done, of = whole) => {
    reached = done;
    all = of;
    const now = performance.now();
    if (now - start >= PATIENCE && now - last >= EVERY) draw();
  };
  try {
    return await work(show);
  } finally {
    clearTimeout(timer);
    if (last > 0) process.stderr.write('\r\x1b[K');
  }
}
