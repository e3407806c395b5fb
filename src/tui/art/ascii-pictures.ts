/**
 * The pictures on cards where nothing but ASCII is drawn: figures by the letters of their ranks, as rows of text in
 * which blanks are paper, from the largest to the smallest.
 */
type Drawing = readonly string[];

const KING: readonly Drawing[] = [
  [' |\\^/| ', ' |o o| ', '  \\=/  ', ' /###\\ ', '/|###|\\'],
  ['vVv', '(")', '/#\\'],
];

const QUEEN: readonly Drawing[] = [
  ['  oOo  ', ' /o o\\ ', '(( - ))', ' )/~\\( ', '/~~~~~\\'],
  ['oOo', '{"}', '/~\\'],
];

const JACK: readonly Drawing[] = [
  ['  ___/ ', ' |o o| ', '  \\_/  ', ' /|||\\ ', '/ ||| \\'],
  ['__/', '(")', '/|\\'],
];

/** A hat with a feather. */
const OBER: readonly Drawing[] = [
  [' _/^\\_/', '  o o  ', '  \\_/  ', ' /|=|\\ ', '/ |=| \\'],
  ['_^/', '(")', '/=\\'],
];

/** A flat cap. */
const UNTER: readonly Drawing[] = [
  [' .---. ', ' |o o| ', '  \\_/  ', ' /|:|\\ ', '/ |:| \\'],
  ['.-.', '(")', '/:\\'],
];

const JOKER: readonly Drawing[] = [
  ['o_/|\\_o', ' (o o) ', '  \\_/  ', ' <***> ', '  / \\  '],
  ['o^o', '(")', '<*>'],
];

/** ASCII figures by the letters of their ranks. */
export const FIGURES_IN_ASCII: Readonly<Record<string, readonly Drawing[]>> = {
  K: KING,
  Q: QUEEN,
  J: JACK,
  O: OBER,
  U: UNTER,
  XX: JOKER,
};
