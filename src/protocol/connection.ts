/**
 * The connection to one process of a bot: its hello, what is sent to it, and the turns that wait for its
 * answers. A fault of the connection ends it, and every open turn gets that fault.
 */

import { readObject } from '../engine/json.ts';
import { omitUndefined } from '../engine/omit-undefined.ts';
import { isRefusal } from '../engine/refusal.ts';
import { fill, type Text } from '../lang/text.ts';
import { BotLog } from './bot-log.ts';
import { Program } from './bot-process.ts';
import { expectedText, inMessage, quoted } from './expected.ts';
import { LineReader, LineWriter } from './lines.ts';
import {
  type BotFault,
  type FromBot,
  fault,
  HELLO_WITHIN,
  INFOS_A_SECOND,
  type Info,
  LINE_BYTES,
  PROTOCOLS,
  readFromBot,
  type ToBot,
} from './messages.ts';
import texts from './texts.json' with { type: 'json' };

const { faults } = texts;

/** Milliseconds a bot may be silent on its turn where no other limit is set; pings ask for a sign of life. */
const PATIENCE = 60_000;
/** More messages than this without a move among them are a flood. */
const MESSAGES_A_MOVE = 10_000;
/** A bot that is late this many times in a row has failed. */
const LATE_AT_MOST = 3;
/** Once more characters than this wait to be read by a bot, nothing is read from it. */
const WAITING_AT_MOST = 8 * LINE_BYTES;

type Hello = Extract<FromBot, { type: 'hello' }>;
/** What a bot may answer while its turn is open. */
export type Answer = Extract<FromBot, { type: 'move' | 'claim' | 'ask' }>;

/** A turn whose decision is awaited. */
export interface OpenTurn {
  readonly match: number;
  readonly id: number;
  /** Takes an answer, and returns whether the turn is over with it. */
  readonly take: (answer: Answer) => boolean;
  /** Receives the bot's infos, up to their limit. */
  readonly inform: (info: Info) => void;
  readonly fail: (fault: BotFault) => void;
  /** Absent: only long silence is a fault. */
  readonly limit?: TurnLimit | undefined;
}

/** How long a turn may take. */
export interface TurnLimit {
  readonly ms: number;
  /** The sentence about an answer that comes later. */
  readonly late: Text;
}

/** A bot's program, where its log goes, and the limits it is given. */
export interface BotProgram {
  /** The words of the command that starts the program. */
  readonly words: readonly string[];
  /** The file that the program's stderr goes to. */
  readonly log: string;
  /** The version of Talon. */
  readonly talon: string;
  /** Milliseconds for a move; absent: only long silence is a fault. */
  readonly moveTime?: number;
  /** Milliseconds for all decisions of the seat in a match. */
  readonly matchTime?: number;
  /** Positions the bot may search for a move; nothing enforces it. */
  readonly movePositions?: number;
  /** Milliseconds of silence that are allowed where no time is set for a move. */
  readonly patience?: number;
  /** Milliseconds within which the bot must say hello. */
  readonly helloWithin?: number;
}

/** Answers that nobody awaited. */
export interface Strays {
  readonly count: number;
  readonly first?: Text;
}

/** An open turn, and when it was sent. */
interface WaitingTurn extends OpenTurn {
  readonly since: number;
}

/** A message of the bot, or what is wrong with it. */
function readMessage(line: string, number: number): FromBot | BotFault {
  const read = readObject(line);
  if (isRefusal(read)) return garbage(number, '', fill(faults.garbage, quoted(line), read.text));
  const result = readFromBot(read.object);
  if (result.success) return result.output;
  const type = 'type' in read.object ? String(read.object.type) : '';
  return garbage(number, type, expectedText(result.issues[0]));
}

const garbage = (number: number, type: string, wrong: Text): BotFault => ({
  code: 'garbage',
  text: inMessage(number, type, wrong),
});

export class Connection {
  readonly #setup: BotProgram;
  readonly #program: Program;
  readonly #writer: LineWriter;
  readonly #reader: LineReader;
  readonly #open = new Map<number, WaitingTurn>();
  #greeted: ((hello: Hello | undefined) => void) | undefined;
  #over: BotFault | undefined;
  #isClosed = false;
  #strays: Strays = { count: 0 };
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = 0;
  #heard = performance.now();
  #lines = 0;
  #messages = 0;
  #lateInARow = 0;
  #moves = 0;
  #infos = { second: 0, count: 0 };

  constructor(setup: BotProgram, log = new BotLog(setup.log)) {
    this.#setup = setup;
    this.#program = new Program(setup.words, log, (fault) => this.#fail(fault));
    this.#writer = new LineWriter(this.#program.input, () => this.#program.output.resume());
    this.#reader = new LineReader({
      line: (line) => this.#take(line),
      flood: () => this.#fail(fault('flood', faults.longLine)),
    });
    this.#program.output.on('data', (piece: Buffer) => this.#reader.push(piece));
    this.#program.output.on('error', () => {});
  }

  /** Why the connection is over, if it is. */
  over = (): BotFault | undefined => this.#over;

  /** How many answers nobody awaited, and what the first of them was. */
  strays = (): Strays => this.#strays;

  /** Decisions the bot has made. */
  moves = (): number => this.#moves;

  /** Says hello; resolves with the bot's, or once the connection is over. */
  greet(): Promise<Hello | undefined> {
    const { talon, helloWithin = HELLO_WITHIN } = this.#setup;
    this.send({ type: 'hello', protocols: PROTOCOLS, talon, features: [] });
    const isSilent = (): void => this.#fail(fault('hello', faults.noHello, helloWithin / 1000));
    this.#timer = setTimeout(isSilent, helloWithin);
    return new Promise((resolve) => {
      this.#greeted = resolve;
      if (this.#over !== undefined) resolve(undefined);
    });
  }

  send(message: ToBot): void {
    this.put(JSON.stringify(message));
  }

  /** Sends a message that is already a line. */
  put(line: string): void {
    if (this.#over !== undefined) return;
    this.#writer.put(line);
    if (this.#writer.waiting() > WAITING_AT_MOST) this.#program.output.pause();
  }

  /** Waits for the bot to answer a turn, which has been sent. */
  wait(turn: OpenTurn): void {
    if (this.#over !== undefined) {
      turn.fail(this.#over);
      return;
    }
    const waiting = { ...turn, since: performance.now() };
    this.#open.set(turn.match, waiting);
    if (this.#timer === undefined || this.#due(waiting) < this.#wakesAt) this.#watch();
  }

  /** Withdraws the open turn of a match: its answer is no longer awaited. */
  withdraw(match: number): void {
    const turn = this.#open.get(match);
    if (turn === undefined) return;
    this.#open.delete(match);
    this.send({ type: 'cancel', match, id: turn.id });
  }

  /** Ends the connection, and the program with everything it has started. Open turns stay unanswered. */
  async close(): Promise<void> {
    const quit = (): void => {
      this.send({ type: 'quit' });
      this.#writer.end();
    };
    this.#isClosed = true;
    this.#stop();
    await this.#program.end(this.#over === undefined ? quit : undefined);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#reader.stop();
  }

  /** Ends the connection for good: its process goes, and every open turn gets the fault. */
  #fail(fault: BotFault): void {
    if (this.#over !== undefined || this.#isClosed) return;
    this.#over = fault;
    this.#stop();
    this.#greeted?.(undefined);
    const turns = [...this.#open.values()];
    this.#open.clear();
    void this.#program.end();
    for (const turn of turns) turn.fail(fault);
  }

  /** A line from the bot. Any line at all proves that it is alive; one that is no message ends the connection. */
  #take(line: string): void {
    if (line.trim() === '') return;
    this.#heard = performance.now();
    const message = readMessage(line, ++this.#lines);
    const heard = 'code' in message ? message : this.#hear(message);
    if (heard !== undefined) this.#fail(heard);
  }

  /** Takes a message, and returns the fault if the message is wrong. */
  #hear(message: FromBot): BotFault | undefined {
    const isFirst = this.#greeted !== undefined;
    if (isFirst !== (message.type === 'hello'))
      return garbage(this.#lines, message.type, isFirst ? faults.early : faults.again);
    if (message.type === 'hello') return this.#hello(message);
    if (++this.#messages > MESSAGES_A_MOVE) return fault('flood', faults.tooMany, MESSAGES_A_MOVE);
    if (message.type === 'info') this.#inform(message);
    else if (message.type !== 'pong') this.#answer(message);
    return undefined;
  }

  /** The bot’s greeting, which whoever started it waits for. */
  #hello(hello: Hello): BotFault | undefined {
    const { protocol } = hello;
    if (!PROTOCOLS.some((one) => one === protocol))
      return fault('hello', faults.otherProtocol, protocol, PROTOCOLS.join(', '));
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#greeted?.(hello);
    this.#greeted = undefined;
    return undefined;
  }

  /** Answers that nobody awaits are counted and otherwise ignored. */
  #answer(answer: Answer): void {
    const turn = this.#open.get(answer.match);
    if (turn?.id !== answer.id) this.#stray(answer, turn);
    else if (turn.take(answer)) {
      this.#open.delete(answer.match);
      this.#messages = 0;
      this.#lateInARow = 0;
      this.#moves++;
    }
  }

  #stray({ type, match, id }: Answer, awaited: WaitingTurn | undefined): void {
    const about = fill(awaited ? faults.otherTurn : faults.noTurn, match, id, awaited?.id ?? '');
    const text = inMessage(this.#lines, type, about);
    this.#strays = { count: this.#strays.count + 1, first: this.#strays.first ?? text };
    this.send({ type: 'fault', match, id, code: 'stray', text: text.en, action: 'ignore' });
  }

  /** Passes on what a bot says of its thoughts, a limited number of times a second. */
  #inform(info: Extract<FromBot, { type: 'info' }>): void {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#infos.second) this.#infos = { second, count: 0 };
    if (++this.#infos.count > INFOS_A_SECOND) return;
    const turn = this.#open.get(info.match);
    const { text, values } = info;
    if (turn?.id === info.id) turn.inform(omitUndefined({ text, values }));
  }

  /** When the bot must have answered the turn, or, where no time is set for it, have said anything at all. */
  #due({ since, limit }: WaitingTurn): number {
    if (limit !== undefined) return since + limit.ms;
    return Math.max(since, this.#heard) + this.#patience();
  }

  #dueFirst(): WaitingTurn | undefined {
    let first: WaitingTurn | undefined;
    for (const turn of this.#open.values())
      if (first === undefined || this.#due(turn) < this.#due(first)) first = turn;
    return first;
  }

  /**
   * Watches the turn that is due first alone: a timer for each turn would cost more than the answers do. Where no time
   * is set for the turn, the bot is asked for a sign of life when half of the patience with it is over.
   */
  #watch(): void {
    const first = this.#dueFirst();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (first === undefined || this.#over !== undefined || this.#isClosed) return;
    const now = performance.now();
    const left = this.#due(first) - now;
    const half = first.limit === undefined ? this.#patience() / 2 : 0;
    // An answer that came while this program was busy is read before the turn is checked.
    if (left <= 0) setImmediate(() => this.#check());
    else if (left <= half) this.send({ type: 'ping' });
    const untilNext = Math.max(left > half ? left - half : left, 1);
    this.#wakesAt = now + untilNext;
    this.#timer = setTimeout(() => this.#watch(), untilNext);
  }

  /**
   * A turn whose time is over. Without a limit of its own the whole bot counts as silent; with one only the turn is
   * lost, unless that has happened too often in a row.
   */
  #failLate({ match, limit, fail }: WaitingTurn): void {
    if (limit === undefined) this.#fail(fault('late', faults.silent, this.#patience() / 1000));
    else if (++this.#lateInARow >= LATE_AT_MOST)
      this.#fail(fault('late', faults.oftenLate, limit.late));
    else {
      this.withdraw(match);
      fail({ code: 'late', text: limit.late });
    }
  }

  #patience = (): number => this.#setup.patience ?? PATIENCE;

  #check(): void {
    for (const turn of [...this.#open.values()]) {
      if (this.#over !== undefined) return;
      if (this.#due(turn) <= performance.now()) this.#failLate(turn);
    }
  }
}
