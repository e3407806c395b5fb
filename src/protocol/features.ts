/**
 * Features that both sides may offer in `hello`. With `observation` a turn brings `internal` along: the
 * seat's observation as Talon's rules keep it. It is plain data and says no more than the published one,
 * but its form is nobody's business except Talon's own opponents' and may change with any version.
 */
export const OBSERVATION = 'observation';

/** What Talon offers as an arbiter. */
export const FEATURES: readonly string[] = [OBSERVATION];
