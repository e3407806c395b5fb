/** How many moves a legal list may name. */

/**
 * The most moves of a legal list. Where the rules allow more, a game lists the likeliest, exactly as many, and
 * `apply` accepts the others all the same.
 */
export const LONGEST_LIST = 2000;

/** Whether a legal list of `count` moves may lack some moves. */
export const isCutShort = (count: number): boolean => count === LONGEST_LIST;
