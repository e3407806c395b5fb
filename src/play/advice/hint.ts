/**
 * Hints: the move with the best figure among those the strongest opponent considers, judged on fresh worlds, and the
 * reasons that hold. All of it follows from the seat's observation.
 */
import {
  type Advice,
  advise,
  chanceOf,
  isLevel,
  leadOver,
  meanGain,
  type Side,
} from '../../ai/index.ts';
import type { Estimate } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch, ShownMatch } from '../../engine/match.ts';
import { fill, joinTexts, type Lang, readAlike, type Text } from '../../lang/text.ts';
import { decisionOf, type Pace, paced, type Who } from '../session/choose-move.ts';
import { causesComputed, causeText } from './causes.ts';
import { figure, isNothing, percent, pointsText, signed } from './figures.ts';
import { meaningOf } from './meanings.ts';
import { otherMove } from './reasons.ts';
import { firstOf, known, type Said, saidOf } from './said.ts';
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

/** A move that was weighed. */
interface Figured {
  readonly move: unknown;
  /** Points above the mean of the others'; + is good for the person. */
  readonly utility: number;
  /** By how much it is behind the move advised. */
  readonly behind: Estimate;
  readonly chance?: number | undefined;
}

/** The moves with their figures, the one advised first, none with a better one: computed, else from worlds. */
function figuresOf({ match, advice: { trials, decision, by } }: Telling): readonly Figured[] {
  const [first] = trials;
  if (first !== undefined)
    return trials.map((trial) => ({
      move: trial.move,
      utility: meanGain(trial),
      behind: leadOver(first, trial),
      chance: chanceOf(trial),
    }));
  if (by !== 'exact') return [];
  const sorted = [...decision.weighed].sort((a, b) => b.utility - a.utility);
  const best = sorted.find(({ move }) => move === decision.move) ?? sorted[0];
  if (best === undefined) return [];
  const sum = match.game.heuristics.judging?.sum ?? match.game.notation.write;
  const others = sorted.filter(
    ({ move, utility }) =>
      move !== best.move && (sum(move) !== sum(best.move) || best.utility - utility >= TELLING),
  );
  return [best, ...others].map(({ move, utility }) => ({
    move,
    utility,
    behind: { mean: best.utility - utility, error: 0 },
  }));
}

/** Another move that no figure tells from the one advised. */
function twinOf(telling: Telling): Figured | undefined {
  const { by } = telling.advice;
  const [, next] = figuresOf(telling);
  if (next === undefined || (by !== 'worlds' && by !== 'exact')) return undefined;
  const least = next.behind.error === 0 ? TELLING : leastOf(telling.match);
  return isLevel(next.behind, least) ? next : undefined;
}

function sentenceOf(telling: Telling): Text {
  const { match, side, advice } = telling;
  const own = told(match, side.seat, advice.decision.move);
  if (match.game.heuristics.levels.length === 0) return hint.nothingDecided;
  if (match.game.rules.legal(match.state).length === 1) return fill(hint.onlyMove, own);
  const twin = twinOf(telling);
  if (twin === undefined) return fill(hint.plain, own);
  const both = either(own, told(match, side.seat, twin.move));
  return fill(advice.by === 'exact' ? hint.equal : hint.level, both);
}

/** What two moves begin with up to a card, and the words they end with. */
const SHARED = /^((?:[^[\s]+ )*)(\[[^,]+?)((?: [^[\s,]+)*)\n\1(\[[^,]+?)\3$/;

/** “plays [AS] or [KS]”. */
function either(one: Text, other: Text): Text {
  const put = (lang: Lang): string =>
    `${one[lang]}\n${other[lang]}`.replace(SHARED, '$1$2\n$4$3').replace('\n', hint.or[lang]);
  return { en: put('en'), de: put('de') };
}

/** Figures below which one decimal is shown, so that they can be subtracted. */
const WHOLE_FROM = 100;

/** The scale that all figures of a hint share. */
function exactness(figured: readonly Figured[]): number {
  const largest = Math.max(...figured.map(({ utility }) => Math.abs(utility)));
  if (largest < WHOLE_FROM) return largest < 1 ? largest / 2 : 0;
  return largest;
}

/** By how much a move is behind the first; nothing where it does not show. */
function behindText({ mean, error }: Estimate, scale: number): Text | undefined {
  if (isNothing(mean, scale)) return undefined;
  const behind = figure(mean, scale);
  if (isNothing(error, scale)) return fill(hint.less, behind);
  return fill(hint.lessAbout, behind, figure(error, scale));
}

/** How often a move wins the deal, or does not lose it where somebody loses and nobody wins. */
function successText({ game }: AnyMatch, chance: number): Text {
  const { loser } = game;
  if (loser === undefined) return fill(hint.wins, percent(chance));
  return fill(hint.isNotLoser, percent(chance), loser);
}

/** A move and its figures: how far ahead, how much less than the first, how often it wins. */
function figureText({ match, side }: Telling, one: Figured, scale: number): Text {
  const chance = one.chance === undefined ? [] : [successText(match, one.chance)];
  const behind = behindText(one.behind, scale) ?? [];
  const parts = [signed(one.utility, scale), ...[behind].flat(), ...chance];
  return fill(hint.move, told(match, side.seat, one.move), joinTexts(parts, '; '));
}

/** What the figures count, said once: points ahead of one other, of the other side, or of the others' average. */
function unitOf({ rivals, partners }: Side): Text {
  if (partners > 0) return texts.units.sides;
  return rivals.length === 1 ? texts.units.one : texts.units.several;
}

/** Moves whose figures are shown. */
const SHOWN = 6;

/** The figures of the best moves below what they count and rest on. */
function figureTexts(telling: Telling): readonly Text[] {
  const figured = figuresOf(telling).slice(0, SHOWN);
  if (figured.length === 0) return [];
  const worlds = telling.advice.trials[0]?.runs.length;
  const unit = unitOf(telling.side);
  const head = worlds === undefined ? fill(hint.computed, unit) : fill(hint.worlds, unit, worlds);
  const scale = exactness(figured);
  return [head, ...figured.map((one) => figureText(telling, one, scale))];
}

/** Reasons that need no worlds: certainty, proof and agreement. */
function plainReasons({ match, advice: { by, decision }, side }: Telling): readonly Said[] {
  if (by === 'certain') return [known(texts.sayings.certain)];
  if (by === 'proved') return [known(texts.sayings.proved)];
  if (by !== 'agreement') return [];
  const meaning = meaningOf(match, side.seat, decision.move);
  const { agreed, means } = texts.sayings;
  return [known(meaning === undefined ? agreed : fill(means, meaning.value))];
}

/** By how much the move advised is better, where that was computed, and what was taken for granted. */
function computedReasons(telling: Telling): readonly Said[] {
  const { match, side } = telling;
  const { assumes } = match.game.heuristics;
  const [, next] = figuresOf(telling);
  if (next === undefined) return [];
  const other = told(match, side.seat, next.move);
  const assumed = assumes === undefined ? [] : [known(assumes)];
  if (next.behind.mean < TELLING) return assumed;
  const moves = [telling.advice.decision.move, next.move] as const;
  const causes = causesComputed(match, side.seat, moves).map((cause) =>
    causeText(cause, otherMove(other)),
  );
  const lead = fill(texts.sayings.exact, pointsText(next.behind.mean), other);
  return [...(causes.length > 0 ? causes : [lead]).map(known), ...assumed];
}

/** What speaks for the move advised and against it, beside the trial at `place`. */
function saidAgainst({ match, side, advice }: Telling, place: number): readonly Said[] {
  const [one] = advice.trials;
  const other = advice.trials[place];
  if (one === undefined || other === undefined) return [];
  const rival = otherMove(told(match, side.seat, other.move));
  return saidOf({ match, side, one, other, rival });
}

/** Nothing speaks for a move that is no better than another. */
function saidIn(telling: Telling): readonly Said[] {
  const { trials, by } = telling.advice;
  if (by === 'exact') return computedReasons(telling);
  if (trials.length === 0) return plainReasons(telling);
  if (twinOf(telling) !== undefined) return [];
  return [...plainReasons(telling), ...saidAgainst(telling, 1)];
}

/** Those that are not among the others. */
const without = (said: readonly Said[], others: readonly Said[]): readonly Said[] =>
  said.filter((one) => !others.some((other) => readAlike(one.told, other.told)));

/** A reason at first, where there is one, then figures, then what else there is to say, one by one. */
function pagesOf(telling: Telling): readonly (readonly Text[])[] {
  const said = saidIn(telling);
  const [, second, other] = figuresOf(telling);
  // What does exactly as the second move does is not argued against again.
  const isOther = twinOf(telling) === undefined && other?.behind.error !== second?.behind.error;
  const third = isOther ? without(firstOf(saidAgainst(telling, 2)), said) : [];
  const own = firstOf(said);
  const first = own.length > 0 ? own : third;
  const isTold = ({ kind }: Said): boolean => kind === 'cause' || kind === 'known';
  const rest = [...said, ...third].filter((one) => !(first.includes(one) && isTold(one)));
  const more = [figureTexts(telling), ...rest.map((one) => [one.told])];
  return [first.map(({ plain }) => plain), ...more.filter((page) => page.length > 0)];
}

export interface Hint {
  /** A text from the legal list. */
  readonly move: string;
  /** What the opponent would do, as a whole sentence. */
  readonly sentence: Text;
  /** What speaks for the move, then, marked, what speaks against it. */
  readonly reasons: readonly Text[];
  /** What is said the first time, which may be nothing, and what each further request adds: no line twice. */
  readonly pages: readonly (readonly Text[])[];
}

/** How many worlds a hint is judged on, and several times as many where doubt remains. */
const PAINS = { least: 40, most: 160, positions: 18_000 };

/** The strongest level a game offers. */
export const strongestOf = (match: AnyMatch): Who => match.game.heuristics.levels.at(-1) ?? 'hard';

/** For a hint whose search was stopped: nobody waits for it any more. */
export const NEVER = new Promise<never>(() => {});

/** What a hint rests on; undefined if it was stopped. `heard` is told how things stand meanwhile. */
export function adviceFor(
  match: AnyMatch,
  seat: Seat,
  pace: Pace,
  heard?: (advice: Advice<unknown>) => void,
): Promise<Advice<unknown> | undefined> {
  const asked = { who: strongestOf(match), pains: PAINS, side: sideOf(match, seat), heard };
  const name = `${match.seed}/hint/${seat}/${match.ply}`;
  return paced(advise({ ...decisionOf(match, seat), ...asked, name }), pace);
}

/** Advice in words. */
export function hintFrom(match: AnyMatch, side: Side, advice: Advice<unknown>): Hint {
  const telling = { match, side, advice };
  const move = match.game.notation.write(advice.decision.move);
  const reasons = saidIn(telling).map((one) => one.told);
  return { move, sentence: sentenceOf(telling), reasons, pages: pagesOf(telling) };
}

/** A hint for scripts: moves, figures, errors, reasons and which way they speak. */
export function hintData(match: AnyMatch, side: Side, advice: Advice<unknown>, lang: Lang): object {
  const telling = { match, side, advice };
  const { write } = match.game.notation;
  const twin = twinOf(telling);
  return {
    move: write(advice.decision.move),
    asGood: twin === undefined ? [] : [write(twin.move)],
    by: advice.by,
    worlds: advice.trials[0]?.runs.length ?? 0,
    moves: figuresOf(telling).map(({ move, utility, behind, chance }) => ({
      move: write(move),
      gain: utility,
      behind: behind.mean,
      error: behind.error,
      ...(chance !== undefined && { success: chance }),
    })),
    reasons: saidIn(telling).map(({ kind, speaks, told: { [lang]: words } }) => ({
      kind,
      speaks,
      text: words,
    })),
  };
}

/** What the strongest opponent would do in the place of `seat`, the seat to act, and why. */
export async function hintOf(match: AnyMatch, seat: Seat, pace: Pace): Promise<Hint> {
  const advice = await adviceFor(match, seat, pace);
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
