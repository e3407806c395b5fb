/** Partners of whom one plays for both. */
import type { Seat } from './game.ts';

/** A seat that looks on for the rest of a deal, and the seat of its side that plays for both. */
export interface Sideline {
  readonly idle: Seat;
  readonly acting: Seat;
}
