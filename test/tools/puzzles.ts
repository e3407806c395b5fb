/**
 * `npm run puzzles -- GAME [--seed S] [-n N] [--seeds M]`: looks for N puzzles of a game in the deals of the seeds S/1,
 * S/2, S/3 …, in at most M of them, and keeps them in its folder; goes on where it stopped.
 * `npm run puzzles -- GAME --lesson`: weighs the ideas of its lesson anew and keeps what is found there.
 * `npm run puzzles -- GAME --check [--mend]`: weighs its puzzles anew, by the analysis that people get, and prints those
 * whose move is not advised or not better than every other by three errors; with `--mend` those go.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Lesson } from '../../src/engine/lesson.ts';
import { type PuzzleData, type Puzzles, readGains, writeGains } from '../../src/engine/puzzles.ts';
import { gainsOver, gainsSurely, metAt, puzzleIn } from './find-puzzles.ts';
import { figuresOf } from './ideas.ts';
import { count, fail, gameOf } from './tool.ts';

interface Given {
  readonly seed: string;
  readonly n: string;
  readonly seeds: string;
  readonly out?: string;
  readonly lesson?: boolean;
  readonly check?: boolean;
  readonly mend?: boolean;
}

const fileOf = (game: AnyGame, out?: string): string => out ?? `src/games/${game.id}/puzzles.json`;

/** What was found before, as far as it is wanted. */
function kept(game: AnyGame, file: string, seed: string, wanted: number): Puzzles {
  const none: Puzzles = { seed, tried: 0, puzzles: [] };
  const known: Puzzles = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none;
  if (known.seed !== seed) return none;
  let left: Puzzles = { ...known, puzzles: [] };
  for (const one of known.puzzles)
    if (isWanted(game, left, one, wanted)) left = { ...left, puzzles: [...left.puzzles, one] };
  return left;
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

/** So many puzzles may have their best move in the same place, however few there are. */
const FEW = 5;
/** After so many seeds a grade may have three quarters of the puzzles. */
const PATIENCE = 1000;

/** No grade and no kind has more than half of the puzzles, no place of the list of those there are. */
function isWanted(game: AnyGame, puzzles: Puzzles, puzzle: PuzzleData, wanted: number): boolean {
  const { kind, most } = kindOf(puzzle, wanted);
  const half = wanted / 2;
  const count = (isAlike: (one: PuzzleData) => boolean): number =>
    puzzles.puzzles.filter(isAlike).length;
  const graded = puzzles.tried > PATIENCE ? (3 * wanted) / 4 : half;
  if (count(({ grade }) => grade === puzzle.grade) >= graded) return false;
  if (count((one) => kindOf(one, wanted).kind === kind) >= most) return false;
  return placesOf(game, puzzles, puzzle).every(
    (place) =>
      count((one) => placesOf(game, puzzles, one).includes(place)) <
      Math.max(FEW, puzzles.puzzles.length / 2),
  );
}

function seek(id: string, given: Given): void {
  const game = gameOf(id);
  const wanted = count(given.n);
  const file = fileOf(game, given.out);
  let found = kept(game, file, given.seed, wanted);
  while (found.puzzles.length < wanted && found.tried < count(given.seeds)) {
    const n = found.tried + 1;
    const known = found;
    const puzzle = puzzleIn(game, given.seed, n, (one) => isWanted(game, known, one, wanted));
    found = { ...found, tried: n, puzzles: [...found.puzzles, ...(puzzle ? [puzzle] : [])] };
    if (puzzle || n % 25 === 0) keep(file, found);
    if (puzzle)
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

/** A puzzle with the figures of today's analysis; undefined if its move is not surely the best. */
function heldNow(game: AnyGame, found: Puzzles, puzzle: PuzzleData): PuzzleData | undefined {
  const gains = gainsSurely(metAt(game, found, puzzle), puzzle.best);
  if (gains === undefined) return undefined;
  const others = gainsOver(gains, Object.keys(readGains(puzzle.others)));
  return Object.keys(others).length === 0 ? undefined : { ...puzzle, others: writeGains(others) };
}

/** Weighs the puzzles anew and prints those that do not hold, which go with `--mend`; fails while there are any. */
function check(game: AnyGame, isMended: boolean): void {
  const file = fileOf(game);
  const found: Puzzles = JSON.parse(readFileSync(file, 'utf8'));
  const puzzles: PuzzleData[] = [];
  for (const puzzle of found.puzzles) {
    const held = heldNow(game, found, puzzle);
    if (held !== undefined) puzzles.push(held);
    else process.stdout.write(`${game.id} ${puzzle.n}: ${puzzle.best}: ${puzzle.others}\n`);
  }
  process.stdout.write(`${game.id}: ${puzzles.length} of ${found.puzzles.length} hold\n`);
  if (isMended) keep(file, { ...found, puzzles });
  else if (puzzles.length < found.puzzles.length) process.exitCode = 1;
}

await new Command('puzzles')
  .argument('<game>', 'id of a game')
  .option('--seed <seed>', 'seed of the deals', 'puzzles')
  .option('-n <count>', 'puzzles', '42')
  .option('--seeds <count>', 'deals at most', '20000')
  .option('--out <file>', 'the file, if not that of the game')
  .option('--check', 'weighs its puzzles anew')
  .option('--mend', 'with --check: those that do not hold go')
  .option('--lesson', 'weighs the ideas of its lesson')
  .action((id: string, given: Given) => {
    if (given.lesson === true) weighIdeas(gameOf(id));
    else if (given.check === true) check(gameOf(id), given.mend === true);
    else seek(id, given);
  })
  .parseAsync()
  .catch(fail);
