/**
 * The outer form of a PBN file (PBN 2.1, sections 2 and 3): games of tags and sections. Comments go
 * first, and every tag gets a line of its own. `pbn.ts` says what the tags of a board mean.
 */
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export interface Game {
  readonly tags: ReadonlyMap<string, string>;
  /** The words of the lines after a tag, by its name. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
}

interface Bare {
  readonly line: string;
  /** Whether there was a comment: an empty line then separates nothing. */
  readonly commented: boolean;
}

const PARTS = /"[^"]*"|\{[^}]*\}|[{;].*|[^"{;]+|"/g;

/** A line without its comments, and whether one goes on after it. */
function bareLine(line: string): Bare & { readonly goesOn: boolean } {
  if (line.startsWith('%')) return { line: '', commented: true, goesOn: false };
  const parts = line.match(PARTS) ?? [];
  const kept = parts.filter((part) => !/^[{;]/.test(part));
  const goesOn = parts.some((part) => part.startsWith('{') && !part.endsWith('}'));
  return { line: kept.join(' ').trim(), commented: kept.length < parts.length, goesOn };
}

/** The lines without comments; lines of nothing else are dropped. */
function bareLines(source: string): readonly string[] {
  const lines: string[] = [];
  let inside = false;
  for (const whole of source.split(/\r\n|\r|\n/)) {
    const end = inside ? whole.indexOf('}') : -1;
    if (inside && end < 0) continue;
    const { line, commented, goesOn } = bareLine(inside ? whole.slice(end + 1) : whole);
    if (line !== '' || !(commented || inside)) lines.push(line);
    inside = goesOn;
  }
  return lines;
}

/** Tags not needed here, whose values may not even be well formed. */
const UNUSED = /^\[\s*(Note|Contract)\s/;

const prepared = (source: string): readonly string[] =>
  bareLines(source)
    .flatMap((line) => line.replace(/"\s*\]\s*\[/g, '"]\n[').split('\n'))
    .filter((line) => !UNUSED.test(line) && !line.startsWith('%'));

interface Growing {
  readonly tags: Map<string, string>;
  readonly sections: Map<string, string[]>;
}

const newGame = (): Growing => ({ tags: new Map(), sections: new Map() });

const TAG = /^\[\s*(\w+)\s*"(.*)"\s*\]$/;

/** `#` stands for the previous game's value; so does `##`, followed by a default. */
function inherited(value: string, before: string | undefined): string {
  if (value === '#') return before ?? '';
  return value.startsWith('##') ? before || value.slice(2) : value;
}

const noPbn = (line: string): Refusal =>
  refuse('notation', fill(texts.pbn.notPbn, line.slice(0, 40)));

/**
 * The games of a file that have cards. Once there are cards, an empty line begins the next game, and
 * so does a repeated tag. Refuses a line that is neither tag nor section.
 */
export function gamesIn(source: string): readonly Game[] | Refusal {
  const games: Growing[] = [];
  const values = new Map<string, string>();
  let game: Growing | undefined;
  let words: string[] | undefined;
  for (const line of prepared(source)) {
    if (line === '') {
      words = undefined;
      if (game?.tags.has('Deal')) game = undefined;
    } else if (line.startsWith('[')) {
      const [, name, given] = TAG.exec(line) ?? [];
      if (name === undefined || given === undefined) return noPbn(line);
      if (game === undefined || game.tags.has(name)) {
        game = newGame();
        games.push(game);
      }
      const value = inherited(given, values.get(name));
      words = [];
      values.set(name, value);
      game.tags.set(name, value);
      game.sections.set(name, words);
    } else if (words === undefined) return noPbn(line);
    else words.push(...line.split(/\s+/));
  }
  return games.filter(({ tags }) => tags.has('Deal'));
}
