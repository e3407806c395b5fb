/**
 * The running session: its match moves from step to step, every step goes into the record and the log, and listeners are
 * notified.
 */

import type { Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../../engine/match.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import { closeAtEnd, finishing } from '../disk/leaving.ts';
import {
  chanced,
  claimObjection,
  claimsIn,
  type Made,
  markedClaim,
  moveMade,
  sure,
  withRefused,
} from '../steps/steps.ts';
import { layingIn, timeTaken, withGivenUp } from './by-hand.ts';
import { thoughtStep } from './choose-move.ts';
import {
  deciderOf,
  freeSeats,
  hostIn,
  mayClaim,
  mayFinish,
  observerOf,
  openOrder,
  openRest,
  partnerPlayed,
  personOnTurn,
  timeLeft,
} from './deciding.ts';
import { givenBy, hastened, restAfter, restAt, restStep, standing } from './deputy.ts';
import { accountOf, type LogEntry, logEntries, withStep } from './log.ts';
import {
  type Automaton,
  humanSeats,
  isProgram,
  type Newcomer,
  playersAt,
  seatedBy,
  standardOpponent,
} from './players.ts';
import { knownPostMortem, postMortemOf } from './post-mortem.ts';
import { openPrograms } from './programs.ts';
import { openKeptRecord } from './record-keeper.ts';
import type { Deputy, ResumePoint, Session, SessionSetup, State } from './session.ts';
import texts from './texts.json' with { type: 'json' };
import { undoPointIn } from './undo.ts';

class RunningSession implements Session {
  readonly setup: Session['setup'];
  readonly record: ReturnType<typeof openKeptRecord>;
  readonly #start: AnyMatch;
  readonly #programs: ReturnType<typeof openPrograms>;
  readonly #listeners = new Set<() => void>();
  readonly #leaveList: () => void;
  #state: State;
  #closing: Promise<void> | undefined;
  #step: Promise<LogEntry | undefined> | undefined;

  constructor(setup: SessionSetup, past: ResumePoint) {
    this.setup = { clock: Date.now, claims: 'ask', ...setup };
    this.#start = openMatch(setup.game, setup.options, setup.seed);
    this.#state = {
      ...accountOf(past.made),
      ...this.#seating(past.made, undefined),
      orders: [],
      handed: [],
      rest: restAt(past.made.at(-1)?.after ?? this.#start, undefined, this.setup.claims),
      declined: undefined,
      claims: claimsIn(past.made),
      slips: 0,
      since: new WeakMap(),
      isClosed: false,
      takesPartner: false,
    };
    this.#programs = openPrograms(this.#start, () => this.#state.players);
    const recorded = { start: this.#start, made: this.made, changed: () => this.#notifyAll() };
    this.record = openKeptRecord(setup, past, recorded);
    this.#leaveList = setup.journal === undefined ? () => {} : closeAtEnd(this.close);
  }

  readonly state = (): State => this.#state;
  readonly made = (): State['made'] => this.#state.made;
  readonly log = (): readonly LogEntry[] => this.#state.log();
  readonly outcomes = (): State['outcomes'] => this.#state.outcomes;
  readonly match = (): AnyMatch => this.made().at(-1)?.after ?? this.#start;

  readonly seat = (newcomers: readonly Newcomer[]): Refusal | undefined => {
    const free = freeSeats(this);
    if (!newcomers.every(({ seat }) => free?.includes(seat)))
      return problem(texts.newcomers.noSeat);
    const made = seatedBy(this.match(), this.#state.players, newcomers);
    if (isRefusal(made)) return made;
    this.#take(made);
    return undefined;
  };

  readonly entrust = (to: Deputy): void => {
    const decided = this.#entrusted(to);
    if (decided === undefined) return;
    if (to === 'stand-in') this.record.noteHelp('stand-in');
    this.#change(decided);
  };

  readonly uncover = (): void => this.#change({ seated: observerOf(this) });

  readonly play = (line: string): Refusal | undefined => {
    if (personOnTurn(this) === undefined) return problem(texts.turn.notYours);
    const match = this.match();
    const move = match.game.notation.read(line);
    if (isRefusal(move)) return move;
    const { claims } = this.#state;
    const spent = claimObjection(claims, match, move);
    if (spent !== undefined) return spent;
    const made = moveMade(match, move);
    if (isRefusal(made)) {
      this.#state = { ...this.#state, claims: withRefused(claims, match, move, made) };
      if (!mayClaim(this)) this.#notifyAll();
      return made;
    }
    this.#take(this.#decidedByPerson(made), openRest(this) && { declined: match.deal });
    return undefined;
  };

  readonly lay = (region: string): boolean => {
    const laying = this.#state.isClosed ? undefined : layingIn(this);
    if (laying === undefined) return false;
    const { slips } = this.#state;
    if (laying.home !== region) {
      this.#change({ slips: slips + 1 });
      return false;
    }
    const match = this.match();
    const [move] = match.game.rules.legal(match.state);
    const ms = timeTaken(this);
    const made = sure(match, move);
    this.#take(slips === 0 ? { ...made, ms } : { ...made, ms, slips });
    return true;
  };

  readonly advance = (): Promise<LogEntry | undefined> => {
    this.#step ??= this.#advanceOnce().finally(() => {
      this.#step = undefined;
    });
    return this.#step;
  };

  readonly undo = (): boolean => {
    const kept = undoPointIn(this);
    if (kept === undefined) return false;
    const { players, claims } = this.#state;
    const made = this.made().slice(0, kept);
    const now = made.at(-1)?.after ?? this.#start;
    const isReseated = players !== this.setup.players;
    const seating = isReseated ? this.#seating(made, observerOf(this)) : undefined;
    this.#state = {
      ...this.#state,
      ...accountOf(made),
      ...seating,
      claims: claims.filter(({ deal }) => deal <= now.deal),
      orders: [],
      handed: [],
      slips: 0,
      since: new WeakMap(),
    };
    this.record.noteUndo();
    this.#notifyAll();
    return true;
  };

  readonly postMortem: Session['postMortem'] = async (deal, stopped) => {
    const isNew = knownPostMortem(this, deal) === undefined;
    const facts = await postMortemOf(this, deal, stopped);
    if (isNew && facts !== undefined) this.#notifyAll();
    return facts;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly close = (): Promise<void> => {
    this.#state = { ...this.#state, isClosed: true };
    this.#listeners.clear();
    this.#closing ??= finishing(this.record.close()).finally(this.#leaveList);
    return this.#closing;
  };

  /** The players after these steps; if there are several people, the hands of all but `seated` are covered. */
  #seating(made: readonly Made[], seated: Seat | undefined): Pick<State, 'players' | 'seated'> {
    const players = playersAt(this.setup.players, made);
    const people = humanSeats(players);
    return { players, seated: people.length === 1 ? people[0] : seated };
  }

  /**
   * What changes when the person leaves decisions to a deputy: a standing order, a stand-in for the rest of the deal,
   * the certain tricks that are played out, or themselves after all. Undefined where that is not possible now.
   */
  #entrusted(to: Deputy): Partial<State> | undefined {
    const match = this.match();
    const { orders, handed } = this.#state;
    switch (to) {
      case 'order':
        if (openOrder(this) === undefined) return undefined;
        return { orders: standing([...orders, givenBy(match)], match) };
      case 'stand-in': {
        if (!mayFinish(this)) return undefined;
        const [own] = humanSeats(this.#state.players);
        const isPartners = partnerPlayed(this) !== undefined && own !== undefined;
        const seat = isPartners ? own : matchActor(match);
        return { handed: [...handed, { seat, deal: match.deal }] };
      }
      case 'tricks': {
        const rest = openRest(this);
        return rest && { rest };
      }
      case 'self':
        return openRest(this) && { declined: match.deal };
      case 'partner':
        return { takesPartner: true };
    }
  }

  /**
   * The step an opponent chooses, thought out here or asked of its program; undefined if the session moves on
   * meanwhile.
   */
  #chosen(seat: Seat, who: Automaton): Promise<Made | undefined> {
    const match = this.match();
    const stopped = (): boolean => this.#state.isClosed || this.match() !== match;
    if (!isProgram(who)) return thoughtStep(match, seat, who, { clock: this.setup.clock, stopped });
    const step = this.#programs.get(seat)?.step(match, this.made(), stopped);
    return step ?? Promise.resolve(undefined);
  }

  async #advanceOnce(): Promise<LogEntry | undefined> {
    const made = this.#state.isClosed ? undefined : await this.#decided();
    return made === undefined || this.#state.isClosed ? undefined : this.#take(made);
  }

  /** A step that the person to act has decided, for themselves or for the partner whose hand they play. */
  #decidedByPerson(bare: Made): Made {
    const made = withGivenUp(this, bare);
    const [own] = humanSeats(this.#state.players);
    const isPartners = own !== undefined && made.by !== own && made.by === partnerPlayed(this);
    return isPartners ? { ...made, decidedBy: own } : made;
  }

  /** The step that whoever decides makes; undefined if a person decides. */
  async #decided(): Promise<Made | undefined> {
    const match = this.match();
    const decider = deciderOf(this);
    switch (decider.by) {
      case 'chance':
        return chanced(match, this.setup.earlier);
      case 'automaton':
        return this.#chosen(decider.seat, decider.who);
      case 'tricks': {
        const made = restStep(decider.rest, match);
        return decider.isPerson ? { ...made, standIn: true } : made;
      }
      case 'order':
        return sure(match, decider.move);
      case 'stand-in': {
        const made = await this.#chosen(decider.seat, standardOpponent(match.game));
        return made && withGivenUp(this, { ...made, standIn: true });
      }
      case 'clock':
        return hastened(match, decider.seat);
      default:
        // The clock of the person to act starts to run.
        timeLeft(this);
        return undefined;
    }
  }

  /**
   * Takes a step into the session: state, log, record, programs and listeners, in this order, so that whoever is told
   * finds it recorded.
   */
  #take(bare: Made, declined?: Pick<State, 'declined'>): LogEntry | undefined {
    const { claims, orders, rest } = this.#state;
    const made = markedClaim(claims, bare, this.made());
    const entries = logEntries(made);
    const account = withStep(this.#state, made, entries);
    const isReseated = made.seating !== undefined;
    const seating = isReseated ? this.#seating(account.made, hostIn(this)) : undefined;
    this.#state = {
      ...this.#state,
      ...declined,
      ...account,
      ...seating,
      orders: standing(orders, made.after),
      slips: 0,
      rest: restAt(made.after, restAfter(rest, made), this.setup.claims),
    };
    this.record.add(made);
    for (const program of this.#programs.values()) program.notify(account.made);
    this.#notifyAll();
    return entries.find(({ by }) => by !== 'table');
  }

  #change(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    this.#notifyAll();
  }

  #notifyAll(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/**
 * A session at the beginning of its match, or after steps that were made elsewhere. Whoever goes on from a position of
 * another match may know its cards, which counts as help.
 */
export const openSession = (setup: SessionSetup, made: readonly Made[] = []): Session =>
  new RunningSession(setup, { made, assisted: setup.branch !== undefined });

/** A session that goes on after the steps of a save (`saves.ts` reads them). */
export const continueSession = (setup: SessionSetup, past: ResumePoint): Session =>
  new RunningSession(setup, past);

interface OpenChoice {
  readonly session: Session;
  /** The first move of the person, as a text from the legal list; undefined until it is made. */
  readonly chosen: () => string | undefined;
}

/**
 * A prepared position in which a person makes a choice, in a session of its own that is not saved. The steps before the
 * choice were not the person's, so none is taken back.
 */
export function openChoice(setup: SessionSetup, before: readonly Made[]): OpenChoice {
  const prepared = { ...setup, claims: 'never', invites: false, isChoice: true } as const;
  const session = continueSession(prepared, { made: before, assisted: false });
  const chosen = (): Made | undefined =>
    session
      .made()
      .slice(before.length)
      .find(({ by, note }) => setup.players[by]?.who === 'human' && note === undefined);
  return { session, chosen: () => chosen()?.text };
}
