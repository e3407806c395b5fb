/**
 * The outer form of a PBN file (PBN 2.1, sections 2 and 3): games of tags and sections, read sign by sign,
 * since tags may go over lines and share one. `pbn-read.ts` says what the tags of a board mean.
 */
import { fill, type Text } from '../../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export interface Game {
  readonly tags: Map<string, string>;
  /** The lines after a tag, by its name; those that begin with `{` are comments. */
  readonly sections: Map<string, string[]>;
  /** The text of every note by the section and number it belongs to, `Auction 1`. */
  readonly notes: Map<string, string>;
  /** Comments outside auction and play. */
  readonly comments: string[];
  /** What in it is not PBN. */
  wrong?: Text;
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

/** Once a game has one of these, an empty line ends it, unless one of the others follows. */
const CONTENTS = ['Deal', 'Contract', 'Result', 'Auction', 'Play'];
const LATE = /^(Note|Auction|Play|Contract|Declarer|Result|Score\w*|Optimum\w*|\w+Table)$/;
/** Any of these makes a game a board, if anything is said with it. */
const SIGNS = [...CONTENTS, 'Board', 'Dealer'];
const SPOKEN = ['Auction', 'Play'];

/** `#` stands for the previous game's value; so does `##`, followed by a default. */
function inherited(value: string, before: string | undefined): string {
  if (value === '#') return before ?? '';
  return value.startsWith('##') ? before || value.slice(2) : value;
}

const plainValue = (value: string): string =>
  value.replace(/\\(["\\])/g, '$1').replace(/\s*\n\s*/g, ' ');
const plainText = (comment: string): string => comment.replace(/\s+/g, ' ').trim();

const newGame = (): Game => ({
  tags: new Map(),
  sections: new Map(),
  notes: new Map(),
  comments: [],
});

/** Builds games token by token; `#next` gathers what stands before the tags of one. */
class GameReader {
  readonly games: Game[] = [];
  readonly strays: Text[] = [];
  readonly #values = new Map<string, string>();
  #game = newGame();
  #next = newGame();
  #section = '';
  #spoken = 'Auction';
  #isAfterGap = true;

  gap(): void {
    this.#isAfterGap = true;
    this.#section = '';
  }

  tag(name: string, given: string): void {
    if (this.#isNew(name)) {
      this.#game = this.#next;
      this.#next = newGame();
      this.games.push(this.#game);
    }
    const { tags, notes, sections } = this.#game;
    this.#isAfterGap = false;
    this.#section = name;
    const value = inherited(given, this.#values.get(name));
    this.#values.set(name, value);
    if (SPOKEN.includes(name)) this.#spoken = name;
    const [, number, note = ''] = /^(\d+):(.*)$/.exec(value) ?? [];
    if (name !== 'Note') tags.set(name, value);
    else if (number !== undefined) notes.set(`${this.#spoken} ${number}`, note.trim());
    sections.set(name, []);
  }

  #isNew(name: string): boolean {
    const { tags } = this.#game;
    if (this.games.length === 0 || (name !== 'Note' && tags.has(name))) return true;
    return this.#isAfterGap && !LATE.test(name) && CONTENTS.some((one) => tags.has(one));
  }

  comment(said: string): void {
    const section = SPOKEN.includes(this.#section) && this.#game.sections.get(this.#section);
    if (section) section.push(`{${said}`);
    else (this.#section === '' ? this.#next : this.#game).comments.push(said);
  }

  words(line: string): void {
    if (this.#section === '') this.strays.push(fill(texts.pbn.notPbn, line.slice(0, 40)));
    else this.#game.sections.get(this.#section)?.push(line);
  }

  bad(line: string): void {
    (this.#isAfterGap ? this.#next : this.#game).wrong ??= fill(
      texts.pbn.notPbn,
      line.slice(0, 40),
    );
  }

  end(): void {
    this.#game.comments.push(...this.#next.comments);
    if (this.#next.wrong !== undefined) this.strays.push(this.#next.wrong);
  }
}

/**
 * The boards of a file. Once there are cards, calls or a result, an empty line begins the next one, and so
 * does a repeated tag. `strays` are lines that belong to none.
 */
export function gamesIn(source: string): {
  readonly games: readonly Game[];
  readonly strays: readonly Text[];
} {
  const reader = new GameReader();
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (const { groups = {} } of text.matchAll(TOKENS)) {
    const { gap, line, comment = line, name, value = '', bad, words = '' } = groups;
    if (gap !== undefined) reader.gap();
    else if (name !== undefined) reader.tag(name, plainValue(value));
    else if (comment !== undefined) reader.comment(plainText(comment));
    else if (bad !== undefined) reader.bad(bad);
    else if (words.trim() !== '') reader.words(words.trim());
  }
  reader.end();
  const games = reader.games.filter(({ tags, sections, wrong }) =>
    SIGNS.some((sign) => wrong !== undefined || tags.get(sign) || sections.get(sign)?.length),
  );
  return { games, strays: reader.strays };
}
