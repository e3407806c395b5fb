/** How long things take on the screen: a beat of the table, by the speed that is set, and motions within it. */
import type { Settings } from '../../../play/disk/settings.ts';

export type Speed = Settings['speed'];

/** Milliseconds of a beat. */
export const WAITS: Readonly<Record<Speed, number>> = {
  slow: 1600,
  normal: 700,
  fast: 250,
  instant: 0,
};

/** The most a person waits between two turns of their own, in milliseconds. */
const LONGEST: Readonly<Record<Speed, number>> = {
  slow: 16_000,
  normal: 6000,
  fast: 6000,
  instant: 0,
};
/** Beats become shorter once fewer than this many, or than the others still need, fit in the time left. */
const LEFT = 4;
/** However long others think, a beat does not shrink below this, in milliseconds. */
const SHORTEST = 150;
/** Beats that one of the others may need. */
const EACH = 1.5;

/** What a person has waited since their turn, in milliseconds, and how many others act before them. */
interface Waiting {
  readonly waited: number;
  readonly ahead: number;
}

/** Milliseconds of this many beats for a person who has waited this long. */
export function beatTime(speed: Speed, beats: number, { waited, ahead }: Waiting): number {
  const share = (LONGEST[speed] - waited) / Math.max(LEFT, EACH * ahead);
  return Math.min(WAITS[speed] * beats, Math.max(SHORTEST, share));
}

/** The part of a beat that a motion takes, and the most it takes, in milliseconds. */
const PART = 0.4;
const MOST = 400;

/** Milliseconds a motion takes in a beat of this length, always less than it; 0: nothing moves. */
export const motionTime = (
  { speed, reducedMotion }: Pick<Settings, 'speed' | 'reducedMotion'>,
  beat = WAITS[speed],
): number => (reducedMotion ? 0 : Math.min(MOST, beat * PART));

/** Frames in which cards are on their way; the one in which all have arrived comes after them. */
const MOST_FRAMES = 12;
/** The least time a frame stands, in milliseconds. */
const LEAST = 33;

export const framesIn = (time: number): number =>
  Math.max(1, Math.min(MOST_FRAMES, Math.floor(time / LEAST)));
