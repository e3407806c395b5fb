/**
 * A seat that a bot plays: one process, kept over many matches. If the process ends, the matches under way get
 * the fault, and the next match starts the process again unless it has never made a move.
 */

import type { Seat } from '../engine/game.ts';
import { omitUndefined } from '../engine/omit-undefined.ts';
import { type BotPlace, SeatInMatch } from './bot-answers.ts';
import { BotLog } from './bot-log.ts';
import { programName } from './bot-process.ts';
import { type BotProgram, Connection, type Strays } from './connection.ts';
import type { BotFault } from './messages.ts';

const PLAIN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}[\]{}]+/gu;

/** A name fit for a record. */
const nameForRecord = (name: string): string => name.replace(PLAIN, ' ').trim();

export class BotSeat {
  readonly seat: Seat;
  readonly #setup: BotProgram;
  readonly #log: BotLog;
  #name: string;
  #connection: Connection;
  #starting: Promise<unknown> | undefined;
  #matches = 0;
  readonly #ended: Promise<void>[] = [];

  /** Starts the program. */
  constructor(seat: Seat, setup: BotProgram) {
    this.seat = seat;
    this.#setup = setup;
    this.#name = nameForRecord(programName(setup.words)) || 'bot';
    this.#log = new BotLog(setup.log);
    this.#connection = new Connection(setup, this.#log);
  }

  /** The seat once its program has said hello; if the program says nothing, the seat has that fault. */
  static async open(seat: Seat, setup: BotProgram): Promise<BotSeat> {
    const bot = new BotSeat(seat, setup);
    await bot.greet();
    return bot;
  }

  /** Exchanges hellos with the program, or finds out why it does not play. */
  async greet(): Promise<void> {
    const hello = await this.#connection.greet();
    this.#name = nameForRecord(hello?.name ?? '') || this.#name;
  }

  /** The name that the bot gives in its first hello, else the name of its file. */
  get name(): string {
    return this.#name;
  }

  /** The file that the program's stderr goes to. */
  get log(): string {
    return this.#setup.log;
  }

  /** Why the program does not play, if it does not. */
  fault = (): BotFault | undefined => this.#connection.over();

  /** Decisions the program has made since it was last started. */
  moves = (): number => this.#connection.moves();

  /** Answers that nobody awaited since the program was last started. */
  strays = (): Strays => this.#connection.strays();

  /** A number for the next match, from 0, where matches have no other. */
  newMatch = (): number => this.#matches++;

  /** Sits down at a match; several may wait for the same start. */
  async join(place: BotPlace): Promise<SeatInMatch> {
    if (this.#starting === undefined && this.#mayStartAgain())
      this.#starting = this.#start().finally(() => {
        this.#starting = undefined;
      });
    if (this.#starting !== undefined) await this.#starting;
    const { moveTime: ms, matchTime: clock, movePositions: positions } = this.#setup;
    const limits = omitUndefined({ ms, clock, positions });
    return new SeatInMatch(this.#connection, this.seat, place, limits);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#ended, this.#connection.close()]);
    this.#log.close();
  }

  #mayStartAgain(): boolean {
    return this.#connection.over() !== undefined && this.moves() > 0;
  }

  async #start(): Promise<void> {
    this.#ended.push(this.#connection.close());
    this.#connection = new Connection(this.#setup, this.#log);
    await this.#connection.greet();
  }
}
