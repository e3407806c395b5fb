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
} from '../../engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import type { Fact } from '../../engine/table.ts';
import { type Text, text } from '../../lang/text.ts';
import { type Hint, hintOf } from '../advice/hint.ts';
import { openPostMortems, type PostMortems } from '../advice/post-mortem.ts';
import { closeAtEnd, finishing } from '../disk/leaving.ts';
import { joinSaid, openAccount } from './account.ts';
import { chooseMove } from './choose-move.ts';
import { type Deputy, hastened, openDeputy, openTimer } from './deputy.ts';
import { openKeptRecord } from './kept-record.ts';
import { likelyMove } from './likely.ts';
import type { LogEntry, Made } from './log.ts';
import { type Claimants, openClaimants } from './one-claim.ts';
import {
  type Automaton,
  humanSeats,
  isProgram,
  type Occupant,
  type Player,
  standardOpponent,
} from './players.ts';
import { openPrograms, type Programs } from './programs.ts';
import { hostOf, lastByPerson, type Newcomer, NO_SEAT, playersAt, seatedBy } from './seating.ts';
import type { Past, Session, SessionSetup } from './session.ts';
import { chanced, isForcedHere, isInviting, moved, sure, undoPoint } from './steps.ts';
import { openSureTricks } from './sure-tricks.ts';

const NOT_YOURS = text('it is not your turn', 'du bist nicht am Zug');
const NO_HINT = 'a hint was asked for while nobody could use it';

export class RunningSession implements Session {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  players: readonly Player[];
  readonly deals: Session['deals'];
  readonly branch: Session['branch'];
  readonly earlier: Session['earlier'];
  readonly notices: () => readonly Text[];
  readonly #clock: () => number;
  #timer: (match: AnyMatch) => number | undefined;
  readonly #record: ReturnType<typeof openKeptRecord>;
  #people: readonly Seat[] = [];
  readonly #begun: readonly Player[];
  readonly #invites: boolean;
  readonly #claimants: Claimants;
  readonly #postMortems: PostMortems;
  readonly #programs: Programs;
  readonly #deputy: Deputy = openDeputy();
  readonly #listeners = new Set<() => void>();
  readonly #start: AnyMatch;
  readonly #account: ReturnType<typeof openAccount>;
  /** The person whose cards are visible, or were last. */
  #seated: Seat | undefined;
  #closed = false;
  #closing: Promise<void> | undefined;
  readonly #leaveList: () => void;
  readonly #sureTricks: ReturnType<typeof openSureTricks>;
  #step: Promise<LogEntry | undefined> | undefined;

  constructor(setup: SessionSetup, past: Past) {
    this.game = setup.game;
    this.options = setup.options;
    this.seed = setup.seed;
    this.#begun = setup.players;
    this.#invites = setup.invites ?? true;
    this.players = setup.players;
    this.deals = setup.deals;
    this.branch = setup.branch;
    this.earlier = setup.earlier;
    this.#clock = setup.clock ?? Date.now;
    this.#timer = openTimer(this.#clock);
    this.#sureTricks = openSureTricks(setup.claims ?? 'ask');
    this.#claimants = openClaimants(past.made);
    this.#postMortems = openPostMortems(this.#clock);
    this.#start = openMatch(setup.game, setup.options, setup.seed);
    this.#programs = openPrograms(this.#start, () => this.players);
    this.#account = openAccount(past.made);
    this.#sitDown(undefined);
    this.#sureTricks.notice(this.match());
    const { made } = this;
    const changed = (): void => this.#notifyAll();
    this.#record = openKeptRecord(setup, past, { start: this.#start, made, changed });
    this.notices = joinSaid(past.notices ?? [], this.#record.notices);
    this.#leaveList = setup.journal === undefined ? () => {} : closeAtEnd(this.close);
  }

  readonly match = (): AnyMatch => this.made().at(-1)?.after ?? this.#start;
  readonly made = (): readonly Made[] => this.#account.made();
  readonly record = (): string => this.#record.text();
  readonly log = (): readonly LogEntry[] => this.#account.log();
  readonly outcomes = (): readonly Outcome[] => this.#account.outcomes();
  readonly assisted = (): boolean => this.#record.isAssisted();

  readonly saved = (): string | undefined => this.#record.saved();

  readonly asked = (): Seat | undefined => {
    const actor = matchActor(this.match());
    const isPerson = !this.#sureTricks.isRunning() && this.#people.includes(actor);
    return isPerson && !this.#isRepresented(actor) ? actor : undefined;
  };

  readonly invitation = (): readonly Seat[] | undefined => {
    const isAsked = this.#invites && !this.#closed && this.#people.length > 0;
    if (!isAsked || !isInviting(this.match(), this.earlier)) return undefined;
    return [...this.players.keys()].filter((seat) => seat !== this.#host());
  };

  readonly seat = (newcomers: readonly Newcomer[]): Refusal | undefined => {
    const free = this.invitation();
    if (!newcomers.every(({ seat }) => free?.includes(seat))) return problem(NO_SEAT);
    const made = seatedBy(this.match(), this.players, newcomers);
    if (isRefusal(made)) return made;
    this.#take(made);
    return undefined;
  };

  readonly likely = (): string | undefined => {
    const seat = this.#personOnTurn();
    const move = seat === undefined ? undefined : likelyMove(this.match(), seat);
    return move === undefined ? undefined : this.game.notation.write(move);
  };

  readonly isForced = (): boolean =>
    this.#personOnTurn() !== undefined && isForcedHere(this.match());

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
    this.#record.noteHelp();
    this.#notifyAll();
  };

  readonly offer = (): number | undefined => {
    const isAsked = this.#personOnTurn() !== undefined && !this.covered();
    return isAsked ? this.#sureTricks.offer(this.match()) : undefined;
  };

  readonly answer = (yes: boolean): void => {
    if (this.offer() === undefined) return;
    this.#sureTricks[yes ? 'accept' : 'decline'](this.match());
    this.#notifyAll();
  };

  readonly runsOut = (): boolean =>
    this.#sureTricks.isRunning() ||
    (this.#people.length > 0 &&
      this.#people.every((seat) => this.#deputy.plays(this.match(), seat)));

  readonly timeLeft = (): number | undefined => {
    const isAsked = this.#personOnTurn() !== undefined && !this.covered();
    return isAsked ? this.#timer(this.match()) : undefined;
  };

  readonly observer = (): Observer => {
    if (this.#sureTricks.isRunning()) return this.#seated ?? this.#host() ?? SPECTATOR;
    const onTurn = this.#personOnTurn();
    if (onTurn !== undefined) return onTurn;
    const last = this.made()[lastByPerson(this.made(), this.players)]?.by ?? SPECTATOR;
    return this.#people.includes(last) ? last : (this.#host() ?? SPECTATOR);
  };

  readonly covered = (): boolean => this.#people.length > 1 && this.observer() !== this.#seated;

  readonly uncover = (): void => {
    this.#seated = this.observer();
    this.#notifyAll();
  };

  readonly play = (line: string): Refusal | undefined => {
    if (this.#personOnTurn() === undefined) return problem(NOT_YOURS);
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
    if (this.offer() !== undefined) this.#sureTricks.decline(this.match());
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
    const [seated, before] = [this.observer(), this.players];
    this.#account.cutTo(kept);
    this.#claimants.forgetAfter(this.match().deal);
    this.#postMortems.forgetFrom(this.match().deal);
    if (before !== this.#begun) this.#sitDown(seated);
    this.#deputy.dismiss();
    this.#timer = openTimer(this.#clock);
    this.#record.noteUndo();
    this.#notifyAll();
    return true;
  };

  readonly hint = async (): Promise<Hint> => {
    const seat = this.#personOnTurn();
    if (seat === undefined) throw new Error(NO_HINT);
    const hint = await hintOf(this.match(), seat, this.#clock, () => this.#closed);
    if (!this.#closed) this.#record.noteHelp();
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
    const facts = await this.#postMortems.compute(this.made(), deal, isOver);
    if (isNew && facts !== undefined) this.#notifyAll();
    return facts;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isKept = (): boolean => this.#record.isKept();
  readonly kept = (): Promise<void> => this.#record.kept();

  readonly close = (): Promise<void> => {
    this.#closed = true;
    this.#listeners.clear();
    this.#closing ??= finishing(this.#record.close()).finally(this.#leaveList);
    return this.#closing;
  };

  #host(): Seat | undefined {
    return hostOf(this.#begun, this.players);
  }

  /** Those who sit there now: of several people the hands of all but `seated` are covered. */
  #sitDown(seated: Seat | undefined): void {
    this.players = playersAt(this.#begun, this.made());
    this.#people = humanSeats(this.players);
    this.#seated = this.#people.length === 1 ? this.#people[0] : seated;
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
    return undoPoint(this.made(), this, this.observer());
  }

  async #chosen(seat: Seat, who: Automaton): Promise<Made | undefined> {
    const match = this.match();
    const stopped = (): boolean => this.#closed || this.match() !== match;
    if (isProgram(who)) return this.#programs.step(match, this.made(), stopped);
    const thought = await chooseMove(match, seat, who, { clock: this.#clock, stopped });
    if (thought === undefined) return undefined;
    return sure(match, this.game.notation.read(thought.move));
  }

  async #stoodIn(seat: Seat): Promise<Made | undefined> {
    const made = await this.#chosen(seat, standardOpponent(this.game));
    return made && { ...made, standIn: true };
  }

  async #advanceOnce(): Promise<LogEntry | undefined> {
    const actor = this.#closed ? NOBODY : matchActor(this.match());
    if (actor === NOBODY) return undefined;
    const made = await this.#stepOf(actor, this.players[actor]?.who);
    return made === undefined || this.#closed ? undefined : this.#take(made);
  }

  #stepOf(actor: Seat, who: Occupant | undefined): Made | undefined | Promise<Made | undefined> {
    if (who === undefined)
      return this.invitation() ? undefined : chanced(this.match(), this.earlier);
    const certain = this.#sureTricks.step(this.match(), actor, who === 'human');
    if (certain !== undefined) return who === 'human' ? { ...certain, standIn: true } : certain;
    if (who !== 'human') return this.#chosen(actor, who);
    const ordered = this.#deputy.ordered(this.match());
    if (ordered !== undefined) return sure(this.match(), ordered);
    if (this.#deputy.plays(this.match(), actor)) return this.#stoodIn(actor);
    return this.timeLeft() === 0 ? hastened(this.match(), actor) : undefined;
  }

  #take(bare: Made): LogEntry | undefined {
    const made = this.#claimants.marked(bare, this.made());
    const entry = this.#account.add(made);
    if (made.seating !== undefined) this.#sitDown(this.#host());
    this.#sureTricks.notice(made.after);
    this.#record.add(made);
    this.#programs.notify(this.made());
    this.#notifyAll();
    return entry;
  }

  #notifyAll(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
