/**
 * A tournament kept as it goes on: its partial, one line after another, each durable before the next
 * is played. Whatever a killed program left half written is dropped, and the rest counts.
 */
import { createHash, type Hash } from 'node:crypto';
import type { Refusal } from '../engine/refusal.ts';
import { appendTo, ownSystem, replaceFile } from '../play/durable.ts';
import { endLine, type Head, type Partial, partialLine } from './partial.ts';
import { writing } from './partial-file.ts';
import type { Played, Round, TournamentPlan } from './tournament.ts';
import { openLines, readLines } from './tournament-lines.ts';

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
