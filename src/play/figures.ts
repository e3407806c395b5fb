/** Figures of estimates as people read them, in both languages. */
import { fill, type Text, text } from '../lang/text.ts';

const POINT = text('$1 point', '$1 Punkt');
const POINTS = text('$1 points', '$1 Punkte');

/** Figures as each language writes them. */
export const decimal = (figures: string): Text => text(figures, figures.replaceAll('.', ','));

/** To one decimal where the scale is below ten, else to whole numbers. */
const rounded = (amount: number, scale = amount): number =>
  Math.abs(scale) < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);

/** A plain figure: “2.5”. */
export const figure = (amount: number): Text => decimal(String(Math.abs(rounded(amount))));

/** With its sign: “+2.5”, “−40”, “0”; as exact as a figure of the size of `scale`. */
export function signed(amount: number, scale = amount): Text {
  const shown = rounded(amount, scale);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '';
  return decimal(`${sign}${Math.abs(shown)}`);
}

export const pointsText = (amount: number): Text =>
  fill(rounded(amount) === 1 ? POINT : POINTS, figure(amount));

const ABOVE = text('$1 above the others', '$1 über den anderen');
const BEHIND = text('$1 behind the others', '$1 hinter den anderen');

/** How a gain stands against the others: “2 points behind the others”. */
export const standingText = (gain: number): Text =>
  fill(gain < 0 ? BEHIND : ABOVE, pointsText(Math.abs(gain)));

/** Whether it is 0 beside figures of the size of `scale`. */
export const isNothing = (amount: number, scale: number): boolean => rounded(amount, scale) === 0;

export const percent = (share: number): Text =>
  text(`${Math.round(100 * share)}%`, `${Math.round(100 * share)} %`);
