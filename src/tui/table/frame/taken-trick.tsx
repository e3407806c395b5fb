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

/** The widest card, the narrowest that still shows its index, and the rows of both. */
const MOST = 7;
const LEAST = 5;
const CARD_ROWS = 5;

/** The trick's region, if any card lies there. */
export const takenTrick = ({ table }: Scene): Region | undefined =>
  table.regions.find(({ lastTrick, cards }) => lastTrick === true && cards.length > 0);

const cellsEach = (count: number, width: number): number =>
  Math.min(MOST + 2, Math.floor((width + 1) / count));

const hasRoom = (count: number, { width, height }: Shape): boolean =>
  height > CARD_ROWS && cellsEach(count, width) > LEAST;

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
  const isDrawn = hasRoom(region.cards.length, room);
  return isDrawn ? CARD_ROWS + 1 : tokenLines(stage, scene, region, room.width).length;
}

interface CardAndNameProps {
  readonly card: CardShown;
  readonly name: string;
  readonly column: number;
}

/** A card, and whose it was. */
function CardAndName({ card, name, column }: CardAndNameProps): ReactNode {
  const style = card.wins === true ? { bold: true } : { tone: 'faint' as const };
  return (
    <Column width={column} height={CARD_ROWS + 1}>
      <Card card={card} shape={{ width: Math.min(MOST, column - 1), height: CARD_ROWS }} />
      <Words of={[run(name.slice(0, column - 1), style)]} />
    </Column>
  );
}

export function TakenTrick({ region, width, height }: { readonly region: Region } & Shape) {
  const stage = useStage();
  const scene = useScene();
  const count = region.cards.length;
  if (!hasRoom(count, { width, height }))
    return <BrokenLines of={tokenLines(stage, scene, region, width)} />;
  const column = cellsEach(count, width);
  return (
    <Fixed width={width} height={CARD_ROWS + 1} overflowX="hidden">
      {cardsShown(stage, scene, region).map((card, at) => {
        const by = region.cards[at]?.by;
        const name = by === undefined ? '' : captionOf(stage, scene.voices, by);
        return <CardAndName key={String(at)} {...{ card, name, column }} />;
      })}
    </Fixed>
  );
}
