/**
 * An entry of the history: one finished match, made from its record alone, so that whoever makes it,
 * and however often, it comes out the same. The match's id is the name of its record.
 */
import * as v from 'valibot';
import { type Header, type RecordLine, readLine } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { followSum, headerSum } from '../../engine/sums.ts';
import { textLines } from '../disk/reading.ts';

const estimate = v.object({ mean: v.number(), error: v.number() });

const entrySchema = v.object({
  id: v.string(),
  game: v.string(),
  seed: v.string(),
  options: v.record(v.string(), v.union([v.number(), v.string(), v.boolean()])),
  /** Who sat where, as the header names them. */
  seats: v.array(v.string()),
  /** Who sat down later, written in the same way. */
  joined: v.exactOptional(v.array(v.string())),
  /** Of the first person: points, place and total are theirs. */
  seat: v.number(),
  /** Deal by deal. */
  points: v.array(v.number()),
  total: v.number(),
  place: v.number(),
  won: v.boolean(),
  steps: v.number(),
  assisted: v.exactOptional(v.boolean()),
  /** When the last step was made, in milliseconds since 1970. */
  time: v.number(),
  /** Points of luck and of play, where they have been computed. */
  luck: v.exactOptional(estimate),
  play: v.exactOptional(estimate),
});

export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** An entry from outside; undefined if it is none. */
export function readEntry(value: unknown): Entry | undefined {
  const result = v.safeParse(entrySchema, value);
  return result.success ? result.output : undefined;
}

/** What has been read of a record. */
interface Reading {
  readonly header: Header;
  readonly sum: number | undefined;
  readonly points: readonly (readonly number[])[];
  readonly steps: number;
  readonly joined: readonly string[];
  readonly end?: Extract<RecordLine, { kind: 'end' }>['end'];
}

function begun(line: string): Reading | undefined {
  const read = readLine(line);
  const sum = headerSum(line);
  if (isRefusal(read) || isRefusal(sum) || read.kind !== 'header') return undefined;
  return { header: read.header, sum, points: [], steps: 0, joined: [] };
}

function after(reading: Reading, line: string): Reading | undefined {
  const sum = followSum(reading.sum, line);
  // Steps are counted and not even parsed, unless they name who sits down.
  const mark = /"(?:deal|end|seats)"\s*:/.test(line) ? readLine(line) : undefined;
  if (isRefusal(sum) || (mark !== undefined && isRefusal(mark))) return undefined;
  if (mark?.kind === 'deal')
    return { ...reading, sum, points: [...reading.points, mark.deal.points] };
  if (mark?.kind === 'end') return { ...reading, sum, end: mark.end };
  const seats = mark?.kind === 'step' ? Object.values(mark.step.seats ?? {}) : [];
  const joined = [...reading.joined, ...seats.map(({ by }) => by)];
  return { ...reading, sum, steps: reading.steps + 1, joined };
}

/** A whole record, read to its end, which may lack its line break; undefined if it is damaged before. */
function readWhole(bytes: Uint8Array): Reading | undefined {
  let reading: Reading | undefined;
  const { lines, rest } = textLines(bytes);
  for (const line of [...lines, rest]) {
    if (line === undefined) return undefined;
    if (line.trim() === '') continue;
    reading = reading === undefined ? begun(line) : after(reading, line);
    if (reading?.end !== undefined || reading === undefined) return reading;
  }
  return reading;
}

/** The entry of a record; undefined if the match has not ended, or nobody played in it. */
export function entryOf(id: string, bytes: Uint8Array, time: number): Entry | undefined {
  const { header, points, steps, joined = [], end } = readWhole(bytes) ?? {};
  const seat = header?.seats.findIndex(({ by }) => by === 'human') ?? -1;
  if (header === undefined || end === undefined || seat < 0) return undefined;
  const { game, seed, options, seats, assisted = false } = header;
  return {
    id,
    game,
    seed,
    options,
    seats: seats.map(({ by }) => by),
    ...(joined.length > 0 && { joined: [...joined] }),
    seat,
    points: points?.map((deal) => deal[seat] ?? 0) ?? [],
    total: end.totals[seat] ?? 0,
    place: end.ranks[seat] ?? 0,
    won: end.winners.includes(seat),
    steps: steps ?? 0,
    ...(assisted && { assisted }),
    time,
  };
}
