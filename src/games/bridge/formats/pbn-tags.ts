/**
 * The outer form of a PBN file: games of tags and sections, without comments. The `pbn` package
 * reads only from streams, asynchronously, and knows no play section, so this is read here.
 */
export interface Game {
  readonly tags: ReadonlyMap<string, string>;
  /** Words of the lines after a tag, by its name. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
}

/** `%` lines, `;` comments and `{ }` comments leave a mark: a line of them alone is not empty. */
const MARK = '{}';
const withoutComments = (source: string): string =>
  source
    .replace(/^%.*$/gm, MARK)
    .replace(/"[^"\n]*"|\{[^}]*\}|;[^\n]*/g, (part) => (part.startsWith('"') ? part : MARK));

const TAG = /^\s*\[\s*([A-Za-z_0-9]+)\s+"([^"]*)"\s*\]\s*$/;

interface Growing {
  readonly tags: Map<string, string>;
  readonly sections: Map<string, string[]>;
}

/** The games of a file; an empty line, or a tag that comes again, begins the next. */
export function gamesIn(source: string): readonly Game[] {
  const games: Growing[] = [];
  let game: Growing | undefined;
  let section: string[] = [];
  for (const marked of withoutComments(source).split(/\r\n|\r|\n/)) {
    const line = marked.replaceAll(MARK, ' ');
    if (line.trim() === '' && marked.includes(MARK)) continue;
    const [, name, value = ''] = TAG.exec(line) ?? [];
    if (line.trim() === '') {
      if (game?.tags.has('Deal')) game = undefined;
    } else if (name === undefined) section.push(...line.trim().split(/\s+/));
    else {
      if (game === undefined || game.tags.has(name)) {
        game = { tags: new Map(), sections: new Map() };
        games.push(game);
      }
      game.tags.set(name, inherited(value, name, games));
      section = [];
      game.sections.set(name, section);
    }
  }
  return games.filter(({ tags }) => tags.has('Deal'));
}

/** `#` repeats the value of the game before. */
const inherited = (value: string, name: string, games: readonly Growing[]): string =>
  value === '#' ? (games.at(-2)?.tags.get(name) ?? '') : value.replace(/^##/, '');
