/**
 * The arbiter's side of the protocol for a program that has every seat: opens matches when the program asks for them,
 * hands it each turn, judges its moves, and tells the results. Any number of matches may be under way.
 */
import type { Readable, Writable } from 'node:stream';
import { type AnyGame, SPECTATOR } from '../engine/game.ts';
import { readObject } from '../engine/json.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  possibleParts,
  possibleTexts,
  settleChance,
} from '../engine/match.ts';
import { omitUndefined } from '../engine/omit-undefined.ts';
import type { MatchOptions } from '../engine/options.ts';
import { closingLines } from '../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { fill, type Text } from '../lang/text.ts';
import { expectedText, inMessage } from './expected.ts';
import { LineReader, LineWriter } from './lines.ts';
import {
  type BotFault,
  type FromAllSeats,
  fault,
  LINE_BYTES,
  PROTOCOLS,
  readFromAllSeats,
  type ToAllSeats,
  type ToBot,
} from './messages.ts';
import { jsonSchemaOf } from './schema.ts';
import texts from './texts.json' with { type: 'json' };
import { SeatTurn } from './turn-messages.ts';

const { faults } = texts;

/** Matches that may be open at once. */
const MATCHES_AT_MOST = 4096;
/** Once more characters than this wait to be read by the program, nothing is read from it. */
const WAITING_AT_MOST = 8 * LINE_BYTES;

/** The matches that are played, and the version of Talon. */
interface Arbitration {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly talon: string;
}

/** A match under way or ended, and the turn that is open in it. */
interface Played {
  readonly match: AnyMatch;
  readonly turn: SeatTurn | undefined;
}

type AllSeatsMessage<T extends FromAllSeats['type']> = Extract<FromAllSeats, { type: T }>;

class ArbiterConversation {
  readonly #setup: Arbitration;
  readonly #put: (line: string) => void;
  readonly #matches = new Map<number, Played>();
  #lines = 0;
  #turns = 0;
  #isMet = false;

  constructor(setup: Arbitration, put: (line: string) => void) {
    this.#setup = setup;
    this.#put = put;
    const { talon } = setup;
    this.#send({ type: 'hello', protocols: PROTOCOLS, talon, features: ['all-seats'] });
  }

  /** Takes a line: false once the program has said that it ends, a refusal if the conversation cannot continue. */
  take(line: string): boolean | Refusal {
    if (line.trim() === '') return true;
    this.#lines++;
    const message = this.#read(line);
    if (isRefusal(message)) return message;
    const isFirst = !this.#isMet;
    if (isFirst !== (message.type === 'hello'))
      return this.#garbage(message.type, isFirst ? faults.early : faults.again);
    return this.#heed(message);
  }

  #send(message: ToBot | ToAllSeats): void {
    this.#put(JSON.stringify(message));
  }

  #garbage(type: string, wrong: Text): Refusal {
    return refuse('protocol', inMessage(this.#lines, type, wrong));
  }

  /** A message of the program, or the refusal that is sent back: no JSON, or no message of the protocol. */
  #read(line: string): FromAllSeats | Refusal {
    const read = readObject(line);
    if (isRefusal(read)) return this.#garbage('', read.text);
    const result = readFromAllSeats(read.object);
    if (result.success) return result.output;
    const type = 'type' in read.object ? String(read.object.type) : '';
    return this.#garbage(type, expectedText(result.issues[0]));
  }

  /** Does what a message asks; false once the program quits, a refusal if it speaks no common protocol. */
  #heed(message: FromAllSeats): boolean | Refusal {
    switch (message.type) {
      case 'hello':
        return this.#meet(message);
      case 'open':
        this.#open(message);
        return true;
      case 'move':
        this.#move(message);
        return true;
      case 'ask':
        this.#answer(message);
        return true;
      case 'observe':
        this.#observe(message);
        return true;
      case 'close':
        this.#matches.delete(message.match);
        return true;
      case 'quit':
        return false;
    }
  }

  /** Answers the hello with the game to be played, the schema of its observations and all moves there can be. */
  #meet({ protocol }: AllSeatsMessage<'hello'>): true | Refusal {
    if (!PROTOCOLS.some((one) => one === protocol))
      return refuse('protocol', fill(faults.otherProtocol, protocol, PROTOCOLS.join(', ')));
    this.#isMet = true;
    const { game, options } = this.#setup;
    const actions = possibleTexts(game, options);
    const parts = possibleParts(game, options);
    const { id, aim } = game;
    const schema = jsonSchemaOf(game);
    this.#send(omitUndefined({ type: 'game', game: id, options, aim, schema, actions, parts }));
    return true;
  }

  /** Opens a match under the program’s own number; an open one of that number is replaced. */
  #open({ match: number, seed }: AllSeatsMessage<'open'>): void {
    const isNew = !this.#matches.has(number);
    if (isNew && this.#matches.size >= MATCHES_AT_MOST) {
      this.#blame(number, 0, fault('flood', faults.tooManyMatches, MATCHES_AT_MOST));
      return;
    }
    const { game, options } = this.#setup;
    this.#goOn(number, openMatch(game, options, seed));
  }

  /**
   * Makes the move the program chose for the seat to act. A move that is not legal is answered with a fault, and the
   * turn stays open.
   */
  #move({ match: number, id, do: written }: AllSeatsMessage<'move'>): void {
    const played = this.#awaited(number, id);
    if (played?.turn === undefined) return;
    const move = played.turn.move(written);
    if (isRefusal(move)) {
      const { clause, text } = move;
      this.#blame(number, id, {
        ...fault('illegal', faults.illegal, written, text, clause),
        clause,
      });
      return;
    }
    const after = makeMove(played.match, move);
    if (isRefusal(after)) throw new Error(`a legal move is refused: ${after.text.en}`);
    this.#sendResults(number, played.match, after);
    this.#goOn(number, after);
  }

  /** Lets chance act, then asks the seat to act, if the match has not ended. */
  #goOn(number: number, reached: AnyMatch): void {
    const match = settleChance(reached, (before, _, after) =>
      this.#sendResults(number, before, after),
    );
    const seat = matchActor(match);
    const place = { match: number, id: this.#turns + 1 };
    const turn = seat < 0 ? undefined : new SeatTurn(match, seat, place);
    this.#matches.set(number, { match, turn });
    if (turn === undefined) return;
    this.#turns++;
    this.#put(turn.line({}));
  }

  #sendResults(match: number, before: AnyMatch, after: AnyMatch): void {
    const [deal, end] = closingLines(before, after);
    if (deal !== undefined) this.#put(JSON.stringify({ type: 'deal', match, ...deal }));
    if (end !== undefined) this.#put(JSON.stringify({ type: 'end', match, ...end }));
  }

  #answer({ match, id, ...asked }: AllSeatsMessage<'ask'>): void {
    const turn = this.#awaited(match, id)?.turn;
    if (turn !== undefined) this.#send(turn.answer(asked));
  }

  /** Shows what a seat, or a spectator for `null`, may know of a match now. */
  #observe({ match: number, seat }: AllSeatsMessage<'observe'>): void {
    const match = this.#matches.get(number)?.match;
    const players = this.#setup.options.players;
    if (match === undefined) this.#blame(number, 0, fault('stray', faults.noMatch, number));
    else if (seat !== null && seat >= players)
      this.#blame(number, 0, fault('stray', faults.noSeat, number, seat));
    else {
      const { published, observer } = match.game;
      const observation = published.publish(observer.observe(match.state, seat ?? SPECTATOR));
      this.#send({ type: 'observed', match: number, seat, observation });
    }
  }

  /** The match whose open turn has this id; if there is none, the program is told. */
  #awaited(number: number, id: number): Played | undefined {
    const played = this.#matches.get(number);
    const awaited = played?.turn?.place.id;
    if (awaited === id) return played;
    const wrong = awaited === undefined ? faults.noTurn : faults.otherTurn;
    this.#blame(number, id, fault('stray', wrong, number, id, awaited ?? ''));
    return undefined;
  }

  #blame(match: number, id: number, { code, clause, text }: BotFault): void {
    const message = { type: 'fault', match, id, code, clause, text: text.en } as const;
    this.#send(omitUndefined({ ...message, action: 'ignore' as const }));
  }
}

/**
 * Arbitrates for the program behind these streams until it ends the conversation or its output ends. Returns why, if
 * the conversation could not continue.
 */
export function arbitrate(
  setup: Arbitration,
  input: Readable,
  output: Writable,
): Promise<Refusal | undefined> {
  return new Promise((resolve) => {
    const writer = new LineWriter(output, () => input.resume());
    const talk = new ArbiterConversation(setup, (line) => {
      writer.put(line);
      if (writer.waiting() > WAITING_AT_MOST) input.pause();
    });
    const finish = (why?: Refusal): void => {
      reader.stop();
      resolve(why);
    };
    const reader = new LineReader({
      line: (line) => {
        const taken = talk.take(line);
        if (taken !== true) finish(taken === false ? undefined : taken);
      },
      flood: () => finish(refuse('protocol', faults.longLine)),
    });
    input.on('data', (piece: Buffer) => reader.push(piece));
    input.on('end', () => finish());
  });
}
