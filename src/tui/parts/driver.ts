/**
 * Drives a sitting: lets chance and opponents act one by one, waits between their moves at the
 * speed set, and stops where a person is asked and where a deal has ended.
 */
import { CHANCE, NOBODY } from '../../engine/game.ts';
import { matchActor } from '../../engine/match.ts';
import type { Settings, Sitting } from '../../play/index.ts';

export type Speed = Settings['speed'];

/** Milliseconds between the moves of opponents. */
const WAITS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, fast: 250, instant: 0 };
/** An opponent who takes longer is said to be thinking. */
const QUIET = 300;

export interface Driver {
  /** The seat that has been thinking for a while. */
  readonly thinking: () => number | undefined;
  /** Whether a key would cut a wait short. */
  readonly waiting: () => boolean;
  /** A deal has ended and its sheet is to be shown. */
  readonly sheetDue: () => boolean;
  /** Goes on at once: ends a wait. */
  readonly skip: () => void;
  /** The sheet has been read. */
  readonly acknowledge: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

/** What the driver needs of the sitting. */
export type Driven = Pick<Sitting, 'match' | 'players' | 'advance' | 'outcomes' | 'subscribe'>;

export function openDriver(sitting: Driven, speed: () => Speed): Driver {
  let stopped = false;
  let thinking: number | undefined;
  let endWait: (() => void) | undefined;
  let read = sitting.outcomes().length;
  let wake: () => void = () => {};
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const sheetDue = (): boolean => sitting.outcomes().length > read;
  const isPerson = (): boolean => sitting.players[matchActor(sitting.match())]?.who === 'human';
  const isIdle = (): boolean => sheetDue() || isPerson() || matchActor(sitting.match()) === NOBODY;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        endWait = undefined;
        resolve();
      }
      endWait = done;
      tell();
    });

  const step = async (): Promise<void> => {
    const actor = matchActor(sitting.match());
    const timer = setTimeout(() => {
      if (actor === CHANCE) return;
      thinking = actor;
      tell();
    }, QUIET);
    await sitting.advance();
    clearTimeout(timer);
    thinking = undefined;
    const wait = WAITS[speed()];
    if (actor !== CHANCE && wait > 0 && !isIdle() && !stopped) await pause(wait);
    else await new Promise((resolve) => setImmediate(resolve));
    tell();
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      if (isIdle()) await rest();
      else await step();
    }
  };
  const unsubscribe = sitting.subscribe(() => {
    wake();
    tell();
  });
  void run();

  return {
    thinking: () => thinking,
    waiting: () => endWait !== undefined,
    sheetDue,
    skip: () => endWait?.(),
    acknowledge() {
      read = sitting.outcomes().length;
      wake();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped = true;
      unsubscribe();
      endWait?.();
      wake();
      listeners.clear();
    },
  };
}
