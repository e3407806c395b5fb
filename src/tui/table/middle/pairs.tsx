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
import { aroundMiddle, gridLines, windowed } from './grid.ts';
import type { RegionProps } from './pile.tsx';

/** Cells by which a cover lies lower and further right than the card it covers. */
const COVER = { right: 3, down: 1 } as const;
const GAP = 1;

const pairShape = ({ width, height }: Shape): Shape => ({
  width: width + COVER.right + GAP,
  height: height + COVER.down,
});

/** The sign that says whether cards that lie together can be picked. */
export function markOf({ theme: { glyphs } }: Stage, { focus, picked, open }: WholeShown): Run {
  const style = { tone: 'accent', bold: true } as const;
  if (focus) return run(glyphs.caret, style);
  if (picked) return run('+', style);
  return run(open ? glyphs.dot : '', style);
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

/** An attacking card, and its cover or the place of the one that is meant; a sign below says that it can be picked. */
function Pair({ region, width, height }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const whole = wholeShown(scene, region);
  const shape = {
    width: width - COVER.right - GAP,
    height: Math.max(1, Math.min(stage.measures.table.height, height - COVER.down)),
  };
  const [attack, cover] = cardsShown(stage, scene, region);
  const marked = markOf(stage, whole);
  const isMeant = cover === undefined && scene.aim?.takers.includes(region.id) === true;
  return (
    <Fixed place={['region', region.id]} width={width} height={height}>
      {attack !== undefined && (
        <Column place={wholePlace(region)} width={shape.width} height={shape.height + COVER.down}>
          <Card card={{ ...attack, focus: whole.focus, picked: whole.picked }} shape={shape} />
          <Words of={[run(' '), marked]} />
        </Column>
      )}
      {(cover !== undefined || isMeant) && (
        <Fixed
          width={shape.width}
          height={shape.height}
          marginLeft={COVER.right - shape.width}
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

interface PairsProps extends Shape {
  readonly regions: readonly Region[];
}

/** The pairs in rows of equal places; where all that may come have one, the first is in the middle. */
export function Pairs({ regions: all, width, height }: PairsProps): ReactNode {
  const { table } = useStage().measures;
  const scene = useScene();
  const { landings = [] } = scene;
  const holds = (shape: Shape): number => {
    const whole = pairShape(shape);
    return Math.floor(width / whole.width) * Math.floor(height / whole.height);
  };
  // Places are kept for all pairs that may come where they fit; else cards are as large as they can be.
  const lying = all.filter(({ id, cards }) => cards.length > 0 || landings.includes(id));
  const isRoomy = holds(table) >= all.length;
  const kept = isRoomy ? all : lying;
  const whole = pairShape(sizeThat((shape) => holds(shape) >= kept.length, table));
  const most = Math.max(1, Math.floor(width / whole.width));
  const least = height < 2 ? 1 : 2;
  const regions = windowed(kept, most * Math.floor(height / least), focusedRegion(scene));
  const rows = Math.max(1, Math.ceil(regions.length / most));
  const perRow = Math.ceil(regions.length / rows);
  const Each = height < 2 ? LowPair : Pair;
  const low = Math.max(least, Math.min(whole.height, Math.floor(height / rows)));
  return (
    <Column width={width} height={height} justifyContent="center" alignItems="center">
      {gridLines(regions, perRow).map((row) => (
        <Fixed key={row.key} height={low}>
          {(isRoomy ? aroundMiddle(row.regions) : row.regions).map((region) => (
            <Each key={region.id} region={region} width={whole.width} height={low} />
          ))}
        </Fixed>
      ))}
    </Column>
  );
}
