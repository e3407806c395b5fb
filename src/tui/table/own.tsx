/** The player's own part of the table: their name, what their cards are worth, and the cards. */
import { Box } from 'ink';
import { memo, type ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import { Column, Fixed, fittedParts, Words } from '../components/words.tsx';
import { phrase, type Stage, useStage } from '../context/render-context.ts';
import { BUTTONS } from '../picking/areas.ts';
import type { Measures, Shape } from '../terminal/measures.ts';
import { plainText, type Runs, run } from '../theme/theme.ts';
import { cardsShown } from './cards/cards-shown.ts';
import { Fan } from './cards/fan.tsx';
import { Controls, controlCells, shownCells } from './frame/footer.tsx';
import { Heading } from './frame/heading.tsx';
import { sharesOf } from './middle/grid.ts';
import { Empty, isPile, Pile } from './middle/pile.tsx';
import {
  bottomRegions,
  bottomSeat,
  isMiddleFree,
  type Scene,
  SceneContext,
  takesPicks,
  useOwnScene,
  useScene,
} from './scene/scene.ts';
import { backRuns, backsOf, nameRuns, tagParts, totalOf } from './seats/seat.tsx';

const SEPARATOR = '   ';
/** Cells between what is told of the player and the buttons. */
const GAP = 2;

/** Rows of the player's own part. */
export const ownHeight = ({ hand, lift, picks }: Measures): number => lift + hand.height + picks;

interface SharedProps {
  /** The buttons have no rows of their own: they are at the end of the player's line or in the row above the hand. */
  readonly isShared: boolean;
}

interface OwnLineProps extends SharedProps {
  readonly width: number;
}

type OwnPartProps = Shape & SharedProps;

/** Whether the turn is a choice between words alone, for which the row above the hand, where no card is lifted, is free. */
function isWordChoice({ measures }: Stage, { picking, table }: Scene): boolean {
  if (picking === undefined || measures.lift === 0 || (table.amounts ?? []).length > 0)
    return false;
  const words = picking.areas.find(({ id }) => id === BUTTONS)?.items ?? [];
  const takesCards = picking.areas.some(({ live }) => live === true);
  return !takesCards && words.filter(({ idle }) => idle !== true).length > 1;
}

/** Cells for the buttons at the end of the line: those that what is told of the cards leaves, if all that make a move fit. */
function buttonCells(stage: Stage, scene: Scene, most: number, beside: number): number {
  const cells = Math.min(most, beside);
  return cells > 0 && shownCells(stage, scene, cells) < cells ? cells : most;
}

/** The name as at any seat; then the backs of cards that nobody sees, what the cards are worth, and the tags. */
export const OwnLine = memo(function OwnLine({ width, isShared }: OwnLineProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const seat = bottomSeat(scene);
  const shown = scene.table.seats.find((one) => one.seat === seat);
  if (shown === undefined) return null;
  const own: Runs = scene.table.own ? phrase(stage, scene.voices, scene.table.own) : [];
  const name = nameRuns(stage, scene, shown, stage.measures.seat.width);
  const counted = totalOf(scene, shown);
  const total = run(counted === '' ? '' : ` ${counted}`, { bold: true });
  const chip = plainText([...name, total]).length + 2;
  const tags = tagParts(stage, scene, shown, width - chip - 2);
  const beside = width - chip - 2 - plainText(own).length - GAP;
  const most = controlCells(stage.measures, width);
  const room = buttonCells(stage, scene, most, beside);
  const isAboveHand = isShared && isWordChoice(stage, scene);
  const shared = isShared && !isAboveHand ? shownCells(stage, scene, room) : 0;
  const controls = shared === 0 ? 0 : shared + GAP;
  const left = width - chip - 2 - controls;
  const backs = backRuns(stage, scene, backsOf(scene, shown), left);
  const parts = [backs, own].filter((part) => part.length > 0);
  const said = fittedParts([...parts, ...tags], SEPARATOR, left);
  return (
    <Fixed place={['seat', String(seat)]} width={width} height={1} columnGap={2}>
      <Fixed is={scene.actor === seat ? 'active' : 'panel'} width={chip} height={1} paddingX={1}>
        <Words of={[...name, total]} />
      </Fixed>
      <Box width={Math.max(1, left)} height={1} overflowY="hidden">
        <Words of={said} />
      </Box>
      {isShared && !isAboveHand && (
        <Fixed position="absolute" marginLeft={width - most}>
          <Controls width={most} room={room} height={1} align="flex-end" />
        </Fixed>
      )}
    </Fixed>
  );
});

interface OwnRegionProps extends Shape {
  readonly region: Region;
  readonly only: boolean;
}

/** A hand or a row from which is picked; where nothing but hands lies on the table its place is seen before they come. */
function OwnRegion({ region, width, height, only }: OwnRegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { hand, lift, picks } = stage.measures;
  const isNamed = region.slot !== undefined || (!only && region.role !== 'hand');
  const chooses = takesPicks(scene, region) || !isNamed;
  const rest = height - (chooses ? lift + picks : 0) - Number(isNamed && !(chooses && lift > 0));
  const shape = { width: hand.width, height: Math.max(1, Math.min(hand.height, rest)) };
  return (
    <Column place={['region', region.id]} width={width} height={height}>
      {isNamed && <Heading region={region} width={width} />}
      <Fixed
        justifyContent={only || region.role === 'hand' ? 'center' : 'flex-start'}
        marginTop={isNamed && chooses && lift > 0 ? -1 : 0}
      >
        {isMiddleFree(scene) && region.cards.length === 0 ? (
          <Empty shape={shape} />
        ) : (
          <Fan
            cards={cardsShown(stage, scene, region)}
            shape={shape}
            width={width}
            room={region.role === 'hand' ? 0 : (region.room ?? 0)}
            lift={chooses ? lift : undefined}
            picks={chooses ? picks : undefined}
            nameOf={(at) => `${region.id}/${at}`}
          />
        )}
      </Fixed>
    </Column>
  );
}

/** Cells of a pile beside its card. */
const PILE = 10;

/** The player's cards at the bottom of the table; only they know where the cursor is among them. */
export function OwnPart({ width, height, isShared }: OwnPartProps): ReactNode {
  const scene = useOwnScene();
  const stage = useStage();
  const { measures } = stage;
  const isAboveHand = isShared && isWordChoice(stage, scene);
  const regions = bottomRegions(scene);
  const only = regions.length === 1;
  const shares = only ? [width] : sharesOf(regions, width, measures.table.width + PILE);
  return (
    <SceneContext value={scene}>
      <Fixed place={['zone', 'own']} width={width} height={height} columnGap={only ? 0 : 1}>
        {regions.map((region, at) => {
          const shape = { width: Math.max(1, shares[at] ?? width), height };
          return isPile(region) ? (
            <Fixed key={region.id} paddingTop={measures.lift}>
              <Pile region={region} width={shape.width} height={height - measures.lift} />
            </Fixed>
          ) : (
            <OwnRegion key={region.id} region={region} {...shape} only={only} />
          );
        })}
        {isAboveHand && (
          <Fixed position="absolute">
            <Controls width={width} height={1} />
          </Fixed>
        )}
      </Fixed>
    </SceneContext>
  );
}
