/**
 * Hints in words: what the strongest opponent would do, judged with its nearest rivals on fresh worlds, and
 * the reasons that hold. All of it follows from the seat's observation.
 */
import {
  type Advice,
  chanceOf,
  isClear,
  leadOver,
  meanGain,
  type Reason,
  reasonsFor,
  type Side,
  type Trial,
} from '../../ai/index.ts';
import type { Estimate } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch, ShownMatch } from '../../engine/match.ts';
import { fill, joinTexts, type Text } from '../../lang/text.ts';
import { adviceOn, type Pace, type Who } from '../session/choose-move.ts';
import { causesFor, causeText } from './causes.ts';
import { figure, percent, pointsText, signed, standingText } from './figures.ts';
import { meaningOf } from './meanings.ts';
import { otherMove, reasonText } from './reasons.ts';
import texts from './texts.json' with { type: 'json' };

const { hint } = texts;

/** Smaller differences of computed figures are not called better. */
const TELLING = 0.05;
export const told = ({ game, state }: AnyMatch, seat: Seat, move: unknown): Text =>
  game.notation.describe(game.observer.observe(state, seat), move);

/** Advice being put into words. */
interface Telling {
  readonly match: AnyMatch;
  readonly side: Side;
  readonly advice: Advice<unknown>;
}

export const leastOf = ({ game }: AnyMatch): number => game.heuristics.judging?.least ?? TELLING;

/** The computed figures, best first; none where they were estimated. */
const computedOf = ({ advice: { by, decision } }: Telling): readonly Trialled[] =>
  by === 'exact' ? [...decision.weighed].sort((a, b) => b.utility - a.utility) : [];

interface Trialled {
  readonly move: unknown;
  readonly utility: number;
}

function weighedBy(telling: Telling): readonly Trialled[] {
  const { trials } = telling.advice;
  if (trials.length === 0) return computedOf(telling);
  return trials.map((trial) => ({ move: trial.move, utility: meanGain(trial) }));
}

/** The lead of the move advised over another. */
function leadOf({ advice: { trials, decision } }: Telling, place: number): Estimate | undefined {
  const [best] = trials;
  const other = trials[place];
  if (best !== undefined && other !== undefined) return leadOver(best, other);
  const own = decision.weighed.find(({ move }) => move === decision.move);
  const rest = decision.weighed.filter((one) => one !== own).map(({ utility }) => utility);
  if (!decision.exact || own === undefined || rest.length === 0) return undefined;
  return { mean: own.utility - Math.max(...rest), error: 0 };
}

/** The move advised, and the next best if there is one. */
function rankedMoves(telling: Telling): readonly unknown[] {
  const { move } = telling.advice.decision;
  return [
    move,
    ...weighedBy(telling)
      .map((one) => one.move)
      .filter((one) => one !== move),
  ];
}

export function sentenceOf(telling: Telling): Text {
  const { match, side } = telling;
  const [own, other] = rankedMoves(telling).map((move) => told(match, side.seat, move));
  const lead = leadOf(telling, 1);
  if (own === undefined || match.game.heuristics.levels.length === 0) return hint.nothingDecided;
  if (match.game.rules.legal(match.state).length === 1) return fill(hint.onlyMove, own);
  const isSure = ['agreement', 'certain', 'proved'].includes(telling.advice.by);
  if (isSure || lead === undefined || other === undefined) return fill(hint.plain, own);
  const least = lead.error === 0 ? TELLING : leastOf(match);
  if (!isClear(lead, least))
    return fill(-lead.mean > lead.error ? hint.maybeBetter : hint.asGood, own, other);
  return lead.mean < 0
    ? fill(hint.plain, own)
    : fill(hint.better, own, pointsText(lead.mean), other);
}

/** The mean gain against the others, said without a sign. */
const standing = (move: Text, gain: number): Text => fill(hint.firstMove, move, standingText(gain));

/** Figures below which one decimal is shown, so that they can be subtracted. */
const WHOLE_FROM = 100;

/** The scale that all figures of a hint share. */
function exactness(trials: readonly Trial<unknown>[]): number {
  const largest = Math.max(...trials.map((trial) => Math.abs(meanGain(trial))));
  return largest < WHOLE_FROM ? 0 : largest;
}

/** A move judged: its points, how far behind the first it is, how often it wins. */
function trialText({ match, side, advice }: Telling, trial: Trial<unknown>, place: number): Text {
  const [first = trial] = advice.trials;
  const move = told(match, side.seat, trial.move);
  const scale = exactness(advice.trials);
  const stands = standingText(meanGain(trial), scale);
  const behind = leadOver(trial, first);
  const difference = [signed(behind.mean, scale), figure(behind.error, scale)] as const;
  const line =
    place === 0
      ? fill(hint.firstMove, move, stands)
      : fill(hint.otherMove, move, stands, ...difference);
  const chance = chanceOf(trial);
  if (chance === undefined) return line;
  const wins = match.game.extras.successRate ?? hint.wins;
  return joinTexts([line, fill(wins, percent(chance))], ', ');
}

/** Reasons that need no worlds: certainty, proof and agreement. */
function plainReasons({ match, advice: { by, decision }, side }: Telling): readonly Text[] {
  if (by === 'certain') return [texts.sayings.certain];
  if (by === 'proved') return [texts.sayings.proved];
  if (by !== 'agreement') return [];
  const meaning = meaningOf(match, side.seat, decision.move);
  return [meaning === undefined ? texts.sayings.agreed : fill(texts.sayings.means, meaning.value)];
}

const isScore = ({ kind }: Reason): boolean => kind === 'score';

/** What speaks for the move advised against the trial at `place`. */
function reasonsAgainst(telling: Telling, place: number): readonly Text[] {
  const { match, side, advice } = telling;
  const [first] = advice.trials;
  const other = advice.trials[place];
  if (first === undefined || other === undefined) return [];
  const name = told(match, side.seat, other.move);
  const reasons = reasonsFor(first, other, side, leastOf(match));
  const lead = leadOver(first, other);
  const isWorse = lead.mean < 0 && isClear(lead, leastOf(match));
  if (isWorse) return advice.by === 'proved' ? [] : [fill(texts.sayings.worse, name)];
  const causes = place === 1 ? causesFor(match, side.seat, first, other).map(causeText) : [];
  const said = reasons.map((reason) => reasonText(match.game, reason, otherMove(name)));
  if (reasons.some(isScore)) return [...causes, ...said];
  return [...causes, ...said, fill(texts.sayings.unclear, name)];
}

/** By how much the move advised is better, where that was computed, and what was taken for granted. */
function computedReasons(telling: Telling): readonly Text[] {
  const { match, side } = telling;
  const { assumes } = match.game.heuristics;
  const assumed = assumes === undefined ? [] : [assumes];
  const [, other] = rankedMoves(telling).map((move) => told(match, side.seat, move));
  const lead = leadOf(telling, 1);
  if (other === undefined || lead === undefined) return [];
  if (lead.mean < TELLING) return [fill(texts.sayings.equal, other), ...assumed];
  return [fill(texts.sayings.exact, pointsText(lead.mean), other), ...assumed];
}

function computedPages(telling: Telling): readonly (readonly Text[])[] {
  const { match, side } = telling;
  const lines = computedOf(telling).map(({ move, utility }) =>
    fill(hint.computed, standing(told(match, side.seat, move), utility)),
  );
  const reasons = reasonsOf(telling);
  if (reasons.length === 0) return [lines];
  return [[...lines.slice(0, 3), ...reasons], ...lines.slice(3).map((line) => [line])];
}

/** What speaks for the move advised; each reason names the move it is compared with, so no line is repeated. */
function reasonsOf(telling: Telling): readonly Text[] {
  if (telling.advice.trials.length === 0) return computedReasons(telling);
  const against = [1, 2].flatMap((place) => reasonsAgainst(telling, place));
  return [...plainReasons(telling), ...against];
}

/** First the moves with their figures and one reason, then reason after reason. */
function pagesOf(telling: Telling): readonly (readonly Text[])[] {
  const { trials } = telling.advice;
  if (trials.length === 0) return computedPages(telling);
  const [reason, ...more] = reasonsOf(telling);
  const figures = trials.map((trial, place) => trialText(telling, trial, place));
  const worlds = fill(hint.worlds, trials[0]?.runs.length ?? 0);
  return [
    [...figures, worlds, ...(reason === undefined ? [] : [reason])],
    ...more.map((one) => [one]),
  ];
}

/** A move that was weighed. */
interface Weighed {
  readonly told: Text;
  /** Points above the mean of the others'; + is good for the person. */
  readonly utility: number;
}

export interface Hint {
  /** A text from the legal list. */
  readonly move: string;
  /** What the opponent would do and how much better that is, as a whole sentence. */
  readonly sentence: Text;
  /** What speaks for the move. */
  readonly reasons: readonly Text[];
  /** Weighed moves, best first. Empty where nothing was weighed. */
  readonly weighed: readonly Weighed[];
  /** What is said the first time, and what each further request adds: no line twice. */
  readonly pages: readonly (readonly Text[])[];
}

/** How many worlds a hint is judged on. */
const PAINS = { least: 40, most: 160, positions: 18_000 };

/** The strongest level a game offers. */
export const strongestOf = (match: AnyMatch): Who => match.game.heuristics.levels.at(-1) ?? 'hard';

/** For a hint whose search was stopped: nobody waits for it any more. */
export const NEVER = new Promise<never>(() => {});

/** What a hint rests on; undefined if it was stopped. */
export const adviceFor = (
  match: AnyMatch,
  seat: Seat,
  pace: Pace,
): Promise<Advice<unknown> | undefined> =>
  adviceOn(
    match,
    sideOf(match, seat),
    { who: strongestOf(match), pains: PAINS, name: 'hint' },
    pace,
  );

/** Advice in words. */
export function hintFrom(match: AnyMatch, side: Side, advice: Advice<unknown>): Hint {
  const telling = { match, side, advice };
  const weighed = weighedBy(telling).map(({ move, utility }) => ({
    told: told(match, side.seat, move),
    utility,
  }));
  const move = match.game.notation.write(advice.decision.move);
  const reasons = reasonsOf(telling);
  return { move, sentence: sentenceOf(telling), reasons, weighed, pages: pagesOf(telling) };
}

/** What the strongest opponent would do in the place of `seat`, the seat to act, and why. */
export async function hintOf(
  match: AnyMatch,
  seat: Seat,
  clock: () => number,
  stopped: () => boolean = () => false,
): Promise<Hint> {
  const advice = await adviceFor(match, seat, { clock, stopped });
  return advice === undefined ? NEVER : hintFrom(match, sideOf(match, seat), advice);
}

/** The seat and its rivals: every other party, or every other seat where each plays for itself. */
export function sideOf({ game, state }: ShownMatch, seat: Seat): Side {
  const { seats } = game.display.table(game.observer.observe(state, seat));
  const party = seats.find((one) => one.seat === seat)?.party;
  const isRival = (one: { readonly seat: Seat; readonly party?: number }): boolean =>
    one.seat !== seat && (party === undefined || one.party !== party);
  const rivals = seats.filter(isRival).map((one) => one.seat);
  return { seat, rivals, partners: seats.length - 1 - rivals.length, aim: game.aim };
}
