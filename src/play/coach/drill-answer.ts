/**
 * What the learner's choice in a drill is judged by, and what is said of it: the strongest opponent's own
 * choice, and what that gains over the learner's in imagined deals, by the judge of hints and reviews. All
 * of it comes from what the learner's seat may know.
 */
import type { AnyMatch } from '../../engine/match.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { fill, type Text } from '../../lang/text.ts';
import { pointsText } from '../advice/figures.ts';
import { adviceFor, strongestOf, told } from '../advice/hint.ts';
import { meaningOf } from '../advice/meanings.ts';
import { type Finding, findingAt } from '../advice/review.ts';
import { chooseMove, type Pace, paced } from '../session/choose-move.ts';
import type { DrillPosition, Exercise } from './drill.ts';
import texts from './texts.json' with { type: 'json' };

interface Verdict {
  readonly grade: 'right' | 'nearly' | 'wrong';
  /** The best move, as a text from the legal list. */
  readonly best: string;
  /** Points given away; absent where only conventions answer. */
  readonly cost?: number;
}

/** The smallest loss worth mentioning where the game names none. */
const TELLING = 0.05;
/** Nearly right: a loss of at most this many times the smallest worth mentioning. */
const NEAR = 3;

/** What a strong player would do, as a text from the legal list; undefined if it was stopped. */
export async function answerTo(
  { drill, seat }: Exercise,
  match: AnyMatch,
  pace: Pace,
): Promise<string | undefined> {
  if (drill.isByBook) return (await chooseMove(match, seat, strongestOf(match), pace))?.move;
  const advice = await adviceFor(match, seat, pace);
  return advice && match.game.notation.write(advice.decision.move);
}

/** The verdict on a move that is not the best: `cost` is given away, beyond chance. */
export function gradeOf(best: string, cost: number, least: number): Verdict {
  if (cost === 0) return { grade: 'right', best, cost };
  return { grade: cost <= NEAR * least ? 'nearly' : 'wrong', best, cost };
}

/** What a move is found to cost; nothing if that is not beyond chance. */
const costOf = ({ listed, gain }: Finding): number => (listed ? gain.mean : 0);

/** The verdict on the learner's move; undefined if it was stopped. */
export async function verdictOn(
  { drill, seat }: Exercise,
  match: AnyMatch,
  best: string,
  chosen: string,
  pace: Pace,
): Promise<Verdict | undefined> {
  if (chosen === best) return { grade: 'right', best, cost: 0 };
  if (drill.isByBook) return { grade: 'wrong', best };
  const found = await paced(findingAt({ before: match, by: seat, text: chosen }, best), pace);
  const least = match.game.heuristics.judging?.least ?? TELLING;
  return found && gradeOf(best, costOf(found), least);
}

/** How the choices of a drill came out. */
export interface DrillScore {
  readonly right: number;
  readonly nearly: number;
  readonly wrong: number;
  /** Points given away, where moves were weighed. */
  readonly lost: number;
}

export const NO_SCORE: DrillScore = { right: 0, nearly: 0, wrong: 0, lost: 0 };

export const scored = (score: DrillScore, { grade, cost = 0 }: Verdict): DrillScore => ({
  ...score,
  [grade]: score[grade] + 1,
  lost: score.lost + cost,
});

/** How the choices so far came out. */
export function scoreText({ right, nearly, wrong, lost }: DrillScore, isByBook: boolean): Text {
  if (isByBook) return fill(texts.drill.plainScore, right, right + wrong);
  return fill(texts.drill.score, right, right + nearly + wrong, nearly, pointsText(lost));
}

function verdictText({ grade, cost }: Verdict, best: Text, isSame: boolean): Text {
  if (grade === 'right') return fill(isSame ? texts.drill.right : texts.drill.asGood, best);
  if (cost === undefined) return fill(texts.drill.other, best);
  return fill(grade === 'nearly' ? texts.drill.nearly : texts.drill.worse, best, pointsText(cost));
}

/** The verdict, and what the best move means by convention. */
export function verdictTexts(
  { match }: DrillPosition,
  seat: number,
  chosen: string,
  verdict: Verdict,
): readonly Text[] {
  const move = match.game.notation.read(verdict.best);
  if (isRefusal(move)) throw new Error(`${match.game.id} has no move ${verdict.best}`);
  const said = verdictText(verdict, told(match, seat, move), verdict.best === chosen);
  const meaning = meaningOf(match, seat, move);
  return meaning === undefined
    ? [said]
    : [said, fill(texts.drill.means, meaning.label, meaning.value)];
}
