/**
 * A session as the screen drives it: whatever anybody does rests on the table for a beat before play goes
 * on. It stops when a person is to act or a deal has ended. A game in which nothing is ever decided plays
 * itself, unless a person lays its cards by hand.
 */
import { CHANCE, SPECTATOR } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import type { Table } from '../../engine/table.ts';
import { handCountIn, layingIn } from '../../play/session/by-hand.ts';
import { deciderOf, drive, observerOf, runsOut, timeLeft } from '../../play/session/deciding.ts';
import { type Moment, momentOf } from '../../play/session/log.ts';
import type { Session } from '../../play/session/session.ts';
import { hasDecisions, type Made } from '../../play/steps/steps.ts';
import { isDealt } from './motion/flights.ts';
import { beatTime, type Speed, WAITS } from './motion/motion-time.ts';

/** How many beats a completed trick lies on the table. */
const TRICK = 1.5;
/** How many beats somebody looks at the cards on which their only move makes itself. */
const FORCED = 2;
/** An opponent who takes longer is shown as thinking; in milliseconds. */
const QUIET = 300;
/** A person who has seen each of the others act more often than this since their own turn is a spectator. */
const ROUNDS = 4;
const SECOND = 1000;

const tableOf = ({ game, state }: AnyMatch): Table =>
  game.display.table(game.observer.observe(state, SPECTATOR));

/** Whether the hands have been dealt between these moments. */
const hasDealt = (before: AnyMatch, after: AnyMatch): boolean =>
  matchActor(before) === CHANCE && isDealt({ before: tableOf(before), after: tableOf(after) });

/** Whether chance has drawn cards that lie open, such as those that decide who deals. */
const isDrawn = ({ before, after, text }: Made): boolean => {
  const word = text.split(' ', 1)[0] ?? '';
  const { open, values } = before.game.rules.chanceEvents[word] ?? {};
  return open === true && values === 'cards' && lying(before) !== lying(after);
};

/** Whether a deal ended with cards turned up. */
const hasTurnedUp = ({ game, finished }: AnyMatch): boolean =>
  finished !== undefined && game.display.reveal(finished, SPECTATOR).turnsUp === true;

/** Whether melds have been shown between these moments. */
const haveMeldsCome = (before: AnyMatch, after: AnyMatch): boolean =>
  tableOf(after).meldsTold !== undefined && tableOf(before).meldsTold === undefined;

const lying = (match: AnyMatch): string => {
  const { seats, regions } = tableOf(match);
  return JSON.stringify([seats, regions]);
};

export class Driver {
  readonly #session: Session;
  readonly #speed: () => Speed;
  readonly #motion: (beat: number) => number;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  /** Deals whose sheets have been read, and deals whose cards have been looked at once they were turned up. */
  #read: number;
  #looked: number;
  #thinking: number | undefined;
  #moment: Moment | undefined;
  /** Whether nobody has looked yet at the melds that have just been shown. */
  #areMeldsNew = false;
  /** Whether the last step still has to rest. */
  #isOwed = false;
  /** The match as it was when something happened last, and how long the log was. */
  #seen: AnyMatch;
  #told: number;
  #moving: number;
  /** The match before the deal, if nothing has happened since. */
  #undealt: AnyMatch | undefined;
  /** How long the person has waited since their turn, in milliseconds. */
  #waited = 0;
  /** How often others have acted since, one after another, and who did last. */
  #turns = 0;
  #by: number | undefined;
  /** The deal that plays itself though its cards could be laid by hand. */
  #playedOut: number | undefined;
  #isSkipping = false;
  #skipped: number | undefined;
  #stopped = false;
  #endWait: (() => void) | undefined;
  #wake: () => void = () => {};

  /**
   * Drives the session from now on. `motion` tells how many milliseconds of a beat cards are in motion; absent: they
   * do not move.
   */
  constructor(session: Session, speed: () => Speed, motion = (_beat: number): number => 0) {
    this.#session = session;
    this.#speed = speed;
    this.#motion = motion;
    this.#read = session.outcomes().length;
    this.#looked = this.#read;
    this.#seen = session.match();
    this.#told = session.log().length;
    this.#moving = motion(WAITS[speed()]);
    this.#unsubscribe = session.subscribe(() => {
      this.#notice();
      this.#wake();
      this.#notify();
    });
    void drive(session, {
      isOver: () => this.#stopped,
      rest: () => {
        if (this.#isOwed) return this.#beat();
        return this.sheetDue() || this.meldsDue() ? this.#wait() : undefined;
      },
      ask: () => this.#wait(),
      watch: (step) => this.#watch(step),
      forces: () => !this.byHand(),
    });
  }

  /** The seat shown as thinking. */
  readonly thinking = (): number | undefined => this.#thinking;
  /** What the last step shows before what it brings about, while that lies to be seen. */
  readonly moment = (): Moment | undefined => this.#moment;
  /** Milliseconds for which cards are in motion after the last step; 0: nothing moves. */
  readonly moving = (): number => this.#moving;
  /** Whether what was done last still has to be seen: nobody acts meanwhile, no page follows. */
  readonly resting = (): boolean => this.#isOwed;
  /** The first step of those that a key has skipped, until the next one that rests. */
  readonly skipped = (): number | undefined => this.#skipped;
  /** The match before the hands were dealt, while nothing else has happened since. */
  readonly undealt = (): AnyMatch | undefined => this.#undealt;
  /** Whether a key would cut a wait short. */
  readonly waiting = (): boolean => this.#endWait !== undefined;
  /** Whether a deal has ended and its score sheet must be shown. */
  readonly sheetDue = (): boolean =>
    this.#moment === undefined && this.#session.outcomes().length > this.#read;

  /** Whether a deal has ended with cards turned up, which nobody has looked at yet. */
  readonly turnedUp = (): boolean => {
    const isNew = this.#moment === undefined && this.#session.outcomes().length > this.#looked;
    return isNew && hasTurnedUp(this.#session.match());
  };

  /** Whether melds have just been shown, which a person looks at before play goes on. */
  readonly meldsDue = (): boolean => this.#areMeldsNew && this.#moment === undefined;

  /** Ends all waits at once up to a person's next turn; where only others play, this one. */
  readonly skip = (): void => {
    if (!this.#isOwed && this.#isIdle()) return;
    this.#skipped ??= this.#session.match().ply - 1;
    this.#isSkipping = observerOf(this.#session) !== SPECTATOR;
    this.#endWait?.();
  };

  /** The person has looked at the cards turned up. */
  readonly look = (): void => {
    this.#looked = this.#session.outcomes().length;
    this.#notify();
  };

  /** The person has read the sheet. */
  readonly acknowledge = (): void => {
    this.#read = this.#session.outcomes().length;
    this.#wake();
    this.#notify();
  };

  /** Whether a person lays the card in hand themselves. */
  readonly byHand = (): boolean =>
    this.#playedOut !== this.#session.match().deal && layingIn(this.#session) !== undefined;

  /** Whether the cards play themselves that a person could lay. */
  readonly playsOut = (): boolean =>
    this.#playedOut === this.#session.match().deal && layingIn(this.#session) !== undefined;

  /** The rest of the deal, in which nothing is decided, plays itself. */
  readonly playOut = (): void => {
    this.#playedOut = this.#session.match().deal;
    this.#wake();
    this.#notify();
  };

  /** The person lays the cards again that began to play themselves. */
  readonly layAgain = (): void => {
    this.#playedOut = undefined;
    this.#notify();
  };

  /** The person has looked at the melds. */
  readonly passMelds = (): void => {
    if (!this.#areMeldsNew) return;
    this.#areMeldsNew = false;
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
    const { by } = deciderOf(this.#session);
    return (
      this.sheetDue() ||
      this.meldsDue() ||
      by === 'nobody' ||
      by === 'host' ||
      by === 'next person' ||
      this.#isTurn()
    );
  }

  /** Whether a person is to act, before whom everything rests as long as they like. */
  #isTurn(): boolean {
    const { by } = deciderOf(this.#session);
    return by === 'person' || by === 'clock' || this.byHand();
  }

  /** Notes what a step has changed. Play owes that step a rest if anybody watches, and there is anything to see. */
  #notice(): void {
    const before = this.#seen;
    const told = this.#told;
    const after = this.#session.match();
    this.#told = this.#session.log().length;
    this.#read = Math.min(this.#read, this.#session.outcomes().length);
    this.#looked = Math.min(this.#looked, this.#session.outcomes().length);
    if (after === before) return;
    this.#seen = after;
    if (!this.#isSkipping) this.#skipped = undefined;
    const made = this.#session.made().at(-1);
    if (made?.by !== this.#by) this.#turns++;
    this.#by = made?.by;
    const isPaced = WAITS[this.#speed()] > 0 && !runsOut(this.#session);
    const isWatched = isPaced && !this.#isSkipping;
    const isPlayed = isPaced && made?.before === before && observerOf(this.#session) !== SPECTATOR;
    this.#areMeldsNew = isPlayed && haveMeldsCome(before, after);
    const isNew = made?.before === before && isWatched;
    // A beat under way is that of a step now taken back.
    if (made?.before !== before) this.#endWait?.();
    this.#moment = isNew ? momentOf(made) : undefined;
    this.#moving = this.#motion(this.#beats(1));
    const isDeal = isNew && made.by === CHANCE && this.#moving > 0 && hasDealt(before, after);
    this.#undealt = isDeal ? before : undefined;
    const isWatchedStep = made?.by !== CHANCE || isDrawn(made) || this.#isForced();
    const isSeen = isNew && isWatchedStep && (this.#told > told || lying(before) !== lying(after));
    this.#isOwed = this.#moment !== undefined || ((isDeal || isSeen) && !this.#isTurn());
    if (this.#isTurn()) this.#isSkipping = false;
  }

  /** Whether the only move of a person makes itself next, in a game in which others are decided. */
  #isForced(): boolean {
    return hasDecisions(this.#session.match()) && deciderOf(this.#session).by === 'forced';
  }

  /** Milliseconds for what a step has brought about: the way of a trick or of a deal, or a beat; more before a forced move. */
  #rest(isTrick: boolean, motion: number): number {
    if (this.#isForced()) return this.#beats(FORCED);
    return isTrick || this.#undealt !== undefined ? motion : this.#beats(1);
  }

  /** How long this many beats are now; for spectators none is shortened. */
  #beats(count: number): number {
    const match = this.#session.match();
    const observer = observerOf(this.#session);
    const actor = matchActor(match);
    const seats = match.game.rules.players(match.state);
    const looksOn = observer === SPECTATOR || this.#turns > ROUNDS * (seats - 1);
    const ahead = actor < 0 ? 1 : (observer - actor + seats) % seats;
    return beatTime(this.#speed(), count, { waited: looksOn ? 0 : this.#waited, ahead });
  }

  /** What a step shows first, then what it brings about: a trick's way to the winner is part of its time. */
  async #beat(): Promise<void> {
    const { isTrick } = this.#moment ?? {};
    const motion = this.#moving;
    const count = isTrick ? TRICK : 1;
    const isSeen =
      isTrick === undefined || (await this.#pause(this.#beats(count) - (isTrick ? motion : 0)));
    this.#moment = undefined;
    if (isSeen && !this.#isTurn() && !this.sheetDue() && !this.#stopped)
      await this.#pause(this.#rest(isTrick === true, motion));
    this.#isOwed = false;
    this.#notify();
  }

  /** Waits until something happens; with a clock, at most a second, so that it goes on. */
  #wait(): Promise<void> {
    const left = timeLeft(this.#session) ?? (this.byHand() ? this.#toNextSecond() : undefined);
    this.#waited = 0;
    this.#turns = 0;
    this.#isSkipping = false;
    return new Promise((resolve) => {
      const tick =
        left === undefined ? undefined : setTimeout(() => this.#tick(), left % SECOND || SECOND);
      this.#wake = () => {
        clearTimeout(tick);
        resolve();
      };
    });
  }

  /** Milliseconds until the time of whoever lays cards by hand shows another second. */
  #toNextSecond(): number {
    return SECOND - (handCountIn(this.#session, true).ms % SECOND);
  }

  #tick(): void {
    this.#wake();
    this.#notify();
  }

  /** Whether the time has passed and no key has ended the wait. */
  #pause(ms: number): Promise<boolean> {
    if (this.#isSkipping || ms <= 0) return Promise.resolve(!this.#isSkipping);
    this.#waited += ms;
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

  /**
   * Runs a step that may take long. After a short while the one who acts is shown as thinking; the time counts towards
   * the person’s wait, which shortens the rest that follows.
   */
  async #watch(step: () => Promise<unknown>): Promise<void> {
    const actor = matchActor(this.#session.match());
    const begun = performance.now();
    const timer = setTimeout(() => {
      if (actor === CHANCE) return;
      this.#thinking = actor;
      this.#notify();
    }, QUIET);
    await step();
    clearTimeout(timer);
    this.#waited += performance.now() - begun;
    this.#thinking = undefined;
    await new Promise((resolve) => setImmediate(resolve));
    this.#notify();
  }
}
