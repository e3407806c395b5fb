/**
 * `npm run puzzles -- GAME [--seed S] [-n N] [--seeds M]`: looks for N puzzles of a game in the deals of the seeds S/1,
 * S/2, S/3 …, in at most M of them, and keeps them in its folder; goes on where it stopped.
 * `npm run puzzles -- GAME --lesson`: weighs the ideas of its lesson anew and keeps what is found there.
 * `npm run puzzles -- GAME --check`: weighs its puzzles anew on other worlds and prints those that do not hold.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Lesson } from '../../src/engine/lesson.ts';
import { type PuzzleData, type Puzzles, readGains, writeGains } from '../../src/engine/puzzles.ts';
import { figuresOf } from './ideas.ts';
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

function seek(id: string, given: Given): void {
  const game = gameOf(id);
  const wanted = count(given.n);
  const file = fileOf(game, given.out);
  let found = kept(game, file, given.seed, wanted);
  while (found.puzzles.length < wanted && found.tried < count(given.seeds)) {
    const n = found.tried + 1;
    const puzzle = puzzleIn(game, given.seed, n);
    const isNew = puzzle !== undefined && isWanted(game, found, puzzle, wanted);
    found = { ...found, tried: n, puzzles: [...found.puzzles, ...(isNew ? [puzzle] : [])] };
    if (isNew || n % 25 === 0) keep(file, found);
    if (isNew)
      process.stderr.write(
        `${id} ${n}: ${found.puzzles.length}, grade ${puzzle.grade}, ${puzzle.best}: ${puzzle.others}, ${Math.round(process.cpuUsage().user / 1e6)} s\n`,
      );
  }
  keep(file, found);
}

/** Whole or not at all. */
function keep(file: string, found: Puzzles): void {
  writeFileSync(`${file}.draft`, `${JSON.stringify(found, null, 2)}\n`);
  renameSync(`${file}.draft`, file);
}

/** The file of a game's lesson. */
function lessonFile({ id }: AnyGame): string {
  const found = ['lesson.json', 'words/lesson.json']
    .map((name) => `src/games/${id}/${name}`)
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${id} has no lesson`);
  return found;
}

/** Weighs the ideas of a lesson and keeps the figures there; fails where one shows nothing. */
function weighIdeas(game: AnyGame): void {
  const file = lessonFile(game);
  const lesson: Lesson = JSON.parse(readFileSync(file, 'utf8'));
  const deals = lesson.deals.map((deal) => ({
    ...deal,
    ideas: deal.ideas.map((idea) => {
      const found = figuresOf(game, { deal, idea });
      const gains = found === undefined ? '' : writeGains(found.gains);
      const better = found === undefined ? '' : writeGains(found.better);
      process.stdout.write(
        `${game.id}: ${idea.title.en}: ${gains}${better && `; BETTER ${better}`}\n`,
      );
      if (found !== undefined && (gains === '' || better !== '')) process.exitCode = 1;
      return { ...idea, gains };
    }),
  }));
  writeFileSync(file, `${JSON.stringify({ ...lesson, deals }, null, 2)}\n`);
}

await new Command('puzzles')
  .argument('<game>', 'id of a game')
  .option('--seed <seed>', 'seed of the deals', 'puzzles')
  .option('-n <count>', 'puzzles', '42')
  .option('--seeds <count>', 'deals at most', '20000')
  .option('--out <file>', 'the file, if not that of the game')
  .option('--lesson', 'weighs the ideas of its lesson')
  .action((id: string, given: Given) =>
    given.lesson === true ? weighIdeas(gameOf(id)) : seek(id, given),
  )
  .parseAsync()
  .catch(fail);
