/**
 * The coach leads through the prepared deals of a lesson. At each idea the learner makes any legal move, sees what
 * follows and takes the move back; then the deal goes on as it was prepared.
 */
import type { Estimate } from '../../engine/estimate.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Idea, Lesson, LessonDeal } from '../../engine/lesson.ts';
import { lessonSteps } from '../../engine/lesson.ts';
import { type AnyMatch, matchActor, openMatch } from '../../engine/match.ts';
import { matchOptions } from '../../engine/match-options.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { capital, fill, type Lang, same, type Text } from '../../lang/text.ts';
import { amountIn } from '../advice/figures.ts';
import { hintOf } from '../advice/hint-words.ts';
import { type Finding, findingAt, reasonsToldTo } from '../advice/review.ts';
import { moveText } from '../advice/weighed-moves.ts';
import { type Pace, paced } from '../session/choose-move.ts';
import { askedSeat } from '../session/deciding.ts';
import { openChoice } from '../session/open-session.ts';
import type { Session } from '../session/session.ts';
import type { Made } from '../steps/steps.ts';
import { drillPlayers } from './drill.ts';
import { COACH } from './lesson-words.ts';
import { readStep, stepsMade } from './prepared.ts';

/** An idea and the deal in which it is met. */
export interface Stop {
  readonly deal: LessonDeal;
  readonly idea: Idea;
}

export const stopsOf = ({ deals }: Lesson): readonly Stop[] =>
  deals.flatMap((deal) => deal.ideas.map((idea) => ({ deal, idea })));

/** The id of an idea among the ideas of its game. */
export const ideaId = ({ deal, idea }: Stop): string => `${deal.seed}/${idea.at}`;

function openDeal(game: AnyGame, { options: given, seed }: LessonDeal): AnyMatch {
  const options = matchOptions(game, { ...given, deals: 1 });
  if (isRefusal(options)) throw new Error(`${game.id}: a lesson with ${options.text.en}`);
  return openMatch(game, options, seed);
}

/** The prepared steps before step `upTo` of the seats, or all of them. Throws if a step is not legal. */
const preparedSteps = (game: AnyGame, deal: LessonDeal, upTo?: number): readonly Made[] =>
  stepsMade(openDeal(game, deal), lessonSteps(deal).slice(0, upTo));

/** The match at the decision of an idea. */
export const matchAt = (game: AnyGame, { deal, idea }: Stop): AnyMatch =>
  preparedSteps(game, deal, idea.at).at(-1)?.after ?? openDeal(game, deal);

/** The move advised at an idea, as a text. */
export const advisedAt = ({ deal, idea }: Stop): string => lessonSteps(deal)[idea.at] ?? '';

/** The number of legal moves at the decision of an idea. */
export const legalCount = (game: AnyGame, stop: Stop): number =>
  game.rules.legal(matchAt(game, stop).state).length;

/** With more moves than this, as in an auction, their number tells a learner nothing. */
const COUNTABLE = 20;

/** What the learner is asked to do at the decision of an idea. */
export function taskAt(game: AnyGame, stop: Stop): Text {
  const moves = legalCount(game, stop);
  if (moves === 1) return COACH.oneMove;
  if (moves <= COUNTABLE) return fill(COACH.moves, moves);
  const match = matchAt(game, stop);
  const { prompt } = game.display.table(game.observer.observe(match.state, matchActor(match)));
  return capital(fill(SENTENCE, prompt));
}
const SENTENCE = same('$1.');

/** How many reasons are told. */
const REASONS = 2;

function costText(game: AnyGame, { mean, error }: Estimate): Text {
  const cost = amountIn(game, mean);
  if (error === 0) return fill(COACH.costs, cost);
  return fill(COACH.costsAbout, cost);
}

/** What the learner's move costs beside the move advised. */
function costTexts(game: AnyGame, finding: Finding): readonly Text[] {
  const { gain, listed, seat } = finding;
  if (!listed) return [smallCostText(game, finding)];
  return [costText(game, gain), ...reasonsToldTo(finding, seat).slice(0, REASONS)];
}

/** What there is to say of a move that is no mistake. */
function smallCostText(game: AnyGame, { gain, degree }: Finding): Text {
  if (degree === 'equal') return COACH.asGood;
  if (gain.mean <= 0) return COACH.perhapsAsGood;
  return fill(COACH.perhapsCosts, amountIn(game, gain.mean));
}

/** What there is to say about the learner's move; undefined if stopped. */
export async function verdictOn(
  game: AnyGame,
  stop: Stop,
  tried: string,
  pace: Pace,
): Promise<readonly Text[] | undefined> {
  const advised = advisedAt(stop);
  if (tried === advised) {
    const { sentence, reasons } = await hintOf(matchAt(game, stop), stop.deal.seat, pace);
    return [COACH.same, sentence, ...reasons.slice(0, REASONS)];
  }
  const at = { before: matchAt(game, stop), by: stop.deal.seat, text: tried };
  const finding = await paced(findingAt(at, advised), pace);
  const other = fill(COACH.other, moveText(at.before, at.by, readStep(game, advised)));
  return finding && [other, ...costTexts(game, finding)];
}

/** A decision for the learner to try, in a session of its own that is not saved. */
export interface Exercise {
  /** The number of the exercise; no other has the same. */
  readonly number: number;
  readonly session: Session;
  /** The learner's first move, as a text; undefined until it is made. */
  readonly tried: () => string | undefined;
  /** Whether others have answered the move and the learner would move again, or the match is over. */
  readonly isOver: () => boolean;
}

/** The number of exercises opened so far. */
let opened = 0;

/**
 * Sits the learner down at the point of a prepared deal where an idea applies. The exercise is over when others have
 * answered the move and somebody is asked again, or when the match ends.
 */
export function openExercise(game: AnyGame, { deal, idea }: Stop, lang: Lang): Exercise {
  const { options, seed } = openDeal(game, deal);
  const players = drillPlayers({ game, options, seat: deal.seat }, lang, '');
  const made = preparedSteps(game, deal, idea.at);
  const { session, chosen } = openChoice({ game, options, seed, players }, made);
  const ply = session.match().ply;
  const isAnswered = (): boolean =>
    session
      .log()
      .some((entry) => entry.ply > ply && entry.by !== deal.seat && entry.by !== 'table');
  const isOver = (): boolean =>
    session.match().ended || (isAnswered() && askedSeat(session) !== undefined);
  opened++;
  return { number: opened, session, tried: chosen, isOver };
}
