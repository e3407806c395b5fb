/**
 * A sitting: one match at a table, people and opponents in its seats. It makes the steps, keeps
 * the record of them, takes steps back and gives hints. It draws nothing and waits for nobody:
 * screens call `advance` until it is a person's turn, and `play` when that person has chosen.
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
import type { Journal } from './journal.ts';
import { type Keeper, openKeeper } from './keeper.ts';
import { entriesOf, type LogEntry, linesOf, type Made } from './log.ts';
import { type Pace, ponder, type Who } from './opponent.ts';
import { humanSeats, type Player, seatEntries } from './players.ts';
import { undoPoint } from './undo.ts';

export type { Hint } from './hint.ts';
export type { Journal } from './journal.ts';
export type { LogEntry } from './log.ts';
export type { Player } from './players.ts';

export interface Sitting {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly seed: string;
  readonly players: readonly Player[];
  match(): AnyMatch;
  log(): readonly LogEntry[];
  /** Outcomes of finished deals, oldest first. */
  outcomes(): readonly Outcome[];
  /** Whose eyes the screen shows: the person on turn, else the last one; SPECTATOR without people. */
  onlooker(): Onlooker;
  /** Hands must be covered: another person takes over and has not yet sat down. */
  covered(): boolean;
  uncover(): void;
  /** A person's step in any spelling. */
  play(line: string): Refusal | undefined;
  /**
   * Lets chance or an opponent make one step and gives its entry (entries of the table follow it
   * in `log`). Undefined when a person is on turn, when the match has ended, and when the step
   * came to nothing because something was taken back or the sitting closed meanwhile.
   */
  advance(): Promise<LogEntry | undefined>;
  canUndo(): boolean;
  /** Goes back to this person's previous decision, if nothing hidden was seen since. */
  undo(): boolean;
  /** What the strongest opponent would do in this person's place. Throws when no person is on turn. */
  hint(): Promise<Hint>;
  /** Whether a hint was given or a step taken back. */
  assisted(): boolean;
  /** The id to resume it by; undefined if something of it is not saved. */
  saved(): string | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
  /** Things to be said once, such as a disk that is full. */
  readonly notices: () => readonly Text[];
}

export interface SittingSetup {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly journal?: Journal;
  /** Milliseconds; paces the thinking. */
  readonly clock?: () => number;
}

/** What a resumed sitting begins with. */
export interface Past {
  readonly made: readonly Made[];
  readonly assisted: boolean;
  /** The record lacks lines or ends in half of one: it is written anew. */
  readonly torn?: boolean;
}

const NOT_YOURS = text('it is not your turn', 'du bist nicht am Zug');
const NO_HINT = 'a hint was asked for while nobody could use it';

class OpenSitting implements Sitting {
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
    const hint = await hintOf(this.match(), seat, this.#pace(this.match()));
    if (hint === undefined) throw new Error(NO_HINT);
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

  #pace(match: AnyMatch): Pace {
    return { clock: this.#clock, stopped: () => this.#closed || this.match() !== match };
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
    const thought = await ponder(match, seat, who, this.#pace(match));
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
    if (this.#assisted) return;
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

/** A sitting at the beginning of its match. */
export const openSitting = (setup: SittingSetup): Sitting =>
  new OpenSitting(setup, { made: [], assisted: false });

/** A sitting that goes on after the steps of a save (`saves.ts` reads them). */
export const continueSitting = (setup: SittingSetup, past: Past): Sitting =>
  new OpenSitting(setup, past);
