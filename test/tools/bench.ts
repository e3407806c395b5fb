/**
 * `npm run bench [-- --json] [-- --seconds S]`: playouts per second for every game, the games' own
 * measurements, moves over the bot protocol, how long the built program takes to start, and to answer a key on
 * the screen, and what it holds of its heap in the end.
 * `npm run bench -- start [--node PATH]`: only how long the program takes to start, by another Node too.
 * `npm run bench -- screen`, `heap`: only keys on the screen, or the heap.
 * With `--against CLONE` all of these figures of the program stand beside those of another clone, which is built.
 * `npm run bench -- review [GAME …] [-n MATCHES] [--pace SECONDS]`: how long after the last card a review is complete
 * where a person takes four seconds for a decision, and what keys take meanwhile (`bench-review.ts`).
 * `npm run bench -- library [--against CLONE]`: steps a second through the library, the engine and a simulation
 * (`bench-library.ts`).
 * `npm run bench -- GAME [-o key=value] [-n DEALS] [--seed S]`: one game, with these options, and
 * its own figures over random deals.
 * `npm run bench -- bridge [--half even|odd] [--against CLONE]`: first how far its bidding is from par, where the
 * tables of `npm run bench -- tables [-n BOARDS]` are there (see `boards.ts`).
 * `npm run bench -- bridge laws [-o ns=acol] [-n BOARDS]`: whether calls mean what they say (`bidding-laws.ts`), and
 * whether artificial bids that were doubled are ever passed out (`doubled-calls.ts`).
 * `npm run bench -- bridge bounds [-n BOARDS]`, `bridge rules --against CLONE [-n BOARDS]`: bounds of rules that should
 * move, and these rules against those of another clone; without one, `-o ns=acol`: one system card against another
 * (`bidding-rules.ts`).
 * `npm run bench -- GAME play [-n DEALS] [--level medium,hard]`: what the levels' cards lose against all cards open.
 * `npm run bench -- GAME work --against CLONE [-n TIMES]`: the game's own work beside that of another clone.
 * `npm run bench -- strength [GAME …] [--against CLONE] [-n DECISIONS] [--level medium,hard] [--weigh]`: what
 * decisions cost, and with `--weigh` what they lose; beside it what the sources in another clone decide.
 * `npm run bench -- mixes [GAME …] [-n MIXES] [--seed S] [--only MIX]`: the longest legal list, the dearest decisions
 * and the memory under random mixes of options; exits with 1 if any exceeds its bound (`mix-costs.ts`).
 * `npm run bench -- edges [GAME …] [-n DECISIONS]`: the 95th percentile of each level's CPU under the options where
 * decisions cost most; exits with 1 if any exceeds its bound (`edges.ts`).
 * `npm run bench -- duel GAME … --against CLONE [-n DEALS]`: a duplicate match with that clone's same levels.
 */
import { spawnSync } from 'node:child_process';
import { Command } from 'commander';
import { duplicateOf } from '../../src/engine/contest.ts';
import type { Estimate } from '../../src/engine/estimate.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { openStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { bench as boardsBench, strongest } from '../../src/games/bridge/analysis/bench.ts';
import { type Options, options } from '../../src/games/bridge/state/state.ts';
import { systemCards } from '../../src/games/bridge/state/system-card.ts';
import { games } from '../../src/games/index.ts';
import { columns } from '../../src/lang/report.ts';
import { heapSizes } from './bench-heap.ts';
import { libraryRows, librarySpeeds } from './bench-library.ts';
import { programRow, programSpeed } from './bench-programs.ts';
import { keyRows, REVIEWED, reviewRow } from './bench-review.ts';
import { screenTimes } from './bench-screen.ts';
import { startRows, startTimes } from './bench-start.ts';
import { builtPrograms, measuredRows } from './bench-terminal.ts';
import { bidBoard, type callByRules, type callOn } from './bidder.ts';
import { bidByRules, contestLine, findingsOf, lawLines } from './bidding-laws.ts';
import { boundLines, matchOfCards, matchOfRules, weighBounds } from './bidding-rules.ts';
import { bidsOf, computeTables, goodSlamLine, matchLine, report, tabledBoards } from './boards.ts';
import { workOf } from './decider.ts';
import { doubledCalls, doubledLine } from './doubled-calls.ts';
import { EDGES, edgesOf } from './edges.ts';
import { costsOfMixes, foundRow, optionsOfMixes, worstOf } from './mix-costs.ts';
import { cardLosses, cardLossRow } from './open-cards.ts';
import { builtIn, deciderIn } from './other-build.ts';
import { compareWork, measurePlayouts, measureWork } from './playouts.ts';
import { duel, duelRow, strengthIn, strengthRow } from './strength.ts';
import { collect, count, fail, gameOf, optionsOf, whoOf } from './tool.ts';

interface Given {
  readonly json?: boolean;
  readonly seconds: string;
  readonly option: readonly string[];
  readonly n?: string;
  readonly seed: string;
  readonly half?: string;
  readonly level: string;
  readonly against?: string;
}

interface GameSpeed {
  readonly game: string;
  readonly playouts: number;
  readonly steps: number;
  /** The rate per second of the game's own bench. */
  readonly work?: { readonly rate: number; readonly unit: string };
}

function speedOf(game: AnyGame, options: MatchOptions, seconds: number): GameSpeed {
  const speed = measurePlayouts(game, options, seconds);
  const rate = (done: number): number => Math.round(done / speed.seconds);
  const found = { game: game.id, playouts: rate(speed.playouts), steps: rate(speed.steps) };
  const own = workOf(game.id);
  return own === undefined ? found : { ...found, work: { rate: measureWork(own), unit: own.unit } };
}

const speedRow = ({ game, playouts, steps, work }: GameSpeed): readonly string[] => [
  game,
  `${playouts} playouts a second`,
  `${steps} steps a second`,
  ...(work === undefined ? [] : [`${work.rate.toFixed(2)} ${work.unit} a second`]),
];

const figureRow = ({
  name,
  value,
  unit,
}: ReturnType<typeof boardsBench.figures>[number]): readonly string[] => [
  name,
  `${Number(value.toFixed(2))} ${unit}`,
];

interface Bidder {
  readonly bidBoard: typeof bidBoard;
  readonly callOn: typeof callOn;
}

const print = (given: Given, json: unknown, parts: readonly string[]): void =>
  console.log(given.json === true ? JSON.stringify(json) : parts.join('\n\n'));

/** The game whose random playouts are quickest among those for several players: the protocol's own cost shows most. */
function quickest(speeds: readonly GameSpeed[]): AnyGame | undefined {
  const several = games.filter((game) => optionsOf(game, []).players > 1);
  const stepsOf = ({ id }: AnyGame): number => speeds.find(({ game }) => game === id)?.steps ?? 0;
  return [...several].sort((one, two) => stepsOf(two) - stepsOf(one))[0];
}

async function benchAll(given: Given): Promise<void> {
  const seconds = Number(given.seconds);
  const speeds = games.map((game) => speedOf(game, optionsOf(game, []), seconds));
  const game = quickest(speeds);
  const programs = game === undefined ? [] : [await programSpeed(game, seconds)];
  const builds = builtPrograms(given.against);
  const start = await startTimes(builds);
  const screen = await screenTimes(builds);
  const heap = await heapSizes(builds);
  print(given, { speeds, programs, start, screen, heap }, [
    columns(speeds.map(speedRow)),
    columns(programs.map(programRow)),
    columns(startRows(start)),
    columns(measuredRows(builds, screen)),
    columns(measuredRows(builds, heap)),
  ]);
}

const PARITIES: Readonly<Record<string, number>> = { even: 0, odd: 1 };

/** How far from par the strongest level's contracts are, beside those of another commit. */
async function benchBoards({ n, half, against }: Given): Promise<void> {
  const which = half === undefined ? undefined : PARITIES[half];
  if (half !== undefined && which === undefined) throw new Error(`${half} is neither even nor odd`);
  const file = new URL('../../test/tools/bidder.ts', import.meta.url);
  const other = against === undefined ? undefined : await builtIn<Bidder>(against, file);
  const boards = tabledBoards(count(n ?? '4000'), which);
  const others = other && bidsOf(boards, other.bidBoard);
  const bids = bidsOf(boards, bidBoard);
  console.log(report(bids, others).join('\n'));
  console.log(goodSlamLine(boards, bids));
  if (other !== undefined) console.log(matchLine(boards, other.callOn));
}

async function benchOne(game: AnyGame, given: Given): Promise<void> {
  if (game.id === 'bridge') await benchBoards(given);
  const options = optionsOf(game, given.option);
  const speed = speedOf(game, options, Number(given.seconds));
  const deals = count(given.n ?? '1000');
  const figures = game.id === 'bridge' ? boardsBench.figures(deals, openStream(given.seed)) : [];
  const tables = [columns([speedRow(speed)]), columns(figures.map(figureRow))];
  print(given, { speed, figures }, tables.filter(Boolean));
}

/** Bridge's options, with those given. */
function bridgeOptions(given: readonly string[]): Options {
  const values = given.map((one) => one.split('='));
  const resolved = resolveOptions(options, Object.fromEntries(values));
  if (isRefusal(resolved)) throw new Error(resolved.text.en);
  return resolved;
}

/** Of so many boards bid by the rules one is bid by the strongest level too. */
const FEWER = 100;
/** Of so many doubled calls one is answered by the strongest level too. */
const FEWER_DOUBLED = 40;

function benchLaws({ n, option }: Given): void {
  const boards = count(n ?? '20000');
  const cards = systemCards(bridgeOptions(option));
  console.log(`by the rules\n${lawLines(findingsOf(boards, undefined, cards)).join('\n')}`);
  const fewer = findingsOf(Math.ceil(boards / FEWER), [strongest, strongest], cards);
  console.log(`by the strongest level\n${lawLines(fewer).join('\n')}`);
  console.log(`by the rules: ${doubledLine(doubledCalls(boards, undefined, cards))}`);
  const least = Math.ceil(boards / FEWER_DOUBLED);
  console.log(`by the strongest level: ${doubledLine(doubledCalls(least, strongest, cards))}`);
  console.log(contestLine(boards, bidByRules));
}

function benchPlay(game: AnyGame, given: Given): void {
  if (game.extras.openCards === undefined) throw new Error(`${game.id} counts no open cards`);
  const options = optionsOf(game, given.option);
  for (const who of given.level.split(',').map(whoOf)) {
    const found = cardLosses(game, options, who, given.seed, count(given.n ?? '200'));
    print(given, found, [columns([cardLossRow(found)])]);
  }
}

async function benchWork(game: AnyGame, given: Given): Promise<void> {
  const clone = given.against;
  if (clone === undefined) throw new Error('--against CLONE is missing');
  const own = workOf(game.id);
  const other = (await deciderIn(clone)).workOf(game.id);
  if (own === undefined || other === undefined)
    throw new Error(`${game.id} has no work of its own`);
  const found = compareWork(own, other, count(given.n ?? String(own.times)));
  const rate = (seconds: number): string => (found.times / seconds).toFixed(2);
  const ratio = (found.other / found.own).toFixed(2);
  const rows = [
    [`${found.times} ${own.unit}`, `${rate(found.own)} a second of CPU`],
    [`the same by ${clone}`, `${rate(found.other)} a second`],
    ['ratio', ratio],
  ];
  print(given, { ...found, ratio }, [columns(rows)]);
}

interface StrengthGiven {
  readonly n: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly against?: string;
  readonly level: string;
  readonly weigh?: boolean;
  readonly positions?: string;
}

/** Of so many decisions of a deal one is looked at, so that positions differ. */
const EVERY = 7;

/** What a comparison of decisions needs, from the command line. */
const planOf = (
  game: AnyGame,
  given: StrengthGiven,
  standard: Readonly<Record<string, unknown>> = {},
) => ({
  game,
  options: optionsOf(game, given.option, { deals: 1, ...standard }),
  seed: given.seed,
  by: 'medium' as const,
  levels: given.level.split(',').map(whoOf),
  decisions: count(given.n),
});

/**
 * The command for one game, in a process of its own: several games in one keep each other's code from being fast.
 * Returns the exit code.
 */
function alone(game: AnyGame, ids: readonly string[]): number {
  const [node = '', tool = '', ...args] = process.argv;
  const others = args.filter((arg) => !ids.includes(arg));
  const { status } = spawnSync(node, [tool, ...others, game.id], { stdio: 'inherit' });
  if (status === null || status > 1) throw new Error(`${game.id} failed`);
  return status;
}

async function benchStrength(ids: readonly string[], given: StrengthGiven): Promise<void> {
  const asked = ids.length === 0 ? games : ids.map(gameOf);
  if (asked.length > 1) {
    for (const game of asked) if (alone(game, ids) !== 0) throw new Error(`${game.id} failed`);
    return;
  }
  const other = given.against === undefined ? undefined : await deciderIn(given.against);
  const isWeighed = given.weigh === true;
  for (const game of asked) {
    if (game.heuristics.levels.length === 0) continue;
    const found = strengthIn({ ...planOf(game, given), every: EVERY, other }, isWeighed);
    console.log(columns(found.map((one) => [game.id, ...strengthRow(one, isWeighed)])));
  }
}

interface MixesGiven {
  readonly n: string;
  readonly seed: string;
  readonly only?: string;
}

/** The worst of each measure and what exceeds its bound; the exit code is 1 if anything does. */
function benchMixes(ids: readonly string[], { n, seed, only }: MixesGiven): void {
  const [game, ...more] = ids.length === 0 ? games : ids.map(gameOf);
  if (game === undefined) return;
  if (more.length > 0) {
    const codes = [game, ...more].map((one) => alone(one, ids));
    process.exitCode = Math.max(...codes);
    return;
  }
  const plan = { game, seed, mixes: count(n), only: only === undefined ? undefined : Number(only) };
  const mixes = optionsOfMixes(plan);
  const { worst, beyond } = worstOf(costsOfMixes(plan), (found) =>
    console.log([game.id, 'beyond', ...foundRow(found, mixes)].join('  ')),
  );
  console.log(columns([...worst.values()].map((found) => [game.id, ...foundRow(found, mixes)])));
  process.exitCode = beyond.length > 0 ? 1 : 0;
}

interface EdgesGiven {
  readonly n: string;
  readonly seed: string;
}

/** What decisions cost at the edges, each game in a process of its own; the exit code is 1 if any is too dear. */
function benchEdges(given: readonly string[], { n, seed }: EdgesGiven): void {
  const [game, ...more] = (given.length === 0 ? Object.keys(EDGES) : given).map(gameOf);
  if (game === undefined) return;
  if (more.length > 0) {
    process.exitCode = Math.max(...[game, ...more].map((one) => alone(one, given)));
    return;
  }
  const planWith = (option: readonly string[]) => ({
    ...planOf(game, { n, seed, option, level: 'hard' }),
    every: EVERY,
    other: undefined,
  });
  for (const { rows, isDear } of edgesOf(game, planWith)) {
    console.log(columns(rows));
    if (isDear) process.exitCode = 1;
  }
}

/** A duplicate match of each level with the same level of the other clone. */
async function benchDuel(
  ids: readonly string[],
  given: StrengthGiven & { readonly against: string },
): Promise<void> {
  const other = await deciderIn(given.against);
  for (const game of ids.map(gameOf)) {
    const plan = {
      ...planOf(game, given, duplicateOf(game)?.options),
      every: 1,
      other,
      ...(given.positions && { positions: count(given.positions) }),
    };
    for (const who of plan.levels)
      console.log(columns([[game.id, who, ...duelRow(duel(plan, other, who))]]));
  }
}

/** Boards bid by rules in a minute or two. */
const MANY = '20000';

function benchBounds({ n = MANY }: Given): void {
  for (const line of boundLines(weighBounds(count(n)), count(n))) console.log(line);
}

async function benchRules({ n = MANY, against, option }: Given): Promise<void> {
  const print = (what: string, { mean, error }: Estimate): void =>
    console.log(`${what}: ${mean.toFixed(3)} ± ${error.toFixed(3)} IMPs a board (${n} boards)`);
  if (option.length > 0)
    return print(option.join(' '), matchOfCards(bridgeOptions(option), count(n)));
  if (against === undefined) throw new Error('--against CLONE is missing');
  const file = new URL('../../test/tools/bidder.ts', import.meta.url);
  const other = await builtIn<{ readonly callByRules: typeof callByRules }>(against, file);
  print('these rules against the others', matchOfRules(other.callByRules, count(n)));
}

const bench = new Command('bench')
  .argument('[game]', 'id of a game')
  .argument('[what]', 'play, work, laws, bounds or rules instead of its usual figures')
  .option('--seconds <s>', 'for each game', '1')
  .option('-o, --option <key=value>', 'option of the game', collect, [])
  .option('-n <deals>', 'random deals for its own figures; 1000, or 200 to play')
  .option('--level <levels>', 'the levels that play', 'medium,hard')
  .option('--against <clone>', 'a clone of another commit, whose work or contracts are beside')
  .option('--seed <seed>', 'seed of these deals', 'bench')
  .option('--half <half>', 'bridge: only even or odd boards')
  .option('--json', 'print the figures as JSON')
  .action((id: string | undefined, what: string | undefined, given: Given) => {
    if (id === undefined) return benchAll(given);
    if (what === 'play') return benchPlay(gameOf(id), given);
    if (what === 'laws') return benchLaws(given);
    if (what === 'bounds') return benchBounds(given);
    if (what === 'rules') return benchRules(given);
    return what === 'work' ? benchWork(gameOf(id), given) : benchOne(gameOf(id), given);
  })
  .enablePositionalOptions();
bench
  .command('tables')
  .option('-n <boards>', 'boards in all', '4000')
  .action(({ n }: { readonly n: string }) => computeTables(count(n)));
interface ProgramGiven {
  readonly node?: string;
  readonly against?: string;
}

const BESIDE = ['--against <clone>', 'a built clone, whose figures are shown beside'] as const;

bench
  .command('start')
  .option('--node <path>', 'another Node than this one')
  .option(...BESIDE)
  .action(async ({ node, against }: ProgramGiven) =>
    console.log(columns(startRows(await startTimes(builtPrograms(against), node)))),
  );
for (const [name, measure] of [
  ['screen', screenTimes],
  ['heap', heapSizes],
] as const)
  bench
    .command(name)
    .option(...BESIDE)
    .action(async ({ against }: ProgramGiven) => {
      const builds = builtPrograms(against);
      console.log(columns(measuredRows(builds, await measure(builds))));
    });
interface LibraryBench {
  readonly librarySpeeds: typeof librarySpeeds;
}

/** The library's speeds here, and those of another clone's sources under the same measure. */
async function benchLibrary({ seconds, against }: ProgramGiven & { readonly seconds: string }) {
  const rows = libraryRows(librarySpeeds(Number(seconds)), 'here');
  if (against === undefined) return console.log(columns(rows));
  const file = new URL('../../test/tools/bench-library.ts', import.meta.url);
  const other = await builtIn<LibraryBench>(against, file);
  const others = libraryRows(other.librarySpeeds(Number(seconds)), against);
  console.log(columns([...rows, ...others]));
}

bench
  .command('library')
  .option('--seconds <s>', 'for each figure', '1')
  .option('--against <clone>', 'a clone of another commit, whose figures are shown beside')
  .action(benchLibrary);
bench
  .command('strength')
  .argument('[games...]', 'ids of games; all unless given')
  .option('-n <decisions>', 'positions in each game', '40')
  .option('--seed <seed>', 'seed of the deals', 'strength')
  .option('-o, --option <key=value>', 'option of the games', collect, [])
  .option('--level <levels>', 'the levels to look at', 'medium,hard')
  .option('--against <clone>', 'a clone of another commit, whose decisions are shown beside')
  .option('--weigh', 'also what the moves lose by a reference search')
  .action(benchStrength);
interface ReviewGiven {
  readonly n: string;
  readonly pace: string;
  readonly seed: string;
  readonly option: readonly string[];
}

async function benchReviews(ids: readonly string[], given: ReviewGiven): Promise<void> {
  const asked = (ids.length === 0 ? REVIEWED : ids).map(gameOf);
  const { seed, option: options } = given;
  const plan = { seed, options, matches: count(given.n), pace: Number(given.pace) };
  for (const game of asked) console.log(columns([await reviewRow({ ...plan, game })]));
  const [program] = builtPrograms();
  const [first] = asked;
  if (program !== undefined && first !== undefined)
    console.log(columns(await keyRows(program, first)));
}

bench
  .command('review')
  .argument('[games...]', 'ids of games; five unless given')
  .option('-n <matches>', 'matches of one deal each', '3')
  .option('--pace <s>', 'seconds that the person takes for a decision', '4')
  .option('--seed <seed>', 'seed of the deals', 'review')
  .option('-o, --option <key=value>', 'option of the games', collect, [])
  .action(benchReviews);
bench
  .command('mixes')
  .argument('[games...]', 'ids of games; all unless given')
  .option('-n <mixes>', 'mixes of each game, beside its defaults', '300')
  .option('--seed <seed>', 'seed of the mixes and deals', 'mixes')
  .option('--only <mix>', 'the number of one of them')
  .action(benchMixes);
bench
  .command('edges')
  .argument('[games...]', 'ids of games; all with dear options unless given')
  .option('-n <decisions>', 'decisions of each level', '60')
  .option('--seed <seed>', 'seed of the deals', 'edges')
  .action(benchEdges);
bench
  .command('duel')
  .argument('<games...>', 'ids of games')
  .option('-n <deals>', 'deals at most', '400')
  .option('--seed <seed>', 'seed of the deals', 'duel')
  .option('-o, --option <key=value>', 'option of the games', collect, [])
  .option('--level <levels>', 'the levels to compare', 'medium,hard')
  .option('--positions <most>', 'that either may search, if fewer than the level does')
  .requiredOption('--against <clone>', 'a clone of another commit')
  .action(benchDuel);
await bench.parseAsync().catch(fail);
process.exit();
