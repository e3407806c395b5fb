/** Portraits at the table: a face in four sizes, drawn as pictures on cards are. */
import type { ReactNode } from 'react';
import { blocksOf, drawnIn } from '../../art/cells.ts';
import { LIKENESSES, type Sitter } from '../../art/guests.ts';
import { pixelsOf } from '../../art/pictures.ts';
import { Fixed, Painted } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import type { Grid } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import { drawnOnce, run, type Theme } from '../../theme/theme.ts';
import { paintedSheet } from '../cards/card.ts';

/** Cells of a portrait. */
export const SMALL: Shape = { width: 9, height: 4 };
export const LARGE: Shape = { width: 13, height: 6 };
/** A head alone, in half the height of a small portrait. */
export const BUST: Shape = { width: 9, height: 2 };

/** A head alone with felt above and below it, so that it touches neither the bar nor cards. */
export const HEAD: Shape = { width: 9, height: 3 };
const FELT = '.........';

/** The pixels of a likeness in this shape. */
function drawingOf(face: Sitter, shape: Shape): string {
  const { bust, small, large } = LIKENESSES[face];
  if (shape === LARGE) return large;
  if (shape === SMALL) return small;
  return shape === HEAD ? `${FELT} ${bust} ${FELT}` : bust;
}

/** A portrait in this shape, drawn once for each theme; in one colour where the theme has no paint. */
function portraitRows(theme: Theme, face: Sitter, shape: Shape): Grid {
  return drawnOnce(theme, `portrait ${face} ${shape.width}x${shape.height}`, () => {
    const pixels = pixelsOf(drawingOf(face, shape), LIKENESSES[face].scarf);
    return theme.painted
      ? paintedSheet(theme, drawnIn(pixels, {}), 'paper')
      : blocksOf(pixels).map((row) => theme.paint([run(row)], 'felt'));
  });
}

interface PortraitProps {
  readonly face: Sitter | undefined;
  readonly shape: Shape;
}

/** A blank where nobody is known. */
export function Portrait({ face, shape }: PortraitProps): ReactNode {
  const { theme } = useStage();
  return <Fixed {...shape}>{face && <Painted rows={portraitRows(theme, face, shape)} />}</Fixed>;
}
