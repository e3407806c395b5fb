/**
 * Timelines: the record of a game in progress, read back into the steps of a session. Of a damaged file the steps before
 * the damage are read, with the place of the damage and the reason.
 */

import { HEADER_LACKS } from '../../engine/checksums.ts';
import type { AnyGame } from '../../engine/game.ts';
import { type AnyMatch, canonicalText, matchActor } from '../../engine/match.ts';
import { type Header, readLine } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { emptyReplay, type Replay, replayLine } from '../../engine/replay.ts';
import { newcomersIn } from '../../engine/seating.ts';
import { fill, type Text } from '../../lang/text.ts';
import { NEWLINE, textLines } from '../disk/read-lines.ts';
import texts from '../disk/texts.json' with { type: 'json' };
import { type Made, marksOf } from '../steps/steps.ts';

/** Where a file stops being sound, and why. */
export interface Damage {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly reason: Text;
}

/** The steps of a match that is resumed. */
export interface Timeline {
  readonly header: Header;
  /** The match after the last step. */
  readonly match: AnyMatch;
  readonly made: readonly Made[];
  /** The file ends in the middle of a line or lacks closing lines, and must be rewritten. */
  readonly torn: boolean;
  /** The sum of the last line; undefined in a record without sums. */
  readonly sum: number | undefined;
}

/** The sound part of a file: the timeline up to the damage, or to the end. */
interface Sound {
  readonly timeline?: Timeline;
  readonly damage?: Damage;
}

export const badSave = (sentence: Text): Refusal => refuse('saves', sentence);

export const damageText = ({ line, reason }: Damage): Text =>
  fill(texts.damage.atLine, line, reason);

type FindGame = (id: string) => AnyGame | undefined;

/** The step that a line of a record made, in canonical form; an empty list for other lines. */
export function madeBy(
  { match, seats: before }: Replay,
  after: Replay,
  line: string,
): readonly Made[] {
  if (match === undefined || after.match === undefined || match === after.match) return [];
  const read = readLine(line);
  if (isRefusal(read) || read.kind !== 'step') return [];
  const text = canonicalText(match, read.step.do);
  const made = { before: match, after: after.match, by: matchActor(match), text };
  const marked = { ...made, ...marksOf(read.step) };
  const seats = newcomersIn(match, read.step);
  return [seats === undefined ? marked : { ...marked, seating: { before, seats } }];
}

/** Whether a last line without its break is whole, which no interrupted write leaves. */
const isWholeLine = (rest: string): boolean =>
  /"sum":"[0-9a-f]{8}"\}/.test(rest) || !isRefusal(readLine(rest));

/** Why the rest of a file that is not a record line cannot be ignored. */
export function restDamage(rest: string, refused: Text): Text | undefined {
  if (!isWholeLine(rest)) return undefined;
  return isRefusal(readLine(rest)) ? texts.damage.lastBreak : refused;
}

/** A save without its last line if that was cut off while it was written, and whether it was. */
export function withoutCut(file: Uint8Array): {
  readonly whole: Uint8Array;
  readonly isCut: boolean;
} {
  const { rest, isCut } = textLines(file);
  if (!isCut || isWholeLine(rest)) return { whole: file, isCut: false };
  return { whole: file.subarray(0, file.lastIndexOf(NEWLINE) + 1), isCut: true };
}

class CourseReader {
  readonly #findGame: FindGame;
  #replay: Replay = emptyReplay;
  #made: Made[] = [];
  #headerAt = 1;

  constructor(findGame: FindGame) {
    this.#findGame = findGame;
  }

  /** Takes a line; returns the damage if it does not belong to this record. */
  take(line: string | undefined, number: number): Damage | undefined {
    if (line === undefined) return { line: number, reason: texts.damage.notUtf8 };
    const before = this.#replay;
    const after = replayLine(before, line, this.#findGame);
    if (isRefusal(after)) return { line: this.#lineOf(after, number), reason: after.text };
    if (before.header !== undefined && after.header !== before.header)
      return { line: number, reason: texts.damage.twoRecords };
    if (after.header !== before.header) this.#headerAt = number;
    this.#made.push(...madeBy(before, after, line));
    this.#replay = after;
    return undefined;
  }

  headerAt = (): number => this.#headerAt;

  /**
   * The steps read so far, once there is a header; the timeline is `torn` if closing lines that must follow are
   * missing too.
   */
  timeline(torn: boolean): { readonly timeline?: Timeline } {
    const { header, match, expected, sum } = this.#replay;
    if (header === undefined || match === undefined) return {};
    return {
      timeline: { header, match, made: this.#made, torn: torn || expected.length > 0, sum },
    };
  }

  #lineOf({ text: reason }: Refusal, number: number): number {
    return reason === HEADER_LACKS ? this.#headerAt : number;
  }
}

/** Reads the sound part of a record; a truncated last line is dropped. */
export function readSound(file: Uint8Array, findGame: FindGame): Sound {
  const { lines, rest, isCut } = textLines(file);
  const reader = new CourseReader(findGame);
  for (const [at, line] of lines.entries()) {
    const damage = reader.take(line, at + 1);
    if (damage !== undefined) return soundBefore(damage, reader);
  }
  const cut = reader.take(rest, lines.length + 1);
  const reason = cut && restDamage(rest, cut.reason);
  if (cut !== undefined && reason !== undefined)
    return soundBefore({ line: cut.line, reason }, reader);
  return reader.timeline(isCut);
}

/** The sound part of a file before the damage: nothing, if the header itself is damaged. */
const soundBefore = (damage: Damage, reader: CourseReader): Sound =>
  damage.line === reader.headerAt() ? { damage } : { ...reader.timeline(true), damage };
