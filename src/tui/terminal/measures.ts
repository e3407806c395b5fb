/** How much room a window gives: which layout, and how large cards and seats are drawn in it. */

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The smallest window in which anything is drawn. */
export const LEAST_SIZE: Size = { columns: 40, rows: 12 };

export const isTooSmall = ({ columns, rows }: Size): boolean =>
  columns < LEAST_SIZE.columns || rows < LEAST_SIZE.rows;

/** Cells of a card. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

export interface Measures {
  readonly name: 'compact' | 'regular' | 'comfortable' | 'large';
  /** Cards in the player's hand, and on the table. */
  readonly hand: Shape;
  readonly table: Shape;
  /** A seat at the table. */
  readonly seat: Shape;
  /** Columns of the panel with auction, last trick and log; 0: none. */
  readonly panel: number;
  /** Rows of the bar above the table, and of the footer below it. */
  readonly bar: number;
  readonly footer: number;
  /** Felt around everything: columns on both sides, rows above and below. */
  readonly margin: { readonly x: number; readonly above: number; readonly below: number };
  /** Rows for buttons and numbers between the table and the hand. */
  readonly controls: number;
  /** The buttons are in the player's line, and not in rows of their own. */
  readonly isShared: boolean;
  /** Rows above the hand by which a chosen card is lifted, and below it for what picks each card. */
  readonly lift: number;
  readonly picks: number;
  /** Places to lay cards at are in a ring that takes all of the felt. */
  readonly isRing?: boolean;
  /** The footer of a painted window stands in its last row too, which gives the table a row more. */
  readonly usesLastRow?: boolean;
  /** A small window has rows for whole portraits at the head of the table. */
  readonly hasPortraits?: boolean;
  /** All others sit at the head, and nobody at the sides. */
  readonly isHeadAlone?: boolean;
}

/** The sizes of cards as objects; lower ones are slips of paper. */
const SMALL: Shape = { width: 7, height: 5 };
const MEDIUM: Shape = { width: 9, height: 7 };
const FULL: Shape = { width: 13, height: 9 };
const SMALLEST: Shape = { width: 5, height: 2 };
const SIZES: readonly Shape[] = [FULL, MEDIUM, SMALL, { width: 5, height: 3 }, SMALLEST];

/** The largest size up to this one that fits; else the smallest. */
export const sizeThat = (fits: (shape: Shape) => boolean, most: Shape): Shape =>
  [most, ...SIZES.filter(({ height }) => height < most.height)].find(fits) ?? SMALLEST;

/** With fewer rows there is room for the hand and the cards played, and nothing else. */
const LOW = 18;

const TINY: Measures = {
  name: 'compact',
  hand: { width: 4, height: 2 },
  table: { width: 4, height: 1 },
  seat: { width: 12, height: 1 },
  panel: 0,
  bar: 1,
  footer: 3,
  margin: { x: 0, above: 0, below: 0 },
  controls: 1,
  isShared: false,
  lift: 0,
  picks: 0,
};

const COMPACT: Measures = {
  ...TINY,
  hand: { width: 5, height: 3 },
  table: { width: 5, height: 2 },
  seat: { width: 14, height: 2 },
  bar: 2,
  margin: { x: 1, above: 0, below: 0 },
  lift: 1,
};

const REGULAR: Measures = {
  ...COMPACT,
  name: 'regular',
  hand: SMALL,
  table: SMALL,
  seat: { width: 17, height: 3 },
  footer: 4,
  picks: 1,
};

/** Small cards with room for a panel beside them. */
const NARROW: Measures = { ...REGULAR, panel: 30, bar: 1 };

const COMFORTABLE: Measures = {
  ...REGULAR,
  name: 'comfortable',
  hand: MEDIUM,
  table: MEDIUM,
  seat: { width: 18, height: 4 },
  panel: 34,
  bar: 1,
  margin: { x: 2, above: 1, below: 0 },
};

const LARGE: Measures = {
  ...COMFORTABLE,
  name: 'large',
  hand: FULL,
  table: FULL,
  seat: { width: 26, height: 4 },
  panel: 42,
  margin: { x: 3, above: 1, below: 1 },
};

/**
 * The sizes where much lies in the middle: rows of the footer that can be spared go to the table, in small windows those
 * around the hand too.
 */
export function withHeavyMiddle(measures: Measures): Measures {
  if (measures.name === 'comfortable')
    return {
      ...measures,
      footer: 3,
      usesLastRow: true,
    };
  if (measures.name !== 'regular' && measures !== COMPACT) return measures;
  const heavy = {
    ...measures,
    footer: 3,
    controls: 0,
    isShared: true,
    picks: 0,
  };
  if (measures === COMPACT) return heavy;
  return {
    ...heavy,
    bar: 1,
    usesLastRow: measures.panel === 0,
  };
}

/** The sizes of a small window where the footer of a painted table takes the last row, so that pairs touch no plates. */
export const withLastRow = (measures: Measures): Measures => ({
  ...measures,
  usesLastRow: measures.name === 'regular' && measures.panel === 0,
});

/** Columns of a card of middle size in sight beside the next one that leave its picture whole. */
const PICTURE = 7;

/**
 * The sizes where no card is ever picked: hands of three laid at the sides have room there with their pictures whole, and
 * in small windows the rows for lifted cards go to the table.
 */
export function withoutPicks(measures: Measures, isLaid: boolean, seats: number): Measures {
  const { name, seat, table } = measures;
  if (name === 'comfortable' && isLaid)
    return { ...measures, seat: { ...seat, width: table.width + 2 * PICTURE } };
  if (name !== 'regular') return measures;
  const plain = {
    ...measures,
    bar: 1,
    lift: 0,
    picks: 0,
  };
  return isLaid && seats >= MANY ? withLowCards(plain, seats) : plain;
}

/** From this many seats on there are several at the head of a small table, and from `MOST` on several at each side too. */
const MANY = 6;
const MOST = 8;

/** Cards of one height before all seats of a small window, as low as the most crowded side of the table has room for. */
function withLowCards(measures: Measures, seats: number): Measures {
  const { panel, table } = measures;
  const isCrowded = seats >= MOST && panel === 0;
  return {
    ...measures,
    table: { ...table, height: isCrowded ? 2 : 3 },
    usesLastRow: panel === 0,
  };
}

/**
 * What asks for rows where cards are played to the middle: portraits, two rows of cards, or bids and cards laid before
 * seats.
 */
interface PlayedAround {
  readonly isPortrayed: boolean;
  readonly isCrowd: boolean;
  readonly isLaid: boolean;
}

/**
 * The sizes of a small window where cards are played to the middle: rows around the hand that can be spared go to whole
 * portraits at the head or to bids and cards laid before seats, and where a crowd plays tricks a row of the footer to their
 * two rows of cards.
 */
export function withPortraits(
  measures: Measures,
  { isPortrayed, isCrowd, isLaid }: PlayedAround,
): Measures {
  const { name, panel, footer, picks } = measures;
  const isSmall = name === 'regular' && panel === 0;
  if (!isSmall || !(isPortrayed || isCrowd || isLaid)) return measures;
  return {
    ...measures,
    bar: 1,
    controls: 0,
    isShared: true,
    hasPortraits: isPortrayed,
    picks: isPortrayed || isLaid ? 0 : picks,
    footer: isPortrayed && isCrowd ? footer - 1 : footer,
  };
}

/** Rows of a window with a panel in which two large cards lie one below the other between the seats. */
const LARGE_CARDS_FROM = 40;

/** Whether there is room for large cards in a window with a panel where little else lies on the table. */
const hasLargeCards = ({ name }: Measures, { rows }: Size): boolean =>
  name === 'comfortable' && rows >= LARGE_CARDS_FROM;

/** The sizes where two play tricks: hands are large, and the cards played keep off the plate at the head. */
export const withDuel = (measures: Measures, size: Size): Measures =>
  hasLargeCards(measures, size) ? { ...measures, hand: FULL } : measures;

/** The columns of plates that leave two hands of three cards of middle size side by side their pictures. */
const SLENDER = 16;

/**
 * The sizes where up to three have a few cards each and nothing else lies there, and no card is ever picked. Hands of two
 * others side by side are of middle size, with the pictures of all cards in sight.
 */
export function withFewCards(measures: Measures, size: Size, others: number): Measures {
  if (!hasLargeCards(measures, size)) return measures;
  const { margin, seat } = measures;
  const few = {
    ...measures,
    hand: FULL,
    lift: 0,
    picks: 0,
    margin: { ...margin, below: 1 },
  };
  if (others < 2) return { ...few, table: FULL };
  return { ...few, seat: { ...seat, width: SLENDER } };
}

/** The sizes where all others sit at the head, with plates as high as the portraits beside them. */
export const withHeadAlone = (measures: Measures, height: number): Measures => ({
  ...measures,
  isHeadAlone: true,
  seat: { ...measures.seat, height },
});

/** The sizes of a table that is only looked at: its felt takes the rows of everything that is pressed or read below. */
export const withoutFooter = (measures: Measures): Measures => ({
  ...measures,
  bar: 1,
  usesLastRow: false,
  footer: 0,
  panel: 0,
  controls: 0,
  isShared: true,
  lift: 0,
  picks: 0,
});

/** Small cards below a row of seats, which a narrow part of the window has room for. */
const SLIM: Measures = { ...COMPACT, hand: SMALL, table: SMALL };

/** Columns and rows from which a table that is only looked at has cards of each size, and seats around it. */
const MEDIUM_FROM: Shape = { width: 84, height: 24 };
const SMALL_FROM: Shape = { width: 56, height: 17 };
const SLIM_FROM: Shape = { width: 42, height: 15 };

/**
 * The sizes of a table that is only looked at, in a part of the window. One with more piles than others, as `isFull`
 * says, has small cards only where they have room around it.
 */
export function glanceMeasures({ width, height }: Shape, isFull: boolean): Measures {
  const hasRoom = (from: Shape): boolean => width >= from.width && height >= from.height;
  if (hasRoom(MEDIUM_FROM)) return withoutFooter(COMFORTABLE);
  if (hasRoom(SMALL_FROM)) return withoutFooter(REGULAR);
  if (hasRoom(SLIM_FROM) && !isFull) return withoutFooter(SLIM);
  return withoutFooter(height < LOW ? TINY : COMPACT);
}

/** Rows up to which a window without a panel needs all others for the table, and the most that the footer gets of more. */
const NEEDED = 26;
const MOST_MORE = 6;

/** Half of the rows that the table does not need are for words below it: hints, meanings and the log. */
function withWords(measures: Measures, rows: number): Measures {
  const more = Math.min(MOST_MORE, Math.floor((rows - NEEDED) / 2));
  return more > 0 ? { ...measures, footer: measures.footer + more } : measures;
}

/** The largest layout that fits into a window of so many columns and rows. */
export function measuresOf({ columns, rows }: Size): Measures {
  if (columns >= 180 && rows >= 52) return LARGE;
  if (columns >= 110 && rows >= 34) return COMFORTABLE;
  if (columns >= 100 && rows >= 30) return NARROW;
  if (columns >= 80 && rows >= 24) return withWords(REGULAR, rows);
  return rows < LOW || columns < 50 ? TINY : COMPACT;
}
