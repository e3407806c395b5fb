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
export const figure = (amount: number, scale = amount): Text =>
  decimal(String(Math.abs(rounded(amount, scale))));

/** With its sign: “+2.5”, “−40”, “0”; as exact as a figure of the size of `scale`. */
export function signed(amount: number, scale = amount): Text {
  const shown = rounded(amount, scale);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '';
  return decimal(`${sign}${Math.abs(shown)}`);
}

export const pointsText = (amount: number, scale = amount): Text =>
  fill(rounded(amount, scale) === 1 ? POINT : POINTS, figure(amount, scale));

const AHEAD = text('$1 ahead', '$1 vorn');
const BEHIND = text('$1 behind', '$1 zurück');
const LEVEL = text('level', 'gleichauf');

/** Whether it is 0 beside figures of the size of `scale`. */
export const isNothing = (amount: number, scale: number): boolean => rounded(amount, scale) === 0;

/** How a gain stands against the others: “2 points behind”. */
export function standingText(gain: number, scale = gain): Text {
  if (isNothing(gain, scale)) return LEVEL;
  return fill(gain < 0 ? BEHIND : AHEAD, pointsText(Math.abs(gain), scale));
}

/** What was given away; with a sign only where chance makes it less than nothing. */
export const lossText = (amount: number): Text => (amount > 0 ? figure(amount) : signed(amount));

export const percent = (share: number): Text =>
  text(`${Math.round(100 * share)}%`, `${Math.round(100 * share)} %`);
