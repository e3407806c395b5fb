/**
 * A small arbiter for tests of bots: plays matches in this process and asks programs for the moves of their
 * seats. It trusts them: an illegal move or a bot that ends throws.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import type { Who } from '../../src/ai/index.ts';
import { type AnyGame, CHANCE, NOBODY } from '../../src/engine/game.ts';
import { type AnyMatch, legalTexts, matchActor, openMatch } from '../../src/engine/match.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import { byOf, closingLines } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { chosenMove } from '../../src/play/session/choose-move.ts';
import { chanced, type Made, recordLinesOf, sure } from '../../src/play/steps/steps.ts';
import { rngOf } from '../../src/protocol/bot-answers.ts';
import { type FromBot, LEGAL_SENT, PROTOCOLS, readFromBot } from '../../src/protocol/messages.ts';
import { seenStep } from '../../src/script/records/telling.ts';

/** A bot in this process: answers what it reads, line by line. */
type Served = (input: AsyncIterable<Uint8Array>, send: (line: string) => void) => Promise<unknown>;

/** A program and its arguments, a bot in this process, or one of Talon's own players. */
type Seated = readonly string[] | Served | Who;

export interface Arranged {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly rng: string;
  readonly seats: readonly Seated[];
  readonly matches: number;
  /** Legal texts that a turn brings along at most. */
  readonly sent?: number;
  /** That a move may search. */
  readonly positions?: number;
}

export interface Arbitrated {
  /** The record lines of each match without its header. */
  readonly lines: readonly string[];
  /** What was sent to each seat and what came back, in order. */
  readonly said: readonly (readonly string[])[];
  /** What each program printed on its stderr. */
  readonly errors: readonly string[];
}

type Told = Readonly<Record<string, unknown>>;

/** What leads to a bot and back. */
interface Wire {
  readonly write: (line: string) => void;
  /** The bot has ended. */
  readonly ended: Promise<unknown>;
  /** What it has printed on its stderr. */
  readonly errors: () => string;
}

type Hear = (line: string) => void;

function wireToProgram([command = '', ...args]: readonly string[], hear: Hear): Wire {
  const child = spawn(command, args);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (data: string) => {
    errors += data;
  });
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', hear);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const write = (line: string): void => void child.stdin.write(`${line}\n`);
  return { write, ended, errors: () => errors };
}

function wireToServed(serve: Served, hear: Hear): Wire {
  const input = new PassThrough();
  const ended = serve(input, (line) => setImmediate(hear, line));
  return { write: (line) => void input.write(`${line}\n`), ended, errors: () => '' };
}

class Program {
  readonly said: string[] = [];
  readonly #wire: Wire;
  readonly #waiting = new Map<string, (message: FromBot) => void>();
  #fault: Error | undefined;

  constructor(seated: readonly string[] | Served) {
    const hear = (line: string): void => this.#take(line);
    this.#wire =
      typeof seated === 'function' ? wireToServed(seated, hear) : wireToProgram(seated, hear);
    void this.#wire.ended.then(() => this.#fail(new Error('the bot ended')));
  }

  get errors(): string {
    return this.#wire.errors();
  }

  send(message: Told): void {
    const line = JSON.stringify(message);
    this.said.push(`> ${line}`);
    this.#wire.write(line);
  }

  /** The next message about this, such as `hello` or `0/12`. */
  heard(about: string): Promise<FromBot> {
    return new Promise((resolve, reject) => {
      if (this.#fault !== undefined) return reject(this.#fault);
      this.#waiting.set(about, (message) => {
        if (this.#fault === undefined) resolve(message);
        else reject(this.#fault);
      });
    });
  }

  async quit(): Promise<void> {
    this.send({ type: 'quit' });
    await this.#wire.ended;
  }

  #take(line: string): void {
    this.said.push(`< ${line}`);
    const { success, output: message } = readFromBot(JSON.parse(line));
    if (!success) {
      this.#fail(new Error(`not a message: ${line}`));
      return;
    }
    const about = 'match' in message ? `${message.match}/${message.id}` : message.type;
    const waiting = this.#waiting.get(about);
    this.#waiting.delete(about);
    waiting?.(message);
  }

  #fail(fault: Error): void {
    this.#fault ??= fault;
    for (const waiting of this.#waiting.values()) waiting({ type: 'pong' });
    this.#waiting.clear();
  }
}

type Player = Program | Who;

/** The texts that an `ask` is about. */
const answerTo = (message: FromBot, texts: readonly string[]): Told =>
  message.type === 'ask' && message.texts !== undefined
    ? { ok: message.texts.map((text) => texts.includes(text)) }
    : { legal: texts.slice(message.type === 'ask' ? message.from : 0).slice(0, 3) };

/** What a program answers to a turn; what it asks meanwhile is answered. */
async function movedBy(program: Program, match: AnyMatch, turn: Told): Promise<string> {
  program.send({ type: 'turn', ...turn });
  const { match: number, id } = turn;
  for (;;) {
    const message = await program.heard(`${number}/${id}`);
    if (message.type === 'move') return message.do;
    if (message.type !== 'ask') throw new Error(`unexpected: ${message.type}`);
    const answer = answerTo(message, legalTexts(match));
    program.send({ type: 'answer', match: number, id, ...answer });
  }
}

function turnOf(match: AnyMatch, number: number, seat: number, arranged: Arranged): Told {
  const { game, state, ply } = match;
  const texts = legalTexts(match);
  const { sent = LEGAL_SENT, positions } = arranged;
  return {
    match: number,
    id: ply,
    seat,
    observation: game.published.publish(game.observer.observe(state, seat)),
    ...(positions !== undefined && { positions }),
    ...(texts.length <= sent ? { legal: texts } : { legalCount: texts.length }),
  };
}

async function moved(
  match: AnyMatch,
  number: number,
  players: readonly Player[],
  arranged: Arranged,
) {
  const seat = matchActor(match);
  if (seat === CHANCE) return chanced(match);
  const player = players[seat] ?? 'random';
  if (typeof player === 'string')
    return sure(match, chosenMove(match, seat, player, rngOf(arranged.rng, number, seat)));
  const text = await movedBy(player, match, turnOf(match, number, seat, arranged));
  const move = legalTexts(match).includes(text) ? match.game.notation.read(text) : undefined;
  if (move === undefined || isRefusal(move)) throw new Error(`illegal: ${text}`);
  return sure(match, move);
}

const isProgram = (player: Player): player is Program => typeof player !== 'string';

/** Shows each program its match, or what it sees of a step. */
function showAll(players: readonly Player[], told: (seat: number) => readonly Told[]): void {
  players.forEach((player, seat) => {
    if (isProgram(player)) for (const message of told(seat)) player.send(message);
  });
}

function stepSeen(made: Made, number: number, seat: number): readonly Told[] {
  const seen: Told = { ...seenStep(made, seat) };
  const [deal, end] = closingLines(made.before, made.after);
  return [
    { type: 'step', match: number, ply: made.before.ply, by: byOf(made.by), do: seen.do },
    ...(deal === undefined ? [] : [{ type: 'deal', match: number, ...deal }]),
    ...(end === undefined ? [] : [{ ...end, type: 'end', match: number }]),
  ];
}

async function playedOut(arranged: Arranged, players: readonly Player[], number: number) {
  const { game, options, seed, rng } = arranged;
  const names = players.map((_, seat) => String(seat + 1));
  let match = openMatch(game, options, `${seed}/${number}`);
  const about = { match: number, game: game.id, options, names };
  showAll(players, (seat) => [{ type: 'match', ...about, seat, rng: rngOf(rng, number, seat) }]);
  const lines: string[] = [];
  while (matchActor(match) !== NOBODY) {
    const made = await moved(match, number, players, arranged);
    lines.push(...recordLinesOf(made).map((line) => JSON.stringify(line)));
    showAll(players, (seat) => stepSeen(made, number, seat));
    match = made.after;
  }
  return lines;
}

async function opened(seated: Seated): Promise<Player> {
  if (typeof seated === 'string') return seated;
  const program = new Program(seated);
  program.send({ type: 'hello', protocols: PROTOCOLS, talon: 'test', features: [] });
  await program.heard('hello');
  return program;
}

/** Plays the matches, all of them at once. */
export async function arbitrate(arranged: Arranged): Promise<Arbitrated> {
  const { seats, matches } = arranged;
  const players = await Promise.all(seats.map((seated) => opened(seated)));
  const numbers = Array.from({ length: matches }, (_, number) => number);
  const lines = await Promise.all(numbers.map((number) => playedOut(arranged, players, number)));
  await Promise.all(players.filter(isProgram).map((program) => program.quit()));
  return {
    lines: lines.flat(),
    said: players.map((player) => (isProgram(player) ? player.said : [])),
    errors: players.map((player) => (isProgram(player) ? player.errors : '')),
  };
}
