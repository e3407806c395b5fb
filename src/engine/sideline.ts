/** Partners of whom one plays for both. */

/** A seat that looks on for the rest of a deal, and the seat of its side that plays for both. */
export interface Sideline {
  readonly idle: number;
  readonly acting: number;
}
