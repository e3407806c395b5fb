/**
 * The outer form of a PBN file: games of tags and sections, as the `pbn` package reads them. What
 * the package cannot take is removed first: comments inside lines, several tags on a line, and tags
 * it would check without need.
 */
import type { Entry } from 'pbn';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, text } from '../../../lang/text.ts';

export interface Game {
  readonly tags: ReadonlyMap<string, string>;
  /** The words of the lines after a tag, by its name. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
}

const NO_PBN = text('this line is not PBN: $1', 'diese Zeile ist kein PBN: $1');

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

/** Tags not needed here that the package refuses, or fails on, in any form but the one it expects. */
const UNUSED = /^\[\s*(Note|Contract)\s/;

const prepared = (source: string): string =>
  bareLines(source)
    .flatMap((line) => line.replace(/"\s*\]\s*\[/g, '"]\n[').split('\n'))
    .filter((line) => !UNUSED.test(line))
    .join('\n');

async function entriesOf(source: string): Promise<readonly Entry[]> {
  const { default: pbn } = await import('pbn');
  return new Promise((done, failed) => {
    const entries: Entry[] = [];
    const stream = pbn();
    stream.on('data', (entry) => entries.push(entry));
    stream.on('end', () => done(entries));
    stream.on('error', failed);
    stream.end(prepared(source));
  });
}

interface Growing {
  readonly tags: Map<string, string>;
  readonly sections: Map<string, readonly string[]>;
}

/** Once there are cards, an empty line begins the next game, and so does a repeated tag. */
function gathered(entries: readonly Entry[]): readonly Game[] {
  const games: Growing[] = [];
  let game: Growing | undefined;
  for (const { type, name, value, tokens = [] } of entries) {
    if (type === 'game' && game?.tags.has('Deal')) game = undefined;
    if (type !== 'tag' || typeof name !== 'string' || typeof value !== 'string') continue;
    if (game === undefined || game.tags.has(name)) {
      game = { tags: new Map(), sections: new Map() };
      games.push(game);
    }
    game.tags.set(name, value);
    game.sections.set(name, tokens);
  }
  return games.filter(({ tags }) => tags.has('Deal'));
}

/** What the package reports as invalid. */
const strange = (error: unknown): string =>
  (error instanceof Error ? error.message : '').replace(/^Invalid [^:]*: */, '').slice(0, 40);

/** The games with cards in a file. */
export async function gamesIn(source: string): Promise<readonly Game[] | Refusal> {
  try {
    return gathered(await entriesOf(source));
  } catch (error) {
    return refuse('notation', fill(NO_PBN, strange(error)));
  }
}
