/**
 * Signs beyond ASCII that are one column wide and join no sign beside them: Latin letters, punctuation, arrows, lines,
 * blocks, shapes, suits, stars and ticks; what a class of a regular expression holds.
 */
export const NARROW = String.raw`\u00a1-\u00ac\u00ae-\u017f\u2010-\u2027\u2030-\u203b\u2190-\u21ff\u2212\u2500-\u25fc\u2605\u2660-\u2667\u2713\u2717`;
