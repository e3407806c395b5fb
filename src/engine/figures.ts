/** Tables of figures that a game can compute. */
import type { Text } from '../lang/text.ts';

/** A table of figures: what the rules of a game yield, or what an analysis has found. */
export interface FigureTable extends Figures {
  readonly title: Text;
  /** How the figures were computed and what they assume, or what follows from them. */
  readonly note: Text;
}

/** Rows of figures under the heads of their columns. */
export interface Figures {
  readonly columns: readonly Text[];
  /** The rows, each with one value for each column. */
  readonly rows: readonly { readonly label: Text; readonly values: readonly number[] }[];
  /** The figure that counted in the end, if one did. */
  readonly marked?: { readonly row: number; readonly column: number };
}
