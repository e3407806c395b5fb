/**
 * An entry of the history: one finished match. An entry is made from the match's record alone, so that it comes out the
 * same whoever makes it and however often. The id of the match is the name of its record.
 */

import * as v from 'valibot';
import { followSum, headerSum } from '../../engine/checksums.ts';
import { endsInDraw } from '../../engine/draw.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import {
  type Header,
  type RecordLine,
  readLine,
  type SeatEntry,
  type StepLine,
} from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { textLines } from '../disk/read-lines.ts';

const estimate = v.object({ mean: v.number(), error: v.number() });

const entrySchema = v.object({
  id: v.string(),
  game: v.string(),
  seed: v.string(),
  options: v.record(v.string(), v.union([v.number(), v.string(), v.boolean()])),
  /** Who sat where, as the header names them. */
  seats: v.array(v.string()),
  /** Who sat down later, as the steps name them. */
  joined: v.exactOptional(v.array(v.string())),
  /** The guests at the seats, then those of who sat down later; empty for people. Absent where there were none. */
  guests: v.exactOptional(v.array(v.string())),
  /** The seat of the first person; points, place and total are theirs. */
  seat: v.number(),
  /** The points of each deal. */
  points: v.array(v.number()),
  total: v.number(),
  place: v.number(),
  /** A draw of all is not won, though the place is the first. */
  won: v.boolean(),
  steps: v.number(),
  assisted: v.exactOptional(v.boolean()),
  /** What the person laid by hand: milliseconds, and wrong places; how many of all cards, where some played themselves. */
  hand: v.exactOptional(
    v.object({
      ms: v.number(),
      slips: v.number(),
      laid: v.exactOptional(v.number()),
      of: v.exactOptional(v.number()),
    }),
  ),
  /** When the last step was made, in milliseconds since 1970. */
  time: v.number(),
  /** Points of luck and of play, where they have been computed. */
  luck: v.exactOptional(estimate),
  play: v.exactOptional(estimate),
});

export type HistoryEntry = Readonly<v.InferOutput<typeof entrySchema>>;

/** Reads an entry from outside; undefined if the value is no entry. */
export function readEntry(value: unknown): HistoryEntry | undefined {
  const result = v.safeParse(entrySchema, value);
  return result.success ? result.output : undefined;
}

/** Cards laid by hand, the milliseconds it took, and wrong places. */
interface LaidByHand {
  readonly laid: number;
  readonly ms: number;
  readonly slips: number;
}

/** A record as far as it has been read. */
interface Reading {
  readonly header: Header;
  readonly sum: number | undefined;
  readonly points: readonly (readonly number[])[];
  readonly steps: number;
  /** Steps that players have made, not chance. */
  readonly moves: number;
  readonly joined: readonly SeatEntry[];
  readonly hand?: LaidByHand;
  readonly end?: Extract<RecordLine, { kind: 'end' }>['end'];
}

function readingBegun(line: string): Reading | undefined {
  const read = readLine(line);
  const sum = headerSum(line);
  if (isRefusal(read) || isRefusal(sum) || read.kind !== 'header') return undefined;
  return { header: read.header, sum, points: [], steps: 0, moves: 0, joined: [] };
}

/**
 * What has been read of a record after one more line; undefined where the line breaks the chain of sums. Most lines
 * are never parsed, as a long history has very many.
 */
function readingAfter(reading: Reading, line: string): Reading | undefined {
  const sum = followSum(reading.sum, line);
  // A step is only counted, not parsed, unless it names who sits down or says what a person laid by hand.
  const mark = /"(?:deal|end|seats|ms)"\s*:/.test(line) ? readLine(line) : undefined;
  if (isRefusal(sum) || (mark !== undefined && isRefusal(mark))) return undefined;
  if (mark?.kind === 'deal')
    return { ...reading, sum, points: [...reading.points, mark.deal.points] };
  if (mark?.kind === 'end') return { ...reading, sum, end: mark.end };
  const seats = mark?.kind === 'step' ? Object.values(mark.step.seats ?? {}) : [];
  const joined = [...reading.joined, ...seats];
  const hand = mark?.kind === 'step' ? handAfter(reading, mark.step) : reading.hand;
  const steps = reading.steps + 1;
  const moves = /"by"\s*:\s*\d/.test(line) ? reading.moves + 1 : reading.moves;
  return { ...reading, sum, steps, moves, joined, ...omitUndefined({ hand }) };
}

/** What was laid by hand up to a step; undefined as long as nothing was. */
function handAfter({ hand }: Reading, { ms, slips = 0 }: StepLine): LaidByHand | undefined {
  if (ms === undefined) return hand;
  const { laid, ms: before, slips: slipsBefore } = hand ?? { laid: 0, ms: 0, slips: 0 };
  return { laid: laid + 1, ms: before + ms, slips: slipsBefore + slips };
}

/** What was laid by hand in a match; undefined where nothing was. */
function handIn({ hand, moves }: Reading): HistoryEntry['hand'] {
  if (hand === undefined) return undefined;
  const { laid, ms, slips } = hand;
  return laid === moves ? { ms, slips } : { ms, slips, laid, of: moves };
}

/** A record read to its end, which may lack its line break; undefined if it is damaged before the end. */
function readWhole(bytes: Uint8Array): Reading | undefined {
  let reading: Reading | undefined;
  const { lines, rest } = textLines(bytes);
  for (const line of [...lines, rest]) {
    if (line === undefined) return undefined;
    if (line.trim() === '') continue;
    reading = reading === undefined ? readingBegun(line) : readingAfter(reading, line);
    if (reading?.end !== undefined || reading === undefined) return reading;
  }
  return reading;
}

/** Whether a seat has won a match. */
const hasWonMatch = (winners: readonly number[], seat: number, seats: number): boolean =>
  winners.includes(seat) && !endsInDraw(winners, seats);

/** The guests among these; undefined if nobody is one. */
function guestsOf(seats: readonly SeatEntry[]): string[] | undefined {
  const guests = seats.map(({ guest = '' }) => guest);
  return guests.some((guest) => guest !== '') ? guests : undefined;
}

/** The entry of a record; undefined if the match has not ended, or nobody played in it. */
export function historyEntryOf(
  id: string,
  bytes: Uint8Array,
  time: number,
): HistoryEntry | undefined {
  const reading = readWhole(bytes);
  const { header, points, steps, joined = [], end } = reading ?? {};
  const seat = header?.seats.findIndex(({ by }) => by === 'human') ?? -1;
  if (header === undefined || end === undefined || seat < 0) return undefined;
  const { game, seed, options, seats, assisted = false } = header;
  return omitUndefined({
    id,
    game,
    seed,
    options,
    seats: seats.map(({ by }) => by),
    joined: joined.length > 0 ? joined.map(({ by }) => by) : undefined,
    guests: guestsOf([...seats, ...joined]),
    seat,
    points: points?.map((deal) => deal[seat] ?? 0) ?? [],
    total: end.totals[seat] ?? 0,
    place: end.ranks[seat] ?? 0,
    won: hasWonMatch(end.winners, seat, seats.length),
    steps: steps ?? 0,
    assisted: assisted || undefined,
    hand: reading && handIn(reading),
    time,
  });
}
