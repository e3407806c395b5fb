/**
 * Hints in words: the move that ranks first in an analysis (`analysis.ts`), how surely it is the best, and the reasons
 * that hold for it. A hint follows from the seat's observation alone.
 */

import type { Advice, Degree, Side } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import { capital, fill, type Lang, readAlike, same, type Text } from '../../lang/text.ts';
import { type Pace, paced } from '../session/choose-move.ts';
import { hasChoice } from '../steps/steps.ts';
import { adviceAt, sideOf } from './analysis.ts';
import {
  type Argument,
  argumentsFor,
  causeArgument,
  firstOf,
  known,
  withoutEmpty,
} from './arguments.ts';
import { causeAlone, causeForEither, causesComputed } from './causes.ts';
import { amountIn, isNothing } from './figures.ts';
import { figureLines, figureTable, type HintTable } from './hint-table.ts';
import { moveMeaning } from './meanings.ts';
import { otherMove } from './reason-words.ts';
import texts from './texts.json' with { type: 'json' };
import {
  cardLaid,
  degreeIn,
  equalOf,
  type Figured,
  figuresOf,
  isComputedIdle,
  isIdle,
  isIdleInWorlds,
  moveText,
  ROUNDING,
  TELLING,
  type Telling,
  twinIn,
} from './weighed-moves.ts';

const { hint } = texts;

/**
 * The sentence that opens a hint: the move, how surely it is the best, and the card that does the same unless another
 * move is named as good.
 */
function sentenceOf(telling: Telling): Text {
  const sentence = adviceText(telling);
  if (isIdle(telling.match, telling.advice) || equalOf(telling) !== undefined) return sentence;
  const twin = twinIn(telling);
  return twin === undefined ? sentence : fill(hint.twin, sentence, twin);
}

/** The number of worlds in which the move advised was played on. */
const worldsOf = ({ trials }: Advice<unknown>): number => trials[0]?.runs.length ?? 0;

/** The words for another move that is as good as the move advised, or computed to be worse by too little to matter. */
function equalWords({ advice }: Telling, { behind }: Figured): typeof hint.equal {
  if (advice.by !== 'exact') return hint.equal;
  return behind.mean < ROUNDING ? hint.equalComputed : hint.nearlyComputed;
}

/** The move advised, how surely it is the best, and another as good where there is one. */
function adviceText(telling: Telling): Text {
  const { match, side, advice } = telling;
  const own = moveText(match, side.seat, advice.decision.move);
  if (match.game.heuristics.levels.length === 0) return hint.nothingDecided;
  if (!hasChoice(match)) return fill(hint.onlyMove, own);
  if (degreeIn(telling) === 'probably') return fill(hint.probably, own);
  if (isComputedIdle(match, advice)) return fill(hint.idle, own);
  if (isIdleInWorlds(match, advice)) return fill(hint.idleInWorlds, own, worldsOf(advice));
  const equal = equalOf(telling);
  if (equal === undefined) return fill(hint.plain, own);
  const words = equalWords(telling, equal);
  const card = cardLaid(telling, equal.move);
  if (card !== undefined) return fill(words.card, own, card);
  return fill(words.move, own, moveText(match, side.seat, equal.move));
}

/** Reasons that need no worlds: certainty, proof and agreement. */
function plainReasons({ match, advice: { by, decision }, side }: Telling): readonly Argument[] {
  if (by === 'certain') return [known(texts.sayings.certain)];
  if (by === 'proved') return [known(texts.sayings.proved)];
  if (by !== 'agreement') return [];
  const meaning = moveMeaning(match, side.seat, decision.move);
  if (meaning === undefined) return [known(texts.sayings.agreed)];
  return [known(fill(texts.sayings.means, meaning.value))];
}

/**
 * Why a move is advised that was weighed against no other, or where every other does the same: what a call means, the
 * cause that players name, and what needs no worlds.
 */
function aloneReasons(telling: Telling): readonly Argument[] {
  const { match, side, advice } = telling;
  const { move } = advice.decision;
  const plain = plainReasons(telling);
  const cause = causeAlone(match, side.seat, move);
  if (cause === undefined) return plain;
  const named = causeArgument(cause, otherMove(moveText(match, side.seat, move)));
  const isCall = moveMeaning(match, side.seat, move) !== undefined;
  return isCall ? [...plain, named] : [named, ...plain];
}

/** Why a computed move is better than the next: its causes, else by how much; and what the figures assume. */
function computedReasons(telling: Telling): readonly Argument[] {
  const { match, side } = telling;
  const { assumes } = match.game.heuristics;
  const [, next] = figuresOf(telling);
  if (next === undefined) return aloneReasons(telling);
  const other = moveText(match, side.seat, next.move);
  const assumed = assumes === undefined ? [] : [known(assumes)];
  if (next.behind.mean < TELLING) return [...eitherReasons(telling), ...assumed];
  const { move } = telling.advice.decision;
  const causes = causesComputed(match, side.seat, move, next.move).map((cause) =>
    causeArgument(cause, otherMove(other)),
  );
  if (causes.length > 0) return [...causes, ...assumed];
  return [
    known(fill(texts.sayings.exact, amountIn(match.game, next.behind.mean), other)),
    ...assumed,
  ];
}

/** Why the move advised and the next are as good as each other: what both do, or that both come to the same. */
function eitherReasons(telling: Telling): readonly Argument[] {
  const { match, side, advice } = telling;
  const [own, next, third] = figuresOf(telling);
  if (own === undefined || next === undefined) return [];
  const cause = causeForEither(match, side.seat, own, next, third);
  if (cause !== undefined)
    return [causeArgument(cause, otherMove(moveText(match, side.seat, next.move)))];
  const worlds = worldsOf(advice);
  const isSame = next.behind.mean === 0 && next.behind.error === 0;
  if (!isSame || worlds === 0 || isIdle(match, advice)) return [];
  return [known(fill(texts.sayings.sameResult, worlds))];
}

/** The arguments for and against the move advised, compared with the trial at `place`. */
function saidAgainst({ match, side, advice }: Telling, place: number): readonly Argument[] {
  const [one] = advice.trials;
  const other = advice.trials[place];
  if (one === undefined || other === undefined) return [];
  const rival = otherMove(moveText(match, side.seat, other.move));
  return argumentsFor({ match, side, one, other, rival });
}

/** The arguments for and against the move advised, causes in cards before all others. */
function saidIn(telling: Telling): readonly Argument[] {
  const { trials, by } = telling.advice;
  if (by === 'exact') return computedReasons(telling);
  if (trials.length < 2) return aloneReasons(telling);
  if (equalOf(telling) !== undefined) return eitherReasons(telling);
  const said = saidAgainst(telling, 1);
  const causes = said.filter(({ kind, speaks }) => kind === 'cause' && speaks === 'for');
  const others = said.filter((one) => !causes.includes(one));
  return [...causes, ...plainReasons(telling), ...others];
}

/** The arguments that are not among the others. */
const notAmong = (said: readonly Argument[], others: readonly Argument[]): readonly Argument[] =>
  said.filter((one) => !others.some((other) => readAlike(one.told, other.told)));

/** How far the move advised is ahead of the next where no reason tells them apart; nothing where that does not show. */
function closeTexts(telling: Telling): readonly Text[] {
  const { match, side, advice } = telling;
  const [, next] = figuresOf(telling);
  const worlds = worldsOf(advice);
  if (next === undefined || worlds === 0 || isNothing(next.behind.mean, 0)) return [];
  const points = amountIn(match.game, next.behind.mean);
  const card = cardLaid(telling, next.move);
  if (card !== undefined) return [fill(hint.close.card, worlds, points, card)];
  return [fill(hint.close.move, worlds, points, moveText(match, side.seat, next.move))];
}

/** What the table asks of the seat, as a sentence; nothing where it is silent. */
function askedOf({ match: { game, state }, side }: Telling): readonly Text[] {
  const { prompt } = game.display.table(game.observer.observe(state, side.seat));
  return readAlike(prompt, same('')) ? [] : [fill(hint.asked, capital(prompt))];
}

/**
 * The pages of a hint: a reason first, if there is one, then the table in lines, then the other arguments one by one;
 * where there is no choice, what the table asks, which says why.
 */
function pagesOf(telling: Telling, table: HintTable | undefined): readonly (readonly Text[])[] {
  if (!hasChoice(telling.match)) return [askedOf(telling)];
  const said = withoutEmpty(saidIn(telling));
  const [, second, other] = figuresOf(telling);
  // A third move that does exactly as well as the second needs no argument of its own.
  const isOther = equalOf(telling) === undefined && other?.behind.error !== second?.behind.error;
  const third = isOther ? notAmong(firstOf(saidAgainst(telling, 2)), said) : [];
  const own = firstOf(said);
  const first = own.length > 0 ? own : third;
  const isTold = ({ told, plain }: Argument): boolean => readAlike(told, plain);
  const rest = [...said, ...third].filter((one) => !(first.includes(one) && isTold(one)));
  const opening = first.length > 0 ? first.map(({ plain }) => plain) : closeTexts(telling);
  const figures = table === undefined ? [] : [figureLines(table)];
  return [opening, ...figures, ...rest.map((one) => [one.told])];
}

/** A hint in words. */
export interface Hint {
  /** A text from the legal list. */
  readonly move: string;
  /** What the opponent would do, as a whole sentence. */
  readonly sentence: Text;
  /** What speaks for the move, then what speaks against it, which its words mark. */
  readonly reasons: readonly Text[];
  /** The first page, which may be empty, and the page that each further request adds. No line comes twice. */
  readonly pages: readonly (readonly Text[])[];
  /** The figures of the second page as a table; absent where no moves are compared. */
  readonly table?: HintTable | undefined;
  /** Weighed to the end: reviews and puzzles give the same answer. */
  readonly isSettled: boolean;
}

/** The hint of a search that was stopped: nobody waits for it, so it never comes. */
export const NEVER = new Promise<never>(() => {});

/** Advice in words. */
export function hintFrom(match: AnyMatch, side: Side, advice: Advice<unknown>): Hint {
  const telling = { match, side, advice };
  const move = match.game.notation.write(advice.decision.move);
  const reasons = saidIn(telling).map((one) => one.told);
  const table = figureTable(telling);
  const pages = pagesOf(telling, table);
  return { move, sentence: sentenceOf(telling), reasons, pages, table, isSettled: true };
}

/** The figures of a move, for scripts. */
interface MoveData {
  readonly move: string;
  readonly gain: number;
  /** By how much the move is behind the one advised, and the standard error. */
  readonly behind: number;
  readonly error: number;
  readonly success?: number;
}

/** A hint for scripts. Moves are texts from the legal list. */
interface HintData {
  readonly move: string;
  readonly degree: Degree;
  readonly asGood: readonly string[];
  readonly by: Advice<unknown>['by'];
  readonly worlds: number;
  readonly moves: readonly MoveData[];
  readonly reasons: readonly (Pick<Argument, 'kind' | 'speaks'> & { readonly text: string })[];
}

/** A hint for scripts: moves, figures, errors, reasons and which way they speak. */
export function hintData(
  match: AnyMatch,
  side: Side,
  advice: Advice<unknown>,
  lang: Lang,
): HintData {
  const telling = { match, side, advice };
  const { write } = match.game.notation;
  const equal = equalOf(telling);
  return {
    move: write(advice.decision.move),
    degree: degreeIn(telling),
    asGood: equal === undefined ? [] : [write(equal.move)],
    by: advice.by,
    worlds: worldsOf(advice),
    moves: figuresOf(telling).map(({ move, utility, behind: { mean, error }, chance }) =>
      omitUndefined({ move: write(move), gain: utility, behind: mean, error, success: chance }),
    ),
    reasons: saidIn(telling).map(({ kind, speaks, told: { [lang]: words } }) => ({
      kind,
      speaks,
      text: words,
    })),
  };
}

/** A hint as it stands while its moves are still weighed. */
export const stillWeighing = (early: Hint): Hint => ({
  ...early,
  sentence: fill(hint.weighing, early.sentence),
  isSettled: false,
});

/** What the strongest opponent would do in the place of `seat`, the seat to act, and why. */
export async function hintOf(match: AnyMatch, seat: Seat, pace: Pace): Promise<Hint> {
  const advice = await paced(adviceAt(match, seat), pace);
  return advice === undefined ? NEVER : hintFrom(match, sideOf(match, seat), advice);
}
