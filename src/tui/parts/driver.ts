/**
 * Drives a session: lets chance and opponents act one by one, waits between their moves according
 * to the speed setting, and stops when a person is to act or a deal has ended. A game in which nothing
 * is ever decided plays itself.
 */
import { CHANCE, NOBODY, SPECTATOR } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import type { Region, Table } from '../../engine/table.ts';
import { type Session, takenTrick } from '../../play/index.ts';
import { isDealt } from '../table/flights.ts';
import { type Speed, WAITS } from './pace.ts';

/** How much longer a completed trick lies on the table than a card before the next. */
const TRICK = 1.5;
/** An opponent who takes longer is shown as thinking; in milliseconds. */
const QUIET = 300;
const SECOND = 1000;

export interface Driver {
  /** The seat shown as thinking. */
  readonly thinking: () => number | undefined;
  /** Whether a key would cut a wait short. */
  readonly waiting: () => boolean;
  /** Whether a deal has ended and its score sheet must be shown. */
  readonly sheetDue: () => boolean;
  /** The trick just completed, while it lies to be read: nobody acts meanwhile. */
  readonly trick: () => Region | undefined;
  /** The match before the hands were dealt, while nothing else has happened since. */
  readonly undealt: () => AnyMatch | undefined;
  /** Ends a wait at once. */
  readonly skip: () => void;
  /** The person has read the sheet. */
  readonly acknowledge: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

/** What the driver needs of the session. */
type Driven = Pick<
  Session,
  | 'match'
  | 'asked'
  | 'invitation'
  | 'advance'
  | 'outcomes'
  | 'subscribe'
  | 'runsOut'
  | 'timeLeft'
  | 'isForced'
  | 'kept'
  | 'play'
>;

const tableOf = ({ game, state }: AnyMatch): Table =>
  game.display.table(game.observer.observe(state, SPECTATOR));

/** Whether the hands have been dealt between these moments. */
const hasDealt = (before: AnyMatch, after: AnyMatch): boolean =>
  matchActor(before) === CHANCE && isDealt({ before: tableOf(before), after: tableOf(after) });

class OpenDriver implements Driver {
  readonly #session: Driven;
  readonly #speed: () => Speed;
  readonly #motion: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  /** Deals whose sheets have been read. */
  #read: number;
  #thinking: number | undefined;
  #trick: Region | undefined;
  /** The match as it was when something happened last. */
  #seen: AnyMatch;
  /** The match before the deal, if nothing has happened since. */
  #undealt: AnyMatch | undefined;
  /** What the wait after the last move has been given already, in milliseconds. */
  #ahead = 0;
  #stopped = false;
  #endWait: (() => void) | undefined;
  #wake: () => void = () => {};

  constructor(session: Driven, speed: () => Speed, motion: () => number) {
    this.#session = session;
    this.#speed = speed;
    this.#motion = motion;
    this.#read = session.outcomes().length;
    this.#seen = session.match();
    this.#unsubscribe = session.subscribe(() => {
      this.#notice();
      this.#wake();
      this.#notify();
    });
    void this.#run();
  }

  readonly thinking = (): number | undefined => this.#thinking;
  readonly trick = (): Region | undefined => this.#trick;
  readonly undealt = (): AnyMatch | undefined => this.#undealt;
  readonly waiting = (): boolean => this.#endWait !== undefined;
  readonly sheetDue = (): boolean => this.#session.outcomes().length > this.#read;
  readonly skip = (): void => this.#endWait?.();

  readonly acknowledge = (): void => {
    this.#read = this.#session.outcomes().length;
    this.#wake();
    this.#notify();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly stop = (): void => {
    this.#stopped = true;
    this.#unsubscribe();
    this.#endWait?.();
    this.#wake();
    this.#listeners.clear();
  };

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #isIdle(): boolean {
    const { asked, invitation, match, isForced } = this.#session;
    const isAsked = (asked() !== undefined && !isForced()) || invitation() !== undefined;
    return this.sheetDue() || isAsked || matchActor(match()) === NOBODY;
  }

  /** A deal is shown as it comes, and a trick completed within it stays to be read, if anybody watches. */
  #notice(): void {
    const before = this.#seen;
    const after = this.#session.match();
    this.#seen = after;
    this.#read = Math.min(this.#read, this.#session.outcomes().length);
    if (after === before) return;
    const isWatched = WAITS[this.#speed()] > 0 && !this.#session.runsOut();
    const isWithin = after.deal === before.deal && after.ply > before.ply && !this.sheetDue();
    const isSeen = isWatched && isWithin;
    this.#trick = isSeen ? takenTrick(before, after) : undefined;
    this.#undealt = isSeen && this.#motion() > 0 && hasDealt(before, after) ? before : undefined;
  }

  /** Its way to the winner is part of the time for which a trick lies. */
  async #readTrick(): Promise<void> {
    const motion = this.#motion();
    const isRead = await this.#pause(WAITS[this.#speed()] * TRICK - motion);
    this.#trick = undefined;
    this.#notify();
    if (isRead && motion > 0 && !this.#isIdle() && !this.#stopped) await this.#pause(motion);
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      if (this.#trick !== undefined) await this.#readTrick();
      else if (!this.#isIdle()) await this.#step();
      else if (this.#session.timeLeft() === 0) await this.#session.advance();
      else await this.#rest();
    }
  }

  /** Waits until something happens; with a clock, at most a second, so that the countdown shows. */
  #rest(): Promise<void> {
    const left = this.#session.timeLeft();
    return new Promise((resolve) => {
      const tick =
        left === undefined ? undefined : setTimeout(() => this.#tick(), left % SECOND || SECOND);
      this.#wake = () => {
        clearTimeout(tick);
        resolve();
      };
    });
  }

  #tick(): void {
    this.#wake();
    this.#notify();
  }

  /** Whether the time has passed and no key has ended the wait. */
  #pause(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (passed: boolean): void => {
        clearTimeout(timer);
        this.#endWait = undefined;
        resolve(passed);
      };
      const timer = setTimeout(() => end(true), ms);
      this.#endWait = () => end(false);
      this.#notify();
    });
  }

  /** A deal is given the time of its motion, which the next wait is shorter by. */
  #waitAfter(actor: number): number {
    if (this.#session.runsOut() || this.#isIdle() || this.#stopped || this.#trick) return 0;
    if (actor === CHANCE) return this.#undealt ? this.#motion() : 0;
    return Math.max(0, WAITS[this.#speed()] - this.#ahead);
  }

  /** Makes the only move of a person who has nothing to decide. */
  async #force(): Promise<void> {
    await this.#session.kept();
    if (this.#stopped || !this.#session.isForced()) return;
    const { game, state } = this.#session.match();
    const [move] = game.rules.legal(state);
    this.#session.play(game.notation.write(move));
  }

  async #step(): Promise<void> {
    const actor = matchActor(this.#session.match());
    const timer = setTimeout(() => {
      if (actor === CHANCE) return;
      this.#thinking = actor;
      this.#notify();
    }, QUIET);
    if (this.#session.isForced()) await this.#force();
    else await this.#session.advance();
    clearTimeout(timer);
    this.#thinking = undefined;
    const wait = this.#waitAfter(actor);
    if (wait > 0) this.#ahead = (await this.#pause(wait)) && actor === CHANCE ? wait : 0;
    else await new Promise((resolve) => setImmediate(resolve));
    this.#notify();
  }
}

/** `motion` tells how many milliseconds cards are in motion after a move; absent: they do not move. */
export const openDriver = (
  session: Driven,
  speed: () => Speed,
  motion: () => number = () => 0,
): Driver => new OpenDriver(session, speed, motion);
