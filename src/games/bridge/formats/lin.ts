/** LIN, the notation of online bridge clubs: `pn|…|md|…|sv|…|mb|…|pc|…|mc|…|`. `lin-write.ts` writes it. */
import { fill, type Text } from '../../../lang/text.ts';
import { STRAINS } from '../state/cards.ts';
import type { Board, BoardFile } from './board.ts';
import { withFourthHand } from './deal.ts';
import { listedResult } from './lin-results.ts';
import { eventTags, HEADS, ORDER, ROOMS, TAG_NOTE, writeLin } from './lin-write.ts';
import { formatOf } from './matches.ts';
import { NAMES } from './pbn-write.ts';
import { readBoard } from './read-board.ts';
import {
  type AnnotatedWord,
  type Annotation,
  addTag,
  addUniqueTag,
  addWord,
  type BoardSheet,
  newSheet,
  type Sheets,
  shareDeals,
  tagValue,
} from './sheet.ts';
import { excerpt, SEATS, STRAY_LENGTH } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

type LinEntry = readonly [command: string, value: string];

/** An address with LIN in it. An apostrophe, as in O'Brien, ends one only where another stands before it. */
const ADDRESS = /'[^'"<>\s]*[?&#;]lin=([^'"<>&\n]*)|[?&#;]lin=([^"<>&\n]*)/gi;

/** The text without its percent-encoding. A percent sign without two hexadecimal digits behind it stays. */
function percentDecoded(text: string): string {
  const spaced = /%20/.test(text) ? text : text.replace(/\+/g, ' ');
  const isEncoded = /%[0-9a-f]{2}/i.test(text);
  const escaped = (isEncoded ? spaced : text).replace(/%(?![0-9a-f]{2})/gi, '%25');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return text;
  }
}

/** Whether a text is LIN beside the addresses in it, which then only belong to its comments. */
const holdsBoards = (source: string): boolean =>
  /\b(md|mb|pc)\s*\|/i.test(source.replace(ADDRESS, ''));

/** The LIN in addresses of hand viewers, or the text itself. */
function unwrapped(source: string): string {
  if (holdsBoards(source)) return source;
  const addresses = [...source.matchAll(ADDRESS)].map(([, quoted, plain = '']) =>
    percentDecoded(quoted ?? plain),
  );
  if (addresses.length > 0) return addresses.join('\n');
  return source.includes('|') ? source : percentDecoded(source);
}

const ENTRY = /([a-z][\r\n]*[a-z])\s*\|([^|]*)(?:\||$)/gi;

/** The entries of a file, and sentences about the text between them. */
function linEntries(source: string): { entries: readonly LinEntry[]; strays: readonly Text[] } {
  const entries: LinEntry[] = [];
  const strays: Text[] = [];
  let end = 0;
  const text = source.replace(/^\uFEFF/, '');
  const stray = (between: string): void => {
    const line = between.replace(/[|\s]+/g, ' ').trim();
    if (line !== '') strays.push(fill(texts.lin.notLin, excerpt(line, STRAY_LENGTH)));
  };
  for (const found of text.matchAll(ENTRY)) {
    const [all, command = '', value = ''] = found;
    stray(text.slice(end, found.index));
    end = found.index + all.length;
    entries.push([command.replace(/[\r\n]/g, '').toLowerCase(), value.replace(/[\r\n]/g, '')]);
  }
  stray(text.slice(end));
  return { entries, strays };
}

/** A hand such as `SAKQH…` as PBN has it; a text that is no hand stays as it is. */
function pbnHand(value: string): string {
  const hand = value.trim().toUpperCase();
  if (hand === '') return '-';
  const suits = [...hand.matchAll(/([SHDC])([^SHDC]*)/g)];
  if (!/^[SHDC]/.test(hand) || suits.length > 4) return hand.replace(/\s/g, '');
  const ranksOf = (suit: number): string =>
    suits
      .filter(([, letter]) => letter === STRAINS[suit])
      .map(([, , ranks = '']) => ranks.replace(/\s/g, ''))
      .join('');
  return [3, 2, 1, 0].map(ranksOf).join('.');
}

/** The names by seat of one room. */
const roomNames = (value: string, room: string): readonly string[] => {
  const all = value.split(',');
  const given = all.length > 4 && room === ROOMS.c ? all.slice(4) : all;
  return [0, 1, 2, 3].map((seat) => given[ORDER.indexOf(seat)]?.trim() ?? '');
};

/**
 * Reads the entry `md`, such as `3SAKQ…,…`: a digit for the dealer, South being 1, and the hands from South on. Hands
 * that LIN leaves out are `-`, as in PBN.
 */
function takeDeal(sheet: BoardSheet, value: string): void {
  const [, digit = '', rest = ''] = /^\s*([^SHDC,]?)(.*)$/i.exec(value) ?? [];
  const dealer = ORDER[Number(digit) - 1];
  if (dealer === undefined) sheet.faults.push(texts.lin.noDealer);
  else addUniqueTag(sheet, 'Dealer', SEATS.charAt(dealer));
  const given = rest.split(',').map(pbnHand);
  const hands = [...given, '-', '-', '-', '-'].slice(0, Math.max(4, given.length));
  if (hands.some((hand) => hand !== '-')) addUniqueTag(sheet, 'Deal', `S:${hands.join(' ')}`);
}

const word = (value: string): string => value.replace(/\s/g, '');

const markOf = (mark: string): Annotation => ({ as: 'mark', text: mark });

/** Adds a call or card; a `!` behind alerts, other signs are marks. */
function addStep(cells: AnnotatedWord[], given: string): void {
  addWord(cells, given.replace(/!/g, ''), markOf);
  if (given.includes('!')) cells.at(-1)?.annotations.push({ as: 'alert', text: '' });
}

/** Adds a call; `-` is a pass. */
const takeCall = ({ auction }: BoardSheet, value: string): void =>
  addStep(auction, word(value).replace(/^-(?=[!?]*$)/, 'p'));

/** Adds a remark to the last call or card. */
function say({ auction, play }: BoardSheet, as: Annotation['as'], text: string): void {
  const cells = play.length > 1 ? play : auction;
  cells.at(-1)?.annotations.push({ as, text });
}

/**
 * Takes the board’s number from a title like `Board 17`. A title that only ends with a number gives it too, unless
 * there is one; such a title is kept like any other.
 */
function takeTitle(sheet: BoardSheet, value: string): void {
  const number = /^\s*board\s+([1-9]\d{0,8})\s*$/i.exec(value)?.[1];
  const other = /([1-9]\d{0,8})\s*$/.exec(value)?.[1];
  if (number !== undefined) addUniqueTag(sheet, 'Board', number);
  else if (other !== undefined && tagValue(sheet, 'Board') === undefined)
    addUniqueTag(sheet, 'Board', other);
  if (number === undefined) addTag(sheet, ['ah', value]);
}

/** Tags that are read from a comment where no entry gives them. */
const READ = ['Dealer', 'Vulnerable', 'Deal', 'Auction', 'Contract', 'Declarer', 'Result'];

/** Adds a comment, or the tag that a comment carries. */
function takeComment(sheet: BoardSheet, value: string): void {
  const [, name = '', tag = ''] = TAG_NOTE.exec(value) ?? [];
  if (name === '') say(sheet, 'comment', value.trim());
  else if (READ.includes(name)) addUniqueTag(sheet, name, tag);
  else addTag(sheet, [name, tag]);
}

/** Adds the result of a claim. Anything else is reported as a fault and kept as it is. */
function takeClaim(sheet: BoardSheet, value: string): void {
  if (/^\s*\d{1,2}\s*$/.test(value)) {
    addUniqueTag(sheet, 'Result', value.trim());
    return;
  }
  addTag(sheet, ['mc', value]);
  if (value.trim() !== '') sheet.faults.push(fill(texts.boards.notResult, excerpt(value)));
}

/** The reader of each entry of a board, by its command. */
const READERS = new Map<string, (sheet: BoardSheet, value: string) => void>([
  ['md', takeDeal],
  ['mb', takeCall],
  ['pc', ({ play }, value) => addStep(play, word(value))],
  ['sv', (sheet, value) => addUniqueTag(sheet, 'Vulnerable', value.trim())],
  ['ah', takeTitle],
  ['nt', takeComment],
  ['mc', takeClaim],
  ['an', (sheet, value) => say(sheet, 'note', value.trim())],
]);

/** Entries about the layout of the page on which a board is shown. */
const LAYOUT = ['', 'pg', 'st', 'rh', 'up', 'lg', 'cq', 'cr', 'cs', 'fp', 'ht', 'ih', 'ip'];
/** The entries that begin a board, unless one is under way. */
const BOARD_STARTS = ['md', 'mb', 'pc', 'mc'];
/** The entries for calls, cards and claims. */
const STEPS = ['mb', 'pc', 'mc'];

/** The room that a letter stands for; empty without a letter. */
function roomOf(letter: string): string {
  if (letter === '') return '';
  return letter.toLowerCase() === 'c' ? ROOMS.c : ROOMS.o;
}

/** A board whose entries are being read: its sheet, the value of `md`, and whether it has calls, cards or a claim. */
interface BoardUnderWay {
  readonly sheet: BoardSheet;
  deal: string;
  hasSteps: boolean;
}

/** Follows the entries of a file: heads and names hold until others replace them. */
class LinReader {
  readonly sheets: BoardSheet[] = [];
  readonly #heads = new Map<string, string>();
  #players = '';
  #room = '';
  #number: string | undefined;
  /** Entries that stand before their board. */
  #beforeBoard: LinEntry[] = [];
  #draft: BoardUnderWay | undefined;

  /** Takes the next entry; one that says the deal once more before any call begins no other board. */
  take(entry: LinEntry): void {
    const [command, value] = entry;
    if (HEADS.includes(command)) this.#heads.set(command, value);
    else if (command === 'pn') this.#name(value);
    else if (command === 'qx') this.#announce(value);
    else if (command === 'md' && this.#draft?.deal === value && !this.#draft.hasSteps) return;
    else if (BOARD_STARTS.includes(command) && this.#beginsBoard(command)) this.#open(entry);
    else if (this.#draft !== undefined) this.#add(this.#draft, entry);
    else if (!LAYOUT.includes(command)) this.#beforeBoard.push(entry);
  }

  /** Takes names, which stand before a board, or among its entries where it has none yet. */
  #name(players: string): void {
    const isLate = this.#players === '' && this.#draft?.hasSteps === false;
    this.#players = players;
    if (isLate && this.#draft !== undefined) this.#seat(this.#draft.sheet);
    else this.#draft = undefined;
  }

  /** Takes the room and number of the next board: `o17` is board 17 in the open room. */
  #announce(value: string): void {
    const [, room = '', number] = /^([oc]?)\D*(\d{1,9})?/i.exec(value.trim()) ?? [];
    this.#room = roomOf(room);
    const isNumber = number !== undefined && Number(number) > 0;
    this.#number = isNumber ? `${Number(number)}` : undefined;
    this.#draft = undefined;
  }

  /** Whether the entry begins another board. */
  #beginsBoard(command: string): boolean {
    if (this.#draft === undefined) return true;
    return command === 'md' && (this.#draft.hasSteps || this.#draft.deal !== '');
  }

  #seat(sheet: BoardSheet): void {
    for (const [seat, name] of roomNames(this.#players, this.#room).entries())
      if (name !== '') addUniqueTag(sheet, NAMES[seat] ?? '', name);
  }

  /**
   * Begins a board with what the file's heads say of all boards, its number and players, and the entries that came
   * early.
   */
  #open(entry: LinEntry): void {
    const sheet = newSheet({ hasRows: false });
    this.sheets.push(sheet);
    for (const tag of eventTags(this.#heads.get('vg') ?? '')) addTag(sheet, tag);
    for (const name of HEADS) {
      const value = this.#heads.get(name);
      if (value !== undefined) addTag(sheet, [name, value]);
    }
    if (this.#room !== '') addTag(sheet, ['Room', this.#room]);
    if (this.#number !== undefined) addUniqueTag(sheet, 'Board', this.#number);
    this.#seat(sheet);
    this.#report(sheet);
    this.#draft = { sheet, deal: '', hasSteps: false };
    for (const one of [...this.#beforeBoard.splice(0), entry]) this.#add(this.#draft, one);
    this.#number = undefined;
    this.#room = '';
  }

  /** Gives the board its result in the list `rs`. */
  #report(sheet: BoardSheet): void {
    const found = listedResult(this.#heads, this.#number, this.#room);
    if (found === undefined) return;
    sheet.reported = found.text;
    if (found.note !== undefined) sheet.notes.push(found.note);
  }

  /**
   * Reads an entry of a board; one that nothing reads is kept as a tag, so that writing the board again loses only
   * layout.
   */
  #add(draft: BoardUnderWay, [command, value]: LinEntry): void {
    if (command === 'md') draft.deal = value;
    draft.hasSteps ||= STEPS.includes(command);
    const read = READERS.get(command);
    if (read !== undefined) read(draft.sheet, value);
    else if (!LAYOUT.includes(command)) addTag(draft.sheet, [command, value]);
  }
}

function sheetsIn(source: string): Sheets {
  const reader = new LinReader();
  const { entries, strays } = linEntries(unwrapped(source));
  for (const entry of entries) reader.take(entry);
  return { sheets: shareDeals(reader.sheets), strays };
}

/** Reads a board, whose fourth hand LIN may leave out. */
function readLinBoard(sheet: BoardSheet, index: number): Board {
  const board = readBoard(sheet, index);
  return { ...board, hands: withFourthHand(board.hands) };
}

function readBoards(source: string): BoardFile {
  const { sheets, strays } = sheetsIn(source);
  return { boards: sheets.map(readLinBoard), strays };
}

export const lin = formatOf(readBoards, writeLin);
