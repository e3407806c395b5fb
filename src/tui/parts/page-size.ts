/** The measures of a page, which the menu's first frame needs before Ink is there. */
import { type Stage, spaceOf } from '../render-context.ts';

export const BAR = 1;
export const NOTICE = 1;
export const PADDING = 1;

/** Rows and columns of a page's body. */
export const bodyOf = ({ size }: Stage): { readonly width: number; readonly height: number } => ({
  width: size.columns - 2 * PADDING,
  height: Math.max(1, spaceOf(size) - 2 * BAR - NOTICE),
});
