/**
 * `npm run ladder -- GAME [-n N] [--seed S] [-o key=value] [--level easy,random] [--jobs J] [--json]`:
 * plays the levels of a game against each other; exits with 1 if one does not beat the one below.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { AnyGame, Level } from '../engine/game.ts';
import { LEVELS } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import {
  batchOf,
  dealsOf,
  differences,
  isClear,
  type LadderRecord,
  ladderTable,
  type Pair,
  pairsOf,
  type Rung,
  rungOf,
  standardMatches,
} from '../script/ladder.ts';
import { collect, count, fail, gameOf, optionsOf } from './tool.ts';

/** The share of one process: every `jobs`-th duplicate match from `first`, up to `matches`. */
interface Share {
  readonly id: string;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly pair: Pair;
  readonly matches: number;
  readonly first: number;
  readonly jobs: number;
}

interface Given {
  readonly n?: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly jobs: string;
  readonly level?: string;
  readonly json?: boolean;
  readonly record?: boolean;
}

function play({ id, options, seed, pair, matches, first, jobs }: Share): Found {
  const found: (readonly number[])[] = [];
  for (let match = first; match < matches; match += jobs)
    found.push(differences(gameOf(id), options, `${seed}/${match}`, pair));
  return found;
}

/** The differences of every match played. */
type Found = readonly (readonly number[])[];

/** The flag with which a ladder starts its helper processes: `ladder.ts --share JSON`. */
const SHARE = '--share';

const apart = (share: Share): Promise<Found> =>
  new Promise((resolve, reject) => {
    const helper = fork(fileURLToPath(import.meta.url), [SHARE, JSON.stringify(share)]);
    helper.once('message', (found: Found) => resolve(found));
    helper.once('exit', (code) => reject(new Error(`a helper ended with ${code}`)));
  });

/** The differences of the matches from `from` up to `matches`, in their order. */
async function batch(share: Omit<Share, 'first'>, from: number): Promise<Found> {
  const shares = await Promise.all(
    Array.from({ length: share.jobs }, (_, job) => {
      const own = { ...share, first: from + job };
      return share.jobs === 1 ? play(own) : apart(own);
    }),
  );
  return Array.from(
    { length: share.matches - from },
    (_, match) => shares[match % share.jobs]?.[Math.floor(match / share.jobs)] ?? [],
  );
}

/** A rung; `wholly`: all its matches are played, however clear the result. */
async function rung(share: Omit<Share, 'first'>, wholly: boolean): Promise<Rung> {
  const found: number[] = [];
  const { unit } = gameOf(share.id).extras.duplicate ?? {};
  const size = batchOf(share.matches);
  const soFar = (): Rung => rungOf(share.pair, found, unit);
  for (let from = 0; from < share.matches && (wholly || !isClear(soFar())); from += size) {
    const matches = Math.min(share.matches, from + size);
    found.push(...(await batch({ ...share, matches }, from)).flat());
  }
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

function keep(id: string, ladder: LadderRecord): void {
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(`${RECORDS}/${id}.json`, `${JSON.stringify(ladder, null, 2)}\n`);
}

async function ladder(id: string, given: Given): Promise<void> {
  const game = gameOf(id);
  const options = optionsOf(game, given.option, { deals: 1, ...game.extras.duplicate?.options });
  if (given.record === true && given.level !== undefined)
    throw new Error('--record keeps whole ladders, not one pair');
  const matches =
    given.n === undefined
      ? standardMatches(game, options)
      : Math.ceil(count(given.n) / dealsOf(game, options));
  const jobs = count(given.jobs);
  const rungs: Rung[] = [];
  for (const pair of pairs(game, given.level)) {
    const done = await rung(
      { id, options, seed: given.seed, pair, matches, jobs },
      given.n !== undefined,
    );
    rungs.push(done);
    if (given.json !== true) process.stderr.write(`${ladderTable([done]).split('\n')[1]}\n`);
  }
  process.stdout.write(`${given.json === true ? JSON.stringify(rungs) : ladderTable(rungs)}\n`);
  if (given.record === true) keep(id, { options, seed: given.seed, rungs });
  process.exitCode = rungs.every(({ holds }) => holds) ? 0 : 1;
}

const [, , first, share] = process.argv;
if (first === SHARE && share !== undefined) process.send?.(play(JSON.parse(share)));
else
  await new Command('ladder')
    .argument('<game>', 'id of a game')
    .option('-n <deals>', 'duplicate deals for each pair; a multiple of those of a match')
    .option('--seed <seed>', 'seed of the deals', 'ladder')
    .option('-o, --option <key=value>', 'option of the game', collect, [])
    .option('--jobs <processes>', 'processes to play on', `${availableParallelism()}`)
    .option('--level <pair>', 'only this pair, such as hard,medium')
    .option('--json', 'print the figures as JSON')
    .option('--record', 'keep the figures in test/ladder')
    .action(ladder)
    .parseAsync()
    .catch(fail);
