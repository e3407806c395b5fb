/**
 * Drives a session: lets chance and opponents act one by one, waits between their moves according
 * to the speed setting, and stops when a person is to act or a deal has ended. A game in which nothing
 * is ever decided plays itself.
 */
import { CHANCE, NOBODY } from '../../engine/game.ts';
import { matchActor } from '../../engine/match.ts';
import type { Session, Settings } from '../../play/index.ts';

export type Speed = Settings['speed'];

/** Milliseconds between the moves of opponents. */
const WAITS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, fast: 250, instant: 0 };
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
  | 'advance'
  | 'outcomes'
  | 'subscribe'
  | 'runsOut'
  | 'timeLeft'
  | 'isForced'
  | 'kept'
  | 'play'
>;

class OpenDriver implements Driver {
  readonly #session: Driven;
  readonly #speed: () => Speed;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  /** Deals whose sheets have been read. */
  #read: number;
  #thinking: number | undefined;
  #stopped = false;
  #endWait: (() => void) | undefined;
  #wake: () => void = () => {};

  constructor(session: Driven, speed: () => Speed) {
    this.#session = session;
    this.#speed = speed;
    this.#read = session.outcomes().length;
    this.#unsubscribe = session.subscribe(() => {
      this.#wake();
      this.#notify();
    });
    void this.#run();
  }

  readonly thinking = (): number | undefined => this.#thinking;
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
    const { asked, match, isForced } = this.#session;
    const isAsked = asked() !== undefined && !isForced();
    return this.sheetDue() || isAsked || matchActor(match()) === NOBODY;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      if (!this.#isIdle()) await this.#step();
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

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#endWait?.(), ms);
      this.#endWait = () => {
        clearTimeout(timer);
        this.#endWait = undefined;
        resolve();
      };
      this.#notify();
    });
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
    const wait = WAITS[this.#speed()];
    const seen = actor !== CHANCE && !this.#session.runsOut();
    const waits = seen && wait > 0 && !this.#isIdle() && !this.#stopped;
    if (waits) await this.#pause(wait);
    else await new Promise((resolve) => setImmediate(resolve));
    this.#notify();
  }
}

export const openDriver = (session: Driven, speed: () => Speed): Driver =>
  new OpenDriver(session, speed);
