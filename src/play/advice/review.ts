/**
 * Reviews of what players decided, judged by what they could know: how much the move that a hint would have advised
 * would have gained, with the figure of that hint.
 */
import {
  type Degree,
  degreeOf,
  isDoubtful,
  isMistake,
  leastOf,
  type Reviewed,
} from '../../ai/index.ts';
import { type Estimate, sum } from '../../engine/estimate.ts';
import { CHANCE, type Observer, type Seat, SPECTATOR } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { SeatEntry } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { seatedAfter } from '../../engine/seating.ts';
import type { Text } from '../../lang/text.ts';
import { same, text } from '../../lang/text.ts';
import { readOccupant } from '../session/players.ts';
import { deciderIn, hasChoice, type Made } from '../steps/steps.ts';
import { lossAt, sideOf } from './analysis.ts';
import { argumentsFor } from './arguments.ts';
import { toldBesides, YOU } from './reason-words.ts';
import texts from './texts.json' with { type: 'json' };
import { formsOfMove } from './weighed-moves.ts';

/** A reviewed decision. */
export interface Finding {
  readonly seat: Seat;
  /** The seat of the person who decided for their partner in that seat. */
  readonly decidedBy?: Seat | undefined;
  readonly deal: number;
  /** The number of steps made before the decision. */
  readonly ply: number;
  /** The text of the move made. */
  readonly made: string;
  /** The text of the better move; the move made where none was better. */
  readonly better: string;
  /** Both moves in words, with forms for their player and for anybody else. */
  readonly told: { readonly made: Text; readonly better: Text };
  /** What the better move gains. */
  readonly gain: Estimate;
  /** Whether the gain is computed exactly instead of estimated. */
  readonly exact: boolean;
  readonly worlds: number;
  /** The gain is beyond chance and worth a word. */
  readonly listed: boolean;
  /** How surely the better move is better, where that matters. */
  readonly degree: Degree;
  readonly reasons: readonly AddressedReason[];
}

/** A reason in both ways of telling it: to the player whose decision it was, and to anybody else. */
interface AddressedReason {
  readonly own: Text;
  readonly others: Text;
}

/**
 * The reasons as the player of the seat `you` is told them; without one, in the third person. Whoever is told of the
 * decision of another and is the only other player hears of both.
 */
export const reasonsToldTo = (
  { seat, reasons }: Pick<Finding, 'seat' | 'reasons'>,
  you: Observer | undefined,
): readonly Text[] =>
  reasons.map(({ own, others }) => {
    if (seat === you) return own;
    return toldBesides(others, you !== undefined && you !== SPECTATOR);
  });

/** What the decisions of a seat have cost all together, including losses beyond doubt that are not listed. */
export interface SeatTotal {
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
 * The seats whose decisions are reviewed by default: the seats of people, or all seats if no person plays. `seats` say
 * who sits where at the time.
 */
export function reviewedSeats(seats: readonly SeatEntry[]): readonly Seat[] {
  const all = seats.map((_, seat) => seat);
  const people = all.filter((seat) => readOccupant(seats[seat]?.by ?? '') === 'human');
  return people.length > 0 ? people : all;
}

/** The steps in which the player of one of the seats chose, also for a partner, among several moves. */
export const decisionsIn = (made: readonly Made[], seats: readonly Seat[]): readonly Made[] =>
  made.filter(
    (step) =>
      step.by !== CHANCE &&
      step.standIn !== true &&
      seats.includes(deciderIn(step)) &&
      hasChoice(step.before),
  );

/** The decisions that are reviewed unless somebody asks for a seat. */
export function reviewedIn(made: readonly Made[], seats: readonly SeatEntry[]): readonly Made[] {
  let now = seats;
  return made.filter((one) => {
    const isReviewed = decisionsIn([one], reviewedSeats(now)).length > 0;
    if (one.seating !== undefined) now = seatedAfter(one.seating);
    return isReviewed;
  });
}

/**
 * Why the better move is better than the one made. Where both were computed exactly rather than played out in worlds,
 * the reason is just that.
 */
function reasonsOf(
  match: AnyMatch,
  seat: Seat,
  { trials: [best, other] }: Reviewed<unknown>,
): readonly AddressedReason[] {
  const { assumes } = match.game.heuristics;
  if (best === undefined || other === undefined) {
    const { computed } = texts.sayings;
    const sayings = assumes === undefined ? [computed] : [computed, assumes];
    return sayings.map((saying) => ({ own: saying, others: saying }));
  }
  const side = sideOf(match, seat);
  const compared = { match, side, one: best, other, rival: texts.moveMade };
  const others = argumentsFor({ ...compared, who: same(`{${seat}}`) });
  return argumentsFor({ ...compared, who: YOU }).map(({ told }, at) => ({
    own: told,
    others: others[at]?.told ?? told,
  }));
}

/**
 * What a review says of one decision: the move made, the better one, the loss, and reasons where that loss makes it a
 * mistake.
 */
function findingOf(
  { before, by }: Pick<Made, 'before' | 'by'>,
  move: unknown,
  reviewed: Reviewed<unknown>,
): Finding {
  const { game, deal, ply } = before;
  const { best, gain, exact, trials } = reviewed;
  const least = leastOf(game);
  const [, made] = trials;
  const listed = isMistake(gain, made, least);
  return {
    seat: by,
    deal,
    ply,
    made: game.notation.write(move),
    better: game.notation.write(best),
    told: { made: formsOfMove(before, by, move), better: formsOfMove(before, by, best) },
    gain,
    exact,
    worlds: trials[0]?.runs.length ?? 0,
    listed,
    degree: degreeOf(gain, least),
    reasons: listed ? reasonsOf(before, by, reviewed) : [],
  };
}

/**
 * Reviews a decision, in slices; undefined where nothing was decided, as by a claim. With `better`, a text from the
 * legal list, the decision is compared with that move alone.
 */
export function* findingAt(
  made: Pick<Made, 'before' | 'by' | 'text'>,
  better?: string,
): Generator<void, Finding | undefined> {
  const { before, by, text: line } = made;
  const { read } = before.game.notation;
  const move = read(line);
  const best = better === undefined ? undefined : read(better);
  if (isRefusal(move) || isRefusal(best)) return undefined;
  const reviewed = yield* lossAt(before, by, move, best);
  return reviewed && findingOf(made, move, reviewed);
}

/** The seat whose player made a decision, for themselves or for their partner. */
export const deciderOf = ({ seat, decidedBy = seat }: Pick<Finding, 'seat' | 'decidedBy'>): Seat =>
  decidedBy;

/** The findings that are listed, the dearest first. */
export const listedIn = <F extends Finding>(findings: readonly F[]): readonly F[] =>
  findings.filter(({ listed }) => listed).sort((a, b) => b.gain.mean - a.gain.mean);

/** How many of the least losses worth a word make a deep curve. */
const DEEP = 10;

/** The loss that curves of decisions have room for even where less was lost: so that a trifle looks like one. */
export const curveDepth = (game: Parameters<typeof leastOf>[0]): number => DEEP * leastOf(game);

/** The decision that came closest to a mistake: of those in which another move was rated higher, the dearest. */
export const closestIn = <F extends Finding>(findings: readonly F[]): F | undefined =>
  findings.filter(({ gain }) => gain.mean > 0).toSorted((a, b) => b.gain.mean - a.gain.mean)[0];

const NOTHING: Estimate = { mean: 0, error: 0 };

/** What a decision has cost as far as worlds leave no doubt of it, since doubtful losses would add up by chance. */
export const costOf = ({ gain }: Pick<Finding, 'gain'>): Estimate =>
  isDoubtful(gain) ? NOTHING : gain;

/** What the findings of each seat add up to, in the order of the seats. */
export function totalsOf(findings: readonly Finding[]): readonly SeatTotal[] {
  const seats = [...new Set(findings.map(deciderOf))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = findings.filter((one) => deciderOf(one) === seat);
    const costs = own.map(costOf);
    const mean = sum(costs.map((cost) => cost.mean));
    const error = Math.hypot(...costs.map((cost) => cost.error));
    const listed = own.filter((one) => one.listed).length;
    return { seat, decisions: own.length, listed, cost: { mean, error } };
  });
}
