/**
 * Looking back at what players decided, each time from what they could know: what a better move would
 * have gained, measured on worlds that had no say in choosing it.
 */
import { isMistake, type Reviewed, solvingAs } from '../../ai/index.ts';
import { type Estimate, sum } from '../../engine/estimate.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { SeatEntry } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { seatedAfter } from '../../engine/seating.ts';
import type { Text } from '../../lang/text.ts';
import { same, text } from '../../lang/text.ts';
import { reviewOf } from '../session/choose-move.ts';
import { readOccupant } from '../session/players.ts';
import type { Made } from '../steps/steps.ts';
import { sideOf, told } from './hint.ts';
import { YOU } from './reasons.ts';
import { saidOf } from './said.ts';
import texts from './texts.json' with { type: 'json' };

/** A decision weighed. */
export interface Finding {
  readonly seat: Seat;
  readonly deal: number;
  /** Steps made before it. */
  readonly ply: number;
  /** The move made and the better one, as texts and in words; alike where none was better. */
  readonly made: string;
  readonly better: string;
  readonly told: { readonly made: Text; readonly better: Text };
  /** What the better move gains. */
  readonly gain: Estimate;
  /** Computed exactly instead of estimated. */
  readonly exact: boolean;
  readonly worlds: number;
  /** The gain is beyond chance and worth a word. */
  readonly listed: boolean;
  readonly reasons: readonly Text[];
}

/** What the decisions of a seat have cost all together, those not listed included. */
export interface Total {
  readonly seat: Seat;
  readonly decisions: number;
  readonly listed: number;
  readonly cost: Estimate;
}

export const NOTHING_DECIDED = text(
  'In this game nothing is decided, so there is nothing to look back at.',
  'In diesem Spiel wird nichts entschieden, also gibt es auch nichts nachzubesprechen.',
);

/**
 * The seats whose decisions are weighed by default: those of people, or all if no person plays.
 * `seats` are those who sit there at the time.
 */
export function reviewedSeats(seats: readonly SeatEntry[]): readonly Seat[] {
  const all = seats.map((_, seat) => seat);
  const people = all.filter((seat) => readOccupant(seats[seat]?.by ?? '') === 'human');
  return people.length > 0 ? people : all;
}

/**
 * How many worlds choose the better move, how many measure it, and how many times as many where doubt remains. What
 * a hint would compute is computed here too.
 */
export const REVIEW_BUDGET = {
  who: solvingAs('hard', 'medium'),
  choosing: { least: 24, most: 80, positions: 12_000 },
  measuring: { least: 40, most: 400, positions: 48_000 },
  most: 16,
} as const;

/** Whether anything is decided in the game. */
export const isDecided = ({ game }: AnyMatch): boolean => game.heuristics.levels.length > 0;

/** The steps in which one of `seats` chose for itself. */
export const decisionsIn = (made: readonly Made[], seats: readonly Seat[]): readonly Made[] =>
  made.filter(
    ({ before, by, standIn }) =>
      by !== CHANCE &&
      standIn !== true &&
      seats.includes(by) &&
      before.game.rules.legal(before.state).length > 1,
  );

/** The decisions that are weighed unless a seat is asked for. */
export function reviewedIn(made: readonly Made[], seats: readonly SeatEntry[]): readonly Made[] {
  let now = seats;
  return made.filter((one) => {
    const isReviewed = decisionsIn([one], reviewedSeats(now)).length > 0;
    if (one.seating !== undefined) now = seatedAfter(one.seating);
    return isReviewed;
  });
}

function reasonsOf(
  match: AnyMatch,
  seat: Seat,
  { trials: [best, other] }: Reviewed<unknown>,
  who: Text,
): readonly Text[] {
  const { assumes } = match.game.heuristics;
  if (best === undefined || other === undefined)
    return [texts.sayings.computed, ...(assumes === undefined ? [] : [assumes])];
  const side = sideOf(match, seat);
  const compared = { match, side, one: best, other, rival: texts.moveMade, who };
  return saidOf(compared).map((one) => one.told);
}

function findingOf(
  { before, by }: Pick<Made, 'before' | 'by'>,
  move: unknown,
  reviewed: Reviewed<unknown>,
  who = same(`{${by}}`),
): Finding {
  const { game, deal, ply } = before;
  const { best, gain, exact, trials } = reviewed;
  const least = game.heuristics.judging?.least ?? 0;
  const words = { made: told(before, by, move), better: told(before, by, best) };
  const listed = isMistake(gain, trials[1], least);
  return {
    seat: by,
    deal,
    ply,
    made: game.notation.write(move),
    better: game.notation.write(best),
    told: words,
    gain,
    exact,
    worlds: trials[0]?.runs.length ?? 0,
    listed,
    reasons: listed ? reasonsOf(before, by, reviewed, who) : [],
  };
}

/**
 * Weighs a decision in slices; undefined where it was none, such as a claim. With a move thought better, a legal text,
 * it is one that “you” might make, weighed against that.
 */
export function* findingAt(
  made: Pick<Made, 'before' | 'by' | 'text'>,
  better?: string,
): Generator<void, Finding | undefined> {
  const { before, by, text: line } = made;
  const { read } = before.game.notation;
  const [move, best] = [read(line), better === undefined ? undefined : read(better)];
  if (isRefusal(move) || isRefusal(best)) return undefined;
  const reviewed = yield* reviewOf(before, sideOf(before, by), move, REVIEW_BUDGET, best);
  return reviewed && findingOf(made, move, reviewed, better === undefined ? undefined : YOU);
}

/** Those listed, the dearest first. */
export const listedIn = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ listed }) => listed).sort((a, b) => b.gain.mean - a.gain.mean);

/** By seat. */
export function totalsOf(findings: readonly Finding[]): readonly Total[] {
  const seats = [...new Set(findings.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = findings.filter((one) => one.seat === seat);
    const mean = sum(own.map(({ gain }) => gain.mean));
    const error = Math.sqrt(sum(own.map(({ gain }) => gain.error ** 2)));
    const listed = own.filter((one) => one.listed).length;
    return { seat, decisions: own.length, listed, cost: { mean, error } };
  });
}
