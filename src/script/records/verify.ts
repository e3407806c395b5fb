/** Verifies records: follows every line through the replay and reports faults. */

import { readChance, writeChance } from '../../engine/chance-step.ts';
import { HEADER_LACKS } from '../../engine/checksums.ts';
import { CHANCE } from '../../engine/game.ts';
import { chanceOf, matchActor } from '../../engine/match.ts';
import { NOT_JSON, readLine } from '../../engine/record.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import {
  UNFINISHED as DEAL_MISSING,
  emptyReplay,
  type FindGame,
  finishReplay,
  lose,
  type Replay,
  replayLine,
} from '../../engine/replay.ts';
import { seatingDue } from '../../engine/seating.ts';
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };
import { LineSplitter, type TextLine } from './lines.ts';

export interface Fault {
  readonly line: number;
  /** The clause broken; `conventions`, `notation` or `options` outside the sheets. */
  readonly clause: string;
  readonly reason: Text;
}

export interface Counts {
  readonly records: number;
  readonly steps: number;
  /** Deals of files of other programs, beside their records. */
  readonly kept: number;
  readonly faults: number;
  /** Faultless records that stop before their match has ended. */
  readonly unfinished: number;
  /** Keys that no reader knows. */
  readonly unknown: number;
  /** Steps not in canonical form. */
  readonly loose: number;
}

/** Requirements on records beyond the rules. */
export interface Demands {
  /** Every chance step follows from the seed, unless the header says that the deals do not. */
  readonly seeded?: boolean;
  /** Every record runs to the end of its match. */
  readonly finished?: boolean;
}

/** The reason for a refused line, in better words if the end of the file cuts it off. */
const reasonOf = (line: TextLine, refusal: Refusal): Text =>
  'text' in line && !line.ended && refusal.text === NOT_JSON
    ? texts.records.cutShort
    : refusal.text;

/** Why a chance step does not follow from the seed of its match. Who sits down between deals never follows from it. */
function chanceFault({ match, header }: Replay, line: string): Text | undefined {
  if (match === undefined || header?.deals === 'elsewhere') return undefined;
  if (matchActor(match) !== CHANCE) return undefined;
  const read = readLine(line);
  if (isRefusal(read) || read.kind !== 'step') return undefined;
  if (seatingDue(match) !== undefined) return undefined;
  const { pack, game } = match;
  const made = readChance(pack, game.rules.chanceEvents, read.step.do);
  const wanted = writeChance(pack, game.rules.chanceEvents, chanceOf(match));
  if (!isRefusal(made) && writeChance(pack, game.rules.chanceEvents, made) === wanted)
    return undefined;
  return fill(texts.records.unseeded, read.step.do.split(' ')[0] ?? '', match.seed.slice(0, 40));
}

const isGoingOn = ({ match, lost }: Replay): boolean =>
  match !== undefined && !match.ended && !lost;

const readFault = (line: TextLine): Refusal | undefined =>
  'fault' in line ? problem(line.fault) : undefined;

/** Called for a line that advanced a record. */
type OnMoved = (before: Replay, after: Replay, line: string) => void;

/** The games that are known, and who is told what a follower finds. */
interface FollowerSetup {
  readonly findGame: FindGame;
  readonly onFault: (fault: Fault) => void;
  readonly onMoved: OnMoved | undefined;
  readonly demands: Demands;
}

export const NO_COUNTS: Counts = {
  records: 0,
  steps: 0,
  kept: 0,
  faults: 0,
  unfinished: 0,
  unknown: 0,
  loose: 0,
};

/** Follows one file, counting. */
export class Follower {
  readonly #listening: FollowerSetup;
  readonly #counts = { ...NO_COUNTS };
  #replay = emptyReplay;
  /** The last line taken. */
  #last = 0;
  #headerAt = 0;
  /** Whether the record's chance steps are still checked: a record has at most one fault for them. */
  #seeded = true;

  constructor(listening: FollowerSetup) {
    this.#listening = listening;
  }

  readonly counts = (): Counts => ({ ...this.#counts });

  /** The state of the last record after its last line. */
  readonly replay = (): Replay => this.#replay;

  readonly take = (line: TextLine): void => {
    const text = 'text' in line ? line.text : '';
    const after = readFault(line) ?? replayLine(this.#replay, text, this.#listening.findGame);
    if (isRefusal(after)) this.#fault(line, after);
    else this.#accept(after, text, line.number);
    this.#last = line.number;
  };

  /** Ends the file. */
  readonly end = (): void => {
    const missing = finishReplay(this.#replay);
    if (missing !== undefined) this.#blame(this.#last, missing.clause, missing.text);
    else this.#close();
    const { records, kept, faults } = this.#counts;
    if (records + kept + faults === 0)
      this.#blame(Math.max(this.#last, 1), 'conventions', texts.records.none);
  };

  #blame(line: number, clause: string, reason: Text): void {
    this.#counts.faults++;
    this.#listening.onFault({ line, clause, reason });
  }

  /** Closes the current record. */
  #close(): void {
    if (!isGoingOn(this.#replay)) return;
    this.#counts.unfinished++;
    if (this.#listening.demands.finished)
      this.#blame(this.#last, 'conventions', texts.records.unfinished);
  }

  /**
   * Takes the state of the replay after a line over, and checks what that line began: a record kept, a header, a step.
   */
  #accept(after: Replay, line: string, number: number): void {
    const before = this.#replay;
    if (after === before) return;
    if (after.kept !== before.kept && after.kept !== undefined) this.#keep();
    else if (after.header !== before.header) this.#open(number);
    else if (after.match !== before.match) this.#step(before, line, number);
    this.#counts.unknown += after.strange;
    if (after.loose) this.#counts.loose++;
    this.#replay = after;
    this.#listening.onMoved?.(before, after, line);
  }

  #keep(): void {
    this.#close();
    this.#counts.kept++;
  }

  #open(number: number): void {
    this.#close();
    this.#counts.records++;
    this.#headerAt = number;
    this.#seeded = this.#listening.demands.seeded ?? false;
  }

  /**
   * Counts a step and checks that chance follows from the seed. Only the first deviation is reported, as all later
   * ones follow from it.
   */
  #step(before: Replay, line: string, number: number): void {
    this.#counts.steps++;
    const unseeded = this.#seeded ? chanceFault(before, line) : undefined;
    if (unseeded === undefined) return;
    this.#seeded = false;
    this.#blame(number, 'conventions', unseeded);
  }

  /**
   * A header refused because the previous record is incomplete still opens its own record, or is
   * refused for a fault of its own.
   */
  #fault(line: TextLine, refusal: Refusal): void {
    const number = refusal.text === HEADER_LACKS ? this.#headerAt : line.number;
    if (!this.#replay.lost || 'text' in line)
      this.#blame(number, refusal.clause, reasonOf(line, refusal));
    this.#replay = lose(this.#replay);
    if (!('text' in line)) return;
    const again = replayLine(this.#replay, line.text, this.#listening.findGame);
    if (!isRefusal(again)) this.#accept(again, line.text, line.number);
    else if (refusal.text === DEAL_MISSING)
      this.#blame(line.number, again.clause, reasonOf(line, again));
  }
}

/**
 * A follower that calls `onFault` for every fault and `onMoved` for every line that advanced a
 * record. After a fault the rest of that record is skipped, unless only its chance steps are wrong.
 */
export const openFollower = (
  findGame: FindGame,
  onFault: (fault: Fault) => void,
  onMoved?: OnMoved,
  demands: Demands = {},
): Follower => new Follower({ findGame, onFault, onMoved, demands });

/**
 * Feeds bytes to a follower in constant memory, to the end or to the first unreadable place; awaits
 * `pause` after each chunk.
 */
export async function follow(
  bytes: AsyncIterable<Uint8Array>,
  follower: Follower,
  pause: () => Promise<void> = async () => undefined,
): Promise<void> {
  const splitter = new LineSplitter();
  for await (const chunk of bytes) {
    splitter.push(chunk).forEach(follower.take);
    await pause();
    if (splitter.stopped()) break;
  }
  splitter.end().forEach(follower.take);
  follower.end();
  await pause();
}
