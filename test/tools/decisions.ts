/**
 * Whether what players are told about their decisions holds: figures for `npm run proofs`, on
 * positions that opponents reached in random deals.
 */
import {
  advise,
  atOnce,
  FEWEST_WORLDS,
  gainOf,
  isClear,
  isMistake,
  leadOver,
  leadWhere,
  leastOf,
  type Reason,
  type Reviewed,
  reasonsFor,
  review,
  rollOut,
  type Side,
  stakesOf,
  type Trial,
  type Who,
  type WorldBudget,
} from '../../src/ai/index.ts';
import { type Estimate, estimate } from '../../src/engine/estimate.ts';
import { type AnyGame, CHANCE, type Level, type Seat } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import { below, openQuickStream, type Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import {
  adviceAt,
  lossAt,
  questionAt,
  sideOf,
  strongestOf,
} from '../../src/play/advice/analysis.ts';
import { causesFor, type HeldCause } from '../../src/play/advice/causes.ts';
import { type Fortune, finishedDeals, fortunesOf } from '../../src/play/advice/luck.ts';
import { chosenMove } from '../../src/play/session/choose-move.ts';
import { chanced, type Made, sure } from '../../src/play/steps/steps.ts';

/** A game as it is measured. */
export interface Subject {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  /** Who leads to the decisions that are looked at. */
  readonly who: Who;
}

/** A decision and what was made of it. */
interface Weighed {
  readonly match: AnyMatch;
  readonly move: unknown;
}

const made = (match: AnyMatch, move: unknown): AnyMatch => {
  const after = makeMove(match, move);
  if (isRefusal(after)) throw new Error(`${match.game.id} refuses its own move`);
  return settleChance(after);
};

const hasChoice = ({ game, state }: AnyMatch): boolean => game.rules.legal(state).length > 1;

/** One in so many moves is random, so that positions differ. */
const ODD = 5;

function someMove(match: AnyMatch, who: Who, random: Random): unknown {
  const moves = match.game.rules.legal(match.state);
  if (below(random, ODD) === 0) return moves[below(random, moves.length)];
  return chosenMove(match, matchActor(match), who);
}

/** A decision somewhere in a deal and the move made there; undefined where the deal had none. */
function decisionIn({ game, options, seed, who }: Subject, number: number): Weighed | undefined {
  const random = openQuickStream(`${seed}/${number}`);
  const met: Weighed[] = [];
  let match = settleChance(openMatch(game, options, `${seed}/${number}`));
  while (!match.ended && match.deal === 1) {
    const move = someMove(match, who, random);
    if (hasChoice(match)) met.push({ match, move });
    match = made(match, move);
  }
  return met[below(random, met.length)];
}

/** Decisions, each of another deal, as many as the caller takes, but from so many deals at most. */
export function* decisionsOf(subject: Subject, deals: number): Generator<Weighed> {
  for (let number = 0; number < deals; number++) {
    const found = decisionIn(subject, number);
    if (found !== undefined) yield found;
  }
}

/** The moves of the seat to act played on in so many worlds. */
export function trialsIn(
  match: AnyMatch,
  side: Side,
  moves: readonly unknown[],
  name: string,
  worlds: number,
): readonly Trial<unknown>[] {
  const budget: WorldBudget = { least: worlds, most: worlds, positions: Number.POSITIVE_INFINITY };
  const observation = match.game.observer.observe(match.state, side.seat);
  return atOnce(rollOut({ game: match.game, observation, side, moves, name, budget }));
}

/** What reasons a position gave, and how many of them hold on fresh worlds. */
interface ReasonFigures {
  readonly said: number;
  readonly kept: number;
  /** Moves compared with themselves in other worlds, and those for which no reason was given. */
  readonly itself: number;
  readonly silent: number;
  /** The largest difference between a lead and the sum of its parts. */
  readonly off: number;
  /** Reasons that say the opposite of what fresh worlds do, beyond its error. */
  readonly reversed: number;
  /** The reasons that do not hold, with the deal and the step they were given at. */
  readonly lost: readonly string[];
}

const SILENT: ReasonFigures = {
  said: 0,
  kept: 0,
  itself: 0,
  silent: 0,
  off: 0,
  reversed: 0,
  lost: [],
};

const happened = ({ runs }: Trial<unknown>, event: string): readonly number[] =>
  runs.map(({ events }) => (events.includes(event) ? 1 : 0));

/** A reason from worlds, or a cause that they bear out. */
type Claim = Reason | ({ readonly kind: 'cause' } & HeldCause);

const negated = ({ mean, error }: Estimate): Estimate => ({ mean: -mean, error });

/** The difference a reason tells of two moves, in other worlds: positive where it is so. */
function differenceOf(reason: Claim, one: Trial<unknown>, other: Trial<unknown>): Estimate {
  if (reason.kind === 'cause') {
    const lead = leadWhere(one, other, reason.event);
    return reason.isDrawback ? negated(lead) : lead;
  }
  if (reason.kind === 'score') return leadOver(one, other);
  const without = happened(other, reason.event);
  const sign = Math.sign(reason.times - reason.against);
  return estimate(
    happened(one, reason.event).map((times, i) => sign * (times - (without[i] ?? 0))),
  );
}

/** Fresh worlds are played in lots; no more are, once every difference is beyond so many errors. */
const LOT = 50;
const FEWEST_LOTS = 3;
const BEYOND_DOUBT = 5;

const isBeyondDoubt = ({ mean, error }: Estimate): boolean =>
  mean !== 0 && Math.abs(mean) > BEYOND_DOUBT * error;

/** The differences that reasons tell, on `fresh` worlds or as many as leave no doubt of a sign. */
function differencesIn(
  match: AnyMatch,
  side: Side,
  moves: readonly unknown[],
  reasons: readonly Claim[],
  fresh: number,
): readonly Estimate[] {
  let trials: readonly Trial<unknown>[] = moves.map((move) => ({ move, runs: [], certain: [] }));
  for (let lot = 1; lot <= fresh / LOT; lot++) {
    const more = trialsIn(match, side, moves, `fresh/${lot}`, LOT);
    trials = trials.map(({ runs, ...trial }, i) => ({
      ...trial,
      runs: [...runs, ...(more[i]?.runs ?? [])],
    }));
    const [one, other] = trials;
    if (one === undefined || other === undefined) return [];
    const found = reasons.map((reason) => differenceOf(reason, one, other));
    if (lot + 1 > fresh / LOT || (lot >= FEWEST_LOTS && found.every(isBeyondDoubt))) return found;
  }
  return [];
}

function nameOf(reason: Claim): string {
  if (reason.kind === 'cause') return reason.told.en;
  return reason.kind === 'event' ? reason.event : 'score';
}

const offBy = (reason: Claim): number =>
  reason.kind !== 'score' || reason.parts.length === 0
    ? 0
    : Math.abs(reason.lead.mean - reason.parts.reduce((sum, { amount }) => sum + amount, 0));

/** Whether a move has no reason against itself in other worlds; as many of either. */
function isSilent(one: Trial<unknown>, again: Trial<unknown>, side: Side, least: number): boolean {
  const worlds = Math.min(one.runs.length, again.runs.length);
  const few = ({ runs, ...trial }: Trial<unknown>) => ({ ...trial, runs: runs.slice(0, worlds) });
  return reasonsFor(few(one), few(again), side, least).length === 0;
}

/** The reasons of the hint at a decision put to the test on `fresh` worlds, or twice its own if those are more. */
export function testReasons(match: AnyMatch, fresh: number): ReasonFigures {
  const seat = matchActor(match);
  const side = sideOf(match, seat);
  const [one, other] = atOnce(adviceAt(match, seat)).trials;
  if (one === undefined || other === undefined) return SILENT;
  const moves = [one.move, other.move];
  const [again] = trialsIn(match, side, moves.slice(0, 1), 'again', one.runs.length);
  if (again === undefined || again.runs.length < FEWEST_WORLDS) return SILENT;
  const silent = isSilent(one, again, side, leastOf(match.game)) ? 1 : 0;
  const causes = causesFor(match, seat, one, other);
  const reasons: readonly Claim[] = [
    ...causes.map((cause) => ({ kind: 'cause' as const, ...cause })),
    ...reasonsFor(one, other, side, leastOf(match.game)),
  ];
  if (reasons.length === 0) return { ...SILENT, itself: 1, silent };
  const worlds = Math.max(fresh, 2 * one.runs.length);
  const differences = differencesIn(match, side, moves, reasons, worlds);
  const lost = reasons
    .filter((_, i) => (differences[i]?.mean ?? 0) <= 0)
    .map((reason) => `${match.seed} ${match.ply}: ${nameOf(reason)}`);
  const off = Math.max(...reasons.map(offBy));
  const reversed = differences.filter(({ mean, error }) => -mean > error).length;
  const said = reasons.length;
  return { said, kept: said - lost.length, itself: 1, silent, off, reversed, lost };
}

/** The points by seat of the deal under way, played to its end by `who` in every seat. */
function playedOut(from: AnyMatch, who: Who): readonly number[] {
  let match = from;
  while (match.closed === undefined || match === from)
    match = made(match, chosenMove(match, matchActor(match), who));
  return match.closed.points;
}

/** A decision as a review weighs it; undefined where it was found to be the best. */
function reviewed({ match, move }: Weighed): Reviewed<unknown> | undefined {
  const found = atOnce(lossAt(match, matchActor(match), move));
  return found === undefined || found.exact || found.trials.length === 0 ? undefined : found;
}

/** What the better move of a review gains in the true position, played on by `who`; and what was said. */
export function predictedAndActual(
  { match, move }: Weighed,
  who: Who,
  streams: number,
): { readonly predicted: number; readonly actual: number } | undefined {
  const found = reviewed({ match, move });
  if (found === undefined) return undefined;
  const side = sideOf(match, matchActor(match));
  const after = (choice: unknown, stream: number): number => {
    const next = made({ ...match, seed: `${match.seed}/${stream}` }, choice);
    return gainOf(next.closed?.points ?? playedOut(next, who), side);
  };
  const gains = Array.from({ length: streams }, (_, n) => after(found.best, n) - after(move, n));
  return { predicted: found.gain.mean, actual: estimate(gains).mean };
}

/** So many worlds, whatever they say. */
const exactly = (worlds: number): WorldBudget => ({ least: worlds, most: worlds, positions: 0 });

/** The worlds in which a decision is judged afresh: twelve times the usual. */
const TWELVEFOLD = 12 * 160;

/** Four times the usual worlds. */
const FOURFOLD = 4 * 160;

/** The review of a move in other worlds than people's, and in so many of them. */
function reviewedAfresh(match: AnyMatch, move: unknown, worlds: number): Reviewed<unknown> {
  const asked = questionAt(match, matchActor(match));
  const question = { ...asked, budget: exactly(worlds), name: `${asked.name}/afresh` };
  return atOnce(review(question, atOnce(advise(question)), move));
}

/** By how much one move does better than another in fresh worlds. */
function leadAfresh(match: AnyMatch, best: unknown, move: unknown, worlds: number): Estimate {
  const side = sideOf(match, matchActor(match));
  const [one, other] = trialsIn(match, side, [best, move], 'afresh', worlds);
  return one === undefined || other === undefined ? estimate([]) : leadOver(one, other);
}

export const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

/** What a review says of a move, beside what twelve times the worlds say. */
export interface Checked {
  /** Seconds of CPU that the review took. */
  readonly cpu: number;
  /** More worlds find a mistake that costs a tenth of what deals differ by. */
  readonly isMistake: boolean;
  readonly isNamed: boolean;
  /** It is named, and more worlds find no loss. */
  readonly isFalse: boolean;
  /** Of a named loss: its size beside that in more worlds. */
  readonly size?: number;
  /** The deal, the step, the move and what either look found, where they disagree. */
  readonly amiss?: string;
}

const found = (gain: Estimate, least: number): boolean => gain.mean > 0 && isClear(gain, least);

/** The review of a decision checked on other worlds; undefined where it was none or is computed. */
export function checkedReview({ match, move }: Weighed): Checked | undefined {
  const since = cpuSeconds();
  const said = atOnce(lossAt(match, matchActor(match), move));
  const cpu = cpuSeconds() - since;
  if (said === undefined || said.exact) return undefined;
  const least = leastOf(match.game);
  const more = reviewedAfresh(match, move, TWELVEFOLD);
  const [, own] = more.trials;
  const isFound = own !== undefined && found(more.gain, stakesOf(own, least));
  const isNamed = isMistake(said.gain, said.trials[1], least);
  const worlds = Math.max(2 * (said.trials[0]?.runs.length ?? 0), TWELVEFOLD);
  const again = isNamed ? leadAfresh(match, said.best, move, worlds) : said.gain;
  const isFalse = isNamed && again.mean < DOUBTFUL * again.error;
  const size = said.gain.mean / again.mean;
  const isAmiss = isNamed ? isFalse || Math.abs(size - 1) > EVEN : isFound;
  const checked: Checked = { cpu, isMistake: isFound, isNamed, isFalse };
  const sized = isNamed && !isFalse ? { ...checked, size } : checked;
  if (!isAmiss) return sized;
  const fresh = isNamed ? { best: said.best, gain: again } : more;
  return { ...sized, amiss: amissAt({ match, move }, said, fresh) };
}

/** Sizes may differ by so much. */
export const EVEN = 0.25;

type Found = Pick<Reviewed<unknown>, 'best' | 'gain'>;

function amissAt({ match, move }: Weighed, said: Found, more: Found): string {
  const { write } = match.game.notation;
  const told = [said, more].map(
    ({ best, gain: { mean, error } }) => `${write(best)} ${mean.toFixed(2)} ± ${error.toFixed(2)}`,
  );
  return `${match.seed} ${match.ply}: ${write(move)}; ${told.join('; ')}`;
}

/** Standard errors within which a loss in more worlds is none. */
const DOUBTFUL = 2;

/** A level's own move at a decision: what it loses, and what it gains over that of the level below. */
interface OwnMove {
  readonly move: unknown;
  readonly loss: number;
  readonly gain: number;
}

/** A level's own move weighed, and against that of the level below; undefined where it was none. */
function ownMove(match: AnyMatch, level: Level, below: OwnMove | undefined): OwnMove | undefined {
  const seat = matchActor(match);
  const { write } = match.game.notation;
  const move = chosenMove(match, seat, level);
  if (below !== undefined && write(below.move) === write(move)) return { ...below, gain: 0 };
  const found = atOnce(lossAt(match, seat, move));
  if (found === undefined) return undefined;
  const loss = found.gain.mean;
  if (below === undefined) return { move, loss, gain: 0 };
  if (found.exact) return { move, loss, gain: below.loss - loss };
  return { move, loss, gain: leadAfresh(match, move, below.move, FOURFOLD).mean };
}

/** Moves made at a decision, as texts. */
export interface Decided {
  readonly match: AnyMatch;
  readonly moves: readonly string[];
}

/** What each move loses by an analysis of four times the usual worlds. */
export function lossesOf({ match, moves }: Decided): readonly number[] {
  const { game, state } = match;
  const legal = game.rules.legal(state);
  const lossOf = (text: string): number => {
    const move = legal.find((one) => game.notation.write(one) === text);
    return reviewedAfresh(match, move, FOURFOLD).gain.mean;
  };
  const losses = new Map([...new Set(moves)].map((text) => [text, lossOf(text)]));
  return moves.map((text) => losses.get(text) ?? 0);
}

/** Worlds in which two moves are played on. */
const SOME_WORLDS = 200;

/** By how much one move does better than another, played on in the same worlds; both as texts. */
export function leadIn(match: AnyMatch, one: string, other: string): Estimate {
  const { game, state } = match;
  const legal = game.rules.legal(state);
  const moves = [one, other].map((text) =>
    legal.find((move) => game.notation.write(move) === text),
  );
  const [ahead, behind] = trialsIn(
    match,
    sideOf(match, matchActor(match)),
    moves,
    'lead',
    SOME_WORLDS,
  );
  return ahead === undefined || behind === undefined ? estimate([]) : leadOver(ahead, behind);
}

/** The own moves of levels at a decision, weakest first; none where the seat had no choice. */
export function ownMoves(match: AnyMatch, levels: readonly Level[]): readonly OwnMove[] {
  const weighed: OwnMove[] = [];
  for (const level of levels) {
    const own = ownMove(match, level, weighed.at(-1));
    if (own === undefined) return [];
    weighed.push(own);
  }
  return weighed;
}

/**
 * One deal with `easy` in a seat against the strongest elsewhere, and how lucky that seat was; par is the
 * mean of so many replays.
 */
export function easyDeal(
  { game, options, seed }: Subject,
  number: number,
  replays: number,
): Fortune | undefined {
  const seat: Seat = number % options.players;
  const steps: Made[] = [];
  let match = openMatch(game, options, `${seed}/${number}`);
  while (!match.ended && match.deal === 1) {
    const actor = matchActor(match);
    const who = actor === seat ? 'easy' : strongestOf(match);
    const step = actor === CHANCE ? chanced(match) : sure(match, chosenMove(match, actor, who));
    steps.push(step);
    match = step.after;
  }
  const [deal] = finishedDeals(steps);
  return deal && atOnce(fortunesOf(deal, [seat], { replays }))[0];
}
