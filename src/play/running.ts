/**
 * The sitting itself: its match moves from step to step, every step goes into the record and the
 * log, and whoever listens is told.
 */
import {
  type AnyGame,
  CHANCE,
  NOBODY,
  type Onlooker,
  type Outcome,
  type Seat,
  SPECTATOR,
} from '../engine/game.ts';
import {
  type AnyMatch,
  chanceOf,
  makeChance,
  makeMove,
  matchActor,
  openMatch,
} from '../engine/match.ts';
import type { OptionValues } from '../engine/options.ts';
import { headerOf } from '../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { writeChance } from '../engine/step.ts';
import { type Text, text } from '../lang/text.ts';
import { type Hint, hintOf } from './hint.ts';
import { type Keeper, openKeeper } from './keeper.ts';
import { entriesOf, type LogEntry, linesOf, type Made } from './log.ts';
import { ponder, type Who } from './opponent.ts';
import { humanSeats, type Player, seatEntries } from './players.ts';
import type { Past, Sitting, SittingSetup } from './sitting.ts';
import { undoPoint } from './undo.ts';

const NOT_YOURS = text('it is not your turn', 'du bist nicht am Zug');
const NO_HINT = 'a hint was asked for while nobody could use it';

export class RunningSitting implements Sitting {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly notices: () => readonly Text[];
  readonly #clock: () => number;
  readonly #keeper: Keeper;
  readonly #people: readonly Seat[];
  readonly #listeners = new Set<() => void>();
  readonly #start: AnyMatch;
  #made: readonly Made[];
  #log: readonly LogEntry[] = [];
  #outcomes: readonly Outcome[] = [];
  #assisted: boolean;
  /** The person whose cards are open, or were last. */
  #seated: Seat | undefined;
  #closed = false;
  #step: Promise<LogEntry | undefined> | undefined;

  constructor(setup: SittingSetup, past: Past) {
    this.game = setup.game;
    this.options = setup.options;
    this.seed = setup.seed;
    this.players = setup.players;
    this.#clock = setup.clock ?? Date.now;
    this.#keeper = openKeeper(setup.journal);
    this.#people = humanSeats(setup.players);
    this.#start = openMatch(setup.game, setup.options, setup.seed);
    this.#made = past.made;
    this.#assisted = past.assisted;
    this.notices = this.#keeper.notices;
    if (this.#people.length === 1) this.#seated = this.#people[0];
    this.#retell();
    this.#beginRecord(past);
  }

  readonly match = (): AnyMatch => this.#made.at(-1)?.after ?? this.#start;
  readonly log = (): readonly LogEntry[] => this.#log;
  readonly outcomes = (): readonly Outcome[] => this.#outcomes;
  readonly assisted = (): boolean => this.#assisted;

  readonly saved = (): string | undefined => this.#keeper.saved();

  readonly onlooker = (): Onlooker => {
    const onTurn = this.#personOnTurn();
    if (onTurn !== undefined) return onTurn;
    const last = this.#made.findLast(({ by }) => this.#people.includes(by))?.by;
    return last ?? this.#people[0] ?? SPECTATOR;
  };

  readonly covered = (): boolean => this.#people.length > 1 && this.onlooker() !== this.#seated;

  readonly uncover = (): void => {
    this.#seated = this.onlooker();
    this.#tellAll();
  };

  readonly play = (line: string): Refusal | undefined => {
    if (this.#personOnTurn() === undefined) return refuse('conventions', NOT_YOURS);
    const move = this.game.read(line);
    if (isRefusal(move)) return move;
    const made = this.#moved(move);
    if (isRefusal(made)) return made;
    this.#take(made);
    return undefined;
  };

  readonly advance = (): Promise<LogEntry | undefined> => {
    this.#step ??= this.#advanceOnce().finally(() => {
      this.#step = undefined;
    });
    return this.#step;
  };

  readonly canUndo = (): boolean => this.#undoPoint() !== undefined;

  readonly undo = (): boolean => {
    const kept = this.#undoPoint();
    if (kept === undefined) return false;
    this.#made = this.#made.slice(0, kept);
    this.#assisted = true;
    this.#retell();
    this.#keeper.replace(this.#lines());
    this.#tellAll();
    return true;
  };

  readonly hint = async (): Promise<Hint> => {
    const seat = this.#personOnTurn();
    if (seat === undefined) throw new Error(NO_HINT);
    const hint = await hintOf(this.match(), seat, this.#clock);
    this.#noteHelp();
    return hint;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly close = (): void => {
    if (this.#closed) return;
    this.#closed = true;
    this.#keeper.release();
    this.#listeners.clear();
  };

  #beginRecord(past: Past): void {
    if (past.torn === undefined) this.#keeper.add(this.#lines(), () => this.#lines());
    else if (past.torn) this.#keeper.replace(this.#lines());
    if (this.match().ended) this.#keeper.finish();
  }

  #personOnTurn(): Seat | undefined {
    const actor = this.#closed ? NOBODY : matchActor(this.match());
    return this.#people.includes(actor) ? actor : undefined;
  }

  #undoPoint(): number | undefined {
    if (this.#closed || this.match().ended) return undefined;
    return undoPoint(this.#made, this.players, this.onlooker());
  }

  #moved(move: unknown): Made | Refusal {
    const before = this.match();
    const after = makeMove(before, move);
    if (isRefusal(after)) return after;
    return { before, after, by: matchActor(before), text: this.game.write(move) };
  }

  #chanced(): Made {
    const before = this.match();
    const step = chanceOf(before);
    const after = makeChance(before, step);
    if (isRefusal(after)) throw new Error(`${this.game.id} refuses its own ${step.word}`);
    return { before, after, by: CHANCE, text: writeChance(before.pack, this.game.words, step) };
  }

  async #chosen(seat: Seat, who: Who): Promise<Made | undefined> {
    const match = this.match();
    const stopped = (): boolean => this.#closed || this.match() !== match;
    const thought = await ponder(match, seat, who, { clock: this.#clock, stopped });
    if (thought === undefined) return undefined;
    const move = this.game.read(thought.move);
    const made = isRefusal(move) ? move : this.#moved(move);
    if (isRefusal(made)) throw new Error(`${this.game.id} refuses ${thought.move}`);
    return made;
  }

  async #advanceOnce(): Promise<LogEntry | undefined> {
    const actor = this.#closed ? NOBODY : matchActor(this.match());
    const who = this.players[actor]?.who;
    if (actor === NOBODY || who === 'human') return undefined;
    const made = who === undefined ? this.#chanced() : await this.#chosen(actor, who);
    return made === undefined ? undefined : this.#take(made);
  }

  #take(made: Made): LogEntry | undefined {
    this.#made = [...this.#made, made];
    const entries = entriesOf(made);
    this.#log = [...this.#log, ...entries];
    if (made.after.closed !== undefined) this.#outcomes = [...this.#outcomes, made.after.closed];
    this.#keeper.add(linesOf(made), () => this.#lines());
    if (made.after.ended) this.#keeper.finish();
    this.#tellAll();
    return entries[0];
  }

  #noteHelp(): void {
    if (this.#assisted || this.#closed) return;
    this.#assisted = true;
    this.#keeper.replace(this.#lines());
  }

  #lines(): readonly object[] {
    const header = headerOf(this.#start, seatEntries(this.players));
    const marked = this.#assisted ? { ...header, assisted: true } : header;
    return [marked, ...this.#made.flatMap(linesOf)];
  }

  #retell(): void {
    this.#log = this.#made.flatMap(entriesOf);
    this.#outcomes = this.#made.flatMap(({ after }) => after.closed ?? []);
  }

  #tellAll(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
