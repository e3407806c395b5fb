/** What a stretch of fuzzing came to. */
export interface Fuzzed {
  readonly count: number;
  /** Each with the seed and number that make it again. */
  readonly faults: readonly string[];
}
