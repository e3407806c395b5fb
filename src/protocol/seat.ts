/**
 * A seat that a bot plays: one process, kept over matches. If it ends, the matches under way get
 * the fault, and the next match restarts it unless it has never made a move.
 */
import type { Seat } from '../engine/game.ts';
import { BotLog } from './bot-log.ts';
import { Connection, type Strays, type Talk } from './connection.ts';
import type { Fault } from './messages.ts';
import { nameOf } from './program.ts';
import { type Place, SeatInMatch } from './seat-in-match.ts';

const PLAIN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}[\]{}]+/gu;

/** A name fit for a record. */
const plain = (name: string): string => name.replace(PLAIN, ' ').trim();

export class BotSeat {
  readonly seat: Seat;
  readonly #talk: Talk;
  readonly #log: BotLog;
  #name: string;
  #connection: Connection;
  #starting: Promise<unknown> | undefined;
  #matches = 0;
  readonly #ended: Promise<void>[] = [];

  /** Starts the program. */
  constructor(seat: Seat, talk: Talk) {
    this.seat = seat;
    this.#talk = talk;
    this.#name = plain(nameOf(talk.words)) || 'bot';
    this.#log = new BotLog(talk.log);
    this.#connection = new Connection(talk, this.#log);
  }

  /** The seat once its program has said hello; if it does not, the seat has that fault. */
  static async open(seat: Seat, talk: Talk): Promise<BotSeat> {
    const bot = new BotSeat(seat, talk);
    await bot.greet();
    return bot;
  }

  /** Exchanges hellos with the program, or finds out why it does not play. */
  async greet(): Promise<void> {
    const hello = await this.#connection.greet();
    this.#name = plain(hello?.name ?? '') || this.#name;
  }

  /** As the bot says it in its first hello, else the name of its file. */
  get name(): string {
    return this.#name;
  }

  /** The file its stderr goes to. */
  get log(): string {
    return this.#talk.log;
  }

  /** Why the program does not play, if it does not. */
  fault = (): Fault | undefined => this.#connection.over();

  /** Decisions the program has made since it was last started. */
  moves = (): number => this.#connection.moves();

  /** Answers that nobody awaited since it was last started. */
  strays = (): Strays => this.#connection.strays();

  /** A number for a match, from 0, where matches have no other. */
  newMatch = (): number => this.#matches++;

  /** Sits down at a match; several may wait for the same start. */
  async join(place: Place): Promise<SeatInMatch> {
    if (this.#starting === undefined && this.#mayStartAgain())
      this.#starting = this.#start().finally(() => {
        this.#starting = undefined;
      });
    if (this.#starting !== undefined) await this.#starting;
    const { moveTime: ms, movePositions: positions } = this.#talk;
    const limits = {
      ...(ms !== undefined && { ms }),
      ...(positions !== undefined && { positions }),
    };
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
    this.#connection = new Connection(this.#talk, this.#log);
    await this.#connection.greet();
  }
}
