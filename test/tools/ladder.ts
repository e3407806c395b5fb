/**
 * `npm run ladder -- GAME [-n N] [--seed S] [-o key=value] [--level easy,random] [--jobs J] [--json] [--record]`:
 * plays the levels of a game against each other; exits with 1 if one does not beat the one below.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { duplicateOf } from '../../src/engine/contest.ts';
import { type AnyGame, LEVELS, type Level } from '../../src/engine/game.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import { playTournament } from '../../src/script/threads/tournament-run.ts';
import { dealsPerMatch, openLeads } from '../../src/script/tournament/tournament.ts';
import {
  batchOf,
  isClear,
  type LadderRecord,
  ladderTable,
  type Pair,
  pairsOf,
  type Rung,
  rungOf,
  rungPlan,
  standardMatches,
  withRungs,
} from './rungs.ts';
import { collect, count, fail, gameOf, optionsOf } from './tool.ts';

interface Given {
  readonly n?: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly jobs: string;
  readonly level?: string;
  readonly json?: boolean;
  readonly record?: boolean;
}

interface Measured {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly matches: number;
  readonly threads: number;
}

/** A rung; `wholly`: all its matches are played, however clear the result. */
async function rung(pair: Pair, measured: Measured, wholly: boolean): Promise<Rung> {
  const { game, options, seed, matches, threads } = measured;
  const plan = rungPlan(game, options, seed, pair);
  const leads = openLeads(game, plan);
  const soFar = (): Rung => rungOf(pair, leads.byPair[0] ?? [], duplicateOf(game)?.unit);
  const interim = { every: batchOf(matches), isOver: () => !wholly && isClear(soFar()) };
  const range = { from: 0, to: matches };
  const refused = await playTournament(game, plan, range, leads, { threads, interim });
  if (refused !== undefined) throw new Error(refused.text.en);
  return soFar();
}

const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

function pairs(game: AnyGame, level: string | undefined): readonly Pair[] {
  if (level === undefined) return pairsOf(game);
  const [better = '', worse = 'random'] = level.split(',');
  if (!isLevel(better) || (worse !== 'random' && !isLevel(worse)))
    throw new Error(`${level} is not a pair of levels`);
  return [{ better, worse }];
}

/** Where the last figures of every game are kept, below the folder the script is called in. */
const RECORDS = 'test/ladder';

/** A long ladder can be played pair by pair: each rung is kept as soon as it is known. */
function keep({ id, heuristics }: AnyGame, played: LadderRecord): void {
  const file = `${RECORDS}/${id}.json`;
  mkdirSync(RECORDS, { recursive: true });
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const kept = withRungs(before, played, heuristics.levels);
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

async function ladder(id: string, given: Given): Promise<void> {
  const game = gameOf(id);
  const options = optionsOf(game, given.option, { deals: 1, ...duplicateOf(game)?.options });
  const played = pairs(game, given.level);
  const isRung = ({ better, worse }: Pair): boolean =>
    pairsOf(game).some((one) => one.better === better && one.worse === worse);
  if (given.record === true && !played.every(isRung))
    throw new Error('--record keeps pairs of the ladder: a level and the one below');
  const matches =
    given.n === undefined
      ? standardMatches(game, options)
      : Math.ceil(count(given.n) / dealsPerMatch(game, options));
  const { seed } = given;
  const measured = { game, options, seed, matches, threads: count(given.jobs) };
  const rungs: Rung[] = [];
  for (const pair of played) {
    const done = await rung(pair, measured, given.n !== undefined);
    rungs.push(done);
    if (given.record === true) keep(game, { options, seed, rungs: [done] });
    if (given.json !== true) process.stderr.write(`${ladderTable([done]).split('\n')[1]}\n`);
  }
  process.stdout.write(`${given.json === true ? JSON.stringify(rungs) : ladderTable(rungs)}\n`);
  process.exitCode = rungs.every(({ holds }) => holds) ? 0 : 1;
}

await new Command('ladder')
  .argument('<game>', 'id of a game')
  .option('-n <deals>', 'duplicate deals for each pair; a multiple of those of a match')
  .option('--seed <seed>', 'seed of the deals', 'ladder')
  .option('-o, --option <key=value>', 'option of the game', collect, [])
  .option('--jobs <threads>', 'threads to play on', `${availableParallelism()}`)
  .option('--level <pair>', 'only this pair, such as hard,medium')
  .option('--json', 'print the figures as JSON')
  .option('--record', 'keep the figures in test/ladder')
  .action(ladder)
  .parseAsync()
  .catch(fail);
