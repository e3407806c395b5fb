/**
 * One analysis of a decision, from which hints, reviews, warnings and the verdicts on puzzles, drills and lessons have
 * their figures: the strongest opponent's choice and its rivals, judged in worlds that the decision names, whoever asks.
 */
import {
  type Advice,
  type AdviceRequest,
  advise,
  type Reviewed,
  review,
  type Side,
} from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { decisionOf, type Who } from '../session/choose-move.ts';
import { causesSpeaking } from './causes.ts';

/** The strongest level a game offers. */
export const strongestOf = ({ game }: AnyMatch): Who => game.heuristics.levels.at(-1) ?? 'hard';

/** The seat and its rivals: every other party, or every other seat where each plays for itself. */
export function sideOf({ game, state }: AnyMatch, seat: Seat): Side {
  const { seats } = game.display.table(game.observer.observe(state, seat));
  const party = seats.find((one) => one.seat === seat)?.party;
  const isRival = (one: { readonly seat: Seat; readonly party?: number }): boolean =>
    one.seat !== seat && (party === undefined || one.party !== party);
  const rivals = seats.filter(isRival).map((one) => one.seat);
  const sides = new Set(seats.map((one) => one.party ?? `seat ${one.seat}`)).size;
  return {
    seat,
    rivals,
    partners: seats.length - 1 - rivals.length,
    aim: game.aim,
    ownPart: game.heuristics.judging?.isShared === true ? 1 - 1 / sides : 1,
  };
}

/** The worlds on which a decision is judged; several times as many are played where doubt remains. */
const BUDGET = { least: 40, most: 160, positions: 18_000 };

/** A question for the judge. */
type Question = AdviceRequest<unknown, unknown, unknown>;

/** The question about the decision of a seat, the actor of the match. */
export const questionAt = (match: AnyMatch, seat: Seat): Question => ({
  ...decisionOf(match, seat),
  who: strongestOf(match),
  budget: BUDGET,
  side: sideOf(match, seat),
  causes: causesSpeaking(match, seat),
  name: `${match.seed}/hint/${seat}/${match.ply}`,
});

/** An analysis, begun or done. */
interface DecisionAnalysis {
  readonly seat: Seat;
  readonly thinking: Generator<void, Advice<unknown>>;
  /** Hear the advice as it stands. */
  readonly listeners: Set<NonNullable<Question['heard']>>;
  end?: IteratorReturnResult<Advice<unknown>>;
}

/** The number of analyses that are kept. */
const KEPT = 4;

/** The analyses asked for last: one that was left is gone on with, and a verdict follows on an answer. */
const analyses = new Map<AnyMatch, DecisionAnalysis>();

/**
 * Opens an analysis that runs only as far as somebody draws on it. All who ask about the decision share it and hear
 * how it goes on.
 */
function begin(match: AnyMatch, seat: Seat): DecisionAnalysis {
  const listeners: DecisionAnalysis['listeners'] = new Set();
  const heard = (advice: Advice<unknown>): void => {
    for (const listener of listeners) listener(advice);
  };
  return { seat, listeners, thinking: advise({ ...questionAt(match, seat), heard }) };
}

/** The analysis of a decision, kept as the last one asked for. */
function analysisAt(match: AnyMatch, seat: Seat): DecisionAnalysis {
  const known = analyses.get(match);
  const analysis = known?.seat === seat ? known : begin(match, seat);
  analyses.delete(match);
  analyses.set(match, analysis);
  for (const oldest of [...analyses.keys()].slice(0, -KEPT)) analyses.delete(oldest);
  return analysis;
}

/** Drops the analysis of a decision about which nothing more will be asked. */
export function dropAnalysis(match: AnyMatch): void {
  analyses.delete(match);
}

/** The next slice of an analysis; one that fails is dropped, since nobody can go on with it. */
function nextSlice(match: AnyMatch, { thinking }: DecisionAnalysis) {
  try {
    return thinking.next();
  } catch (error) {
    dropAnalysis(match);
    throw error;
  }
}

/**
 * The analysis of a decision, in slices; whoever asks goes on where another has stopped. `heard` gets the advice as it
 * stands meanwhile.
 */
export function* adviceAt(
  match: AnyMatch,
  seat: Seat,
  heard?: Question['heard'],
): Generator<void, Advice<unknown>> {
  const analysis = analysisAt(match, seat);
  if (heard !== undefined) analysis.listeners.add(heard);
  for (;;) {
    if (analysis.end !== undefined) return analysis.end.value;
    const slice = nextSlice(match, analysis);
    if (slice.done === true) analysis.end = slice;
    else yield;
  }
}

/**
 * What a move of a seat loses by the analysis of its decision, beside the move advised or beside `best`, in slices;
 * undefined if the seat had no choice.
 */
export function* lossAt(
  match: AnyMatch,
  seat: Seat,
  made: unknown,
  best?: unknown,
): Generator<void, Reviewed<unknown> | undefined> {
  if (match.game.rules.legal(match.state).length < 2) return undefined;
  const advice = yield* adviceAt(match, seat);
  return yield* review(questionAt(match, seat), advice, made, best);
}
