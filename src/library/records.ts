/** Matches as records, lines of JSON: a match is written as a record, and records are read back and verified. */

import type { AnyGame } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { omitUndefined } from '../engine/omit-undefined.ts';
import { headerOf, readLine, stepLines } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { FindGame, Replay } from '../engine/replay.ts';
import { newcomersIn } from '../engine/seating.ts';
import type { Text } from '../lang/text.ts';
import {
  type Follower,
  openFollower,
  type Fault as ScriptFault,
} from '../script/records/verify.ts';
import {
  advanced,
  engineOf,
  type Inside,
  insideAt,
  insideOf,
  matchOf,
  stepsOf,
  textOf,
} from './inside.ts';
import { openMatch } from './match.ts';
import type { Game, Match, Options } from './types.ts';

/** The lines of a file, with or without their line breaks: a list, or a stream that yields them. */
export type Lines = AsyncIterable<string> | Iterable<string>;

/** The fault of a record: a refusal that names the line, from 1. */
export interface Fault extends Refusal {
  readonly line: number;
}

/** The result of `verify`. */
export interface Verdict {
  readonly records: number;
  readonly steps: number;
  readonly faults: readonly Fault[];
  /** Records without a fault that stop before their match has ended. */
  readonly unfinished: number;
}

/** Requirements on records beyond the rules. */
export interface Demands {
  /** Every deal follows from the seed, unless the header says otherwise; by default it must. */
  readonly seeded?: boolean;
  /** Every record runs to the end of its match; by default it need not. */
  readonly finished?: boolean;
}

/** The steps of a match as files of other programs hold them. */
export interface Transcript {
  readonly options: Options;
  /** The names of the players by seat. */
  readonly names: readonly string[];
  /** Steps as texts, those of chance included. */
  readonly steps: readonly string[];
  /** What a file says of deals beyond these steps. */
  readonly kept?: readonly {
    readonly deal?: number;
    readonly format: string;
    readonly text: string;
  }[];
  /** Where a file contradicts itself. */
  readonly lost?: readonly Text[];
}

/**
 * The record of a match: lines of JSON without line breaks. With `legal`, each step carries the legal
 * list before it, unless the list was cut short or has more than 5000 texts. The record of a match under way is
 * unfinished.
 */
export function writeRecord(
  match: Match,
  { legal = false }: { readonly legal?: boolean } = {},
): readonly string[] {
  const inside = insideOf(match);
  if (inside.marks.determinized) throw new TypeError('a determinized match has no record');
  const header = headerOf(inside.engine, inside.seats);
  const lines = [
    { ...header, ...inside.marks },
    ...stepsOf(inside).flatMap((made) => stepLines({ ...made, text: textOf(made) }, legal)),
  ];
  return lines.map((line) => JSON.stringify(line));
}

const finderOf = (games: readonly Game[]): FindGame => {
  const engines = new Map(games.map((game): [string, AnyGame] => [game.id, engineOf(game)]));
  return (id) => engines.get(id);
};

const faultOf = ({ line, clause, reason }: ScriptFault): Fault => ({
  refused: true,
  line,
  clause,
  text: reason,
});

const BREAK = /\r?\n$/;

/** Feeds lines to a follower, waiting for each, and yields what `since` returns after every line and at the end. */
async function* followed<T>(
  lines: Lines,
  follower: Follower,
  since: () => readonly T[],
): AsyncGenerator<T> {
  if (typeof lines === 'string') throw new TypeError('lines are a list or a stream, not one text');
  let number = 0;
  for await (const line of lines) {
    number++;
    follower.take({ number, text: line.replace(BREAK, ''), ended: true });
    yield* since();
  }
  follower.end();
  yield* since();
}

/**
 * Checks every line of the records against the rules, and every deal against the seed. Records may be
 * of any length: only one match is held at a time. A record of a game that is not among `games` is a
 * fault. After a fault the rest of its record is skipped. Rejects if `lines` fails, and with a
 * TypeError if it is a single text.
 */
export async function verify(
  lines: Lines,
  games: readonly Game[],
  { seeded = true, finished = false }: Demands = {},
): Promise<Verdict> {
  const faults: Fault[] = [];
  const follower = openFollower(
    finderOf(games),
    (fault) => faults.push(faultOf(fault)),
    undefined,
    { seeded, finished },
  );
  for await (const _ of followed(lines, follower, () => []));
  const { records, steps, unfinished } = follower.counts();
  return { records, steps, faults, unfinished };
}

/** The inside of a match that a header opens. */
function opened(engine: AnyMatch, { header }: Replay): Inside {
  const { seats = [], assisted, deals } = header ?? {};
  return insideAt(engine, seats, omitUndefined({ assisted, deals }));
}

/** The inside of a match after a line of its record; a line that is no step changes nothing. */
function continued(course: Inside, line: string): Inside {
  const read = readLine(line);
  if (isRefusal(read) || read.kind !== 'step') return course;
  const after = advanced(course, read.step.do, newcomersIn(course.engine, read.step));
  return isRefusal(after) ? course : after;
}

/** Collects the matches of records, each once its last line has been read. */
class Reader {
  #course: Inside | undefined;
  #found: (Match | Fault)[] = [];

  readonly fault = (fault: ScriptFault): void => {
    this.#found.push(faultOf(fault));
  };

  readonly moved = (before: Replay, after: Replay, line: string): void => {
    if (after.header !== before.header) this.close();
    if (after.match === undefined) return;
    this.#course =
      this.#course === undefined ? opened(after.match, after) : continued(this.#course, line);
  };

  close(): void {
    if (this.#course !== undefined) this.#found.push(matchOf(this.#course));
    this.#course = undefined;
  }

  readonly take = (): readonly (Match | Fault)[] => this.#found.splice(0);
}

/**
 * The matches of records, each as its last line leaves it, with every line checked against the rules.
 * A fault is yielded as soon as it is met, followed by its match up to that line. The matches do not keep
 * refused claims and times.
 */
export async function* readRecords(
  lines: Lines,
  games: readonly Game[],
): AsyncGenerator<Match | Fault> {
  const reader = new Reader();
  const follower = openFollower(finderOf(games), reader.fault, reader.moved);
  yield* followed(lines, follower, reader.take);
  reader.close();
  yield* reader.take();
}

/** The parts of a match that other programs' notations hold. */
export function transcriptOf(match: Match): Transcript {
  return {
    options: match.options,
    names: match.seats.map(({ name }) => name),
    steps: stepsOf(insideOf(match)).map(textOf),
  };
}

const namedSeats = (names: readonly string[]) =>
  names.map((name, seat) => ({ name: name || String(seat + 1), by: 'human' }));

/**
 * The match a transcript holds. The record of the match says that its deals come from elsewhere; `seed` names
 * the deals that chance may still have to make. Refuses a transcript at its first illegal step.
 */
export function replay(game: Game, transcript: Transcript, seed = 'elsewhere'): Match | Refusal {
  const { options, names, steps } = transcript;
  const seats = names.length > 0 ? namedSeats(names) : undefined;
  const match = openMatch(game, omitUndefined({ options, seed, seats }));
  if (isRefusal(match)) return match;
  const { engine, seats: seated } = insideOf(match);
  let course = insideAt(engine, seated, { deals: 'elsewhere' });
  for (const step of steps) {
    const after = advanced(course, step);
    if (isRefusal(after)) return after;
    course = after;
  }
  return matchOf(course);
}
