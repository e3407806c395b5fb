/**
 * The table people sit at: the player at the bottom, the others where they sit, the cards between
 * them, a bar above and what is told below. Sizes follow the window, the seats and the kinds of
 * regions alone, so that nothing moves within a deal.
 */
import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import type { Measures, Shape } from '../measures.ts';
import { useStage } from '../parts/use-stage.ts';
import { Fixed } from '../parts/words.tsx';
import { type Stage, spaceOf } from '../render-context.ts';
import type { Runs } from '../theme/style.ts';
import { Bidding } from './bids/bidding.tsx';
import { hasBids } from './bids/bids.tsx';
import { Bar } from './frame/bar.tsx';
import { Controls, isCrowded } from './frame/controls.tsx';
import { feltOf } from './frame/felt.ts';
import { Footer, footerRows, type Told } from './frame/footer.tsx';
import { Panel } from './frame/panel.tsx';
import { Middle } from './middle/middle.tsx';
import { Flight, type Flying } from './motion/flight.tsx';
import { type Scene, SceneContext, useScene } from './scene.ts';
import { OwnPart, ownHeight } from './seats/own.tsx';
import { isHeadFull, RoundTable } from './seats/round.tsx';
import type { Seating } from './seats/seating.ts';
import { StripTable } from './seats/strip.tsx';

export interface TableFrame {
  readonly title: string;
  readonly scene: Scene;
  /** Told moves, newest last. */
  readonly log: readonly Runs[];
  readonly told: Told;
  /** Cards on their way. */
  readonly flying?: readonly Flying[];
}

/** So many seats find no room around a table of this size. */
const CROWD = 9;

const isStrip = (measures: Measures, scene: Scene, shape: Shape): boolean =>
  measures.name === 'compact' ||
  (measures.name !== 'regular' && scene.table.melds === true && scene.open !== true) ||
  (measures.name === 'regular' &&
    (scene.table.seats.length >= CROWD || isHeadFull(scene, measures, shape)));

/** More buttons than fit in their row take the middle, as bids do. */
const hasMany = (stage: Stage, scene: Scene, width: number): boolean =>
  isCrowded(stage, scene, width * stage.measures.controls);

/** The seats around whatever lies in the middle. */
function Seats({
  width,
  height,
  children,
}: Shape & {
  readonly children: (seating: Seating, shape: Shape, isBanked: boolean) => ReactNode;
}): ReactNode {
  const { measures } = useStage();
  const Around = isStrip(measures, useScene(), { width, height }) ? StripTable : RoundTable;
  return (
    <Around width={width} height={height}>
      {children}
    </Around>
  );
}

/** Everything above the hand: seats, middle, controls; while bids are made, their box. */
function Upper({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { controls, panel } = stage.measures;
  const asks = hasBids(scene) || hasMany(stage, scene, width);
  if (asks && panel === 0) return <Bidding width={width} height={height} />;
  const rest = height - (scene.open ? 0 : controls);
  return (
    <Fixed width={width} height={height} flexDirection="column">
      <Seats width={width} height={rest}>
        {(seating, shape, isBanked) =>
          asks ? (
            <Bidding {...shape} />
          ) : (
            <Middle {...shape} seating={seating} isBanked={isBanked} />
          )
        }
      </Seats>
      {!asks && scene.open !== true && <Controls width={width} height={controls} />}
    </Fixed>
  );
}

function Felt({ width, height }: Shape): ReactNode {
  const { measures, theme } = useStage();
  const { margin } = measures;
  const corner = { marginLeft: -margin.x, marginTop: -margin.above };
  const inner = width - 2 * margin.x;
  const own = ownHeight(measures);
  const rest = Math.max(1, height - margin.above - margin.below - own);
  return (
    <Fixed
      place={['zone', 'felt']}
      width={width}
      height={height}
      flexDirection="column"
      paddingX={margin.x}
      paddingTop={margin.above}
    >
      {theme.painted && (
        <Box position="absolute" width={width} height={height} {...corner}>
          <Text wrap="truncate">{feltOf(theme, { width, height }).join('\n')}</Text>
        </Box>
      )}
      <Upper width={inner} height={rest} />
      <OwnPart width={inner} height={own} />
    </Fixed>
  );
}

/** The whole window, one row less than it has. */
export function Table({ title, scene, log, told, flying = [] }: TableFrame): ReactNode {
  const { size, measures } = useStage();
  const { columns } = size;
  // In play every region keeps its place, so the footer keeps its rows.
  const footer = scene.open ? footerRows(measures, told, columns) : measures.footer;
  const height = spaceOf(size) - measures.bar - footer;
  return (
    <SceneContext value={scene}>
      <Box flexDirection="column" width={columns} height={spaceOf(size)}>
        <Bar title={title} width={columns} height={measures.bar} />
        <Fixed height={height}>
          <Felt width={columns - measures.panel} height={height} />
          {measures.panel > 0 && <Panel width={measures.panel} height={height} log={log} />}
        </Fixed>
        <Footer told={told} width={columns} height={footer} />
        {flying.map((one, at) => (
          <Flight key={String(at)} {...one} />
        ))}
      </Box>
    </SceneContext>
  );
}
