/**
 * A board word for word, as PBN or LIN give it, under the names of PBN. The readers of both make sheets;
 * `read-board.ts` says what the words mean.
 */
import { fill, type Text } from '../../../lang/text.ts';
import type { Note, Remark } from './board.ts';
import { excerpt } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

/** A remark as it stands behind a word, without its place in the board. */
export type Annotation = Pick<Remark, 'as' | 'text'>;

/** A call or card, and the annotations behind it. */
export interface Cell {
  readonly word: string;
  readonly annotations: Annotation[];
}

/** The auction or the play. The first cell has no word: its annotations stand before the first call or card. */
type Cells = [Cell, ...Cell[]];

export interface Sheet {
  /** In the order of the file: a name, its value, and the lines below. */
  readonly tags: (readonly string[])[];
  /** The first value of each name. */
  readonly values: Map<string, string>;
  readonly auction: Cells;
  readonly play: Cells;
  /** Whether four cards of the play are a row with a column for each seat; otherwise they are as played. */
  readonly hasRows: boolean;
  /** Remarks on the board as a whole. */
  readonly comments: string[];
  /** Contract and result that a list of results gives the board: `4SXN-1`. */
  reported?: string;
  /** Faults of the tags themselves. */
  readonly faults: Text[];
  /** What was assumed in making it. */
  readonly notes: Note[];
}

const emptyCells = (): Cells => [{ word: '', annotations: [] }];

export const newSheet = ({ hasRows }: Pick<Sheet, 'hasRows'>): Sheet => ({
  tags: [],
  values: new Map(),
  auction: emptyCells(),
  play: emptyCells(),
  hasRows,
  comments: [],
  faults: [],
  notes: [],
});

export const tagValue = ({ values }: Sheet, name: string): string | undefined =>
  values.get(name)?.trim();

/** Adds a tag that a board may have several times. */
export function addTag(sheet: Sheet, tag: readonly string[]): void {
  const [name = '', value = ''] = tag;
  sheet.tags.push(tag);
  if (!sheet.values.has(name)) sheet.values.set(name, value);
}

/** Adds a tag of which the first holds (PBN 2.1, section 3.4): another value is told and kept as a comment. */
export function addUniqueTag(
  sheet: Sheet,
  name: string,
  value: string,
  lines: readonly string[] = [],
): void {
  const first = tagValue(sheet, name);
  if (first === undefined) addTag(sheet, [name, value, ...lines]);
  else if (first !== value.trim()) {
    sheet.faults.push(fill(texts.boards.twice, name, excerpt(first), excerpt(value)));
    sheet.comments.push(`${name}: ${value}`);
  }
}

/** The kinds of marks behind a call or card: notes, glyphs and irregularities (PBN 2.1, 3.7 and 3.9), others. */
const MARKS = /=\d+=|\$\d+|[!?]+|\^\w*|[^!?^$=]+|[$=]/g;
export const STANDARD_MARK = /^(?:=\d+=|\$\d+|[!?]+|\^\w*)$/;

/** Signs that would end a word or begin something else in one of the notations. */
const FOREIGN = /[%[\]{};"|\s]/g;

/** Adds a word, divided into the call or card and the marks behind; a mark alone belongs to the word before. */
export function addWord(
  cells: Cell[],
  given: string,
  annotationOf: (mark: string) => Annotation,
): void {
  const text = given.replace(FOREIGN, '_');
  const [plain = ''] = /^[\p{L}\p{N}+\-♣♦♥♠]*/u.exec(text) ?? [];
  const isMark = plain === '' && /^[!?^$=]/.test(text);
  const word = plain === '' && !isMark ? text : plain;
  if (word !== '') cells.push({ word, annotations: [] });
  const marks = text.slice(word.length).match(MARKS) ?? [];
  cells.at(-1)?.annotations.push(...marks.map(annotationOf));
}

const isAbsentOr = (value: string | undefined, other: string | undefined): boolean =>
  value === undefined || value === other;

/** Whether a sheet is another table of the board before: no deal, and no other number, dealer or vulnerability. */
function isOtherTable(sheet: Sheet, before: Sheet): boolean {
  if (tagValue(sheet, 'Deal') !== undefined || tagValue(before, 'Deal') === undefined) return false;
  const number = tagValue(sheet, 'Board');
  const own = ['Dealer', 'Vulnerable'];
  return number === undefined
    ? own.every((name) => tagValue(sheet, name) === undefined)
    : number === tagValue(before, 'Board') &&
        own.every((name) => isAbsentOr(tagValue(sheet, name), tagValue(before, name)));
}

const SHARED = ['Board', 'Dealer', 'Vulnerable', 'Deal'];

/** Gives a sheet without a deal of its own the deal before it: another table that played the same board. */
export function shareDeals(sheets: readonly Sheet[]): readonly Sheet[] {
  for (const [i, sheet] of sheets.entries()) {
    const before = sheets[i - 1];
    if (before === undefined || !isOtherTable(sheet, before)) continue;
    sheet.notes.push('table');
    for (const name of SHARED) {
      const value = tagValue(before, name);
      if (value !== undefined) addUniqueTag(sheet, name, value);
    }
  }
  return sheets;
}

/** What a file holds: its boards, and what belongs to none. */
export interface Sheets {
  readonly sheets: readonly Sheet[];
  readonly strays: readonly Text[];
}
