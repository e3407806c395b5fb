/**
 * How reports write figures: shares, rates, estimates with their errors. Figures that screens and hints show too are in
 * `play/advice/figures`.
 */
import { decimal } from '../lang/report.ts';
import { type Text, withSign } from '../lang/text.ts';

const DIGITS = 3;

/** A share: “12.500 %”. */
export const shareText = (share: number): Text => decimal(`${(100 * share).toFixed(DIGITS)} %`);

/** A rate with a sensible number of digits: “2.48”, “310”. */
export const rateText = (rate: number): Text => decimal(rate.toFixed(rate < 10 ? 2 : 0));

/** A mean with its standard error: “3.250 ± 0.125”. */
export const meanText = (mean: number, error: number): Text =>
  decimal(`${mean.toFixed(DIGITS)} ± ${error.toFixed(DIGITS)}`);

/** A lead or a rating, which have a sign, with its standard error: “+3.250 ± 0.125”. */
export const signedMeanText = (mean: number, error: number, digits = DIGITS): Text =>
  decimal(`${withSign(mean, Math.abs(mean).toFixed(digits), '-')} ± ${error.toFixed(digits)}`);

/** An amount with two decimals at most: “16”, “2.5”, “−0.67” with the sign of a keyboard. */
export const amountText = (amount: number): Text => decimal(String(toHundredths(amount)));

export const toHundredths = (amount: number): number => Math.round(amount * 100) / 100;
