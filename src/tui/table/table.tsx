/**
 * The table people sit at: the player at the bottom, the others where they sit, the cards between
 * them, a bar above and a footer below. Sizes follow the window, the seats and the kinds of
 * regions alone, so that nothing moves within a deal.
 */
import { isDeepStrictEqual } from 'node:util';
import { Box } from 'ink';
import { memo, type ReactNode, useRef } from 'react';
import { faceOf } from '../art/face.ts';
import { Column, Fixed, Lamp } from '../components/words.tsx';
import { type Stage, spaceOf, useStage } from '../context/render-context.ts';
import type { Measures, Shape } from '../terminal/measures.ts';
import type { Runs } from '../theme/theme.ts';
import { Bidding } from './bids/bidding.tsx';
import { Card } from './cards/fan.tsx';
import { type Aside, AsideSheet } from './frame/aside.tsx';
import { Controls, Footer, type FooterText, footerRows, isCrowded } from './frame/footer.tsx';
import { Bar } from './frame/heading.tsx';
import { Middle } from './middle/middle.tsx';
import type { Flying } from './motion/flights.ts';
import { OwnLine, OwnPart, ownHeight } from './own.tsx';
import { Panel } from './panel.tsx';
import { isHeadFull, RoundTable } from './round.tsx';
import {
  bottomRegions,
  hasBids,
  OwnContext,
  type Scene,
  SceneContext,
  sceneAbove,
  useScene,
} from './scene/scene.ts';
import type { Seating } from './scene/seating.ts';
import { StripTable } from './strip.tsx';

export interface TableFrame {
  readonly title: string;
  readonly scene: Scene;
  /** Moves in words, newest last. */
  readonly log: readonly Runs[];
  /** What helps now. */
  readonly aside?: Aside | undefined;
  readonly footer: FooterText;
  /** Cards on their way. */
  readonly flying?: readonly Flying[] | undefined;
}

/** This many seats do not fit around a table of regular size. */
const CROWD = 9;

const isStrip = (measures: Measures, scene: Scene, shape: Shape): boolean =>
  measures.name === 'compact' ||
  (scene.table.melds === true && scene.open !== true) ||
  (measures.name === 'regular' &&
    (scene.table.seats.length >= CROWD || isHeadFull(scene, measures, shape)));

/** Whether bids are asked for: more buttons than fit in their row take the middle too. */
const asksFor = (stage: Stage, scene: Scene, width: number): boolean =>
  hasBids(scene) || isCrowded(stage, scene, width * stage.measures.controls);

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

interface UpperProps extends Shape {
  readonly asks: boolean;
  /** What takes the place of the bids. */
  readonly aside: Aside | undefined;
}

/** Everything above the player's line: seats and middle, with the box of bids during an auction. */
function Upper({ width, height, asks, aside }: UpperProps): ReactNode {
  const { panel } = useStage().measures;
  if (aside !== undefined) return <AsideSheet {...{ aside, width, height }} hasKeys />;
  if (asks && panel === 0) return <Bidding width={width} height={height} />;
  return (
    <Seats width={width} height={height}>
      {(seating, shape, isBanked) =>
        asks ? <Bidding {...shape} /> : <Middle {...shape} seating={seating} isBanked={isBanked} />
      }
    </Seats>
  );
}

/** The buttons are directly above the hand, below the player's line. */
const Felt = memo(function Felt({ width, height, asks, aside }: UpperProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { measures } = stage;
  const { margin, bar } = measures;
  const corner = { marginLeft: -margin.x, marginTop: 1 - bar - margin.above };
  const inner = width - 2 * margin.x;
  const controls = scene.open ? 0 : measures.controls;
  const isBare = scene.open && bottomRegions(scene).every(({ cards }) => cards.length === 0);
  const own = isBare ? 0 : ownHeight(measures);
  const rest = Math.max(1, height - margin.above - margin.below - controls - 1 - own);
  return (
    <Column
      place={['zone', 'felt']}
      width={width}
      height={height}
      paddingX={margin.x}
      paddingTop={margin.above}
    >
      <Lamp width={width} height={height + bar - 1} {...corner} />
      <Fixed height={rest} overflowY="hidden">
        <Upper width={inner} height={rest} asks={asks} aside={aside} />
      </Fixed>
      <OwnLine width={inner} />
      <Fixed height={controls}>
        {!asks && controls > 0 && <Controls width={inner} height={controls} />}
      </Fixed>
      {own > 0 && <OwnPart width={inner} height={own} />}
    </Column>
  );
});

/** The scene as the same object until something in it changes, so that components given it are not drawn again. */
function useLasting(scene: Scene): Scene {
  const last = useRef(scene);
  if (!isDeepStrictEqual(last.current, scene)) last.current = scene;
  return last.current;
}

const within = (value: number, most: number): number =>
  Math.max(0, Math.min(most, Math.round(value)));

/** One flying card, no part of it outside the window. */
function Flight({ card, x, y }: Flying): ReactNode {
  const { deck, measures, size } = useStage();
  const { pack } = useScene();
  const { width, height } = measures.table;
  const print = card === undefined ? {} : { print: faceOf(deck, pack, card) };
  return (
    <Box
      position="absolute"
      width={width}
      height={height}
      marginLeft={within(x - width / 2, size.columns - width)}
      marginTop={within(y - height / 2, spaceOf(size) - height) - measures.bar}
    >
      <Card card={print} shape={measures.table} />
    </Box>
  );
}

/** The whole window but for its last row. */
export function Table({ title, scene, log, aside, footer, flying = [] }: TableFrame): ReactNode {
  const stage = useStage();
  const { size, measures } = stage;
  const { columns } = size;
  // In play every region keeps its place, so the footer keeps its rows.
  const low = scene.open ? footerRows(measures, footer, columns) : measures.footer;
  const height = spaceOf(size) - measures.bar - low;
  const wide = columns - measures.panel;
  const asks = asksFor(stage, scene, wide - 2 * measures.margin.x);
  const sheet = measures.panel === 0 ? aside : undefined;
  const upper = asks ? sheet : undefined;
  const below = asks ? undefined : sheet;
  return (
    <OwnContext value={useLasting(scene)}>
      <SceneContext value={useLasting(sceneAbove(scene))}>
        <Box
          flexDirection="column"
          width={columns}
          height={spaceOf(size)}
          paddingTop={measures.bar}
        >
          <Fixed height={height}>
            <Felt width={wide} height={height} asks={asks} aside={upper} />
            {measures.panel > 0 && (
              <Panel width={measures.panel} height={height} log={log} aside={aside} />
            )}
          </Fixed>
          {below === undefined ? (
            <Footer text={footer} width={columns} height={low} />
          ) : (
            <Fixed marginTop={-measures.picks}>
              <AsideSheet aside={below} width={columns} height={low + measures.picks} hasKeys />
            </Fixed>
          )}
          <Box position="absolute" marginTop={-measures.bar}>
            <Bar title={title} width={columns} height={measures.bar} />
          </Box>
          {flying.map((one, at) => (
            <Flight key={String(at)} {...one} />
          ))}
        </Box>
      </SceneContext>
    </OwnContext>
  );
}
