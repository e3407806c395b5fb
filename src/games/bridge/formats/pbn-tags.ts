/**
 * The outer form of a PBN file (PBN 2.1, sections 2 and 3): games of tags and sections, read sign by sign,
 * since tags may go over lines and share one. `pbn.ts` says what the tags of a board mean.
 */
import { fill, type Text } from '../../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export interface Game {
  readonly tags: ReadonlyMap<string, string>;
  /** The lines after a tag, by its name; those that begin with `{` are comments. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  /** The text of every note by the section and number it belongs to, `Auction 1`. */
  readonly notes: ReadonlyMap<string, string>;
  /** Comments outside auction and play. */
  readonly comments: readonly string[];
  /** What in it is not PBN. */
  readonly wrong?: Text;
}

type Token =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  | { readonly kind: 'words' | 'comment' | 'bad'; readonly text: string }
  | { readonly kind: 'gap' | 'skip' };

const BREAK = /\n(?:[^\S\n]*\n)*[^\S\n]*/y;
const ESCAPE = /%[^\n]*/y;
const COMMENT = /;([^\n]*)|\{([^}]*)(?:\}|$)/y;
const OPENING = /\[\s*(\w+)\s*"/y;
const CLOSING = /"\s*\]|\n\s*(?:\n|\[)|$/g;
const WORDS = /(?:"[^"\n]*"|(?!\[\s*\w+\s*")[^\n{;])+/y;
const LINE = /[^\n]*/y;

const isEscaped = (text: string, at: number): boolean =>
  (/\\*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0].length ?? 0) % 2 === 1;

/** A value goes over no more lines, so that a mark left out cannot swallow the file. */
const MOST_LINES = 6;

function linesFrom(text: string, from: number): string {
  let end = from;
  for (let line = 0; line < MOST_LINES && end >= 0; line++) end = text.indexOf('\n', end + 1);
  return text.slice(from, end < 0 ? text.length : end);
}

/** The value that begins at `from`, up to a quotation mark that is not escaped if there is one, and its end. */
function valueAt(text: string, from: number): readonly [value: string, end: number] | undefined {
  const lines = linesFrom(text, from);
  let spare: readonly [string, number] | undefined;
  for (const found of lines.matchAll(CLOSING)) {
    if (!found[0].startsWith('"')) return spare;
    const place = [lines.slice(0, found.index), from + found.index + found[0].length] as const;
    if (!isEscaped(lines, found.index)) return place;
    spare ??= place;
  }
  return spare;
}

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const plainValue = (value: string): string =>
  value.replace(/\\(["\\])/g, '$1').replace(/\s*\n\s*/g, ' ');

type Placed = readonly [token: Token, end: number];

function tagAt(text: string, at: number): Placed | undefined {
  const opening = matched(OPENING, text, at);
  const from = at + (opening?.[0].length ?? 0);
  const given = opening === null ? undefined : valueAt(text, from);
  if (opening === null || given === undefined) return undefined;
  const [value, end] = given;
  return [{ kind: 'tag', name: opening[1] ?? '', value: plainValue(value) }, end];
}

function tokenAt(text: string, at: number, isStart: boolean): Placed {
  const broken = matched(BREAK, text, at);
  if (broken !== null)
    return [{ kind: /\n.*\n/s.test(broken[0]) ? 'gap' : 'skip' }, at + broken[0].length];
  const escaped = isStart ? matched(ESCAPE, text, at) : null;
  if (escaped !== null) return [{ kind: 'skip' }, at + escaped[0].length];
  const comment = matched(COMMENT, text, at);
  if (comment !== null) {
    const said = (comment[1] ?? comment[2] ?? '').replace(/\s+/g, ' ').trim();
    return [{ kind: 'comment', text: said }, at + comment[0].length];
  }
  const tag = tagAt(text, at);
  if (tag !== undefined) return tag;
  const isTag = text[at] === '[';
  const [words = ''] = (isTag ? matched(LINE, text, at) : matched(WORDS, text, at)) ?? [];
  const end = at + Math.max(1, words.length);
  return [{ kind: isTag ? 'bad' : 'words', text: text.slice(at, end).trim() }, end];
}

function* tokensOf(source: string): Generator<Token> {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  let at = 0;
  while (at < text.length) {
    const [token, end] = tokenAt(text, at, at === 0 || text[at - 1] === '\n');
    at = end;
    yield token;
  }
}

interface Growing {
  readonly tags: Map<string, string>;
  readonly sections: Map<string, string[]>;
  readonly notes: Map<string, string>;
  readonly comments: string[];
  wrong?: Text;
}

/** `#` stands for the previous game's value; so does `##`, followed by a default. */
function inherited(value: string, before: string | undefined): string {
  if (value === '#') return before ?? '';
  return value.startsWith('##') ? before || value.slice(2) : value;
}

/** Tags that end a game after an empty line, and those that still belong to it then. */
const CONTENTS = ['Deal', 'Contract', 'Result', 'Auction', 'Play'];
const LATE = /^(Note|Auction|Play|Contract|Declarer|Result|Score\w*|Optimum\w*|\w+Table)$/;
const SPOKEN = ['Auction', 'Play'];

const notPbn = (line: string): Text => fill(texts.pbn.notPbn, line.slice(0, 40));

class GameReader {
  readonly games: Growing[] = [];
  readonly strays: Text[] = [];
  readonly #values = new Map<string, string>();
  #game: Growing | undefined;
  #section: string | undefined;
  #spoken = 'Auction';
  #isAfterGap = false;
  #comments: string[] = [];
  #wrong: Text | undefined;

  take(token: Token): void {
    switch (token.kind) {
      case 'skip':
        return;
      case 'gap':
        this.#isAfterGap = true;
        this.#section = undefined;
        return;
      case 'tag':
        this.#tag(token.name, token.value);
        return;
      case 'comment':
        this.#comment(token.text);
        return;
      case 'words':
        this.#words(token.text);
        return;
      case 'bad':
        this.#bad(notPbn(token.text));
    }
  }

  /** What no later game has taken. */
  end(): void {
    this.games.at(-1)?.comments.push(...this.#comments);
    if (this.#wrong !== undefined) this.strays.push(this.#wrong);
  }

  #isNew(name: string): boolean {
    const { tags } = this.#game ?? {};
    if (tags === undefined || (name !== 'Note' && tags.has(name))) return true;
    return this.#isAfterGap && !LATE.test(name) && CONTENTS.some((one) => tags.has(one));
  }

  #tag(name: string, given: string): void {
    if (this.#game === undefined || this.#isNew(name)) this.#open();
    this.#isAfterGap = false;
    const value = inherited(given, this.#values.get(name));
    const [, number, note = ''] = /^(\d+):(.*)$/.exec(value) ?? [];
    this.#section = name;
    if (SPOKEN.includes(name)) this.#spoken = name;
    if (name === 'Note' && number !== undefined)
      this.#game?.notes.set(`${this.#spoken} ${number}`, note.trim());
    this.#values.set(name, value);
    if (name !== 'Note') this.#game?.tags.set(name, value);
    this.#game?.sections.set(name, []);
  }

  #open(): void {
    const game: Growing = {
      tags: new Map(),
      sections: new Map(),
      notes: new Map(),
      comments: this.#comments,
    };
    if (this.#wrong !== undefined) game.wrong = this.#wrong;
    this.#comments = [];
    this.#wrong = undefined;
    this.#spoken = 'Auction';
    this.#game = game;
    this.games.push(game);
  }

  #comment(said: string): void {
    const section = this.#section ?? '';
    if (SPOKEN.includes(section)) this.#game?.sections.get(section)?.push(`{${said}`);
    else (this.#section === undefined ? this.#comments : this.#game?.comments)?.push(said);
  }

  #words(line: string): void {
    if (line === '') return;
    if (this.#section === undefined) this.strays.push(notPbn(line));
    else this.#game?.sections.get(this.#section)?.push(line);
  }

  #bad(sentence: Text): void {
    if (this.#game === undefined || this.#isAfterGap) this.#wrong ??= sentence;
    else this.#game.wrong ??= sentence;
  }
}

/** Says that a game is a board. */
const SIGNS = ['Board', 'Deal', 'Dealer', 'Contract', 'Result', 'Auction', 'Play'];

/**
 * The boards of a file. Once there are cards, calls or a result, an empty line begins the next one, and so
 * does a repeated tag. `strays` are lines that belong to none.
 */
export function gamesIn(source: string): {
  readonly games: readonly Game[];
  readonly strays: readonly Text[];
} {
  const reader = new GameReader();
  for (const token of tokensOf(source)) reader.take(token);
  reader.end();
  const games = reader.games.filter(({ tags }) => SIGNS.some((sign) => tags.has(sign)));
  return { games, strays: reader.strays };
}
