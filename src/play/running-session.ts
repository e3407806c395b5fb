/**
 * The session itself: its match moves from step to step, every step goes into the record and the
 * log, and listeners are told.
 */
import {
  type AnyGame,
  NOBODY,
  type Observer,
  type Outcome,
  type Seat,
  SPECTATOR,
} from '../engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../engine/match.ts';
import type { MatchOptions } from '../engine/options.ts';
import { headerOf, type Origin, originOf } from '../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { Fact } from '../engine/table.ts';
import { type Text, text } from '../lang/text.ts';
import { claimableRest, type Rest } from './autoplay.ts';
import { chooseMove } from './choose-move.ts';
import { hastened, openTimer } from './clock.ts';
import { type Deputy, openDeputy } from './deputy.ts';
import { closeAtEnd, finishing } from './ending.ts';
import { type Hint, hintOf } from './hint.ts';
import { type Keeper, openKeeper } from './keeper.ts';
import { likelyMove } from './likely.ts';
import { entriesOf, type LogEntry, linesOf, loggedOf, type Made } from './log.ts';
import { chanced, moved, sure } from './making.ts';
import { type Claimants, openClaimants } from './one-claim.ts';
import {
  type Automaton,
  humanSeats,
  isProgram,
  type Occupant,
  type Player,
  seatEntries,
  standardOpponent,
} from './players.ts';
import { openPostMortems, type PostMortems } from './post-mortem.ts';
import { openPrograms, type Programs } from './programs.ts';
import { joinSaid } from './said.ts';
import type { Past, Session, SessionSetup } from './session.ts';
import type { Claims } from './settings.ts';
import { withThoughts } from './thoughts.ts';
import { undoPoint } from './undo.ts';

const NOT_YOURS = text('it is not your turn', 'du bist nicht am Zug');
const NO_HINT = 'a hint was asked for while nobody could use it';

export class RunningSession implements Session {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly deals: Session['deals'];
  readonly earlier: Session['earlier'];
  readonly notices: () => readonly Text[];
  readonly #origin: Origin;
  readonly #clock: () => number;
  #timer: (match: AnyMatch) => number | undefined;
  readonly #keeper: Keeper;
  readonly #people: readonly Seat[];
  readonly #claims: Claims;
  readonly #claimants: Claimants;
  readonly #postMortems: PostMortems;
  readonly #programs: Programs;
  readonly #deputy: Deputy = openDeputy();
  readonly #listeners = new Set<() => void>();
  readonly #start: AnyMatch;
  #made: readonly Made[];
  #log: readonly LogEntry[] = [];
  #outcomes: readonly Outcome[] = [];
  #assisted: boolean;
  /** The person whose cards are visible, or were last. */
  #seated: Seat | undefined;
  #closed = false;
  #closing: Promise<void> | undefined;
  readonly #leaveList: () => void;
  /** The sure tricks being played out. */
  #rest: Rest | undefined;
  /** The deal in which the offer is not made again. */
  #declined = 0;
  #step: Promise<LogEntry | undefined> | undefined;

  constructor(setup: SessionSetup, past: Past) {
    this.game = setup.game;
    this.options = setup.options;
    this.seed = setup.seed;
    this.players = setup.players;
    this.deals = setup.deals;
    this.earlier = setup.earlier;
    this.#origin = originOf(setup);
    this.#clock = setup.clock ?? Date.now;
    this.#timer = openTimer(this.#clock);
    this.#keeper = openKeeper(
      setup.journal,
      () => this.#lines(),
      () => this.#notifyAll(),
    );
    this.#people = humanSeats(setup.players);
    this.#claims = setup.claims ?? 'ask';
    this.#claimants = openClaimants(past.made);
    this.#postMortems = openPostMortems(this.#clock);
    this.#start = openMatch(setup.game, setup.options, setup.seed);
    this.#programs = openPrograms(this.#start, setup.players);
    this.#made = past.made;
    this.#assisted = past.assisted;
    this.notices = joinSaid(past.notices ?? [], this.#keeper.notices);
    if (this.#people.length === 1) this.#seated = this.#people[0];
    this.#retell();
    this.#noticeRest();
    this.#beginRecord(past);
    this.#leaveList = setup.journal === undefined ? () => {} : closeAtEnd(this.close);
  }

  readonly match = (): AnyMatch => this.#made.at(-1)?.after ?? this.#start;
  readonly made = (): readonly Made[] => this.#made;
  readonly record = (): string =>
    this.#lines()
      .map((line) => JSON.stringify(line))
      .join('\n');
  readonly log = (): readonly LogEntry[] => this.#log;
  readonly outcomes = (): readonly Outcome[] => this.#outcomes;
  readonly assisted = (): boolean => this.#assisted;

  readonly saved = (): string | undefined => this.#keeper.saved();

  readonly asked = (): Seat | undefined => {
    const actor = matchActor(this.match());
    const isPerson = this.#rest === undefined && this.#people.includes(actor);
    return isPerson && !this.#isRepresented(actor) ? actor : undefined;
  };

  readonly likely = (): string | undefined => {
    const seat = this.#personOnTurn();
    const move = seat === undefined ? undefined : likelyMove(this.match(), seat);
    return move === undefined ? undefined : this.game.notation.write(move);
  };

  readonly isForced = (): boolean => {
    if (this.game.heuristics.levels.length > 0 || this.#personOnTurn() === undefined) return false;
    return this.game.rules.legal(this.match().state).length === 1;
  };

  readonly order = (): Text | undefined =>
    this.#personOnTurn() === undefined || this.covered()
      ? undefined
      : this.#deputy.open(this.match());

  readonly giveOrder = (): void => {
    if (this.order() === undefined) return;
    this.#deputy.give(this.match());
    this.#notifyAll();
  };

  readonly finish = (): void => {
    if (this.#personOnTurn() === undefined || this.covered()) return;
    this.#deputy.hand(this.match());
    this.#noteHelp();
    this.#notifyAll();
  };

  readonly offer = (): number | undefined => {
    const may = this.#claims === 'ask' && this.#declined !== this.match().deal && !this.covered();
    if (!may || this.#personOnTurn() === undefined) return undefined;
    return claimableRest(this.match())?.leads.length;
  };

  readonly answer = (yes: boolean): void => {
    if (this.offer() === undefined) return;
    if (yes) this.#rest = claimableRest(this.match());
    else this.#declined = this.match().deal;
    this.#notifyAll();
  };

  readonly runsOut = (): boolean =>
    this.#rest !== undefined ||
    (this.#people.length > 0 &&
      this.#people.every((seat) => this.#deputy.plays(this.match(), seat)));

  readonly timeLeft = (): number | undefined => {
    const isAsked = this.#personOnTurn() !== undefined && !this.covered();
    return isAsked ? this.#timer(this.match()) : undefined;
  };

  readonly observer = (): Observer => {
    if (this.#rest !== undefined) return this.#seated ?? this.#people[0] ?? SPECTATOR;
    const onTurn = this.#personOnTurn();
    if (onTurn !== undefined) return onTurn;
    const last = this.#made.findLast(({ by }) => this.#people.includes(by))?.by;
    return last ?? this.#people[0] ?? SPECTATOR;
  };

  readonly covered = (): boolean => this.#people.length > 1 && this.observer() !== this.#seated;

  readonly uncover = (): void => {
    this.#seated = this.observer();
    this.#notifyAll();
  };

  readonly play = (line: string): Refusal | undefined => {
    if (this.#personOnTurn() === undefined) return refuse('conventions', NOT_YOURS);
    const move = this.game.notation.read(line);
    if (isRefusal(move)) return move;
    const spent = this.#claimants.objection(this.match(), move);
    if (spent !== undefined) return spent;
    const made = moved(this.match(), move);
    if (isRefusal(made)) {
      this.#claimants.note(this.match(), move, made);
      if (!this.mayClaim()) this.#notifyAll();
      return made;
    }
    if (this.offer() !== undefined) this.#declined = this.match().deal;
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
    this.#deputy.dismiss();
    this.#timer = openTimer(this.#clock);
    this.#assisted = true;
    this.#retell();
    this.#keeper.rewrite();
    this.#notifyAll();
    return true;
  };

  readonly hint = async (): Promise<Hint> => {
    const seat = this.#personOnTurn();
    if (seat === undefined) throw new Error(NO_HINT);
    const hint = await hintOf(this.match(), seat, this.#clock, () => this.#closed);
    this.#noteHelp();
    return hint;
  };

  readonly mayClaim = (): boolean => !this.#claimants.isSpent(this.match());

  readonly known = (deal: number): readonly Fact[] | undefined => this.#postMortems.known(deal);

  readonly compute = async (
    deal: number,
    stopped: () => boolean = () => false,
  ): Promise<readonly Fact[] | undefined> => {
    const isNew = this.known(deal) === undefined;
    const isOver = (): boolean => this.#closed || stopped();
    const facts = await this.#postMortems.compute(this.#made, deal, isOver);
    if (isNew && facts !== undefined) this.#notifyAll();
    return facts;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isKept = (): boolean => this.#keeper.isKept();
  readonly kept = (): Promise<void> => this.#keeper.kept();

  readonly close = (): Promise<void> => {
    this.#closed = true;
    this.#listeners.clear();
    this.#closing ??= finishing(this.#keeper.close()).finally(this.#leaveList);
    return this.#closing;
  };

  #beginRecord(past: Past): void {
    if (past.torn === undefined) this.#keeper.add(this.#lines());
    else if (past.torn) this.#keeper.rewrite();
    else this.#keeper.settle();
    if (this.match().ended) this.#keeper.finish();
  }

  #personOnTurn(): Seat | undefined {
    return this.#closed ? undefined : this.asked();
  }

  /** Whether somebody else decides for the person, as they asked. */
  #isRepresented(seat: Seat): boolean {
    return (
      this.#deputy.plays(this.match(), seat) || this.#deputy.ordered(this.match()) !== undefined
    );
  }

  #undoPoint(): number | undefined {
    if (this.#closed || this.runsOut() || this.match().ended) return undefined;
    return undoPoint(this.#made, this.players, this.observer());
  }

  async #chosen(seat: Seat, who: Automaton): Promise<Made | undefined> {
    const match = this.match();
    const stopped = (): boolean => this.#closed || this.match() !== match;
    if (isProgram(who)) return this.#programs.step(match, this.#made, stopped);
    const thought = await chooseMove(match, seat, who, { clock: this.#clock, stopped });
    if (thought === undefined) return undefined;
    return sure(match, this.game.notation.read(thought.move));
  }

  async #advanceOnce(): Promise<LogEntry | undefined> {
    const actor = this.#closed ? NOBODY : matchActor(this.match());
    if (actor === NOBODY) return undefined;
    const made = await this.#stepOf(actor, this.players[actor]?.who);
    return made === undefined || this.#closed ? undefined : this.#take(made);
  }

  #stepOf(actor: Seat, who: Occupant | undefined): Made | undefined | Promise<Made | undefined> {
    if (who === undefined) return chanced(this.match(), this.earlier);
    if (actor === this.#rest?.seat) return this.#led(this.#rest);
    if (who !== 'human') return this.#chosen(actor, who);
    if (this.#rest !== undefined) return this.#followed();
    const ordered = this.#deputy.ordered(this.match());
    if (ordered !== undefined) return sure(this.match(), ordered);
    if (this.#deputy.plays(this.match(), actor))
      return this.#chosen(actor, standardOpponent(this.game));
    return this.timeLeft() === 0 ? hastened(this.match(), actor) : undefined;
  }

  /** Makes the next lead of the sure tricks; the first is announced. */
  #led({ deal, seat, leads, note }: Rest): Made {
    const [lead, ...left] = leads;
    this.#rest = { deal, seat, leads: left };
    const made = sure(this.match(), lead);
    return note === undefined ? made : { ...made, note };
  }

  /** What a person plays to a trick that is lost anyway. */
  #followed(): Made {
    const { game, state } = this.match();
    return sure(this.match(), game.rules.legal(state)[0]);
  }

  /** Notices sure tricks where nobody need be asked; forgets those of another deal. */
  #noticeRest(): void {
    const { deal, ended } = this.match();
    if (ended || deal !== this.#rest?.deal) this.#rest = undefined;
    if (this.#claims === 'always') this.#rest ??= claimableRest(this.match());
  }

  #take(bare: Made): LogEntry | undefined {
    const made = this.#claimants.marked(bare, this.#made);
    this.#made = [...this.#made, made];
    this.#noticeRest();
    const entries = entriesOf(made);
    this.#log = [...this.#log, ...entries.filter(({ silent }) => silent !== true)];
    if (made.after.closed !== undefined) {
      this.#outcomes = [...this.#outcomes, made.after.closed];
      this.#log = withThoughts(this.#log, this.#made);
    }
    this.#keeper.add(linesOf(made));
    if (made.after.ended) this.#keeper.finish();
    this.#programs.notify(this.#made);
    this.#notifyAll();
    return entries.find(({ by }) => by !== 'table');
  }

  #noteHelp(): void {
    if (this.#assisted || this.#closed) return;
    this.#assisted = true;
    this.#keeper.rewrite();
  }

  #lines(): readonly object[] {
    const header = headerOf(this.#start, seatEntries(this.players));
    const marked = this.#assisted ? { ...header, assisted: true } : header;
    return [{ ...marked, ...this.#origin }, ...this.#made.flatMap(linesOf)];
  }

  #retell(): void {
    this.#log = withThoughts(this.#made.flatMap(loggedOf), this.#made);
    this.#outcomes = this.#made.flatMap(({ after }) => after.closed ?? []);
  }

  #notifyAll(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
