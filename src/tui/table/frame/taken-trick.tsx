/** The trick taken last beside the table: small cards above their players' names, else a line of tokens. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { BrokenLines, Column, Fixed, Words, wrapRuns } from '../../components/words.tsx';
import { captionOf, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import type { CardShown } from '../cards/card.ts';
import { tokenRuns } from '../cards/cards.tsx';
import { cardsShown } from '../cards/cards-shown.ts';
import { Card } from '../cards/fan.tsx';
import { type Scene, useScene } from '../scene/scene.ts';

/** The cards of a high panel, those of a lower one, and the smallest that still show their index. */
const LARGEST: Shape = { width: 9, height: 7 };
const SMALL: Shape = { width: 7, height: 5 };
const SMALLEST: Shape = { width: 5, height: 3 };

/** The trick's region, if any card lies there. */
export const takenTrick = ({ table }: Scene): Region | undefined =>
  table.regions.find(({ lastTrick, cards }) => lastTrick === true && cards.length > 0);

/** Rows of names: every other one is a row lower where cards are too narrow for a name. */
const nameRows = (shape: Shape): number => (shape === SMALLEST ? 2 : 1);

/** Cells from one card of so many to the next. */
const cellsEach = (count: number, shape: Shape, width: number): number =>
  Math.min(shape.width + 2, Math.floor((width + 1) / count));

/** The largest cards of a trick of so many that have room with their names; undefined where none have. */
const shapeOf = (count: number, { width, height }: Shape): Shape | undefined =>
  [LARGEST, SMALL, SMALLEST].find(
    (shape) =>
      shape.height + nameRows(shape) <= height && cellsEach(count, shape, width) > shape.width,
  );

/** Players' names before their tokens; a name and its token stay together. */
function tokenLines(stage: Stage, scene: Scene, region: Region, width: number): readonly Runs[] {
  const cards = cardsShown(stage, scene, region);
  const lines: Runs[] = [];
  region.cards.forEach(({ by }, at) => {
    const card = cards[at];
    if (card === undefined) return;
    const name = by === undefined ? '' : `${captionOf(stage, scene.voices, by)} `;
    const played: Runs = [run(name, { tone: 'faint' }), ...tokenRuns(stage, [card])];
    const last = lines.at(-1);
    const joined: Runs = last === undefined ? played : [...last, run('  '), ...played];
    const fits = last !== undefined && wrapRuns(joined, width).length === 1;
    if (fits) lines[lines.length - 1] = joined;
    else lines.push(played);
  });
  return lines;
}

/** Rows that the trick takes where this many would be there for cards. */
export function takenRows(stage: Stage, scene: Scene, region: Region, room: Shape): number {
  const shape = shapeOf(region.cards.length, room);
  if (shape !== undefined) return shape.height + nameRows(shape);
  return tokenLines(stage, scene, region, room.width).length;
}

interface CardAndNameProps {
  readonly card: CardShown;
  readonly name: string;
  readonly column: number;
  readonly shape: Shape;
  /** Rows between the card and the name. */
  readonly gap: number;
  /** Cells for the name. */
  readonly cells: number;
}

/** A card, and whose it was. */
function CardAndName({ card, name, column, shape, gap, cells }: CardAndNameProps): ReactNode {
  const style = card.wins === true ? { bold: true } : { tone: 'faint' as const };
  return (
    <Column width={column}>
      <Card card={card} shape={shape} />
      <Fixed marginTop={gap} width={cells}>
        <Words of={[run(name.slice(0, cells), style)]} />
      </Fixed>
    </Column>
  );
}

export function TakenTrick({ region, width, height }: { readonly region: Region } & Shape) {
  const stage = useStage();
  const scene = useScene();
  const count = region.cards.length;
  const shape = shapeOf(count, { width, height });
  if (shape === undefined) return <BrokenLines of={tokenLines(stage, scene, region, width)} />;
  const column = cellsEach(count, shape, width);
  const rows = nameRows(shape);
  return (
    <Fixed width={width} height={shape.height + rows} overflowX="hidden">
      {cardsShown(stage, scene, region).map((card, at) => {
        const by = region.cards[at]?.by;
        const name = by === undefined ? '' : captionOf(stage, scene.voices, by);
        const cells = Math.min(rows * column - 1, width - at * column);
        const place = { column, shape, gap: at % rows, cells };
        return <CardAndName key={String(at)} {...{ card, name }} {...place} />;
      })}
    </Fixed>
  );
}
