/**
 * The outer form of a PBN file (PBN 2.1, sections 2 and 3): tags and sections, read sign by sign, since
 * tags may go over lines and share one. Every game becomes a sheet.
 */
import { fill, type Text } from '../../../lang/text.ts';
import { isBareDeal } from './deal.ts';
import { RESULTS, readSolved } from './gib.ts';
import { ALERT, NAMES } from './pbn-write.ts';
import {
  type Annotation,
  addUniqueTag,
  addWord,
  type BoardSheet,
  newSheet,
  type Sheets,
  shareDeals,
} from './sheet.ts';
import { excerpt, STRAY_LENGTH } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { pbn } = texts;

/** A tag with its lines; those that begin with `{` are comments. */
interface Tag {
  readonly name: string;
  readonly value: string;
  readonly lines: string[];
}

/** What the file calls a game: the tags and comments of one board. */
interface PbnGame {
  readonly tags: Tag[];
  /** The first tag of each name. */
  readonly first: Map<string, Tag>;
  /** Comments outside auction and play. */
  readonly comments: string[];
  readonly faults: Text[];
}

/** A value ends at a quotation mark before a bracket, and goes over four lines at most. */
const VALUE = String.raw`(?:[^"\n\\]|\\.|"(?!\s*\]))*(?:\n(?!\s*[\n[])(?:[^"\n\\]|\\.|"(?!\s*\]))*){0,3}`;
const TOKENS = new RegExp(
  [
    String.raw`^%[^\n]*`,
    String.raw`(?<gap>\n(?:[^\S\n]*\n)+)`,
    String.raw`;(?<line>[^\n]*)|\{(?<comment>[^}]*)(?:\}|$(?![\s\S]))`,
    String.raw`\[\s*(?<name>\w+)\s*"(?<value>${VALUE})"\s*\]`,
    String.raw`(?<bad>\[\s*\w+\s*"[^\n]*)`,
    String.raw`(?<words>(?:"[^"\n]*"|(?!\[\s*\w+\s*")[^\n{;])+)`,
  ].join('|'),
  'gm',
);

/** An empty line ends a game that has one of these tags, unless a tag that matches `LATE` follows. */
const CONTENTS = ['Deal', 'Contract', 'Result', 'Auction', 'Play'];
const LATE = /^(Note|Auction|Play|Contract|Declarer|Result|Score\w*|Optimum\w*|\w+Table)$/;
/** A game with one of these that is not empty is a board. */
const SIGNS = [...CONTENTS, 'Board', 'Dealer'];
/** Tags whose lines are calls and cards. */
const SECTIONS = ['Auction', 'Play'];
const BOARD_TAGS = ['Board', 'Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Result'];
/** Tags that no lines can follow. */
const SINGLE = [...NAMES, ...BOARD_TAGS, 'Event', 'Site', 'Date', 'Scoring', 'Score'];
/** Tags that are read here. A name that differs from one of them in a single letter is reported as a fault. */
const READ = [...NAMES, ...BOARD_TAGS, ...SECTIONS];

/** The value of a tag: `#` stands for the previous game's, and so does `##`, followed by a default. */
function inherited(value: string, before: string | undefined): string {
  if (value === '#') return before ?? '';
  return value.startsWith('##') ? before || value.slice(2) : value;
}

const plainValue = (value: string): string =>
  value.replace(/\\(["\\])/g, '$1').replace(/\s*\n\s*/g, ' ');
const singleSpaced = (comment: string): string => comment.replace(/\s+/g, ' ').trim();

const newGame = (): PbnGame => ({ tags: [], first: new Map(), comments: [], faults: [] });

/** A tag's name as the standard spells it. */
const properName = (name: string): string =>
  READ.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;

/** Whether two words differ in one letter, in one too many, or in the order of two. */
function isNearly(one: string, other: string): boolean {
  const longer = one.length < other.length ? other : one;
  const shorter = longer === one ? other : one;
  const from = [...longer].findIndex((letter, i) => letter !== shorter[i]);
  if (from < 0) return false;
  const isSwapped = longer[from] === shorter[from + 1] && longer[from + 1] === shorter[from];
  const next = from + (isSwapped ? 2 : 1);
  return longer.slice(next) === shorter.slice(next) || longer.slice(next) === shorter.slice(from);
}

const isBoard = ({ tags }: PbnGame): boolean =>
  tags.some(({ name, value, lines }) => SIGNS.includes(name) && (value || lines.length > 0));

/** Builds games token by token; `#next` gathers what stands before the tags of one. */
class GameReader {
  readonly games: PbnGame[] = [];
  readonly strays: Text[] = [];
  readonly #values = new Map<string, string>();
  #game = newGame();
  #next = newGame();
  /** The tag whose lines follow. */
  #open: Tag | undefined;
  #isAfterGap = true;

  gap(): void {
    this.#isAfterGap = true;
    this.#open = undefined;
  }

  /** Takes a tag. One that the game under way already has, or that cannot follow after a gap, begins the next game. */
  tag(given: string, written: string): void {
    const name = properName(given);
    const value = inherited(written, this.#values.get(name));
    if (this.#isNew(name, value)) this.#begin();
    this.#isAfterGap = false;
    this.#values.set(name, value);
    this.#add({ name, value, lines: [] });
  }

  #add(tag: Tag): void {
    const { tags, first } = this.#game;
    this.#open = tag;
    tags.push(tag);
    if (!first.has(tag.name)) first.set(tag.name, tag);
  }

  #begin(): void {
    this.#game = this.#next;
    this.#next = newGame();
    this.games.push(this.#game);
  }

  /** Whether a tag begins a game: one that is there already does, unless it only stands there twice. */
  #isNew(name: string, value: string): boolean {
    const { tags, first: all } = this.#game;
    const first = all.get(name);
    if (this.games.length === 0) return true;
    if (name === 'Note') return false;
    if (first === undefined)
      return this.#isAfterGap && !LATE.test(name) && CONTENTS.some((one) => all.has(one));
    if (this.#isAfterGap) return !LATE.test(name) || first.value !== value;
    if (this.#open?.name === name) return false;
    if (tags[0] === first) return true;
    if (name === 'Board' || name === 'Deal') return first.value !== value;
    return !LATE.test(name) && SECTIONS.some((one) => all.has(one));
  }

  comment(text: string): void {
    if (this.#open === undefined) this.#next.comments.push(text);
    else if (SECTIONS.includes(this.#open.name)) this.#open.lines.push(`{${text}`);
    else this.#game.comments.push(text);
  }

  words(line: string): void {
    if (this.#open === undefined) this.#outside(line);
    else if (SINGLE.includes(this.#open.name)) this.#stray(line, this.#game.faults);
    else this.#open.lines.push(line);
  }

  /** Takes a line outside all tags: the hands of a deal, as solvers print them, perhaps with figures behind. */
  #outside(line: string): void {
    const solved = readSolved(line);
    if (solved !== undefined) this.#bare(solved.deal, solved.results);
    else if (isBareDeal(line)) this.#bare(line);
    else this.#stray(line, this.strays);
  }

  /** Begins a game from a deal without tags, as solvers print it, and the table of their results if there is one. */
  #bare(value: string, results: readonly string[] = []): void {
    this.#begin();
    this.#add({ name: 'Deal', value, lines: [] });
    const [name, heading] = RESULTS;
    if (results.length > 0) this.#add({ name, value: heading, lines: [...results] });
    this.#open = undefined;
  }

  #stray(line: string, faults: Text[]): void {
    faults.push(notPbn(line));
  }

  bad(line: string): void {
    const game = this.#isAfterGap ? this.#next : this.#game;
    this.#stray(line, game.faults);
    game.comments.push(line);
  }

  end(): void {
    this.#game.comments.push(...this.#next.comments);
    this.strays.push(...this.#next.faults);
    for (const game of this.games) if (!isBoard(game)) this.strays.push(...game.faults);
  }
}

/** The notes of a game. */
interface Notes {
  /** Notes by the section and number they belong to, `Auction 1`. */
  readonly numbered: Map<string, string>;
  /** Notes without a number, or with the number of another note. */
  readonly others: string[];
}

/**
 * The notes of a game by section and number, since auction and play both count from 1; repeated numbers go to `others`.
 */
function notesIn({ tags }: PbnGame): Notes {
  const numbered = new Map<string, string>();
  const others: string[] = [];
  let section = 'Auction';
  for (const { name, value } of tags) {
    if (SECTIONS.includes(name)) section = name;
    if (name !== 'Note') continue;
    const [, number = '', note = ''] = /^(\d+):\s*(.*?)\s*$/.exec(value) ?? [];
    const key = `${section} ${number}`;
    const isFirst = number !== '' && !numbered.has(key);
    if (isFirst) numbered.set(key, note);
    else if (numbered.get(key) !== note) others.push(value);
  }
  return { numbered, others };
}

function annotationOf(mark: string, note: string | undefined): Annotation {
  if (note === undefined) return { as: 'mark', text: mark };
  return note === ALERT ? { as: 'alert', text: '' } : { as: 'note', text: note };
}

const notPbn = (line: string): Text => fill(pbn.notPbn, excerpt(line, STRAY_LENGTH));

/** Adds the words of a section up to `*`, and all its comments; words behind it are reported as a fault. */
function addSection(sheet: BoardSheet, { name, lines }: Tag, { numbered }: Notes): void {
  const cells = name === 'Play' ? sheet.play : sheet.auction;
  const noted = (mark: string): Annotation => {
    const number = /^=(\d+)=$/.exec(mark)?.[1] ?? '';
    return annotationOf(mark, numbered.get(`${name} ${number}`));
  };
  const behind: string[] = [];
  let hasEnded = false;
  for (const line of lines) {
    if (line.startsWith('{')) {
      cells.at(-1)?.annotations.push({ as: 'comment', text: line.slice(1) });
      continue;
    }
    for (const word of line.replace(/\ball\s+pass\b/gi, 'AP').split(/\s+/)) {
      if (hasEnded) behind.push(word);
      else if (word === '*') hasEnded = true;
      else addWord(cells, word, noted);
    }
  }
  if (behind.length > 0) sheet.faults.push(notPbn(behind.join(' ')));
}

/** Takes a section that a board has once more: other words are reported as a fault and kept as a comment. */
function addAgain(sheet: BoardSheet, tag: Tag, first: Tag): void {
  if (first.lines.join('\n') === tag.lines.join('\n') || tag.lines.length === 0) return;
  sheet.faults.push(fill(pbn.sectionTwice, tag.name));
  sheet.comments.push(`${tag.name}: ${tag.lines.join(' ')}`);
}

/** Keeps as comments the notes that no call or card refers to. */
function addOtherNotes(sheet: BoardSheet, { numbered, others }: Notes): void {
  const cells = [...sheet.auction, ...sheet.play];
  const used = cells.flatMap(({ annotations }) => annotations.map(({ text }) => text));
  const unused = [...numbered.values()].filter((note) => note !== ALERT && !used.includes(note));
  for (const note of [...unused, ...others])
    if (note !== '' && note !== '?') sheet.comments.push(`Note: ${note}`);
}

/**
 * A PBN game as a sheet. Misspelt tags and sections that stand twice are kept and reported as faults, never dropped.
 */
function sheetOf(game: PbnGame): BoardSheet {
  const sheet = newSheet({ hasRows: true });
  const notes = notesIn(game);
  sheet.comments.push(...game.comments);
  sheet.faults.push(...game.faults);
  for (const tag of game.tags.filter(({ name }) => name !== 'Note')) {
    const { name, value, lines } = tag;
    const meant = READ.find((one) => !SINGLE.includes(name) && isNearly(one, name));
    if (meant !== undefined) sheet.faults.push(fill(pbn.meant, excerpt(name), meant));
    const isSection = SECTIONS.includes(name);
    addUniqueTag(sheet, name, value, isSection ? [] : lines);
    if (!isSection) continue;
    const first = game.tags.find((one) => one.name === name && one.lines.length > 0) ?? tag;
    if (tag === first) addSection(sheet, tag, notes);
    else addAgain(sheet, tag, first);
  }
  addOtherNotes(sheet, notes);
  return sheet;
}

/**
 * The boards of a file. Once there are cards, calls or a result, an empty line begins the next one, and so
 * does a repeated tag. `strays` are lines that belong to none.
 */
export function sheetsIn(source: string): Sheets {
  const reader = new GameReader();
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (const { groups = {} } of text.matchAll(TOKENS)) {
    const { gap, line, comment = line, name, value = '', bad, words = '' } = groups;
    if (gap !== undefined) reader.gap();
    else if (name !== undefined) reader.tag(name, plainValue(value));
    else if (comment !== undefined) reader.comment(singleSpaced(comment));
    else if (bad !== undefined) reader.bad(bad);
    else if (words.trim() !== '') reader.words(words.trim());
  }
  reader.end();
  return { sheets: shareDeals(reader.games.filter(isBoard).map(sheetOf)), strays: reader.strays };
}
