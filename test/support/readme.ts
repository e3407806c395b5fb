/** The README's table of games, made from the games' own data: `npm run readme` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Option, rangeOf } from '../../src/engine/options.ts';
import { games } from '../../src/games/index.ts';

export const README = resolve(import.meta.dirname, '../../README.md');
const START = '<!-- games: npm run readme -->';
const END = '<!-- /games -->';

const seatsOf = (option: Option | undefined): string =>
  option === undefined ? '' : rangeOf(option);

/** The rows of the table, one per game. */
export function gamesTable(): string {
  const rows = games.map((game) => {
    return `| **${game.names.en}** (\`${game.id}\`) | ${seatsOf(game.options.players)} | ${game.summary.en} |`;
  });
  return ['| game | seats | what it is about |', '|---|---|---|', ...rows].join('\n');
}

/** The README with its table rebuilt. */
export function withTable(text: string): string {
  const [before = '', rest = ''] = text.split(START);
  const after = rest.split(END)[1] ?? '';
  return `${before}${START}\n${gamesTable()}\n${END}${after}`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(README, withTable(readFileSync(README, 'utf8')));
