/**
 * Melds as stacks that show every card: each index below the one before, then how many cards there are of
 * those that make the meld complete. Sides lie next to each other, the first of them filled from the middle.
 */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { cardsShown } from '../cards/cards-shown.ts';
import { Indexes } from '../cards/indexes.tsx';
import { useScene, wholePlace, wholeShown } from '../scene/scene.ts';
import { COMPLETE, MOST, usePlaced } from './meld-cells.ts';
import { markOf } from './pairs.tsx';
import { Pile, type RegionProps } from './pile.tsx';

/** Cells of the narrowest stack, an index with felt beside it, and of the widest. */
const NARROWEST = 4;
const WIDEST = 8;
/** Cells between the sides, and rows for their names and for the numbers of cards. */
export const BETWEEN = 2;
const WORDS = 2;

/** What a side has in front of it: its melds, and piles of its own. */
export interface MeldSide {
  readonly key: number;
  readonly names: Runs;
  readonly melds: readonly Region[];
  readonly piles: readonly Region[];
}

/** Cells of each side. */
export const sideWidth = (sides: number, width: number): number =>
  Math.max(1, Math.floor((width - BETWEEN * (sides - 1)) / sides));

const stackWidth = (width: number): number => Math.min(WIDEST, Math.floor(width / MOST));

/** Whether melds have room as stacks in the place of a side. */
export const fitStacks = ({ width, height }: Shape): boolean =>
  stackWidth(width) >= NARROWEST && height >= COMPLETE + WORDS;

export const countRun = ({ theme }: Stage, count: number): Runs =>
  count < COMPLETE
    ? [run(`${count}/${COMPLETE}`, { tone: 'faint' })]
    : [run(`${count}${theme.glyphs.wins}`, { tone: 'accent', bold: true })];

/** One meld, and below it how many cards it has. */
function Stack({ region, width, height }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const whole = wholeShown(scene, region);
  const cards = cardsShown(stage, scene, region);
  return (
    <Column place={['region', region.id]} width={width} height={height}>
      {cards.length > 0 && (
        <Column place={wholePlace(region)}>
          <Indexes
            cards={cards}
            width={width - 1}
            height={height - 1}
            surface={whole.focus || whole.picked ? 'chosen' : 'paper'}
          />
          <Words of={[...countRun(stage, cards.length), markOf(stage, whole)]} />
        </Column>
      )}
    </Column>
  );
}

interface SideProps extends Shape {
  readonly side: MeldSide;
  /** Whether the side is filled towards the left. */
  readonly isLeft: boolean;
}

/** Cells of a pile's name, its number and its top card, and of the latter two. */
const PILE = 26;
const PILE_LEAST = 6;

/** Whose a side is, and its piles in a line. */
export function SideNames({ side, isLeft, width }: Omit<SideProps, 'height'>): ReactNode {
  const stage = useStage();
  const { voices } = useScene();
  const { names, piles } = side;
  const left = width - plainText(names).length - BETWEEN;
  // The label of a pile may already say whose it is.
  const isNamed = piles.some(({ label }) =>
    plainText(phrase(stage, voices, label)).startsWith(plainText(names)),
  );
  return (
    <Fixed
      width={width}
      height={1}
      columnGap={BETWEEN}
      justifyContent={isLeft ? 'flex-end' : 'flex-start'}
    >
      {!isNamed && <Words of={names} />}
      {(isNamed || left >= PILE_LEAST) &&
        piles.map((region) => (
          <Pile
            key={region.id}
            region={region}
            width={Math.min(PILE, isNamed ? width : left)}
            height={1}
          />
        ))}
    </Fixed>
  );
}

/** A side's melds, each in a cell of its own. */
export function Stacks({ side, isLeft, width, height }: SideProps): ReactNode {
  const cell = stackWidth(width);
  const placed = usePlaced(side.melds, MOST).slice(0, MOST);
  const align = isLeft ? 'flex-end' : 'flex-start';
  return (
    <Column width={width} height={height} alignItems={align}>
      <SideNames side={side} isLeft={isLeft} width={MOST * cell} />
      <Box flexDirection={isLeft ? 'row-reverse' : 'row'} width={MOST * cell} height={height - 1}>
        {placed.map((region, at) =>
          region === undefined ? (
            <Fixed key={String(at)} width={cell} />
          ) : (
            <Stack key={region.id} region={region} width={cell} height={height - 1} />
          ),
        )}
      </Box>
    </Column>
  );
}
