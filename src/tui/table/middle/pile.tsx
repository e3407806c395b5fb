/** A pile or a stock: its top card, its name and how many cards it has. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import {
  BrokenLines,
  Column,
  Fixed,
  Painted,
  type Placed,
  Words,
} from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { type CardShown, crossedRows } from '../cards/card.ts';
import { tokenRuns } from '../cards/cards.tsx';
import { cardsShown } from '../cards/cards-shown.ts';
import { Card, Shade } from '../cards/fan.tsx';
import { drawnThrough, outlineRows } from '../cards/outline.ts';
import { Heading, headingOf } from '../frame/heading.tsx';
import { type Scene, useScene } from '../scene/scene.ts';
import { Chips, chipRows } from './chips.tsx';

export interface RegionProps extends Shape {
  readonly region: Region;
}

/** Piles, which show their top card. */
export const isPile = ({ role }: Region): boolean =>
  role === 'pile' || role === 'stock' || role === 'pot';

const countOf = (region: Region): number => region.count ?? region.cards.length;

/** Cells for the name beside the card: beside low cards it has fewer rows. */
const NAME = 8;
const NAME_IN_TWO = 10;
/** Rows of a pile that has a name of two below its card. */
const LEAST = 4;

export const pileShape = ({ width, height }: Shape): Shape => ({
  width: width + 1 + (height > 2 ? NAME : NAME_IN_TWO),
  height,
});

/** The place of a card that is not there. */
export function Empty({ shape }: { readonly shape: Shape }): ReactNode {
  const { glyphs } = useStage().theme;
  const rows = outlineRows(glyphs, shape, drawnThrough(glyphs));
  return (
    <Fixed width={shape.width} height={shape.height}>
      {rows.length > 0 && <BrokenLines of={rows.map((row) => [run(row, { tone: 'faint' })])} />}
    </Fixed>
  );
}

interface TopProps {
  readonly region: Region;
  readonly card: CardShown | undefined;
  readonly shape: Shape;
}

/** Cells of a stock that are seen beside the card turned up from it. */
export const TURNED = 3;

/** Whether a card turned up lies at a stock of others. */
const isTurned = ({ role, cards, count = 0 }: Region): boolean =>
  role === 'stock' && count > 1 && cards.at(-1)?.marks?.includes('turned') === true;

/** Cells of a card that lies crosswise under another, at each side of that, and the rows it is lower. */
const CROSSED = { beside: 4, lower: 1 } as const;

/** Whether a card that locks the pile is drawn crosswise: where nothing is seen of it else. */
const isCrossed = ({ cards }: Region, { height }: Shape): boolean =>
  height > 2 && cards.some(({ marks = [] }) => marks.includes('locks'));

/** The locking card crosswise, and the top card upright on it unless the two are one. */
function Locked({ region, card, shape }: TopProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const at = region.cards.findLastIndex(({ marks = [] }) => marks.includes('locks'));
  const isTop = at === region.cards.length - 1;
  const lock = cardsShown(stage, scene, region)[at]?.print;
  const { width, height } = shape;
  const crossed = { width: width + 2 * CROSSED.beside, height: height - CROSSED.lower };
  return (
    <Fixed place={['spot', `${region.id}/top`]} width={crossed.width} height={height}>
      {lock !== undefined && (
        <Fixed position="absolute" marginTop={isTop ? 0 : Math.min(1, CROSSED.lower)}>
          <Shade shape={crossed}>
            <Painted rows={crossedRows(stage, lock, crossed)} />
          </Shade>
        </Fixed>
      )}
      {!isTop && card !== undefined && (
        <Fixed marginLeft={CROSSED.beside}>
          <Card card={card} shape={shape} />
        </Fixed>
      )}
    </Fixed>
  );
}

/** What lies on top: a card, a back, nothing; at a stock the card turned up from it. */
function Top({ region, card, shape }: TopProps): ReactNode {
  const hasStock = isTurned(region);
  if (isCrossed(region, shape)) return <Locked region={region} card={card} shape={shape} />;
  return (
    <Fixed place={['spot', `${region.id}/top`]}>
      {hasStock && <Card card={{}} shape={shape} sight={TURNED} />}
      <Fixed marginLeft={hasStock ? TURNED - shape.width : 0}>
        {card === undefined ? (
          <Empty shape={shape} />
        ) : (
          <Card card={card} shape={shape} overlaps={hasStock} />
        )}
      </Fixed>
    </Fixed>
  );
}

const longestWord = (text: string): number =>
  Math.max(0, ...text.split(' ').map((word) => word.length));

/** Cells of the sign before or after the name of a pile that can be picked as a whole, and a gap. */
const SIGN = 2;
const GAP = 1;

/** Whether the names fit beside the cards of piles in a row, each `width` cells wide. */
export const fitBeside = (
  stage: Stage,
  { voices }: Scene,
  regions: readonly Region[],
  width: number,
): boolean =>
  regions.every(({ label, role }) => {
    const longest = longestWord(plainText(phrase(stage, voices, label)));
    const sign = role === 'pot' ? 0 : SIGN;
    return longest + sign + GAP <= width - stage.measures.table.width - 1;
  });

const CENTRED = { justifyContent: 'center', alignItems: 'center' } as const;

interface LineProps extends RegionProps {
  readonly token: Runs;
  readonly counted: Runs;
}

/** A pot in the middle of its place: its chips, and below them its name. */
function Pot({ region, width, height }: RegionProps): ReactNode {
  const high = chipRows(useStage(), height - 1);
  return (
    <Column place={['region', region.id]} width={width} height={height} {...CENTRED}>
      {high > 0 && <Chips sum={region.chips ?? 0} width={width} height={high} />}
      <Heading region={region} width={width} />
    </Column>
  );
}

/** Name, number and top card as words. */
function LinePile({ region, width, height, token, counted }: LineProps): ReactNode {
  return (
    <Fixed place={['region', region.id]} width={width} height={height} overflowY="hidden">
      <Heading region={region} width={width - plainText(token).length} after={counted} />
      <Words of={token} />
    </Fixed>
  );
}

/** Name and number beside a card: one below the other, on low cards in one line. */
function PileCaption({ region, width, height, counted }: Omit<LineProps, 'token'>): ReactNode {
  const isLow = height < 3;
  return (
    <Box flexDirection="column" width={width} height={height} overflowY="hidden">
      <Heading
        region={region}
        width={width}
        height={Math.min(2, height)}
        after={isLow ? [run(' '), ...counted] : []}
      />
      {!isLow && <Words of={counted} />}
    </Box>
  );
}

interface PileProps extends RegionProps {
  /** Whether its name is below the card, as those of its neighbours. */
  readonly below?: boolean;
  /** The largest its card may be; as others on the table unless told. */
  readonly most?: Shape;
}

/** The top card with name and count beside or below it; a line of words where there is no room. */
export function Pile({ region, width, height, below, most }: PileProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place: Placed = ['region', region.id];
  const table = most ?? stage.measures.table;
  const count = countOf(region);
  const cards = cardsShown(stage, scene, region);
  const lying = { region, card: cards.at(-1) ?? (count > 0 ? {} : undefined) };
  // A single card, or the place of one that is not there, needs no number unless the game counts.
  const isPlace = region.room === 1;
  const isPlain = count > 1 || (cards.length === 0 && !isPlace);
  const isCounted = region.count !== undefined || isPlain;
  const counted = run(isCounted ? String(count) : '', { bold: true });
  const shape = { width: table.width, height: Math.min(height, table.height) };
  const beside = width - shape.width - 1;
  const isPot = region.role === 'pot' && cards.length === 0;
  const named = plainText(headingOf(stage, scene, region)).length + counted.text.length;
  const name = named < width || height < LEAST ? 1 : 2;
  const isBelow = below ?? beside < longestWord(plainText(headingOf(stage, scene, region)));
  if (isPot && height > 1) return <Pot region={region} width={width} height={height} />;
  if (height < 2 || (beside < 4 && below !== true) || isPot)
    return (
      <LinePile
        region={region}
        width={width}
        height={height}
        token={tokenRuns(stage, cards.slice(-1))}
        counted={isPot ? [] : [run(' '), counted, run(' ')]}
      />
    );
  if (isBelow && height > 2)
    return (
      <Column place={place} width={width} height={height} {...CENTRED}>
        <Top {...lying} shape={{ ...shape, height: Math.min(shape.height, height - name) }} />
        <Heading region={region} width={width} height={name} after={[run(' '), counted]} />
      </Column>
    );
  return (
    <Fixed place={place} width={width} height={height} columnGap={1}>
      <Top {...lying} shape={shape} />
      <PileCaption region={region} width={beside} height={shape.height} counted={[counted]} />
    </Fixed>
  );
}
