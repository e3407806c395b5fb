/**
 * A tournament kept as it goes on: its partial, one line for each match with a checksum of its own, each
 * durable before the next is played. Whatever a killed program left half written is dropped, and the rest
 * counts.
 */
import { createHash, type Hash } from 'node:crypto';
import * as v from 'valibot';
import { readObject } from '../../engine/json.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { FIRST, followSum, sealLine } from '../../engine/sums.ts';
import { appendTo, ownSystem, replaceFile } from '../../play/disk/durable.ts';
import { endLine, type Head, type Partial, partialLine, writing } from '../shards/partial.ts';
import { seatings } from './duplicate.ts';
import { type Played, pairsAmong, type Round, type TournamentPlan } from './tournament.ts';

const lineSchema = v.object({
  match: v.pipe(v.number(), v.safeInteger()),
  forfeits: v.exactOptional(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
  points: v.array(v.array(v.array(v.array(v.pipe(v.number(), v.safeInteger()))))),
});

/** Writes lines one after another, each sealed with the sum of all before it. */
export function openLines(): {
  readonly write: (match: number, played: Played) => string;
  /** The match of the line of this match; undefined if the line is damaged or another's. */
  readonly read: (match: number, line: string) => Played | undefined;
} {
  let sum: number = FIRST;
  return {
    write(match, { points, forfeits }) {
      const [line, next] = sealLine({ match, points, ...(forfeits && { forfeits }) }, sum);
      sum = next;
      return `${line}\n`;
    },
    read(match, line) {
      const next = followSum(sum, line);
      const read = readObject(line);
      if (typeof next !== 'number' || isRefusal(read)) return undefined;
      const { success, output } = v.safeParse(lineSchema, read.object);
      if (!success || output.match !== match) return undefined;
      sum = next;
      const { points, forfeits } = output;
      return { points, ...(forfeits && { forfeits }) };
    },
  };
}

/** Whether this is a match of this tournament: every pair, table, and seat; points lack where they were forfeited. */
function fits({ points, forfeits = [] }: Played, { entrants, options }: TournamentPlan): boolean {
  const tables = seatings(options.players).length;
  return (
    points.length === pairsAmong(entrants).length &&
    points.every(
      (pair) =>
        pair.length === tables &&
        pair.every((deals) => deals.every((seats) => seats.length === options.players)),
    ) &&
    points.flat().filter((deals) => deals.length === 0).length === forfeits.length &&
    forfeits.every((at) => at < entrants.length)
  );
}

/** The matches from `from` on, up to the first line that is damaged. */
export function readLines(
  lines: readonly string[],
  from: number,
  plan: TournamentPlan,
): readonly Played[] {
  const { read } = openLines();
  const all: Played[] = [];
  for (const [at, line] of lines.entries()) {
    const played = read(from + at, line);
    if (played === undefined || !fits(played, plan)) break;
    all.push(played);
  }
  return all;
}

/** A result is never refused but for the disk. */
type Done = Promise<Refusal | undefined>;

interface KeptTournament {
  readonly add: (rounds: readonly Round[]) => Done;
  /** Writes the end line. */
  readonly end: () => Done;
}

/** A file of lines that grows. */
class Growing {
  readonly #path: string;
  readonly #hash: Hash = createHash('sha256');
  #size = 0;

  constructor(path: string) {
    this.#path = path;
  }

  get hash(): string {
    return this.#hash.copy().digest('hex');
  }

  begin(text: string): Done {
    this.#count(text);
    return writing(this.#path, () => replaceFile(ownSystem, this.#path, text));
  }

  append(text: string): Done {
    const size = this.#size;
    this.#count(text);
    const { files } = ownSystem;
    return writing(this.#path, () => appendTo(files, this.#path, text, size));
  }

  #count(text: string): void {
    this.#hash.update(text);
    this.#size += Buffer.byteLength(text);
  }
}

/** The matches that can be read of what was found. */
export const playedIn = (found: Partial | undefined, plan: TournamentPlan): readonly Played[] =>
  found === undefined || found.state === 'foreign' ? [] : readLines(found.body, 0, plan);

/** Begins a file with the matches that have been played, in the place of any that was there. */
export async function keepTournament(
  path: string,
  head: Head,
  matches: readonly Played[],
): Promise<KeptTournament | Refusal> {
  const lines = openLines();
  const file = new Growing(path);
  const before = matches.map((one, at) => lines.write(at, one)).join('');
  const refused = await file.begin(partialLine(head) + before);
  if (refused !== undefined) return refused;
  let next = matches.length;
  return {
    add: (rounds) => file.append(rounds.map((round) => lines.write(next++, round)).join('')),
    end: () => file.append(endLine(file.hash)),
  };
}
