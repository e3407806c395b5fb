/**
 * `npm run puzzles -- GAME [--seed S] [-n N] [--seeds M]`: looks for N puzzles of a game in the deals of the seeds S/1,
 * S/2, S/3 …, in at most M of them, and keeps them in its folder; goes on where it stopped.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { AnyGame } from '../../src/engine/game.ts';
import { type PuzzleData, type Puzzles, readGains } from '../../src/engine/puzzles.ts';
import { ideasOf } from './ideas.ts';
import { metAt, puzzleIn } from './riddles.ts';
import { count, fail, gameOf } from './tool.ts';

interface Given {
  readonly seed: string;
  readonly n: string;
  readonly seeds: string;
  readonly out?: string;
  readonly lesson?: boolean;
}

const fileOf = (game: AnyGame, out?: string): string => out ?? `src/games/${game.id}/puzzles.json`;

/** What was found before, as far as it is wanted. */
function kept(game: AnyGame, file: string, seed: string, wanted: number): Puzzles {
  const none: Puzzles = { seed, tried: 0, puzzles: [] };
  const known: Puzzles = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none;
  if (known.seed !== seed) return none;
  const puzzles = known.puzzles.reduce<Puzzles>(
    (so, one) => (isWanted(game, so, one, wanted) ? { ...so, puzzles: [...so.puzzles, one] } : so),
    none,
  );
  return { ...known, puzzles: puzzles.puzzles };
}

/** Where the best move stands in the legal list, from either end. */
function placesOf(game: AnyGame, puzzles: Puzzles, puzzle: PuzzleData): readonly string[] {
  const { match, moves } = metAt(game, puzzles, puzzle);
  const place = moves.findIndex((move) => match.game.notation.write(move) === puzzle.best);
  return [`${place}`, ...(place === moves.length - 1 ? ['last'] : [])];
}

const verbOf = (move: string): string => move.split(' ')[0] ?? '';

/** What is chosen between, and how often that may be: a question of one card or another differs each time. */
function kindOf({ best, others }: PuzzleData, wanted: number): { kind: string; most: number } {
  const [habit = ''] = Object.keys(readGains(others));
  const [verb, other] = [verbOf(best), verbOf(habit)];
  if (verb !== other) return { kind: `${verb} or ${other}`, most: wanted / 2 };
  return { kind: `${best} or ${habit}`, most: wanted / 10 };
}

/** No grade, no place of the list and no kind has more than half of the puzzles. */
function isWanted(game: AnyGame, puzzles: Puzzles, puzzle: PuzzleData, wanted: number): boolean {
  const { kind, most } = kindOf(puzzle, wanted);
  const half = wanted / 2;
  const count = (isAlike: (one: PuzzleData) => boolean): number =>
    puzzles.puzzles.filter(isAlike).length;
  if (count(({ grade }) => grade === puzzle.grade) >= half) return false;
  if (count((one) => kindOf(one, wanted).kind === kind) >= most) return false;
  return placesOf(game, puzzles, puzzle).every(
    (place) => count((one) => placesOf(game, puzzles, one).includes(place)) < half,
  );
}

function look(id: string, given: Given): void {
  const game = gameOf(id);
  const wanted = count(given.n);
  const file = fileOf(game, given.out);
  let found = kept(game, file, given.seed, wanted);
  while (found.puzzles.length < wanted && found.tried < count(given.seeds)) {
    const n = found.tried + 1;
    const puzzle = puzzleIn(game, given.seed, n);
    const isNew = puzzle !== undefined && isWanted(game, found, puzzle, wanted);
    found = { ...found, tried: n, puzzles: [...found.puzzles, ...(isNew ? [puzzle] : [])] };
    if (isNew || n % 25 === 0) writeFileSync(file, written(found));
    if (isNew)
      process.stderr.write(
        `${id} ${n}: ${found.puzzles.length}, grade ${puzzle.grade}, ${puzzle.best}: ${puzzle.others}, ${Math.round(process.cpuUsage().user / 1e6)} s\n`,
      );
  }
  writeFileSync(file, written(found));
}

const written = (found: Puzzles): string => `${JSON.stringify(found, null, 2)}\n`;

function lessons(id: string): void {
  for (const one of ideasOf(gameOf(id))) process.stdout.write(`${id} ${JSON.stringify(one)}\n`);
}

await new Command('puzzles')
  .argument('<game>', 'id of a game')
  .option('--seed <seed>', 'seed of the deals', 'puzzles')
  .option('-n <count>', 'puzzles', '42')
  .option('--seeds <count>', 'deals at most', '20000')
  .option('--out <file>', 'the file, if not that of the game')
  .option('--lesson', 'prints what the ideas of its lesson show instead')
  .action((id: string, given: Given) => (given.lesson === true ? lessons(id) : look(id, given)))
  .parseAsync()
  .catch(fail);
