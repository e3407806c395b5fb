/** Figures of estimates as people read them, in both languages. */
import type { Estimate } from '../../engine/estimate.ts';
import type { AnyShownGame } from '../../engine/game.ts';
import type { ScoreUnit } from '../../engine/profile.ts';
import { decimal } from '../../lang/report.ts';
import { fill, plural, same, type Text, text, withSign } from '../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

const { figures } = texts;

/** The number of units in a point: figures are shown in hundredths far below one, in tenths below ten, else whole. */
function unitsOf(scale: number): number {
  if (scale !== 0 && Math.abs(scale) < SMALL) return 100;
  return Math.abs(scale) < 10 ? 10 : 1;
}
const SMALL = 0.5;

/** The amount rounded to a whole number, with gains and losses of the same size rounded alike. */
const halfUp = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

const roundedTo = (amount: number, scale = amount): number =>
  halfUp(amount * unitsOf(scale)) / unitsOf(scale);

/** A figure without a sign: “2.5”. */
export const figureText = (amount: number, scale = amount): Text =>
  decimal(String(Math.abs(roundedTo(amount, scale))));

/** A figure with its sign: “+2.5”, “−40”, “0”; as exact as a figure of the size of `scale`. */
export const signedFigure = (amount: number, scale = amount): Text =>
  decimal(withSign(roundedTo(amount, scale)));

/** How figures that stand below each other are rounded: as exactly as one of the size of `scale`, in so many decimals. */
export interface Alignment {
  readonly scale: number;
  readonly decimals: number;
}

/** The alignment of these amounts: no decimals where all are whole. */
export function alignmentOf(amounts: readonly number[], scale: number): Alignment {
  const areWhole = amounts.every((amount) => Number.isInteger(roundedTo(amount, scale)));
  return { scale, decimals: areWhole ? 0 : Math.log10(unitsOf(scale)) };
}

/** A figure without a sign, with as many decimals as those beside it: “2.0” beside “1.9”. */
const alignedFigure = (amount: number, { scale, decimals }: Alignment): Text =>
  fixed(Math.abs(roundedTo(amount, scale)), decimals);

/** An aligned figure with its sign: “+2.0”, “−40”, and “0.0” without one. */
export const alignedGain = (amount: number, alignment: Alignment): Text =>
  decimal(withSign(roundedTo(amount, alignment.scale), alignedFigure(amount, alignment).en));

/** A figure with a number of decimals: “−0.82”, and never “−0.00”. */
export function fixed(amount: number, decimals: number): Text {
  const shown = Math.abs(amount).toFixed(decimals);
  return decimal(amount < 0 && Number(shown) !== 0 ? `−${shown}` : shown);
}

/** The mean of a match, with one decimal unless it is whole: “390”, “1.3”. */
export const roundedMean = (mean: number): Text => fixed(mean, Number.isInteger(mean) ? 0 : 1);

/** A score, with two decimals unless it is whole: “−16”, “2.50”. */
export const scoreText = (score: number): Text => fixed(score, Number.isInteger(score) ? 0 : 2);

/** A score that was gained, with its sign: “+37”, “0”. */
export const gainText = (gain: number): Text =>
  decimal(withSign(gain, scoreText(Math.abs(gain)).en));

const WITH_ERROR = same('$1 ± $2');

/** An estimate with two decimals. */
export const estimateText = ({ mean, error }: Estimate): Text =>
  fill(WITH_ERROR, fixed(mean, 2), fixed(error, 2));

/**
 * Amounts rounded to the units in which their sum is shown, so that they add up to it: those that lose most
 * by rounding down are rounded up.
 */
export function roundedParts(amounts: readonly number[], sum: number): readonly number[] {
  const units = unitsOf(sum);
  const floors = amounts.map((amount) => Math.floor(amount * units));
  const losses = amounts.map((amount, at) => amount * units - (floors[at] ?? 0));
  const missing = halfUp(sum * units) - floors.reduce((all, floor) => all + floor, 0);
  const byLoss = [...losses.keys()].toSorted((a, b) => (losses[b] ?? 0) - (losses[a] ?? 0));
  const raised = new Set(byLoss.slice(0, missing));
  return floors.map((floor, at) => (floor + (raised.has(at) ? 1 : 0)) / units);
}

/** What a score counts unless its game says otherwise; $1 is the number. */
export const POINTS = { one: figures.point, more: figures.points };

/** What a score counts; with `share`, which words an amount below one, numbers that stand alone are percentages. */
export interface Unit extends Pick<ScoreUnit, 'one' | 'more'> {
  readonly share?: Text;
}

/** What the score of a game counts: where one loses and nobody wins, these are games. */
export function unitIn({ loser, scoreUnit }: AnyShownGame): Unit {
  const unit: Unit = scoreUnit ?? POINTS;
  return loser === undefined ? unit : { ...unit, share: figures.share };
}

/** An amount of points, or of what the score of the game counts instead. */
export function pointsText(
  amount: number,
  scale = amount,
  { one, more, share }: Unit = POINTS,
): Text {
  if (share !== undefined && Math.abs(amount) < 1) return fill(share, percent(Math.abs(amount)));
  return fill(plural(roundedTo(amount, scale), one, more), figureText(amount, scale));
}

/** An amount of what the score of a game counts: “2.5 points”, “1 chip”, “14% of a game”. */
export const amountIn = (game: AnyShownGame, amount: number): Text =>
  pointsText(amount, amount, unitIn(game));

/** Where somebody stands in the score of a game, with a minus sign below zero: “−68 points”, “95 chips”. */
export function totalText(total: number, { one, more }: Unit = POINTS): Text {
  return fill(plural(total, one, more), scoreText(total));
}

/** An amount without a sign and without what it counts: “2.5”, or “14%” where the score counts games. */
export const amountFigure = (amount: number, unit: Unit = POINTS): Text =>
  unit.share === undefined ? figureText(amount) : percent(Math.abs(amount));

/** An amount below zero with its sign: “−2.5”, or “−14%” where the score counts games. */
export const lostFigure = (amount: number, unit?: Unit): Text =>
  fill(LOST, amountFigure(amount, unit));
const LOST = same('−$1');

/** Whether an amount is shown as 0 beside figures of the size of `scale`. */
export const isNothing = (amount: number, scale: number): boolean => roundedTo(amount, scale) === 0;

/** How far ahead or behind a gain puts a player: “2 points behind”. */
export function standingText(gain: number, scale = gain): Text {
  if (isNothing(gain, scale)) return figures.level;
  return fill(gain < 0 ? figures.behind : figures.ahead, pointsText(Math.abs(gain), scale));
}

/** What was given away, at least nothing: by chance the estimate may be negative. */
export function lossText({ mean, error }: Estimate, unit?: Unit): Text {
  const least = Math.max(0, mean);
  const loss = unit?.share === undefined ? figureText(least) : pointsText(least, least, unit);
  return isNothing(error, error) ? loss : fill(WITHIN, loss, amountFigure(error, unit));
}
const WITHIN = same('$1 (± $2)');

/** An amount from which fractions do not matter. */
const ROUNDED_FROM = 3;

/** What was given away as a player would say it: “about 8 points”, “1 point” where it is exact; undefined for nothing. */
export function roughLoss(game: AnyShownGame, { mean, error }: Estimate): Text | undefined {
  if (mean <= 0 || isNothing(mean, mean)) return undefined;
  const isExact = isNothing(error, error);
  if (isExact) return amountIn(game, mean);
  return fill(figures.about, amountIn(game, mean >= ROUNDED_FROM ? halfUp(mean) : mean));
}

/** A share as a percentage. */
export const percent = (share: number): Text =>
  text(`${Math.round(100 * share)}%`, `${Math.round(100 * share)} %`);

/** A number of matches: “1 match”, “200 matches”. */
export const matchCount = (matches: number): Text =>
  fill(plural(matches, figures.match, figures.matches), matches);

/** A number of deals: “1 deal”, “200 deals”. */
export const dealCount = (deals: number): Text =>
  fill(plural(deals, figures.deal, figures.deals), deals);
