/** The result of a stretch of fuzzing. */
export interface Fuzzed {
  readonly count: number;
  /** Each with the seed and number that make it again. */
  readonly faults: readonly string[];
}
