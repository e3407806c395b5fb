/** Attacking cards, each with the card that covers it lying across. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import { type Run, run } from '../../theme/theme.ts';
import { tokenRuns } from '../cards/cards.tsx';
import { cardsShown } from '../cards/cards-shown.ts';
import { Card } from '../cards/fan.tsx';
import {
  focusedRegion,
  useScene,
  type WholeShown,
  wholePlace,
  wholeShown,
} from '../scene/scene.ts';
import { Ghost } from './ghost.tsx';
import { gridLines, windowed } from './grid.ts';
import type { RegionProps } from './pile.tsx';

/** Cells by which a cover lies lower and further right than the card it covers. */
const COVER = { right: 3, down: 1 } as const;
const GAP = 1;

/** Cells by which a cover lies further right where pairs overlap. */
const CLOSE_RIGHT = 2;

const pairShape = ({ width, height }: Shape): Shape => ({
  width: width + COVER.right + GAP,
  height: height + COVER.down,
});

/** A pair that overlaps the next one. */
const closeShape = ({ width, height }: Shape): Shape => ({
  width: width + CLOSE_RIGHT,
  height: height + COVER.down,
});

/** The sign that says whether cards that lie together can be picked. */
export function markOf({ theme: { glyphs } }: Stage, { focus, picked, open }: WholeShown): Run {
  const style = { tone: 'accent', bold: true } as const;
  if (focus) return run(glyphs.caret, style);
  if (picked) return run('+', style);
  return run(open ? glyphs.dot : '', style);
}

/** The sign of a place that can be picked or is; in paint, where an open place is lit, only of one that is chosen. */
export function markOfLit(stage: Stage, whole: WholeShown): Run {
  return markOf(stage, { ...whole, open: whole.open && !stage.theme.painted });
}

/** A pair in a single row. */
function LowPair({ region, width }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const mark = markOf(stage, wholeShown(scene, region));
  return (
    <Fixed place={['region', region.id]} width={width} height={1}>
      <Words of={[...tokenRuns(stage, cardsShown(stage, scene, region)), mark]} />
    </Fixed>
  );
}

interface PairProps extends RegionProps {
  /** Cells by which the cover lies further right. */
  readonly right: number;
  /** The attacking card lies on the cover before it, or so close to it that only a line tells them apart. */
  readonly overlaps: boolean;
}

/** An attacking card, and its cover or the place of the one that is meant; a sign below says that it can be picked. */
function Pair({ region, width, height, right, overlaps }: PairProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const whole = wholeShown(scene, region);
  const shape = {
    width: Math.min(stage.measures.table.width, width - right),
    height: Math.max(1, Math.min(stage.measures.table.height, height - COVER.down)),
  };
  const [attack, cover] = cardsShown(stage, scene, region);
  const marked = markOf(stage, whole);
  const isMeant = cover === undefined && scene.aim?.takers.includes(region.id) === true;
  return (
    <Fixed place={['region', region.id]} width={width} height={height}>
      {attack !== undefined && (
        <Column place={wholePlace(region)} width={shape.width} height={shape.height + COVER.down}>
          <Card
            card={{
              ...attack,
              focus: whole.focus,
              picked: whole.picked,
            }}
            shape={shape}
            overlaps={overlaps}
          />
          <Words of={[run(' '), marked]} />
        </Column>
      )}
      {(cover !== undefined || isMeant) && (
        <Fixed
          width={shape.width}
          height={shape.height}
          marginLeft={right - shape.width}
          marginTop={COVER.down}
        >
          {cover === undefined ? (
            <Fixed is="felt">
              <Ghost shape={shape} isTaker={scene.aim?.taker === region.id} />
            </Fixed>
          ) : (
            <Card card={cover} shape={shape} />
          )}
        </Fixed>
      )}
    </Fixed>
  );
}

/** Whether there is a pair with a card in both places. */
const hasCover = (region: Region | undefined): boolean => (region?.cards.length ?? 0) > 1;

/** Cells of a pair that another one leaves in sight: the indexes of both cards. */
const LEAST_STEP = 6;

/** How pairs lie: side by side, in one row in which each leaves the indexes of the last in sight, or in more rows. */
interface PairsPlan {
  /** Cells of a pair, and those by which its cover lies further right. */
  readonly whole: Shape;
  readonly right: number;
  /** Cells from one pair to the next. */
  readonly step: number;
}

/** Cells from one pair to the next where so many lie in one row; undefined where that is too close. */
function closeStep(count: number, whole: Shape, room: Shape): number | undefined {
  if (whole.height > room.height || whole.width > room.width) return undefined;
  if (count < 2) return whole.width;
  const step = Math.floor((room.width - whole.width) / (count - 1));
  return step < LEAST_STEP ? undefined : Math.min(step, whole.width + GAP);
}

/** How many pairs have room apart from each other, in cards of a shape. */
function heldApart(shape: Shape, { width, height }: Shape): number {
  const whole = pairShape(shape);
  return Math.floor(width / whole.width) * Math.floor(height / whole.height);
}

/** Pairs side by side, each apart from the next. */
const apartPlan = (shape: Shape): PairsPlan => {
  const whole = pairShape(shape);
  return { whole, right: COVER.right, step: whole.width };
};

/** The plan with the highest cards: of equally high ones in one row, apart before overlapping, and then in more rows. */
function pairsPlanOf(count: number, table: Shape, room: Shape): PairsPlan {
  const line = { width: room.width, height: Math.min(room.height, pairShape(table).height) };
  const side = sizeThat((shape) => heldApart(shape, line) >= count, table);
  const close = sizeThat((shape) => closeStep(count, closeShape(shape), room) !== undefined, table);
  const many = sizeThat((shape) => heldApart(shape, room) >= count, table);
  const whole = closeShape(close);
  const step = closeStep(count, whole, room);
  const isSide = heldApart(side, line) >= count;
  const highest = Math.max(many.height, step === undefined ? 0 : close.height);
  if (isSide && side.height >= highest) return apartPlan(side);
  if (step !== undefined && close.height >= many.height) return { whole, right: CLOSE_RIGHT, step };
  return apartPlan(many);
}

interface PairsProps extends Shape {
  readonly regions: readonly Region[];
}

/** The pairs in their order from left to right, in the middle of their room. */
export function Pairs({ regions: all, width, height }: PairsProps): ReactNode {
  const { table } = useStage().measures;
  const scene = useScene();
  const { landings = [] } = scene;
  const lying = all.filter(({ id, cards }) => cards.length > 0 || landings.includes(id));
  const { whole, right, step } = pairsPlanOf(lying.length, table, { width, height });
  const most = Math.max(1, Math.floor((width - whole.width) / step) + 1);
  const isClose = right === CLOSE_RIGHT && step <= whole.width;
  const least = height < 2 ? 1 : 2;
  const regions = windowed(lying, most * Math.floor(height / least), focusedRegion(scene));
  const rows = Math.max(1, Math.ceil(regions.length / most));
  const perRow = Math.ceil(regions.length / rows);
  const Each = height < 2 ? LowPair : Pair;
  const low = Math.max(least, Math.min(whole.height, Math.floor(height / rows)));
  // An odd row of felt is below the pairs, so that buttons do not touch them.
  const above = Math.max(0, Math.floor((height - rows * low) / 2));
  return (
    <Column width={width} height={height} paddingTop={above} alignItems="center">
      {gridLines(regions, perRow).map((row) => (
        <Fixed key={row.key} height={low}>
          {row.regions.map((region, at) => (
            <Fixed key={region.id} marginLeft={at === 0 ? 0 : step - whole.width}>
              <Each
                {...{ region, right }}
                width={whole.width}
                height={low}
                overlaps={isClose && hasCover(row.regions[at - 1])}
              />
            </Fixed>
          ))}
        </Fixed>
      ))}
    </Column>
  );
}
