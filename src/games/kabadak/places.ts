/** How much room things usually take on the table, so that nothing need move in a deal. */

/** Places for rows that are there from the start. */
export const PLACES = 8;
/** Cards a row usually grows to. */
export const ROW_CARDS = 8;
/** Cards a hand usually grows to. */
export const HAND_CARDS = 12;
