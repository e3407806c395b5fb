/** The patterns on the backs of cards. */
import type { BackPattern } from '../../../play/disk/settings.ts';
import type { Shape } from '../../measures.ts';
import { blank, type Cell, type Sheet } from './cells.ts';

/** Whether a cell of the pattern is light. */
const LIGHT: Readonly<Record<BackPattern, (x: number, y: number) => boolean>> = {
  checks: (x, y) => (x + y) % 2 === 0,
  stripes: (x) => x % 2 === 0,
  diamonds: (x, y) => (x + y) % 4 === 0 || (x - y) % 4 === 0,
  plain: () => false,
};

export function patternOf(pattern: BackPattern, { width, height }: Shape): Sheet {
  const isLight = LIGHT[pattern];
  const cellAt = (x: number, y: number): Cell => blank(isLight(x, y) ? 'weft' : 'back');
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => cellAt(x, y)),
  );
}
