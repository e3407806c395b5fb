/**
 * What the learner's choice in a drill is judged by, and what is said of it: the strongest opponent's own
 * choice, and what that gains over the learner's in imagined deals, by the judge of hints and reviews. All
 * of it comes from what the learner's seat may know.
 */
import { reasonsFor } from '../../ai/index.ts';
import { fill, joinTexts, type Text } from '../../lang/text.ts';
import { pointsText } from '../advice/figures.ts';
import { adviceFor, leastOf, moveText, sideOf, strongestOf } from '../advice/hint.ts';
import { meaningOf } from '../advice/meanings.ts';
import { otherMove, reasonText } from '../advice/reasons.ts';
import { type Finding, findingAt, REVIEW_BUDGET } from '../advice/review.ts';
import { chooseMove, type Pace, paced, reviewOf } from '../session/choose-move.ts';
import type { DrillPosition } from './drill.ts';
import { readStep } from './prepared.ts';
import texts from './texts.json' with { type: 'json' };

export interface Verdict {
  readonly grade: 'right' | 'nearly' | 'wrong';
  /** The best move, as a text from the legal list. */
  readonly best: string;
  /** Points given away; absent where only conventions answer. */
  readonly cost?: number;
  /** What speaks for the best move. */
  readonly reasons?: readonly Text[];
}

/** How much of a right answer each is. */
export const RIGHTNESS: Readonly<Record<Verdict['grade'], number>> = {
  right: 1,
  nearly: 0.5,
  wrong: 0,
};

/** Nearly right: a loss of at most this many times the smallest worth mentioning. */
const NEAR = 3;

/** What a strong player would do, as a text from the legal list; undefined if it was stopped. */
export async function answerTo(
  { seat, match, known }: DrillPosition,
  isByBook: boolean,
  pace: Pace,
): Promise<string | undefined> {
  if (known !== undefined) return known.best;
  if (isByBook) return (await chooseMove(match, seat, strongestOf(match), pace))?.move;
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

/** Reasons that are told. */
const REASONS = 2;

/** Why the best move of a puzzle is the best: what the move that suggests itself costs, and why. */
async function reasonsAt(
  { seat, match, known }: DrillPosition,
  best: string,
  pace: Pace,
): Promise<readonly Text[]> {
  const [[tempting, gain] = []] = Object.entries(known?.gains ?? {});
  if (tempting === undefined || gain === undefined) return [];
  const [made, better] = [tempting, best].map((line) => readStep(match.game, line));
  const side = sideOf(match, seat);
  const reviewed = await paced(reviewOf(match, side, made, REVIEW_BUDGET, better), pace);
  const [one, other] = reviewed?.trials ?? [];
  const name = moveText(match, seat, made);
  const reasons = one && other ? reasonsFor(one, other, side, leastOf(match)) : [];
  return [
    fill(known?.isOwn ? texts.drill.madeThen : texts.drill.tempting, name, pointsText(gain.mean)),
    ...reasons.slice(0, REASONS).map((reason) => reasonText(match.game, reason, otherMove(name))),
  ];
}

/** The verdict on the learner's move; undefined if it was stopped. */
export async function verdictOn(
  position: DrillPosition,
  best: string,
  chosen: string,
  pace: Pace,
  isByBook = false,
): Promise<Verdict | undefined> {
  const { match, seat, known } = position;
  if (chosen === best)
    return { grade: 'right', best, cost: 0, reasons: await reasonsAt(position, best, pace) };
  if (isByBook) return { grade: 'wrong', best };
  const found = await paced(findingAt({ before: match, by: seat, text: chosen }, best), pace);
  if (found === undefined) return undefined;
  const cost = known?.gains[chosen]?.mean ?? costOf(found);
  const reasons = found.reasons.slice(0, REASONS);
  return { ...gradeOf(best, cost, leastOf(match)), reasons };
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

/** The learner's answer, the verdict, what speaks for the best move, and what that means by convention. */
export function verdictTexts(
  { match, seat }: DrillPosition,
  chosen: string,
  verdict: Verdict,
): readonly Text[] {
  const [best, own] = [verdict.best, chosen].map((line) => readStep(match.game, line));
  const answer = fill(texts.drill.answer, moveText(match, seat, own));
  const said = verdictText(verdict, moveText(match, seat, best), verdict.best === chosen);
  const meaning = meaningOf(match, seat, best);
  return [
    verdict.best === chosen ? said : joinTexts([answer, said], ' '),
    ...(verdict.reasons ?? []),
    ...(meaning === undefined ? [] : [fill(texts.drill.means, meaning.label, meaning.value)]),
  ];
}
