/**
 * `talon export --format F FILE`: records in another program's notation. `talon import FILE…`: files of
 * other programs as records.
 */
import { extname } from 'node:path';
import type { AnyGame } from '../../../engine/game.ts';
import { type FileRead, formatIn, type Transcript } from '../../../engine/interchange.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { games } from '../../../games/index.ts';
import { jsonOf } from '../../../lang/clean.ts';
import { fill, type Lang, same, speak, type Text } from '../../../lang/text.ts';
import { openPlays, type PlayedRecord } from '../../../script/records/playable.ts';
import { openTaker, recordLines, type Taken } from '../../../script/records/transcript.ts';
import type { Call } from '../../call/call.ts';
import { FAILED, fail, misused } from '../../call/exit-codes.ts';
import { formatNamed, formatOf, formattedText } from '../../parse/formats.ts';
import { fileName, followBytes, followRecords, readText, recordBytes } from '../../parse/source.ts';
import { warn, write } from '../../print/output.ts';
import { voiceOf } from '../../print/voice.ts';
import texts from './texts.json' with { type: 'json' };

const { exchange } = texts;

/** The one game of all records in a file; ends the command where they are of several. Undefined without records. */
function gameOfRecords(file: string, taken: readonly Taken[]): AnyGame | undefined {
  const game = taken[0]?.game;
  const other = taken.find((record) => record.game !== game)?.game;
  if (game === undefined || other === undefined) return game;
  return fail(fill(exchange.mixed, fileName(file), game.names, other.names));
}

/** `talon export`: all records of a file, which must be of one game, in the notation of another program. */
export async function exportRecords({ args, given, lang }: Call): Promise<number> {
  const [file = '-'] = args;
  const name = formatNamed(given.text('format'));
  const taker = openTaker();
  const code = await followRecords(file, lang, taker.take);
  const game = gameOfRecords(file, taker.taken());
  if (code !== 0 || game === undefined) return code;
  const transcripts = taker.taken().map(({ transcript }) => transcript);
  await write(formattedText(formatOf(game, name, lang), transcripts));
  return 0;
}

/** The seed for further chance steps of an unfinished match. */
const SEED = 'import';

/** A file, and the game that has read it. */
interface ForeignFile {
  readonly game: AnyGame;
  readonly file: FileRead;
}

/** Why the first game with the format cannot read the file. */
interface Unreadable {
  readonly game: AnyGame;
  readonly refusal: Refusal;
}

/** The format that the file's ending names; undefined if it names none. */
export function formatOfEnding(file: string): string | undefined {
  const ending = extname(file).slice(1).toLowerCase();
  const isKnown = games.some(({ extras }) => formatIn(extras.interchange, ending) !== undefined);
  return isKnown ? ending : undefined;
}

/** The name of the format: from `--format`, otherwise from the file's ending. */
const formatName = (file: string, given: string | undefined): string =>
  given === undefined
    ? (formatOfEnding(file) ?? misused(fill(exchange.noEnding, fileName(file))))
    : formatNamed(given);

/** The first game with this format that can read the text, otherwise the first refusal. */
function readForeign(name: string, source: string): ForeignFile | Unreadable | undefined {
  let unreadable: Unreadable | undefined;
  for (const game of games) {
    const found = formatIn(game.extras.interchange, name)?.read(source);
    if (found === undefined) continue;
    if (!isRefusal(found)) return { game, file: found };
    unreadable ??= { game, refusal: found };
  }
  return unreadable;
}

/** A sentence with the cards of the game in words. */
function inWords(game: AnyGame, sentence: Text, lang: Lang): Text {
  const options = matchOptions(game, {});
  if (isRefusal(options)) return sentence;
  const words = speak(sentence, voiceOf(game.pack(options), lang, []));
  return { en: words, de: words };
}

/** All transcripts as one file of records; the first that breaks the rules refuses the whole. */
function linesOfAll(
  game: AnyGame,
  transcripts: readonly Transcript[],
): readonly object[] | Refusal {
  const lines: object[] = [];
  for (const transcript of transcripts) {
    const record = recordLines(game, transcript, SEED);
    if (isRefusal(record)) return record;
    lines.push(...record);
  }
  return lines;
}

/**
 * The lines of the records in a file of another program. Warns of what is left out, contradictory or supplied by
 * custom. Stops with exit code 1 if nothing can be read as `name`.
 */
export async function imported(file: string, name: string, lang: Lang): Promise<readonly object[]> {
  const found = readForeign(name, await readText(file));
  if (found === undefined) return [];
  const { game } = found;
  const ofFile = (sentence: Text): Text =>
    fill(same('$1: $2'), fileName(file), inWords(game, sentence, lang));
  if ('refusal' in found) return fail(ofFile(found.refusal.text));
  const { transcripts, strays, notes } = found.file;
  const lines = linesOfAll(game, transcripts);
  if (isRefusal(lines)) return fail(ofFile(lines.text));
  const losses = transcripts.flatMap(({ lost = [] }) => lost);
  for (const sentence of [...losses, ...strays, ...notes]) warn(ofFile(sentence), lang);
  return lines;
}

export const recordText = (lines: readonly object[]): string =>
  lines.map((line) => `${jsonOf(line)}\n`).join('');

export async function importFiles({ args, given, lang }: Call): Promise<number> {
  const format = given.text('format');
  const named = args.map((file) => [file, formatName(file, format)] as const);
  for (const [file, name] of named) await write(recordText(await imported(file, name, lang)));
  return 0;
}

async function* foreign(file: string, name: string, lang: Lang): AsyncGenerator<Uint8Array> {
  yield Buffer.from(recordText(await imported(file, name, lang)));
}

/** The records of a file; undefined after faults, which are reported on stderr. */
export async function playsIn(
  file: string,
  lang: Lang,
  seeds = false,
): Promise<readonly PlayedRecord[] | undefined> {
  const name = formatOfEnding(file);
  const bytes = name === undefined ? recordBytes(file) : foreign(file, name, lang);
  const { take, records } = openPlays({ seeds });
  const code = await followBytes({ file, bytes }, lang, take);
  return code === FAILED ? undefined : records();
}
