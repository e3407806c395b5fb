/**
 * Luck and play. Par of a deal is what the strongest opponents make of the same cards in every seat. The difference
 * of par and what the seat could expect is luck; the difference of what the player made and par is play.
 */
import { expectedGains, gainOf, type Side } from '../../ai/index.ts';
import { isDealing } from '../../engine/chance-step.ts';
import { type Estimate, estimate } from '../../engine/estimate.ts';
import { CHANCE, type Outcome, type Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { chosenMove, type Who } from '../session/choose-move.ts';
import { chanced, type Made, sure } from '../steps/steps.ts';
import { sideOf, strongestOf } from './analysis.ts';

/** Luck and play of a seat in a deal. */
export interface Fortune {
  readonly deal: number;
  readonly seat: Seat;
  /** The gain of the seat; more is better. */
  readonly made: number;
  readonly luck: Estimate;
  readonly play: Estimate;
}

interface Replays {
  /** How many times a deal is replayed. */
  readonly replays: number;
  /** How many fresh deals tell what the seat could expect. */
  readonly fresh: number;
}
const USUAL: Replays = { replays: 8, fresh: 200 };

/** A finished deal: the match before its cards were dealt and after, and the outcome. */
interface FinishedDeal {
  readonly deal: number;
  /** The match as it waits for the pack. */
  readonly opening: AnyMatch;
  /** The match as it waits for the first seat. */
  readonly dealt: AnyMatch;
  readonly outcome: Outcome;
}

/** The finished deals among steps, in order. */
export function finishedDeals(made: readonly Made[]): readonly FinishedDeal[] {
  const deals: FinishedDeal[] = [];
  let opening: AnyMatch | undefined;
  let dealt: AnyMatch | undefined;
  for (const { before, after, by, text } of made) {
    if (by !== CHANCE && opening !== undefined) dealt ??= before;
    if (by === CHANCE && dealt === undefined && isDealing(text)) opening = before;
    const { closed } = after;
    if (closed === undefined) continue;
    if (opening !== undefined && dealt !== undefined)
      deals.push({ deal: before.deal, opening, dealt, outcome: closed });
    opening = undefined;
    dealt = undefined;
  }
  return deals;
}

function stepBy(match: AnyMatch, who: Who): AnyMatch {
  const seat = matchActor(match);
  return (seat === CHANCE ? chanced(match) : sure(match, chosenMove(match, seat, who))).after;
}

/** The outcome of the deal under way if `who` plays it in every seat, pausing after each step. */
function* replayed(from: AnyMatch, who: Who): Generator<void, Outcome> {
  for (let match = from; ; ) {
    match = stepBy(match, who);
    yield;
    if (match.closed !== undefined) return match.closed;
  }
}

/**
 * The points by seat of every replay of a deal by the strongest opponents: their mean is par, what the cards were
 * worth.
 */
function* parOf(
  { dealt }: FinishedDeal,
  replays: number,
): Generator<void, readonly (readonly number[])[]> {
  const who = strongestOf(dealt);
  const points: (readonly number[])[] = [];
  for (let n = 0; n < replays; n++) {
    const outcome = yield* replayed({ ...dealt, seed: `${dealt.seed}/par/${n}` }, who);
    points.push(outcome.points);
  }
  return points;
}

/** The difference of two estimates whose errors are independent. */
const less = (one: Estimate, other: Estimate): Estimate => ({
  mean: one.mean - other.mean,
  error: Math.hypot(one.error, other.error),
});

/**
 * Luck and play of seats in a deal: luck is what the strongest opponents make of these cards beyond what fresh cards
 * bring on average, play what was made beyond that.
 */
export function* fortunesOf(
  played: FinishedDeal,
  seats: readonly Seat[],
  asked: Partial<Replays> = {},
): Generator<void, readonly Fortune[]> {
  const { deal, opening, dealt, outcome } = played;
  const { replays, fresh } = { ...USUAL, ...asked };
  const all = yield* parOf(played, replays);
  const fortunes: Fortune[] = [];
  for (const seat of seats) {
    const side: Side = sideOf(dealt, seat);
    const made = gainOf(outcome.points, side);
    const par = estimate(all.map((points) => gainOf(points, side)));
    const name = `${opening.seed}/expected/${deal}`;
    const gains = yield* expectedGains(opening.game, opening.state, side, name, fresh);
    const luck = less(par, estimate(gains));
    fortunes.push({ deal, seat, made, luck, play: less({ mean: made, error: 0 }, par) });
  }
  return fortunes;
}

const totalEstimate = (estimates: readonly Estimate[]): Estimate => ({
  mean: estimates.reduce((sum, { mean }) => sum + mean, 0),
  error: Math.hypot(...estimates.map(({ error }) => error)),
});

/** Luck and play of all deals of a seat together. */
export const fortuneTotal = (fortunes: readonly Fortune[]): Pick<Fortune, 'luck' | 'play'> => ({
  luck: totalEstimate(fortunes.map(({ luck }) => luck)),
  play: totalEstimate(fortunes.map(({ play }) => play)),
});
