/**
 * The table people sit at: the player at the bottom, the others where they sit, the cards between
 * them, a bar above and what is told below. Sizes follow the window, the seats and the kinds of
 * regions alone, so that nothing moves within a deal.
 */
import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import type { Measures, Shape } from '../measures.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
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
import { bottomRegions, type Scene, SceneContext, useScene } from './scene.ts';
import { OwnLine, OwnPart, ownHeight } from './seats/own.tsx';
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
  (scene.table.melds === true && scene.open !== true) ||
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

/** Everything above the player's line: seats and middle; while bids are made, their box. */
function Upper({ width, height, asks }: Shape & { readonly asks: boolean }): ReactNode {
  const { panel } = useStage().measures;
  if (asks && panel === 0) return <Bidding width={width} height={height} />;
  return (
    <Seats width={width} height={height}>
      {(seating, shape, isBanked) =>
        asks ? <Bidding {...shape} /> : <Middle {...shape} seating={seating} isBanked={isBanked} />
      }
    </Seats>
  );
}

/** The buttons stand directly above the hand, below the player's line. */
function Felt({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { measures, theme } = stage;
  const place = usePlace('zone', 'felt');
  const { margin, bar } = measures;
  const corner = { marginLeft: -margin.x, marginTop: 1 - bar - margin.above };
  const inner = width - 2 * margin.x;
  const asks = hasBids(scene) || hasMany(stage, scene, inner);
  const controls = scene.open ? 0 : measures.controls;
  const isBare = scene.open && bottomRegions(scene).every(({ cards }) => cards.length === 0);
  const own = isBare ? 0 : ownHeight(measures);
  const rest = Math.max(1, height - margin.above - margin.below - controls - 1 - own);
  return (
    <Box
      ref={place}
      width={width}
      height={height}
      flexDirection="column"
      flexShrink={0}
      paddingX={margin.x}
      paddingTop={margin.above}
    >
      {theme.painted && (
        <Box position="absolute" width={width} height={height + bar - 1} {...corner}>
          <Text wrap="truncate">
            {feltOf(theme, { width, height: height + bar - 1 }).join('\n')}
          </Text>
        </Box>
      )}
      <Upper width={inner} height={rest} asks={asks} />
      <OwnLine width={inner} />
      <Box height={controls} flexShrink={0}>
        {!asks && controls > 0 && <Controls width={inner} height={controls} />}
      </Box>
      {own > 0 && <OwnPart width={inner} height={own} />}
    </Box>
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
      <Box flexDirection="column" width={columns} height={spaceOf(size)} paddingTop={measures.bar}>
        <Box height={height} flexShrink={0}>
          <Felt width={columns - measures.panel} height={height} />
          {measures.panel > 0 && <Panel width={measures.panel} height={height} log={log} />}
        </Box>
        <Footer told={told} width={columns} height={footer} />
        <Box position="absolute" marginTop={-measures.bar}>
          <Bar title={title} width={columns} height={measures.bar} />
        </Box>
        {flying.map((one, at) => (
          <Flight key={String(at)} {...one} />
        ))}
      </Box>
    </SceneContext>
  );
}
