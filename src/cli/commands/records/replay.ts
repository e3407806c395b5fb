/** `talon replay FILE`: on the screen, in words, or as JSON for scripts. */
import { basename } from 'node:path';
import { type Observer, SPECTATOR } from '../../../engine/game.ts';
import type { AnyMatch } from '../../../engine/match.ts';
import type { KeptLine } from '../../../engine/record.ts';
import type { Replay } from '../../../engine/replay.ts';
import { clean, jsonOf } from '../../../lang/clean.ts';
import { fill, type Lang } from '../../../lang/text.ts';
import { madeBy } from '../../../play/kept/read-save.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { hasSeat, openTeller, seenStep, type Teller } from '../../../script/records/telling.ts';
import type { Call, Flags } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { settingsOf, wantsLines } from '../../parse/settings.ts';
import { fileName, followRecords } from '../../parse/source.ts';
import { write } from '../../print/output.ts';
import { voiceOf } from '../../print/voice.ts';
import texts from './texts.json' with { type: 'json' };

/** The largest record kept in memory for the screen, in characters. */
const SCREEN_LIMIT = 16_000_000;

function observerNamed(given: Flags): Observer {
  const typed = given.text('seat') ?? 'spectator';
  if (typed === 'spectator') return SPECTATOR;
  if (/^\d{1,2}$/.test(typed)) return Number(typed);
  return misused(fill(texts.replay.noSeat, clean(typed, 40)));
}

/** The lines to print for a line that advanced the record. */
type Printer = (before: Replay, after: Replay, line: string) => readonly string[];

const jsonPrinter =
  (observer: Observer): Printer =>
  (before, after, line) =>
    after.kept !== undefined && after.kept !== before.kept
      ? [jsonOf(after.kept)]
      : madeBy(before, after, line).map((made) => jsonOf(seenStep(made, observer)));

/** The text of another program about a deal, without the lines in which it says that it does not know something. */
const keptLines = ({ kept }: KeptLine): readonly string[] => [
  ...kept.split('\n').filter((line) => !/"\??"\]$/.test(line)),
  '',
];

/** Turns record lines into sentences as the observer would hear them; a blank line parts two records. */
function wordPrinter(observer: Observer, lang: Lang): Printer {
  let teller: Teller | undefined;
  return (before, after, line) => {
    const { header, match, kept } = after;
    if (kept !== undefined && kept !== before.kept) return keptLines(kept);
    if (header !== undefined && match !== undefined && header !== before.header) {
      const isFirst = teller === undefined;
      const names = calledIn(match.game, header.seats, lang);
      teller = openTeller(match, header.seats, observer, voiceOf(match.pack, lang, names));
      return isFirst ? teller.opening() : ['', ...teller.opening()];
    }
    const { step } = teller ?? { step: () => [] };
    return madeBy(before, after, line).flatMap(step);
  };
}

function checkSeat(match: AnyMatch, observer: Observer): void {
  if (!hasSeat(match, observer)) misused(fill(texts.replay.noSeat, observer));
}

/** Prints records as they are read, a whole chunk at a time, so that long files need little memory. */
async function printRecords(file: string, lang: Lang, observer: Observer, printer: Printer) {
  let lines: string[] = [];
  const flush = async (): Promise<void> => {
    if (lines.length > 0) await write(`${lines.join('\n')}\n`);
    lines = [];
  };
  const onMoved: Parameters<typeof followRecords>[2] = (before, after, line) => {
    if (after.match !== undefined) checkSeat(after.match, observer);
    lines.push(...printer(before, after, line));
  };
  return followRecords(file, lang, onMoved, flush);
}

/**
 * Shows the records on the screen, with `review` at their review first; texts kept without a record are printed
 * instead.
 */
export async function browse(
  call: Call,
  file: string,
  observer: Observer,
  review = false,
): Promise<number> {
  const record: string[] = [];
  let size = 0;
  let opened = false;
  const kept: string[] = [];
  const code = await followRecords(file, call.lang, (before, after, line) => {
    const { match } = after;
    if (after.kept !== undefined && after.kept !== before.kept) kept.push(...keptLines(after.kept));
    if (after.kept !== undefined) return;
    if (match !== undefined) checkSeat(match, observer);
    size += line.length;
    if (size > SCREEN_LIMIT) fail(fill(texts.replay.tooLarge, fileName(file)));
    record.push(line);
    opened = true;
  });
  if (!opened) {
    if (kept.length > 0) await write(`${kept.join('\n')}\n`);
    return code;
  }
  const { runScreen } = await import('../../../tui/index.ts');
  const name = file === '-' ? {} : { name: clean(basename(file), 200) };
  const eyes = call.given.text('seat') === undefined ? {} : { eyes: observer };
  const place = { at: 'replay', row: 0, record: record.join('\n'), review } as const;
  return runScreen(settingsOf(call), { ...place, ...name, ...eyes });
}

/** `talon replay`: a record on the screen, in sentences, or as data, each as the chosen observer may know it. */
export async function replay(call: Call): Promise<number> {
  const { args, given, lang } = call;
  const [file = '-'] = args;
  const observer = observerNamed(given);
  if (!given.has('json') && !wantsLines(call)) return browse(call, file, observer);
  if (given.has('json')) return printRecords(file, lang, observer, jsonPrinter(observer));
  return printRecords(file, lang, observer, wordPrinter(observer, lang));
}
