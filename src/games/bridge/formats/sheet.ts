/**
 * A board word for word, as PBN or LIN give it, under the names of PBN. The readers of both formats make such
 * sheets, and `read-board.ts` reads boards from them.
 */
import { fill, type Text } from '../../../lang/text.ts';
import type { Note, Remark } from './board.ts';
import { excerpt } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

/** A remark as it stands behind a word, without its place in the board. */
export type Annotation = Pick<Remark, 'as' | 'text'>;

/** A call or card, and the annotations behind it. */
export interface AnnotatedWord {
  readonly word: string;
  readonly annotations: Annotation[];
}

/** The auction or the play. The first item has no word: its annotations stand before the first call or card. */
type AnnotatedWords = [AnnotatedWord, ...AnnotatedWord[]];

export interface BoardSheet {
  /** The tags in the order of the file: a name, its value, and the lines below. */
  readonly tags: (readonly string[])[];
  /** The first value of each tag by its name. */
  readonly values: Map<string, string>;
  readonly auction: AnnotatedWords;
  readonly play: AnnotatedWords;
  /** Whether four cards of the play are a row with a column for each seat; otherwise they are as played. */
  readonly hasRows: boolean;
  /** Remarks on the board as a whole. */
  readonly comments: string[];
  /** Contract and result that a list of results gives the board: `4SXN-1`. */
  reported?: string;
  /** Faults of the tags themselves. */
  readonly faults: Text[];
  /** Notes about what was assumed in making the sheet. */
  readonly notes: Note[];
}

const emptyCells = (): AnnotatedWords => [{ word: '', annotations: [] }];

export const newSheet = ({ hasRows }: Pick<BoardSheet, 'hasRows'>): BoardSheet => ({
  tags: [],
  values: new Map(),
  auction: emptyCells(),
  play: emptyCells(),
  hasRows,
  comments: [],
  faults: [],
  notes: [],
});

export const tagValue = ({ values }: BoardSheet, name: string): string | undefined =>
  values.get(name)?.trim();

/** Adds a tag that a board may have several times. */
export function addTag(sheet: BoardSheet, tag: readonly string[]): void {
  const [name = '', value = ''] = tag;
  sheet.tags.push(tag);
  if (!sheet.values.has(name)) sheet.values.set(name, value);
}

/** Adds a tag of which the first holds (PBN 2.1, section 3.4); another value is a fault and kept as a comment. */
export function addUniqueTag(
  sheet: BoardSheet,
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

/** Every kind of mark behind a call or card: notes, glyphs and irregularities (PBN 2.1, 3.7 and 3.9), and others. */
const MARKS = /=\d+=|\$\d+|[!?]+|\^\w*|[^!?^$=]+|[$=]/g;
/** The marks that PBN knows. */
export const STANDARD_MARK = /^(?:=\d+=|\$\d+|[!?]+|\^\w*)$/;

/** Signs that would end a word or begin something else in one of the notations. */
const FOREIGN = /[%[\]{};"|\s]/g;

/** Adds a word, divided into the call or card and the marks behind; a mark alone belongs to the word before. */
export function addWord(
  cells: AnnotatedWord[],
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
function isOtherTable(sheet: BoardSheet, before: BoardSheet): boolean {
  if (tagValue(sheet, 'Deal') !== undefined || tagValue(before, 'Deal') === undefined) return false;
  const number = tagValue(sheet, 'Board');
  const own = ['Dealer', 'Vulnerable'];
  if (number === undefined) return own.every((name) => tagValue(sheet, name) === undefined);
  if (number !== tagValue(before, 'Board')) return false;
  return own.every((name) => isAbsentOr(tagValue(sheet, name), tagValue(before, name)));
}

/** The tags that two tables of a board share. */
const SHARED = ['Board', 'Dealer', 'Vulnerable', 'Deal'];

/** Gives a sheet without a deal of its own the deal before it: another table that played the same board. */
export function shareDeals(sheets: readonly BoardSheet[]): readonly BoardSheet[] {
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

/** What a file holds: a sheet for each board, and sentences about lines of no board. */
export interface Sheets {
  readonly sheets: readonly BoardSheet[];
  readonly strays: readonly Text[];
}
