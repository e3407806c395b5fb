/** Reads the record of a game in progress back into the steps of a sitting. */
import { type AnyGame, CHANCE } from '../engine/game.ts';
import { type AnyMatch, matchActor } from '../engine/match.ts';
import { type Header, readLine } from '../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { emptyReplay, type Replay, replayLine } from '../engine/replay.ts';
import { fill, type Text, text } from '../lang/text.ts';
import type { Made } from './log.ts';

export interface Course {
  readonly header: Header;
  /** Where it stands. */
  readonly match: AnyMatch;
  readonly made: readonly Made[];
  /** The file ended in the middle of a line or lacks closing lines: it must be written anew. */
  readonly torn: boolean;
}

const AT_LINE = text('line $1: $2', 'Zeile $1: $2');
const EMPTY = text('the save is empty', 'der Spielstand ist leer');
const TWO = text('the file holds more than one record', 'die Datei enthält mehr als ein Protokoll');

export const badSave = (sentence: Text): Refusal => refuse('saves', sentence);

type FindGame = (id: string) => AnyGame | undefined;

/** A step's text in canonical form. */
function canonical(match: AnyMatch, line: string): string {
  if (matchActor(match) === CHANCE) return line.trim();
  const move = match.game.read(line);
  return isRefusal(move) ? line : match.game.write(move);
}

/** The step a line of a record made, in canonical form; empty for other lines. */
export function madeBy({ match }: Replay, after: Replay, line: string): readonly Made[] {
  if (match === undefined || after.match === undefined || match === after.match) return [];
  const read = readLine(line);
  if (isRefusal(read) || read.kind !== 'step') return [];
  const { refused } = read.step;
  const text = canonical(match, read.step.do);
  const by = matchActor(match);
  return [
    { before: match, after: after.match, by, text, ...(refused !== undefined && { refused }) },
  ];
}

/** The lines of a file; what follows the last line break may be cut short. */
function linesOf(file: string): { readonly lines: readonly string[]; readonly rest: string } {
  const lines = file.split('\n');
  return { rest: lines.pop() ?? '', lines };
}

/** Reads a record with every step checked; a last line cut short is dropped. */
export function readCourse(file: string, findGame: FindGame): Course | Refusal {
  const { lines, rest } = linesOf(file);
  let replay = emptyReplay;
  const made: Made[] = [];
  const take = (line: string): Refusal | undefined => {
    const after = replayLine(replay, line, findGame);
    if (isRefusal(after)) return after;
    if (replay.header !== undefined && after.header !== replay.header) return badSave(TWO);
    made.push(...madeBy(replay, after, line));
    replay = after;
    return undefined;
  };
  for (const [at, line] of lines.entries()) {
    const refused = take(line);
    if (refused !== undefined) return badSave(fill(AT_LINE, at + 1, refused.text));
  }
  const dropped = take(rest) !== undefined;
  const { header, match, expected } = replay;
  if (header === undefined || match === undefined) return badSave(EMPTY);
  return { header, match, made, torn: dropped || rest !== '' || expected.length > 0 };
}
