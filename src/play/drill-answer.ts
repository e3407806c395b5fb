/**
 * What the learner's choice in a drill is judged by: the strongest opponent's own choice, and what the
 * moves are expected to bring. Both come from what the learner's seat may know.
 */
import type { AnyMatch } from '../engine/match.ts';
import { chooseMove, type Pace } from './choose-move.ts';
import type { Exercise } from './drill.ts';
import { strongestOf } from './hint.ts';

/** What a strong player would do. */
interface Answer {
  /** A text from the legal list. */
  readonly move: string;
  /** Weighed moves, best first, in points; empty where only conventions answer. */
  readonly weighed: readonly { readonly move: string; readonly utility: number }[];
}

export interface Verdict {
  readonly grade: 'right' | 'nearly' | 'wrong';
  /** The best move, as a text from the legal list. */
  readonly best: string;
  /** Points given away; absent where the chosen move was not weighed. */
  readonly cost?: number;
}

/** Smaller differences are not told from chance. */
const TELLING = 0.05;
/** Nearly right: a tenth of what the best move has over the worst is given away at most. */
const NEAR = 0.1;

/** The match, for somebody who weighs what conventions would settle. */
function withoutBook(match: AnyMatch): AnyMatch {
  const { bookMove: _, ...heuristics } = match.game.heuristics;
  return { ...match, game: { ...match.game, heuristics } };
}

/** Works the answer out; undefined if it was stopped. */
export async function answerTo(
  { drill, seat }: Exercise,
  match: AnyMatch,
  pace: Pace,
): Promise<Answer | undefined> {
  const who = strongestOf(match);
  const thought = await chooseMove(match, seat, who, pace);
  if (thought === undefined || drill.isByBook === true || thought.weighed.length > 0)
    return thought;
  const weighing = await chooseMove(withoutBook(match), seat, who, pace);
  return weighing && { move: thought.move, weighed: weighing.weighed };
}

function gradeOf(cost: number, spread: number): Verdict['grade'] {
  if (cost < TELLING) return 'right';
  return cost <= NEAR * spread ? 'nearly' : 'wrong';
}

/**
 * The verdict on a move. What a strong player does by convention is right even where another move was
 * weighed a little better.
 */
export function verdictOn({ move, weighed }: Answer, chosen: string): Verdict {
  if (chosen === move) return { grade: 'right', best: move, cost: 0 };
  const utilities = weighed.map(({ utility }) => utility);
  const own = weighed.find((one) => one.move === chosen)?.utility;
  const model = weighed.find((one) => one.move === move)?.utility;
  if (own === undefined || model === undefined) return { grade: 'wrong', best: move };
  const cost = Math.max(0, model - own);
  const spread = Math.max(...utilities) - Math.min(...utilities);
  return { grade: gradeOf(cost, spread), best: move, cost };
}

/** How the choices of a drill came out. */
export interface DrillScore {
  readonly right: number;
  readonly nearly: number;
  readonly wrong: number;
  /** Points given away, as far as they were weighed. */
  readonly lost: number;
}

export const NO_SCORE: DrillScore = { right: 0, nearly: 0, wrong: 0, lost: 0 };

export const scored = (score: DrillScore, { grade, cost = 0 }: Verdict): DrillScore => ({
  ...score,
  [grade]: score[grade] + 1,
  lost: score.lost + cost,
});
