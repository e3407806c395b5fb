/**
 * What levels decide, side by side with what they decide in an earlier commit's sources: the same positions of
 * deals that a level leads, every second one asked of the other first.
 */
import { type Effort, effortAtMost, type Who } from '../../src/ai/index.ts';
import { type Estimate, estimate } from '../../src/engine/estimate.ts';
import { type AnyGame, NOBODY } from '../../src/engine/game.ts';
import { type MatchOptions, recordedOptions } from '../../src/engine/options.ts';
import {
  type DuplicateSide,
  leadsOf,
  seatings,
  type TablePoints,
} from '../../src/script/tournament/duplicate.ts';
import { openPosition, type Position } from './decider.ts';
import { type Decided, lossesOf } from './decisions.ts';
import type { Decider } from './other-build.ts';

export interface Plan {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  /** Who plays the deals. */
  readonly by: Who;
  readonly levels: readonly Who[];
  /** Decisions with a choice; in habits, those with an opportunity for one. */
  readonly decisions: number;
  /** At most so many of a deal, evenly spread. */
  readonly every: number;
  readonly other: Decider | undefined;
  /** Both builds lead. */
  readonly isTimed?: boolean;
  /** All that may be looked through; no end unless given. */
  readonly deals?: number;
  /** In a duel: that either build may search, if fewer than the level of this one. */
  readonly positions?: number;
}

/** A decision that one build made of a position. */
interface Timed {
  readonly move: string;
  /** Milliseconds of CPU. */
  readonly cpu: number;
}

/** As a record names them: an older build does not know the options that came later. */
export const optionsIn = ({ game, options }: Plan) => recordedOptions(game.options, options);

export interface Both {
  readonly at: Position;
  readonly who: Who;
  readonly own: Timed;
  readonly other?: Timed;
}

const MICROSECONDS = 1000;

function timed(position: Position, who: Who | Effort): Timed {
  const before = process.cpuUsage();
  const move = position.decide(who);
  const { user, system } = process.cpuUsage(before);
  return { move, cpu: (user + system) / MICROSECONDS };
}

/** The decision of both builds, in turn first. */
function both(at: Position, other: Position | undefined, who: Who, turn: number): Both {
  if (other === undefined) return { at, who, own: timed(at, who) };
  if (turn % 2 === 0) {
    const own = timed(at, who);
    return { at, who, own, other: timed(other, who) };
  }
  const theirs = timed(other, who);
  return { at, who, own: timed(at, who), other: theirs };
}

/** The positions with a choice, each with the same one of the other build, while the caller takes more. */
function* positions(
  plan: Plan,
  isWanted: (at: Position) => boolean,
): Generator<readonly [Position, Position | undefined]> {
  for (let number = 0; number < (plan.deals ?? Number.POSITIVE_INFINITY); number++) {
    const seed = `${plan.seed}/${number}`;
    let own = openPosition(plan.game.id, plan.options, seed);
    let other = plan.other?.openPosition(plan.game.id, optionsIn(plan), seed);
    for (let ply = number; !own.isOver && own.actor !== NOBODY && own.deal === 1; ply++) {
      const legal = own.legal();
      if (legal.length > 1 && ply % plan.every === 0 && isWanted(own)) yield [own, other];
      const move = own.decide(plan.by);
      // Not heeded, but the compiler has seen as much of either build.
      if (plan.isTimed === true) other?.decide(plan.by);
      own = own.step(move);
      other = other?.step(move);
    }
  }
}

export function* decisions(plan: Plan, isWanted: (at: Position) => boolean): Generator<Both> {
  let turn = 0;
  for (const [own, other] of positions(plan, isWanted)) {
    if (turn >= plan.decisions) return;
    for (const who of plan.levels) yield both(own, other, who, turn);
    turn++;
  }
}

/** What decisions of a level cost, in milliseconds of CPU, and what they lose by a reference search. */
interface Cost {
  readonly median: number;
  readonly p95: number;
  readonly total: number;
  readonly loss: Estimate;
}

export interface LevelFigures {
  readonly who: Who;
  readonly decisions: number;
  readonly own: Cost;
  readonly other?: Cost & {
    /** The share of decisions that are the same. */
    readonly same: number;
    /** What its moves lose more than those of this build. */
    readonly more: Estimate;
  };
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function costOf(made: readonly Timed[], losses: readonly number[]): Cost {
  const cpu = made.map((one) => one.cpu);
  return {
    median: quantile(cpu, 0.5),
    p95: quantile(cpu, 0.95),
    total: cpu.reduce((sum, one) => sum + one, 0),
    loss: estimate(losses),
  };
}

function levelFigures(made: readonly Both[], who: Who, isWeighed: boolean): LevelFigures {
  const own = made.map((one) => one.own);
  const others = made.flatMap((one) => one.other ?? []);
  const decided = made.map(
    ({ at, ...one }): Decided => ({
      match: at.match,
      moves: [one.own.move, ...(one.other === undefined ? [] : [one.other.move])],
    }),
  );
  const losses = isWeighed ? decided.map(lossesOf) : [];
  const lossesAt = (place: number): readonly number[] => losses.map((each) => each[place] ?? 0);
  const figures = { who, decisions: made.length, own: costOf(own, lossesAt(0)) };
  if (others.length === 0) return figures;
  const same = made.filter((one) => one.other?.move === one.own.move).length / made.length;
  const more = estimate(losses.map(([mine = 0, theirs = 0]) => theirs - mine));
  return { ...figures, other: { ...costOf(others, lossesAt(1)), same, more } };
}

/** What each level costs and loses in a game, old and new at the same positions. */
export function strengthIn(plan: Plan, isWeighed: boolean): readonly LevelFigures[] {
  const made = [...decisions({ ...plan, isTimed: true }, () => true)];
  return plan.levels.map((who) =>
    levelFigures(
      made.filter((one) => one.who === who),
      who,
      isWeighed,
    ),
  );
}

/** A duplicate match of this build, side 0, against the other: how much more a seat makes a deal. */
export interface Duel {
  readonly deals: number;
  readonly lead: Estimate;
  /** The CPU of a decision of this build as a share of the other's. */
  readonly cpu: number;
}

type Positions = readonly [Position, Position];

interface Clocks {
  readonly spent: [number, number];
  readonly made: [number, number];
}

function tableOf(
  from: Positions,
  sides: readonly DuplicateSide[],
  who: Who | Effort,
  clocks: Clocks,
): TablePoints {
  let at = from;
  while (!at[0].isOver) {
    const side = sides[at[0].actor] ?? 0;
    const { move, cpu } = timed(at[side], who);
    clocks.spent[side] += cpu;
    clocks.made[side]++;
    at = [at[0].step(move), at[1].step(move)];
  }
  return [at[0].match.closed?.points ?? []];
}

/** Enough errors to end a duel of which the result is clear, and the fewest deals before. */
const CLEAR = 4;
const FEWEST_DEALS = 40;

/** Plays deals until the result is clear, to `plan.decisions` deals at most. */
export function duel(plan: Plan, other: Decider, who: Who): Duel {
  const leads: number[] = [];
  const either = effortAtMost(plan.game, who, plan.positions ?? Number.POSITIVE_INFINITY);
  const clocks: Clocks = { spent: [0, 0], made: [0, 0] };
  const isClear = ({ mean, error }: Estimate): boolean =>
    leads.length >= FEWEST_DEALS && Math.abs(mean) > CLEAR * error;
  for (let deal = 0; deal < plan.decisions && !isClear(estimate(leads)); deal++) {
    const seed = `${plan.seed}/${deal}`;
    const begin = (): Positions => [
      openPosition(plan.game.id, plan.options, seed),
      other.openPosition(plan.game.id, optionsIn(plan), seed),
    ];
    const tables = seatings(plan.options.players).map((sides) =>
      tableOf(begin(), sides, either, clocks),
    );
    leads.push(...leadsOf(plan.game, plan.options, tables));
  }
  const { spent, made } = clocks;
  const cpu = spent[0] / made[0] / (spent[1] / made[1]);
  return { deals: leads.length, lead: estimate(leads), cpu };
}

const ms = (time: number): string => time.toFixed(time < 10 ? 2 : 0);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const plusMinus = ({ mean, error }: Estimate): string => `${mean.toFixed(3)} ± ${error.toFixed(3)}`;

/** The lines of a table: a level a line. */
export const strengthRow = (
  { who, decisions, own, other }: LevelFigures,
  isWeighed: boolean,
): readonly string[] => [
  who,
  `${decisions} decisions`,
  `median ${ms(own.median)} ms`,
  `p95 ${ms(own.p95)} ms`,
  ...(isWeighed ? [`loses ${plusMinus(own.loss)}`] : []),
  ...(other === undefined
    ? []
    : [
        `before ${ms(other.median)} and ${ms(other.p95)}`,
        `CPU ${(own.total / other.total).toFixed(3)}`,
        `same ${percent(other.same)}`,
        ...(isWeighed ? [`lost more ${plusMinus(other.more)}`] : []),
      ]),
];

export const duelRow = ({ deals, lead, cpu }: Duel): readonly string[] => [
  `${deals} deals`,
  `ahead by ${plusMinus(lead)} a deal`,
  `${(lead.mean === 0 ? 0 : lead.mean / lead.error).toFixed(1)} errors`,
  `CPU ${cpu.toFixed(3)}`,
];
