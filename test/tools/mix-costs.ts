/**
 * What decisions cost under random mixes of options: the longest legal list, the dearest decision of each level and
 * the most memory. One deal of every mix is led by the lowest level, each of whose decisions is timed, and one at
 * random, which comes to stranger positions. In both all levels decide where the list is longest and at a position
 * drawn by lot.
 */
import type { Who } from '../../src/ai/index.ts';
import { type AnyGame, LEVELS, type Level, NOBODY } from '../../src/engine/game.ts';
import type { MatchOptions, OptionValues } from '../../src/engine/options.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { mixesOf } from '../support/mixes.ts';
import { openPosition, type Position } from './decider.ts';

/** What is measured, and the most it may be. */
export const BOUNDS = {
  /** Moves of a legal list. */
  list: 2000,
  /** Seconds of CPU of a decision. */
  easy: 0.2,
  medium: 2,
  hard: 2,
  /** Megabytes of a process. */
  memory: 300,
} as const;
export type Measure = keyof typeof BOUNDS;

/** A figure and where it was found. */
export interface Found {
  readonly measure: Measure;
  readonly value: number;
  /** The number of the mix; 0: the defaults. */
  readonly mix: number;
  readonly leader: Who;
  readonly ply: number;
}

export interface Plan {
  readonly game: AnyGame;
  readonly seed: string;
  readonly mixes: number;
  /** The only mix to look at, if any. */
  readonly only?: number | undefined;
  /** The levels whose decisions are timed: all that the game has, unless given. */
  readonly levels?: readonly Level[] | undefined;
}

/** A deal led at random may go on for ever. */
const MOST_CHOICES = 600;

const MICROSECONDS = 1e6;
const KILOBYTES = 1024;

/** A decision, and the seconds of CPU that it took. */
interface Timed {
  readonly text: string;
  readonly cost: number;
}

const untimed = (at: Position, who: Who) => ({ text: at.decide(who), cost: undefined });

function timedOnce(at: Position, level: Level): Timed {
  const before = process.cpuUsage();
  const text = at.decide(level);
  const { user, system } = process.cpuUsage(before);
  return { text, cost: (user + system) / MICROSECONDS };
}

/**
 * What exceeds the bound is measured once more and the lower figure taken: other processes use the caches too, and
 * code may have been compiled meanwhile.
 */
function timed(at: Position, level: Level): Timed {
  const first = timedOnce(at, level);
  if (first.cost <= BOUNDS[level]) return first;
  return { ...first, cost: Math.min(first.cost, timedOnce(at, level).cost) };
}

/** A position in which a seat has a choice. */
interface Choice {
  readonly at: Position;
  /** The number of legal moves. */
  readonly length: number;
  /** Seconds of CPU of the leader's decision; undefined where they play at random. */
  readonly cost: number | undefined;
}

/** The choices of one deal, in which the leader decides for everybody. */
function* choices(from: Position, leader: Who): Generator<Choice> {
  let at = from;
  for (let n = 0; n < MOST_CHOICES && !at.isOver && at.actor !== NOBODY && at.deal === 1; ) {
    const { length } = at.legal();
    const isMeasured = length > 1 && leader !== 'random';
    const { text, cost } = isMeasured ? timed(at, leader) : untimed(at, leader);
    if (length > 1) {
      n++;
      yield { at, length, cost };
    }
    at = at.step(text);
  }
}

interface Chosen {
  readonly longest: Choice;
  readonly drawn: Choice;
}

/** The position with the longest list and one drawn by lot, after `visit` has seen each; undefined: no choices. */
function choose(
  all: Iterable<Choice>,
  lot: string,
  visit: (choice: Choice) => void,
): Chosen | undefined {
  const random = openQuickStream(lot);
  let chosen: Chosen | undefined;
  let count = 0;
  for (const choice of all) {
    visit(choice);
    count++;
    const isLongest = choice.length > (chosen?.longest.length ?? 0);
    const isDrawn = below(random, count) === 0;
    chosen = {
      longest: isLongest || chosen === undefined ? choice : chosen.longest,
      drawn: isDrawn || chosen === undefined ? choice : chosen.drawn,
    };
  }
  return chosen;
}

/** The levels of the game that are timed, from the lowest. */
const timedLevels = ({ game, levels = LEVELS }: Plan): readonly Level[] =>
  LEVELS.filter((level) => levels.includes(level) && game.heuristics.levels.includes(level));

/** What one deal costs that is led so. */
function* costsOfDeal(
  plan: Plan,
  mix: number,
  options: MatchOptions,
  leader: Who,
): Generator<Found> {
  const { game, seed } = plan;
  const found = (measure: Measure, value: number, { match }: Position): Found => ({
    measure,
    value,
    mix,
    leader,
    ply: match.ply,
  });
  const from = openPosition(game.id, { ...options, deals: 1 }, `${seed}/${mix}`);
  const led: Found[] = [];
  const chosen = choose(choices(from, leader), `${seed}/${mix}/${leader}`, ({ at, cost }) => {
    if (leader !== 'random' && cost !== undefined) led.push(found(leader, cost, at));
  });
  yield* led;
  if (chosen === undefined) return;
  const longest = chosen.longest.at;
  yield found('list', chosen.longest.length, longest);
  for (const at of new Set([longest, chosen.drawn.at]))
    for (const level of timedLevels(plan)) yield found(level, timed(at, level).cost, at);
  const peak = process.resourceUsage().maxRSS / KILOBYTES;
  yield found('memory', peak, longest);
}

/** The mixes by number. */
export const optionsOfMixes = ({ game, mixes, seed }: Plan): readonly MatchOptions[] =>
  mixesOf(game, mixes, seed);

/** Everything measured, mix by mix. The memory is that of this process so far. */
export function* costsOfMixes(plan: Plan): Generator<Found> {
  const [lowest] = timedLevels(plan);
  const leaders: readonly Who[] = lowest === undefined ? ['random'] : [lowest, 'random'];
  for (const [mix, options] of optionsOfMixes(plan).entries()) {
    if (plan.only !== undefined && mix !== plan.only) continue;
    for (const leader of leaders) yield* costsOfDeal(plan, mix, options, leader);
  }
}

export const isBeyond = ({ measure, value }: Found): boolean => value > BOUNDS[measure];

/** The worst of each measure, and all beyond their bounds; of memory only the first, since a process keeps it. */
export interface Worst {
  readonly worst: ReadonlyMap<Measure, Found>;
  readonly beyond: readonly Found[];
}

export function worstOf(all: Iterable<Found>, onBeyond?: (found: Found) => void): Worst {
  const worst = new Map<Measure, Found>();
  const beyond: Found[] = [];
  for (const one of all) {
    const before = worst.get(one.measure);
    const isKnown = one.measure === 'memory' && before !== undefined && isBeyond(before);
    if (isBeyond(one) && !isKnown) {
      beyond.push(one);
      onBeyond?.(one);
    }
    if (before === undefined || one.value > before.value) worst.set(one.measure, one);
  }
  return { worst, beyond };
}

const UNITS: Readonly<Record<Measure, (value: number) => string>> = {
  list: (value) => `${value} moves`,
  easy: (value) => `${(1000 * value).toFixed(0)} ms`,
  medium: (value) => `${(1000 * value).toFixed(0)} ms`,
  hard: (value) => `${(1000 * value).toFixed(0)} ms`,
  memory: (value) => `${value.toFixed(0)} MB`,
};

/** The options of a mix that are not the defaults, as a command takes them. */
function optionsText(options: OptionValues, standard: OptionValues): string {
  const own = Object.entries(options).filter(([key, value]) => value !== standard[key]);
  return own.map(([key, value]) => `-o ${key}=${value}`).join(' ');
}

/** A line of a table: the measure, its figure, where it was found and under which options. */
export function foundRow(found: Found, mixes: readonly MatchOptions[]): readonly string[] {
  const { measure, value, mix, leader, ply } = found;
  const [standard = { deals: 0, players: 0 }] = mixes;
  return [
    measure,
    UNITS[measure](value),
    `mix ${mix}, led by ${leader}, step ${ply}`,
    optionsText(mixes[mix] ?? standard, standard),
  ];
}
