/** How fast a game goes on: the waits between moves, and what part of one a motion takes. */
import type { Settings } from '../../play/settings.ts';

export type Speed = Settings['speed'];

/** Milliseconds between the moves of opponents. */
export const WAITS: Readonly<Record<Speed, number>> = {
  slow: 1600,
  normal: 700,
  fast: 250,
  instant: 0,
};

/** The part of a wait that a motion takes, and the most it takes, in milliseconds. */
const PART = 0.4;
const MOST = 400;

/** Milliseconds a motion takes, always less than a wait; 0: nothing moves. */
export const motionTime = ({ speed, reducedMotion }: Pick<Settings, 'speed' | 'reducedMotion'>) =>
  reducedMotion ? 0 : Math.min(MOST, WAITS[speed] * PART);

/** Frames in which cards are on their way; the one in which all have arrived comes after them. */
const MOST_FRAMES = 4;
/** The least time a frame stands, in milliseconds. */
const LEAST = 40;

export const framesIn = (time: number): number =>
  Math.max(1, Math.min(MOST_FRAMES, Math.floor(time / LEAST)));
