/** Who calls, above the columns of the auction: faces, names, how strong they play and what they have. */
import type { ReactNode } from 'react';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { type Scene, useScene } from '../scene/scene.ts';
import { SMALL } from '../seats/portraits.tsx';
import { levelWord, nameRuns, SeatPortrait, totalOf } from '../seats/seat.tsx';
import { columnWidth, seatColumns } from './auction.tsx';

/** Rows of a face, a name and what stands below it, and the fewest rows of calls under them. */
export const CALLER_ROWS = SMALL.height + 2;
const FEWEST_CALLS = 3;

/** Whether there is room for the faces of all who call above an auction of this shape. */
export function hasCallers(stage: Stage, scene: Scene, { width, height }: Shape): boolean {
  const { cards, measures, theme } = stage;
  const isFaced = cards.art && theme.painted && scene.company?.some((who) => who) === true;
  const isWide = columnWidth(seatColumns(scene), width) > SMALL.width;
  return measures.panel === 0 && isFaced && isWide && height >= CALLER_ROWS + FEWEST_CALLS;
}

/** Cells that a total may take late in a match, and the blank between two columns. */
const TOTAL = 4;
const APART = 1;

/** Whether columns of so many cells have room for how strong everybody plays, behind a total of any length. */
function areLevelsShown(stage: Stage, scene: Scene, each: number): boolean {
  const words = scene.table.seats.map(({ seat }) => levelWord(stage, scene, seat).length);
  return TOTAL + 1 + Math.max(0, ...words) + APART <= each;
}

interface CallersProps {
  readonly width: number;
}

/** A column for each seat, with the sign of whose turn it is. */
export function Callers({ width }: CallersProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const columns = seatColumns(scene);
  const each = columnWidth(columns, width);
  const areShown = areLevelsShown(stage, scene, each);
  return (
    <Fixed height={CALLER_ROWS}>
      {columns.map((seat) => {
        const shown = scene.table.seats.find((one) => one.seat === seat);
        const level = areShown ? levelWord(stage, scene, seat) : '';
        const total = shown === undefined ? '' : totalOf(scene, shown);
        return (
          <Column key={seat} width={each} height={CALLER_ROWS}>
            <SeatPortrait seat={seat} shape={SMALL} />
            {shown !== undefined && <Words of={nameRuns(stage, scene, shown, each - 1)} />}
            <Words of={[run(total, { bold: true }), run(` ${level}`, { tone: 'faint' })]} />
          </Column>
        );
      })}
    </Fixed>
  );
}
