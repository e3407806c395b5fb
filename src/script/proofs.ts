/**
 * Whether what players are told about their decisions holds: figures for `npm run proofs`, on
 * positions that opponents reached in random deals.
 */
import {
  atOnce,
  type Estimate,
  estimate,
  gainOf,
  isClear,
  leadOver,
  type Pains,
  reasonsFor,
  rollOut,
  type Side,
  type Trial,
  type Who,
} from '../ai/index.ts';
import { type AnyGame, CHANCE, type Level, type Seat } from '../engine/game.ts';
import { type AnyMatch, makeMove, matchActor, openMatch, settleChance } from '../engine/match.ts';
import type { MatchOptions } from '../engine/options.ts';
import { below, openQuickStream, type Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { moveOf, reviewOf } from '../play/choose-move.ts';
import { strongestOf } from '../play/hint.ts';
import type { Made } from '../play/log.ts';
import { dealsIn, type Fortune, fortunesOf } from '../play/luck.ts';
import { chanced, sure } from '../play/making.ts';
import { PAINS } from '../play/review.ts';
import { sideOf } from '../play/sides.ts';

/** A game as it is measured. */
export interface Subject {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
}

const made = (match: AnyMatch, move: unknown): AnyMatch => {
  const after = makeMove(match, move);
  if (isRefusal(after)) throw new Error(`${match.game.id} refuses its own move`);
  return settleChance(after);
};

const hasChoice = ({ game, state }: AnyMatch): boolean => game.rules.legal(state).length > 1;

/** One in so many moves is random, so that positions differ. */
const ODD = 5;

function someMove(match: AnyMatch, random: Random): unknown {
  const moves = match.game.rules.legal(match.state);
  if (below(random, ODD) === 0) return moves[below(random, moves.length)];
  return moveOf(match, matchActor(match), 'easy');
}

/** A decision somewhere in a deal; undefined where the deal had none. */
function decisionIn({ game, options, seed }: Subject, number: number): AnyMatch | undefined {
  const random = openQuickStream(`${seed}/${number}`);
  const met: AnyMatch[] = [];
  let match = settleChance(openMatch(game, options, `${seed}/${number}`));
  while (!match.ended && match.deal === 1) {
    if (hasChoice(match)) met.push(match);
    match = made(match, someMove(match, random));
  }
  return met[below(random, met.length)];
}

/** So many decisions, each of another deal. */
export function* decisionsOf(subject: Subject, count: number): Generator<AnyMatch> {
  let found = 0;
  for (let number = 0; found < count && number < 20 * count; number++) {
    const match = decisionIn(subject, number);
    if (match === undefined) continue;
    found++;
    yield match;
  }
}

/** The moves of the seat to act played on in so many worlds. */
function trialsIn(
  match: AnyMatch,
  side: Side,
  moves: readonly unknown[],
  name: string,
  worlds: number,
): readonly Trial<unknown>[] {
  const pains: Pains = { least: worlds, most: worlds, positions: 0 };
  const observation = match.game.observer.observe(match.state, side.seat);
  return atOnce(rollOut({ game: match.game, observation, side, moves, name, pains }));
}

/** The best-looking move and another, as a hint would compare them. */
function pairIn(match: AnyMatch): readonly [unknown, unknown] | undefined {
  const { game, state } = match;
  const seat = matchActor(match);
  const best = moveOf(match, seat, 'medium');
  const others = game.rules
    .legal(state)
    .filter((move) => game.notation.write(move) !== game.notation.write(best));
  const random = openQuickStream(`${match.seed}/pair`);
  return others.length === 0 ? undefined : [best, others[below(random, others.length)]];
}

interface ReasonFigures {
  /** Comparisons in which one move was said to be better, and those whose sign held on fresh worlds. */
  readonly said: number;
  readonly kept: number;
  /** Moves compared with themselves in other worlds, and those for which no reason was given. */
  readonly itself: number;
  readonly silent: number;
}

const leastOf = ({ game }: AnyMatch): number => game.heuristics.judging?.least ?? 0;

/** The reasons of one decision put to the test on `fresh` worlds. */
export function testReasons(match: AnyMatch, worlds: number, fresh: number): ReasonFigures {
  const nothing = { said: 0, kept: 0, itself: 0, silent: 0 };
  const pair = pairIn(match);
  if (pair === undefined) return nothing;
  const side = sideOf(match, matchActor(match));
  const [one, other] = trialsIn(match, side, pair, 'hint', worlds);
  const [again] = trialsIn(match, side, [pair[0]], 'again', worlds);
  if (one === undefined || other === undefined || again === undefined) return nothing;
  const silent = reasonsFor(one, again, side, leastOf(match)).length === 0 ? 1 : 0;
  const lead = leadOver(one, other);
  if (!isClear(lead, leastOf(match))) return { ...nothing, itself: 1, silent };
  const [first, second] = trialsIn(match, side, pair, 'fresh', fresh);
  const sign = first && second ? leadOver(first, second).mean : 0;
  return { said: 1, kept: sign * lead.mean > 0 ? 1 : 0, itself: 1, silent };
}

/** The points by seat of the deal under way, played to its end by `who` in every seat. */
function playedOut(from: AnyMatch, who: Who): readonly number[] {
  let match = from;
  while (match.closed === undefined || match === from)
    match = made(match, moveOf(match, matchActor(match), who));
  return match.closed.points;
}

/** What a move gained over another in the true position, played on by `who`; and what was predicted. */
export function predictedAndActual(
  match: AnyMatch,
  who: Who,
  streams: number,
): { readonly predicted: number; readonly actual: number } | undefined {
  const pair = pairIn(match);
  if (pair === undefined) return undefined;
  const [best, other] = pair;
  const side = sideOf(match, matchActor(match));
  const [one, two] = trialsIn(match, side, pair, 'predict', PAINS.measuring.most);
  if (one === undefined || two === undefined) return undefined;
  const after = (move: unknown, stream: number): number => {
    const next = made({ ...match, seed: `${match.seed}/${stream}` }, move);
    return gainOf(next.closed?.points ?? playedOut(next, who), side);
  };
  const gains = Array.from({ length: streams }, (_, n) => after(best, n) - after(other, n));
  return { predicted: leadOver(one, two).mean, actual: estimate(gains).mean };
}

/** The slope of a line through the points, with its standard error. */
export function slopeOf(
  points: readonly { readonly predicted: number; readonly actual: number }[],
): Estimate {
  const x = estimate(points.map(({ predicted }) => predicted)).mean;
  const y = estimate(points.map(({ actual }) => actual)).mean;
  const sum = (of: (dx: number, dy: number) => number): number =>
    points.reduce((all, { predicted, actual }) => all + of(predicted - x, actual - y), 0);
  const xx = sum((dx) => dx * dx);
  const mean = sum((dx, dy) => dx * dy) / xx;
  const rest = sum((dx, dy) => (dy - mean * dx) ** 2);
  return { mean, error: Math.sqrt(rest / Math.max(1, points.length - 2) / xx) };
}

/** What a level's own move loses at a decision; undefined where it was weighed as none. */
export function lossOf(match: AnyMatch, level: Level): number | undefined {
  const seat = matchActor(match);
  const own = moveOf(match, seat, level);
  return atOnce(reviewOf(match, sideOf(match, seat), own, PAINS))?.gain.mean;
}

/** One deal with `easy` in a seat against the strongest elsewhere, and how lucky that seat was. */
export function easyDeal({ game, options, seed }: Subject, number: number): Fortune | undefined {
  const seat: Seat = number % options.players;
  const steps: Made[] = [];
  let match = openMatch(game, options, `${seed}/${number}`);
  while (!match.ended && match.deal === 1) {
    const actor = matchActor(match);
    const who = actor === seat ? 'easy' : strongestOf(match);
    const step = actor === CHANCE ? chanced(match) : sure(match, moveOf(match, actor, who));
    steps.push(step);
    match = step.after;
  }
  const [deal] = dealsIn(steps);
  return deal && atOnce(fortunesOf(deal, [seat]))[0];
}
