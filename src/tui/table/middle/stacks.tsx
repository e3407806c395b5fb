/**
 * Melds as stacks of which every card is seen: the index of each below that of the one before, and how
 * many there are of those that make it complete. Two sides lie next to each other, each filled from the
 * middle, the piles below them.
 */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import type { Shape } from '../../measures.ts';
import { usePlace, useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import type { Stage } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';
import { Indexes } from '../cards/indexes.tsx';
import { cardsShown, useScene, wholeShown } from '../scene.ts';
import { COMPLETE, MOST, usePlaced } from './meld-cells.ts';
import { markOf } from './pairs.tsx';
import type { RegionProps } from './pile.tsx';

/** Cells of a stack: an index, and felt beside it; of the widest. */
const NARROWEST = 4;
const WIDEST = 8;
/** Cells between the sides, and rows for their names and for the numbers of cards. */
const BETWEEN = 2;
const WORDS = 2;

const cellsOf = (width: number): number =>
  Math.min(WIDEST, Math.floor((width - BETWEEN) / 2 / MOST));

/** Whether the melds of so many sides have room as stacks. */
export const fitStacks = (sides: number, { width, height }: Shape): boolean =>
  sides === 2 && cellsOf(width) >= NARROWEST && height >= COMPLETE + WORDS;

const countRun = ({ theme }: Stage, count: number): Runs =>
  count < COMPLETE
    ? [run(`${count}/${COMPLETE}`, { tone: 'faint' })]
    : [run(`${count}${theme.glyphs.wins}`, { tone: 'accent', bold: true })];

/** One meld, and below it how many cards it has. */
function Stack({ region, width, height }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const control = usePlace('control', `whole:${region.id}`);
  const whole = wholeShown(scene, region);
  const cards = cardsShown(stage, scene, region);
  return (
    <Fixed place={['region', region.id]} width={width} height={height} flexDirection="column">
      {cards.length > 0 && (
        <Box {...(region.slot !== undefined && { ref: control })} flexDirection="column">
          <Indexes
            cards={cards}
            width={width - 1}
            height={height - 1}
            surface={whole.focus || whole.picked ? 'chosen' : 'paper'}
          />
          <Words of={[...countRun(stage, cards.length), markOf(stage, whole)]} />
        </Box>
      )}
    </Fixed>
  );
}

interface SideProps extends Shape {
  readonly regions: readonly Region[];
  readonly names: Runs;
  /** The side at the left is filled towards the left. */
  readonly isLeft: boolean;
}

function Side({ regions, names, isLeft, width, height }: SideProps): ReactNode {
  const cell = cellsOf(2 * width + BETWEEN);
  const placed = usePlaced(regions, MOST).slice(0, MOST);
  const align = isLeft ? 'flex-end' : 'flex-start';
  return (
    <Fixed width={width} height={height} flexDirection="column" alignItems={align}>
      <Words of={names} />
      <Box flexDirection={isLeft ? 'row-reverse' : 'row'} width={MOST * cell} height={height - 1}>
        {placed.map((region, at) =>
          region === undefined ? (
            <Fixed key={String(at)} width={cell} />
          ) : (
            <Stack key={region.id} region={region} width={cell} height={height - 1} />
          ),
        )}
      </Box>
    </Fixed>
  );
}

interface StacksProps extends Shape {
  readonly sides: readonly {
    readonly key: number;
    readonly names: Runs;
    readonly regions: readonly Region[];
  }[];
}

export function Stacks({ sides, width, height }: StacksProps): ReactNode {
  const half = Math.floor((width - BETWEEN) / 2);
  return (
    <Fixed width={width} height={height} columnGap={BETWEEN} justifyContent="center">
      {sides.map(({ key, names, regions }, at) => (
        <Side
          key={key}
          regions={regions}
          names={names}
          isLeft={at === 0}
          width={half}
          height={height}
        />
      ))}
    </Fixed>
  );
}
