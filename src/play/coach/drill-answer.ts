/**
 * Judges the learner's choice in a drill and puts the verdict into words. The choice is compared with the strongest
 * opponent's own, by what that gains in imagined deals, with the judge of hints and reviews. The verdict follows from
 * what the learner's seat may know.
 */
import { leastOf } from '../../ai/index.ts';
import type { AnyGame } from '../../engine/game.ts';
import { addressedTo } from '../../lang/address.ts';
import { fill, joinTexts, type Text } from '../../lang/text.ts';
import { adviceAt, strongestOf } from '../advice/analysis.ts';
import { amountIn } from '../advice/figures.ts';
import { moveMeaning } from '../advice/meanings.ts';
import { type Finding, findingAt, reasonsToldTo } from '../advice/review.ts';
import { moveText } from '../advice/weighed-moves.ts';
import { chooseMove, type Pace, paced } from '../session/choose-move.ts';
import type { DrillPosition } from './drill.ts';
import { readStep } from './prepared.ts';
import texts from './texts.json' with { type: 'json' };

export interface DrillVerdict {
  readonly grade: 'right' | 'nearly' | 'wrong';
  /** The best move, as a text from the legal list. */
  readonly best: string;
  /** Points given away; absent where only conventions answer. */
  readonly cost?: number;
  /** The choice is probably worse, by this many points, but not beyond chance. */
  readonly doubtful?: number;
  /** What speaks for the best move. */
  readonly reasons?: readonly Text[];
}

/** How right an answer of each grade is, from 0 to 1. */
export const RIGHTNESS: Readonly<Record<DrillVerdict['grade'], number>> = {
  right: 1,
  nearly: 0.5,
  wrong: 0,
};

/** A choice is nearly right if it loses at most this many times the smallest loss worth a word. */
const NEAR = 3;

/**
 * The move of a strong player, as a text from the legal list; undefined if stopped. A puzzle brings its answer along;
 * with `isByBook` the opponent’s agreements count, otherwise an analysis.
 */
export async function answerTo(
  { seat, match, known }: DrillPosition,
  isByBook: boolean,
  pace: Pace,
): Promise<string | undefined> {
  if (known !== undefined) return known.best;
  if (isByBook) return (await chooseMove(match, seat, strongestOf(match), pace))?.move;
  const advice = await paced(adviceAt(match, seat), pace);
  return advice && match.game.notation.write(advice.decision.move);
}

/** The verdict on a move by its cost, the points that it gives away beyond chance. */
export function gradeOf(best: string, cost: number, least: number): DrillVerdict {
  if (cost === 0) return { grade: 'right', best, cost };
  return { grade: cost <= NEAR * least ? 'nearly' : 'wrong', best, cost };
}

/** The cost that was found for a move; 0 if it is not beyond chance. */
const costFound = ({ listed, gain }: Finding): number => (listed ? gain.mean : 0);

/** How many reasons are told. */
const REASONS = 2;

/** Why the best move of a puzzle is the best: what the move that suggests itself costs, and why. */
async function reasonsAt(
  { seat, match, known }: DrillPosition,
  best: string,
  pace: Pace,
): Promise<readonly Text[]> {
  if (known === undefined) return [];
  const made = { before: match, by: seat, text: known.tempting };
  const found = await paced(findingAt(made, best), pace);
  if (found === undefined) return [];
  const cost = known.costThen === undefined ? texts.drill.tempting : texts.drill.madeThen;
  return [
    fill(cost, addressedTo(found.told.made), amountIn(match.game, found.gain.mean)),
    ...reasonsToldTo(found, seat).slice(0, REASONS),
  ];
}

/**
 * The verdict on the learner’s move; undefined if stopped. With `isByBook`, any move but the best is wrong; otherwise
 * its grade follows from what it costs.
 */
export async function verdictOn(
  position: DrillPosition,
  best: string,
  chosen: string,
  pace: Pace,
  isByBook = false,
): Promise<DrillVerdict | undefined> {
  const { match, seat } = position;
  if (chosen === best)
    return { grade: 'right', best, cost: 0, reasons: await reasonsAt(position, best, pace) };
  if (isByBook) return { grade: 'wrong', best };
  const found = await paced(findingAt({ before: match, by: seat, text: chosen }, best), pace);
  if (found === undefined) return undefined;
  const cost = costFound(found);
  const reasons = reasonsToldTo(found, seat).slice(0, REASONS);
  const verdict = { ...gradeOf(best, cost, leastOf(match.game)), reasons };
  const { degree, gain } = found;
  const isDoubtful = cost === 0 && degree !== 'equal' && gain.mean > 0;
  return isDoubtful ? { ...verdict, doubtful: gain.mean } : verdict;
}

/** How the choices of a drill came out. */
export interface DrillScore {
  readonly right: number;
  readonly nearly: number;
  readonly wrong: number;
}

export const NO_SCORE: DrillScore = { right: 0, nearly: 0, wrong: 0 };

export const scored = (score: DrillScore, { grade }: DrillVerdict): DrillScore => ({
  ...score,
  [grade]: score[grade] + 1,
});

/** The score of a drill in words. */
export function drillScoreText({ right, nearly, wrong }: DrillScore): Text {
  const all = right + nearly + wrong;
  if (nearly === 0) return fill(texts.drill.plainScore, right, all);
  return fill(texts.drill.score, right, all, nearly);
}

function verdictText(
  game: AnyGame,
  { grade, cost, doubtful }: DrillVerdict,
  best: Text,
  isSame: boolean,
): Text {
  if (doubtful !== undefined) return fill(texts.drill.doubtful, best, amountIn(game, doubtful));
  if (grade === 'right') return fill(isSame ? texts.drill.right : texts.drill.asGood, best);
  if (cost === undefined) return fill(texts.drill.other, best);
  const told = grade === 'nearly' ? texts.drill.nearly : texts.drill.worse;
  return fill(told, best, amountIn(game, cost));
}

/** Of a person's own mistake, what they played in the match and what that cost, if the answer is another move. */
function thenTexts({ match, seat, known }: DrillPosition, chosen: string): readonly Text[] {
  if (known?.costThen === undefined || chosen === known.best) return [];
  const { game } = match;
  if (chosen === known.tempting) return [texts.drill.madeAgain];
  const played = addressedTo(moveText(match, seat, readStep(game, known.tempting)), seat);
  return [fill(texts.drill.madeThen, played, amountIn(game, known.costThen))];
}

/** The learner's answer, the verdict, what speaks for the best move, and what the best move means by convention. */
export function verdictTexts(
  position: DrillPosition,
  chosen: string,
  verdict: DrillVerdict,
): readonly Text[] {
  const { match, seat } = position;
  const best = readStep(match.game, verdict.best);
  const own = readStep(match.game, chosen);
  const answer = fill(texts.drill.answer, moveText(match, seat, own));
  const isSame = verdict.best === chosen;
  const ruling = verdictText(match.game, verdict, moveText(match, seat, best), isSame);
  const { reasons = [] } = verdict;
  const then = thenTexts(position, chosen);
  const sentences = [isSame ? ruling : joinTexts([answer, ruling], ' '), ...then, ...reasons];
  const meaning = moveMeaning(match, seat, best);
  if (meaning === undefined) return sentences;
  return [...sentences, fill(texts.drill.means, meaning.label, meaning.value)];
}
