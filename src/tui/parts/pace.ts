/** How fast a game goes on: the beat every act rests, and what part of one a motion takes. */
import type { Settings } from '../../play/settings.ts';

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
/** Beats become shorter once fewer than so many are left of it: none is left out. */
const LEFT = 4;

/** Milliseconds of so many beats for a person who has waited `waited` since their turn. */
export const beatTime = (speed: Speed, beats: number, waited: number): number =>
  Math.min(WAITS[speed] * beats, Math.max(0, LONGEST[speed] - waited) / LEFT);

/** The part of a beat that a motion takes, and the most it takes, in milliseconds. */
const PART = 0.4;
const MOST = 400;

/** Milliseconds a motion takes, always less than a beat; 0: nothing moves. */
export const motionTime = ({ speed, reducedMotion }: Pick<Settings, 'speed' | 'reducedMotion'>) =>
  reducedMotion ? 0 : Math.min(MOST, WAITS[speed] * PART);

/** Frames in which cards are on their way; the one in which all have arrived comes after them. */
const MOST_FRAMES = 12;
/** The least time a frame stands, in milliseconds. */
const LEAST = 33;

export const framesIn = (time: number): number =>
  Math.max(1, Math.min(MOST_FRAMES, Math.floor(time / LEAST)));
