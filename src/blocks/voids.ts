/**
 * Which seats are known to hold no card of a suit: one bit per seat and suit, four suits per seat.
 * Public knowledge, read from cards that failed to follow.
 */
export type Voids = number;

export const isVoid = (voids: Voids, seat: number, suit: number): boolean =>
  ((voids >>> (seat * 4 + suit)) & 1) === 1;

export const withVoid = (voids: Voids, seat: number, suit: number): Voids =>
  voids | (1 << (seat * 4 + suit));
