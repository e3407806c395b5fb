/**
 * `npm run proofs -- reasons|hints|reviews|slope|losses|luck GAME [-n N] [--seed S] [--by LEVEL] [-o key=value]`:
 * measures how far hints, reviews, and luck and play can be trusted. Prints one line of figures as JSON.
 * `npm run proofs -- habits GAME [LEVEL] [-n N] [--deals N] [--only HABIT] [--against CLONE] [--weigh]`: how often a
 * level does what a good player would not, until it has met so many opportunities for each habit; beside it what the
 * sources in another clone do there, and with `--weigh` how often that loses.
 * `npm run proofs -- pool`: reads such lines of slopes and prints the slope of all games together.
 */
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import type { Degree } from '../../src/ai/index.ts';
import { type Estimate, estimate } from '../../src/engine/estimate.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { LANGS } from '../../src/lang/text.ts';
import {
  type Checked,
  checkedReview,
  decisionsOf,
  EVEN,
  easyDeal,
  ownMoves,
  predictedAndActual,
  type Subject,
  testReasons,
} from './decisions.ts';
import { habitsIn } from './habit-counts.ts';
import {
  freshLead,
  freshLine,
  type Given as Hinted,
  hintAt,
  hintLines,
  isGivenAgain,
  isHeld,
  isReversed,
  quantile,
} from './hints.ts';
import { deciderIn } from './other-build.ts';
import { pooledSlope, slopeOf } from './slope.ts';
import { collect, count, fail, gameOf, optionsOf, whoOf } from './tool.ts';

interface Given {
  readonly n: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly by: string;
  readonly against?: string;
  readonly show?: boolean;
  readonly afresh?: boolean;
  readonly only: readonly string[];
  readonly deals?: string;
  readonly weigh?: boolean;
  readonly fresh: string;
  readonly streams: string;
  readonly replays: string;
}

type Figures = Readonly<Record<string, unknown>>;

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Some of what there is, as many as `most`. */
function* some<T>(all: Iterable<T | undefined>, most: number): Generator<T> {
  let left = most;
  for (const one of all) {
    if (one === undefined) continue;
    yield one;
    if (--left === 0) return;
  }
}

/** The deals that are looked at for so many decisions of a kind. */
const DEALS_EACH = 40;

const decisionsFor = (subject: Subject, wanted: number): ReturnType<typeof decisionsOf> =>
  decisionsOf(subject, DEALS_EACH * wanted);

function* mapped<T, R>(all: Iterable<T>, make: (one: T) => R): Generator<R> {
  for (const one of all) yield make(one);
}

/** Reasons of hints that hold on fresh worlds, and moves that give no reason against themselves. */
function reasons(subject: Subject, given: Given): Figures {
  let [hints, said, kept, itself, silent, off, reversed] = [0, 0, 0, 0, 0, 0, 0];
  const lost: string[] = [];
  for (const { match } of some(decisionsFor(subject, count(given.n)), count(given.n))) {
    const found = testReasons(match, count(given.fresh));
    hints++;
    said += found.said;
    kept += found.kept;
    itself += found.itself;
    silent += found.silent;
    off = Math.max(off, found.off);
    reversed += found.reversed;
    lost.push(...found.lost);
  }
  const shares = { kept: share(kept, said), silent: share(silent, itself) };
  return { hints, said, ...shares, reversed, itself, off, lost };
}

/** Hints as they are given: how surely one move is advised, its causes, and what hints cost. */
function hints(subject: Subject, given: Given): Figures {
  const found: Hinted[] = [];
  for (const { match } of some(decisionsFor(subject, count(given.n)), count(given.n))) {
    const hint = hintAt(match);
    found.push(hint);
    if (given.show) for (const line of shownHint(hint)) process.stderr.write(`${line}\n`);
  }
  const cpu = found.map((one) => one.cpu);
  const first = found.map((one) => one.first);
  const figures = {
    hints: found.length,
    oneMove: shareOf(found, ({ isOne }) => isOne),
    better: shareOf(found, ({ degree }) => degree === 'better'),
    probably: shareOf(found, ({ degree }) => degree === 'probably'),
    asGood: shareOf(found, ({ degree }) => degree === 'equal'),
    idle: shareOf(found, ({ degree }) => degree === 'idle'),
    behind: found.reduce((sum, one) => sum + one.better, 0),
    caused: shareOf(found, ({ isCaused }) => isCaused),
    reasoned: shareOf(found, ({ isReasoned }) => isReasoned),
    worlds: quantile(
      found.map(({ advice }) => advice.trials[0]?.runs.length ?? 0),
      0.5,
    ),
    cpu: { median: quantile(cpu, 0.5), p95: quantile(cpu, 0.95) },
    first: { median: quantile(first, 0.5), p95: quantile(first, 0.95) },
  };
  return given.afresh === true
    ? { ...figures, ...weighedAfresh(found, given.show === true) }
    : figures;
}

const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  share(all.filter(is).length, all.length);

/** Hints asked for again, and judged on twelve times the usual worlds. */
function weighedAfresh(found: readonly Hinted[], isShown: boolean): Figures {
  const decided = found.flatMap((hint) => {
    const lead = freshLead(hint);
    return lead === undefined ? [] : [{ hint, lead }];
  });
  if (isShown)
    for (const { hint, lead } of decided) process.stderr.write(`${freshLine(hint, lead)}\n`);
  const leadsOf = (wanted: Degree): readonly Estimate[] =>
    decided.filter(({ hint }) => hint.degree === wanted).map(({ lead }) => lead);
  const isAhead = ({ mean }: Estimate): boolean => mean > 0;
  return {
    same: shareOf(found, isGivenAgain),
    checked: decided.length,
    betterHolds: shareOf(
      decided.filter(({ hint }) => hint.degree === 'better'),
      ({ hint, lead }) => isHeld(hint, lead),
    ),
    probablyHolds: shareOf(leadsOf('probably'), isAhead),
    reversed: decided.filter(({ hint, lead }) => isReversed(hint, lead)).length,
  };
}

const shownHint = (hint: Hinted): readonly string[] => [
  `== ${hint.match.seed} ${hint.match.ply} ${hint.advice.by} ${hint.cpu.toFixed(2)} s`,
  ...LANGS.flatMap((lang) => hintLines(hint, lang)),
];

/** The slope of what the better move gained on what a review predicted. */
function slope(subject: Subject, given: Given): Figures {
  const level = subject.game.heuristics.levels.at(-1) ?? 'hard';
  const wanted = count(given.n);
  const found = mapped(decisionsFor(subject, wanted), (decision) =>
    predictedAndActual(decision, level, count(given.streams)),
  );
  const points = [...some(found, wanted)];
  const { mean, error } = slopeOf(points);
  return { positions: points.length, slope: mean, error };
}

/** How many mistakes of a player reviews name, and wrongly name, beside twelve times the worlds. */
function reviews(subject: Subject, given: Given): Figures {
  const wanted = count(given.n);
  const checked: Checked[] = [];
  for (const one of some(mapped(decisionsFor(subject, wanted), checkedReview), wanted)) {
    checked.push(one);
    if (given.show) process.stderr.write(`${JSON.stringify(one)}\n`);
  }
  const cpu = checked.map((one) => one.cpu);
  const mistakes = checked.filter(({ isMistake }) => isMistake);
  const said = checked.filter(({ isNamed }) => isNamed);
  const sizes = said.flatMap(({ size }) => (size === undefined ? [] : [size]));
  return {
    reviewed: checked.length,
    mistakes: mistakes.length,
    named: share(mistakes.filter(({ isNamed }) => isNamed).length, mistakes.length),
    said: said.length,
    false: share(said.filter(({ isFalse }) => isFalse).length, said.length),
    sizes: {
      median: quantile(sizes, 0.5),
      within: share(sizes.filter((size) => Math.abs(size - 1) <= EVEN).length, sizes.length),
    },
    cpu: { median: quantile(cpu, 0.5), p95: quantile(cpu, 0.95) },
    amiss: checked.flatMap(({ amiss }) => amiss ?? []),
  };
}

/** What each level loses by a decision, and what its moves gain over those of the level below. */
function losses(subject: Subject, given: Given): Figures {
  const { levels } = subject.game.heuristics;
  const decisions = [...some(decisionsFor(subject, count(given.n)), count(given.n))];
  const found = decisions
    .map(({ match }) => ownMoves(match, levels))
    .filter((own) => own.length > 0);
  return {
    ...reviews(subject, given),
    decisions: found.length,
    levels: levels.map((level, i) => ({
      level,
      loss: estimate(found.map((own) => own[i]?.loss ?? 0)).mean,
      ...(i > 0 && { overBelow: estimate(found.map((own) => own[i]?.gain ?? 0)) }),
    })),
  };
}

/** Luck and play of `easy` against the strongest, and how much quieter play is than points. */
function luck(subject: Subject, given: Given): Figures {
  const replays = count(given.replays);
  const fortunes = Array.from({ length: count(given.n) }, (_, n) =>
    easyDeal(subject, n, replays),
  ).flatMap((one) => one ?? []);
  const raw = estimate(fortunes.map(({ made }) => made));
  const play = estimate(fortunes.map((one) => one.play.mean));
  return {
    deals: fortunes.length,
    raw,
    luck: estimate(fortunes.map((one) => one.luck.mean)),
    play,
    quieter: play.error / raw.error,
  };
}

/** How often levels do what good players do not, in deals that `medium` leads. */
async function habits(
  { game, options, seed }: Subject,
  { n, against, deals, only, weigh }: Given,
  level?: string,
): Promise<Figures> {
  const plan = {
    ...{ game, options, seed, by: 'medium' as const },
    levels: level === undefined ? game.heuristics.levels : [whoOf(level)],
    decisions: count(n),
    every: 1,
    ...(deals && { deals: count(deals) }),
    other: against === undefined ? undefined : await deciderIn(against),
  };
  return { habits: habitsIn(plan, only, weigh === true) };
}

const PROOFS = { reasons, hints, reviews, slope, losses, luck, habits };
const isProof = (name: string): name is keyof typeof PROOFS => Object.hasOwn(PROOFS, name);

function subjectOf(game: AnyGame, { option, seed, by }: Given): Subject {
  return { game, options: optionsOf(game, option, { deals: 1 }), seed, who: whoOf(by) };
}

/** Lines of slopes on standard input as one. */
async function pool(): Promise<Figures> {
  const slopes = [];
  for await (const line of createInterface({ input: process.stdin }))
    if (line.startsWith('{')) slopes.push(JSON.parse(line));
  return { games: slopes.map(({ game }) => game), ...pooledSlope(slopes) };
}

async function prove(
  name: string,
  id: string | undefined,
  level: string | undefined,
  given: Given,
): Promise<void> {
  if (name === 'pool') {
    process.stdout.write(`${JSON.stringify({ proof: name, ...(await pool()) })}\n`);
    return;
  }
  if (id === undefined) throw new Error('a game is missing');
  if (!isProof(name)) throw new Error(`${name} is not one of ${Object.keys(PROOFS).join(', ')}`);
  const figures = await PROOFS[name](subjectOf(gameOf(id), given), given, level);
  process.stdout.write(`${JSON.stringify({ proof: name, game: id, ...figures })}\n`);
}

await new Command('proofs')
  .argument('<proof>', 'reasons, hints, reviews, slope, losses, luck, habits or pool')
  .argument('[game]', 'id of a game')
  .argument('[level]', 'of habits; all levels unless given')
  .option('-n <count>', 'decisions, or deals for luck', '200')
  .option('--seed <seed>', 'seed of the deals', 'proofs')
  .option('-o, --option <key=value>', 'option of the game', collect, [])
  .option('--by <level>', 'who leads to the decisions, one move in five at random', 'easy')
  .option('--fresh <count>', 'worlds that reasons are put to the test on', '2000')
  .option('--streams <count>', 'times a position is played on', '20')
  .option('--replays <count>', 'replays of a deal that make par', '8')
  .option('--against <clone>', 'a clone of another commit, whose habits are shown beside')
  .option('--only <habit>', 'a habit, where not all are counted', collect, [])
  .option('--deals <count>', 'deals that habits are looked for in at most')
  .option('--weigh', 'also how often a habit loses, played on')
  .option('--show', 'prints hints as they are read, and each review checked')
  .option('--afresh', 'asks for hints again, and judges them on twelve times the usual worlds')
  .action(prove)
  .parseAsync()
  .catch(fail);
